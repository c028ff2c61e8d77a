/** The board: a grid of squares with marks, printed numbers and tiles. */

import { lastTurn, markAt, nameOf as squareName, sizeOf } from "games/geometry.js";
import { MARKS } from "games/mathable.js";
import { classes, element, setAttribute, setClass, setText } from "games/render/element.js";
import { fill, nameOf } from "games/words.js";

export function createBoard({ board }, state) {
  const squares = new Map();

  return function drawBoard() {
    const { view } = state;
    if (squares.size === 0) build(board, view, squares);
    const shown = contents(state);
    const last = lastTurn(view);
    for (const [at, square] of squares) drawSquare(square, at, shown.get(at), last.has(at), state);
  };
}

function build(board, view, squares) {
  const { rows, columns } = sizeOf(view);
  board.style.setProperty("--columns", columns);
  board.style.setProperty("--rows", rows);
  for (let row = 0; row < rows; row += 1) board.append(buildRow(row, columns, squares));
}

function buildRow(row, columns, squares) {
  const line = element("div", "row");
  line.setAttribute("role", "row");
  for (let column = 0; column < columns; column += 1) {
    const square = element("div", "square", element("span"));
    const at = squareName(column, row);
    square.setAttribute("role", "gridcell");
    square.dataset.at = at;
    if (row === 0) square.dataset.column = at[0];
    if (column === 0) square.dataset.row = row + 1;
    squares.set(at, square);
    line.append(square);
  }
  return line;
}

/** What lies on each square that is not empty; my own token is laid before the server says so. */
function contents({ view, draft }) {
  const shown = new Map();
  for (const { at, value } of view.printed) shown.set(at, { value, kind: "printed" });
  for (const { at, value, seat, fresh } of view.tiles) shown.set(at, { value, kind: "tile", seat, fresh });
  if (draft && !shown.has(draft.at)) shown.set(draft.at, { value: draft.token, kind: "tile", draft: true });
  return shown;
}

function drawSquare(square, at, content, isLast, state) {
  const mark = MARKS[markAt(state.view, at)];
  const [face] = square.children;
  setClass(square, squareClasses(at, mark, isLast, state));
  setClass(face, faceClasses(at, content, mark, state));
  setText(face, content ? content.value : markText(mark, state.signs));
  setAttribute(face, "aria-hidden", "true");
  setAttribute(square, "aria-label", labelOf(at, content, mark, state));
  setAttribute(square, "tabindex", at === cursorOf(state) ? "0" : "-1");
}

function squareClasses(at, mark, isLast, { draft, dragging, pointed }) {
  const pair = draft?.pairs.find(({ squares }) => squares.includes(at));
  return classes("square", {
    [`mark-${mark?.kind}`]: Boolean(mark),
    last: isLast,
    target: dragging?.over === at,
    lit: Boolean(pair) || pointed.includes(at),
    active: Boolean(pair) && pair.direction === draft.active,
    said: Boolean(pair) && Boolean(draft.claims[pair.direction]),
  });
}

function faceClasses(at, content, mark, { landed, pending }) {
  if (!content) return mark ? "mark" : "plain";
  return classes(content.kind, {
    fresh: content.fresh,
    draft: content.draft,
    waiting: content.draft && Boolean(pending),
    landed: content.draft || landed.has(at),
    wide: String(content.value).length > 2,
  });
}

function markText(mark, signs) {
  if (!mark) return "";
  return mark.text ?? signs[mark.operation];
}

/** "i8, plus square, empty" · "h8, 4, printed" · "i8, 12, Bob" */
function labelOf(at, content, mark, state) {
  const { texts } = state;
  const parts = [at];
  if (content) parts.push(content.value);
  if (mark) parts.push(texts[mark.label]);
  if (!content) parts.push(texts.empty);
  else if (content.kind === "printed") parts.push(texts.printed);
  else if (content.draft) parts.push(texts.laid);
  else parts.push(fill(texts.laid_by, { name: nameOf(state, content.seat) }));
  return parts.join(", ");
}

/** The keyboard starts where the game does: on the first printed number. */
export function cursorOf({ cursor, view }) {
  return cursor ?? view.printed[0]?.at ?? squareName(0, 0);
}
