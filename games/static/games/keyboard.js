/** Everything by keyboard: arrows, Enter, digits, the signs, Escape. */

import { neighbour } from "games/geometry.js";
import { cursorOf } from "games/render/board.js";
import { slotOf } from "games/render/rack.js";

const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const SIGNS = { "+": "+", "-": "-", "−": "-", "*": "×", x: "×", "×": "×", "/": "÷", ":": "÷", "÷": "÷" };
const DIGITS_BELONG_TOGETHER_MS = 1000;

export function enableKeyboard(root, { state, actions, parts }) {
  const typed = createDigits();
  let inUse = false;

  const focus = {
    board: () => parts.board.querySelector('[tabindex="0"]')?.focus(),
    rack: () => parts.rack.querySelector('[tabindex="0"]')?.focus(),
    claim: () => parts.claim.querySelector("button")?.focus(),
    say: () => parts.doing.querySelector('[data-action="say"]').focus(),
  };

  /** After a token was laid or a pair chosen: on to what is not said yet. */
  function goOn() {
    const { draft } = state;
    if (!draft) return;
    if (!draft.active) focus.board();
    else if (draft.claims[draft.active]) focus.say();
    else focus.claim();
  }

  function arrow(direction, area) {
    if (state.draft && area !== "rack") return arrowToPair(direction);
    if (area === "board") {
      actions.moveCursor(neighbour(state.view, cursorOf(state), direction) ?? cursorOf(state));
      focus.board();
    } else if (area === "rack") {
      const step = { left: -1, right: 1 }[direction] ?? 0;
      moveSlot(slotOf(state) + step);
    }
  }

  function arrowToPair(direction) {
    const isThere = state.draft.pairs.some((pair) => pair.direction === direction);
    if (isThere && state.draft.active !== direction) actions.pair(direction);
    goOn();
  }

  function moveSlot(slot) {
    state.slot = Math.max(0, slot);
    actions.point([]);
    focus.rack();
  }

  function sign(operation) {
    const { draft, view } = state;
    if (!draft?.active || !view.operations.includes(operation)) return;
    if (draft.claims[draft.active] !== operation) actions.operation(operation);
    goOn();
  }

  function digit(character) {
    const slot = typed.slotFor(character, state.view.rack ?? []);
    if (slot === null || state.draft) return;
    if (state.chosen !== slot || state.swapping) actions.choose(slot);
    if (state.chosen !== null) focus.board();
  }

  function enterOnBoard() {
    if (state.draft) return state.draft.active ? actions.say() : undefined;
    actions.press(cursorOf(state));
    goOn();
  }

  /** True when the key was ours. */
  function handle(key, area) {
    if (key === "Escape") actions.cancel();
    else if (ARROWS[key]) arrow(ARROWS[key], area);
    else if (SIGNS[key] && state.draft) sign(SIGNS[key]);
    else if (/^\d$/.test(key)) digit(key);
    else if ((key === "Enter" || key === " ") && area === "board") enterOnBoard();
    else return false;
    return true;
  }

  root.addEventListener("keydown", (event) => {
    inUse = true;
    const area = areaOf(event.target);
    if (!state.view || !area || event.ctrlKey || event.altKey || event.metaKey) return;
    if (handle(event.key, area)) event.preventDefault();
  });

  /** Enter on a button is a click without a pointer: go on where the next step is. */
  root.addEventListener("click", (event) => {
    if (event.detail !== 0 || !inUse) return;
    if (event.target.closest("[data-operation], [data-direction]")) goOn();
    else if (event.target.closest("[data-slot]") && state.chosen !== null) focus.board();
  });
  root.addEventListener("pointerdown", () => (inUse = false));

  return {
    /** A button that had the focus may be gone after a redraw: do not lose the player's place. */
    keepFocus() {
      const { activeElement } = document;
      const lost = activeElement === document.body || !activeElement.checkVisibility() || activeElement.disabled;
      if (!inUse || state.pending || !lost) return;
      if (state.view?.can.includes("place")) focus.rack();
      else focus.board();
    },
  };
}

function areaOf(target) {
  return target.closest("[data-keys]")?.dataset.keys ?? null;
}

/** Digits typed quickly make one number: 1 then 2 is the token 12, if it is held. */
function createDigits() {
  let buffer = "";
  let typedAt = 0;
  return {
    slotFor(character, rack) {
      const now = performance.now();
      const together = now - typedAt < DIGITS_BELONG_TOGETHER_MS ? buffer + character : character;
      const slots = [together, character].map((text) => rack.indexOf(Number(text)));
      buffer = slots[0] >= 0 || rack.some((token) => String(token).startsWith(together)) ? together : character;
      typedAt = now;
      return slots.find((slot) => slot >= 0) ?? null;
    },
  };
}
