// The bot's commands: a flat list to choose from, and the fields for a command's options.

import {Complete} from "./complete.js";
import {Field, fileField, numberField, oneOf, textField} from "./fields.js";
import {entities} from "./parts.js";
import * as world from "./world.js";
import {words} from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const OPTION = {text: 3, whole: 4, yesNo: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, file: 11};
const SELECT_OF = {[OPTION.user]: 5, [OPTION.role]: 6, [OPTION.mentionable]: 7, [OPTION.channel]: 8};

/** Every command of a place as {name: "game new", description, options, group}. */
export function commandsAt(place) {
  const commands = world.state.commands[place?.server ?? "direct"] ?? [];
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => flat(command, localName(command), localName(command)));
}

function flat(command, name, group) {
  const options = command.options ?? [];
  const inner = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => flat(option, `${name} ${option.name}`, group));
  return [{name, description: localText(command, "description"), options, group: name === group ? words.commands : `/${group}`}];
}

const locale = () => world.person(world.state.viewer)?.locale;
const localText = (thing, key) => thing[`${key}_localizations`]?.[locale()] ?? thing[key];
const localName = (thing) => thing.name;

/** Those that fit what was typed, best first: whole name, beginning, beginning of a word, anywhere. */
export function matching(commands, typed) {
  const text = typed.toLowerCase().trim();
  const rank = ({name, description}) => {
    if (name === text) return 0;
    if (name.startsWith(text)) return 1;
    if (name.split(" ").some((word) => word.startsWith(text))) return 2;
    if (name.includes(text)) return 3;
    return text.length > 2 && description.toLowerCase().includes(text) ? 4 : 9;
  };
  const ranked = commands.map((command) => [rank(command), command]).filter(([how]) => how < 9);
  if (!text) return byGroup(commands);
  return ranked.sort(([a], [b]) => a - b).map(([, command]) => command);
}

/** Groups together, the commands without one first. */
function byGroup(commands) {
  const groups = [...new Set(commands.map((command) => command.group))];
  groups.sort((a, b) => (a === words.commands ? -1 : b === words.commands ? 1 : 0));
  return groups.flatMap((group) => commands.filter((command) => command.group === group));
}

/** The command a text begins with (the longest name, in any case), and what follows it. */
export function commandIn(commands, text) {
  const lower = text.toLowerCase();
  const fits = commands.filter(({name}) => lower === `/${name}` || lower.startsWith(`/${name} `));
  const found = fits.sort((a, b) => b.name.length - a.name.length)[0];
  return found ? [found, text.slice(found.name.length + 1).trim()] : [null, ""];
}

/** "spot:b5 a5 game:12" as {spot: "b5 a5", game: "12"}; what bears no name is the first option's. */
export function typedOptions(command, text) {
  if (!text) return {};
  const names = command.options.map((option) => option.name);
  if (!names.length) return null;
  const pieces = text.split(new RegExp(`(?:^|\\s)(${names.join("|")}):\\s*`, "i"));
  const values = pieces[0].trim() ? {[names[0]]: pieces[0].trim()} : {};
  for (let at = 1; at < pieces.length; at += 2) values[pieces[at].toLowerCase()] = pieces[at + 1].trim();
  return values;
}

/** The option that is being typed, with what is typed for it; null where nothing can be suggested. */
export function optionInHand(command, text) {
  const names = command.options.map((option) => option.name);
  if (!names.length) return null;
  const last = [...text.matchAll(new RegExp(`(?:^|\\s)(${names.join("|")}):\\s*`, "gi"))].at(-1);
  const typed = last ? text.slice(last.index + last[0].length) : text;
  const option = command.options.find(({name}) => name === (last?.[1].toLowerCase() ?? names[0]));
  return option.choices?.length || option.autocomplete ? {option, typed} : null;
}

/** The field for an option; complete(option, typed) asks the bot for choices. */
export function optionField(option, place, complete) {
  const spec = {name: option.name, label: option.name, hint: localText(option, "description"), required: Boolean(option.required)};
  if (option.choices?.length) return chosen(spec, choicesOf(option));
  if (option.autocomplete) return completed(spec, option, complete);
  if (option.type === OPTION.whole || option.type === OPTION.number) {
    return numberField(spec, {whole: option.type === OPTION.whole, min: option.min_value, max: option.max_value});
  }
  if (option.type === OPTION.yesNo) {
    return chosen(spec, [{name: words.yes, value: true}, {name: words.no, value: false}]);
  }
  if (option.type === OPTION.file) return fileField(spec, {wrap: ([upload]) => (upload ? {upload} : undefined)});
  if (SELECT_OF[option.type]) return oneOf(spec, entities(SELECT_OF[option.type], place, option.channel_types));
  return textField(spec, {min: option.min_length ?? 0, max: option.max_length ?? 6000});
}

export const choicesOf = (option) => option.choices.map((choice) => ({name: localText(choice, "name"), value: choice.value}));

/** The choices that have in their names what was typed. */
export function fitting(choices, typed) {
  const text = typed.trim().toLowerCase();
  return choices.filter(({name}) => name.toLowerCase().includes(text));
}

/** A field with fixed choices, of which the page offers those that fit; nothing else can be sent. */
function chosen(spec, choices) {
  const box = new Complete(async (typed) => fitting(choices, [box.chosen?.name, box.misfit].includes(typed) ? "" : typed), 0);
  const named = () => choices.find(({name}) => name.toLowerCase() === box.input.value.trim().toLowerCase());
  const read = () => (box.input.value.trim() === "" ? undefined : named()?.value ?? box.input.value);
  const field = new Field({...spec, control: box.node, read, check: (value) => (named() ? null : words.notChoice(value))});
  return Object.assign(field, {complete: box, choices});
}

function completed(spec, option, complete) {
  const box = new Complete((typed) => complete(option.name, typed));
  const number = option.type !== OPTION.text;
  const read = () => (box.value === "" ? undefined : number ? Number(box.value) : box.value);
  const check = (value) => (number && !Number.isFinite(value) ? words.notNumber : null);
  const field = new Field({...spec, control: box.node, read, check});
  field.complete = box;
  return field;
}

/** Fill a field with what was typed behind the command's name; false if that does not fit. */
export function fillField(field, option, text) {
  if (field.choices) {
    const [first] = fitting(field.choices, text);
    const found = field.choices.find(({name, value}) => name.toLowerCase() === text.toLowerCase() || String(value) === text) ?? first;
    field.complete.set(found?.name ?? text);
    field.complete.misfit = found ? null : text;
    return Boolean(found);
  }
  if (field.choice) {
    const lower = text.toLowerCase().replace(/^[@#]/, "");
    const found = field.choice.options.find((o) => o.value === text || o.label.toLowerCase().replace(/^[@#]/, "") === lower);
    if (found) field.choice.pick(found.value);
    return Boolean(found);
  }
  if (field.complete) field.complete.set(text);
  else if (option.type === OPTION.file) return false;
  else field.target.value = text;
  return true;
}
