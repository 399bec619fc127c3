"""Commands about the game itself: pausing, more time, replacing a lord, taking a seat."""

from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from cogs import args, slash_commands
from cogs.base import Ask, game_action
from cogs.members import member
from cogs.play import votes
from cogs.play.duration_input import read_until
from cogs.play.game_views import lord_word, seat_called
from cogs.settings.date_input import day_words
from cogs.slash_commands import (
    Options,
    Suggestion,
    game_command,
    game_slash,
    meant_by,
    suggests,
    with_game,
)
from cogs.suggestions import understood_first
from locales import plain_name
from services.facts import Press, Refused
from services.facts.games import Proposal

DAYS: Final = (1, 2, 3, 7, 14, 28)
"""The lengths of a pause that are suggested."""
MOST: Final = 14 * 24
Hours = app_commands.Range[int, 1, MOST]


@game_slash("pause", area="vote", group=slash_commands.game, until="vote-option-until")
async def pause(ask: Ask, until: str | None = None, game: str | None = None) -> None:
    if until is None:
        await with_game(ask, "pause", game)
        return
    zone = (await ask.app.services.people.settings(ask.user)).zone
    ends = read_until(until, ask.app.clock.now(), zone, ask.texts.language)
    await with_game(ask, "pause", game, str(ends))


@game_slash("time", area="vote", group=slash_commands.game, hours="vote-option-hours")
async def time(ask: Ask, hours: Hours | None = None, game: str | None = None) -> None:
    await with_game(ask, "time", game, *([str(hours)] if hours is not None else []))


@game_slash(
    "replace",
    area="vote",
    group=slash_commands.game,
    lord="vote-option-lord",
    with_="vote-option-with",
)
async def replace(
    ask: Ask, lord: str, with_: discord.User | None = None, game: str | None = None
) -> None:
    wanted = await lord_word(ask, lord, game)
    guest = [] if with_ is None else [str(with_.id)]
    await with_game(ask, "replace", game, wanted, *guest)


@game_action("replace")
async def do_replace(ask: Ask, game: int, lord: str, guest: str = "") -> None:
    """Put to the vote that a lord be replaced, perhaps by a named person."""
    play = ask.app.services.play
    fact = await play.game(game, ask.person)
    seat = seat_called(fact, lord)
    if seat is None:
        raise Refused("lord_unknown", {"text": plain_name(lord)}, ("look",))
    who = await member(ask, args.number((guest,)), fact.table.server) if guest else None
    proposal = Proposal("replace", seat=seat, guest=who)
    vote = await play.propose(Press(game, ask.person), proposal)
    await votes.show_vote(ask, vote, asked=True)


game_command("seat", "seat", area="vote", group=slash_commands.game)


@suggests(pause, "until", filtered=False)
async def suggest_lengths(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    """Suggest the end that is typed, and some days."""
    found = [(ask.texts.plain("clock-days", count=days), f"{days} d") for days in DAYS]
    zone = (await ask.app.services.people.settings(ask.user)).zone
    try:
        at = read_until(current, ask.app.clock.now(), zone, ask.texts.language)
    except Refused:
        return understood_first([], found, current)
    local = datetime.fromtimestamp(at, ZoneInfo(zone or "UTC"))
    said = f"{day_words(local.date(), ask.texts.language)}, {local:%H:%M}"
    return understood_first([(said, " ".join(current.split()))], found, current)


@suggests(replace, "lord")
async def suggest_idle(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    may = await ask.app.services.play.menu(await meant_by(ask, options), ask.person)
    return [(plain_name(may.game.view.name(one)), f"k{one}") for one in may.replaceable]
