"""Slash commands: how to declare one and its suggestions, and how it finds the game it means.

    @slash("place", spot="panel-option-spot", game="panel-option-game")
    async def place(ask: Ask, spot: str, game: str | None = None) -> None:
        await with_game(ask, "place", game, *words(spot))

    @suggests(place, "spot")
    async def spots(ask: Ask, current: str, options: Options) -> list[Suggestion]: ...

The description of a command is the text `panel-command-place`, in a group
`panel-command-game-vote`; `area=` names another area than `panel`. The names of commands and
options are English in every language; `cogs.translator` finds what describes them in others.
"""

import asyncio
import inspect
import re
import typing
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import partial
from typing import Any, Final

import discord
import structlog
from discord import app_commands

import locales
from cogs import args, base, suggestions
from cogs.base import Ask, Click, game_action_of, handles
from cogs.codec import LISTS, Ids, base36
from cogs.discord_errors import RefusedTooOften
from cogs.dispatch import guarded, reader_of
from cogs.screen import OPTIONS, Screen, Text, choice, screen
from cogs.suggestions import distinct, matching
from locales import Texts, plain_name
from services.facts import Refused
from services.facts.games import Points
from services.facts.lists import GameLine

_log = structlog.get_logger()

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., None]
Suggestion = suggestions.Suggestion
Options = app_commands.Namespace
_MINUS: Final = re.compile(r"(?<!\w)[-\u2212](?=\d)")
ENDED: Final = ("record", "verify", "replay", "review")
"""Actions that are more often about ended games."""
TYPED: Final = 300
"""The longest text that an option takes if it says nothing else; Discord would take 6,000."""

_english = locales.texts(locales.SOURCE)


def describe(key: str) -> app_commands.locale_str:
    """Return a description for Discord; a translator finds it again by its key."""
    return app_commands.locale_str(_english.plain(key), key=key)


SERVERS_ONLY: Final = app_commands.AppCommandContext(guild=True, dm_channel=False)
"""For groups that are not offered in direct messages."""

game: Final = app_commands.Group(name="game", description=describe("panel-command-game"))
"""The group `/game`; several packages add their commands to it."""

_TOP: Final[list[Command | app_commands.Group]] = [game]

_MENUS: Final[list[app_commands.ContextMenu]] = []

FILES: Final = (".txt", ".json", ".csv")
"""The endings of files that a command takes: records, entries of tournaments."""

Body = Callable[..., Awaitable[None]]


class _Command(app_commands.Command[Any, ..., None]):
    """A command that says which files it takes, for which discord.py 2.7 has no option."""

    def to_dict(self, tree: app_commands.CommandTree[Any]) -> dict[str, Any]:
        """Return what Discord is sent."""
        return _with_files(super().to_dict(tree))

    async def get_translated_payload(
        self, tree: app_commands.CommandTree[Any], translator: app_commands.Translator
    ) -> dict[str, Any]:
        """Return what Discord is sent, in all languages."""
        return _with_files(await super().get_translated_payload(tree, translator))


def _with_files(sent: dict[str, Any]) -> dict[str, Any]:
    for option in sent["options"]:
        if option["type"] == discord.AppCommandOptionType.attachment.value:
            option["file_types"] = list(FILES)
    return sent


def slash(
    name: str,
    /,
    *,
    area: str = "panel",
    group: app_commands.Group | None = None,
    choices: dict[str, Sequence[tuple[str, str]]] | None = None,
    **options: str,
) -> Callable[[Body], Command]:
    """Declare a command, whose options are the parameters of the function below it.

    A parameter whose type is a dataclass stands for the options that are its fields. An option
    named like a Python keyword gets "_" at its end. The text `<area>-option-<name>` describes it,
    unless `options` names another key. `choices` maps an option to pairs of (key of the label,
    value). The body gets an Ask; its errors are answered for it.
    """

    def declare(body: Body) -> Command:
        parameters = _parameters(body)
        defaults = {one.name: one.default for one in parameters}
        allowed = {
            name: {defaults[name], *(value for _, value in pairs)}
            for name, pairs in (choices or {}).items()
        }
        callback = _callback(body, parameters, allowed)
        names = [parameter.name for parameter in parameters[1:]]
        renamed = {option: option.rstrip("_") for option in names if option.endswith("_")}
        callback = app_commands.rename(**renamed)(callback)
        for option in names:
            key = options.get(option, f"{area}-option-{option.rstrip('_')}")
            callback = app_commands.describe(**{option: describe(key)})(callback)
        for option, pairs in (choices or {}).items():
            listed = [app_commands.Choice(name=describe(key), value=value) for key, value in pairs]
            callback = app_commands.choices(**{option: listed})(callback)
        command = _Command(
            name=name,
            description=describe(f"{area}-command-{f'{group.name}-' if group else ''}{name}"),
            callback=callback,
        )
        if group is None:
            _TOP.append(command)
        else:
            group.add_command(command)
        return command

    return declare


