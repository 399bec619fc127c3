"""Presses on the panel of /organise new. The draft is in the database, not in the message."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.channels import THREADED, Kind, Place
from cogs.codec import TOURNAMENT
from cogs.errors import sentence
from cogs.organizer import setup_screens as screens
from cogs.organizer.setup_options import CLOCK, TIE, option_of
from cogs.organizer.setup_request import dates, entrants, points
from cogs.organizer.setup_screens import STEP_OF, STEPS, TIES_STEP, WHO, Page
from cogs.organizer.time_input import Here
from cogs.places import place_for, server_of
from cogs.screen import Form
from cogs.tables import clock_setting
from cogs.tables.clock_setting import OTHER
from cogs.tables.setup_words import channel
from cogs.tournaments.members import tournaments
from locales import Texts
from locales import name as safe_name
from services.core.json_codec import digest
from services.facts import Refused
from services.facts.tournament_setup import TournamentDraft, TournamentTemplate
from services.facts.tournaments import TournamentSetup

RIGHTS: Final = {
    "view_channel": "view",
    "send_messages": "send",
    "create_public_threads": "threads",
    "send_messages_in_threads": "talk",
}
"""The permissions we need where a tournament is announced, each with its text key's end."""
PRIVATE: Final = "create_private_threads"
SHOWN_ON_PAGE: Final = frozenset(
    {
        *("cup_bad", "cup_name", "cup_text", "cup_date", "cup_points", "cup_number"),
        *("bad_setup", "bad_clock", "clock_both", "clock_nothing", "clock_unread"),
        *("bad_preset_name", "preset_taken", "preset_full", "preset_own"),
        *("no_preset", "preset_foreign"),
    }
)
"""Refusals that are shown on the page; the earlier choices stay."""


@dataclass(frozen=True, slots=True)
class PanelForm:
    """A form of the panel: the step of its button, how it is built and read as changes."""

    step: str
    build: Callable[[TournamentSetup, Texts], Form]
    read: Callable[[TournamentSetup, Mapping[str, str], Here], dict[str, object]]


FORMS: Final[Mapping[str, PanelForm]] = {
    "words": PanelForm(
        "what",
        screens.words_form,
        lambda _setup, typed, _here: {key: typed.get(key, "") for key in ("name", "text")},
    ),
    "dates": PanelForm("dates", screens.dates_form, dates),
    WHO: PanelForm("preview", screens.who_form, lambda _setup, typed, _here: entrants(typed)),
    "points": PanelForm(
        TIES_STEP,
        screens.points_form,
        lambda setup, typed, _here: points(typed.get("points", ""), setup.size),
    ),
    CLOCK: PanelForm(
        "dates",
        screens.custom_clock_form,
        lambda _setup, typed, here: {"pace": clock_setting.read_form(typed, here.language)},
    ),
}


async def draft(ask: Ask) -> TournamentDraft:
    return await tournaments(ask).draft(server_of(ask), ask.person)


async def here(ask: Ask) -> Here:
    """Return the reader's time, zone and language."""
    settings = await ask.app.services.people.settings(ask.user)
    return Here(ask.app.clock.now(), settings.zone or "UTC", ask.texts.language)


async def show(
    ask: Ask,
    step: str,
    found: TournamentDraft,
    *,
    refused: Sequence[str] = (),
    news: Sequence[str] = (),
) -> None:
    zone = (await here(ask)).zone
    shown = Page(found, zone, refused, news, bool(removable(found, ask)))
    await ask.show(screens.page(step, shown, ask.texts))


def removable(found: TournamentDraft, ask: Ask) -> list[TournamentTemplate]:
    """List the templates that the reader may remove: their own, or all for server managers."""
    person = ask.person
    return [one for one in found.templates if person.manages or one.by == person.id]


async def change(ask: Ask, step: str, wanted: dict[str, object]) -> None:
    """Change the draft and show it; a refusal is shown on the same page."""
    async with refused_on(ask, step):
        found = await tournaments(ask).change_draft(server_of(ask), ask.person, **wanted)
        await show(ask, step, found)


@asynccontextmanager
async def refused_on(ask: Ask, step: str) -> AsyncIterator[None]:
    """Show what is refused meanwhile on a page of the panel."""
    try:
        yield
    except Refused as error:
        if error.code not in SHOWN_ON_PAGE:
            raise
        await show(ask, step, await draft(ask), refused=[sentence(error, ask.texts)])


@handles(TOURNAMENT, "newcup", "role", "anybody")
async def press_new(click: Click) -> None:
    """Open the panel from anywhere, also by controls that only earlier versions showed."""
    await show(click, STEPS[0], await draft(click))


@handles(TOURNAMENT, "tab")
async def press_tab(click: Click) -> None:
    await show(click, args.word(click.id.args), await draft(click))


