// The fields of forms and of command options: each has a node, a value and a check.

import {Choice} from "./choice.js";
import {$, $$, el, freshId} from "./dom.js";
import * as net from "./net.js";
import {optionsOf} from "./parts.js";
import {words} from "./words.js";

export class Field {
  /** control: the element; read(): its value, undefined for none; check(value): what is wrong, or null. */
  constructor({name, label, hint, required, control, read, check = () => null, group = false}) {
    Object.assign(this, {name, required, read, check, control});
    const id = freshId("field");
    const target = $("input, textarea, .choice-button", control) ?? control;
    this.target = control.matches("input, textarea") ? control : target;
    this.target.id ||= id;
    this.error = el("div", {class: "field-error", id: `${id}-error`, role: "alert"});
    const about = hint ? el("div", {class: "hint", id: `${id}-hint`}, hint) : null;
    this.target.setAttribute("aria-describedby", [about?.id, this.error.id].filter(Boolean).join(" "));
    const heading = [label, " ", el("span", {class: required ? "need" : "need optional"}, required ? "*" : words.optional)];
    this.node = el(group ? "fieldset" : "div", {class: "field", dataset: {name}},
      group ? el("legend", {}, ...heading) : el("label", {htmlFor: this.target.id}, ...heading), about, control, this.error);
  }

  /** Whether the value will do; if not, say why below the field. */
  isGood() {
    const value = this.read();
    const empty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
    const wrong = empty ? (this.required ? words.isRequired : null) : this.check(value);
    this.error.textContent = wrong ?? "";
    this.target.setAttribute("aria-invalid", String(Boolean(wrong)));
    return !wrong;
  }

  /** Say below the field what is wrong, and go there. */
  refuse(wrong) {
    this.error.textContent = wrong;
    this.target.setAttribute("aria-invalid", "true");
    this.focus();
  }

  focus() {
    this.target.focus();
  }

  /** The value to send; files are handed over first. */
  async value() {
    return this.read();
  }
}

function choiceField(spec, options, {min = 1, max = 1, placeholder} = {}) {
  const choice = new Choice({options, min, max, placeholder, label: spec.label});
  const check = (values) => (values.length < min ? words.tooFew(min) : null);
  const field = new Field({...spec, control: choice.node, read: () => choice.values, check});
  field.choice = choice;
  return field;
}

/** One value instead of a list. */
export function oneOf(spec, options, convert = (value) => value) {
  const field = choiceField(spec, options, {min: spec.required ? 1 : 0});
  field.value = async () => (field.choice.values.length ? convert(field.choice.values[0]) : undefined);
  return field;
}

export function textField(spec, {value = "", long = false, min = 0, max = 4000, placeholder = null} = {}) {
  const control = el(long ? "textarea" : "input", {
    type: long ? null : "text", value, maxlength: max, placeholder, rows: long ? 4 : null, autocomplete: "off",
    "aria-required": String(Boolean(spec.required)),
  });
  const check = (text) => (text.length < min ? words.atLeast(min) : null);
  return new Field({...spec, control, read: () => control.value, check});
}

export function numberField(spec, {whole, min, max}) {
  const control = el("input", {type: "text", inputmode: whole ? "numeric" : "decimal", autocomplete: "off"});
  const read = () => (control.value.trim() === "" ? undefined : Number(control.value.trim().replace(",", ".")));
  const check = (number) => {
    if (!Number.isFinite(number)) return words.notNumber;
    if (whole && !Number.isInteger(number)) return words.notWhole;
    if (min !== undefined && min !== null && number < min) return words.atLeast(min);
    return max !== undefined && max !== null && number > max ? words.atMost(max) : null;
  };
  return new Field({...spec, control, read, check});
}

export function fileField(spec, {max = 1, wrap}) {
  const control = el("input", {type: "file", multiple: max > 1});
  const check = (files) => (files.length > max ? words.atMost(max) : null);
  const field = new Field({...spec, control, read: () => [...control.files], check});
  field.value = async () => wrap(await net.upload(field.read()));
  return field;
}

function tickList(spec, component, type) {
  const name = freshId("group");
  const rows = component.options.map((option) => el("label", {class: "tick-row"},
    el("input", {type, name, value: option.value, checked: Boolean(option.default)}),
    el("span", {}, option.label, option.description ? el("span", {class: "hint"}, option.description) : null)));
  const control = el("div", {class: "ticks"}, ...rows);
  return [control, () => $$("input:checked", control).map((input) => input.value)];
}

const FIELDS = {
  3: pickField, 5: pickField, 6: pickField, 7: pickField, 8: pickField,
  4: (spec, c) => textField({...spec, label: spec.label ?? c.label}, {
    value: c.value ?? "", long: c.style === 2, min: c.min_length ?? 0, max: c.max_length ?? 4000, placeholder: c.placeholder,
  }),
  19: (spec, c) => fileField(spec, {max: c.max_values ?? 1, wrap: (uploads) => ({uploads})}),
  21: (spec, c) => {
    const [control, read] = tickList(spec, c, "radio");
    const field = new Field({...spec, control, read, group: true});
    field.value = async () => read()[0] ?? null;
    return field;
  },
  22: (spec, c) => {
    const [control, read] = tickList(spec, c, "checkbox");
    const check = ({length}) => {
      if (length < (c.min_values ?? 0)) return words.tooFew(c.min_values);
      return length > (c.max_values ?? 25) ? words.atMost(c.max_values) : null;
    };
    return new Field({...spec, control, read, check, group: true});
  },
  23: (spec, c) => {
    const control = el("input", {type: "checkbox", checked: Boolean(c.default), class: "single"});
    return new Field({...spec, required: false, control, read: () => control.checked});
  },
};

function pickField(spec, c, place) {
  return choiceField(spec, optionsOf(c, place), {min: c.min_values ?? 1, max: c.max_values ?? 1, placeholder: c.placeholder});
}

/** The field for a component of a modal, or null for one this page does not know. */
export function modalField(component, {label, hint}, place) {
  const spec = {name: component.custom_id, label: label ?? component.label, hint, required: component.required !== false};
  return FIELDS[component.type]?.(spec, component, place) ?? null;
}
