/** Dragging a token by pointer: mouse, pen or finger. A press without a move stays a click. */

const STARTS_AFTER_PX = 6;
/** The token floats above a finger, which would hide it and the square below. */
const ABOVE_FINGER_PX = 36;

export function enableDrag(root, { state, actions, ghost }) {
  let drag = null;

  root.addEventListener("pointerdown", (event) => {
    const slot = slotUnder(event.target, state);
    if (slot === null || !event.isPrimary || event.button !== 0 || !actions.can("place") || state.swapping) return;
    drag = { slot, id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  });

  window.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.id) return;
    if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < STARTS_AFTER_PX) return;
    drag.moved = true;
    follow(event);
  });

  window.addEventListener("pointerup", (event) => {
    if (event.pointerId !== drag?.id) return;
    const { slot, moved } = drag;
    const over = state.dragging?.over ?? null;
    stop();
    if (!moved) return;
    swallowClick();
    if (over) actions.drop(slot, over);
    else actions.cancel();
  });

  window.addEventListener("pointercancel", () => drag && stop());

  function follow(event) {
    const y = event.clientY - (event.pointerType === "mouse" ? 0 : ABOVE_FINGER_PX);
    ghost.moveTo(event.clientX, y);
    const over = squareAt(event.clientX, y);
    const token = state.view.rack[drag.slot];
    if (state.dragging?.over !== over || state.dragging?.slot !== drag.slot) {
      actions.drag({ slot: drag.slot, token, over });
    }
  }

  function stop() {
    drag = null;
    actions.drag(null);
  }
}

/** The rack's token under the pointer, or the one that is laid and not yet said. */
function slotUnder(target, state) {
  const button = target.closest("[data-slot]");
  if (button) return Number(button.dataset.slot);
  const square = target.closest("[data-at]");
  return state.draft && square?.dataset.at === state.draft.at ? state.draft.slot : null;
}

function squareAt(x, y) {
  const square = document.elementFromPoint(x, y)?.closest("[data-at]");
  return square?.dataset.at ?? null;
}

/** The browser may send a click after the drop; it must not count as a tap. */
function swallowClick() {
  const swallow = (event) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
