/** The seconds until the house acts, told quietly. */

import { setText } from "games/render/element.js";
import { fill } from "games/words.js";

/** Under this many seconds a number helps; above it would only hurry. */
const SHOWN_BELOW_S = 60;

export function createCountdown({ countdown, challengeCountdown }, state) {
  return function drawCountdown() {
    setText(countdown, secondsText(state, "timeout"));
    setText(challengeCountdown, secondsText(state, "close"));
  };
}

function secondsText({ deadlines, texts }, kind) {
  const deadline = deadlines.find((due) => due.do === kind);
  if (!deadline) return "";
  const seconds = Math.max(0, Math.ceil((deadline.at - performance.now()) / 1000));
  return seconds < SHOWN_BELOW_S ? fill(texts.seconds, { seconds }) : "";
}
