// Components, V1 and V2, and embeds as DOM.

import {Choice} from "./choice.js";
import {el, safeUrl} from "./dom.js";
import {icon} from "./icons.js";
import {markdown} from "./markdown.js";
import {fileCard, picture} from "./pictures.js";
import * as world from "./world.js";
import {words} from "./words.js";

const STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link"};
const KIND = {
  row: 1, button: 2, select: 3, input: 4, user: 5, role: 6, mentionable: 7, channel: 8, section: 9, text: 10,
  thumbnail: 11, gallery: 12, file: 13, separator: 14, container: 17,
};

/** The components of a message. act(control, body) is called for whatever a person presses or chooses. */
export function parts(components, place, act) {
  return components.map((component, index) => part(component, {place, act, path: String(index)}));
}

function part(component, at) {
  const make = MAKERS[component.type];
  return make ? make(component, at) : el("div", {class: "subtext"}, `[component ${component.type}]`);
}

const inside = (children, at) => children.map((child, index) => part(child, {...at, path: `${at.path}.${index}`}));

const MAKERS = {
  [KIND.row]: (c, at) => el("div", {class: "row"}, ...inside(c.components, at)),
  [KIND.button]: button,
  [KIND.select]: select,
  [KIND.user]: select,
  [KIND.role]: select,
  [KIND.mentionable]: select,
  [KIND.channel]: select,
  [KIND.section]: (c, at) => el("div", {class: "section"},
    el("div", {class: "section-text"}, ...inside(c.components, at)), part(c.accessory, {...at, path: `${at.path}.a`})),
  [KIND.text]: (c) => markdown(c.content),
  [KIND.thumbnail]: (c) => hideable(c, picture(c.media, c.description, "thumbnail")),
  [KIND.gallery]: gallery,
  [KIND.file]: (c) => hideable(c, fileCard(c.name ?? nameIn(c.file.url), c.size, c.file.url)),
  [KIND.separator]: (c) => el("div", {
    class: `separator${c.divider === false ? " invisible" : ""}${c.spacing === 2 ? " large" : ""}`, role: c.divider === false ? null : "separator",
  }),
  [KIND.container]: container,
};

const nameIn = (url) => decodeURIComponent(url.split("/").at(-1));

const colorOf = (number) => `#${number.toString(16).padStart(6, "0")}`;

function container(c, at) {
  const node = el("div", {class: "container"}, ...inside(c.components, at));
  if (c.accent_color !== null && c.accent_color !== undefined) {
    node.classList.add("accented");
    node.style.setProperty("--accent", colorOf(c.accent_color));
  }
  return hideable(c, node);
}

function gallery(c) {
  const columns = c.items.length === 1 ? 1 : c.items.length % 2 === 0 && c.items.length < 5 ? 2 : 3;
  const items = c.items.map((item) => hideable(item, picture(item.media, item.description, "gallery")));
  return el("div", {class: `gallery columns-${columns}`}, ...items);
}

/** What is marked as a spoiler is covered until it is pressed. */
function hideable(c, node) {
  if (!c.spoiler) return node;
  const cover = el("button", {type: "button", class: "cover", onclick: () => cover.remove()}, "Spoiler");
  return el("div", {class: "covered"}, node, cover);
}

function button(c, at) {
  const content = [c.emoji?.name ? el("span", {class: "emoji"}, c.emoji.name) : null, c.label ? el("span", {dir: "auto"}, c.label) : null];
  if (c.url) return linkButton(c, content);
  const node = el("button", {
    type: "button", class: `button ${STYLES[c.style] ?? "secondary"}`, disabled: Boolean(c.disabled),
    dataset: {path: at.path, id: c.custom_id}, onclick: () => at.act(node, {do: "click", custom_id: c.custom_id}),
  }, ...content, el("span", {class: "dots", "aria-hidden": "true"}, el("i"), el("i"), el("i")));
  return node;
}

function linkButton(c, content) {
  const url = safeUrl(c.url);
  const here = url && world.channelOfLink(url);
  return el("a", {
    class: "button link", role: "link", "aria-disabled": c.disabled || !url ? "true" : null, href: c.disabled ? null : here ? `#${here}` : url?.href,
    target: here ? null : "_blank", rel: "noopener noreferrer",
  }, ...content, here ? null : icon("link"));
}

function select(c, at) {
  const choice = new Choice({
    options: optionsOf(c, at.place), min: c.min_values ?? 1, max: c.max_values ?? 1, placeholder: c.placeholder,
    disabled: Boolean(c.disabled), onPick: (values) => at.act(choice.button, {do: "choose", custom_id: c.custom_id, values}),
  });
  Object.assign(choice.button.dataset, {path: at.path, id: c.custom_id});
  return choice.node;
}

/** The options of any select: its own, or the people, roles or channels of the place. */
export function optionsOf(c, place) {
  const defaults = new Set((c.default_values ?? []).map((value) => String(value.id)));
  if (c.type === KIND.select) {
    return c.options.map((o) => ({value: o.value, label: o.label, description: o.description, emoji: o.emoji?.name, chosen: Boolean(o.default)}));
  }
  return entities(c.type, place, c.channel_types).map((option) => ({...option, chosen: defaults.has(option.value)}));
}

/** People, roles, both, or channels that can be picked at a place, by the select's component type. */
export function entities(type, place, channelTypes = null) {
  const people = world.membersAt(place).map((p) => ({value: p.id, label: p.name, description: p.bot ? words.app : null}));
  const roles = (world.server(place.server)?.roles ?? []).map((role) => ({value: role.id, label: `@${role.name}`}));
  const channels = world.state.channels
    .filter((c) => c.server === place.server && c.server && (!channelTypes?.length || channelTypes.includes(c.type)))
    .map((c) => ({value: c.id, label: world.label(c)}));
  return {[KIND.user]: people, [KIND.role]: roles, [KIND.mentionable]: [...people, ...roles], [KIND.channel]: channels}[type] ?? [];
}

function embedField({name, value, inline}) {
  return el("div", {class: inline ? "inline" : null}, el("div", {class: "embed-title"}, name), markdown(value));
}

/** An embed of the older kind. */
export function embed(e) {
  const node = el("div", {class: "container accented embed"},
    e.author?.name ? el("div", {class: "embed-author"}, e.author.name) : null,
    e.title ? el("div", {class: "embed-title"}, e.title) : null,
    e.description ? markdown(e.description) : null,
    e.fields?.length ? el("div", {class: "embed-fields"}, ...e.fields.map(embedField)) : null,
    e.image ? picture(e.image, e.title, "attached") : null,
    e.thumbnail ? picture(e.thumbnail, e.title, "thumbnail") : null,
    e.footer?.text ? el("div", {class: "subtext"}, e.footer.text) : null);
  node.style.setProperty("--accent", colorOf(e.color ?? 0x4e5058));
  return node;
}
