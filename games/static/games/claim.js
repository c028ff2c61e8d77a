/** What was computed: the token laid, its pairs of numbers, the operation for each.
 *
 * A draft is {slot, token, at, sign, pairs, active, claims}: `pairs` are the two
 * neighbours in each direction, `active` is the direction being asked about,
 * `claims` the operation said for a direction, `sign` the operation that the
 * square asks for.
 */

import { pairsAt, signAt } from "games/mathable.js";

/** A token laid on a square, or null when no two numbers lie beside it. */
export function openDraft(view, slot, at) {
  const pairs = pairsAt(view, at);
  if (pairs.length === 0) return null;
  const draft = { slot, token: view.rack[slot], at, pairs, sign: signAt(view, at), active: null, claims: {} };
  return pairs.length === 1 ? choosePair(draft, pairs[0].direction) : draft;
}

/** Ask about this pair. On a square with a sign the operation is already clear. */
export function choosePair(draft, direction) {
  const claims = { ...draft.claims };
  if (draft.sign) claims[direction] ??= draft.sign;
  return { ...draft, active: direction, claims };
}

/** Say the operation for the active pair. */
export function chooseOperation(draft, operation) {
  if (!draft.active) return draft;
  return { ...draft, claims: { ...draft.claims, [draft.active]: operation } };
}

/** Choose a pair by its sum. The sum that is looked at and said already is wiped out, if others are left. */
export function chooseSum(draft, direction) {
  const isWiped = draft.active === direction && draft.claims[direction] && draft.pairs.length > 1;
  if (!isWiped) return choosePair(draft, direction);
  const { [direction]: wiped, ...claims } = draft.claims;
  return { ...draft, active: null, claims };
}

export function pairThrough(draft, at) {
  return draft.pairs.find((pair) => pair.squares.includes(at)) ?? null;
}

export function isComplete(draft) {
  return Object.keys(draft.claims).length > 0;
}

export function toMove(draft) {
  const claims = Object.entries(draft.claims);
  return {
    do: "place",
    token: draft.token,
    at: draft.at,
    claims: claims.map(([direction, operation]) => ({ direction, operation })),
  };
}

/** Whether the token lies there for all to see: the draft has become a tile. */
export function isLaid(draft, view) {
  return view.tiles.some((tile) => tile.at === draft.at);
}

/** Whether the draft still makes sense after the position changed. */
export function stillFits(draft, view) {
  return view.rack?.[draft.slot] === draft.token && !isLaid(draft, view);
}
