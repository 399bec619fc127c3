// One message as an element.

import {$, el, freshId} from "./dom.js";
import {icon} from "./icons.js";
import {inline, markdown, plainText} from "./markdown.js";
import {embed, parts} from "./parts.js";
import {fileCard, picture} from "./pictures.js";
import {clockTime} from "./times.js";
import * as world from "./world.js";
import {words} from "./words.js";

const THREAD_CREATED = 18;
const THREAD_STARTER = 21;
const COLORS = 8;

/** A round drawing for a person: their initial on a color of their own, a castle for the bot. */
export function avatar(person) {
  if (!person || person.bot) return el("span", {class: "avatar bot", "aria-hidden": "true"}, icon("castle"));
  const at = world.state.people.findIndex((each) => each.id === person.id);
  return el("span", {class: `avatar color-${(at < 0 ? 0 : at) % COLORS}`, "aria-hidden": "true"}, [...person.name][0].toUpperCase());
}

/** The message. press(node, control, body) is called for whatever is pressed in it. */
export function messageNode(message, {press, dismiss}) {
  const id = freshId("by");
  const node = el("article", {
    id: `m${message.id}`, class: classes(message), tabindex: "-1", "aria-labelledby": id, dataset: {id: message.id, author: message.author?.id},
  });
  const body = message.type === THREAD_CREATED ? system(message, id) : content(message, id, (control, what) => press(node, control, what));
  node.append(el("div", {class: "message"}, ...body, ...footer(message, dismiss)));
  return node;
}

function classes(message) {
  const direct = world.channel(message.channel)?.type === world.DIRECT; // there everything is meant for one
  const pinged = !direct && message.pings.includes(world.state.viewer);
  const led = message.command || (message.reply && message.type !== THREAD_STARTER);
  return ["post", message.private && "private", pinged && "pinged", led && "led"].filter(Boolean).join(" ");
}

function system(message, id) {
  return [el("div", {class: "system", id}, icon("thread"),
    el("span", {}, el("strong", {}, message.author?.name ?? ""), ` ${words.startedThread} `, message.content), clockTime(message.time))];
}

function content(message, id, act) {
  const place = world.channel(message.channel) ?? {};
  return [
    lead(message),
    avatar(message.author),
    el("div", {class: "by", id},
      el("span", {class: "name"}, message.author?.name ?? "?"),
      message.author?.bot ? el("span", {class: "app"}, words.app) : null,
      clockTime(message.time)),
    el("div", {class: "body"},
      message.loading ? el("div", {class: "thinking"}, words.thinking(message.author?.name ?? "")) : text(message),
      ...message.embeds.map(embed), ...attached(message), ...parts(message.components, place, act)),
    thread(message),
  ];
}

/** The line above: who used which command, or what is replied to. */
function lead(message) {
  if (message.command) {
    return el("div", {class: "lead"}, el("strong", {}, world.nameOf(message.by)), ` ${words.used} `,
      el("span", {class: "command"}, `/${message.command}`));
  }
  if (!message.reply || message.type === THREAD_STARTER) return null;
  return el("div", {class: "lead"}, el("strong", {}, message.reply.author), " ",
    el("span", {class: "quoted"}, ...inline(message.reply.text.split("\n")[0])));
}

function text(message) {
  const said = message.type === THREAD_STARTER ? message.reply?.text : message.content;
  if (!said) return null;
  const node = markdown(said);
  if (message.edited && !message.private) node.append(el("span", {class: "edited"}, words.edited));
  return node;
}

function attached(message) {
  return message.files.map((file) => (file.content_type.startsWith("image/") && file.width
    ? picture(file, file.description, "attached")
    : fileCard(file.name, file.size, file.url)));
}

/** The thread that hangs on the message. */
function thread(message) {
  const found = message.thread && world.channel(message.thread);
  if (!found) return null;
  return el("a", {class: "thread-card", href: `#${found.id}`},
    icon("thread"), el("strong", {}, found.name), " ", el("span", {}, words.seeThread));
}

function footer(message, dismiss) {
  if (!message.private) return [];
  return [el("div", {class: "only"}, icon("eye"), el("span", {}, words.onlyYou), " · ",
    el("button", {type: "button", class: "plain", onclick: () => dismiss(message)}, words.dismiss))];
}

/** Say below a message that a press came to nothing. */
export function fail(node, sentence) {
  $(".failure", node)?.remove();
  $(".message", node).append(el("div", {class: "failure", role: "alert"}, icon("warning"), sentence));
}

/** What a screen reader is told of a new message: who, and the text. */
export function summary(message) {
  const texts = [message.content];
  const collect = (list) => list.forEach((c) => {
    if (c.content) texts.push(c.content);
    collect(c.components ?? []);
  });
  collect(message.components);
  const said = plainText(texts.filter(Boolean).join("\n")).slice(0, 400);
  return `${message.author?.name ?? ""}: ${message.loading ? "…" : said}${message.private ? ` (${words.onlyYou})` : ""}`;
}
