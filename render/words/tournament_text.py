"""Tournaments in words: the alternative text, and the same as message text."""

from __future__ import annotations

from collections.abc import Iterator

import locales
from locales import Texts
from render.tournament_requests import (
    BracketMatch,
    BracketPicture,
    CrosstablePicture,
    PodiumPicture,
    RoundPicture,
    RoundRow,
    StandingRow,
    StandingsPicture,
    TournamentPicture,
)
from render.words.phrases import joined

READ = 12
"""So many lines of standings are read aloud."""


def tournament_sentences(
    request: TournamentPicture, texts: Texts, *, spoken: bool
) -> Iterator[str]:
    """Yield the sentences that describe a picture of a tournament."""
    words = _Words(texts, spoken=spoken)
    yield words.say("cup-title", title=request.title)
    match request:
        case StandingsPicture():
            yield from _standings(request, words)
        case RoundPicture():
            yield from _round(request, words)
        case BracketPicture():
            yield from _bracket(request, words)
        case CrosstablePicture():
            yield from _crosstable(request, words)
        case PodiumPicture():
            for one in request.places:
                named = {"lord": words.name(one.name), "points": words.points(one.points)}
                key = "cup-podium" if one.points else "cup-podium-unplayed"
                yield words.say(key, place=one.place, **named)


class _Words:
    """The texts of a language, read aloud or written into a message."""

    def __init__(self, texts: Texts, *, spoken: bool) -> None:
        self.spoken = spoken
        self._format = texts.plain if spoken else texts

    def say(self, key: str, **variables: str | int) -> str:
        """Return a text of the board."""
        return self._format(f"board-{key}", **variables)

    def points(self, points: str) -> str:
        """Return points with their word."""
        count = int(points) if points.isdecimal() else 0
        return self.say("cup-points", points=points, count=count)

    def name(self, name: str | None) -> str:
        """Return a name as it is written; None: not known yet."""
        if name is None:
            return self.say("cup-unknown")
        return locales.plain_name(name) if self.spoken else locales.name(name)


def _standings(request: StandingsPicture, words: _Words) -> Iterator[str]:
    shown = request.rows[:READ] if words.spoken else request.rows
    if not shown:
        yield words.say("cup-nobody")
    for i, row in enumerate(shown):
        key = "cup-row-out" if row.out else "cup-row"
        if i == request.mine:
            key = "cup-row-yours"
        elif words.spoken and i and not row.out:
            key = "cup-row-short"
        short = key == "cup-row-short"
        points = row.points if short else words.points(row.points)
        named = {"lord": words.name(row.name), "points": points, "tie": _tie(row, request, words)}
        yield words.say(key, place=row.place, **named)
        if request.cut == i + 1:
            yield words.say("cup-cut", through=request.through)
    if len(request.rows) > len(shown):
        yield words.say("cup-more", count=len(request.rows) - len(shown))


def _tie(row: StandingRow, request: StandingsPicture, words: _Words) -> str:
    """Name the first tie-break with its value, behind the points; nothing where there is none."""
    if not row.tie:
        return ""
    if not request.tie:
        return words.say("cup-tie-break", value=row.tie)
    return words.say("cup-tie", tie=request.tie, value=row.tie)


def _round(request: RoundPicture, words: _Words) -> Iterator[str]:
    for row in request.rows:
        yield from _table(row, words)
    if request.byes:
        yield words.say("cup-byes", lords=joined(words.name(name) for name in request.byes))


def _table(row: RoundRow, words: _Words) -> Iterator[str]:
    lords = joined(
        words.say("cup-lord", lord=words.name(name), points=points) if points else words.name(name)
        for name, points in row.lords
    )
    if row.winners:
        winners = joined(words.name(row.lords[i][0]) for i in row.winners)
        said: dict[str, str | int] = {"number": row.number, "lords": lords, "winners": winners}
        if not row.results:
            yield words.say("cup-table-over", **said)
            return
        yield words.say("cup-table-result", results=_results(row, words), **said)
        return
    if row.state:
        yield words.say("cup-table-state", number=row.number, lords=lords, state=row.state)
        return
    of: dict[str, str | int] = {"played": row.played, "rounds": row.rounds}
    of |= {"number": row.number, "lords": lords}
    if row.results:
        yield words.say("cup-table-games", results=_results(row, words), **of)
    else:
        yield words.say("cup-table", **of)
    if row.autopilot:
        yield words.say("cup-table-autopilot")


def _results(row: RoundRow, words: _Words) -> str:
    """Return each lord of a table with the result."""
    return joined(
        words.say("cup-lord", lord=words.name(name), points=result)
        for (name, _), result in zip(row.lords, row.results, strict=True)
    )


def _bracket(request: BracketPicture, words: _Words) -> Iterator[str]:
    for number, column in enumerate(request.columns, 1):
        final = request.final and number == len(request.columns)
        yield words.say("cup-final") if final else words.say("cup-column", number=number)
        for match in column:
            yield _match(match, words, final=final)


def _match(match: BracketMatch, words: _Words, *, final: bool) -> str:
    lords = joined(
        words.name(lord.name)
        if lord.points is None
        else words.say("cup-lord", lord=words.name(lord.name), points=lord.points)
        for lord in match.lords
    )
    on = [words.name(lord.name) for lord in match.lords if lord.through]
    winners = joined(on)
    if not match.over or not winners:
        return words.say("cup-match", lords=lords)
    key = "cup-final-over" if final else "cup-match-over"
    return words.say(key, lords=lords, winners=winners, count=len(on))


def _crosstable(request: CrosstablePicture, words: _Words) -> Iterator[str]:
    for row in request.rows:
        met = [
            words.say("cup-lord", lord=words.name(other.name), points=str(cell[0]))
            for other, cell in zip(request.rows, row.cells, strict=True)
            if cell is not None
        ]
        yield words.say(
            "cup-cross",
            place=row.place,
            lord=words.name(row.name),
            points=words.points(row.points),
            cells=joined(met),
        )
