// A text field whose choices come from the bot while one types.

import {$, el} from "./dom.js";
import {Listbox} from "./listbox.js";

const PAUSE = 150;

export class Complete {
  /** ask(typed) answers with Discord's choices, [{name, value}]; the bot is asked after a pause in the typing. */
  constructor(ask, pause = PAUSE) {
    this.ask = ask;
    this.pause = pause;
    this.turn = 0;
    this.chosen = null;
    this.misfit = null; // a text that is none of the choices: all of them are offered in its place
    this.input = el("input", {
      type: "text", role: "combobox", "aria-autocomplete": "list", "aria-haspopup": "listbox", autocomplete: "off", spellcheck: "false",
      oninput: () => this.typed(), onkeydown: (event) => this.key(event), onblur: () => this.list.close(), onfocus: () => this.fetch(),
    });
    this.list = new Listbox({owner: this.input, label: "", onPick: (option) => this.pick(option)});
    this.node = el("div", {class: "complete"}, this.input, this.list.node);
  }

  /** The choice's value if one was picked, else the text as typed. */
  get value() {
    return this.chosen?.name === this.input.value ? this.chosen.value : this.input.value.trim();
  }

  set(text) {
    this.input.value = text;
    this.chosen = null;
  }

  typed() {
    this.chosen = null;
    clearTimeout(this.wait);
    if (this.pause) this.wait = setTimeout(() => this.fetch(), this.pause);
    else this.fetch();
  }

  async fetch() {
    const turn = ++this.turn;
    const typed = this.input.value;
    const choices = await this.ask(typed);
    if (turn !== this.turn || typed !== this.input.value || document.activeElement !== this.input) return;
    this.input.dataset.choices = choices.length;
    this.list.fill(choices.map((choice) => ({value: String(choice.value), label: choice.name, choice})));
    if (choices.length) this.list.open(typed && typed !== this.misfit ? 0 : -1);
    else this.list.close();
  }

  pick(option) {
    this.chosen = option.choice;
    this.input.value = option.choice.name;
    clearTimeout(this.wait);
    this.turn += 1;
    this.list.close();
  }

  key(event) {
    if (!this.list.isOpen) {
      if (event.key === "ArrowDown") this.fetch();
      return;
    }
    if (this.list.move(event.key) || this.isPicked(event.key) || (event.key === "Escape" && this.list.close())) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === "Tab") this.list.pickActive();
  }

  /** Enter takes the marked choice; without one it sends the form. */
  isPicked(key) {
    return key === "Enter" && this.list.pickActive();
  }
}

export const isOpen = (node) => Boolean($(".list:popover-open", node));
