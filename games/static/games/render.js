/** Shows the state. This file and the folder beside it are the only ones that write the DOM. */

import { createBoard } from "games/render/board.js";
import { createChallenge } from "games/render/challenge.js";
import { createClaim } from "games/render/claim.js";
import { createCountdown } from "games/render/countdown.js";
import { createDoing } from "games/render/doing.js";
import { createEffects } from "games/render/effects.js";
import { createGhost } from "games/render/ghost.js";
import { createRack } from "games/render/rack.js";
import { createResult } from "games/render/result.js";
import { createSeats } from "games/render/seats.js";
import { createSlate } from "games/render/slate.js";
import { createBanner, createTold } from "games/render/told.js";

const SECTIONS = [
  createBoard,
  createClaim,
  createSlate,
  createRack,
  createSeats,
  createDoing,
  createChallenge,
  createResult,
  createTold,
  createCountdown,
  createEffects,
];

export function createRender(root, state) {
  const parts = partsOf(root);
  const sections = SECTIONS.map((create) => create(parts, state));
  const ghost = createGhost(parts, state);
  const drawBanner = createBanner(parts, state);

  function redraw() {
    drawBanner();
    if (!state.view) return;
    for (const draw of sections) draw();
    ghost.draw();
    root.dataset.phase = state.view.phase;
    root.dataset.version = state.version;
    root.classList.remove("opening");
  }

  return { redraw, ghost, parts };
}

/** The named places of the page: data-part="challenge-title" becomes parts.challengeTitle. */
function partsOf(root) {
  const parts = { root };
  for (const node of root.querySelectorAll("[data-part]")) {
    const name = node.dataset.part.replace(/-(\w)/g, (dash, letter) => letter.toUpperCase());
    parts[name] = node;
  }
  return parts;
}
