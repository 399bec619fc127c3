// The people at the top: who one is, who was mentioned, and one more.

import {$, el, freshId, openDialog} from "./dom.js";
import {textField} from "./fields.js";
import {hand} from "./forms.js";
import {icon} from "./icons.js";
import {avatar} from "./message.js";
import {badge, labelled, redraw} from "./sidebar.js";
import * as world from "./world.js";
import {words} from "./words.js";

export class PeopleBar {
  /** handlers: be(person), add(name) answering whether it worked. */
  constructor(handlers) {
    this.handlers = handlers;
    this.box = $("#people");
    this.box.addEventListener("keydown", (event) => this.key(event));
    addEventListener("keydown", (event) => this.shortcut(event));
  }

  draw() {
    const rows = world.state.people.map((person, index) => this.button(person, index));
    redraw(this.box, [...rows, el("button", {
      type: "button", class: "person add", title: words.addPerson, "aria-label": words.addPerson, dataset: {key: "add"}, onclick: () => this.ask(),
    }, icon("plus"))]);
    this.reveal(world.state.viewer);
  }

  /** Have the row scroll to whom one has become. */
  reveal(viewer) {
    if (this.shown === viewer) return;
    this.shown = viewer;
    $(".me", this.box)?.scrollIntoView({block: "nearest", inline: "nearest"});
  }

  button(person, index) {
    const isMe = person.id === world.state.viewer;
    const calls = world.mentions(person.id);
    return el("button", {
      type: "button", class: isMe ? "person me" : "person", role: "radio", "aria-checked": String(isMe), tabindex: isMe ? "0" : "-1",
      title: index < 9 ? `${person.name} (Alt+${index + 1})` : person.name, "aria-label": labelled(person.name, false, calls),
      dataset: {key: person.id}, onclick: () => this.handlers.be(person.id),
    }, avatar(person), el("span", {class: "person-name"}, person.name), badge(calls));
  }

  /** As in any radio group the arrow keys choose. */
  key(event) {
    const step = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1}[event.key];
    const at = world.state.people.findIndex((person) => person.id === event.target.dataset.key);
    if (!step || at < 0) return;
    event.preventDefault();
    const {length} = world.state.people;
    const next = world.state.people[(at + step + length) % length].id;
    this.box.querySelector(`[data-key="${next}"]`).focus();
    this.handlers.be(next);
  }

  shortcut(event) {
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    const person = digit && event.altKey && !event.ctrlKey && !event.metaKey && world.state.people[digit - 1];
    if (!person) return;
    event.preventDefault();
    this.handlers.be(person.id);
  }

  ask() {
    const field = textField({name: "name", label: words.addPersonName, hint: words.addPersonHelp, required: true}, {max: 32});
    const submit = el("button", {type: "submit", class: "button primary"}, words.add);
    const title = el("h2", {id: freshId("title")}, words.addPerson);
    const form = el("form", {novalidate: true, onsubmit: (event) => {
      event.preventDefault();
      hand([field], submit, ({name}) => this.handlers.add(name)).then((done) => done && dialog.close());
    }},
    el("header", {}, title), el("div", {class: "form-rows"}, field.node),
    el("footer", {}, el("button", {type: "button", class: "button plain", onclick: () => dialog.close()}, words.cancel), submit));
    const dialog = el("dialog", {class: "form small", "aria-labelledby": title.id}, form);
    openDialog(dialog);
    field.focus();
  }
}
