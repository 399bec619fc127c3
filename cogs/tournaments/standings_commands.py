"""`/cup standings` and `/cup export`, and presses on standings, brackets and files."""

from typing import Final

import discord

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import TOURNAMENT
from cogs.screen import Attached
from cogs.slash_commands import slash, suggests
from cogs.tournaments import (
    brackets,
    crosstables,
    event_screens,
    standings,
)
from cogs.tournaments.choosing import action_on, cup, fetch, with_tournament
from cogs.tournaments.event_screens import FORMATS
from cogs.tournaments.glossary import glossary
from cogs.tournaments.members import suggest_tournaments, tournaments
from services.facts import Refused
from services.facts.standings import Standings
from services.facts.tournament_posts import BracketPage
from services.facts.tournaments import BRACKETS, Stage, Tournament

_AS: Final = {"picture": "stand", "text": "text", "cross": "cross", "words": "words"}
"""The forms of standings that can be asked for, each with its action."""


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


@action_on("stand", "stand")
async def do_stand(ask: Ask, tournament: int) -> None:
    """Show the standings of the current stage, or its bracket."""
    await _stand(ask, tournament, None, None, 0)


@action_on("text")
async def do_text(ask: Ask, tournament: int) -> None:
    found, fact = await _standings(ask, tournament, None, None)
    await ask.show(standings.as_text(found, fact, 0, ask.texts))


@action_on("cross")
async def do_cross(ask: Ask, tournament: int) -> None:
    await _cross(ask, tournament, None, None)


@action_on("words", "words")
async def do_words(ask: Ask, tournament: int) -> None:
    await ask.show(glossary(await fetch(ask, tournament), ask.texts))


async def _cross(
    ask: Ask, tournament: int, stage: int | None, group: int | None, page: int = 0
) -> None:
    """Show a crosstable. Refused: cup_no_cross."""
    found, fact = await _standings(ask, tournament, stage, group)
    if not fact.lines:
        raise Refused("cup_no_cross", {"cup": found.setup.name}, ("cups",))
    head = standings.title(found, fact, ask.texts)
    await ask.show(crosstables.crosstable(found, fact, ask.user, ask.texts, title=head, page=page))


@action_on("line")
async def do_line(ask: Ask, tournament: int, lord: str) -> None:
    """Explain every number of somebody's line in the standings."""
    found = await fetch(ask, tournament)
    entry = found.entry_of(args.number((lord,)))
    if entry is None:
        raise Refused("cup_not_in_lord", {"cup": found.setup.name}, ("cups",))
    stage = _begun(found, None)
    await _explain(ask, tournament, entry.number, stage.number, stage.group_of(entry.number))


async def _stand(
    ask: Ask, tournament: int, stage: int | None, group: int | None, page: int
) -> None:
    found = await fetch(ask, tournament)
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
    found = await fetch(ask, tournament)
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
    found = await fetch(ask, tournament)
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


@action_on("export")
async def do_export(ask: Ask, tournament: int, format: str) -> None:
    form = args.one_of(format, FORMATS)
    await ask.acknowledge(new=True)
    found = await fetch(ask, tournament)
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
        tournament = await fetch(click, click.id.id)
        await click.show(event_screens.exports(tournament, click.texts))
    else:
        await do_export(click, click.id.id, wanted)


@handles(TOURNAMENT, "csv")
async def press_csv(click: Click) -> None:
    await do_export(click, click.id.id, "standings")


for _command in (show_standings, export):
    suggests(_command, "cup", listed=True)(suggest_tournaments)
