// What this browser remembers by itself: the last person and channel, and what was read.

const KEY = "sandbox";

function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

const kept = {viewer: null, places: {}, reads: {}, welcomed: false, ...load()};

function save() {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing (private window, full disk) still plays.
  }
}

export const lastViewer = () => kept.viewer;
export const lastPlace = (viewer) => kept.places[viewer] ?? null;

export function rememberPlace(viewer, channel) {
  kept.viewer = viewer;
  kept.places[viewer] = channel;
  save();
}

/** The newest message a person has seen in a channel, or null. */
export const readMark = (person, channel) => kept.reads[person]?.[channel] ?? null;
export const knowsPerson = (person) => person in kept.reads;

export function markRead(person, channel, message) {
  kept.reads[person] ??= {};
  kept.reads[person][channel] = message;
  save();
}

export const isWelcomed = () => kept.welcomed;

export function setWelcomed() {
  kept.welcomed = true;
  save();
}
