"""Presses on the organizer's panel: an act is requested, shown for confirmation, carried out."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

import discord

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.channels import THREADED, Place, kind_of
from cogs.codec import TOURNAMENT
from cogs.errors import sentence
from cogs.members import member
from cogs.membership import missing, without_sight
from cogs.organizer import act_forms, act_input
from cogs.organizer import panel_screens as screens
from cogs.organizer.act_input import Asked, match_of, people_in, read_act
from cogs.organizer.panel_screens import OTHER, PASSES
from cogs.organizer.setup_panel import here
from cogs.places import may_write
from cogs.screen import Screen, discord_url
from cogs.tournaments.members import tournaments
from services.facts import Person, Refused
from services.facts.tournament_acts import Act, ActKind, Effect
from services.facts.tournament_setup import OrganizerPanel
from services.facts.tournaments import Tournament

NOT_ON_PANEL: Final = frozenset(
    {"no_cup", "cup_not_organiser", "button_unknown", "busy", "same_click"}
)
"""Refusals that are not shown on the panel, since there may be none."""


async def panel(ask: Ask, tournament: int, kind: ActKind | None = None) -> OrganizerPanel:
    """Fetch the panel of a tournament for somebody who may do acts of a kind, or any act.

    Refused: no_cup, cup_not_organiser.
    """
    return await tournaments(ask).panel(tournament, ask.person, kind)


async def show(ask: Ask, tournament: int, *news: str) -> None:
    fact = await panel(ask, tournament)
    shown = fact.tournament
    log = discord_url(shown.server, shown.log) if shown.log else None
    away = await _away(ask, shown) if shown.live else frozenset()
    guild, role = ask.interaction.client.get_guild(shown.server), shown.setup.role
    if guild is not None and role is not None and guild.get_role(role) is None:
        fact = replace(fact, role_gone=True)
    await ask.show(screens.panel(fact, ask.texts, news=news, where=log, away=away))


async def _away(ask: Ask, tournament: Tournament) -> frozenset[int]:
    """Return who runs an event, or takes part in it, and has left its server."""
    playing = (lord for one in tournament.entries if one.live for lord in one.lords)
    people = (*playing, *tournament.organizers, *tournament.judges)
    return await missing(ask, tournament.server, (lord.user for lord in people))


async def show_effect(ask: Ask, tournament: int, act: Act) -> None:
    """Show what an act would do; a refusal is shown on the panel."""
    try:
        await ask.show(await effect(ask, tournament, act))
    except Refused as error:
        await _refused(ask, tournament, error)


async def effect(ask: Ask, tournament: int, act: Act) -> Screen:
    """Build the confirmation of an act. Refused: cup_no_write, and as it is prepared."""
    if act.kind == "channel":
        await tournaments(ask).preview(tournament, ask.person, act)
        await _check_writing(ask, act)  # before it is kept: what is kept can be confirmed
    shown, number = await tournaments(ask).prepare(tournament, ask.person, act)
    return screens.effect(shown, number, ask.texts, blind=await _blind(ask, shown))


async def _blind(ask: Ask, shown: Effect) -> int:
    """Count the lords who would not see the channel to which an event is to move."""
    if shown.act.kind != "channel":
        return 0
    cup = shown.tournament
    users = {lord.user for entry in cup.entries if entry.live for lord in entry.lords}
    return len(await without_sight(ask, cup.server, shown.act.channel, users))


async def _check_writing(ask: Ask, act: Act) -> None:
    """Refuse to have an event speak where its organizer may not. Refused: cup_no_write."""
    if act.kind != "channel":
        return
    found = ask.interaction.client.get_channel(act.channel)
    place = Place(act.channel, kind_of(found), discord.Permissions.none(), found)
    if not await may_write(ask, place):
        raise Refused("cup_no_write", {"channel": act.channel})


async def _refused(ask: Ask, tournament: int, error: Refused) -> None:
    """Show a refusal on the panel if there is one, otherwise raise it."""
    if error.code in NOT_ON_PANEL:
        raise error
    await show(ask, tournament, sentence(error, ask.texts))


@handles(TOURNAMENT, "panel", "dont")
async def press_panel(click: Click) -> None:
    await show(click, click.id.id)


# -- asking ----------------------------------------------------------------------------------------


@handles(TOURNAMENT, "act")
async def choose_act(click: Click) -> None:
    """Begin an act on the event: ask for people first where it needs some, then open its form."""
    fact, kind = await panel(click, click.id.id), click.value
    if kind not in screens.acts_of(fact):
        await show(click, click.id.id)
    elif kind == "channel":
        await click.show(screens.channel(fact, click.texts))
    elif kind == "change":
        await click.show(screens.changes(fact.tournament, click.texts))
    elif kind in ("add", "team"):
        await click.show(screens.whom(fact.tournament, kind, (), click.texts))
    else:
        await click.form(act_forms.form(fact.tournament, kind, (), click.texts))


@handles(TOURNAMENT, "tact")
async def choose_table(click: Click) -> None:
    fact = await panel(click, click.id.id)
    if click.value == OTHER:
        await click.form(act_forms.table_form(fact.tournament, click.texts))
        return
    match = match_of(fact.tournament, click.value.split("."))
    await click.show(screens.table(fact, match, click.texts))


@handles(TOURNAMENT, "tabled")
async def take_table(click: Click) -> None:
    """Show the table of the typed round and number, in the current stage unless one is typed."""
    fact, typed = await panel(click, click.id.id), click.fields or {}
    current = str(len(fact.tournament.stages))
    stage = typed.get("stage", current).strip()
    words = [typed.get("round", "").strip(), typed.get("table", "").strip()]
    try:
        match = match_of(fact.tournament, [stage, *words])
    except Refused:
        number = args.parsed(words[1], 10) or 0
        refusal = Refused("cup_act_table", {"cup": fact.tournament.setup.name, "number": number})
        await _refused(click, click.id.id, refusal)
        return
    await click.show(screens.table(fact, match, click.texts))


@handles(TOURNAMENT, "pact")
async def choose_lord(click: Click) -> None:
    fact = await panel(click, click.id.id)
    if click.value == OTHER:
        await click.show(screens.whom(fact.tournament, "lord", (), click.texts))
        return
    words = click.value.split(".")
    act_input.user_of(fact.tournament, words)
    entry, place = fact.tournament.entry(args.number(words)), args.number(words, 1)
    await click.show(screens.person(fact, entry, place, click.texts))


@handles(TOURNAMENT, "pilot")
async def choose_autopilot(click: Click) -> None:
    await _ask_form(click, "autopilot", click.value.split("."))


@handles(TOURNAMENT, "rule")
async def choose_game(click: Click) -> None:
    await _ask_form(click, "result", [*click.id.args, click.value])


@handles(TOURNAMENT, "whom")
async def ask_whom(click: Click) -> None:
    fact = await panel(click, click.id.id)
    kind, *said = click.id.args or ("",)
    if kind != "replace":
        raise Refused("button_unknown")
    act_input.user_of(fact.tournament, said)
    await click.show(screens.whom(fact.tournament, kind, said, click.texts))


@handles(TOURNAMENT, "named")
async def choose_whom(click: Click) -> None:
    """Continue with the chosen people: open the act's form, or show the lord."""
    kind, *said = click.id.args or ("",)
    fact = await panel(click, click.id.id)
    people = click.people
    if not people:
        refusal = Refused("cup_act_nobody", {"cup": fact.tournament.setup.name})
        await _refused(click, click.id.id, refusal)
    elif kind == "lord":
        await _show_lord(click, fact, people[0])
    elif kind in act_input.ROLES:
        await _ask_form(click, "team", [kind, "on", str(people[0].id)])
    else:
        await _ask_form(click, kind, [*said, *(str(one.id) for one in people)])


