"""The panel of /game new: the box, everything on one page, more options. Pure builders.

Every select holds its value, every option explains itself, and a custom_id names the option that it
sets: `option:lords` with the value "4". The same pages change an open table, with the table's ids.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.codec import GAME, SETUP, Ids
from cogs.screen import (
    Button,
    Field,
    Form,
    Option,
    Part,
    RoleSelect,
    Row,
    Screen,
    Select,
    Style,
    Text,
    row,
    screen,
    small,
)
from cogs.tables.choices import (
    BOXES,
    FINER,
    PRESETS,
    WAYS,
    chosen_variants,
    lords_of,
    ruled_out,
    variants_of,
)
from cogs.tables.words import (
    absent_line,
    channel,
    dropped_line,
    only_lords,
    setup_line,
    setup_short,
    variant_name,
    who_line,
)
from locales import Texts, name
from services.facts import Setup, TableFact
from services.setups import NAME_LENGTH


@dataclass(frozen=True, slots=True)
class Page:
    """What a page of the panel shows: a draft, or an open table whose options change at once."""

    setup: Setup
    table: TableFact | None = None
    dropped: Sequence[str] = ()
    """Earlier choices that a change ruled out."""
    refused: Sequence[str] = ()
    """Why something that was asked for could not be had."""

    @property
    def ids(self) -> Ids:
        """The ids of the page: of the one draft a person has here, or of the table."""
        return Ids(GAME, self.table.id) if self.table else Ids(SETUP)

    @property
    def least(self) -> int:
        """The fewest lords that can be chosen: those who sit there."""
        return sum(seat.user is not None for seat in self.table.seats) if self.table else 0


def which_box(last: Setup | None, texts: Texts) -> Screen:
    """Ask for the box or a preset (01_new_box)."""
    ids = Ids(SETUP)
    again = Button(texts.plain("setup-new-same"), ids("same"), Style.MAIN)
    grey = texts("setup-new-last", setup=setup_short(last, texts)) if last else ""
    return screen(
        Text("\n".join(filter(None, (texts("setup-new-title"), grey and small(grey))))),
        row(again) if last else None,
        Select(texts.plain("setup-new-which-box"), ids("box"), _boxes(texts)),
        Select(texts.plain("setup-new-or-preset"), ids("preset"), _presets(texts)),
        row(Button(texts.plain("common-button-close"), ids("close"))),
    )


def everything(page: Page, texts: Texts) -> Screen:
    """Show the whole set-up on one page (02_new_ready): a draft's, or an open table's."""
    return screen(
        _summary(page, texts),
        *_selects(page, texts),
        _grey_lines(page, texts),
        _table_tools(page, texts) if page.table else _draft_tools(page, texts),
    )


def more(page: Page, texts: Texts) -> Screen:
    """Show the finer options, each select holding its value."""
    key = "setup-more-name-own" if page.setup.name else "setup-more-name-drawn"
    heading = texts("setup-more-title") + "\n" + texts(key, table=name(page.setup.name or "–"))
    return screen(
        Text(heading),
        *(_way(page, option, texts) for option in FINER),
        row(
            None if page.table else Button(texts.plain("setup-name"), page.ids("name")),
            Button(texts.plain("common-button-back"), page.ids("ready")),
        ),
    )


def name_form(setup: Setup, texts: Texts) -> Form:
    """Ask for a name of one's own; empty means that one is drawn."""
    wanted = Field(
        texts.plain("setup-name-label"), "name", setup.name or "", NAME_LENGTH, required=False
    )
    return Form(texts.plain("setup-name-title"), Ids(SETUP)("named"), (wanted,))


def opened(table: TableFact, texts: Texts, *, key: str = "setup-opened") -> Screen:
    """Say where the table is open; a second press on [Open the table] shows the same."""
    ids = Ids(GAME, table.id)
    return screen(
        Text(texts(key, table=f"**{name(table.name)}**", channel=channel(table.channel))),
        row(
            Button(texts.plain("setup-host-button"), ids("host")),
            Button(texts.plain("common-button-close"), Ids(SETUP)("away")),
        ),
    )


def closed(texts: Texts, *, key: str = "setup-closed") -> Screen:
    """Say that nothing was opened, and how to go on."""
    return screen(Text(texts(key)))


def way_of(setup: Setup, option: str) -> str:
    """Read the value that a finer option has."""
    value = getattr(setup, option)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _boxes(texts: Texts) -> tuple[Option, ...]:
    return tuple(
        Option(texts.plain(f"common-box-{box}"), box, texts.plain(f"setup-box-{box}-about"))
        for box in BOXES
    )


