// Where one writes: messages, the command picker on "/", and the form for a command's options.

import {el, toast} from "./dom.js";
import {
  choicesOf, commandIn, commandsAt, fillField, fitting, matching, optionField, optionInHand, typedOptions,
} from "./commands.js";
import {hand} from "./forms.js";
import {icon} from "./icons.js";
import {Listbox} from "./listbox.js";
import * as world from "./world.js";
import {words} from "./words.js";

const LONGEST = 2000;
const TALLEST = 420;
const PAUSE = 150;

export class Composer {
  /** handlers: say(text), slash(command, options), complete(command, option, typed, options), up(). */
  constructor(form, handlers) {
    Object.assign(this, {form, handlers, place: null, panel: null, picked: {}});
    this.input = el("textarea", {
      rows: 1, maxlength: LONGEST, role: "combobox", "aria-autocomplete": "list", "aria-haspopup": "listbox",
      oninput: () => this.typed(), onkeydown: (event) => this.key(event), onblur: () => this.picker.close(),
    });
    this.picker = new Listbox({
      owner: this.input, label: words.commands, tallest: TALLEST, none: words.noCommand,
      onPick: (option) => (option.command ? this.pick(option.command) : this.insert(option)),
    });
    this.picker.anchor = form;
    this.picker.node.classList.add("picker");
    this.sendButton = el("button", {type: "submit", class: "plain icon-only send", "aria-label": words.send}, icon("send"));
    form.append(this.input, this.sendButton, this.picker.node);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
  }

  /** Write to this channel from now on. */
  at(place) {
    if (place?.id !== this.place?.id) this.closePanel();
    this.place = place;
    const name = place ? words.composer(world.label(place)) : "";
    this.input.disabled = !place?.speak;
    this.input.placeholder = place?.speak ? name : words.readOnly;
    this.input.setAttribute("aria-label", this.input.placeholder);
  }

  focus() {
    (this.panel ? this.panelFields[0] : this.input).focus();
  }

