/** The end of the game: places for all, a kind word for each. */

import { drawFace } from "games/render/seats.js";
import { classes, element, keyed, setClass, setText } from "games/render/element.js";
import { count, fill, nameOf } from "games/words.js";

export function createResult({ result, resultTitle, resultPlaces }, state) {
  return function drawResult() {
    const { view } = state;
    result.hidden = view.phase !== "over";
    if (result.hidden) return;
    setText(resultTitle, titleOf(state));
    keyed(resultPlaces, inOrder(state), {
      key: (player) => player.seat,
      create: createPlace,
      update: (item, player) => drawPlace(item, player, state),
    });
  };
}

function inOrder({ players, view }) {
  const { places } = view.result;
  return [...players].sort((one, other) => places[one.seat] - places[other.seat]);
}

function titleOf(state) {
  const { texts, view, seat } = state;
  const { finished, places } = view.result;
  if (!finished) return texts.not_finished;
  const winners = state.players.filter((player) => places[player.seat] === 1);
  if (seat !== null && places[seat] === 1) return winners.length > 1 ? texts.you_share : texts.you_won;
  const names = winners.map((player) => nameOf(state, player.seat)).join(", ");
  return fill(seat === null ? texts.they_won : texts.well_played, { names });
}

function createPlace() {
  const parts = ["place", "face", "name", "score", "left"].map((name) => element("span", name));
  return element("li", "", ...parts);
}

function drawPlace(item, player, { view, texts, faces }) {
  const [place, face, name, score, left] = item.children;
  const { places, finished } = view.result;
  setClass(item, classes(`ranked seat-${player.seat + 1}`, { first: finished && places[player.seat] === 1 }));
  setText(place, finished ? places[player.seat] : "");
  drawFace(face, player, faces);
  setText(name, player.name);
  setText(score, count(texts, "points", view.seats[player.seat].score));
  setText(left, leftText(view.result.left?.[player.seat] ?? [], texts));
}

function leftText(tokens, texts) {
  return tokens.length > 0 ? fill(texts.left_over, { tokens: tokens.join(" ") }) : "";
}
