"""`/cup` and presses on tournaments, for players and spectators."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, cast

import discord
from discord import app_commands

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import TOURNAMENT, Ids
from cogs.members import member, require_member
from cogs.screen import Attached, discord_url
from cogs.slash_commands import Command, describe, slash, suggests, top
from cogs.tournaments import (
    brackets,
    crosstables,
    event_screens,
    judges,
    rounds,
    signup_screens,
    standings,
)
from cogs.tournaments.event_screens import FORMATS, SHOWS
from cogs.tournaments.glossary import glossary
from cogs.tournaments.members import suggest_tournaments, tournaments
from services.facts import Person, Refused
from services.facts.tournament_acts import CALL
from services.facts.tournament_lists import TournamentName, TournamentShow
from services.facts.tournament_posts import BracketPage
from services.facts.tournaments import BRACKETS, Stage, Standings, Tournament

cup: Final = top(app_commands.Group(name="cup", description=describe("cups-command-cup")))

Action = Callable[..., Awaitable[None]]
_ACTIONS: Final[dict[str, Action]] = {}
_CHOICES: Final[dict[str, Sequence[tuple[str, str]]]] = {
    "show": [(f"cups-choice-{show}", show) for show in SHOWS],
}
_AS: Final = {"picture": "stand", "text": "text", "cross": "cross", "words": "words"}
"""The forms of standings that can be asked for, each with its action."""
UNSEEN: Final = 1
"""The terms of buttons of earlier releases, which don't say what was shown: they ask again."""


def _action(name: str, *buttons: str) -> Callable[[Action], Action]:
    """Register what a command does once its event is known: `(ask, tournament, *words)`.

    `buttons`: the actions of ids whose press does the same.
    """

    def register(function: Action) -> Action:
        _ACTIONS[name] = function

        async def press(click: Click) -> None:
            await function(click, click.id.id)

        handles(TOURNAMENT, *buttons)(press)
        return function

    return register


async def with_tournament(ask: Ask, action: str, typed: str | None, *said: str) -> None:
    """Run an action on the named event, the thread's or the only one; else ask which."""
    try:
        tournament = await tournaments(ask).find(ask.person, ask.server, ask.channel, typed)
    except Refused as refused:
        if refused.code != "which_cup" or not Ids(TOURNAMENT)("which", action, *said).writable:
            raise
        found = cast("Sequence[TournamentName]", refused.data["cups"])
        await ask.show(event_screens.which(found, action, said, ask.texts))
        return
    await _ACTIONS[action](ask, tournament.id, *said)


@handles(TOURNAMENT, "which")
async def choose_tournament(click: Click) -> None:
    """Run the action of the question on the chosen event."""
    name, *said = click.id.args or ("",)
    action = _ACTIONS[args.one_of(name, _ACTIONS)]
    args.check_arguments(action, click, 0, *said)
    await action(click, args.number((click.value,)), *said)


async def _fetch(ask: Ask, tournament: int) -> Tournament:
    return await tournaments(ask).tournament(tournament, ask.person)


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


@_action("show", "show", "no")
async def do_show(ask: Ask, tournament: int) -> None:
    """Show an event: its state, the reader's state, what they can do."""
    fact = await _fetch(ask, tournament)
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
    tournament = await _fetch(click, click.id.id)
    await click.show(event_screens.entries(tournament, page, click.texts))


@handles(TOURNAMENT, "info")
async def press_info(click: Click) -> None:
    tournament = await _fetch(click, click.id.id)
    await click.show(event_screens.rules(tournament, click.texts))


# -- signing up, leaving, checking in --------------------------------------------------------------


@slash("enter", area="cups", group=cup)
async def enter(ask: Ask, cup: str | None = None, partner: discord.User | None = None) -> None:
    await with_tournament(ask, "enter", cup, *([] if partner is None else [str(partner.id)]))


@_action("enter", "enter")
async def do_enter(ask: Ask, tournament: int, partner: str | None = None) -> None:
    """Ask whether the reader wants to enter, or enter them with the named partner."""
    if partner is not None:
        await _enter(ask, tournament, await _partner(ask, tournament, partner))
        return
    found = await _fetch(ask, tournament)
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
    server = (await _fetch(ask, tournament)).server
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
    found = await _fetch(ask, tournament)
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
    if yes:
        await require_member(ask, (await _fetch(ask, tournament)).server)
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


