"""Ladders and profiles in words: the alternative text, and the same as message text."""

from __future__ import annotations

from collections.abc import Iterator

import locales
from locales import Texts
from render.requests import LadderPicture, LadderRow, ListPicture, ProfilePicture
from render.words.phrases import joined
from render.words.tournament_text import tournament_sentences


def list_sentences(request: ListPicture, texts: Texts, *, spoken: bool) -> Iterator[str]:
    """Yield the sentences that describe a ladder, a profile or a tournament."""
    match request:
        case LadderPicture():
            yield from _of_ladder(request, texts, spoken=spoken)
        case ProfilePicture():
            yield from _of_profile(request, texts, spoken=spoken)
        case _:
            yield from tournament_sentences(request, texts, spoken=spoken)


def _say(texts: Texts, spoken: bool, key: str, **variables: str | int) -> str:
    format_ = texts.plain if spoken else texts
    return format_(f"board-{key}", **variables)


def _named(name: str, spoken: bool) -> str:
    return locales.plain_name(name) if spoken else locales.name(name)


def _of_ladder(request: LadderPicture, texts: Texts, *, spoken: bool) -> Iterator[str]:
    if not request.rows:
        yield _say(texts, spoken, "ladder-empty")
    for i, row in enumerate(request.rows):
        key = "ladder-row-yours" if i == request.mine else "ladder-row"
        yield _say(
            texts,
            spoken,
            key,
            place=row.place,
            lord=_lord(row, texts, spoken),
            rating=_rating(row.rating, row.deviation, texts, spoken, unsure=row.unsure),
            games=row.games,
        )


def _lord(row: LadderRow, texts: Texts, spoken: bool) -> str:
    if row.name is None:
        return _say(texts, spoken, "ladder-hidden")
    return _named(row.name, spoken)


def _rating(rating: int, deviation: int, texts: Texts, spoken: bool, *, unsure: bool) -> str:
    key = "rating-unsure" if unsure else "rating"
    return _say(texts, spoken, key, rating=str(rating), deviation=str(deviation))


def _of_profile(request: ProfilePicture, texts: Texts, *, spoken: bool) -> Iterator[str]:
    name = _named(request.name, spoken)
    if request.rating is None:
        yield _say(texts, spoken, "profile-unrated", lord=name)
    else:
        rating = _rating(request.rating, request.deviation, texts, spoken, unsure=request.unsure)
        yield _say(texts, spoken, "profile", lord=name, rating=rating)
    if len(request.plot) > 1:
        ratings = [one.rating for one in request.plot]
        least, most, first = (str(one) for one in (min(ratings), max(ratings), ratings[0]))
        yield _say(texts, spoken, "profile-plot", first=first, least=least, most=most)
    yield _say(texts, spoken, "profile-games", games=request.games, wins=request.wins)
    if request.best is not None:
        yield _say(texts, spoken, "profile-best", points=request.best)
    if request.trophies:
        yield _say(texts, spoken, "profile-trophies", count=request.trophies)
    if request.form:
        places = joined(str(place) for place in request.form)
        yield _say(texts, spoken, "profile-form", places=places)
