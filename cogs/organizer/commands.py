"""`/organise new` and `/organise publish`."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from cogs.base import Ask
from cogs.errors import quoted, sentence
from cogs.organizer import setup_panel
from cogs.organizer.setup_request import Request, read_request
from cogs.organizer.setup_screens import STEPS
from cogs.organizer.time_input import DAY, Here, moment_words
from cogs.slash_commands import Options, Suggestion, describe, slash, suggests, top
from cogs.tables.clock_setting import PACES, pace_words
from cogs.tables.setup_choices import boxes
from cogs.tables.setup_panel import server_of
from cogs.tables.setup_request import suggested_variants
from locales import plain_name
from services.facts import Refused
from services.facts.tournament_setup import TournamentDraft
from services.tournaments.core import setups

organise: Final = top(
    app_commands.Group(
        name="organise", description=describe("organise-command-organise"), guild_only=True
    )
)

TableSize = app_commands.Range[int, 2, 4]
RoundCount = app_commands.Range[int, setups.ROUNDS.start, setups.ROUNDS.stop - 1]
Capacity = app_commands.Range[int, setups.CAPACITY.start, setups.CAPACITY.stop - 1]
TournamentName = app_commands.Range[str, 1, setups.NAME_LENGTH]
SIGNUP_DAYS: Final = (2, 3, 5, 7, 10, 14, 21, 28)
START_DAYS: Final = (0, 1, 2, 3, 7)


@slash(
    "new",
    area="organise",
    group=organise,
    choices={
        "format": [(f"organise-pick-format-{one}", one) for one in setups.FORMATS],
        "box": [(f"common-box-{box}", box) for box in boxes()],
    },
    template="organise-option-template",
    name="organise-option-name",
    format="organise-option-format",
    box="organise-option-box",
    variants="organise-option-variants",
    lords="organise-option-lords",
    clock="organise-option-clock",
    rounds="organise-option-rounds",
    capacity="organise-option-capacity",
    who="organise-option-who",
    signup="organise-option-signup",
    start="organise-option-start",
    vacation="organise-option-vacation",
)
async def new(
    ask: Ask,
    *,
    template: str | None = None,
    name: TournamentName | None = None,
    format: str | None = None,
    box: str | None = None,
    variants: str | None = None,
    lords: TableSize | None = None,
    clock: str | None = None,
    rounds: RoundCount | None = None,
    capacity: Capacity | None = None,
    who: discord.Role | None = None,
    signup: str | None = None,
    start: str | None = None,
    vacation: bool | None = None,
) -> None:
    """Open the panel, or change what was typed and show the whole as it would be published."""
    role = None if who is None or who.id == ask.server else who.id
    request = Request(
        name=name,
        format=format,
        box=box,
        variants=variants,
        lords=lords,
        clock=clock,
        rounds=rounds,
        capacity=capacity,
        who=role,
        signup=signup,
        start=start,
        vacation=vacation,
    )
    refused: list[str] = []
    found = await _begun(ask, template, refused)
    if request.nothing:
        step = STEPS[0] if template is None or refused else "preview"
        await ask.show(await setup_panel.built(ask, step, found, refused=refused))
        return
    here = await setup_panel.here(ask)
    wanted, wrong = read_request(request, found.setup, here, ask.texts)
    if wanted:
        found = await setup_panel.tournaments(ask).change(server_of(ask), ask.person, **wanted)
    await ask.show(await setup_panel.built(ask, "preview", found, refused=[*refused, *wrong]))


async def _begun(ask: Ask, template: str | None, refused: list[str]) -> TournamentDraft:
    """Return the draft to go on from: the template's, where one is named that there is."""
    found = await setup_panel.draft(ask)
    if template is None:
        return found
    typed = template.strip().casefold()
    known = [one for one in found.templates if typed in (str(one.id), one.name.casefold())]
    if not known:
        error = Refused("cup_template", {"text": quoted(template)})
        refused.append(sentence(error, ask.texts))
        return found
    return await setup_panel.tournaments(ask).use_template(server_of(ask), ask.person, known[0].id)


@suggests(new, "template")
async def suggest_templates(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    found = await setup_panel.draft(ask)
    return [(plain_name(one.name), str(one.id)) for one in found.templates]


@suggests(new, "variants")
async def suggest_variants(ask: Ask, current: str, options: Options) -> list[Suggestion]:
    table = (await setup_panel.draft(ask)).setup.table
    box = getattr(options, "box", None) or table.box
    return suggested_variants(current, str(box), getattr(options, "lords", None), ask.texts)


@suggests(new, "clock")
async def suggest_clocks(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    """Suggest the clocks that end."""
    clocks = [(value, pace) for value, pace in PACES.items() if pace.kind != "none"]
    return [(pace_words(pace, ask.texts), value) for value, pace in clocks]


@suggests(new, "signup")
async def suggest_signup(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    """Suggest evenings to come."""
    here = await setup_panel.here(ask)
    return _moments(here, here.now, SIGNUP_DAYS)


@suggests(new, "start")
async def suggest_start(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    """Suggest evenings from the end of sign-up on."""
    here = await setup_panel.here(ask)
    return _moments(here, (await setup_panel.draft(ask)).setup.signup_until, START_DAYS)


def _moments(here: Here, since: int, days: tuple[int, ...]) -> list[Suggestion]:
    """List evenings so many days after a moment."""
    some = [here.evening(since + ahead * DAY) for ahead in days]
    return [(moment_words(at, here), f"<t:{at}>") for at in sorted(set(some)) if at > since]


@slash("publish", area="organise", group=organise)
async def publish(ask: Ask) -> None:
    """Publish what was set up; what hinders that is shown in the preview."""
    await ask.show(await setup_panel.published(ask))
