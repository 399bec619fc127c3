"""Lists of games and open tables (PLAY §5.1). Pure builders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cogs.codec import GAME, LISTS, TOURNAMENT, Ids
from cogs.play.game_end import duration
from cogs.screen import (
    Button,
    Link,
    Option,
    Part,
    Screen,
    Section,
    Select,
    Separator,
    Style,
    Text,
    row,
    screen,
    small,
)
from cogs.tables.clock_setting import DAY, pace_words
from locales import Texts, name
from services.facts.lists import GameLine, GameList, Show, Upcoming
from services.facts.tables import TableFact

PAGE: Final = 8
"""Games on one page: eight sections of three components, and the controls."""
EVERY_BOX: Final = "any"
BOXES: Final = ("kingdomino", "mighty_duel", "queendomino", "royal_wedding", "discovery")
SHOWS: Final[tuple[Show, ...]] = ("mine", "waiting", "cups", "open", "watching", "finished")
"""The lists that can be shown, in the order of the choice."""

ANY: Final = "any"
SPEEDS: Final = (ANY, "fast", "day", "slow", "bank", "none")
"""Clocks by how fast they are: below a day a turn, a day, more, a bank, no limit."""
ALL, FITTING = "all", "fit"
"""Whether open tables are listed that would not seat the reader."""

_ids: Final = Ids(LISTS)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a list shows: which games, of which box, how fast, for whom, which page (from 0)."""

    show: Show = "mine"
    box: str = EVERY_BOX
    page: int = 0
    speed: str = ANY
    fitting: bool = False

    def lines(self, fact: GameList) -> tuple[GameLine, ...]:
        """The lines of the box that is wanted; of open tables, of the speed, that seat one."""
        return tuple(line for line in fact.lines if self._has(line))

    def _has(self, line: GameLine) -> bool:
        if self.box not in (EVERY_BOX, box_of(line.table)):
            return False
        if not self.filters:
            return True
        return self.speed in (ANY, speed_of(line.table)) and (line.fits or not self.fitting)

    @property
    def filters(self) -> bool:
        """Whether speed and who may join narrow the list: that of open tables."""
        return self.show == "open"

    @property
    def narrowed(self) -> bool:
        """Whether anything narrows it."""
        narrow = self.filters and (self.speed != ANY or self.fitting)
        return self.box != EVERY_BOX or narrow

    @property
    def fits(self) -> str:
        """Whom it is for, as a word of an id."""
        return FITTING if self.fitting else ALL


def speed_of(table: TableFact) -> str:
    """How fast a table's clock is."""
    pace = table.setup.pace
    if pace.kind != "turn":
        return pace.kind
    return "fast" if pace.turn < DAY else "day" if pace.turn == DAY else "slow"


def box_of(table: TableFact) -> str:
    """What a table's box is called by: The Mighty Duel counts as one."""
    return "mighty_duel" if "mighty_duel" in table.setup.variants else table.setup.box


def box_name(box: str, texts: Texts) -> str:
    """The name of a box."""
    if box == "mighty_duel":
        return texts.plain("common-variant-mighty_duel")
    return texts.plain(f"common-box-{box}")


def games(fact: GameList, wanted: Wanted, texts: Texts) -> Screen:
    """Show a page of a list (40_games)."""
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
            _urgent(fact, texts),
            *_paging(wanted, page, pages, texts),
            _whom(wanted, texts),
        ),
    )


def nothing_next(playing: int, upcoming: Upcoming | None, texts: Texts) -> Screen:
    """Say that no game waits for the reader, and where they are probably on turn next."""
    told = _probably(upcoming, texts) if upcoming else texts("lists-next-games", games=playing)
    return screen(
        Text(f"{texts('lists-next-nothing')} {told}"),
        row(Button(texts.plain("lists-button-games"), _ids("games"))),
    )


def _probably(upcoming: Upcoming, texts: Texts) -> str:
    table = name(upcoming.table.name)
    if upcoming.seconds is None:
        return texts("lists-next-turns", table=table, turns=upcoming.turns)
    time = duration(upcoming.seconds, texts)
    return texts("lists-next-time", table=table, time=time)


def _empty(fact: GameList, wanted: Wanted, texts: Texts) -> Screen:
    show_open = Button(texts.plain("lists-button-show-open"), _ids("tables"), Style.MAIN)
    new = Button(texts.plain("lists-button-new"), _ids("newtable"))
    more = bool(wanted.filters and wanted.narrowed and fact.lines)
    any_open = more if wanted.filters else fact.open_here
    key = "lists-empty-narrowed" if more else f"lists-empty-{wanted.show}"
    return screen(
        Text(_title(fact, wanted, 0, texts)),
        Text(texts(key, open=fact.open_here)),
        _filter(wanted, texts),
        _speeds(wanted, texts) if fact.lines else None,
        row(show_open if any_open else None, _events(wanted, texts), new),
    )


def _events(wanted: Wanted, texts: Texts) -> Button | None:
    """Lead to the tournaments from the empty list of their games."""
    if wanted.show != "cups":
        return None
    return Button(texts.plain("errors-button-cups"), Ids(TOURNAMENT)("cups"), Style.MAIN)


def _title(fact: GameList, wanted: Wanted, count: int, texts: Texts) -> str:
    title = texts(f"lists-title-{wanted.show}", waiting=fact.waiting, count=count)
    only = [] if wanted.box == EVERY_BOX else [texts("lists-only", box=box_name(wanted.box, texts))]
    if wanted.filters and wanted.fitting:
        only.append(texts("lists-only-fitting"))
    return "\n".join((title, *map(small, only)))


