/** What happened so far, newest first; and the calm word about the line to the server. */

import { element, keyed, setText } from "games/render/element.js";

export function createTold({ told }, state) {
  return function drawTold() {
    keyed(told, state.told, {
      key: (item) => `${item.version} ${item.code} ${item.seat} ${item.text}`,
      create: (item) => element("li", item.seat === null ? "house" : `seat-${item.seat + 1}`),
      update: (line, item) => setText(line, item.text),
    });
  };
}

export function createBanner({ banner, refused }, state) {
  return function drawBanner() {
    banner.hidden = state.link !== "lost";
    refused.hidden = state.link !== "refused";
  };
}