def user_menu(key: str) -> Callable[[Callable[[Ask, int], Awaitable[None]]], None]:
    """Declare an entry in the menu of a person; the body gets an Ask and the person's id."""

    def declare(body: Callable[[Ask, int], Awaitable[None]]) -> None:
        async def callback(interaction: Interaction, user: discord.Member) -> None:
            ask = base.ask(interaction.client.app, interaction)
            await guarded(ask, lambda: body(ask, user.id))

        _MENUS.append(app_commands.ContextMenu(name=describe(key), callback=callback))

    return declare


def menus() -> tuple[app_commands.ContextMenu, ...]:
    """List the entries in menus of every imported package."""
    return tuple(_MENUS)


def top(entry: app_commands.Group) -> app_commands.Group:
    """Add a top-level group of commands."""
    _TOP.append(entry)
    return entry


def commands() -> tuple[Command | app_commands.Group, ...]:
    """List the commands and groups of every imported package."""
    return tuple(_TOP)


def _parameters(body: Body) -> list[inspect.Parameter]:
    """List the parameters of a command; a dataclass is replaced by its fields."""
    hints = typing.get_type_hints(body)
    found: list[inspect.Parameter] = []
    for parameter in inspect.signature(body).parameters.values():
        if parameter.name in _dataclasses(body):
            kind = hints[parameter.name]
            found += inspect.signature(kind).parameters.values()
            hints |= typing.get_type_hints(kind)
        else:
            found.append(parameter)
    named = [one.replace(annotation=hints[one.name]) for one in found]
    return [named[0], *(one.replace(kind=one.KEYWORD_ONLY) for one in named[1:])]


def _dataclasses(body: Body) -> dict[str, Any]:
    """Return the parameters of a command that are dataclasses, without the Ask."""
    _, *hints = typing.get_type_hints(body).items()
    return {name: kind for name, kind in hints if is_dataclass(kind)}


def _callback(
    body: Body, parameters: Sequence[inspect.Parameter], allowed: Mapping[str, Collection[Any]]
) -> Any:
    """Wrap a body for discord.py: its options keep their types, its errors are answered.

    Refused: option_unknown, for a value that is not `allowed`: of an older list of choices;
    option_long.
    """
    grouped = _dataclasses(body)
    short = {one.name for one in parameters if one.annotation in (str, str | None)}

    async def callback(interaction: Interaction, **options: Any) -> None:
        ask = base.ask(interaction.client.app, interaction)
        options = {name: _cleaned(value) for name, value in options.items()}
        unknown = [
            options[name]
            for name, values in allowed.items()
            if name in options and options[name] not in values
        ]
        long = any(len(options.get(name) or "") > TYPED for name in short)
        for name, kind in grouped.items():
            options[name] = kind(**{one.name: options.pop(one.name) for one in fields(kind)})

        async def work() -> None:
            if unknown:
                raise Refused("option_unknown", {"text": unknown[0]})
            if long:
                raise Refused("option_long", {"limit": TYPED})
            await body(ask, **options)

        await guarded(ask, work)

    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return callback


def _cleaned(value: Any) -> Any:
    return args.clean(value) if isinstance(value, str) else value


Suggester = Callable[[Ask, str, Options], Awaitable[Sequence[Suggestion]]]


