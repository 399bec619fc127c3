"""The screens of /organise new: three pages of options and a preview. Pure builders.

Every select holds its value, and its custom_id names the option that it sets. The draft is in the
database.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cogs.codec import TOURNAMENT, Ids
from cogs.organizer.setup_options import CLOCK, TIE, option_of, tie_places
from cogs.screen import (
    Button,
    Field,
    Form,
    Option,
    Part,
    RolePick,
    Row,
    Screen,
    Select,
    Separator,
    Style,
    Text,
    row,
    screen,
    shortened,
    small,
)
from cogs.tables.setup_screens import Page as TablePage
from cogs.tables.setup_screens import clock_form
from cogs.tournaments import setup_words as words
from cogs.tournaments.words import tournament_screen
from locales import Texts, name, plain_name
from services.core.json_codec import digest
from services.facts.tournament_setup import TournamentDraft, TournamentTemplate
from services.facts.tournaments import TournamentSetup
from services.state.setups import NAME_LENGTH
from services.tournaments.core import setups

STEPS: Final = ("what", "format", "dates", "preview")
TIES_STEP: Final = "ties"
WHO: Final = "numbers"
"""The form of who may enter: its id is older than what it asks."""
ABOUT: Final = 80
EXCERPT: Final = 160
"""How much of a tournament's description the panel shows, in characters."""
SELECTS: Final[dict[str, tuple[str, ...]]] = {
    "what": ("box", "variants", "takeback"),
    "format": (
        *("format", "size", "rounds", "groups", "through", "division", "seasons", "final"),
        *("games", "duplicate", "leavers", "seeding", "third", "decider"),
    ),
    "dates": ("checkin", CLOCK, "round", "rest", "vacation", "absences", "late", "protest"),
}
"""The selects of each screen, in their order."""
STEP_OF: Final = {option: step for step, options in SELECTS.items() for option in options}

_ids: Final = Ids(TOURNAMENT)


@dataclass(frozen=True, slots=True)
class Page:
    """What a screen of the panel shows."""

    draft: TournamentDraft
    zone: str = "UTC"
    refused: Sequence[str] = ()
    """Why parts of the request were refused."""
    news: Sequence[str] = ()
    """What else was done, such as saving a preset."""
    removable: bool = False
    """Whether the reader may remove any template."""

    @property
    def setup(self) -> TournamentSetup:
        return self.draft.setup


def page(step: str, shown: Page, texts: Texts) -> Screen:
    """Build a screen of the panel; an unknown step is the first."""
    build = {"preview": preview, TIES_STEP: ties}.get(step)
    return build(shown, texts) if build else _choosing(step, shown, texts)


def _choosing(step: str, shown: Page, texts: Texts) -> Screen:
    step = step if step in SELECTS else STEPS[0]
    parts = [
        *_templates(step, shown, texts),
        *_selects(step, shown.setup, texts),
        _tools(step, shown, texts),
    ]
    return _screen(step, shown, _lines(step, shown, texts), parts, texts)


def _screen(
    step: str, shown: Page, lines: Sequence[str], parts: Sequence[Part | None], texts: Texts
) -> Screen:
    """Build the screen of a step: where it is among the others, its lines and parts."""
    names = [texts(f"organise-step-{one}") for one in STEPS]
    current = STEPS.index("format" if step == TIES_STEP else step)
    names[current] = f"**{names[current]}**"
    arrow = " ← " if texts.right_to_left else " → "
    steps = texts("organise-steps", steps=texts.series(names, arrow))
    ruled_out = [words.ruled_out_line(option, shown.setup, texts) for option in shown.draft.dropped]
    head = [texts("organise-new-title"), steps, *lines, *ruled_out, *shown.refused, *shown.news]
    return tournament_screen(head, *parts, *_tabs(step, texts))


def _lines(step: str, shown: Page, texts: Texts) -> list[str]:
    """Summarize the choices of a screen."""
    setup = shown.setup
    if step == "what":
        about = [small(line) for line in _excerpt(setup).splitlines() if line.strip()]
        return [words.title(setup, texts), *about, words.box_line(setup, texts)]
    if step == "format":
        fixed = not setups.uses(setup, "rounds") and setup.format != "ladder"
        gray = [small(texts("organise-rounds-fixed"))] if fixed else []
        said = [words.format_line(setup, texts), *words.match_lines(setup, texts)]
        return [*said, words.points_line(setup, texts), *gray]
    dates = [one for one in shown.draft.schedule if one.what in ("signup", "checkin")]
    first = [one for one in shown.draft.schedule if one.what in ("round", "season")][:1]
    late = words.late_line(setup, texts)
    return [
        *words.schedule_lines([*dates, *first], texts),
        *([late] if late else []),
        words.clock_line(setup, texts),
        small(texts("organise-zone", zone=shown.zone)),
    ]


