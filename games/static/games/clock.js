/** How long the player looked and thought, without the time the page was hidden. */

export function createClock(page = document, now = () => performance.now()) {
  let counted = 0;
  let since = page.hidden ? null : now();

  page.addEventListener("visibilitychange", () => {
    if (page.hidden && since !== null) {
      counted += now() - since;
      since = null;
    } else if (!page.hidden && since === null) {
      since = now();
    }
  });

  /** Milliseconds that the page has been looked at since it was opened. */
  const seen = () => counted + (since === null ? 0 : now() - since);

  const marks = { search: 0, answer: 0 };
  return {
    /** A turn began, or a token was settled: the search for the next one starts. */
    startSearch() {
      marks.search = marks.answer = seen();
    },
    /** A token was laid: from here on the player works out what to say. */
    startAnswer() {
      marks.answer = seen();
    },
    /** Both times of the token that is said now. */
    times() {
      return {
        search_ms: Math.round(marks.answer - marks.search),
        answer_ms: Math.round(seen() - marks.answer),
      };
    },
  };
}