async def _remembered(
    ask: Ask, suggester: Suggester, options: Options, *, typing: bool
) -> Sequence[Suggestion]:
    """Return a list of suggestions, read at most once in some seconds.

    `typing`: a tournament is being typed, which is the only option on which another's list depends.
    """
    cup = None if typing else getattr(options, "cup", None)
    key = (ask.server, ask.channel, suggester, cup, ask.reader.texts.language)
    return await ask.app.suggested.once(ask.user, key, lambda: suggester(ask, "", options))


def suggests(
    command: Command, *options: str, filtered: bool = True, listed: bool = False
) -> Callable[[Suggester], Suggester]:
    """Register the suggestions for options: at most 25, best first; after an error none.

    `filtered`: suggestions without the typed text are left out; False if the suggester searches.
    `listed`: a list of what is in the server, remembered for some seconds.
    """

    typing_cup = "cup" in options

    def register(suggester: Suggester) -> Suggester:
        async def complete(
            interaction: Interaction, current: str
        ) -> list[app_commands.Choice[str]]:
            ask = base.ask(interaction.client.app, interaction)
            try:
                with (
                    ask.app.strikes.pressed_by(ask.user),
                    ask.app.services.handling(interaction.id, ask.user),
                ):
                    async with asyncio.timeout(ask.promise.left(base.LATEST)):
                        ask.reader = await reader_of(ask)
                        options = interaction.namespace
                        vars(options).update({name: _cleaned(value) for name, value in options})
                        if any(isinstance(one, str) and len(one) > TYPED for _, one in options):
                            return []
                        current = args.clean(current)[:TYPED]
                        found = await (
                            _remembered(ask, suggester, options, typing=typing_cup)
                            if listed
                            else suggester(ask, current, options)
                        )
            except (Refused, TimeoutError, RefusedTooOften):  # too late, they help nobody
                return []
            except Exception:
                _log.exception("autocomplete.failed", command=command.qualified_name)
                return []
            shown = matching(found, current) if filtered else found[:OPTIONS]
            return [
                app_commands.Choice(name=label, value=value) for label, value in distinct(shown)
            ]

        for option in options:
            command.autocomplete(option)(complete)
        return suggester

    return register


# -- the game that is meant ------------------------------------------------------------------------


async def with_game(ask: Ask, name: str, game: str | None, *typed: str) -> None:
    """Run a game action in the named game, the thread's or the only one; else ask which."""
    act = game_action_of(name)
    if act is None:
        raise LookupError(f"no game action {name}")
    found = await meant(ask, game, ended=name in ENDED)
    if isinstance(found, int):
        ask.game = found
        await act(ask, found, *typed)
    else:
        await ask.show(which_game(found, name, typed, ask.texts))


async def meant(ask: Ask, game: str | None, *, ended: bool = False) -> int | Sequence[GameLine]:
    """Find the game that is meant, or the candidates. Refused: no_game, no_game_here.

    `ended`: whether ended games are more likely to be meant.
    """
    if game is not None:
        return await _named(ask, game, ended=ended)
    try:
        fact = await ask.app.services.play.find(ask.person, channel=ask.channel, ended=ended)
    except Refused as refused:
        if refused.code != "which_game":
            raise
        return typing.cast("Sequence[GameLine]", refused.data["games"])
    return fact.id


async def meant_by(ask: Ask, options: Options) -> int:
    """Find the game that a command being typed is about. Refused: as `meant`, which_game."""
    found = await meant(ask, getattr(options, "game", None) or None)
    if isinstance(found, int):
        return found
    raise Refused("which_game")


async def _named(ask: Ask, typed: str, *, ended: bool) -> int | Sequence[GameLine]:
    """Find a game by "#12", by its table's name, or by "12". Refused: no_game.

    A suggestion may be sent as it reads: then the name stands before the first point. Games of
    which it is almost the name are returned to be asked for, be it one.
    """
    signed = signed_number(typed)
    if signed is not None:
        return signed
    named = partial(ask.app.services.play.games_named, ask.person, server=ask.server, ended=ended)
    for words_ in (typed, typed.partition(" · ")[0]):
        found = await named(words_)
        if found:
            return found if len(found) > 1 else typing.cast("int", found[0].game)
    bare = args.parsed(typed.strip(), 10)
    if bare is not None:
        return bare
    found = await named(typed, almost=True)
    if not found:
        raise Refused("no_game", offers=("games",))
    return found


