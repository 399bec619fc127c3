// The world as the current person sees it, and how its things are called.

import {compareIds} from "./dom.js";
import * as store from "./store.js";

export const state = {
  viewer: null, bot: {id: "0", name: ""}, online: false, build: "", start: "",
  people: [], servers: [], channels: [], commands: [], pings: {},
};

const THREADS = [10, 11, 12];
export const DIRECT = 1;

const find = (list, id) => list.find((thing) => thing.id === id);

export const person = (id) => (id === state.bot.id ? state.bot : find(state.people, id));
export const channel = (id) => find(state.channels, id);
export const server = (id) => find(state.servers, id);
export const nameOf = (id) => person(id)?.name ?? "somebody";
export const isThread = (place) => THREADS.includes(place.type);

export function roleName(id) {
  return state.servers.flatMap((each) => each.roles).find((role) => role.id === id)?.name ?? "role";
}

/** "#games", "Harvest Moon" or "@Castellan". */
export function label(place) {
  if (place.type === DIRECT) return `@${state.bot.name}`;
  return isThread(place) ? place.name : `#${place.name}`;
}

/** The members of the server a channel belongs to, the bot among them; in direct messages the two. */
export function membersAt(place) {
  const ids = server(place.server)?.members ?? [state.viewer, state.bot.id];
  return ids.map(person).filter(Boolean);
}

/** A link to a message or channel on discord.com leads to the same place here. */
export function channelOfLink(url) {
  const match = /^\/channels\/(?:@me|\d+)\/(\d+)/.exec(url.pathname);
  return match && /(^|\.)discord\.com$/.test(url.hostname) && channel(match[1]) ? match[1] : null;
}

// ── unread marks ──────────────────────────────────────────────────────────────────────────────

const isNewer = (id, mark) => Boolean(id) && (!mark || compareIds(id, mark) > 0);

export const isUnread = (place) => isNewer(place.last, store.readMark(state.viewer, place.id));

/** How often a person was mentioned in a channel (or anywhere) since they last looked. */
export function mentions(who, place = null) {
  const pings = state.pings[who] ?? [];
  return pings.filter(([where, id]) => (!place || where === place) && isNewer(id, store.readMark(who, where))).length;
}

export function addPing(who, where, id) {
  const pings = (state.pings[who] ??= []);
  if (!pings.some(([, ping]) => ping === id)) pings.push([where, id]);
}

/** The newest mention nobody has looked at yet, if it is newer than a given one; first of the open channel. */
export function newestCall(after, here) {
  const calls = Object.entries(state.pings)
    .flatMap(([who, pings]) => pings.map(([where, id]) => ({person: who, channel: where, id})))
    .filter((call) => isNewer(call.id, store.readMark(call.person, call.channel)) && isNewer(call.id, after));
  calls.sort((a, b) => (b.channel === here) - (a.channel === here) || compareIds(b.id, a.id));
  return calls[0] ?? null;
}

export function dropPing(id) {
  for (const who of Object.keys(state.pings)) state.pings[who] = state.pings[who].filter(([, ping]) => ping !== id);
}

/** A person this browser never saw has read all but what is newest. */
export function meet(who) {
  if (store.knowsPerson(who)) return;
  for (const place of state.channels) {
    if (place.last) store.markRead(who, place.id, String(BigInt(place.last) - 1n));
  }
}