@_action("here", "here")
async def do_here(ask: Ask, tournament: int) -> None:
    found = await tournaments(ask).check_in(tournament, ask.person)
    await ask.show(signup_screens.here(found, ask.user, ask.texts))


@_action("leave", "quit")
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
        if entry is None or entry.state != "dropped" or found.phase != "running":
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


@_action("table")
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
    tournament = await _fetch(click, click.id.id)
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


# -- standings -------------------------------------------------------------------------------------


@slash(
    "standings",
    area="cups",
    group=cup,
    choices={"as_": [(f"cups-as-{one}", one) for one in _AS]},
)
async def show_standings(
    ask: Ask, cup: str | None = None, lord: discord.User | None = None, as_: str = "picture"
) -> None:
    if lord is not None:
        await with_tournament(ask, "line", cup, str(lord.id))
    else:
        await with_tournament(ask, _AS.get(as_, "stand"), cup)


@_action("stand", "stand")
async def do_stand(ask: Ask, tournament: int) -> None:
    """Show the standings of the current stage, or its bracket."""
    await _stand(ask, tournament, None, None, 0)


@_action("text")
async def do_text(ask: Ask, tournament: int) -> None:
    found, fact = await _standings(ask, tournament, None, None)
    await ask.show(standings.as_text(found, fact, 0, ask.texts))


@_action("cross")
async def do_cross(ask: Ask, tournament: int) -> None:
    await _cross(ask, tournament, None, None)


@_action("words", "words")
async def do_words(ask: Ask, tournament: int) -> None:
    await ask.show(glossary(await _fetch(ask, tournament), ask.texts))


async def _cross(
    ask: Ask, tournament: int, stage: int | None, group: int | None, page: int = 0
) -> None:
    """Show a crosstable. Refused: cup_no_cross."""
    found, fact = await _standings(ask, tournament, stage, group)
    if not fact.lines:
        raise Refused("cup_no_cross", {"cup": found.setup.name}, ("cups",))
    head = standings.title(found, fact, ask.texts)
    await ask.show(crosstables.crosstable(found, fact, ask.user, ask.texts, title=head, page=page))


@_action("line")
async def do_line(ask: Ask, tournament: int, lord: str) -> None:
    """Explain every number of somebody's line in the standings."""
    found = await _fetch(ask, tournament)
    entry = found.entry_of(args.number((lord,)))
    if entry is None:
        raise Refused("cup_not_in_lord", {"cup": found.setup.name}, ("cups",))
    stage = _begun(found, None)
    await _explain(ask, tournament, entry.number, stage.number, stage.group_of(entry.number))


async def _stand(
    ask: Ask, tournament: int, stage: int | None, group: int | None, page: int
) -> None:
    found = await _fetch(ask, tournament)
    if _begun(found, stage).kind in BRACKETS:
        await _bracket(ask, tournament, stage, None)
        return
    found, fact = await _standings(ask, tournament, stage, group)
    shown = standings.standings(found, fact, ask.texts, page=page, reader=ask.user, public=False)
    await ask.show(shown)


async def _standings(
    ask: Ask, tournament: int, stage: int | None, group: int | None
) -> tuple[Tournament, Standings]:
    """Fetch the standings of a stage, by default of the reader's own group."""
    found = await _fetch(ask, tournament)
    at = _begun(found, stage)
    if group is None or (at.groups and not group):
        own = found.entry_of(ask.user)
        group = at.group_of(0 if own is None else own.number) or (1 if at.groups else 0)
    if not 0 <= group <= len(at.groups):
        raise Refused("button_unknown")
    return found, await tournaments(ask).standings(tournament, ask.person, at.number, group)


def _begun(tournament: Tournament, stage: int | None) -> Stage:
    """Return a stage by its number, by default the latest. Refused: cup_phase."""
    found = [one for one in tournament.stages if stage in (None, one.number)]
    if not found:
        raise Refused(
            "cup_phase", {"cup": tournament.setup.name, "phase": tournament.phase}, ("cups",)
        )
    return found[-1]


