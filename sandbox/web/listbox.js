// A floating list of options: what a select, an autocompleted option and the command picker open.

import {$, $$, el, freshId} from "./dom.js";
import {icon} from "./icons.js";
import {words} from "./words.js";

const GAP = 4;
const LEAST = 112; // so much room below is enough, though there may be more above
const PAGE = 8;

/** Options are {value, label, description, emoji, group}. The focus stays with the owner (button or input). */
export class Listbox {
  constructor({owner, label, many = false, ticks = false, tallest = 320, none = words.nothing, onPick}) {
    Object.assign(this, {owner, many, ticks, tallest, none, onPick, options: [], active: -1});
    this.node = el("div", {
      id: freshId("list"), class: "list", role: "listbox", popover: "manual", tabindex: "-1", "aria-label": label,
      "aria-multiselectable": many ? "true" : null,
      onpointerdown: (event) => event.preventDefault(), // a press in the list leaves the focus where it is
    });
    owner.setAttribute("aria-controls", this.node.id);
    owner.setAttribute("aria-expanded", "false");
  }

  get items() {
    return $$(".option", this.node);
  }

  get isOpen() {
    return this.node.isConnected && this.node.matches(":popover-open");
  }

  fill(options, chosen = []) {
    this.options = options;
    const rows = [];
    options.forEach((option, index) => {
      if (option.group && option.group !== options[index - 1]?.group) rows.push(el("div", {class: "group", role: "presentation"}, option.group));
      rows.push(this.item(option, index));
    });
    this.node.replaceChildren(...(rows.length ? rows : [el("div", {class: "none"}, this.none)]));
    this.mark(chosen);
  }

  item(option, index) {
    return el("div", {
      id: freshId("option"), class: "option", role: "option", dataset: {value: option.value},
      onclick: () => this.onPick(option, index), onpointermove: () => this.active === index || this.activate(index, false),
    },
    el("div", {class: "option-text"},
      el("div", {class: "option-label", dir: "auto"}, option.emoji ? `${option.emoji} ` : null, option.label),
      option.description ? el("div", {class: "option-description", dir: "auto"}, option.description) : null),
    this.ticks ? el("span", {class: this.many ? "tick box" : "tick"}, icon("check")) : null);
  }

  mark(chosen) {
    this.items.forEach((item, index) => {
      item.setAttribute("aria-selected", String(chosen.includes(this.options[index].value)));
    });
  }

  open(first = 0) {
    if (!this.isOpen) {
      this.node.showPopover();
      this.onMove = (event) => (event.target === window || event.target.contains(this.owner)) && this.follow();
      addEventListener("scroll", this.onMove, {capture: true, passive: true});
      addEventListener("resize", this.onMove);
      this.owner.setAttribute("aria-expanded", "true");
    }
    this.place();
    this.activate(first);
  }

  /** How far down a list may reach: not over the buttons that send the form of its owner. */
  get floor() {
    const footer = this.owner.closest("form")?.querySelector("footer");
    return footer ? footer.getBoundingClientRect().top : innerHeight;
  }

  /** Below the owner and what is said to be wrong there; where that is too little and there is more above, above it and its label. */
  place() {
    const box = (this.anchor ?? this.owner).getBoundingClientRect();
    const field = this.owner.closest(".field");
    const head = (field ?? this.anchor ?? this.owner).getBoundingClientRect().top;
    const wrong = field && $(".field-error", field);
    const foot = wrong?.textContent ? wrong.getBoundingClientRect().bottom : box.bottom;
    const below = this.floor - foot - 2 * GAP;
    const above = head - 2 * GAP;
    const up = Math.min(this.node.scrollHeight, this.tallest, LEAST) > below && above > below;
    Object.assign(this.node.style, {
      left: `${box.left}px`, width: `${box.width}px`, maxHeight: `${Math.min(this.tallest, up ? above : below)}px`,
      top: up ? "auto" : `${foot + GAP}px`, bottom: up ? `${innerHeight - head + GAP}px` : "auto",
    });
  }

  /** Stay with the owner while it scrolls, as long as it is in sight. */
  follow() {
    const {top, bottom} = this.owner.getBoundingClientRect();
    if (bottom < 0 || top > this.floor) this.close();
    else this.place();
  }

  close() {
    if (!this.isOpen) return false;
    this.node.hidePopover();
    removeEventListener("scroll", this.onMove, {capture: true});
    removeEventListener("resize", this.onMove);
    this.owner.setAttribute("aria-expanded", "false");
    this.owner.removeAttribute("aria-activedescendant");
    this.active = -1;
    return true;
  }

  activate(index, scroll = true) {
    const {items} = this;
    items.forEach((item, each) => item.classList.toggle("active", each === index));
    this.active = items[index] ? index : -1;
    if (this.active < 0) return this.owner.removeAttribute("aria-activedescendant");
    this.owner.setAttribute("aria-activedescendant", items[index].id);
    if (scroll) this.reveal(items[index]);
  }

  reveal(item) {
    if (this.active === 0) this.node.scrollTop = 0; // the heading above the first one too
    else item.scrollIntoView({block: "nearest"});
  }

  /** Arrow and page keys move; the answer says whether the key was one of them. */
  move(key) {
    const last = this.options.length - 1;
    const to = {
      ArrowDown: this.active >= last ? 0 : this.active + 1, ArrowUp: this.active <= 0 ? last : this.active - 1,
      PageDown: Math.min(this.active + PAGE, last), PageUp: Math.max(this.active - PAGE, 0),
    }[key];
    if (to === undefined) return false;
    this.activate(to);
    return true;
  }

  pickActive() {
    const option = this.options[this.active];
    if (option) this.onPick(option, this.active);
    return Boolean(option);
  }
}
