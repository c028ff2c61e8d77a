/** Who plays: face, name, points, and whose turn it is. */

import { classes, element, keyed, setAttribute, setClass, setText } from "games/render/element.js";
import { count } from "games/words.js";

export function createSeats({ seats, bag, bagWords }, state) {
  return function drawSeats() {
    keyed(seats, state.players, {
      key: (player) => player.seat,
      create: createSeat,
      update: (item, player) => drawSeat(item, player, state),
    });
    setText(bag, state.view.bag);
    setText(bagWords, count(state.texts, "bag", state.view.bag));
  };
}

function createSeat() {
  const face = element("span", "face");
  const name = element("span", "name");
  const score = element("span", "score");
  const more = element("span", "more");
  return element("li", "seat", face, name, score, more);
}

function drawSeat(item, player, state) {
  const { texts, view } = state;
  const [face, name, score, more] = item.children;
  const seat = view.seats[player.seat];
  const onTurn = view.phase !== "over" && view.to_move.includes(player.seat);
  setClass(item, classes(`seat seat-${player.seat + 1}`, { turn: onTurn, gone: seat.gone, you: player.you }));
  setAttribute(item, "aria-current", onTurn ? "true" : null);
  drawFace(face, player, state.faces);
  setText(name, player.name);
  setText(score, seat.score);
  setAttribute(score, "aria-label", count(texts, "points", seat.score));
  setAttribute(score, "role", "img");
  setText(more, moreText(player, seat, onTurn, state));
}

/** A picture, or the first letter of the name where there is none. */
export function drawFace(face, player, faces) {
  const address = faces[player.face];
  if (!address) return setText(face, player.name.slice(0, 1));
  if (face.firstElementChild) return;
  const picture = element("img");
  picture.src = address;
  picture.alt = "";
  face.append(picture);
}

function moreText(player, seat, onTurn, { texts, view }) {
  if (seat.gone) return texts.gone;
  if (seat.held) return texts.held;
  if (onTurn && view.phase === "window") return texts.is_looking;
  if (onTurn) return player.you ? texts.you_play : texts.is_playing;
  if (player.you) return texts.you;
  if (!player.bot && !player.online) return texts.away;
  return count(texts, "tokens", seat.rack);
}
