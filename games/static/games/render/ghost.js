/** The token that follows the pointer while it is dragged. */

import { setText } from "games/render/element.js";

export function createGhost({ ghost }, state) {
  return {
    draw() {
      ghost.hidden = !state.dragging;
      if (state.dragging) setText(ghost, state.dragging.token);
    },
    moveTo(x, y) {
      ghost.style.setProperty("--x", `${x}px`);
      ghost.style.setProperty("--y", `${y}px`);
    },
  };
}
