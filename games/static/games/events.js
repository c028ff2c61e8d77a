/** Taps and clicks, and the dialogs that ask before something final. */

export function enableEvents(root, { state, actions }) {
  const taps = [
    ["[data-operation]", ({ operation }) => actions.operation(operation)],
    ["[data-direction]", ({ direction }) => actions.sum(direction)],
    ["[data-slot]", ({ slot }) => actions.choose(Number(slot))],
    ["[data-step]", ({ step }) => actions.challenge(Number(step))],
    ["[data-action]:not([data-opens])", ({ action }) => actions[ACTIONS[action]]()],
    ["[data-at]", ({ at }) => actions.press(at)],
  ];

  root.addEventListener("click", (event) => {
    for (const [selector, act] of taps) {
      const target = event.target.closest(selector);
      if (target) return act(target.dataset);
    }
  });

  for (const kind of ["pointerover", "focusin"]) {
    root.addEventListener(kind, (event) => pointAt(event.target, { state, actions }));
  }
  enableDialogs(actions);
}

const ACTIONS = {
  say: "say",
  cancel: "cancel",
  swap: "swap",
  "confirm-swap": "confirmSwap",
  draw: "draw",
  decline: "decline",
  end: "end",
  accept: "accept",
};

/** Looking at a sum lights up its squares. */
function pointAt(target, { state, actions }) {
  const squares = target.closest("[data-squares]")?.dataset.squares.split(" ") ?? [];
  if (squares.join() !== state.pointed.join()) actions.point(squares);
}

/** data-opens names a dialog; the value of the button that closes it names an action. */
function enableDialogs(actions) {
  document.addEventListener("click", (event) => {
    const opener = event.target.closest("[data-opens]");
    if (opener) document.getElementById(opener.dataset.opens).showModal();
  });
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("close", () => {
      const chosen = dialog.returnValue;
      dialog.returnValue = "";
      if (chosen) actions[chosen]();
    });
  }
}
