/** The line to the server: comes back by itself, and says again what was not answered. */

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
const SYNC_MS = 20000;
const SILENCE_MS = 8000;
const NOT_AT_THIS_TABLE = 4404;
const ANSWERS = new Set(["played", "refused", "stale", "unclear"]);

/** `on.frame(frame)` for each message, `on.link(name)` when the line changes. */
export function createSocket(path, on) {
  const unanswered = new Map();
  let socket = null;
  let failures = 0;
  let silence = null;
  let retry = null;

  function open() {
    retry = null;
    socket = new WebSocket(addressOf(path));
    socket.addEventListener("open", opened);
    socket.addEventListener("message", received);
    socket.addEventListener("close", closed);
  }

  function opened() {
    on.link("open");
    sync();
    for (const frame of unanswered.values()) transmit(frame);
  }

  function received(event) {
    failures = 0;
    clearTimeout(silence);
    const frame = JSON.parse(event.data);
    if (ANSWERS.has(frame.type)) unanswered.delete(frame.id);
    on.frame(frame);
  }

  function closed(event) {
    clearTimeout(silence);
    if (event.target !== socket) return;
    if (event.code === NOT_AT_THIS_TABLE) return on.link("refused");
    on.link("lost");
    retry ??= setTimeout(open, waitMs(failures++));
  }

  function transmit(frame) {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(frame));
    clearTimeout(silence);
    silence = setTimeout(giveUp, SILENCE_MS);
  }

  /** A line can be dead without being closed: nothing came back, so take a new one. */
  function giveUp() {
    const dead = socket;
    socket = null;
    dead.close();
    on.link("lost");
    open();
  }

  function sync() {
    transmit({ type: "sync" });
  }

  function hurry() {
    if (document.hidden) return;
    if (retry !== null) {
      clearTimeout(retry);
      open();
    } else {
      sync();
    }
  }

  setInterval(sync, SYNC_MS);
  document.addEventListener("visibilitychange", hurry);
  window.addEventListener("online", hurry);
  open();

  return {
    /** Send a move and keep it until it is answered; returns its id. */
    move(version, move, times) {
      const frame = { type: "move", version, id: freshId(), move, ...times };
      unanswered.set(frame.id, frame);
      transmit(frame);
      return frame.id;
    },
  };
}

function addressOf(path) {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address;
}

/** Twice as long each time; a little different in each browser, so that a class does not knock at once. */
function waitMs(failures) {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.75 + Math.random() / 2);
}

/** crypto.randomUUID is missing on plain http, which is what a school's own network speaks. */
function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
