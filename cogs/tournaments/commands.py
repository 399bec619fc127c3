"""`/cup` and presses on tournaments, for players and spectators."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import TOURNAMENT
from cogs.members import member
from cogs.screen import discord_url
from cogs.slash_commands import Command, slash, suggests
from cogs.tournaments import (
    event_screens,
    judges,
    rounds,
    signup_screens,
)
from cogs.tournaments.choosing import action_on, cup, fetch, with_tournament
from cogs.tournaments.event_screens import SHOWS
from cogs.tournaments.members import suggest_tournaments, tournaments
from services.facts import Person, Refused
from services.facts.tournament_acts import CALL
from services.facts.tournament_lists import TournamentShow
from services.facts.tournaments import Tournament

_CHOICES: Final[dict[str, Sequence[tuple[str, str]]]] = {
    "show": [(f"cups-choice-{show}", show) for show in SHOWS],
}
UNSEEN: Final = 1
"""The terms of buttons of earlier releases, which don't say what was shown: they ask again."""


# -- lists -----------------------------------------------------------------------------------------


@slash("list", area="cups", group=cup, choices=_CHOICES, show="cups-option-list")
async def list_tournaments(ask: Ask, show: str = "now") -> None:
    await show_tournaments(ask, show)


async def show_tournaments(ask: Ask, show: str = "now", page: int = 0) -> None:
    """List the events of the server; in direct messages the reader's own."""
    wanted: TournamentShow = show if show in SHOWS else "now"
    if ask.server is None and wanted == "now":
        wanted = "mine"
    fact = await tournaments(ask).list(ask.server, ask.person, wanted, page)
    await ask.show(event_screens.events(fact, ask.texts))


@handles(TOURNAMENT, "cups")
async def press_tournaments(click: Click) -> None:
    if click.values:
        await show_tournaments(click, click.value)
    elif click.id.args:
        await show_tournaments(click, args.word(click.id.args), args.number(click.id.args, 1))
    else:
        await show_tournaments(click)


def _plainly(action: str) -> Command:
    """Declare a command that takes only an event and runs the action of its name."""

    async def body(ask: Ask, cup: str | None = None) -> None:
        await with_tournament(ask, action, cup)

    return slash(action, area="cups", group=cup)(body)


show, here, leave = _plainly("show"), _plainly("here"), _plainly("leave")


@action_on("show", "show", "no")
async def do_show(ask: Ask, tournament: int) -> None:
    """Show an event: its state, the reader's state, what they can do."""
    fact = await fetch(ask, tournament)
    address = None
    state = ask.app.services.context.channel_state(fact.server, fact.channel)
    if fact.message is not None and state != "gone":
        address = discord_url(fact.server, fact.channel, fact.message)
    await ask.show(
        event_screens.event(fact, ask.user, ask.texts, address=address, gone=state == "gone")
    )


@handles(TOURNAMENT, "list")
async def press_list(click: Click) -> None:
    words_ = click.id.args
    page = args.number(words_, 1) if words_[:1] == ("page",) else 0
    tournament = await fetch(click, click.id.id)
    await click.show(event_screens.entries(tournament, page, click.texts))


@handles(TOURNAMENT, "info")
async def press_info(click: Click) -> None:
    tournament = await fetch(click, click.id.id)
    await click.show(event_screens.rules(tournament, click.texts))


# -- signing up, leaving, checking in --------------------------------------------------------------


@slash("enter", area="cups", group=cup)
async def enter(ask: Ask, cup: str | None = None, partner: discord.User | None = None) -> None:
    await with_tournament(ask, "enter", cup, *([] if partner is None else [str(partner.id)]))


@action_on("enter", "enter")
async def do_enter(ask: Ask, tournament: int, partner: str | None = None) -> None:
    """Ask whether the reader wants to enter, or enter them with the named partner."""
    if partner is not None:
        await _enter(ask, tournament, await _partner(ask, tournament, partner))
        return
    found = await fetch(ask, tournament)
    invitation = found.invitation_for(ask.user)
    if invitation is not None:
        await ask.show(signup_screens.invited(found, invitation, ask.user, ask.texts))
        return
    fact = await tournaments(ask).entry_terms(tournament, ask.person)
    await ask.show(signup_screens.asking(fact, ask.texts))


