"""The screens of lists of games and open tables. Pure builders."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from cogs.codec import GAME, LISTS, TOURNAMENT, CustomId, Ids
from cogs.play.game_end import duration
from cogs.screen import (
    Button,
    Link,
    Part,
    Screen,
    Section,
    Select,
    Separator,
    Style,
    Text,
    choice,
    discord_url,
    row,
    screen,
    small,
    told_apart,
)
from cogs.tables.clock_setting import DAY, pace_words
from locales import Texts, name
from services.facts.lists import GameLine, GameList, Show, Upcoming
from services.facts.tables import TableFact

PAGE: Final = 8
"""How many games fit on a page: each takes three of Discord's forty components."""
EVERY_BOX: Final = "any"
BOXES: Final = ("kingdomino", "mighty_duel", "queendomino", "royal_wedding", "discovery")


def _box_key(box: str) -> str:
    return "common-variant-mighty_duel" if box == "mighty_duel" else f"common-box-{box}"


BOX_CHOICES: Final = [(_box_key(box), box) for box in BOXES]
"""The boxes as choices of a command's option."""
SHOWS: Final[tuple[Show, ...]] = ("mine", "waiting", "cups", "open", "watching", "finished")
"""The lists there are, in the order of the select."""

ANY: Final = "any"
SPEEDS: Final = (ANY, "fast", "day", "slow", "bank", "none")
"""Clocks by speed: less than a day for a turn, a day, more, a time bank, no limit."""
ALL, FITTING = "all", "fit"
"""Whether to list all open tables, or only those that would seat the reader."""

_ids: Final = Ids(LISTS)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The filters of a list, and its page, counted from 0."""

    show: Show = "mine"
    box: str = EVERY_BOX
    page: int = 0
    speed: str = ANY
    fitting: bool = False

    def lines(self, fact: GameList) -> tuple[GameLine, ...]:
        return tuple(line for line in fact.lines if self._matches(line))

    def _matches(self, line: GameLine) -> bool:
        if self.box not in (EVERY_BOX, box_of(line.table)):
            return False
        if not self.has_filters:
            return True
        return self.speed in (ANY, speed_of(line.table)) and (line.fits or not self.fitting)

    def at_page(self, page: int, key: str) -> CustomId:
        return _ids("page", self.show, self.box, page, key, self.speed, self.fits)

    @property
    def has_filters(self) -> bool:
        """Whether the list can be filtered by speed and by who may join."""
        return self.show == "open"

    @property
    def narrowed(self) -> bool:
        """Whether any filter is set."""
        narrow = self.has_filters and (self.speed != ANY or self.fitting)
        return self.box != EVERY_BOX or narrow

    @property
    def fits(self) -> str:
        """The filter by who may join, as a word of an id."""
        return FITTING if self.fitting else ALL


def speed_of(table: TableFact) -> str:
    pace = table.setup.pace
    if pace.kind != "turn":
        return pace.kind
    return "fast" if pace.turn < DAY else "day" if pace.turn == DAY else "slow"


def box_of(table: TableFact) -> str:
    """Return a table's box; The Mighty Duel counts as one."""
    return "mighty_duel" if "mighty_duel" in table.setup.variants else table.setup.box


def box_name(box: str, texts: Texts) -> str:
    return texts.plain(_box_key(box))


def read_box(word: str) -> str:
    """Read a box from a word of an id or an option; any box for unknown ones."""
    return word if word in BOXES else EVERY_BOX


