"""Ladders, profiles, chances and tournaments in words: alternative texts, and as messages."""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Final
from unicodedata import numeric

from locales import Texts
from render.requests import (
    ChancesPicture,
    LadderPicture,
    LadderRow,
    ListPicture,
    ProfilePicture,
)
from render.tournament_requests import (
    BracketMatch,
    BracketPicture,
    CrosstablePicture,
    Pip,
    PodiumPicture,
    RoundPicture,
    RoundRow,
    StandingRow,
    StandingsPicture,
    TournamentPicture,
)
from render.words.phrases import Speech, Words, building_numbers, short_rows

_NUMBER: Final = re.compile(r"[0-9]+(?:/[0-9]+)?|[¼-⅞]")
"""A part of a number such as 2, ½, 3/7."""


def list_sentences(request: ListPicture, texts: Texts, *, spoken: bool) -> Iterator[str]:
    """Yield the sentences that describe a ladder, a profile, a review or a tournament."""
    speech = Speech(texts, spoken=spoken)
    match request:
        case LadderPicture():
            yield from _of_ladder(request, speech)
        case ProfilePicture():
            yield from _of_profile(request, speech)
        case ChancesPicture():
            yield from _of_chances(request, speech)
        case _:
            yield from _of_tournament(request, speech)


def _of_ladder(request: LadderPicture, speech: Speech) -> Iterator[str]:
    if not request.rows:
        yield speech.say("ladder-empty")
    for i, row in enumerate(request.rows):
        yield speech.say(
            "ladder-row",
            whose="own" if i == request.mine else "lord",
            place=row.place,
            lord=speech.say("ladder-hidden") if row.name is None else speech.name(row.name),
            rating=_rating(row, speech),
            games=row.games,
            form=_form(row, speech),
        )


def _form(row: LadderRow, speech: Speech) -> str:
    """Return the places in the last games, after the other numbers; empty if there are none."""
    places = speech.series(str(place) for place in row.form[-5:])
    return speech.say("ladder-form", places=places) if places else ""


def _rating(rated: LadderRow | ProfilePicture, speech: Speech) -> str:
    key = "rating-unsure" if rated.unsure else "rating"
    return speech.say(key, rating=str(rated.rating), deviation=str(rated.deviation))


def _of_profile(request: ProfilePicture, speech: Speech) -> Iterator[str]:
    name = speech.name(request.name)
    if request.rating is None:
        yield speech.say("profile-unrated", lord=name)
    else:
        yield speech.say("profile", lord=name, rating=_rating(request, speech))
    if len(request.plot) > 1:
        ratings = [one.rating for one in request.plot]
        least, most, first = (str(one) for one in (min(ratings), max(ratings), ratings[0]))
        yield speech.say("profile-plot", first=first, least=least, most=most)
    yield speech.say("profile-games", games=request.games, wins=request.wins)
    if request.best is not None:
        yield speech.say("profile-best", points=request.best)
    if request.trophies:
        yield speech.say("profile-trophies", count=request.trophies)
    if request.form:
        places = speech.series(str(place) for place in request.form)
        yield speech.say("profile-form", places=places)


def _of_chances(request: ChancesPicture, speech: Speech) -> Iterator[str]:
    yield speech.say("chances")
    for line in request.lines:
        begins = [line.chances[index] for index, _ in request.rounds]
        shares = (round(100 * one) for one in (*begins, line.chances[-1]))
        chances = speech.series(speech.texts.plain("cups-percent", value=one) for one in shares)
        yield speech.say("chances-lord", lord=speech.name(line.name), chances=chances)
    names = {line.seat: line.name for line in request.lines}
    for number, (index, seat) in enumerate(request.decided, start=1):
        round_ = max(round_ for start, round_ in request.rounds if start <= index)
        yield speech.say(
            "chances-decided", number=number, round=round_, lord=speech.name(names[seat])
        )


def _of_tournament(request: TournamentPicture, speech: Speech) -> Iterator[str]:
    yield speech.say("cup-title", title=request.title)
    match request:
        case StandingsPicture():
            yield from _standings(request, speech)
        case RoundPicture():
            yield from _round(request, speech)
        case BracketPicture():
            yield from _bracket(request, speech)
        case CrosstablePicture():
            yield from _crosstable(request, speech)
        case PodiumPicture():
            yield from _podium(request, speech)


def _points(speech: Speech, points: str) -> str:
    """Return points with their word, whose form their number chooses: 4½ is no whole one."""
    parts = _NUMBER.findall(points)
    count = sum(float(Fraction(one)) if one[1:] else numeric(one) for one in parts)
    return speech.say("cup-points", points=points, count=count)


def _name(speech: Speech, name: str | None) -> str:
    """Return a name; None: not known yet."""
    return speech.say("cup-unknown") if name is None else speech.name(name)


def _standings(request: StandingsPicture, speech: Speech) -> Iterator[str]:
    if not request.rows:
        yield speech.say("cup-nobody")
    for i, row in enumerate(request.rows):
        yield speech.say(
            "cup-row" if row.points else "cup-row-placed",
            whose="own" if i == request.mine else "left" if row.out else "lord",
            place=row.place,
            lord=_name(speech, row.name),
            points=_points(speech, row.points),
            tie=_tie(row, request, speech),
            rounds=_rounds(row, request, speech),
        )
        if request.cut == i + 1:
            yield speech.say("cup-cut", through=request.through)