async def _show_lord(click: Click, fact: OrganizerPanel, who: Person) -> None:
    entry = fact.tournament.entry_of(who.id)
    if entry is None:
        refusal = Refused("cup_not_in_lord", {"cup": fact.tournament.setup.name}, ("cups",))
        await _refused(click, click.id.id, refusal)
        return
    place = [lord.user for lord in entry.lords].index(who.id)
    await click.show(screens.person(fact, entry, place, click.texts))


@handles(TOURNAMENT, "offteam")
async def choose_off_team(click: Click) -> None:
    role, _, user = click.value.partition(".")
    await _ask_form(click, "team", [role, "off", user])


@handles(TOURNAMENT, "place")
async def ask_channel(click: Click) -> None:
    fact = await panel(click, click.id.id, "channel")
    await click.show(screens.channel(fact, click.texts))


@handles(TOURNAMENT, "placed")
async def choose_channel(click: Click) -> None:
    """Continue with the channel that was chosen, if events can be posted there."""
    fact, wanted = await panel(click, click.id.id, "channel"), args.number(click.values)
    guild = click.interaction.client.get_guild(fact.tournament.server)
    if guild is None or kind_of(guild.get_channel(wanted)) not in THREADED:
        raise Refused("button_unknown")
    await _ask_form(click, "channel", [str(wanted)])


