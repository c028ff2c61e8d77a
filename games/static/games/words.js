/** Sentences from the server's texts, with their gaps filled. */

export function fill(text, gaps) {
  return text.replace(/\{(\w+)\}/g, (gap, name) => String(gaps[name] ?? gap));
}

/** "one" and "other" forms of a counted thing, chosen by the page's language. */
export function count(texts, key, number) {
  const form = new Intl.PluralRules(document.documentElement.lang).select(number);
  return fill(texts[`${key}_${form}`] ?? texts[`${key}_other`], { count: number });
}

/** A canonical expression with the signs that this class writes. */
export function written(expression, signs) {
  return expression.replace(/[+×÷-]/g, (sign) => signs[sign]);
}

/** The name of whoever sits there; "you" is said by the sentence, not by the name. */
export function nameOf(state, seat) {
  return state.players.find((player) => player.seat === seat)?.name ?? "";
}
