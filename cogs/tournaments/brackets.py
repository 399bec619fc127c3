"""Brackets of eliminations, as pictures of up to four rounds each. Pure builders."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from cogs.screen import Button, Picture, Screen, row
from cogs.tournaments import words
from cogs.tournaments.rounds import onward_lines
from cogs.tournaments.words import ids, name_of, tournament_screen
from locales import Texts, plain_name
from render.tournament_requests import SLOTS, BracketLord, BracketMatch, BracketPicture
from services.facts.tournament_bracket import Bracket, BracketSeat, BracketTable
from services.facts.tournament_posts import BracketPage
from services.facts.tournaments import Tournament
from services.tournaments.formats.bracket_tree import LAST, LOSERS, THIRD, WINNERS

COLUMNS: Final = 4
"""The most rounds on a page."""

Column = tuple[BracketTable, ...]


def bracket(tournament: Tournament, fact: BracketPage, texts: Texts) -> Screen:
    """Show the current page of a bracket publicly."""
    found = pages(fact.bracket)
    page = _current(found)
    return _shown(tournament, fact.bracket, found, page, texts, public=True)


def private(tournament: Tournament, fact: BracketPage, page: int | None, texts: Texts) -> Screen:
    """Show a page of a bracket privately, by default the current one."""
    found = pages(fact.bracket)
    at = _current(found) if page is None else max(0, min(page, len(found) - 1))
    return _shown(tournament, fact.bracket, found, at, texts, public=False)


def _shown(
    tournament: Tournament,
    fact: Bracket,
    found: Sequence[Sequence[Column]],
    page: int,
    texts: Texts,
    *,
    public: bool,
) -> Screen:
    stage = words.stage_name(tournament.stage_at(fact.stage), texts)
    lines = [texts("cups-bracket-title", name=name_of(tournament), stage=stage)]
    if fact.winner is not None:
        lines.append(texts("watching-cup-won", name=words.names(fact.winner, tournament)))
    elif tournament.closes is not None and tournament.stages[-1].number == fact.stage:
        lines.append(words.closing(tournament, tournament.closes, texts))
    played = tournament.rounds_of(fact.stage)
    lines += onward_lines(tournament, [match for one in played for match in one.matches], texts)
    id = ids(tournament)
    buttons = []
    if public:
        if len(found) > 1:
            label = texts.plain("cups-button-bracket")
            buttons = [Button(label, id("bracket", fact.stage, "all"))]
        mine = Button(texts.plain("cups-button-table"), id("mine", "b", fact.stage))
        judge = Button(texts.plain("cups-button-judge"), id("judge", "b", fact.stage))
        buttons = [mine, *buttons, judge]
    elif len(found) > 1:
        lines.append(texts("cups-bracket-page", page=page + 1, pages=len(found)))
        buttons = words.arrows(page, len(found), texts, partial(id, "bracket", fact.stage))
    return tournament_screen(
        lines,
        _picture(tournament, fact, found[page], stage) if found else None,
        None if public else words.stages(tournament, fact.stage, texts),
        row(*buttons),
    )


def _picture(
    tournament: Tournament, fact: Bracket, columns: Sequence[Column], stage: str
) -> Picture:
    title = f"{plain_name(tournament.setup.name)} · {stage}"
    drawn = tuple(
        tuple(_match(tournament, one, columns[at + 1 : at + 2]) for one in column)
        for at, column in enumerate(columns)
    )
    last = columns[-1]
    groups = [one.group for one in last if one.on == 1]
    final = groups in ([0], [0, THIRD], [WINNERS], [LAST])
    closed = tournament.stage_at(fact.stage).ended is not None
    return Picture(BracketPicture(title, drawn, final=final, closed=closed))


def _match(tournament: Tournament, one: BracketTable, following: Sequence[Column]) -> BracketMatch:
    feeds = next(
        (
            index
            for column in following
            for index, table in enumerate(column)
            if any(seat.came == (one.round, one.number) for seat in table.seats)
        ),
        None,
    )
    games = tournament.setup.games > 1
    lords = tuple(_lord(seat, games=games) for seat in one.seats if not seat.nobody)
    over, third = one.state in ("over", "none"), one.group == THIRD
    return BracketMatch(lords, over=over, feeds=feeds, third=third)


def _lord(seat: BracketSeat, *, games: bool) -> BracketLord:
    """Name a lord with their points, or in a best of several with the games won."""
    name = None if seat.entry is None else plain_name(seat.name)
    points = None if seat.total is None else str(seat.games if games else seat.total)
    further = "" if seat.further is None or games else words.further(seat.further)
    alias = "" if seat.entry is None else words.alias(seat.entry)
    return BracketLord(name, points, seat.on, alias, further)


def pages(fact: Bracket) -> list[list[Column]]:
    """Divide a bracket into pages of up to four rounds with up to eight tables each.

    The last page has the last rounds; earlier ones are split into parts whose tables lead to one
    another. The losers' bracket of a double elimination has its own pages.
    """
    found: list[list[Column]] = []
    for groups in ((0, WINNERS, LAST, THIRD), (LOSERS,)):
        columns = [
            tuple(one for one in column if one.group in groups and one.seats)
            for column in fact.rounds
        ]
        found += _cut([column for column in columns if column])
    return found


def _cut(columns: list[Column]) -> Iterator[list[Column]]:
    """Yield the pages of one bracket, the first rounds first."""
    start = 0
    while start < len(columns):
        if all(len(column) <= SLOTS for column in columns[start:]):
            break
        end, found = start + 1, _parts(columns[start : start + 1])
        while found is not None and end < len(columns) and len(columns[end]) > SLOTS // 2:
            more = _parts(columns[start : end + 1]) if end - start < COLUMNS else None
            if more is None:
                break
            end, found = end + 1, more
        yield from found or []
        start = end
    while start < len(columns):
        yield columns[start : start + COLUMNS]
        start += COLUMNS


def _parts(columns: Sequence[Column]) -> list[list[Column]] | None:
    """Split rounds into pages: eight tables of the first one, and those that they lead to.

    None if a table of a later round would be on no page, or a round would be too long.
    """
    first, pages_ = columns[0], []
    for at in range(0, len(first), SLOTS):
        part = [first[at : at + SLOTS]]
        for column in columns[1:]:
            known = {(one.round, one.number) for one in part[-1]}
            part.append(tuple(one for one in column if known & {seat.came for seat in one.seats}))
        pages_.append(part)
    drawn = sum(len(column) for part in pages_ for column in part)
    fits = all(len(column) <= SLOTS for part in pages_ for column in part)
    return pages_ if fits and drawn == sum(map(len, columns)) else None


def _current(found: Sequence[Sequence[Column]]) -> int:
    """Return the first page with a table still to be played, else the last page."""
    for index, page in enumerate(found):
        if any(one.state in ("playing", "later") for column in page for one in column):
            return index
    return max(0, len(found) - 1)
