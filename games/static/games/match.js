/** The match page: puts the parts together. */

import { createActions } from "games/actions.js";
import { setLink, setPlayed, setRefused, setStale, setView } from "games/api.js";
import { createClock } from "games/clock.js";
import { enableDrag } from "games/drag.js";
import { enableEvents } from "games/events.js";
import { enableKeyboard } from "games/keyboard.js";
import { createRender } from "games/render.js";
import { createSocket } from "games/socket.js";
import { createState } from "games/state.js";

const TICK_MS = 1000;

const receive = {
  view: setView,
  played: setPlayed,
  refused: setRefused,
  unclear: setRefused,
  stale: setStale,
};

const root = document.getElementById("match");
const data = JSON.parse(document.getElementById("match-data").textContent);
const state = createState(data);
const clock = createClock();
const render = createRender(root, state);
const actions = createActions(state, { clock, redraw, send: (...move) => socket.move(...move) });
const keyboard = enableKeyboard(root, { state, actions, parts: render.parts });

enableEvents(root, { state, actions });
enableDrag(root, { state, actions, ghost: render.ghost });

const socket = createSocket(data.socket, {
  frame(frame) {
    const before = state.view;
    receive[frame.type]?.(state, frame);
    if (frame.type === "refused" || isFreshTask(before, state.view)) clock.startSearch();
    redraw();
  },
  link(link) {
    setLink(state, link);
    redraw();
  },
});

setInterval(() => state.deadlines.length > 0 && redraw(), TICK_MS);

/** My turn or a rival's claims have just come, or my token has just been settled. */
function isFreshTask(before, after) {
  if (!after) return false;
  const task = (view) => ["place", "accept"].filter((kind) => view?.can.includes(kind)).join();
  return task(before) !== task(after) || before?.steps.length !== after.steps.length;
}

function redraw() {
  render.redraw();
  keyboard.keepFocus();
}
