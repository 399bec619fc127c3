"""The commands of the organizer's panel; each shows what it would do for confirmation."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, cast

import discord
from discord import app_commands

from cogs import discord_errors
from cogs.base import Ask
from cogs.codec import LARGEST
from cogs.members import accounts, member, named_members
from cogs.organizer import act_forms, act_input, panel
from cogs.organizer import panel_screens as screens
from cogs.organizer.commands import organise
from cogs.organizer.setup_panel import here
from cogs.organizer.setup_request import Capacity, RoundCount, TournamentName
from cogs.organizer.time_input import read_moment
from cogs.slash_commands import Command, Options, Suggestion, slash, suggests
from cogs.tournaments.members import suggest_tournaments, tournaments
from locales import plain_name
from services.facts import Person, Refused, tournament_lists
from services.facts.tournament_acts import MESSAGE, REASON, Act, ActKind
from services.facts.tournament_lists import LINES
from services.facts.tournaments import Lord, Match, Role, Tournament
from services.tournaments.core.setups import ROUNDS, TEXT_LENGTH
from services.tournaments.files.entries import MAX_BYTES as LARGEST_FILE
from services.tournaments.organizer.player_actions import ASKED, unasked

Reason = app_commands.Range[str, 1, REASON]
MessageText = app_commands.Range[str, 1, MESSAGE]
Entries = app_commands.Range[str, 1, 100]
Hours = app_commands.Range[float, 0.1, 1440.0]
TableNumber = app_commands.Range[int, 1, 512]
AT_ONCE: Final = 5
NOTHING: Final = "nothing"
DOS: Final = ("autopilot", "restart", "adjourn")

command = partial(slash, area="organise", group=organise)
"""Declares a command of `/organise`."""


# -- which tournament ------------------------------------------------------------------------------


async def find_tournament(ask: Ask, typed: str | None) -> Tournament:
    """Return the named tournament, the one of this thread, or the only one the reader runs.

    Of several, some that are not over are read to see who runs them. Refused: no_cup, cup_which
    (data cups: the names of several).
    """
    try:
        return await tournaments(ask).find(ask.person, ask.server, ask.channel, typed)
    except Refused as error:
        if error.code != "which_cup":
            raise
        found = cast("Sequence[tournament_lists.TournamentName]", error.data["cups"])
    going_on = [one.id for one in found if one.phase not in ("over", "cancelled")]
    some = [await tournaments(ask).tournament(id, ask.person) for id in going_on[:LINES]]
    own = [one for one in some if one.judges_it(ask.user)]
    if len(own) == 1:
        return own[0]
    names = tuple(one.setup.name for one in own) or tuple(one.name for one in found)
    raise Refused("cup_which", {"cups": names})


async def tournament_for(ask: Ask, typed: str | None, kind: ActKind) -> Tournament:
    """Return the tournament if the reader may do acts of a kind, before reading anything else.

    Refused: as `panel.panel`.
    """
    return (await panel.panel(ask, (await find_tournament(ask, typed)).id, kind)).tournament


async def _confirm(ask: Ask, tournament: Tournament, act: Act) -> None:
    await ask.show(await panel.effect(ask, tournament.id, act))


def _act_command(kind: ActKind) -> Command:
    """Declare the command of an act that needs only a reason."""

    async def body(ask: Ask, reason: Reason, cup: str | None = None) -> None:
        await _confirm(ask, await find_tournament(ask, cup), Act(kind, reason))

    return command(kind)(body)


def _lord_command(kind: ActKind) -> Command:

    async def body(ask: Ask, lord: str, reason: Reason, cup: str | None = None) -> None:
        found = await tournament_for(ask, cup, kind)
        await _confirm(ask, found, Act(kind, reason, user=await typed_lord(ask, found, lord)))

    return command(kind)(body)


pair, unpair, cancel = _act_command("pair"), _act_command("unpair"), _act_command("cancel")
confirm, reopen = _act_command("confirm"), _act_command("reopen")
expel, drop = _lord_command("expel"), _lord_command("drop")


@command("panel")
async def open_panel(ask: Ask, cup: str | None = None) -> None:
    await panel.show(ask, (await find_tournament(ask, cup)).id)


# -- the event -------------------------------------------------------------------------------------


@command("extend")
async def extend(ask: Ask, hours: Hours, reason: Reason, cup: str | None = None) -> None:
    seconds = max(1, round(hours * 60)) * 60
    await _confirm(ask, await find_tournament(ask, cup), Act("extend", reason, seconds=seconds))


@command("dates")
async def dates(
    ask: Ask,
    reason: Reason,
    signup: str | None = None,
    start: str | None = None,
    *,
    ends: str | None = None,
    begins: str | None = None,
    cup: str | None = None,
) -> None:
    """Move dates: of sign-up and round 1, the end of a round, the beginning of the next."""
    found = await tournament_for(ask, cup, "dates")
    typed = {"signup_until": signup, "start": start, "ends": ends, "begins": begins}
    fields = {"reason": reason, **{key: text for key, text in typed.items() if text}}
    asked = act_input.Asked(found, "dates", fields=fields, here=await here(ask))
    await _confirm(ask, found, act_input.read_act(asked))


@command("change")
async def change(
    ask: Ask,
    reason: Reason,
    name: TournamentName | None = None,
    text: app_commands.Range[str, 0, TEXT_LENGTH] | None = None,
    *,
    capacity: Capacity | None = None,
    least: Capacity | None = None,
    rounds: RoundCount | None = None,
    late: app_commands.Range[int, 0, ROUNDS.stop - 1] | None = None,
    cup: str | None = None,
) -> None:
    """Change what was announced: name, text, numbers."""
    found = await tournament_for(ask, cup, "change")
    typed = {"name": name, "text": text, "capacity": capacity, "least": least}
    typed |= {"rounds": rounds, "late": late, "reason": reason}
    fields = {key: str(value) for key, value in typed.items() if value is not None}
    await _confirm(ask, found, act_input.read_act(act_input.Asked(found, "change", fields=fields)))


@command("seat")
async def seat(ask: Ask, entries: Entries, reason: Reason, cup: str | None = None) -> None:
    """Arrange a table or a bye of the next round by hand."""
    await _by_hand(ask, "seat", entries, reason, cup)


@command("swap")
async def swap(ask: Ask, entries: Entries, reason: Reason, cup: str | None = None) -> None:
    """Exchange two in the pairing that was just made."""
    await _by_hand(ask, "swap", entries, reason, cup)


async def _by_hand(ask: Ask, kind: ActKind, entries: str, reason: str, cup: str | None) -> None:
    found = await tournament_for(ask, cup, kind)
    named = act_input.order_typed(found, entries)
    await _confirm(ask, found, Act(kind, reason, entries=named))


@command("pause")
async def pause(ask: Ask, reason: Reason, cup: str | None = None) -> None:
    """Pause the event, or resume it."""
    found = await find_tournament(ask, cup)
    await _confirm(ask, found, Act("pause" if found.paused is None else "resume", reason))


@command("message")
async def message(ask: Ask, text: MessageText, reason: Reason, cup: str | None = None) -> None:
    await _confirm(ask, await find_tournament(ask, cup), Act("message", reason, text=text))


@command("channel")
async def move(
    ask: Ask, channel: discord.TextChannel, reason: Reason, cup: str | None = None
) -> None:
    """Have an event go on in another channel, if its own was deleted or is closed to us."""
    await _confirm(ask, await find_tournament(ask, cup), Act("channel", reason, channel=channel.id))


@command("seed")
async def seed(ask: Ask, order: MessageText, reason: Reason, cup: str | None = None) -> None:
    found = await tournament_for(ask, cup, "seed")
    await _confirm(ask, found, Act("seed", reason, order=act_input.order_typed(found, order)))


# -- tables ----------------------------------------------------------------------------------------


@command("result")
async def result(
    ask: Ask,
    table: TableNumber,
    reason: Reason,
    round_: TableNumber | None = None,
    cup: str | None = None,
) -> None:
    """Open the form for a table's result."""
    found = await tournament_for(ask, cup, "result")
    match = table_of(found, table, round_)
    where = (match.stage, match.round, match.number)
    await ask.form(act_forms.form(found, "result", where, ask.texts, reason=reason))