  typed() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
    const text = this.input.value;
    const found = text.startsWith("/") && !text.includes("\n") ? this.fitting(text) : null;
    clearTimeout(this.wait);
    if (!found) {
      this.picker.close();
      if (text.startsWith("/")) this.wait = setTimeout(() => this.offer(text), PAUSE);
      return;
    }
    this.picker.fill(found.map((command) => this.option(command)));
    this.picker.open();
  }

  /** Offer values for the option that is being typed behind a command: its choices, or the bot's. */
  async offer(text) {
    const [command, rest] = commandIn(this.commands, text);
    const inHand = command && optionInHand(command, rest);
    if (!inHand) return;
    const {option, typed} = inHand;
    const others = {...typedOptions(command, rest)};
    delete others[option.name];
    const found = option.choices?.length
      ? fitting(choicesOf(option), typed)
      : await this.handlers.complete(command.name, option.name, typed, withoutEmpty(others));
    if (text !== this.input.value || this.panel || document.activeElement !== this.input || !found.length) return;
    const before = text.trimEnd().slice(0, text.trimEnd().length - typed.length);
    const head = before.endsWith(" ") || before.endsWith(":") ? before : `${before} `;
    this.picker.fill(found.map(({name, value}) => ({value: String(value), label: name, text: `${head}${name} `, option: option.name})));
    this.picker.open(-1);
  }

  /** Write a value out that was offered; what is sent is the value behind its name. */
  insert({label, value, text, option}) {
    this.picked[option] = {label, value};
    this.input.value = text;
    this.picker.close();
    this.input.focus();
  }

  /** The commands to offer; none once a whole command with something behind it stands there. */
  fitting(text) {
    const [command, rest] = commandIn(this.commands, text);
    if (command && (rest || text.endsWith(" ")) && !this.commands.some((c) => c.name.startsWith(`${command.name} ${rest}`))) return null;
    const found = matching(this.commands, text.slice(1));
    return found.length || !text.includes(" ") ? found : null;
  }

  get commands() {
    return commandsAt(this.place);
  }

  option(command) {
    const grouped = this.input.value === "/";
    return {value: command.name, label: `/${command.name}`, description: command.description, group: grouped ? command.group : null, command};
  }

  key(event) {
    if (event.isComposing) return;
    if (this.picker.isOpen && this.pickerKey(event.key)) return event.preventDefault();
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "ArrowUp" && !this.input.value) {
      event.preventDefault();
      this.handlers.up();
    }
  }

  pickerKey(key) {
    if (this.picker.options[0]?.text) { // values: Enter sends what stands there unless one is marked
      if (key === "Tab" && this.picker.active < 0) this.picker.activate(0);
      if (key === "Enter" || key === "Tab") return this.picker.pickActive();
    }
    if (key === "Enter") return !this.isWhole() && this.picker.pickActive();
    if (key === "Tab") return this.complete();
    return key === "Escape" ? this.picker.close() : this.picker.move(key);
  }

  /** Whether the marked command already stands there with its options. */
  isWhole() {
    const [command, rest] = commandIn(this.commands, this.input.value);
    return Boolean(command && rest && typedOptions(command, rest));
  }

  /** Tab writes the marked command out, to go on with its options by hand. */
  complete() {
    const option = this.picker.options[this.picker.active];
    if (!option) return false;
    this.input.value = `/${option.command.name} `;
    this.picker.close();
    return true;
  }

  submit() {
    const text = this.input.value.trim();
    if (!text) return;
    if (!text.startsWith("/")) {
      this.clear();
      this.handlers.say(text);
      return;
    }
    const [command, rest] = commandIn(this.commands, text);
    const typed = command && typedOptions(command, rest);
    for (const [name, {label, value}] of Object.entries(this.picked)) {
      if (typed?.[name] === label) typed[name] = value;
    }
    this.picked = {};
    if (!typed) toast(this.commands.length ? words.noCommand : words.noCommands);
    else this.pick(command, typed);
  }

  clear() {
    this.input.value = "";
    this.typed();
  }

  /** Use a command: at once if it takes nothing, or all it needs was typed; else ask for its options. */
  pick(command, typed = {}) {
    this.picker.close();
    this.clear();
    if (!command.options.length) return this.handlers.slash(command.name, {});
    const misfit = this.openPanel(command, typed);
    if (misfit) misfit.refuse(words.notChoice(typed[misfit.name]));
    else if (Object.keys(typed).length) this.run(command);
  }

  // ── the form for options ────────────────────────────────────────────────────────────────────

  /** Returns the first field that what was typed for it does not fit. */
  openPanel(command, typed) {
    this.closePanel();
    const ask = (option, text) => this.ask(command, option, text);
    this.panelFields = command.options.map((option) => optionField(option, this.place, ask));
    this.submitButton = el("button", {type: "submit", class: "button primary"}, words.send);
    this.panel = el("form", {class: "options", novalidate: true, "aria-label": `/${command.name}`,
      onsubmit: (event) => {
        event.preventDefault();
        this.run(command);
      },
      onkeydown: (event) => event.key === "Escape" && this.leave()},
    el("header", {}, el("strong", {}, `/${command.name}`), el("span", {class: "hint"}, command.description),
      el("button", {type: "button", class: "plain icon-only", "aria-label": words.close, onclick: () => this.leave()}, icon("close"))),
    el("div", {class: "option-fields"}, ...this.panelFields.map((field) => field.node)),
    el("footer", {}, el("button", {type: "button", class: "button plain", onclick: () => this.leave()}, words.cancel), this.submitButton));
    this.form.hidden = true;
    this.form.after(this.panel);
    const misfits = command.options.map((option, index) => [option, this.panelFields[index]])
      .filter(([option, field]) => option.name in typed && !fillField(field, option, typed[option.name]));
    this.panelFields[0].focus();
    return misfits[0]?.[1];
  }

  async run(command) {
    await hand(this.panelFields, this.submitButton, async (values) => {
      this.leave();
      this.handlers.slash(command.name, withoutEmpty(values));
      return true;
    });
  }

  /** Ask the bot for the choices of one option, with what the others hold so far. */
  async ask(command, option, typed) {
    const options = Object.fromEntries(this.panelFields
      .filter((field) => field.name !== option && !(field.target.type === "file"))
      .map((field) => [field.name, field.choice ? field.choice.values[0] : field.read()]));
    return this.handlers.complete(command.name, option, typed, withoutEmpty(options));
  }

  leave() {
    this.closePanel();
    this.input.focus();
  }

  closePanel() {
    this.panel?.remove();
    this.panel = null;
    this.form.hidden = false;
  }
}

function withoutEmpty(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== "" && value !== null));
}
