// The messages of the open channel: loaded a page at a time, changed one by one, never drawn anew as a whole.

import {$, $$, announce, compareIds, el} from "./dom.js";
import {icon} from "./icons.js";
import {messageNode, summary} from "./message.js";
import * as net from "./net.js";
import {ready} from "./pictures.js";
import * as store from "./store.js";
import {dayOf} from "./times.js";
import * as world from "./world.js";
import {words} from "./words.js";

const THREAD_CREATED = 18;
const NEAR = 80;
const TOGETHER_MS = 7 * 60 * 1000;

/** Once a list is closed; at once where none is open. */
const closed = (list) => list && new Promise((done) => list.addEventListener("toggle", done, {once: true}));

export class Log {
  /** handlers: press(node, control, body), dismiss(message), read(channel). */
  constructor(box, handlers) {
    Object.assign(this, {box, handlers, channel: null, shown: null, items: new Map(), more: false, busy: false, missed: 0});
    Object.assign(this, {turn: 0, opened: 0, waiting: null}); // waiting: changes that come while a page is fetched
    this.newest = $("#newest");
    this.newest.onclick = () => this.toEnd();
    box.addEventListener("scroll", () => this.scrolled(), {passive: true});
    box.addEventListener("keydown", (event) => this.key(event));
    this.stuck = true;
    this.scrolledTo = 0;
    this.list = el("div", {class: "log-inner"});
    box.append(this.list);
    const watch = new ResizeObserver(() => this.stuck && this.scrollDown());
    watch.observe(box);
    watch.observe(this.list);
  }

  /** Show a channel from its newest messages on. */
  async open(channel) {
    this.channel = channel;
    this.opened += 1;
    await this.load((page) => {
      this.items.clear();
      this.shown = channel;
      this.more = page.more;
      this.mark = store.readMark(world.state.viewer, channel);
      this.list.replaceChildren(this.top());
      for (const message of page.messages) this.place(message);
      this.markUnread();
      this.toEnd();
    });
  }

  /** After a lost connection: put right what changed meanwhile and leave the rest alone. */
  async catchUp() {
    if (this.shown !== this.channel) return this.open(this.channel);
    await this.load(({messages}) => {
      const kept = new Set(messages.map((message) => message.id));
      const oldest = messages[0]?.id ?? "0";
      for (const id of [...this.items.keys()]) if (!kept.has(id) && compareIds(id, oldest) >= 0) this.remove(id);
      for (const message of messages) this.put(message);
    });
  }

  /** Fetch the newest page and draw it; what changes meanwhile comes after it, so nothing is lost. */
  async load(draw) {
    const turn = ++this.turn;
    const waiting = [];
    this.waiting = waiting;
    try {
      const page = await this.fetch();
      if (turn !== this.turn) return;
      this.waiting = null;
      draw(page);
      waiting.forEach((change) => change());
    } finally {
      if (turn === this.turn) this.waiting = null;
    }
  }

  clear() {
    this.items.clear();
    this.list.replaceChildren();
  }

  fetch(before = "") {
    return net.get("/page/messages", {as: world.state.viewer, channel: this.channel, before});
  }

  top() {
    const place = world.channel(this.channel);
    this.head = el("div", {class: "log-top"});
    if (!this.more && place) this.head.append(el("div", {class: "beginning"}, words.beginning(world.label(place))));
    return this.head;
  }

  // ── changes ─────────────────────────────────────────────────────────────────────────────────

  /** A message that is new or was edited. */
  async put(message, {isNew = false} = {}) {
    if (this.waiting) return this.waiting.push(() => this.put(message, {isNew}));
    const old = this.items.get(message.id);
    const json = JSON.stringify(message);
    if (old?.json === json) return;
    if (old) return this.swap(old, message, json);
    if (isNew === false && this.items.size && compareIds(message.id, this.firstId()) < 0) return;
    const stuck = this.stuck;
    this.place(message, json);
    if (message.author?.id !== world.state.viewer) announce(summary(message));
    if (stuck) this.toEnd();
    else this.showMissed(1);
  }

  /** Put a message where its id belongs; nearly always at the end. */
  place(message, json = JSON.stringify(message)) {
    const node = messageNode(message, this.handlers);
    const item = {message, node, json};
    const after = $$("article", this.box).reverse().find((each) => compareIds(each.dataset.id, message.id) < 0);
    (after ?? this.head).after(node);
    this.items.set(message.id, item);
    this.tidy(node);
    this.tidy(this.next(node));
    return item;
  }

  async swap(item, message, json) {
    const node = messageNode(message, this.handlers);
    item.json = json;
    await ready(node);
    await closed($(".list:popover-open", item.node)); // a list that somebody reads is not torn away
    if (item.json !== json || !item.node.isConnected) return; // a later edit was faster, or it is gone
    const focus = focusIn(item.node);
    const stuck = this.stuck;
    if (item.message.loading) announce(summary(message));
    if (item.node.classList.contains("unread-first")) node.classList.add("unread-first");
    item.node.replaceWith(node);
    Object.assign(item, {message, node});
    this.tidy(node);
    this.tidy(this.next(node));
    focus?.(node);
    if (stuck) this.toEnd();
  }

  remove(id) {
    if (this.waiting) return this.waiting.push(() => this.remove(id));
    const item = this.items.get(id);
    if (!item) return;
    const next = this.next(item.node);
    const held = item.node.contains(document.activeElement);
    this.items.delete(id);
    item.node.remove();
    this.tidy(next);
    if (held) (next ?? $("#composer textarea"))?.focus();
  }