@handles(TOURNAMENT, "set")
async def choose(click: Click) -> None:
    """Set an option, or open the form for a custom clock."""
    option = args.word(click.id.args)
    if option == CLOCK and OTHER in click.values:
        await click.form(screens.custom_clock_form((await draft(click)).setup, click.texts))
        return
    setup = (await draft(click)).setup
    step = TIES_STEP if option.startswith(TIE) else STEP_OF.get(option, STEPS[0])
    await change(click, step, option_of(option).read(setup, click.values))


@handles(TOURNAMENT, "fill")
async def press_fill(click: Click) -> None:
    await click.form(_form(click).build((await draft(click)).setup, click.texts))


@handles(TOURNAMENT, "filled")
async def take_form(click: Click) -> None:
    """Read a form; what can't be read is shown on the page of its button.

    The role @everyone is no restriction.
    """
    form, everyone = _form(click), str(click.server)
    picked = {key: "".join({*values} - {everyone}) for key, values in click.picked.items()}
    typed = {**(click.fields or {}), **picked}
    async with refused_on(click, form.step):
        wanted = form.read((await draft(click)).setup, typed, await here(click))
        await change(click, form.step, wanted)


def _form(click: Click) -> PanelForm:
    """Return the form that an id names. Refused: button_unknown."""
    return FORMS[args.one_of(args.word(click.id.args), FORMS)]


# -- templates -------------------------------------------------------------------------------------


@handles(TOURNAMENT, "template")
async def choose_template(click: Click) -> None:
    template = args.number(click.values)
    async with refused_on(click, STEPS[0]):
        found = await tournaments(click).use_template(server_of(click), click.person, template)
        await show(click, "preview", found)


@handles(TOURNAMENT, "keep")
async def ask_template_name(click: Click) -> None:
    await click.form(screens.template_form((await draft(click)).setup, click.texts))


@handles(TOURNAMENT, "kept")
async def save_template(click: Click) -> None:
    called = (click.fields or {}).get("name", "")
    async with refused_on(click, "preview"):
        saved = await tournaments(click).save_template(server_of(click), click.person, called)
        news = click.texts("organise-kept", template=f"**{safe_name(saved.name)}**")
        await show(click, "preview", await draft(click), news=[news])


@handles(TOURNAMENT, "shred")
async def ask_which_template(click: Click) -> None:
    found = await draft(click)
    own = removable(found, click)
    if not own:
        await show(click, STEPS[0], found)
        return
    await click.show(screens.which_template(own, click.texts))


@handles(TOURNAMENT, "shredded")
async def remove_template(click: Click) -> None:
    template = args.number(click.values)
    async with refused_on(click, STEPS[0]):
        removed = await tournaments(click).remove_template(server_of(click), click.person, template)
        news = click.texts("organise-shredded", template=f"**{safe_name(removed.name)}**")
        await show(click, STEPS[0], await draft(click), news=[news])


# -- the end ---------------------------------------------------------------------------------------


@handles(TOURNAMENT, "fresh")
async def start_over(click: Click) -> None:
    """Discard the draft."""
    await tournaments(click).discard_draft(server_of(click), click.person)
    await show(click, STEPS[0], await draft(click))


@handles(TOURNAMENT, "shut")
async def shut(click: Click) -> None:
    await click.show(screens.closed(click.texts))


async def publish(ask: Ask, shown: str = "") -> None:
    """Publish the draft; a second press shows the same tournament again.

    `shown`: the digest of the set-up that the button was shown with. If it is another one by now,
    it is shown first.
    """
    found = await draft(ask)
    if shown and found.tournament is None and shown != digest(found.setup):
        await show(ask, "preview", found, refused=[ask.texts("organise-changed")])
        return
    settings = await ask.app.services.people.server(server_of(ask))
    place = place_for(ask, settings.cup_channel)
    missing = lacking_rights(place, duplicate=found.setup.duplicate)
    if not place.reader_writes and found.tournament is None:
        error = Refused("cup_no_write", {"channel": place.id})
        await show(ask, "preview", found, refused=[sentence(error, ask.texts)])
        return
    if missing and found.tournament is None:
        rights = ask.texts.listed([right_words(one, ask.texts) for one in missing])
        text = ask.texts("organise-no-right", channel=channel(place.id), rights=rights)
        await show(ask, "preview", found, refused=[text])
        return
    private = not lacking_rights(place, duplicate=True)
    tournament = await tournaments(ask).publish(
        server_of(ask), place.id, ask.person, private=private
    )
    there = channel(tournament.channel)
    named = (tournament.id, tournament.setup.name, there)
    await ask.show(screens.published(*named, ask.texts, after=found.after))


def right_words(right: str, texts: Texts) -> str:
    """Name a permission that we need."""
    return texts(f"organise-right-{right}")


def lacking_rights(place: Place, *, duplicate: bool) -> list[str]:
    """List what we lack in a channel to hold a tournament there, as the ends of text keys."""
    if place.kind not in ([Kind.TEXT] if duplicate else THREADED):
        return ["text"]
    needed = RIGHTS | ({PRIVATE: "private"} if duplicate else {})
    return [needed[right] for right in place.lacks(needed)]