def _excerpt(setup: TournamentSetup) -> str:
    if not setup.text.strip():
        return ""
    text = name(setup.text)
    return text if len(setup.text) <= EXCERPT else f"{name(setup.text[:EXCERPT])}…"


def _selects(step: str, setup: TournamentSetup, texts: Texts) -> list[Select]:
    """Build the selects of a screen that the format uses and that leave a choice."""
    used = [option for option in SELECTS[step] if setups.uses(setup, option)]
    selects = [_select(option, setup, texts) for option in used]
    return [select for select in selects if len(select.options) > 1]


def _select(option: str, setup: TournamentSetup, texts: Texts) -> Select:
    return option_of(option).select(_ids("set", option), setup, texts)


def _templates(step: str, shown: Page, texts: Texts) -> list[Part]:
    """Make the select of the server's templates, on the first screen."""
    if step != STEPS[0] or not shown.draft.templates:
        return []
    options = tuple(_template(one, texts) for one in shown.draft.templates)
    return [Select(texts.plain("organise-which-template"), _ids("template"), options)]


def _template(template: TournamentTemplate, texts: Texts) -> Option:
    form = words.format_line(template.setup, texts)
    about = texts.plain("organise-template-about", format=form)
    return Option(plain_name(template.name), str(template.id), shortened(about, ABOUT))


def _tools(step: str, shown: Page, texts: Texts) -> Row | None:
    """Make the buttons of a screen: its form, and what only it has."""
    forms = {"what": "words", "dates": "dates"}
    buttons: list[Button] = []
    if step in forms:
        label = texts.plain(f"organise-button-{forms[step]}")
        buttons.append(Button(label, _ids("fill", forms[step]), Style.MAIN))
    if step == "format" and setups.counts_points(shown.setup):
        buttons.append(Button(texts.plain("organise-button-ties"), _ids("tab", TIES_STEP)))
    if step == STEPS[0] and shown.removable:
        buttons.append(Button(texts.plain("organise-button-shred"), _ids("shred")))
    if step == STEPS[0] and shown.draft.chosen:
        buttons.append(Button(texts.plain("organise-button-fresh"), _ids("fresh")))
    return row(*buttons)


def _tabs(step: str, texts: Texts) -> list[Row]:
    """Make the buttons to the other screens, and to the form of who may enter."""
    steps = [
        Button(texts.plain(f"organise-step-{one}"), _ids("tab", one), off=one == step)
        for one in STEPS[:-1]
    ]
    steps.append(Button(texts.plain("organise-button-numbers"), _ids("fill", WHO)))
    on = Button(texts.plain("organise-step-preview"), _ids("tab", "preview"), Style.MAIN)
    close = Button(texts.plain("common-button-close"), _ids("shut"))
    last = [close] if step == "preview" else [on, close]
    return [Row(tuple(steps)), Row(tuple(last))]


# -- points and ties -------------------------------------------------------------------------------


def ties(shown: Page, texts: Texts) -> Screen:
    """Build the screen of the points of places and of the tie-breaks in order."""
    setup = shown.setup
    parts: list[Part | None] = [
        *(_select(f"{TIE}{place}", setup, texts) for place in tie_places(setup)),
        row(Button(texts.plain("organise-button-points"), _ids("fill", "points"), Style.MAIN)),
    ]
    return _screen(TIES_STEP, shown, [words.points_line(setup, texts)], parts, texts)


# -- the preview -----------------------------------------------------------------------------------


