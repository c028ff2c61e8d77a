/** Points that rise from a tile. They say nothing that the slate does not say too. */

import { placeOf, sizeOf } from "games/geometry.js";
import { element } from "games/render/element.js";

export function createEffects({ effects }, state) {
  const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");

  return function drawEffects() {
    const scored = state.happened.filter(({ code, facts }) => code === "placed" && facts.points > 0);
    state.happened = [];
    if (stillness.matches) return;
    for (const { facts } of scored) rise(effects, facts, state.view);
  };
}

function rise(effects, { at, points }, view) {
  const { column, row } = placeOf(at);
  const { columns, rows } = sizeOf(view);
  const rising = element("span", "rising", `+${points}`);
  rising.style.setProperty("--x", (column + 0.5) / columns);
  rising.style.setProperty("--y", row / rows);
  rising.addEventListener("animationend", () => rising.remove());
  effects.append(rising);
}