def _sections(lines: Sequence[GameLine], texts: Texts) -> list[Part]:
    """One section a game; a line between those that wait for the reader and the others."""
    waiting = [_section(line, texts) for line in lines if line.waits]
    others = [_section(line, texts) for line in lines if not line.waits]
    between: list[Part] = [Separator()] if waiting and others else []
    return [*waiting, *between, *others]


def _section(line: GameLine, texts: Texts) -> Section:
    text = f"{what(line, texts)}\n{_how(line, texts)}"
    return Section(text, _button(line, texts))


def what(line: GameLine, texts: Texts) -> str:
    """Say which game or table a line is: its name, its set-up, the round or the clock."""
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
    """A set-up in two words: Kingdomino 4."""
    key = "lists-setup-dynasty" if table.setup.dynasty else "lists-setup"
    return texts.plain(key, box=box_name(box_of(table), texts), lords=table.setup.lords)


def _how(line: GameLine, texts: Texts) -> str:
    match line.waits:
        case "turn":
            return texts(f"lists-your-turn{_clock(line)}", **_times(line))
        case "giant" | "vote":
            return texts(f"lists-{line.waits}")
        case "invitation":
            return texts("lists-invited", host=name(line.table.host_name), free=_free(line))
    if line.table.state == "open":
        return _how_open(line, texts)
    if line.table.state == "playing":
        return on_turn(line, texts)
    return texts("lists-over" if line.table.state == "over" else "lists-abandoned")


def _clock(line: GameLine) -> str:
    """How the clock of a line stands, as the ending of a text's key."""
    return "-paused" if line.paused else "-free" if line.deadline is None else "-ends"


def _times(line: GameLine) -> dict[str, str]:
    """When the turn of a line began, and when it ends."""
    times = {"since": line.since, "ends": line.deadline}
    return {key: f"<t:{at}:R>" for key, at in times.items() if at is not None}


def on_turn(line: GameLine, texts: Texts) -> str:
    """Say who is to act until when; nobody between two games of a Dynasty."""
    if line.on_turn is None:
        return texts("lists-between")
    lord = f"**{name(line.on_turn.name or '')}**"
    return texts(f"lists-on-turn{_clock(line)}", lord=lord, **_times(line))


def _how_open(line: GameLine, texts: Texts) -> str:
    if line.mine is not None:
        return texts("lists-open-yours", seat=line.mine, free=_free(line))
    facts: dict[str, str | int] = {"free": _free(line), "host": name(line.table.host_name)}
    asked = line.table.setup.reliability
    if asked:
        return texts("lists-open-reliable", percent=asked, **facts)
    return texts("lists-open", **facts)


def _free(line: GameLine) -> int:
    return len(line.table.free)


def _button(line: GameLine, texts: Texts) -> Button | Link:
    """What can be done with a game from here: play, cover a crown, answer, join, go or look."""
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
        return Button(texts.plain("lists-button-join"), join, Style.GO)
    return Link(texts.plain("lists-button-go"), address(line.table))


def address(table: TableFact) -> str:
    """Where a table's message (or its channel) is found in Discord."""
    place = f"https://discord.com/channels/{table.server}/{table.channel}"
    return f"{place}/{table.message}" if table.message else place


def _filter(wanted: Wanted, texts: Texts) -> Select:
    options = tuple(
        Option(texts.plain(f"lists-show-{show}"), show, chosen=show == wanted.show)
        for show in SHOWS
    )
    ids = _ids("filter", wanted.box, wanted.speed, wanted.fits)
    return Select(texts.plain("lists-show"), ids, options)


def _speeds(wanted: Wanted, texts: Texts) -> Select | None:
    """Offer the speeds of open tables."""
    if not wanted.filters:
        return None
    options = tuple(
        Option(texts.plain(f"lists-speed-{speed}"), speed, chosen=speed == wanted.speed)
        for speed in SPEEDS
    )
    return Select(texts.plain("lists-speed"), _ids("speed", wanted.box, wanted.fits), options)


def _whom(wanted: Wanted, texts: Texts) -> Button | None:
    """Offer to list only the tables that would seat the reader, or all."""
    if not wanted.filters:
        return None
    other = ALL if wanted.fitting else FITTING
    to = _ids("whom", wanted.box, wanted.speed, other)
    return Button(texts.plain(f"lists-button-{other}"), to)


def _urgent(fact: GameList, texts: Texts) -> Button | None:
    if not fact.waiting:
        return None
    return Button(texts.plain("lists-button-urgent"), _ids("next"), Style.MAIN)


def _paging(wanted: Wanted, page: int, pages: int, texts: Texts) -> list[Button]:
    """Both arrows with the page between them; nothing where there is one page."""
    if pages == 1:
        return []
    where = wanted.show, wanted.box

    def turn(key: str, target: int) -> Button:
        to = _ids("page", *where, max(target, 0), key, wanted.speed, wanted.fits)
        return Button(texts.plain(f"lists-button-{key}"), to, off=not 0 <= target < pages)

    here = _ids("page", *where, page, "here", wanted.speed, wanted.fits)
    number = texts.plain("lists-button-page", page=page + 1, pages=pages)
    return [turn("previous", page - 1), Button(number, here, off=True), turn("following", page + 1)]
