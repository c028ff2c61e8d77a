/** What the server says, put into the state. Its view always wins. */

import { isLaid, stillFits } from "games/claim.js";

const KEPT_NEWS = 30;
const EXPLAINED = new Set(["false_claim", "challenged"]);

/** Take a whole view. Older than what is shown already: nothing changes. */
export function setView(state, frame, now = performance.now()) {
  if (frame.version < state.version) return;
  const isNew = frame.version > state.version;
  const before = state.view;
  Object.assign(state, {
    version: frame.version,
    seat: frame.seat,
    view: frame.view,
    players: frame.players,
    deadlines: frame.deadlines.map((deadline) => ({ ...deadline, at: now + deadline.in_ms })),
    landed: isNew ? newSquares(before, frame.view) : new Set(),
  });
  tell(state, frame.news, before !== null);
  tidy(state, before);
}

/** The server took my move; what I laid is shown as a draft until its view is here. */
export function setPlayed(state, frame) {
  if (state.pending?.id !== frame.id) return;
  state.pending = null;
  state.settledAt = frame.version;
  tidy(state, state.view);
}

/** Nothing changed: the token comes back and the reason is told. */
export function setRefused(state, frame) {
  if (state.pending?.id !== frame.id) return;
  Object.assign(state, { pending: null, draft: null, chosen: null, swapping: null });
  state.note = { tone: "nearly", text: frame.text };
}

/** The board had changed before my move came: the player looks again and decides. */
export function setStale(state, frame) {
  if (state.pending?.id !== frame.id) return;
  state.pending = null;
  state.note = { tone: "plain", text: state.texts.look_again };
}

export function setLink(state, link) {
  state.link = link;
}

function newSquares(before, after) {
  if (!before) return new Set();
  const known = new Set(before.tiles.map((tile) => tile.at));
  return new Set(after.tiles.map((tile) => tile.at).filter((at) => !known.has(at)));
}

/** A view may repeat news, and the first one brings those of the last moves: nothing to be moved by. */
function tell(state, news, isLive) {
  const heard = state.told[0]?.ply ?? -1;
  const told = news.filter((item) => item.ply > heard);
  state.told = [...told.toReversed(), ...state.told].slice(0, KEPT_NEWS);
  state.happened = isLive ? told : [];
  const explained = state.happened.findLast((item) => EXPLAINED.has(item.code));
  if (explained) state.note = { tone: "nearly", text: explained.text };
}

/** Drop what the new position has overtaken. */
function tidy(state, before) {
  if (state.settledAt !== null && state.version >= state.settledAt) {
    Object.assign(state, { settledAt: null, draft: null, chosen: null, swapping: null });
  }
  const { view, draft } = state;
  const sameRack = String(before?.rack) === String(view.rack);
  if (draft && (isLaid(draft, view) || (!state.pending && !stillFits(draft, view)))) state.draft = null;
  if (!sameRack || !view.can.includes("place")) state.chosen = null;
  if (!sameRack || !view.can.includes("exchange")) state.swapping = null;
}
