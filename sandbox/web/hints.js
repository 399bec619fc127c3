// Help for newcomers: how to begin, and whom to be next.

import {$, announce, el} from "./dom.js";
import {commandsAt} from "./commands.js";
import {icon} from "./icons.js";
import * as store from "./store.js";
import * as world from "./world.js";
import {words} from "./words.js";

/** The first thing a newcomer reads; the button does what it says. */
export function welcome(place, start) {
  const box = $("#welcome");
  if (store.isWelcomed()) return box?.remove();
  const command = world.state.start;
  const known = commandsAt(place).some(({name}) => name === command);
  const card = el("section", {id: "welcome", class: "hint-card", "aria-label": words.welcomeTitle},
    el("div", {},
      el("strong", {}, words.welcomeTitle),
      el("p", {}, known ? words.welcomeStart(command) : words.noCommands),
      el("p", {}, words.welcomeSwitch)),
    el("div", {class: "row"},
      el("button", {type: "button", class: "button success", disabled: !known, onclick: () => start(command)}, words.welcomeButton(command)),
      el("button", {type: "button", class: "button plain", onclick: unwelcome}, words.welcomeClose)));
  if (box) box.replaceWith(card);
  else $("#below").prepend(card);
}

/** The newcomer is none any more. */
export function unwelcome() {
  store.setWelcomed();
  $("#welcome")?.remove();
}

/** Somebody else was mentioned: offer to be them. */
export function offer(person, be) {
  const name = world.nameOf(person);
  announce(words.waiting(name));
  const card = el("section", {id: "offer", class: "hint-line"},
    el("span", {}, words.waiting(name)),
    el("button", {type: "button", class: "button primary small", onclick: () => be(person)}, words.beThem(name)),
    el("button", {type: "button", class: "plain icon-only", "aria-label": words.close, onclick: () => withdraw()}, icon("close")));
  withdraw();
  $("#below").append(card);
}

export const withdraw = () => $("#offer")?.remove();
