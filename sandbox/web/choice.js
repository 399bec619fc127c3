// A select like Discord's: a button that opens a list of options with descriptions, one or several.

import {$$, el, freshId} from "./dom.js";
import {icon} from "./icons.js";
import {words} from "./words.js";

const GAP = 4;

export class Choice {
  /** options: {value, label, description, chosen}; onPick(values) runs when a choice is made. */
  constructor({options, min = 1, max = 1, placeholder, label, disabled = false, onPick = () => {}}) {
    Object.assign(this, {options, min, max: Math.min(max, options.length || 1), onPick, label});
    this.placeholder = placeholder || words.choose;
    this.chosen = options.filter((option) => option.chosen).map((option) => option.value);
    this.sent = this.chosen.join();
    this.typed = "";
    this.list = this.makeList();
    this.button = this.makeButton(disabled);
    this.node = el("div", {class: "choice"}, this.button, this.list);
    this.show();
  }

  get values() {
    return this.chosen;
  }

  get isMany() {
    return this.max > 1;
  }

  makeButton(disabled) {
    const button = el("button", {
      type: "button", class: "choice-button", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-controls": this.list.id, disabled, onkeydown: (event) => this.key(event), onclick: () => this.toggle(),
      onblur: () => this.close(),
    });
    return button;
  }

  makeList() {
    const items = this.options.map((option, index) => this.makeItem(option, index));
    const empty = el("div", {class: "choice-empty"}, words.nothing);
    return el("div", {
      id: freshId("list"), class: "choice-list", role: "listbox", popover: "manual", "aria-label": this.label || this.placeholder,
      "aria-multiselectable": this.max > 1 ? "true" : null, tabindex: "-1",
      onpointerdown: (event) => event.preventDefault(), // keeps the focus on the button
    }, ...(items.length ? items : [empty]));
  }

  makeItem(option, index) {
    return el("div", {
      id: freshId("option"), class: "choice-item", role: "option", dataset: {value: option.value},
      onclick: () => this.pick(index), onpointermove: () => this.activate(index),
    },
    el("div", {class: "choice-text"},
      el("div", {class: "choice-label"}, option.emoji ? `${option.emoji} ` : null, option.label),
      option.description ? el("div", {class: "choice-description"}, option.description) : null),
    el("span", {class: this.max > 1 ? "tick box" : "tick"}, icon("check")));
  }

  /** Show the chosen options on the button and in the list. */
  show() {
    const chosen = this.options.filter((option) => this.chosen.includes(option.value));
    const text = chosen.map((option) => option.label).join(", ");
    this.button.replaceChildren(
      el("span", {class: text ? "choice-value" : "choice-value placeholder"}, text || this.placeholder), icon("chevron"));
    const name = this.label || this.placeholder;
    this.button.setAttribute("aria-label", text && text !== name ? `${name}: ${text}` : name);
    this.items.forEach((item, index) => {
      item.setAttribute("aria-selected", String(this.chosen.includes(this.options[index].value)));
    });
  }

  get items() {
    return $$(".choice-item", this.list);
  }

  get isOpen() {
    return this.list.matches(":popover-open");
  }

  toggle() {
    if (this.isOpen) this.close();
    else this.open();
  }

  open() {
    if (this.button.disabled || this.isOpen) return;
    this.list.showPopover();
    this.place();
    this.button.setAttribute("aria-expanded", "true");
    const first = this.options.findIndex((option) => this.chosen.includes(option.value));
    this.activate(Math.max(first, 0));
    this.onScroll = (event) => this.list.contains(event.target) || this.close();
    addEventListener("scroll", this.onScroll, {capture: true, passive: true});
    addEventListener("resize", this.onScroll);
  }

  /** Below the button, or above it where there is more room. */
  place() {
    const box = this.button.getBoundingClientRect();
    const below = innerHeight - box.bottom - 2 * GAP;
    const above = box.top - 2 * GAP;
    const up = this.list.scrollHeight > below && above > below;
    Object.assign(this.list.style, {
      left: `${box.left}px`, width: `${box.width}px`, maxHeight: `${Math.min(320, up ? above : below)}px`,
      top: up ? "auto" : `${box.bottom + GAP}px`, bottom: up ? `${innerHeight - box.top + GAP}px` : "auto",
    });
  }

  close() {
    if (!this.isOpen) return;
    this.list.hidePopover();
    removeEventListener("scroll", this.onScroll, {capture: true});
    removeEventListener("resize", this.onScroll);
    this.button.setAttribute("aria-expanded", "false");
    this.button.removeAttribute("aria-activedescendant");
    if (this.isMany) this.send();
  }

  activate(index) {
    const item = this.items[index];
    if (!item) return;
    this.active = index;
    this.items.forEach((other) => other.classList.toggle("active", other === item));
    this.button.setAttribute("aria-activedescendant", item.id);
    item.scrollIntoView({block: "nearest"});
  }

  pick(index) {
    const value = this.options[index]?.value;
    if (value === undefined) return;
    if (this.isMany) this.toggleValue(value);
    else this.chosen = this.chosen.includes(value) && this.min === 0 ? [] : [value];
    this.show();
    if (this.isMany) return;
    this.close();
    this.onPick(this.chosen);
  }

  toggleValue(value) {
    if (this.chosen.includes(value)) this.chosen = this.chosen.filter((each) => each !== value);
    else if (this.chosen.length < this.max) this.chosen = [...this.chosen, value];
  }

  /** Several values are sent when the list closes, and only when they changed and are enough. */
  send() {
    const now = this.chosen.join();
    if (now === this.sent || this.chosen.length < this.min) return;
    this.sent = now;
    this.onPick(this.chosen);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const handled = this.isOpen ? this.openKey(event.key) : this.closedKey(event.key);
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  closedKey(key) {
    if (!["ArrowDown", "ArrowUp", "Enter", " "].includes(key)) return false;
    this.open();
    return true;
  }

  openKey(key) {
    const last = this.options.length - 1;
    const to = {
      ArrowDown: Math.min(this.active + 1, last), ArrowUp: Math.max(this.active - 1, 0), Home: 0, End: last,
      PageDown: Math.min(this.active + 8, last), PageUp: Math.max(this.active - 8, 0),
    }[key];
    if (to !== undefined) this.activate(to);
    else if (key === "Enter" || (key === " " && !this.typed)) this.pick(this.active);
    else if (key === "Escape") this.close();
    else if (key.length === 1) this.seek(key);
    else return false;
    return true;
  }

  /** Typing letters goes to the option that begins with them. */
  seek(letter) {
    clearTimeout(this.forget);
    this.typed += letter.toLowerCase();
    this.forget = setTimeout(() => { this.typed = ""; }, 700);
    this.activate(this.options.findIndex((option) => option.label.toLowerCase().startsWith(this.typed)));
  }
}