  next(node) {
    const after = node.nextElementSibling;
    return after?.matches("article") ? after : null;
  }

  /** Group a message with the one before it, or put the date above the first one of a day. */
  tidy(node) {
    if (!node) return;
    const message = this.items.get(node.dataset.id)?.message;
    const before = node.previousElementSibling;
    const other = before?.matches("article") ? this.items.get(before.dataset.id)?.message : null;
    if (!message) return;
    const newDay = !other || dayOf(other.time) !== dayOf(message.time);
    $(".day", node)?.remove();
    if (newDay) node.prepend(el("div", {class: "day"}, el("span", {}, dayOf(message.time))));
    node.classList.toggle("together", !newDay && belongTogether(other, message));
  }

  /** A sentence below the messages that only this window shows. */
  notice(sentence) {
    const node = el("div", {class: "post private notice", role: "alert"},
      el("div", {class: "failure"}, icon("warning"), sentence),
      el("div", {class: "only"}, icon("eye"), words.onlyYou, " · ",
        el("button", {type: "button", class: "plain", onclick: () => node.remove()}, words.dismiss)));
    this.list.append(node);
    this.toEnd();
  }

  /** Threads and people got their names after the messages: draw those anew that point at them. */
  redrawLinks() {
    for (const item of this.items.values()) {
      const {message} = item;
      const wanting = message.thread && !$(".thread-card", item.node) && world.channel(message.thread);
      if (wanting || $(".unknown", item.node)) this.swap(item, message, item.json);
    }
  }

  markUnread() {
    if (!this.mark) return;
    const {viewer} = world.state;
    const first = $$("article", this.box).find(({dataset}) => compareIds(dataset.id, this.mark) > 0 && dataset.author !== viewer);
    if (!first) return;
    first.classList.add("unread-first");
    first.prepend(el("div", {class: "new-line"}, words.newMessages));
  }

  firstId() {
    return $("article", this.box)?.dataset.id ?? "0";
  }

  // ── scrolling and keys ──────────────────────────────────────────────────────────────────────

  toEnd() {
    this.stuck = true;
    this.scrollDown();
    this.showMissed(0);
    this.handlers.read(this.channel);
  }

  scrollDown() {
    this.box.scrollTop = this.box.scrollHeight;
  }

  /** The channel's newest message that is here, for the read mark. */
  newestId() {
    return $$("article", this.box).at(-1)?.dataset.id ?? null;
  }

  /** Only somebody who scrolls up leaves the end, not a form or a longer message that moves it away. */
  scrolled() {
    const {scrollHeight, scrollTop, clientHeight} = this.box;
    const atEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    if (atEnd && !this.stuck) this.handlers.read(this.channel);
    this.stuck = atEnd || (this.stuck && scrollTop >= this.scrolledTo);
    this.scrolledTo = scrollTop;
    if (this.stuck) this.showMissed(0);
    else this.newest.hidden = false;
    if (scrollTop < 300) this.older();
  }

  showMissed(more) {
    this.missed = more ? this.missed + more : 0;
    this.newest.hidden = this.stuck;
    this.newest.textContent = this.missed ? `${words.toNewest} (${this.missed})` : words.toNewest;
  }

  /** Load the page before the first message, keeping the eye where it is. */
  async older() {
    if (!this.more || this.busy) return;
    this.busy = true;
    const {opened} = this;
    try {
      const page = await this.fetch(this.firstId());
      if (opened !== this.opened) return; // another channel by now
      const fromEnd = this.box.scrollHeight - this.box.scrollTop;
      this.more = page.more;
      this.head.replaceWith(this.top());
      for (const message of page.messages.reverse()) this.place(message);
      this.box.scrollTop = this.box.scrollHeight - fromEnd;
    } finally {
      this.busy = false;
    }
  }

  /** Arrow keys go from message to message while one of them (or the log) has the focus. */
  key(event) {
    const nodes = $$("article", this.box);
    const inLog = event.target === this.box;
    const at = inLog ? nodes.length : nodes.indexOf(event.target);
    if (at < 0) return;
    const to = {ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: nodes.length - 1}[event.key];
    if (!nodes[to]) return;
    event.preventDefault();
    nodes[to].focus();
    nodes[to].scrollIntoView({block: "nearest"});
  }
}

function belongTogether(a, b) {
  if (!a.author || a.author.id !== b.author?.id || a.private !== b.private) return false;
  if (b.command || b.reply || [a.type, b.type].includes(THREAD_CREATED)) return false;
  return Date.parse(b.time) - Date.parse(a.time) < TOGETHER_MS;
}

/** Remember what had the focus inside a message; the answer puts it on the same control of the new one. */
function focusIn(node) {
  const held = document.activeElement;
  if (!node.contains(held)) return null;
  const {id, path} = held.dataset;
  return (fresh) => {
    const controls = $$("button, a[href]", fresh);
    const same = controls.find((c) => id && c.dataset.id === id) ?? controls.find((c) => path && c.dataset.path === path);
    const target = same && !same.disabled ? same : after(controls, path) ?? fresh;
    target.focus({preventScroll: true});
  };
}

/** The first control that can be pressed at or behind a place in the old message. */
function after(controls, path) {
  const open = controls.filter((c) => c.dataset.path && !c.disabled);
  return open.find((c) => path && c.dataset.path.localeCompare(path, "en", {numeric: true}) >= 0) ?? open.at(-1);
}