async def _entered(ask: Ask, tournament: Tournament) -> None:
    entry = tournament.entry_of(ask.user)
    waits = tournament.phase == "running" and entry is not None and entry.state == "waiting"
    if entry is None or not entry.live or (waits and len(entry.lords) == tournament.setup.each):
        await ask.show(signup_screens.agreed(tournament, ask.user, ask.texts))
        return
    await ask.show(signup_screens.entered(tournament, ask.user, ask.texts))


@handles(TOURNAMENT, "yes")
async def press_yes(click: Click) -> None:
    await _enter(click, click.id.id, None, seen=click.id.version)


@handles(TOURNAMENT, "with")
async def choose_partner(click: Click) -> None:
    partner = await _partner(click, click.id.id, click.value)
    await _enter(click, click.id.id, partner, seen=click.id.version)


async def _partner(ask: Ask, tournament: int, user: str) -> Person:
    server = (await fetch(ask, tournament)).server
    return await member(ask, args.number((user,)), server)


async def _enter(ask: Ask, tournament: int, partner: Person | None, *, seen: int = 0) -> None:
    try:
        found = await tournaments(ask).enter(tournament, ask.person, partner, seen=seen)
    except Refused as refused:
        await _ask_again(ask, tournament, refused)
    else:
        await _entered(ask, found)


async def _ask_again(ask: Ask, tournament: int, refused: Refused) -> None:
    """Show an event as it is to somebody who would agree to what was not shown to them."""
    if refused.code != "cup_changed":
        raise refused
    found = await fetch(ask, tournament)
    invitation = found.invitation_for(ask.user)
    if invitation is not None:
        shown = signup_screens.invited(found, invitation, ask.user, ask.texts, changed=True)
    else:
        fact = await tournaments(ask).entry_terms(tournament, ask.person)
        shown = signup_screens.asking(fact, ask.texts, changed=True)
    await ask.show(shown)


@handles(TOURNAMENT, "partner")
async def press_partner(click: Click) -> None:
    """Answer a request for partnership; buttons of earlier releases don't say whose."""
    yes = "y" in click.id.args
    entry = args.parsed(args.word(click.id.args), 10)
    answered = tournaments(click).answer_partner(
        click.id.id, click.person, yes=yes, entry=entry, seen=click.id.version or UNSEEN
    )
    try:
        tournament = await answered
    except Refused as refused:
        await _ask_again(click, click.id.id, refused)
        return
    await click.show(signup_screens.joined(tournament, click.user, click.texts, yes=yes))


@handles(TOURNAMENT, "play")
async def press_play(click: Click) -> None:
    """Answer an organizer's question whether one plays."""
    number, yes = args.number(click.id.args), args.word(click.id.args, 1) == "y"
    try:
        await _answer(click, click.id.id, number, yes=yes, seen=click.id.version or UNSEEN)
    except Refused as refused:
        await _ask_again(click, click.id.id, refused)


async def _answer(ask: Ask, tournament: int, number: int, *, yes: bool, seen: int = 0) -> None:
    found = await tournaments(ask).answer_organizers(
        tournament, ask.person, yes=yes, invitation=number, seen=seen
    )
    (asked,) = (one for one in found.invitations if one.number == number)
    if not yes:
        await ask.show(signup_screens.joined(found, ask.user, ask.texts, yes=False))
    elif asked.pilot or ask.user in asked.yields:
        await ask.show(signup_screens.yielded(found, ask.texts))
    else:
        await _entered(ask, found)


@handles(TOURNAMENT, "notme")
async def press_off_team(click: Click) -> None:
    """Take oneself off the organizers and judges."""
    found = await tournaments(click).step_down(click.id.id, click.person)
    await click.show(signup_screens.off_team(found, click.texts))


@handles(TOURNAMENT, "helps")
async def press_help(click: Click) -> None:
    """Say that one helps as an organizer or a judge."""
    found = await tournaments(click).help_out(click.id.id, click.person)
    await click.show(signup_screens.on_team(found, click.texts))


