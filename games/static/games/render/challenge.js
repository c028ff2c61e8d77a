/** The challenge window: a rival's sums in chalk, each of which may be checked. */

import { classes, element, keyed, setClass, setText } from "games/render/element.js";
import { count, fill, nameOf, written } from "games/words.js";

export function createChallenge({ challenge, challengeTitle, challengeSums, challengeWait, challengeAccept }, state) {
  return function drawChallenge() {
    const { view } = state;
    challenge.hidden = view.phase !== "window";
    if (challenge.hidden) return;
    const mayAnswer = view.can.includes("accept");
    setClass(challenge, classes("challenge panel", { asked: mayAnswer }));
    setText(challengeTitle, titleOf(state));
    keyed(challengeSums, view.steps, {
      key: ({ step, token, at }) => `${step} ${token} ${at}`,
      create: () => createStep(state),
      update: (item, step) => drawStep(item, step, state),
    });
    challengeAccept.hidden = !mayAnswer;
    setText(challengeWait, waitText(state));
  };
}

function titleOf({ texts, view, seat, players }) {
  if (view.window.player === seat) return texts.being_looked_at;
  return fill(texts.says, { name: nameOf({ players }, view.window.player) });
}

function createStep({ texts }) {
  const sums = element("span", "sums");
  const points = element("span", "points");
  const button = element("button", "check", texts.check);
  button.type = "button";
  return element("li", "step", sums, points, button);
}

function drawStep(item, step, { signs, texts, view, pending }) {
  const [sums, points, button] = item.children;
  setText(sums, step.claims.map(({ expression }) => `${written(expression, signs)} = ${step.token}`).join("\n"));
  setText(points, step.settled ? texts.checked : count(texts, "points", step.points));
  button.hidden = step.settled || !view.can.includes("challenge");
  button.disabled = Boolean(pending);
  button.dataset.step = step.step;
  item.dataset.squares = [step.at, ...step.claims.flatMap(({ squares }) => squares)].join(" ");
}

function waitText({ texts, view, seat, players }) {
  const others = view.window.waiting.filter((waiting) => waiting !== seat);
  if (others.length === 0 || view.can.includes("accept")) return "";
  const names = others.map((other) => nameOf({ players }, other));
  return fill(texts.waiting_for, { names: names.join(", ") });
}
