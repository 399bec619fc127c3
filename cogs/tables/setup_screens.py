"""The screens of /game new: box, set-up, more options. Pure builders.

Every select holds its value, every option explains itself, and a custom_id names the option that it
sets: `option:lords` with the value "4". The same pages change an open table, with other ids.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from cogs.codec import GAME, SETUP, Ids
from cogs.screen import (
    Button,
    Field,
    Form,
    Option,
    Part,
    Pick,
    RoleSelect,
    Row,
    Screen,
    Select,
    Style,
    Text,
    described,
    row,
    screen,
    shortened,
    small,
)
from cogs.tables.clock_setting import (
    HOUR,
    OWN,
    clock_lines,
    time_words,
    value_of,
)
from cogs.tables.setup_options import OPTIONS, SWITCHES, finer_options
from cogs.tables.setup_rules import (
    boxes,
    lords_of,
    presets,
)
from cogs.tables.setup_words import (
    DOT,
    absent_lines,
    channel,
    dropped_line,
    finer_lines,
    length_words,
    only_lords,
    setup_line,
    setup_short,
    usual_line,
    who_line,
)
from locales import Texts, name, plain_name
from services.facts.tables import NO_LIMIT, Length, Preset, Setup, SetupDraft, TableFact
from services.state.setups import NAME_LENGTH

ABOUT: Final = 80
"""The longest description of an option, in characters."""
WRITTEN: Final = 20
"""The longest time that can be typed into the clock's form, in characters."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a page of the panel shows: a draft, or an open table, which changes at once."""

    setup: Setup
    table: TableFact | None = None
    dropped: Sequence[str] = ()
    """Earlier choices that a change ruled out."""
    refused: Sequence[str] = ()
    """Why parts of the request were refused."""
    usual: Length | None = None
    """How long a game of the draft usually takes."""
    news: Sequence[str] = ()
    """What else was done, such as saving a preset."""

    @classmethod
    def of(
        cls,
        draft: SetupDraft,
        *,
        dropped: Sequence[str] | None = None,
        refused: Sequence[str] = (),
        news: Sequence[str] = (),
    ) -> "Page":
        """Make the page of a draft; `dropped` replaces the draft's own."""
        ruled_out = draft.dropped if dropped is None else dropped
        return cls(draft.setup, None, ruled_out, refused, draft.usual, news)

    @property
    def length(self) -> Length | None:
        """How long such a game usually takes, if known."""
        return self.table.usual if self.table else self.usual

    @property
    def ids(self) -> Ids:
        """The ids of the page's controls: of the reader's draft, or of the table."""
        return Ids(GAME, self.table.id) if self.table else Ids(SETUP)

    @property
    def least(self) -> int:
        """The fewest lords that can be chosen: as many as are seated."""
        return sum(seat.user is not None for seat in self.table.seats) if self.table else 0


@dataclass(frozen=True, slots=True)
class Start:
    """What the first screen offers."""

    last: Setup | None = None
    """The set-up that was opened last in the server."""
    boxes: Mapping[str, Length] = field(default_factory=dict)
    """How long a game of each box usually takes."""
    presets: Sequence[Preset] = ()
    """The server's presets."""
    removable: Sequence[Preset] = ()
    """The presets that the reader may remove."""
    news: Sequence[str] = ()
    """Lines about what was done."""


def which_box(start: Start, texts: Texts) -> Screen:
    """Ask for a box or a preset."""
    ids, last = Ids(SETUP), start.last
    again = Button(texts.plain("setup-new-same"), ids("same"), Style.MAIN)
    remove = Button(texts.plain("setup-presets"), ids("presets")) if start.removable else None
    gray = texts("setup-new-last", setup=setup_short(last, texts)) if last else ""
    return screen(
        Text(
            "\n".join(filter(None, (texts("setup-new-title"), gray and small(gray), *start.news)))
        ),
        row(again) if last else None,
        Select(texts.plain("setup-new-which-box"), ids("box"), _boxes(start, texts)),
        Select(texts.plain("setup-new-or-preset"), ids("preset"), _presets(start, texts)),
        row(remove, Button(texts.plain("common-button-close"), ids("close"))),
    )


