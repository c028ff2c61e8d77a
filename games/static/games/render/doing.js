/** The buttons of a turn. They are all in the page; this shows the ones that can be pressed. */

import { isComplete } from "games/claim.js";
import { setAttribute, setText } from "games/render/element.js";
import { count } from "games/words.js";

export function createDoing({ doing, root }, state) {
  const buttons = [...root.querySelectorAll("[data-action]")];
  const inRow = buttons.filter((button) => doing.contains(button));

  return function drawDoing() {
    const offered = offers(state);
    for (const button of inRow) button.hidden = !offered.includes(button.dataset.action);
    for (const button of buttons) button.disabled = Boolean(state.pending);
    const [say, swap] = ["say", "confirm-swap"].map((name) => inRow.find(({ dataset }) => dataset.action === name));
    say.disabled ||= !state.draft || !isComplete(state.draft);
    swap.disabled ||= !state.swapping?.size;
    setText(swap, state.swapping?.size ? count(state.texts, "swap", state.swapping.size) : state.texts.swap);
    drawElsewhere(root, state);
  };
}

/** The actions that make sense now, by name. */
function offers(state) {
  const can = (kind) => state.view.can.includes(kind);
  if (state.draft) return ["say", "cancel"];
  if (state.swapping) return ["confirm-swap", "cancel"];
  const offered = [];
  if (can("draw") && state.declined !== state.version) offered.push("draw", "decline");
  else if (can("end")) offered.push("end");
  if (can("exchange")) offered.push("swap");
  if (can("pass")) offered.push("pass");
  return offered;
}

function drawElsewhere(root, { view, pending }) {
  setAttribute(root, "aria-busy", Boolean(pending));
  for (const button of root.querySelectorAll("[data-needs]")) {
    button.hidden = !view.can.includes(button.dataset.needs);
  }
}
