/** My tokens, under the thumb. */

import { classes, element, keyed, setAttribute, setClass, setText } from "games/render/element.js";
import { fill } from "games/words.js";

export function createRack({ rack }, state) {
  return function drawRack() {
    const { view } = state;
    rack.hidden = state.seat === null || view.phase === "over";
    if (rack.hidden) return;
    setClass(rack, classes("rack", { ready: view.can.includes("place") }));
    keyed(rack, view.rack, {
      key: (token, slot) => slot,
      create: createToken,
      update: (button, token, slot) => drawToken(button, token, slot, state),
    });
  };
}

function createToken(token, slot) {
  const button = element("button", "tile");
  button.type = "button";
  button.dataset.slot = slot;
  return button;
}

function drawToken(button, token, slot, state) {
  const { chosen, draft, dragging, swapping, texts, view } = state;
  const away = draft?.slot === slot || dragging?.slot === slot;
  const picked = swapping ? swapping.has(slot) : chosen === slot && !away;
  setText(button, token);
  setClass(button, classes("tile", { away, picked, wide: String(token).length > 2 }));
  setAttribute(button, "aria-pressed", picked);
  setAttribute(button, "aria-label", away ? fill(texts.take_back, { token }) : null);
  setAttribute(button, "aria-disabled", swapping || view.can.includes("place") ? null : "true");
  setAttribute(button, "tabindex", slot === slotOf(state) ? "0" : "-1");
}

/** The place in the rack that the keyboard is on; the rack may have become shorter. */
export function slotOf({ slot, view }) {
  return Math.max(0, Math.min(slot, view.rack.length - 1));
}
