// A select like Discord's: a button that opens a list of options with descriptions, one or several.

import {el} from "./dom.js";
import {icon} from "./icons.js";
import {Listbox} from "./listbox.js";
import {words} from "./words.js";

export class Choice {
  /** options: {value, label, description, emoji, chosen}; onPick(values) runs when a choice is made. */
  constructor({options, min = 1, max = 1, placeholder, label, disabled = false, onPick = () => {}}) {
    Object.assign(this, {options, min, max, onPick, label, typed: ""});
    this.placeholder = placeholder || words.choose;
    this.values = options.filter((option) => option.chosen).map((option) => option.value);
    this.sent = this.values.join();
    this.button = el("button", {
      type: "button", class: "choice-button", role: "combobox", "aria-haspopup": "listbox", disabled,
      onkeydown: (event) => this.key(event), onclick: () => this.toggle(), onblur: () => this.close(),
    });
    this.list = new Listbox({
      owner: this.button, label: label || this.placeholder, many: this.isMany, ticks: true, onPick: (option) => this.pick(option.value),
    });
    this.list.fill(options, this.values);
    this.node = el("div", {class: "choice"}, this.button, this.list.node);
    this.show();
  }

  get isMany() {
    return this.max > 1;
  }

  /** Show the chosen options on the button and in the list. */
  show() {
    const chosen = this.options.filter((option) => this.values.includes(option.value));
    const text = chosen.map((option) => (option.emoji ? `${option.emoji} ${option.label}` : option.label)).join(", ");
    this.button.replaceChildren(
      el("span", {class: text ? "choice-value" : "choice-value placeholder", dir: "auto"}, text || this.placeholder), icon("chevron"));
    const name = this.label || this.placeholder;
    this.button.setAttribute("aria-label", text ? `${name}: ${text}` : name);
    this.list.mark(this.values);
  }

  toggle() {
    if (this.list.isOpen) this.close();
    else this.open();
  }

  open() {
    this.list.open(Math.max(0, this.options.findIndex((option) => this.values.includes(option.value))));
  }

  /** Several values are sent when the list closes, and only if they changed and are enough. */
  close() {
    if (!this.list.close() || !this.isMany) return;
    const now = this.values.join();
    if (now === this.sent || this.values.length < this.min) return;
    this.sent = now;
    this.onPick(this.values);
  }

  pick(value) {
    if (this.isMany) this.toggleValue(value);
    else this.values = this.min === 0 && this.values.includes(value) ? [] : [value];
    this.show();
    if (this.isMany) return;
    this.list.close();
    this.onPick(this.values);
  }

  toggleValue(value) {
    if (this.values.includes(value)) this.values = this.values.filter((each) => each !== value);
    else if (this.values.length < this.max) this.values = [...this.values, value];
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isMine = this.list.isOpen ? this.openKey(event.key) : this.closedKey(event.key);
    if (!isMine) return;
    event.preventDefault();
    event.stopPropagation();
  }

  closedKey(key) {
    if (!["ArrowDown", "ArrowUp", "Enter", " "].includes(key)) return false;
    this.open();
    return true;
  }

  openKey(key) {
    if (this.list.move(key)) return true;
    if (key === "Home" || key === "End") this.list.activate(key === "Home" ? 0 : this.options.length - 1);
    else if (key === "Enter" || (key === " " && !this.typed)) this.list.pickActive();
    else if (key === "Escape") this.close();
    else if (key.length === 1) this.seek(key);
    else return false;
    return true;
  }

  /** Typing letters goes to the first option that begins with them. */
  seek(letter) {
    clearTimeout(this.forget);
    this.forget = setTimeout(() => { this.typed = ""; }, 700);
    this.typed += letter.toLowerCase();
    const found = this.options.findIndex((option) => option.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.list.activate(found);
  }
}
