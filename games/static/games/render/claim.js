/** The round buttons of the operations, beside the token that was laid. */

import { placeOf, sizeOf } from "games/geometry.js";
import { element, keyed, setAttribute, setText } from "games/render/element.js";

/** Squares that the buttons need above or below the sum. */
const ROOM = 3;

export function createClaim({ claim }, state) {
  return function drawClaim() {
    const { draft, view, pending } = state;
    const asked = Boolean(draft?.active) && !pending;
    claim.hidden = !asked;
    if (!asked) return;
    keyed(claim, view.operations, {
      key: (operation) => operation,
      create: createOperation,
      update: (button, operation) => drawOperation(button, operation, state),
    });
    place(claim, draft, view);
  };
}

function createOperation(operation) {
  const button = element("button", "operation");
  button.type = "button";
  button.dataset.operation = operation;
  return button;
}

function drawOperation(button, operation, { draft, signs, texts }) {
  setText(button, signs[operation]);
  setAttribute(button, "aria-label", texts[`operation_${operation}`]);
  setAttribute(button, "aria-pressed", draft.claims[draft.active] === operation);
}

/** Below all the numbers that could be meant, or above them where the board ends. */
function place(claim, draft, view) {
  const squares = [draft.at, ...draft.pairs.flatMap((pair) => pair.squares)].map(placeOf);
  const rows = squares.map(({ row }) => row);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const size = sizeOf(view);
  const below = bottom + ROOM <= size.rows;
  claim.classList.toggle("above", !below);
  claim.style.setProperty("--x", (placeOf(draft.at).column + 0.5) / size.columns);
  claim.style.setProperty("--y", (below ? bottom : top) / size.rows);
}

/** "3 × 4 = 12", with a gap while the operation is not said. */
export function sentence(numbers, operation, token, { signs, texts }) {
  const sign = operation ? signs[operation] : texts.gap;
  return `${numbers[0]} ${sign} ${numbers[1]} = ${token}`;
}