@command("table", choices={"do": [(f"organise-choice-{one}", one) for one in DOS]})
async def at_table(
    ask: Ask,
    table: TableNumber,
    do: str,
    reason: Reason,
    *,
    lord: str | None = None,
    ends: str | None = None,
    round_: TableNumber | None = None,
    cup: str | None = None,
) -> None:
    """Restart a table's clock, adjourn it, or have the autopilot play for one of its lords."""
    found = await tournament_for(ask, cup, "restart")
    match = table_of(found, table, round_)
    if do == "autopilot":
        lords = [one for number in match.entries for one in found.entry(number).lords]
        known = [one.user for one in lords]
        user = await typed_lord(ask, found, lord) if lord else known[0]
        if user not in known or (lord is None and len(known) > 1):
            raise Refused("cup_act_whom", {"cup": found.setup.name, "number": table})
        await _confirm(ask, found, Act("autopilot", reason, user=user))
        return
    act = Act("restart", reason)
    if do == "adjourn":
        act = Act("adjourn", reason, ends=read_moment(ends or "", await here(ask)))
    await _confirm(ask, found, act_input.with_table(act, match))


def table_of(tournament: Tournament, number: int, round_: int | None = None) -> Match:
    """Return a table by its number: in a round, of the latest stage that has it.

    Without a round it is one of a current round, or else of the last one. Refused: cup_act_table
    (data number).
    """
    rounds = [one for one in reversed(tournament.rounds) if one.number == round_]
    named = [match for one in rounds for match in one.matches]
    for match in screens.tables_of(tournament) if round_ is None else named:
        if match.number == number:
            return match
    raise Refused("cup_act_table", {"cup": tournament.setup.name, "number": number})


