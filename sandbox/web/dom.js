// Small helpers for building the page. Data only ever becomes text nodes or plain attributes.

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "htmlFor", "popover"]);

/** Make an element: el("button", {class: "b", onclick: f}, "text", child); null and false are left out. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) put(node, name, value);
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function put(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "dataset") Object.assign(node.dataset, value);
  else if (PROPERTIES.has(name)) node[name] = value;
  else node.setAttribute(name, value === true ? "" : value);
}

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

let lastId = 0;
/** An id no other element has. */
export const freshId = (prefix) => `${prefix}-${++lastId}`;

/** Snowflakes are longer than numbers are exact, so they stay text: negative when a is older than b. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : Number(a > b));

/** Only links that lead to a web page: never javascript: or data:. */
export function safeUrl(text) {
  const url = URL.parse ? URL.parse(text, location.href) : tryUrl(text);
  return url && ["http:", "https:"].includes(url.protocol) ? url : null;
}

function tryUrl(text) {
  try {
    return new URL(text, location.href);
  } catch {
    return null;
  }
}

/** Say something to screen readers only. */
export function announce(text) {
  const region = $("#announcer");
  region.append(el("div", {}, text));
  while (region.childElementCount > 5) region.firstElementChild.remove();
}

let toastTimer = 0;
/** Show a short notice at the bottom; role=status reads it out. */
export function toast(text) {
  const box = $("#toast");
  box.textContent = text;
  box.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { box.hidden = true; }, 6000);
}

/** Arrow keys, Home and End move the focus among the items that selector finds inside the list. */
export function arrowKeys(list, selector, {horizontal = false} = {}) {
  const [back, forth] = horizontal ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  list.addEventListener("keydown", (event) => {
    const items = $$(selector, list);
    const at = items.indexOf(event.target.closest(selector));
    const to = {[back]: at - 1, [forth]: at + 1, Home: 0, End: items.length - 1}[event.key];
    if (at < 0 || to === undefined || !items[to]) return;
    event.preventDefault();
    items[to].focus();
  });
}

/** A dialog that removes itself when it closes and gives the focus back. */
export function openDialog(dialog) {
  const before = document.activeElement;
  document.body.append(dialog);
  dialog.addEventListener("close", () => {
    dialog.remove();
    before?.isConnected && before.focus();
  });
  dialog.addEventListener("pointerdown", (event) => event.target === dialog && dialog.close());
  dialog.showModal();
}
