// Modals: the bot's forms in a dialog.

import {el, freshId, openDialog} from "./dom.js";
import {modalField} from "./fields.js";
import {icon} from "./icons.js";
import {markdown} from "./markdown.js";
import {words} from "./words.js";

const TEXT = 10;
const LABEL = 18;

/** Show a modal; send(values) is called with what was filled in, and closes it when it answers true. */
export function openForm(modal, place, send) {
  const fields = [];
  const rows = modal.components.map((top) => row(top, place, fields));
  const title = el("h2", {id: freshId("title"), dir: "auto"}, modal.title);
  const submit = el("button", {type: "submit", class: "button primary"}, words.submit);
  const form = el("form", {novalidate: true, onsubmit: (event) => {
    event.preventDefault();
    hand(fields, submit, send).then((done) => done && dialog.close());
  }},
  el("header", {}, title, el("button", {
    type: "button", class: "plain icon-only", "aria-label": words.close, onclick: () => dialog.close(),
  }, icon("close"))),
  el("div", {class: "form-rows"}, ...rows),
  el("footer", {}, el("button", {type: "button", class: "button plain", onclick: () => dialog.close()}, words.cancel), submit));
  const dialog = el("dialog", {class: "form", "aria-labelledby": title.id}, form);
  openDialog(dialog);
  fields[0]?.focus();
}

function row(top, place, fields) {
  if (top.type === TEXT) return markdown(top.content);
  const inner = top.type === LABEL ? top.component : top.components[0];
  const field = modalField(inner, {label: top.label, hint: top.description}, place);
  if (!field) return el("div", {class: "subtext"}, `[component ${inner.type}]`);
  fields.push(field);
  return field.node;
}

/** Check all fields; send what they hold if they are good, else go to the first that is not. */
export async function hand(fields, submit, send) {
  const bad = fields.filter((field) => !field.isGood());
  if (bad.length) {
    bad[0].focus();
    return false;
  }
  submit.disabled = true;
  try {
    const values = {};
    for (const field of fields) values[field.name] = await field.value();
    return await send(values);
  } finally {
    submit.disabled = false;
  }
}
