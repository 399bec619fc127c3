"""The commands `/organise new` and `/organise publish`."""

from typing import Final

from discord import app_commands

from cogs.base import Ask, Click, handles
from cogs.codec import TOURNAMENT
from cogs.errors import quoted, sentence
from cogs.organizer import setup_panel
from cogs.organizer.setup_request import Request, read_request
from cogs.organizer.setup_screens import STEPS
from cogs.organizer.time_input import Here, moment_words, read_moment
from cogs.places import server_of
from cogs.slash_commands import (
    SERVERS_ONLY,
    Options,
    Suggestion,
    describe,
    slash,
    suggests,
    top,
)
from cogs.suggestions import understood_first
from cogs.tables.clock_setting import DAY, suggested_clocks
from cogs.tables.setup_request import suggested_variants
from cogs.tables.setup_rules import boxes
from cogs.tournaments.members import tournaments
from locales import plain_name
from services.facts import Refused
from services.facts.names import only
from services.facts.tournament_setup import TournamentDraft
from services.tournaments.core import setups

organise: Final = top(
    app_commands.Group(
        name="organise",
        description=describe("organise-command-organise"),
        allowed_contexts=SERVERS_ONLY,
    )
)

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
)
async def new(ask: Ask, *, template: str | None = None, request: Request) -> None:
    """Open the panel; if options were typed, set them and show the preview."""
    refused: list[str] = []
    found = await _started_draft(ask, template, refused)
    if request.nothing:
        step = STEPS[0] if template is None or refused else "preview"
        await setup_panel.show(ask, step, found, refused=refused)
        return
    here = await setup_panel.here(ask)
    wanted, wrong = read_request(request, found.setup, here, ask.texts)
    if wanted:
        found = await tournaments(ask).change_draft(server_of(ask), ask.person, **wanted)
    await setup_panel.show(ask, "preview", found, refused=[*refused, *wrong])


async def _started_draft(ask: Ask, template: str | None, refused: list[str]) -> TournamentDraft:
    """Return the draft, started from the named template if there is one."""
    found = await setup_panel.draft(ask)
    if template is None:
        return found
    values = {str(one.id): one.id for one in found.templates}
    named = [(one.name, one.id) for one in found.templates]
    known = values.get(template.strip()) or only(template, named)
    if known is None:
        error = Refused("cup_template", {"text": quoted(template)})
        refused.append(sentence(error, ask.texts))
        return found
    return await tournaments(ask).use_template(server_of(ask), ask.person, known)


@suggests(new, "template")
async def suggest_templates(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    found = await setup_panel.draft(ask)
    return [(plain_name(one.name), str(one.id)) for one in found.templates]


@suggests(new, "variants")
async def suggest_variants(ask: Ask, current: str, options: Options) -> list[Suggestion]:
    table = (await setup_panel.draft(ask)).setup.table
    box = getattr(options, "box", None) or table.box
    return suggested_variants(current, str(box), getattr(options, "lords", None), ask.texts)


@suggests(new, "clock", filtered=False)
async def suggest_clocks(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    return suggested_clocks(current, ask.texts, limited=True)


@suggests(new, "signup", filtered=False)
async def suggest_signup(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    """Suggest the moment that is typed, and evenings in the next days."""
    here = await setup_panel.here(ask)
    return _with_typed(here, current, _moments(here, here.now, SIGNUP_DAYS))


@suggests(new, "start", filtered=False)
async def suggest_start(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    """Suggest the moment that is typed, and evenings after the end of sign-up."""
    here = await setup_panel.here(ask)
    since = (await setup_panel.draft(ask)).setup.signup_until
    return _with_typed(here, current, _moments(here, since, START_DAYS))


def _with_typed(here: Here, typed: str, found: list[Suggestion]) -> list[Suggestion]:
    try:
        at = read_moment(typed, here)
    except Refused:
        return understood_first([], found, typed)
    return understood_first([(moment_words(at, here), f"<t:{at}>")], found, typed)


def _moments(here: Here, since: int, days: tuple[int, ...]) -> list[Suggestion]:
    """Suggest evenings so many days after a moment."""
    some = [here.evening(since + ahead * DAY) for ahead in days]
    return [(moment_words(at, here), f"<t:{at}>") for at in sorted(set(some)) if at > since]


@slash("publish", area="organise", group=organise)
@handles(TOURNAMENT, "publish")
async def publish(ask: Ask) -> None:
    """Publish the tournament; what prevents it is shown in the preview."""
    await setup_panel.publish(ask, *(ask.id.args[:1] if isinstance(ask, Click) else ()))
