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
  if (store.isWelcomed() || place?.type !== 0) return box?.remove();
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

const placeName = (place) => (place?.type === world.DIRECT ? words.directly : place?.name ?? words.elsewhere);

let waved = null; // up to which mention the reader wants no offer

/** While a mention waits: offer to be the one who was mentioned, there (or to go there, if it is oneself). */
export function offer(here, answer) {
  const call = here && world.newestCall(waved, here);
  const isMe = call?.person === world.state.viewer;
  const shown = $("#offer");
  if (!call || (isMe && call.channel === here)) return shown?.remove();
  const key = `${call.id} ${call.person} ${isMe}`;
  if (shown?.dataset.call === key) return;
  const name = world.nameOf(call.person);
  const place = placeName(world.channel(call.channel));
  const text = isMe ? words.called(place) : words.waiting(name, place);
  const more = isMe ? "" : ` ${words.waitingMore(name)}`;
  const close = () => {
    waved = call.id;
    $("#offer").remove();
  };
  announce(text + more);
  shown?.remove();
  $("#below").append(el("section", {id: "offer", class: "hint-line", dataset: {call: key}},
    el("span", {}, text, more && el("span", {class: "hint-more"}, more)),
    el("button", {type: "button", class: "button primary small", onclick: () => answer(call)},
      isMe ? words.goThere : words.beThem(name)),
    el("button", {type: "button", class: "plain icon-only", "aria-label": words.close, onclick: close}, icon("close"))));
}