def _presets(texts: Texts) -> tuple[Option, ...]:
    return tuple(
        Option(texts.plain(f"setup-preset-{p}"), p, texts.plain(f"setup-preset-{p}-about"))
        for p in PRESETS
    )


def _summary(page: Page, texts: Texts) -> Text:
    if page.table:
        title = texts("setup-edit-title", table=name(page.table.name))
    else:
        title = texts("setup-ready-title")
    dropped = [dropped_line(one, page.setup, texts) for one in page.dropped]
    return Text(
        "\n".join(
            (
                title,
                setup_line(page.setup, texts),
                who_line(page.setup, texts),
                *dropped,
                *page.refused,
            )
        )
    )


def _selects(page: Page, texts: Texts) -> list[Part]:
    parts: list[Part] = []
    if len(_numbers(page)) > 1:
        parts.append(_lords(page, texts))
    parts += [_variants(page, texts), _who(page, texts)]
    if page.setup.who == "role":
        placeholder = texts.plain("setup-ready-role")
        parts.append(RoleSelect(placeholder, page.ids("role"), page.setup.role))
    return parts


def _numbers(page: Page) -> tuple[int, ...]:
    return tuple(n for n in lords_of(page.setup.box) if n >= page.least)


def _lords(page: Page, texts: Texts) -> Select:
    options = tuple(
        Option(
            texts.plain("setup-lords", lords=n),
            str(n),
            texts.plain(f"setup-lords-{_rules(page.setup, n)}-{n}"),
            chosen=n == page.setup.lords,
        )
        for n in _numbers(page)
    )
    return Select(texts.plain("setup-ready-lords"), page.ids("option", "lords"), options)


def _rules(setup: Setup, lords: int) -> str:
    duel = "mighty_duel" in setup.variants and lords == setup.lords
    return "mighty_duel" if duel else setup.box


def _variants(page: Page, texts: Texts) -> Select:
    chosen = chosen_variants(page.setup)
    options = tuple(
        Option(variant_name(v, texts), v, texts.plain(f"setup-variant-{v}-about"), v in chosen)
        for v in variants_of(page.setup.box, page.setup.lords)
    )
    ids = page.ids("option", "variants")
    return Select(texts.plain("setup-ready-variants"), ids, options, 0, len(options))


def _who(page: Page, texts: Texts) -> Select:
    options = (
        Option(texts.plain("setup-pick-anyone"), "anyone", chosen=page.setup.who == "anyone"),
        Option(texts.plain("setup-pick-invited"), "invited", chosen=page.setup.who == "invited"),
        Option(
            texts.plain("setup-pick-role"),
            "role",
            texts.plain("setup-pick-role-about"),
            page.setup.who == "role",
        ),
    )
    return Select(texts.plain("setup-ready-who"), page.ids("option", "who"), options)


def _way(page: Page, option: str, texts: Texts) -> Select:
    now = way_of(page.setup, option)
    options = tuple(
        Option(texts.plain(f"setup-{option}-{value}"), value, chosen=value == now)
        for value in WAYS[option]
    )
    return Select(texts.plain(f"setup-{option}"), page.ids("option", option), options)


def _grey_lines(page: Page, texts: Texts) -> Text | None:
    lines = [
        absent_line(one, page.setup.box, texts)
        for one in ruled_out(page.setup.box, page.setup.lords)
    ]
    if len(lords_of(page.setup.box)) == 1:
        lines.insert(0, only_lords(page.setup.box, texts))
    if page.table and page.least > lords_of(page.setup.box)[0]:
        lines.append(texts("setup-panel-too-few-lords", seated=page.least))
    if page.table:
        lines.append(texts("setup-edit-at-once"))
    return Text("\n".join(map(small, lines))) if lines else None


def _draft_tools(page: Page, texts: Texts) -> Row | None:
    wanting = page.setup.who == "role" and page.setup.role is None
    return row(
        Button(texts.plain("setup-open"), page.ids("open"), Style.GO, off=wanting),
        Button(texts.plain("setup-more"), page.ids("more")),
        Button(texts.plain("common-button-back"), page.ids("back")),
        Button(texts.plain("common-button-close"), page.ids("close")),
    )


def _table_tools(page: Page, texts: Texts) -> Row | None:
    return row(
        Button(texts.plain("setup-more"), page.ids("more")),
        Button(texts.plain("common-button-back"), page.ids("host")),
    )