def _rounds(row: StandingRow, request: StandingsPicture, speech: Speech) -> str:
    """Return what came of each round, at the end of a row; empty before the first."""
    heads = request.columns[2:]  # from round 1 on; whoever has left has fewer rounds
    came = speech.series(
        speech.say("cup-came", head=head, came=_came(pip, speech))
        for head, pip in zip(heads, row.pips, strict=False)
    )
    return speech.say("cup-rounds", rounds=came) if came else ""


def _came(pip: Pip, speech: Speech) -> str:
    if pip.met:
        return pip.met
    if pip.place is None:
        return speech.say(f"cup-came-{pip.state}")
    return speech.say("cup-came-place", place=pip.place)


def _tie(row: StandingRow, request: StandingsPicture, speech: Speech) -> str:
    """Return the first tie-break with its value, after the points; empty if there is none."""
    if not row.tie:
        return ""
    if not request.tie:
        return speech.say("cup-tie-break", value=row.tie)
    return speech.say("cup-tie", tie=request.tie, value=row.tie)


def _round(request: RoundPicture, speech: Speech) -> Iterator[str]:
    for row in request.rows:
        yield from _table(row, speech)
    if request.byes:
        yield speech.say(
            "cup-byes", lords=speech.series(_name(speech, name) for name in request.byes)
        )


def _table(row: RoundRow, speech: Speech) -> Iterator[str]:
    lords = speech.series(
        speech.say("cup-lord", lord=_name(speech, name), points=points)
        if points
        else _name(speech, name)
        for name, points in row.lords
    )
    if row.winners:
        winners = speech.series(_name(speech, row.lords[i][0]) for i in row.winners)
        said: dict[str, str | int] = {"number": row.number, "lords": lords, "winners": winners}
        said["tied"] = int(len(row.winners) > 1)
        if not row.results:
            yield speech.say("cup-table-over", **said)
            return
        yield speech.say("cup-table-result", results=_results(row, speech), **said)
        return
    if row.state:
        yield speech.say("cup-table-state", number=row.number, lords=lords, state=row.state)
        return
    of: dict[str, str | int] = {"played": row.played, "rounds": row.rounds}
    of |= {"number": row.number, "lords": lords}
    if row.results:
        key = "cup-table-tied" if row.tied else "cup-table-games"
        yield speech.say(key, results=_results(row, speech), **of)
    else:
        yield speech.say("cup-table", **of)
    if row.autopilot:
        yield speech.say("cup-table-autopilot")


def _results(row: RoundRow, speech: Speech) -> str:
    """Return each lord of a table with the result."""
    return speech.series(
        speech.say("cup-lord", lord=_name(speech, name), points=result)
        for (name, _), result in zip(row.lords, row.results, strict=True)
    )


def _bracket(request: BracketPicture, speech: Speech) -> Iterator[str]:
    for number, column in enumerate(request.columns, 1):
        final = request.final and number == len(request.columns)
        yield speech.say("cup-final") if final else speech.say("cup-column", number=number)
        for match in column:
            yield _match(match, speech, final=final, closed=request.closed)


def _match(match: BracketMatch, speech: Speech, *, final: bool, closed: bool) -> str:
    lords = speech.series(
        _name(speech, lord.name)
        if lord.points is None
        else speech.say(
            "cup-lord",
            lord=_name(speech, lord.name),
            points=f"{lord.points} {lord.further}".rstrip(),
        )
        for lord in match.lords
    )
    on = [_name(speech, lord.name) for lord in match.lords if lord.through]
    winners = speech.series(on)
    if not match.over or not winners or (final and not closed):
        return speech.say("cup-third" if match.third else "cup-match", lords=lords)
    key = "cup-third-over" if match.third else "cup-final-over" if final else "cup-match-over"
    return speech.say(key, lords=lords, winners=winners, count=len(on))


def _crosstable(request: CrosstablePicture, speech: Speech) -> Iterator[str]:
    for row in request.rows:
        met = [
            speech.say("cup-lord", lord=head, points=cell)
            for head, cell in zip(request.rounds, row.rounds, strict=False)
        ] or [
            speech.say(
                "cup-lord",
                lord=_name(speech, other.name),
                points=cell if isinstance(cell, str) else str(cell[0]),
            )
            for other, cell in zip(request.rows, row.cells, strict=True)
            if cell is not None
        ]
        yield speech.say(
            "cup-cross",
            place=row.place,
            lord=_name(speech, row.name),
            points=_points(speech, row.points),
            cells=speech.series(met),
        )


def _podium(request: PodiumPicture, speech: Speech) -> Iterator[str]:
    """Yield the places, then the kingdoms of the last games and what their letters mean."""
    for one in request.places:
        named = {"lord": _name(speech, one.name), "points": _points(speech, one.points)}
        key = "cup-podium" if one.points else "cup-podium-unplayed"
        if request.same:
            key = "cup-podium-same" if one.place else "cup-podium-beside"
        yield speech.say(key, place=one.place or 0, **named)
    for one in request.places:
        if one.view is not None:
            words = Words(speech.texts, spoken=speech.spoken, view=one.view)
            kingdom = one.view.kingdom_of(one.seat)
            numbers = building_numbers([kingdom])
            lord, rows = _name(speech, one.name), short_rows(kingdom, words.texts, numbers)
            yield speech.say("cup-podium-kingdom", lord=lord, rows=rows)
            yield words.buildings([kingdom], with_squares=False)
            yield speech.say("letters", letters=speech.series(words.letters([kingdom])))
