/** What a player can do. Each action changes the state and asks for a redraw. */

import * as claim from "games/claim.js";
import { numbersOn } from "games/geometry.js";

export function createActions(state, { clock, send, redraw }) {
  const can = (kind) => !state.pending && (state.view?.can.includes(kind) ?? false);

  /** Every action wipes the slate first: an explanation stays until then. */
  const action = (change) => (...details) => {
    if (!state.view) return;
    state.note = null;
    change(...details);
    redraw();
  };

  function play(move, times = {}) {
    if (!can(move.do)) return;
    state.pending = { id: send(state.version, move, times), move };
  }

  function say(key) {
    state.note = { tone: "plain", text: state.texts[key] };
  }

  function choose(slot) {
    if (state.swapping) return toggleSwap(slot);
    if (!can("place")) return;
    const again = state.chosen === slot && !state.draft;
    state.draft = null;
    state.chosen = again ? null : slot;
  }

  function toggleSwap(slot) {
    if (!state.swapping.delete(slot)) state.swapping.add(slot);
  }

  /** A square was tapped, or Enter was pressed on it. */
  function press(at) {
    state.cursor = at;
    const pair = state.draft && !state.pending && claim.pairThrough(state.draft, at);
    if (pair) state.draft = claim.choosePair(state.draft, pair.direction);
    else if (state.draft?.at === at) lift();
    else if (state.chosen !== null) drop(state.chosen, at);
    else if (can("place") && !numbersOn(state.view).has(at)) say("choose_token");
  }

  function drop(slot, at) {
    if (!can("place")) return;
    state.chosen = slot;
    if (numbersOn(state.view).has(at)) return say("square_taken");
    const draft = claim.openDraft(state.view, slot, at);
    if (!draft) return say("no_pair");
    Object.assign(state, { draft, cursor: at });
    clock.startAnswer();
  }

  /** Take the token up again, to lay it elsewhere. */
  function lift() {
    if (!state.pending) state.draft = null;
  }

  function redraft(change, choice) {
    if (state.draft && !state.pending) state.draft = change(state.draft, choice);
  }

  function cancel() {
    if (state.pending) return;
    Object.assign(state, { draft: null, chosen: null, swapping: null, pointed: [] });
  }

  function confirmClaims() {
    if (!state.draft || !claim.isComplete(state.draft)) return;
    play(claim.toMove(state.draft), clock.times());
  }

  function confirmSwap() {
    const tokens = [...(state.swapping ?? [])].map((slot) => state.view.rack[slot]);
    if (tokens.length > 0) play({ do: "exchange", tokens });
  }

  return {
    can,
    choose: action(choose),
    press: action(press),
    drop: action(drop),
    lift: action(lift),
    cancel: action(cancel),
    pair: action((direction) => redraft(claim.choosePair, direction)),
    sum: action((direction) => redraft(claim.chooseSum, direction)),
    operation: action((operation) => redraft(claim.chooseOperation, operation)),
    say: action(confirmClaims),
    swap: action(() => Object.assign(state, { swapping: can("exchange") ? new Set() : null, chosen: null, draft: null })),
    confirmSwap: action(confirmSwap),
    draw: action(() => play({ do: "draw" })),
    decline: action(() => Object.assign(state, { declined: state.version })),
    end: action(() => play({ do: "end" })),
    pass: action(() => play({ do: "pass" })),
    leave: action(() => play({ do: "leave", seat: state.seat })),
    accept: action(() => play({ do: "accept" }, { answer_ms: clock.times().answer_ms })),
    challenge: action((step) => play({ do: "challenge", step }, { answer_ms: clock.times().answer_ms })),
    /** Light up the squares of a sum; no answer, so the slate keeps what it says. */
    point(squares) {
      state.pointed = squares;
      redraw();
    },
    /** Move the keyboard's square without doing anything there. */
    moveCursor(at) {
      state.cursor = at;
      redraw();
    },
    /** A token under the finger is no longer laid anywhere. */
    drag(dragging) {
      if (dragging) state.draft = null;
      state.dragging = dragging;
      redraw();
    },
  };
}
