/** What happened so far, newest first; and the calm word about the line to the server. */

import { element, keyed, setText } from "games/render/element.js";

export function createTold({ told }, state) {
  return function drawTold() {
    keyed(told, state.told, {
      key: (item) => `${item.ply} ${item.code} ${item.seat}`,
      create: createLine,
      update: (line, item) => setText(line, item.text),
    });
  };
}

function createLine({ seat, facts }) {
  const line = element("li", seat === null ? "house" : `seat-${seat + 1}`);
  if (facts.at) line.dataset.squares = facts.at;
  return line;
}

export function createBanner({ banner, refused }, state) {
  return function drawBanner() {
    banner.hidden = state.link !== "lost";
    refused.hidden = state.link !== "refused";
  };
}