# -- lords -----------------------------------------------------------------------------------------


@command("replace")
async def replace_lord(
    ask: Ask,
    lord: str,
    reason: Reason,
    cup: str | None = None,
    with_: discord.User | None = None,
) -> None:
    """Replace a lord, by default with the first on the waiting list."""
    found = await tournament_for(ask, cup, "replace")
    other = None if with_ is None else await _person(ask, found, with_)
    user = await typed_lord(ask, found, lord)
    await _confirm(ask, found, Act("replace", reason, user=user, other=other))


@command(
    "team",
    choices={"role": [(f"organise-choice-{one}", one) for one in (*act_input.ROLES, NOTHING)]},
    user="organise-option-member",
)
async def team(
    ask: Ask, user: discord.User, role: str, reason: Reason, cup: str | None = None
) -> None:
    """Make somebody an organizer or a judge, or take them off the team."""
    found = await tournament_for(ask, cup, "team")
    other = await _person(ask, found, user)
    add = role != NOTHING
    organiser = role == "organiser" if add else found.organizes(user.id)
    named: Role = "organiser" if organiser else "judge"
    await _confirm(ask, found, Act("team", reason, other=other, role=named, add=add))


async def _person(ask: Ask, tournament: Tournament, user: discord.User) -> Person:
    """Return a user with their name here. Refused: cup_stranger, guest_bot."""
    (found,) = await panel.named(ask, tournament, [user.id])
    return found


@command("add")
async def add(
    ask: Ask,
    reason: Reason,
    *,
    user: discord.User | None = None,
    partner: discord.User | None = None,
    first: RoundCount | None = None,
    file: discord.Attachment | None = None,
    cup: str | None = None,
) -> None:
    """Add somebody, or the entries of a file; without either, ask for people."""
    found = await tournament_for(ask, cup, "add")
    if file is not None:
        await ask.acknowledge()
        await _confirm(ask, found, replace(await _newcomers(ask, found, file), reason=reason))
    elif user is not None:
        other = await _person(ask, found, user)
        second = None if partner is None else await _person(ask, found, partner)
        await _confirm(
            ask, found, Act("add", reason, other=other, partner=second, first=first or 0)
        )
    else:
        await ask.show(screens.whom(found, "add", (), ask.texts))


