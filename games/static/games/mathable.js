/** What is special to Mathable: its marks, and how a sum on its board is written. */

import { inReadingOrder, markAt, neighbour, numbersOn, STEPS } from "games/geometry.js";

/** Marks by their character: the class that colours them, their label, their sign. */
export const MARKS = {
  T: { kind: "triple", label: "mark_triple", text: "3x" },
  D: { kind: "double", label: "mark_double", text: "2x" },
  "+": { kind: "restriction", label: "mark_add", operation: "+" },
  "-": { kind: "restriction", label: "mark_subtract", operation: "-" },
  x: { kind: "restriction", label: "mark_multiply", operation: "×" },
  "/": { kind: "restriction", label: "mark_divide", operation: "÷" },
};

/** The operation that a square asks for, or null. */
export function signAt(view, at) {
  return MARKS[markAt(view, at)]?.operation ?? null;
}

/** For each direction, the two next squares if both hold numbers. */
export function pairsAt(view, at) {
  const numbers = numbersOn(view);
  const pairs = [];
  for (const direction of Object.keys(STEPS)) {
    const squares = [1, 2].map((steps) => neighbour(view, at, direction, steps));
    if (squares.every((square) => numbers.has(square))) {
      pairs.push(pairOf(direction, inReadingOrder(squares), numbers));
    }
  }
  return pairs;
}

function pairOf(direction, squares, numbers) {
  return { direction, squares, numbers: squares.map((square) => numbers.get(square)) };
}

/** The two numbers as one would say them: "6 − 2" and not "2 − 6", "0 ÷ 5" and not "5 ÷ 0".
 *
 * Only how the sum is written: a claim names two numbers and an operation, and
 * the server takes the order that works.
 */
export function spoken(numbers, operation) {
  if (operation !== "-" && operation !== "÷") return numbers;
  const [small, large] = [...numbers].sort((one, other) => one - other);
  return operation === "÷" && small === 0 ? [small, large] : [large, small];
}
