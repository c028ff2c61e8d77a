/** Everything the page knows, in one plain object.
 *
 * api.js and actions.js change it, render.js shows it: event, state, redraw, in
 * that direction only.
 */
export function createState(data) {
  return {
    // Words and pictures of the page; they never change while it is open.
    texts: data.texts, // every sentence, by key, with {gaps} to fill
    signs: data.signs, // canonical operation → the sign this class writes
    faces: data.faces ?? {}, // name of a face → address of its picture

    // What the server said last. A new frame replaces all of it.
    version: -1, // of the match; grows with every move
    seat: data.seat, // my place at the table, or null for a watcher
    view: null, // the position as my seat may see it
    players: [], // who sits where, by seat
    deadlines: [], // what the house will do, with the moment it falls due here
    landed: new Set(), // squares filled by the latest frame
    happened: [], // news of the latest frame, for the points that rise
    told: [], // news so far, newest first

    // The line to the server.
    link: "opening", // opening, open, lost, or refused (nothing to wait for)
    pending: null, // my move that the server has not answered: {id, move}
    settledAt: null, // version that holds my answered move, until its view is here

    // What the player is doing. The server knows nothing of it yet.
    chosen: null, // index in the rack of the token picked up
    draft: null, // the token laid and what is claimed for it: see claim.js
    swapping: null, // set of rack indexes to exchange, or null
    declined: -1, // version at which the extra token was not wanted
    note: null, // what the slate says until the next action: {tone, text}
    pointed: [], // squares of the sum that is being looked at
    cursor: null, // square that the keyboard is on
    slot: 0, // place in the rack that the keyboard is on
    dragging: null, // token under the finger: {slot, token, over}
  };
}
