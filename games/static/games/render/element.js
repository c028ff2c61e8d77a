/** Small ways to write the DOM. Nothing is touched that is right already, so focus and animations stay. */

export function element(tag, className = "", ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

export function setText(node, text) {
  if (node.textContent !== String(text)) node.textContent = text;
}

/** null takes the attribute away. */
export function setAttribute(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

export function setClass(node, className) {
  if (node.className !== className) node.className = className;
}

/** The words that are true, as a class attribute. */
export function classes(always, when = {}) {
  return [always, ...Object.keys(when).filter((name) => when[name])].join(" ");
}

/** One child for each item, kept as long as its key is there. */
export function keyed(parent, items, { key, create, update }) {
  const known = new Map([...parent.children].map((node) => [node.dataset.key, node]));
  items.forEach((item, index) => {
    const name = String(key(item, index));
    const node = known.get(name) ?? create(item, index);
    known.delete(name);
    node.dataset.key = name;
    update(node, item, index);
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
  });
  for (const node of known.values()) node.remove();
}