@handles(TOURNAMENT, "ask")
async def press_ask(click: Click) -> None:
    kind, *said = click.id.args or ("",)
    await _ask_form(click, kind, said)


async def _ask_form(click: Click, kind: str, said: Sequence[str]) -> None:
    """Open the form of an act after checking its words."""
    act = cast("ActKind", args.one_of(kind, act_input.KINDS))
    fact = await panel(click, click.id.id, act)
    people_in(kind, said)
    if kind in ("result", "restart", "adjourn"):
        match_of(fact.tournament, said)
    if kind in ("replace", "drop", "expel", "autopilot"):
        act_input.user_of(fact.tournament, said)
    await click.form(act_forms.form(fact.tournament, kind, said, click.texts))


@handles(TOURNAMENT, "asked")
async def take_reason(click: Click) -> None:
    """Read the form and show what the act would do."""
    kind, *said = click.id.args or ("",)
    fact = await panel(click, click.id.id)
    try:
        people = await named(click, fact.tournament, people_in(kind, said))
        typed = (click.fields, people, await here(click))
        act = read_act(Asked(fact.tournament, kind, said, *typed))
    except Refused as error:
        await _refused(click, click.id.id, error)
        return
    await show_effect(click, click.id.id, act)


async def named(ask: Ask, tournament: Tournament, users: Sequence[int]) -> list[Person]:
    """Look up people by id; members of the team keep the name they have there.

    Refused: cup_stranger, guest_bot.
    """
    team = {one.user: one.name for one in (*tournament.organizers, *tournament.judges)}
    people: list[Person] = []
    for user in users:
        if user in team:
            people.append(Person(user, team[user]))
        else:
            people.append(await member(ask, user, tournament.server))
    return people


# -- doing -----------------------------------------------------------------------------------------


@handles(TOURNAMENT, "doit")
async def press_do(click: Click) -> None:
    """Carry out the confirmed act, once, and show the panel.

    If it would do something else by now than was shown, that is shown, and asked again.
    """
    number, passes = args.number(click.id.args), PASSES in click.id.args
    try:
        await _check_writing(click, await tournaments(click).kept(click.id.id, click.person))
        await tournaments(click).confirm(click.id.id, click.person, number, passes=passes)
    except Refused as error:
        if error.code != "cup_act_changed":
            await _refused(click, click.id.id, error)
            return
        await _show_again(click)
        return
    await show(click, click.id.id, click.texts("organise-done"))


async def _show_again(click: Click) -> None:
    """Show what the act would do by now; a refusal is shown on the panel."""
    try:
        shown, number = await tournaments(click).show_again(click.id.id, click.person)
    except Refused as error:
        await _refused(click, click.id.id, error)
        return
    await click.show(screens.effect(shown, number, click.texts, changed=True))
