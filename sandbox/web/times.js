// Discord's timestamps, <t:seconds:style>, as <time> elements that stay current.

import {$$, el} from "./dom.js";

const LOCALE = "en-GB";
const STYLES = {
  t: {timeStyle: "short"},
  T: {timeStyle: "medium"},
  d: {dateStyle: "short"},
  D: {dateStyle: "long"},
  f: {dateStyle: "long", timeStyle: "short"},
  F: {dateStyle: "full", timeStyle: "short"},
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const relativeWords = new Intl.RelativeTimeFormat(LOCALE, {numeric: "always"});

/** "in 2 hours", "3 days ago". */
function relative(seconds, now = Date.now() / 1000) {
  const away = Math.round(seconds - now);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return relativeWords.format(Math.round(away / size), unit);
}

/** A date in one of Discord's styles ("R" is relative). */
function formatted(seconds, style) {
  if (style === "R") return relative(seconds);
  return new Intl.DateTimeFormat(LOCALE, STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

export function timestamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(String(seconds));
  return el("time", {
    class: "stamp", datetime: date.toISOString(), title: formatted(seconds, "F"), dataset: {style, seconds},
  }, formatted(seconds, style));
}

/** "14:05" today, else with the day. */
export function clockTime(iso) {
  const seconds = Date.parse(iso) / 1000;
  const today = new Date().toDateString() === new Date(iso).toDateString();
  return el("time", {datetime: iso, title: formatted(seconds, "F")},
    today ? formatted(seconds, "t") : `${formatted(seconds, "d")} ${formatted(seconds, "t")}`);
}

export const dayOf = (iso) => formatted(Date.parse(iso) / 1000, "D");

function refresh() {
  for (const node of $$("time[data-style=R]")) {
    const text = relative(Number(node.dataset.seconds));
    if (node.textContent !== text) node.textContent = text;
  }
}

setInterval(refresh, 1000);
