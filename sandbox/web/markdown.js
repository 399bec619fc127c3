// The part of Discord's markdown that bots use, as DOM nodes.

import {el, safeUrl} from "./dom.js";
import {timestamp} from "./times.js";
import * as world from "./world.js";

const BODY = String.raw`((?:\\[\s\S]|[^\\])+?)`; // what stands between two marks; an escaped mark does not end it
const rule = (source, make) => [new RegExp(source, "y"), make];
const nested = (tag) => ([, text]) => el(tag, {}, ...inline(text));

const RULES = [
  rule(String.raw`\\([^A-Za-z0-9\s])`, ([, sign]) => sign),
  rule("``(.+?)``", ([, text]) => el("code", {}, text.trim())),
  rule("`([^`\n]+)`", ([, text]) => el("code", {}, text)),
  rule(String.raw`\*\*${BODY}\*\*(?!\*)`, nested("strong")),
  rule(String.raw`__${BODY}__(?!_)`, nested("u")),
  rule(String.raw`~~${BODY}~~`, nested("s")),
  rule(String.raw`\|\|${BODY}\|\|`, ([, text]) => spoiler(text)),
  rule(String.raw`\*(?=[^\s*])((?:\\[\s\S]|\*\*|[^*\\])+?)\*(?!\*)`, nested("em")),
  rule(String.raw`(?<![A-Za-z0-9_])_(?=[^\s_])((?:\\[\s\S]|[^_\\])+?)_(?![A-Za-z0-9_])`, nested("em")),
  rule(String.raw`<@!?(\d+)>`, ([, id]) => mention(`@${world.nameOf(id)}`, id === world.state.viewer)),
  rule(String.raw`<@&(\d+)>`, ([, id]) => mention(`@${world.roleName(id)}`, false)),
  rule(String.raw`<#(\d+)>`, ([, id]) => channelLink(id)),
  rule(String.raw`<\/([^:>]+):\d+>`, ([, name]) => mention(`/${name}`, false)),
  rule(String.raw`<t:(-?\d{1,12})(?::([tTdDfFR]))?>`, ([, seconds, style]) => timestamp(Number(seconds), style)),
  rule(String.raw`<a?:(\w+):(\d+)>`, ([, name, id]) =>
    el("img", {class: "emoji", src: `/cdn/emojis/${id}.png`, alt: `:${name}:`})),
  rule(String.raw`@(?:everyone|here)\b`, ([text]) => mention(text, false)),
  rule(String.raw`\[((?:\\[\s\S]|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)`,
    ([, text, url]) => link(url, inline(text))),
  rule(String.raw`<(https?:\/\/[^\s>]+)>`, ([, url]) => link(url, [url])),
  rule(String.raw`https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]`, ([url]) => link(url, [url])),
];

function mention(text, mine) {
  return el("span", {class: mine ? "mention mine" : "mention"}, text);
}

function channelLink(id) {
  const channel = world.channel(id);
  if (!channel) return el("span", {class: "mention unknown"}, "#…");
  return el("a", {class: "mention", href: `#${id}`}, world.label(channel));
}

function link(text, children) {
  const url = safeUrl(text);
  if (!url) return text;
  const id = world.channelOfLink(url);
  if (id) return el("a", {href: `#${id}`}, ...children);
  return el("a", {href: url.href, target: "_blank", rel: "noopener noreferrer"}, ...children);
}

function spoiler(text) {
  const show = () => node.classList.add("shown");
  const node = el("button", {type: "button", class: "spoiler", onclick: show}, ...inline(text));
  return node;
}

/** Inline markdown as a list of nodes and strings. */
export function inline(text) {
  const out = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const [length, node] = firstRule(text, at);
    if (node === null) {
      plain += text[at];
      at += 1;
      continue;
    }
    out.push(plain, node);
    plain = "";
    at += length;
  }
  out.push(plain);
  return out.filter((piece) => piece !== "");
}

function firstRule(text, at) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [match[0].length, make(match)];
  }
  return [1, null];
}

const BLOCKS = [
  [/^(#{1,3}) +(\S.*)$/, ([, marks, text]) => heading(marks.length, text)],
  [/^-# +(\S.*)$/, ([, text]) => el("div", {class: "subtext", dir: "auto"}, ...inline(text))],
  [/^> (.*)$/, ([, text]) => el("blockquote", {dir: "auto"}, ...inline(text))],
  [/^( *)[-*] +(.+)$/, ([, indent, text]) => el("div", {class: indent ? "item inner" : "item", dir: "auto"}, ...inline(text))],
  [/^ *(\d{1,3}\.) +(.+)$/, ([, number, text]) => el("div", {class: "item numbered", dir: "auto", "data-number": number}, ...inline(text))],
];

function heading(level, text) {
  return el("div", {class: `title-${level}`, dir: "auto", role: "heading", "aria-level": level + 2}, ...inline(text));
}

function block(line) {
  for (const [pattern, make] of BLOCKS) {
    const match = pattern.exec(line);
    if (match) return make(match);
  }
  return null;
}

/** A whole text: code blocks, titles, lists, quotes and lines. */
export function markdown(text) {
  const root = el("div", {class: "text"});
  text.split(/```(?:[\w+-]*\n)?([\s\S]*?)```/).forEach((piece, index) => {
    if (index % 2) root.append(el("pre", {tabindex: "0"}, el("code", {}, piece.replace(/\n$/, ""))));
    else lines(root, index ? piece.replace(/^\n/, "") : piece);
  });
  return root;
}

function lines(root, text) {
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) root.append(el("div", {dir: "auto"}, ...inline(paragraph.join("\n"))));
    paragraph = [];
  };
  for (const line of text === "" ? [] : text.split("\n")) {
    const node = block(line);
    if (!node) {
      paragraph.push(line);
      continue;
    }
    flush();
    root.append(node);
  }
  flush();
}

/** The same text without marks, for screen readers and summaries. */
export const plainText = (text) => [...markdown(text).children].map((node) => node.textContent).join("\n");