def games(fact: GameList, wanted: Wanted, texts: Texts) -> Screen:
    lines = wanted.lines(fact)
    pages = max(1, -(-len(lines) // PAGE))
    page = min(wanted.page, pages - 1)
    shown = lines[page * PAGE : (page + 1) * PAGE]
    if not lines:
        return _empty(fact, wanted, texts)
    return screen(
        Text(_title(fact, wanted, len(lines), texts)),
        *_sections(shown, texts),
        _filter(wanted, texts),
        _speeds(wanted, texts),
        row(
            Button(texts.plain("lists-button-urgent"), _ids("next"), Style.MAIN)
            if fact.waiting
            else None,
            *paging(page, pages, wanted.at_page, texts),
            _whom(wanted, texts),
        ),
    )


def nothing_next(playing: int, upcoming: Upcoming | None, texts: Texts) -> Screen:
    """Say that no game waits for the reader, and where their next turn probably is."""
    next_turn = (
        _next_turn(upcoming, texts) if upcoming else texts("lists-next-games", games=playing)
    )
    return screen(
        Text(f"{texts('lists-next-nothing')} {next_turn}"),
        row(Button(texts.plain("lists-button-games"), _ids("games"))),
    )


def _next_turn(upcoming: Upcoming, texts: Texts) -> str:
    table = name(upcoming.table.name)
    if upcoming.seconds is None:
        return texts("lists-next-turns", table=table, turns=upcoming.turns)
    time = duration(upcoming.seconds, texts)
    return texts("lists-next-time", table=table, time=time)


def _empty(fact: GameList, wanted: Wanted, texts: Texts) -> Screen:
    show_open = Button(texts.plain("lists-button-show-open"), _ids("tables"), Style.MAIN)
    new = Button(texts.plain("lists-button-new"), _ids("newtable"))
    cups = Button(texts.plain("errors-button-cups"), Ids(TOURNAMENT)("cups"), Style.MAIN)
    more = bool(wanted.has_filters and wanted.narrowed and fact.lines)
    any_open = more if wanted.has_filters else fact.open_here
    key = "lists-empty-narrowed" if more else f"lists-empty-{wanted.show}"
    return screen(
        Text(_title(fact, wanted, 0, texts)),
        Text(texts(key, open=fact.open_here)),
        _filter(wanted, texts),
        _speeds(wanted, texts) if fact.lines else None,
        row(show_open if any_open else None, cups if wanted.show == "cups" else None, new),
    )


def _title(fact: GameList, wanted: Wanted, count: int, texts: Texts) -> str:
    title = texts(f"lists-title-{wanted.show}", waiting=fact.waiting, count=count)
    only = [] if wanted.box == EVERY_BOX else [texts("lists-only", box=box_name(wanted.box, texts))]
    if wanted.has_filters and wanted.fitting:
        only.append(texts("lists-only-fitting"))
    return "\n".join((title, *map(small, only)))


def _sections(lines: Sequence[GameLine], texts: Texts) -> list[Part]:
    """Build a section for each game, with a line below those that wait for the reader."""
    sorted_ = sorted(lines, key=lambda line: not line.waits)
    waiting = sum(bool(line.waits) for line in lines)
    sections = [_section(line, texts) for line in sorted_]
    told = told_apart(sections, [line.table.name for line in sorted_])
    between: list[Part] = [Separator()] if 0 < waiting < len(lines) else []
    return [*told[:waiting], *between, *told[waiting:]]


def _section(line: GameLine, texts: Texts) -> Section:
    text = f"{headline(line, texts)}\n{_state(line, texts)}"
    return Section(text, _button(line, texts))


def headline(line: GameLine, texts: Texts) -> str:
    """Describe a game or table: its name, its set-up, the round or the clock."""
    facts: dict[str, str | int] = {
        "table": name(line.table.name),
        "setup": setup_name(line.table, texts),
    }
    if line.table.state == "open":
        clock = pace_words(line.table.setup.pace, texts, inside=True)
        return texts("lists-table-open", clock=clock, **facts)
    if line.table.state != "playing":
        return texts("lists-table", **facts)
    if line.round == 0:
        return texts("lists-game-start", **facts)
    return texts("lists-game", **facts, round=line.round, rounds=line.rounds)


def setup_name(table: TableFact, texts: Texts) -> str:
    """Name a set-up in short: Kingdomino 4."""
    key = "lists-setup-dynasty" if table.setup.dynasty else "lists-setup"
    return texts.plain(key, box=box_name(box_of(table), texts), lords=table.setup.lords)


def _state(line: GameLine, texts: Texts) -> str:
    match line.waits:
        case "turn":
            return texts(f"lists-your-turn{_clock(line)}", **_times(line))
        case "giant" | "vote":
            return texts(f"lists-{line.waits}")
        case "invitation":
            return texts("lists-invited", host=name(line.table.host_name), free=_free(line))
    if line.table.state == "open":
        return _open_state(line, texts)
    if line.table.state == "playing":
        return on_turn(line, texts)
    return texts("lists-over" if line.table.state == "over" else "lists-abandoned")


def _clock(line: GameLine) -> str:
    """Return the state of a game's clock, as the end of a text's key."""
    return "-paused" if line.paused else "-free" if line.deadline is None else "-ends"


def _times(line: GameLine) -> dict[str, str]:
    """Return when the turn of a game began and when it ends."""
    times = {"at": line.since, "ends": line.deadline}
    return {key: f"<t:{at}:R>" for key, at in times.items() if at is not None}


def on_turn(line: GameLine, texts: Texts) -> str:
    """Say whose turn it is and until when; between two games of a Dynasty it is nobody's."""
    if line.on_turn is None:
        return texts("lists-between")
    lord = f"**{name(line.on_turn.name or '')}**"
    return texts(f"lists-on-turn{_clock(line)}", lord=lord, **_times(line))


def _open_state(line: GameLine, texts: Texts) -> str:
    if line.mine is not None:
        return texts("lists-open-yours", seat=line.mine, free=_free(line))
    facts: dict[str, str | int] = {"free": _free(line), "host": name(line.table.host_name)}
    return texts("lists-open", percent=line.table.setup.reliability, **facts)


def _free(line: GameLine) -> int:
    return len(line.table.free)


def _button(line: GameLine, texts: Texts) -> Button | Link:
    """Build the button of a game: play, cover a crown, vote, join, go there or look."""
    if line.game is None or line.table.state == "open":
        return _table_button(line, texts)
    ids = Ids(GAME, line.game)
    if line.waits == "turn":
        return Button(texts.plain("common-button-play"), ids("play"), Style.GO)
    if line.waits == "giant":
        return Button(texts.plain("lists-button-giant"), ids("receive"), Style.GO)
    if line.waits == "vote":
        asked = Ids(LISTS, line.game)("vote")
        return Button(texts.plain("lists-button-vote"), asked, Style.GO)
    return Button(texts.plain("common-button-look"), ids("look"))


def _table_button(line: GameLine, texts: Texts) -> Button | Link:
    if line.mine is None:
        join = Ids(GAME, line.table.id)("join")
        return Button(texts.plain("setup-take-seat"), join, Style.GO)
    url = discord_url(line.table.server, line.table.channel, line.table.message)
    return Link(texts.plain("panel-go-there"), url)


def _filter(wanted: Wanted, texts: Texts) -> Select:
    id = _ids("filter", wanted.box, wanted.speed, wanted.fits)
    labels = {show: texts.plain(f"lists-show-{show}") for show in SHOWS}
    return choice(texts.plain("lists-show"), id, labels, wanted.show)


def _speeds(wanted: Wanted, texts: Texts) -> Select | None:
    """Offer the speeds of open tables."""
    if not wanted.has_filters:
        return None
    labels = {speed: texts.plain(f"lists-speed-{speed}") for speed in SPEEDS}
    id = _ids("speed", wanted.box, wanted.fits)
    return choice(texts.plain("lists-speed"), id, labels, wanted.speed)


def _whom(wanted: Wanted, texts: Texts) -> Button | None:
    """Offer to list only the tables that would seat the reader, or all."""
    if not wanted.has_filters:
        return None
    other = ALL if wanted.fitting else FITTING
    to = _ids("whom", wanted.box, wanted.speed, other)
    return Button(texts.plain(f"lists-button-{other}"), to)


def paging(
    page: int,
    pages: int,
    id: Callable[[int, str], CustomId],
    texts: Texts,
    area: str = "lists",
    *,
    numbered: bool = True,
) -> list[Button]:
    """Build both arrows with the page number between them; nothing for a single page.

    `id` makes the id of a page; its second argument tells the three buttons apart. `area` begins
    the keys of the labels.
    """
    if pages == 1:
        return []

    def arrow(key: str, to: int) -> Button:
        label = texts.plain(f"{area}-button-{key}")
        return Button(label, id(max(to, 0), key), off=not 0 <= to < pages)

    number = texts.plain(f"{area}-button-page", page=page + 1, pages=pages)
    here = [Button(number, id(page, "here"), off=True)] if numbered else []
    return [arrow("previous", page - 1), *here, arrow("following", page + 1)]