def signed_number(typed: str) -> int | None:
    """Read the number of a game or a table with its sign: "#12"."""
    return args.parsed(typed.strip()[1:], 10) if typed.strip().startswith("#") else None


def number(game: str) -> int:
    """Read a game in the value of a select. Refused: no_game."""
    found = args.parsed(game.strip(), 36)
    if found is None:
        raise Refused("no_game", offers=("games",))
    return found


def game_slash(name: str, /, **values: Any) -> Callable[[Body], Command]:
    """Declare a command as `slash` does, with an option `game` that suggests the reader's games."""
    declare = slash(name, game="panel-option-game", **values)
    suggester = suggest_ended if name in ENDED else suggest_games

    def register(body: Body) -> Command:
        command = declare(body)
        suggests(command, "game", listed=True)(suggester)
        return command

    return register


def game_command(name: str, /, action: str, *typed: str, **values: Any) -> None:
    """Declare a command that takes only a game and runs an action on it, with these words."""

    async def command(ask: Ask, game: str | None = None) -> None:
        await with_game(ask, action, game, *typed)

    game_slash(name, **values)(command)


async def suggest_games(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    """Suggest the reader's games, the most urgent first."""
    lines = await ask.app.services.play.game_lines(ask.person, ("mine",), ask.server)
    return game_suggestions(lines, ask.texts)


async def suggest_ended(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    """Suggest the reader's games, ended ones first."""
    lines = await ask.app.services.play.game_lines(ask.person, ("finished", "mine"), ask.server)
    return game_suggestions(lines, ask.texts)


def game_suggestions(lines: Iterable[GameLine], texts: Texts) -> list[Suggestion]:
    """List the games of lines as values of an option `game`."""
    return [(game_label(line, texts), f"#{line.game}") for line in lines if line.game is not None]


def game_label(line: GameLine, texts: Texts) -> str:
    """Name a game in a list: "Harvest Moon · round 5 of 12 · your turn"."""
    if line.over:
        return ended_label(plain_name(line.table.name), line.points, texts)
    key = "panel-choice-game-yours" if line.waits == "turn" else "panel-choice-game"
    return texts.plain(key, table=plain_name(line.table.name), round=line.round, rounds=line.rounds)


def ended_label(table: str, points: Points, texts: Texts) -> str:
    """Name a game that has ended, and who won it: "Harvest Moon · Ann 46 · Ben 43"."""
    if not points:
        return texts.plain("replay-choice-ended", table=table)
    best = sorted(points, key=lambda pair: -pair[1])
    said = texts.series(
        (f"{' & '.join(map(plain_name, lords))} {total}" for lords, total in best), " · "
    )
    return texts.plain("replay-choice-over", table=table, points=said)


def which_game(lines: Sequence[GameLine], name: str, typed: Sequence[str], texts: Texts) -> Screen:
    """Build the question "Which game?"; the answer runs the game action with the same words.

    Refused: game_unnamed, where the words do not fit into the question.
    """
    id = Ids(LISTS)("which", name, *typed)
    if not id.writable:
        raise Refused("game_unnamed")
    listed = distinct(game_suggestions(lines, texts)[:OPTIONS])
    labels = {base36(int(value[1:])): label for label, value in listed}
    key = "errors-which_game" if len(lines) > 1 else "errors-which_game-near"
    return screen(
        Text(texts(key)),
        choice(texts.plain("panel-which-game"), id, labels),
    )


@handles(LISTS, "which")
async def choose_game(click: Click) -> None:
    """Run the game action of the question in the chosen game."""
    name, *typed = click.id.args or ("",)
    act = game_action_of(name)
    if act is None:
        raise Refused("button_unknown")
    args.check_arguments(act, click, 0, *typed)
    click.game = number(click.value)
    await act(click, click.game, *typed)


def words(text: str) -> tuple[str, ...]:
    """Split what was typed into words that a custom_id can hold: "b5–a5" is b5 and a5.

    A number below 0 does not become another number: "-1" is minus1.
    """
    positive = _MINUS.sub("minus", text.lower())
    cleaned = "".join(char if char.isascii() and char.isalnum() else " " for char in positive)
    return tuple(cleaned.split())
