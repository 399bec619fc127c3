"""Ladders and profiles in words: the alternative text, and the same as message text."""

from __future__ import annotations

from collections.abc import Iterator

from locales import Texts
from render.requests import LadderPicture, LadderRow, ListPicture, ProfilePicture
from render.words.phrases import Speech, joined
from render.words.tournament_text import tournament_sentences


def list_sentences(request: ListPicture, texts: Texts, *, spoken: bool) -> Iterator[str]:
    """Yield the sentences that describe a ladder, a profile or a tournament."""
    speech = Speech(texts, spoken=spoken)
    match request:
        case LadderPicture():
            yield from _of_ladder(request, speech)
        case ProfilePicture():
            yield from _of_profile(request, speech)
        case _:
            yield from tournament_sentences(request, speech)


def _of_ladder(request: LadderPicture, speech: Speech) -> Iterator[str]:
    if not request.rows:
        yield speech.say("ladder-empty")
    for i, row in enumerate(request.rows):
        yield speech.say(
            "ladder-row-yours" if i == request.mine else "ladder-row",
            place=row.place,
            lord=speech.say("ladder-hidden") if row.name is None else speech.name(row.name),
            rating=_rating(row, speech),
            games=row.games,
        )


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
        places = joined(str(place) for place in request.form)
        yield speech.say("profile-form", places=places)