@action_on("here", "here")
async def do_here(ask: Ask, tournament: int) -> None:
    found = await tournaments(ask).check_in(tournament, ask.person)
    await ask.show(signup_screens.here(found, ask.user, ask.texts))


@action_on("leave", "quit")
async def do_leave(ask: Ask, tournament: int) -> None:
    """Ask for confirmation before leaving; a dropped player is offered the way back."""
    service = tournaments(ask)
    try:
        fact = await service.leaving_terms(tournament, ask.person)
    except Refused as refused:
        if refused.code != "cup_not_in":
            raise
        found = await service.tournament(tournament, ask.person)
        entry, invitation = found.entry_of(ask.user), found.invitation_for(ask.user)
        if invitation is not None:
            await _answer(ask, tournament, invitation.number, yes=False)
            return
        out = entry is None or entry.state not in ("dropped", "expelled")
        if out or ask.user in found.barred or found.phase != "running":
            raise
        await ask.show(signup_screens.has_left(found, ask.user, ask.texts))
        return
    await ask.show(signup_screens.leaving(fact, ask.texts))


@handles(TOURNAMENT, "gone")
async def press_gone(click: Click) -> None:
    tournament = await tournaments(click).leave(click.id.id, click.person)
    await click.show(signup_screens.has_left(tournament, click.user, click.texts))


@handles(TOURNAMENT, "back")
async def press_back(click: Click) -> None:
    await _entered(click, await tournaments(click).rejoin(click.id.id, click.person))


# -- tables ----------------------------------------------------------------------------------------


@slash("table", area="cups", group=cup)
async def table(ask: Ask, cup: str | None = None, lord: discord.User | None = None) -> None:
    await with_tournament(ask, "table", cup, *([] if lord is None else [str(lord.id)]))


@action_on("table")
async def do_table(ask: Ask, tournament: int, lord: str | None = None) -> None:
    """Show somebody's table in the latest round."""
    user = None if lord is None else args.number((lord,))
    fact = await tournaments(ask).seat(tournament, ask.person, user)
    await ask.show(rounds.mine(fact, ask.user, ask.texts))


@handles(TOURNAMENT, "mine")
async def press_mine(click: Click) -> None:
    user = None
    if click.id.args[:1] == ("w",):
        user = await _lord(click, args.number(click.id.args, 1))
    fact = await tournaments(click).seat(click.id.id, click.person, user)
    await click.show(rounds.mine(fact, click.user, click.texts))


@handles(TOURNAMENT, "why")
async def press_why(click: Click) -> None:
    user = None
    if len(click.id.args) == 1:
        user = await _lord(click, args.number(click.id.args))
    fact = await tournaments(click).seat(click.id.id, click.person, user)
    await click.show(rounds.why(fact, click.user, click.texts))


async def _lord(click: Click, entry: int) -> int:
    """Return the first lord of an entry. Refused: button_unknown."""
    tournament = await fetch(click, click.id.id)
    if not 0 < entry <= len(tournament.entries) or not tournament.entry(entry).lords:
        raise Refused("button_unknown")
    return tournament.entry(entry).lords[0].user


@slash("judge", area="cups", group=cup)
async def judge(ask: Ask, what: app_commands.Range[str, 1, CALL], cup: str | None = None) -> None:
    found = await tournaments(ask).find(ask.person, ask.server, ask.channel, cup)
    await ask.show(await judges.call(ask, found.id, what))


@handles(TOURNAMENT, "judge")
async def press_judge(click: Click) -> None:
    """Ask for the reason, or call a judge with the reason given."""
    service = tournaments(click)
    if click.id.kind != "m":
        found = await service.tournament(click.id.id, click.person)
        await click.form(event_screens.judge_form(found, click.texts))
        return
    what = (click.fields or {}).get("what", "")
    await click.show_new(await judges.call(click, click.id.id, what))


for _command in (show, enter, leave, here, table, judge):
    suggests(_command, "cup", listed=True)(suggest_tournaments)
