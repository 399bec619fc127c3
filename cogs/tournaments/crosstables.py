"""Crosstables: who came where against whom, or in each round. Pure builders."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cogs.codec import CustomId
from cogs.screen import Button, Picture, Screen, Text, row, small
from cogs.tournaments import words
from cogs.tournaments.words import ids, tournament_screen
from locales import Texts, plain_name
from render.tournament_requests import (
    CROSSED,
    CROSSED_ROUNDS,
    ROWS,
    CrossRow,
    CrosstablePicture,
)
from services.facts.standings import Mark, StandingLine, Standings
from services.facts.tournaments import Tournament
from services.tournaments import scores

TWO: Final = 2
KINDS: Final = ("robin", "groups", "league")
"""The stages in which all meet."""


def meets_all(tournament: Tournament, fact: Standings) -> bool:
    """Check whether everybody has a column: all of them meet, and are not too many."""
    stage = tournament.stage_at(fact.stage)
    whole = bool(fact.group) or not stage.groups
    return stage.kind in KINDS and whole and 1 < len(fact.lines) <= CROSSED


def button(tournament: Tournament, fact: Standings, texts: Texts) -> list[Button]:
    if not any(line.marks for line in fact.lines):
        return []
    id = ids(tournament)("cross", fact.stage, fact.group)
    return [Button(texts.plain("cups-button-cross"), id)]


def met(mark: Mark, fact: Standings, texts: Texts) -> str:
    """Say what came of a round against whom, by lines: "4W", at larger tables "2/4 1·7·9".

    Places don't tell apart who shares one.
    """
    lines = {line.entry: str(at) for at, line in enumerate(fact.lines, 1)}
    others = "·".join(lines.get(one, words.alias(one)) for one in mark.others)
    if mark.size > TWO:
        return f"{'…' if mark.place is None else f'{mark.place}/{mark.size}'} {others}"
    if mark.state != "played":
        return texts.plain(f"cups-met-{mark.state}", others=others)
    key = "draw" if mark.shared else "win" if mark.place == 1 else "loss"
    return texts.plain(f"cups-met-{key}", others=others)


def _unplayed(fact: Standings, texts: Texts) -> dict[tuple[int, int], str]:
    """Return the sign of the tables that nobody has won, as nobody played there."""
    sign = texts.plain("cups-met-unplayed", others="")
    return {
        (line.entry, other): sign
        for line in fact.lines
        for mark in line.marks
        if mark.state == "unplayed"
        for other in mark.others
    }


def crosstable(
    tournament: Tournament, fact: Standings, reader: int, texts: Texts, *, title: str, page: int = 0
) -> Screen:
    """Show a page of a crosstable in the order of the standings."""
    all_, pages, rounds = meets_all(tournament, fact), 1, tuple[int, ...]()
    shown = fact.lines
    if not all_:
        page, pages = words.paged(len(fact.lines), ROWS, page)
        shown = fact.lines[page * ROWS : (page + 1) * ROWS]
        rounds = tuple(sorted({mark.round for line in fact.lines for mark in line.marks}))
        rounds = rounds[-CROSSED_ROUNDS[tournament.setup.size] :]
    results: dict[tuple[int, int], tuple[int, int] | str] = {}
    if all_:
        results |= scores.crosstable(tournament, fact.stage)
        results |= _unplayed(fact, texts)
    order = [line.entry for line in shown]
    rows = tuple(
        CrossRow(
            line.place,
            plain_name(line.name),
            words.points(line.points),
            tuple(results.get((line.entry, other)) for other in order) if all_ else (),
            words.alias(line.entry),
            won=line.entry in words.crowned(tournament, fact),
            rounds=_rounds(line, rounds, fact, texts),
        )
        for line in shown
    )
    own = tournament.entry_of(reader)
    mine = order.index(own.number) if own is not None and own.number in order else None
    picture = CrosstablePicture(
        plain_name(title.lstrip("# ")),
        rows,
        mine,
        tuple(texts.plain("cups-column-round", round=number) for number in rounds),
        (*words.place_and_lord(texts), texts.plain("cups-column-points")),
    )
    where = fact.stage, fact.group
    arrows = words.arrows(page, pages, texts, partial(_page, tournament, where))
    back = Button(texts.plain("cups-button-standings"), ids(tournament)("page", *where, 0))
    legend = None if all_ else Text(small(texts("cups-cross-legend")))
    return tournament_screen([title], Picture(picture), legend, row(*arrows), row(back))


def _page(tournament: Tournament, where: tuple[int, int], page: int, mark: str) -> CustomId:
    return ids(tournament)("cross", *where, page, mark)


def _rounds(
    line: StandingLine, rounds: Sequence[int], fact: Standings, texts: Texts
) -> tuple[str, ...]:
    known = {mark.round: met(mark, fact, texts) for mark in line.marks}
    return tuple(known.get(number, "") for number in rounds)