@handles(TOURNAMENT, "page")
async def press_page(click: Click) -> None:
    stage, group, page = (args.number(click.id.args, place) for place in range(3))
    await _stand(click, click.id.id, stage, group, page)


@handles(TOURNAMENT, "group")
async def choose_group(click: Click) -> None:
    stage, group = args.number(click.id.args), args.number((click.value,))
    await _stand(click, click.id.id, stage, group, 0)


@handles(TOURNAMENT, "stage")
async def choose_stage(click: Click) -> None:
    await _stand(click, click.id.id, args.number((click.value,)), None, 0)


@handles(TOURNAMENT, "text")
async def press_text(click: Click) -> None:
    stage, group, page = (args.number(click.id.args, place) for place in range(3))
    found, fact = await _standings(click, click.id.id, stage, group)
    await click.show(standings.as_text(found, fact, page, click.texts))


@handles(TOURNAMENT, "cross")
async def press_cross(click: Click) -> None:
    stage, group = (args.number(click.id.args, place) for place in (0, 1))
    page = args.number(click.id.args, 2) if len(click.id.args) > 2 else 0
    await _cross(click, click.id.id, stage, group, page)


@handles(TOURNAMENT, "explain")
async def choose_line(click: Click) -> None:
    stage, group = (args.number(click.id.args, place) for place in (0, 1))
    await _explain(click, click.id.id, args.number((click.value,)), stage, group)


async def _explain(ask: Ask, tournament: int, entry: int, stage: int, group: int) -> None:
    found, fact = await _standings(ask, tournament, stage, group)
    if entry not in {line.entry for line in fact.lines}:
        raise Refused("cup_not_in_lord", {"cup": found.setup.name}, ("cups",))
    sums = await tournaments(ask).explain(tournament, ask.person, entry, stage)
    await ask.show(standings.explained(found, fact, entry, sums, ask.texts))


@handles(TOURNAMENT, "bracket")
async def press_bracket(click: Click) -> None:
    stage, page = args.number(click.id.args), args.word(click.id.args, 1)
    at = None if page == "all" else args.number(click.id.args, 1)
    await _bracket(click, click.id.id, stage, at)


async def _bracket(ask: Ask, tournament: int, stage: int | None, page: int | None) -> None:
    found = await _fetch(ask, tournament)
    fact = BracketPage(await tournaments(ask).bracket(tournament, ask.person, stage))
    await ask.show(brackets.private(found, fact, page, ask.texts))


# -- files -----------------------------------------------------------------------------------------


@slash(
    "export",
    area="cups",
    group=cup,
    choices={"format": [(f"cups-choice-{one}", one) for one in FORMATS]},
)
async def export(ask: Ask, cup: str | None = None, format: str = "csv") -> None:
    await with_tournament(ask, "export", cup, format)


@_action("export")
async def do_export(ask: Ask, tournament: int, format: str) -> None:
    form = args.one_of(format, FORMATS)
    await ask.acknowledge(new=True)
    found = await _fetch(ask, tournament)
    name, data = await tournaments(ask).export(tournament, ask.person, form)
    await ask.show_new(event_screens.exported(found, Attached(name, data), ask.texts))


@handles(TOURNAMENT, "archive")
async def press_archive(click: Click) -> None:
    after, part = args.number(click.id.args), args.number(click.id.args, 1)
    await click.acknowledge(new=True)
    service = tournaments(click)
    found = await service.tournament(click.id.id, click.person)
    fact = await service.archive(found.id, click.person, after, part)
    await click.show_new(event_screens.archived(found, fact, click.texts))


@handles(TOURNAMENT, "export")
async def press_export(click: Click) -> None:
    wanted = next((one for one in click.id.args if one in FORMATS), None)
    if wanted is None:
        tournament = await _fetch(click, click.id.id)
        await click.show(event_screens.exports(tournament, click.texts))
    else:
        await do_export(click, click.id.id, wanted)


@handles(TOURNAMENT, "csv")
async def press_csv(click: Click) -> None:
    await do_export(click, click.id.id, "standings")


for _command in (show, enter, leave, here, table, show_standings, judge, export):
    suggests(_command, "cup", listed=True)(suggest_tournaments)