def which_preset(removable: Sequence[Preset], texts: Texts) -> Screen:
    """Ask which preset to remove."""
    ids = Ids(SETUP)
    return screen(
        Text(texts("setup-presets-title")),
        Select(
            texts.plain("setup-presets-which"),
            ids("drop"),
            tuple(_saved(preset, texts) for preset in removable),
        ),
        row(
            Button(texts.plain("common-button-back"), ids("back")),
            Button(texts.plain("common-button-close"), ids("close")),
        ),
    )


def preset_form(texts: Texts) -> Form:
    """Ask for the name of a new preset."""
    wanted = Field(texts.plain("setup-keep-label"), "name", "", NAME_LENGTH)
    return Form(texts.plain("setup-keep-title"), Ids(SETUP)("kept"), (wanted,))


def everything(page: Page, texts: Texts) -> Screen:
    """Show the whole set-up of a draft or an open table."""
    return screen(
        _summary(page, texts),
        *_selects(page, texts),
        _gray_lines(page, texts),
        _table_tools(page, texts) if page.table else _draft_tools(page, texts),
    )


def more_form(page: Page, texts: Texts) -> Form:
    """Ask for a draft's name, if it is left empty one is drawn, and for the finer options."""
    setup, finer = page.setup, finer_options(page.setup)
    named = Field(
        texts.plain("setup-name-label"), "name", setup.name or "", NAME_LENGTH, required=False
    )
    picks = [_pick(option, setup, texts) for option in finer if option not in SWITCHES]
    boxes = tuple(_box(option, setup, texts) for option in finer if option in SWITCHES)
    switches = Pick(texts.plain("setup-switches"), "switches", boxes, 0, len(boxes))
    fields = () if page.table else (named,)
    return Form(texts.plain("setup-more"), page.ids("finer"), fields, (*picks, switches))


def _pick(option: str, setup: Setup, texts: Texts) -> Pick:
    """Build the choice of an option for a form."""
    shown = OPTIONS[option].select(Ids(SETUP)("option", option), setup, texts)
    return Pick(shown.placeholder, option, shown.options, shown.least, shown.most)


def _box(option: str, setup: Setup, texts: Texts) -> Option:
    """Build the check box of an option; below it stands what holds if it is left empty."""
    on, off = SWITCHES[option]
    other = texts.plain("setup-switch-other", other=texts.plain(f"setup-{option}-{off}"))
    checked = any(one.chosen and one.value == on for one in OPTIONS[option].offered(setup, texts))
    return Option(texts.plain(f"setup-{option}-{on}"), option, other, checked)


def clock_form(page: Page, texts: Texts) -> Form:
    """Ask for a custom clock, time per turn or a bank, filled in with the current one."""
    pace = page.setup.pace if value_of(page.setup.pace) == OWN else NO_LIMIT
    bank = pace if pace.kind == "bank" else None
    values = {
        "days": "",
        "hours": texts.decimal(pace.turn / HOUR) if pace.kind == "turn" else "",
        "bank": time_words(bank.bank, texts) if bank else "",
        "increment": time_words(bank.increment, texts) if bank else "",
        "cap": time_words(bank.cap, texts) if bank and bank.cap else "",
    }
    fields = tuple(
        Field(texts.plain(f"clock-form-{key}"), key, value, WRITTEN, required=False)
        for key, value in values.items()
    )
    return Form(texts.plain("clock-form-title"), page.ids("clocked"), fields)


def opened(table: TableFact, texts: Texts, *, key: str = "setup-opened") -> Screen:
    """Say where the table was opened."""
    ids = Ids(GAME, table.id)
    return screen(
        Text(texts(key, table=f"**{name(table.name)}**", channel=channel(table.channel))),
        row(
            Button(texts.plain("setup-host-button"), ids("host")),
            Button(texts.plain("common-button-close"), Ids(SETUP)("away")),
        ),
    )


