"""The command `/ladder` and its buttons."""

from dataclasses import asdict, dataclass
from typing import Final

from discord import app_commands

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import LISTS
from cogs.slash_commands import Options, Suggestion, slash, suggests
from cogs.statistics import ladder_screens
from cogs.statistics.ladder_screens import BOXES, key_of
from services.facts import Refused
from services.facts.names import only
from services.facts.statistics import LadderFact

ALL: Final = "all"
"""The value of all time."""
Page = app_commands.Range[int, 1, 10_000]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A page of a ladder, counted from 0; `find`: the page with the reader on it."""

    ladder: str = ""
    season: str = ""
    page: int = 0
    find: bool = False


async def _ladder(ask: Ask, wanted: Wanted) -> LadderFact:
    return await ask.app.services.statistics.ladder(ask.person, **asdict(wanted))


async def show_ladder(ask: Ask, wanted: Wanted, *, publicly: bool = False) -> None:
    """Answer with a page; by a command publicly, where the hosts have ladders public."""
    fact = await _ladder(ask, wanted)
    if publicly and fact.public and ask.server:
        reader = await ask.app.public(ask.server)
        await ask.post(ladder_screens.public_ladder(fact, reader.texts), reader)
    else:
        await ask.show(ladder_screens.ladder(fact, ask.texts))


@slash("ladder", area="annals", choices={"box": BOXES}, box="lists-option-box")
async def ladder(
    ask: Ask,
    box: str = "",
    season: str | None = None,
    page: Page | None = None,
    computers: bool = False,
) -> None:
    ladder = _key(box, computers=computers)
    chosen = "" if season is None else await _season_typed(ask, ladder, season)
    await show_ladder(ask, Wanted(ladder, chosen, (page or 1) - 1), publicly=True)


def _key(box: str, *, computers: bool) -> str:
    return f"{box}:computer" if computers else box


@suggests(ladder, "season", filtered=False)
async def suggest_seasons(ask: Ask, current: str, options: Options) -> list[Suggestion]:
    """Suggest the seasons that have games, the latest first."""
    box = str(getattr(options, "box", "") or "")
    computers = bool(getattr(options, "computers", False))
    named = await _seasons(ask, _key(box, computers=computers))
    return [(label, one or ALL) for label, one in named if current.lower() in label.lower()]


async def _seasons(ask: Ask, ladder: str) -> list[tuple[str, str]]:
    """List the seasons that have games by name, all time first."""
    fact = await _ladder(ask, Wanted(ladder))
    return [(ladder_screens.season_name(one, ask.texts), one) for one in ("", *fact.seasons)]


async def _season_typed(ask: Ask, ladder: str, typed: str) -> str:
    """Read a season by its name, a part of it, or its value."""
    named = await _seasons(ask, ladder)
    if typed == ALL or typed in (value for _, value in named):
        return _read_season(typed)
    found = only(typed, named)
    return typed if found is None else found


def _read_season(word: str) -> str:
    return "" if word == ALL else word


@handles(LISTS, "ladder")
async def choose_ladder(click: Click) -> None:
    key = click.value or (key_of(args.word(click.id.args)) if click.id.args else "")
    await show_ladder(click, Wanted(key))


@handles(LISTS, "season")
async def choose_season(click: Click) -> None:
    await show_ladder(click, Wanted(key_of(args.word(click.id.args)), _read_season(click.value)))


@handles(LISTS, "ranks")
async def press_page(click: Click) -> None:
    key, season = key_of(args.word(click.id.args)), _read_season(args.word(click.id.args, 1))
    await show_ladder(click, Wanted(key, season, args.number(click.id.args, 2)))


@handles(LISTS, "findme")
async def press_find(click: Click) -> None:
    key, season = key_of(args.word(click.id.args)), _read_season(args.word(click.id.args, 1))
    await show_ladder(click, Wanted(key, season, find=True))


@handles(LISTS, "ldrshow")
async def press_share(click: Click) -> None:
    """Show the page in the channel, where the hosts have ladders public."""
    key, season = key_of(args.word(click.id.args)), _read_season(args.word(click.id.args, 1))
    fact = await _ladder(click, Wanted(key, season, args.number(click.id.args, 2)))
    if not fact.public or not click.server:
        raise Refused("share_here")
    reader = await click.app.public(click.server)
    screen = ladder_screens.public_ladder(fact, reader.texts)
    click.app.services.replay.share(click.person)
    await click.post(screen, reader)
