// The page: who one is, where one is, and what happens when something happens.

import {Composer} from "./composer.js";
import {$, $$, announce, el, toast} from "./dom.js";
import {openForm} from "./forms.js";
import {offer, unwelcome, welcome} from "./hints.js";
import {icon} from "./icons.js";
import {Log} from "./log.js";
import {fail} from "./message.js";
import * as net from "./net.js";
import {PeopleBar} from "./people.js";
import {afterPress, watchPresses} from "./presses.js";
import {Sidebar} from "./sidebar.js";
import * as store from "./store.js";
import * as world from "./world.js";
import {words} from "./words.js";

const SETTLE_MS = 60;
const WIDE = matchMedia("(min-width: 721px)");

const log = new Log($("#log"), {press, dismiss, read});
const composer = new Composer($("#composer"), {say, slash, complete, up: () => $$("article", $("#log")).at(-1)?.focus()});
const sidebar = new Sidebar({go, direct});
const people = new PeopleBar({be, add});
const live = new net.Live({onOpen: reopened, onEvent: heard, onLost: lost});

const here = () => world.channel(log.channel);

// ── where one is ────────────────────────────────────────────────────────────────────────────────

function go(id) {
  closeDrawer();
  if (location.hash === `#${id}`) show(id);
  else location.hash = id;
}

async function show(id) {
  const place = world.channel(id);
  if (!place) return;
  store.rememberPlace(world.state.viewer, id);
  composer.at(place);
  sidebar.at(place);
  head(place);
  await log.open(id);
  welcome(place, start);
}

function head(place) {
  const kind = place.type === world.DIRECT ? "message" : world.isThread(place) ? "thread" : "hash";
  $("#title").replaceChildren(icon(kind), el("span", {}, place.type === world.DIRECT ? world.state.bot.name : place.name));
  const parent = world.channel(place.parent);
  $("#topic").replaceChildren(...(parent ? [el("a", {href: `#${parent.id}`}, world.label(parent))] : [place.topic ?? ""]));
  title();
}

/** The channel to begin with: of the address, where one was last, or the first one. */
function home(preferred = []) {
  const {viewer, channels} = world.state;
  const wanted = [...preferred, store.lastPlace(viewer)].find((id) => world.channel(id));
  return wanted ?? channels.filter((c) => c.type === 0).sort((a, b) => a.position - b.position)[0]?.id ?? channels[0]?.id;
}

async function direct() {
  const known = world.state.channels.find((c) => c.type === world.DIRECT);
  if (known) return go(known.id);
  const {channel} = await act({do: "direct"});
  await load();
  go(channel);
}

// ── who one is ──────────────────────────────────────────────────────────────────────────────────

async function be(id) {
  if (id === world.state.viewer) return;
  const was = location.hash.slice(1); // where one is, or has just asked to go
  const held = document.activeElement?.closest("#log, #offer");
  log.clear();
  world.state.viewer = id;
  live.as(id);
  await load();
  announce(`${words.playAs} ${world.nameOf(id)}`);
  const next = home([was]);
  if (location.hash === `#${next}`) await show(next);
  else location.hash = next;
  if (held) $("#log").focus();
}

/** Answer a mention: as the one who was mentioned, where it was. */
async function answerCall({person, channel}) {
  await be(person);
  if (channel !== log.channel && world.channel(channel)) go(channel);
}

async function add(name) {
  const answer = await act({do: "person", name});
  if (answer.error) return false;
  await load();
  await be(answer.person);
  return true;
}

// ── what one does ───────────────────────────────────────────────────────────────────────────────

/** Do something; a refusal is shown at once, everything else is the caller's. */
async function act(body) {
  let outcome;
  try {
    outcome = await net.act({as: world.state.viewer, channel: log.channel, ...body});
  } catch {
    outcome = {error: "refused", text: words.reconnecting};
  }
  if (outcome.error === "refused") toast(outcome.text);
  return outcome;
}

async function press(node, control, body) {
  if (body.do === "click" && control.ariaBusy === "true") return; // a double click
  control.ariaBusy = "true";
  const answer = await act({...body, message: node.dataset.id});
  control.ariaBusy = null;
  if (answer.error === "silent") fail(document.getElementById(node.id) ?? node, words.failed);
  if (answer.modal) form(answer);
}

async function slash(command, options) {
  if (command === world.state.start) unwelcome();
  log.toEnd(); // where the answer will be
  const answer = await act({do: "slash", command, options});
  if (answer.error === "silent") log.notice(words.silent);
  if (answer.modal) form(answer);
}

async function start(command) {
  await slash(command, {});
  composer.focus();
}