def closed(texts: Texts, *, key: str = "setup-closed") -> Screen:
    """Say that nothing was opened, and how to continue."""
    return screen(Text(texts(key)))


def _boxes(start: Start, texts: Texts) -> tuple[Option, ...]:
    """List the boxes, each with a description and how long a game takes."""
    options = []
    for box in boxes():
        about = [texts.plain(f"setup-box-{box}-about")]
        if box in start.boxes:
            about.append(length_words(start.boxes[box], texts))
        options.append(Option(texts.plain(f"common-box-{box}"), box, DOT.join(about)))
    return tuple(options)


def _presets(start: Start, texts: Texts) -> tuple[Option, ...]:
    """List the built-in presets, then the server's."""
    builtin = (described(preset, f"setup-preset-{preset}", texts) for preset in presets())
    return (*builtin, *(_saved(preset, texts) for preset in start.presets))


def _saved(preset: Preset, texts: Texts) -> Option:
    about = texts.plain("setup-preset-saved-about", setup=setup_short(preset.setup, texts))
    return Option(plain_name(preset.name), str(preset.id), shortened(about, ABOUT))


def _summary(page: Page, texts: Texts) -> Text:
    if page.table:
        title = texts("setup-edit-title", table=name(page.table.name))
    else:
        title = texts("setup-ready-title")
        if page.setup.name:
            title += "\n" + texts("setup-more-name-own", table=name(page.setup.name))
    dropped = [dropped_line(one, page.setup, texts) for one in page.dropped]
    return Text(
        "\n".join(
            (
                title,
                setup_line(page.setup, texts),
                *finer_lines(page.setup, texts),
                who_line(page.setup, texts),
                *map(small, clock_lines(page.setup, texts)),
                *([small(usual_line(page.length, texts))] if page.length else []),
                *dropped,
                *page.refused,
                *page.news,
            )
        )
    )


def _selects(page: Page, texts: Texts) -> list[Part]:
    lords = _select(page, "lords", texts)
    possible = tuple(one for one in lords.options if int(one.value) >= page.least)
    parts: list[Part] = [replace(lords, options=possible)] if len(possible) > 1 else []
    parts += [_select(page, option, texts) for option in ("variants", "clock", "who")]
    if page.setup.who == "role":
        placeholder = texts.plain("setup-ready-role")
        parts.append(RoleSelect(placeholder, page.ids("role"), page.setup.role))
    if page.table is None:  # at a table, the host gives them seats one by one
        parts.append(_select(page, "computers", texts))
    if page.setup.computers:
        parts.append(_select(page, "pause", texts))
    return parts


def _select(page: Page, option: str, texts: Texts) -> Select:
    return OPTIONS[option].select(page.ids("option", option), page.setup, texts)


def _gray_lines(page: Page, texts: Texts) -> Text | None:
    lines = absent_lines(page.setup, texts)
    numbers = lords_of(page.setup)
    if len(numbers) == 1:
        lines.insert(0, only_lords(page.setup, texts))
    if page.table and page.least > numbers[0]:
        lines.append(texts("setup-panel-too-few-lords", seated=page.least))
    if page.table:
        lines.append(texts("setup-edit-at-once" if page.least < 2 else "setup-edit-asks"))
    return Text("\n".join(map(small, lines))) if lines else None


def _draft_tools(page: Page, texts: Texts) -> Row | None:
    wanting = page.setup.who == "role" and page.setup.role is None
    return row(
        Button(texts.plain("setup-open"), page.ids("open"), Style.GO, off=wanting),
        Button(texts.plain("setup-more"), page.ids("more")),
        Button(texts.plain("setup-keep"), page.ids("keep")),
        Button(texts.plain("common-button-back"), page.ids("back")),
        Button(texts.plain("common-button-close"), page.ids("close")),
    )


def _table_tools(page: Page, texts: Texts) -> Row | None:
    return row(
        Button(texts.plain("setup-more"), page.ids("more")),
        Button(texts.plain("common-button-back"), page.ids("host")),
    )