async def _newcomers(ask: Ask, tournament: Tournament, file: discord.Attachment) -> Act:
    """Read a file of entries as an act that asks its people, all of them members of the server.

    As many as can be asked at once are looked up; those already in need not be.

    Refused: cup_csv_bad, file_lost, cup_file_stranger (data line).
    """
    if file.size > LARGEST_FILE:
        raise Refused("cup_csv_bad", {"why": "large", "limit": LARGEST_FILE >> 10})
    try:
        data = await file.read()
    except discord.HTTPException:
        raise Refused("file_lost") from None
    people = await tournaments(ask).read_entries(
        tournament.id, ask.person, data, partial(named_members, ask, tournament.server)
    )
    new, known = unasked(tournament, people)
    now = new[: ASKED // tournament.setup.each]
    asked = [(one.line, lord.user) for one in now for lord in one.lords]
    names: dict[int, str] = {}
    for since in range(0, len(asked), AT_ONCE):
        some = asked[since : since + AT_ONCE]
        found = await asyncio.gather(*(_look_up(ask, user, tournament.server) for _, user in some))
        for (line, user), person in zip(some, found, strict=True):
            if person is None:
                raise Refused("cup_file_stranger", {"line": line})
            names[user] = person.name
    called = [
        replace(
            one,
            lords=tuple(
                Lord(who.user, who.name or names.get(who.user, str(who.user))) for who in one.lords
            ),
        )
        for one in (*now, *known)
    ]
    return Act("import", people=tuple(called), more=len(new) - len(now))


async def _look_up(ask: Ask, user: int, server: int) -> Person | None:
    """Look up a user, with their name here; None if there is no such member."""
    if not 0 < user <= LARGEST:
        return None
    try:
        return await member(ask, user, server)
    except Refused as refused:
        if refused.code == "asked_often":
            raise
        return None
    except discord.HTTPException as error:
        if not discord_errors.is_refused(error):
            raise
        return None


async def typed_lord(ask: Ask, tournament: Tournament, typed: str) -> int:
    """Return the lord that was typed. Refused: cup_not_in_lord, cup_which_lord (data lords)."""
    found = act_input.lords_typed(tournament, typed)
    if len(found) > 1:
        raise Refused(
            "cup_which_lord", {"lords": tuple(await _with_accounts(ask, tournament, found))}
        )
    return found[0].user


async def _with_accounts(ask: Ask, tournament: Tournament, lords: Sequence[Lord]) -> list[str]:
    """Name lords; those who share a name with the names of their accounts."""
    known = await accounts(ask, tournament.server, [one.user for one in lords if one.mark])
    return [
        f"{one.shown} · @{known[one.user]}" if one.user in known else one.shown for one in lords
    ]


# -- suggestions -----------------------------------------------------------------------------------


async def suggest_lords(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    """Suggest the lords who take part or wait."""
    tournament = await find_tournament(ask, getattr(options, "cup", None))
    found = [
        lord for one in tournament.entries if one.state in ("in", "waiting") for lord in one.lords
    ]
    names = await _with_accounts(ask, tournament, found)
    return [(plain_name(name), str(lord.user)) for name, lord in zip(names, found, strict=True)]


for _command in (replace_lord, expel, drop, at_table):
    suggests(_command, "lord", listed=True)(suggest_lords)
for _command in (
    *(open_panel, pair, unpair, extend, dates, change, seat, swap, pause, message),
    *(seed, cancel, result, at_table, replace_lord, expel, drop, team, add),
    *(confirm, reopen),
):
    suggests(_command, "cup", listed=True)(suggest_tournaments)