function form({form: key, modal}) {
  openForm(modal, here(), async (values) => {
    const answer = await act({do: "submit", form: key, values});
    if (answer.error === "silent") toast(words.failed);
    if (answer.modal) form(answer);
    return !answer.error;
  });
}

function say(text) {
  return act({do: "say", text});
}

async function complete(command, option, typed, options) {
  const answer = await act({do: "complete", command, option, typed, options});
  return answer.choices ?? [];
}

function dismiss(message) {
  return act({do: "dismiss", message: message.id});
}

/** What is on the screen and at the end of the log counts as read. */
function read(channel) {
  const newest = log.newestId();
  if (document.visibilityState !== "visible" || !newest || channel !== log.channel) return;
  store.markRead(world.state.viewer, channel, newest);
  marks();
}

// ── what happens ────────────────────────────────────────────────────────────────────────────────

function marks() {
  sidebar.draw();
  people.draw();
  offer(log.channel, answerCall);
  title();
}

function title() {
  const calls = world.mentions(world.state.viewer);
  const place = here();
  document.title = `${calls ? `(${calls}) ` : ""}${place ? `${world.label(place)} · ` : ""}${words.title}`;
  $("#menu").classList.toggle("calling", calls > 0);
}

async function load() {
  const asked = world.state.viewer;
  const fresh = await net.get("/page/state", {as: asked ?? ""});
  if (world.state.viewer !== asked) return; // switched again meanwhile
  if (world.state.build && fresh.build !== world.state.build) return location.reload();
  Object.assign(world.state, fresh);
  world.state.people.forEach((person) => world.meet(person.id));
  marks();
  composer.at(here());
}

async function reopened() {
  $("#lost").hidden = true;
  try {
    await load();
    if (here()) await log.catchUp();
    else go(home());
  } catch {
    live.socket.close(); // not ready yet: the connection comes again
  }
}

function lost() {
  if (world.state.online) {
    world.state.online = false; // who could tell? The next state does.
    sidebar.draw();
  }
  $("#lost").textContent = words.reconnecting;
  $("#lost").hidden = false;
}

let settling = 0;
function worldChanged() {
  clearTimeout(settling);
  settling = setTimeout(() => afterPress(async () => {
    await load();
    const place = here();
    if (!place) go(home());
    else {
      head(place);
      log.redrawLinks();
      welcome(place, start);
    }
  }), SETTLE_MS);
}

const EVENTS = {
  world: worldChanged,
  message({message, new: isNew}) {
    if (message.for && message.for !== world.state.viewer) return; // was on its way when one switched
    const place = world.channel(message.channel);
    if (isNew && place && !message.private) place.last = message.id;
    if (message.channel === log.channel) log.put(message, {isNew});
    else if (isNew) marks();
  },
  gone({channel, id}) {
    world.dropPing(id);
    if (channel === log.channel) log.remove(id);
    marks();
  },
  ping({person, channel, id}) {
    world.addPing(person, channel, id);
    marks();
  },
};

function heard(event) {
  afterPress(() => EVENTS[event.event]?.(event));
}

// ── the drawer of narrow windows ────────────────────────────────────────────────────────────────

function openDrawer() {
  document.body.classList.add("drawer");
  $("#veil").hidden = false;
  $("main").inert = true;
  $("#menu").setAttribute("aria-expanded", "true");
  ($("#channel-list [aria-current]") ?? $("#channel-list a"))?.focus();
}

function closeDrawer() {
  if (!document.body.classList.contains("drawer")) return;
  document.body.classList.remove("drawer");
  $("#veil").hidden = true;
  $("main").inert = false;
  $("#menu").setAttribute("aria-expanded", "false");
  $("#menu").focus();
}

function listen() {
  watchPresses();
  $("#menu").append(icon("menu"));
  $("#menu").setAttribute("aria-label", words.showMenu);
  $("#menu").onclick = openDrawer;
  $("#veil").onclick = closeDrawer;
  $("#side").addEventListener("keydown", (event) => event.key === "Escape" && closeDrawer());
  WIDE.addEventListener("change", closeDrawer);
  addEventListener("hashchange", () => {
    closeDrawer();
    show(location.hash.slice(1));
  });
  document.addEventListener("visibilitychange", () => log.stuck && read(log.channel));
  $("#log").addEventListener("keydown", (event) => event.key === "Escape" && composer.focus());
}

async function begin() {
  listen();
  world.state.viewer = store.lastViewer();
  try {
    await load();
  } catch {
    lost();
    setTimeout(() => location.reload(), 1000);
    return;
  }
  const place = home([location.hash.slice(1)]);
  history.replaceState(null, "", `#${place}`);
  await show(place);
  live.as(world.state.viewer);
  if (WIDE.matches) composer.focus();
}

begin();
