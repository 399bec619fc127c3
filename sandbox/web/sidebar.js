// The left side: servers, their channels and threads, and direct messages.

import {$, arrowKeys, compareIds, el} from "./dom.js";
import {icon} from "./icons.js";
import * as world from "./world.js";
import {words} from "./words.js";

const DIRECT = "direct";

export class Sidebar {
  /** handlers: go(channel), direct(). */
  constructor(handlers) {
    Object.assign(this, {handlers, server: null, current: null, showArchived: false});
    this.rail = $("#rail");
    this.list = $("#channel-list");
    arrowKeys(this.rail, "button");
    arrowKeys(this.list, "button, a");
  }

  /** Show where one is: the channel and its server. */
  at(place) {
    this.current = place?.id ?? null;
    if (place) this.server = place.server ?? DIRECT;
    this.draw();
  }

  draw() {
    this.server ??= world.state.servers[0]?.id ?? DIRECT;
    redraw(this.rail, [this.railButton(DIRECT, words.directMessages, icon("message")), el("hr"),
      ...world.state.servers.map((server) => this.railButton(server.id, server.name, initials(server.name)))]);
    $("#place-name").textContent = this.server === DIRECT ? words.directMessages : world.server(this.server)?.name ?? "";
    redraw(this.list, this.server === DIRECT ? this.directRows() : this.channelRows());
    const {bot, online} = world.state;
    $("#bot-status").replaceChildren(el("span", {class: online ? "dot online" : "dot"}), online ? words.online(bot.name) : words.offline(bot.name));
  }

  railButton(id, name, content) {
    const places = world.state.channels.filter((c) => (c.server ?? DIRECT) === id);
    const calls = places.reduce((sum, c) => sum + world.mentions(world.state.viewer, c.id), 0);
    const unread = places.some(world.isUnread);
    return el("button", {
      type: "button", class: unread ? "server unread" : "server", title: name, dataset: {key: `server-${id}`},
      "aria-current": String(id === this.server), "aria-label": labelled(name, unread, calls), onclick: () => this.choose(id),
    }, content, badge(calls));
  }

  choose(id) {
    this.server = id;
    this.draw();
    if (id === DIRECT) return this.handlers.direct();
    const open = world.channel(this.current);
    const first = this.texts()[0];
    if (open?.server !== id && first) this.handlers.go(first.id);
  }

  texts() {
    return world.state.channels.filter((c) => c.server === this.server && !world.isThread(c)).sort((a, b) => a.position - b.position);
  }

  channelRows() {
    const rows = [el("h3", {}, words.channels)];
    for (const place of this.texts()) rows.push(this.row(place), ...this.threadRows(place));
    return rows;
  }

  threadRows(parent) {
    const threads = world.state.channels.filter((c) => c.parent === parent.id).sort((a, b) => compareIds(b.id, a.id));
    const shown = threads.filter((t) => !t.archived || this.showArchived || t.id === this.current || world.isUnread(t));
    const hidden = threads.filter((t) => t.archived).length;
    const more = hidden ? [el("button", {type: "button", class: "channel more", dataset: {key: `archived-${parent.id}`},
      "aria-expanded": String(this.showArchived), onclick: () => this.toggleArchived()}, `${hidden} ${words.archived}`)] : [];
    return [...shown.map((t) => this.row(t)), ...more];
  }

  toggleArchived() {
    this.showArchived = !this.showArchived;
    this.draw();
  }

  directRows() {
    const place = world.state.channels.find((c) => c.type === world.DIRECT);
    if (place) return [this.row(place)];
    const open = () => this.handlers.direct();
    return [el("button", {type: "button", class: "channel", dataset: {key: "direct"}, onclick: open}, icon("message"), world.state.bot.name)];
  }

  row(place) {
    const calls = world.mentions(world.state.viewer, place.id);
    const unread = world.isUnread(place);
    const kind = place.type === world.DIRECT ? "message" : world.isThread(place) ? "thread" : "hash";
    const name = place.type === world.DIRECT ? world.state.bot.name : place.name;
    return el("a", {
      href: `#${place.id}`, dataset: {key: place.id}, "aria-current": place.id === this.current ? "page" : null,
      class: ["channel", world.isThread(place) && "in-thread", unread && "unread", place.archived && "archived"].filter(Boolean).join(" "),
      "aria-label": labelled(world.label(place), unread, calls),
      onclick: () => place.id === this.current && this.handlers.go(place.id),
    }, icon(kind), el("span", {class: "channel-name"}, name), place.locked ? icon("lock") : null, badge(calls));
  }
}

const initials = (name) => name.split(/\s+/).map((word) => [...word][0]).join("").slice(0, 2).toUpperCase();

export const badge = (count) => (count ? el("span", {class: "badge", "aria-hidden": "true"}, String(Math.min(count, 99))) : null);

export function labelled(name, unread, calls) {
  return [name, unread && words.unread, calls && words.mentions(calls)].filter(Boolean).join(", ");
}

/** Draw a small list anew without taking the focus, or a press that has begun, from it. */
export function redraw(box, rows) {
  const old = [...box.children];
  if (old.length === rows.length && old.every((node, at) => node.isEqualNode(rows[at]))) return;
  const key = box.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  box.replaceChildren(...rows);
  if (key) box.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}
