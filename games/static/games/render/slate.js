/** The slate under the board: the sums being said, an explanation, or what to do next. */

import { spoken } from "games/mathable.js";
import { sentence } from "games/render/claim.js";
import { classes, element, keyed, setAttribute, setClass, setText } from "games/render/element.js";
import { fill, nameOf } from "games/words.js";

export function createSlate({ slate, message, aside, sums, live }, state) {
  return function drawSlate() {
    const { draft, note } = state;
    setClass(slate, classes("slate", { nearly: note?.tone === "nearly" }));
    setText(message, note?.text ?? prompt(state));
    setText(aside, note || draft ? "" : asideText(state));
    keyed(sums, draft ? draft.pairs : [], {
      key: (pair) => `${draft.at} ${pair.direction}`,
      create: createSum,
      update: (item, pair) => drawSum(item.firstChild, pair, state),
    });
    setText(live, newest(state));
  };
}

/** One sentence: the next thing to do, or who is doing it. */
function prompt(state) {
  const { texts, view, draft } = state;
  if (view.phase === "over") return texts.game_over;
  if (draft) return draft.active ? "" : texts.which_pair;
  if (state.swapping) return texts.choose_swap;
  if (!view.to_move.includes(state.seat)) return othersText(state);
  if (view.phase === "window" && view.can.includes("accept")) return texts.look_at_sums;
  if (state.chosen !== null) return texts.choose_square;
  if (view.can.includes("draw") && state.declined !== state.version) return texts.offer_draw;
  return view.steps.length > 0 && view.can.includes("end") ? texts.your_turn_on : texts.your_turn;
}

function othersText(state) {
  const { texts, view } = state;
  if (view.phase === "window") return view.window.player === state.seat ? texts.being_looked_at : texts.others_look;
  return fill(texts.their_turn, { name: nameOf(state, view.turn) });
}

function asideText(state) {
  if (state.seat === null) return state.texts.watching;
  return newest(state);
}

function newest({ told }) {
  return told[0]?.text ?? "";
}

function createSum() {
  const button = element("button", "sum");
  button.type = "button";
  return element("li", "", button);
}

function drawSum(button, pair, state) {
  const { draft, pending } = state;
  const operation = draft.claims[pair.direction] ?? null;
  const numbers = spoken(pair.numbers, operation);
  button.dataset.direction = pair.direction;
  button.disabled = Boolean(pending);
  setText(button, sentence(numbers, operation, draft.token, state));
  setClass(button, classes("sum", { said: Boolean(operation), active: draft.active === pair.direction }));
  setAttribute(button, "aria-pressed", draft.active === pair.direction);
}
