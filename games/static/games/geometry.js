/** Squares and neighbours on a board of any size. Names are "a1", row 1 on top. */

export const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

export function nameOf(column, row) {
  return String.fromCharCode(97 + column) + (row + 1);
}

export function placeOf(name) {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export function sizeOf(view) {
  return { rows: view.squares.length, columns: view.squares[0].length };
}

export function isOn(view, column, row) {
  const { rows, columns } = sizeOf(view);
  return column >= 0 && row >= 0 && column < columns && row < rows;
}

/** The square `steps` away in a direction, or null beyond the edge. */
export function neighbour(view, at, direction, steps = 1) {
  const { column, row } = placeOf(at);
  const [dx, dy] = STEPS[direction];
  const [x, y] = [column + dx * steps, row + dy * steps];
  return isOn(view, x, y) ? nameOf(x, y) : null;
}

/** The mark of a square as one character; "." is plain. */
export function markAt(view, at) {
  const { column, row } = placeOf(at);
  return view.squares[row][column];
}

/** Every number on the board by its square, printed or laid. */
export function numbersOn(view) {
  const numbers = new Map();
  for (const { at, value } of view.printed) numbers.set(at, value);
  for (const { at, value } of view.tiles) numbers.set(at, value);
  return numbers;
}

/** As people read: the one further left, then the one further up, comes first. */
export function inReadingOrder(squares) {
  return [...squares].sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return a.row - b.row || a.column - b.column;
  });
}

/** The squares that the last player laid: the newest tiles of one seat in a row. */
export function lastTurn(view) {
  const newest = [...view.tiles].sort((one, other) => other.ply - one.ply);
  const end = newest.findIndex((tile) => tile.seat !== newest[0].seat);
  return new Set(newest.slice(0, end < 0 ? newest.length : end).map((tile) => tile.at));
}