def preview(shown: Page, texts: Texts) -> Screen:
    """Build the preview: everything with its dates, and what prevents publishing."""
    setup, draft = shown.setup, shown.draft
    grave = [f"- {words.fault_line(one, texts)}" for one in draft.faults if one.grave]
    doubts = [f"- {words.fault_line(one, texts)}" for one in draft.faults if not one.grave]
    missing = [texts("organise-missing"), *grave] if grave else [texts("organise-ready")]
    second = [texts("organise-note"), *doubts] if doubts else []
    dates = words.schedule_lines(draft.schedule, texts)
    entries = texts("organise-preview-dates", entries=setup.capacity)
    own = [words.title(setup, texts), *words.rules_lines(setup, texts)]
    publish, off = texts.plain("organise-button-publish"), not draft.ready
    parts: list[Part | None] = [
        Separator(),
        Text("\n".join((entries, *dates))),
        Separator(),
        Text("\n".join((*missing, *second))),
        row(
            Button(publish, _ids("publish", digest(setup)), Style.GO, off=off),
            Button(texts.plain("organise-button-keep"), _ids("keep")),
        ),
    ]
    return _screen("preview", shown, own, parts, texts)


# -- forms -----------------------------------------------------------------------------------------


def words_form(setup: TournamentSetup, texts: Texts) -> Form:
    """Ask for the name and the description."""
    title = Field(texts.plain("organise-form-words-name"), "name", setup.name, setups.NAME_LENGTH)
    text = Field(
        texts.plain("organise-form-words-text"),
        "text",
        setup.text,
        setups.TEXT_LENGTH,
        required=False,
        long=True,
    )
    return Form(texts.plain("organise-form-words"), _ids("filled", "words"), (title, text))


def dates_form(setup: TournamentSetup, texts: Texts) -> Form:
    """Ask for the dates, which stay if left empty, and for the hours of a round."""
    hint = texts.plain("organise-form-dates-hint")
    fields = tuple(
        Field(texts.plain(f"organise-form-date-{date}"), key, "", 40, required=False, hint=hint)
        for key, date in (("signup", "signup_until"), ("start", "start"))
    )
    hours = str(setup.round // setups.HOUR)
    length = Field(texts.plain("organise-form-numbers-round"), "round", hours, 6)
    return Form(texts.plain("organise-form-dates"), _ids("filled", "dates"), (*fields, length))


def points_form(setup: TournamentSetup, texts: Texts) -> Form:
    value = " ".join(map(str, setup.points))
    field = Field(texts.plain("organise-form-points-label"), "points", value, 40, required=False)
    return Form(texts.plain("organise-form-points"), _ids("filled", "points"), (field,))


def who_form(setup: TournamentSetup, texts: Texts) -> Form:
    """Ask who may enter, and how many."""
    now = {key: str(getattr(setup, key)) for key in ("capacity", "least", "reliability")}
    now["rating"] = f"{setup.rating} {setup.opponents}"
    fields = tuple(
        Field(texts.plain(f"organise-form-numbers-{key}"), key, value, 8)
        for key, value in now.items()
    )
    role = RolePick(texts.plain("organise-which-role"), "role", setup.role)
    return Form(texts.plain("organise-step-who"), _ids("filled", WHO), fields, (role,))


def custom_clock_form(setup: TournamentSetup, texts: Texts) -> Form:
    return replace(clock_form(TablePage(setup.table), texts), id=_ids("filled", "clock"))


def template_form(setup: TournamentSetup, texts: Texts) -> Form:
    field = Field(
        texts.plain("organise-form-keep-label"),
        "name",
        setup.name[:NAME_LENGTH],
        NAME_LENGTH,
    )
    return Form(texts.plain("organise-button-keep"), _ids("kept"), (field,))


# -- what else there is ----------------------------------------------------------------------------


def which_template(removable: Sequence[TournamentTemplate], texts: Texts) -> Screen:
    return tournament_screen(
        [texts("organise-shred-title")],
        Select(
            texts.plain("organise-shred-which"),
            _ids("shredded"),
            tuple(_template(one, texts) for one in removable),
        ),
        row(Button(texts.plain("common-button-back"), _ids("tab", STEPS[0]))),
    )


def published(
    tournament: int, called: str, channel: str, texts: Texts, *, after: int | None = None
) -> Screen:
    """Say where the tournament was announced. `after`: whose entries can be asked to play."""
    own = Ids(TOURNAMENT, tournament)
    ask = Button(texts.plain("organise-button-asklords"), own("asklords", after), Style.GO)
    return tournament_screen(
        [texts("organise-published", cup=f"**{name(called)}**", channel=channel)],
        row(
            ask if after is not None else None,
            Button(texts.plain("organise-button-panel"), own("panel"), Style.MAIN),
        ),
    )


def closed(texts: Texts) -> Screen:
    """Say that the draft is kept."""
    return screen(Text(texts("organise-closed")))
