"""Kingdoms growing: what moves, and that the last frame is the end."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image, ImageChops

from engine import GameView
from engine.stepping import growth
from render import alt, board, draw
from render.canvas.colors import THEMES
from render.canvas.gif import CLEAR, Movie
from render.pictures import compose
from render.pictures.animation import FIRST, LAST, LEAST, MOST, PLAYS
from render.requests import AnimationPicture
from tests.render import positions

MOST_BYTES = 1 << 20


@cache
def _grown(setup: str, round_: int) -> AnimationPicture:
    game = positions.play_until(positions.start(setup), round_)
    return AnimationPicture(game.view(), "Harvest Moon", game.draw, tuple(growth(game)))


def animation(setup: str, round_: int, seat: int | None = None) -> AnimationPicture:
    return replace(_grown(setup, round_), seat=seat)


def frames(data: bytes) -> list[tuple[Image.Image, int]]:
    """Every frame as somebody sees it, and how long."""
    found = []
    with Image.open(io.BytesIO(data)) as film:
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            found.append((film.convert("RGB"), int(film.info["duration"])))
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_the_last_frame_is_the_table_as_it_is(theme: str) -> None:
    """Pixel by pixel what the still picture of the same request is; a step a frame."""
    request = animation("three", 3)
    film = frames(draw(request, theme=theme))  # type: ignore[arg-type]
    still = compose(request, theme).image.convert("RGB")  # type: ignore[arg-type]
    assert ImageChops.difference(film[-1][0], still).getbbox() is None
    assert len(film) == 1 + request.steps == len(request.frames)
    assert film[0][1] == FIRST
    assert all(LEAST <= time <= MOST for _, time in film[1:-1])
    assert film[-1][1] == LAST + film[1][1]


def test_it_is_played_a_few_times_and_then_rests() -> None:
    """Nobody has to look at something that never stops moving."""
    with Image.open(io.BytesIO(draw(animation("three", 2)))) as film:
        assert film.info["loop"] == PLAYS - 1


def test_a_kingdom_alone_grows_by_its_own_steps() -> None:
    """Those of the others are left out."""
    request = animation("queens two", 4, seat=2)
    assert request.steps < len(request.frames) - 1
    assert len(frames(draw(request))) == 1 + request.steps
    assert request.kingdoms == (request.view.kingdom_of(2),)


@pytest.mark.parametrize("setup", ["four", "wedding eight"])
def test_a_whole_game_is_small(setup: str) -> None:
    """48 steps and more: at most 1 MiB; the winner's head has a rim of gold at the end."""
    request = animation(setup, 99)
    data = draw(request)
    assert len(data) <= MOST_BYTES
    assert request.steps >= 48
    assert request.view.winners


def test_points_are_drawn_anew_where_they_have_fewer_figures() -> None:
    """A giant takes a kingdom from 100 to 99: nothing of the wider sign is left."""
    view = positions.view("three", 2)
    kingdom = view.kingdoms[0]
    cards = [replace(kingdom.scorecard, total=total) for total in (100, 99)]
    grown = tuple((replace(kingdom, scorecard=card),) for card in cards)
    last = replace(view, kingdoms=(*grown[1], *view.kingdoms[1:]))
    request = AnimationPicture(last, "", "", (last.kingdoms, *grown))
    film = frames(draw(request))
    wide = AnimationPicture(last, "", "", (grown[0] + view.kingdoms[1:],))
    still = frames(draw(wide))[-1][0]
    assert ImageChops.difference(film[-1][0], still).getbbox() is None


def test_nothing_but_what_was_laid_is_told() -> None:
    """Alt text and text board are those of what it comes to, and fit."""
    for setup in ("four", "wedding eight"):
        for seat in (None, 1):
            request = animation(setup, 99, seat)
            told = alt(request)
            assert told.startswith(f"Animation in {request.steps} steps, and what it comes to.")
            assert len(told) <= 1024
            assert "point" in told or request.view.name(1) in told
            assert board(request)


def test_requests_are_told_apart_by_their_key() -> None:
    """The frames themselves are not compared: they are many."""
    view: GameView = positions.view("three", 2)
    one = AnimationPicture(view, "", "a", ((),))
    assert one == AnimationPicture(view, "", "a", ())
    assert one != AnimationPicture(view, "", "b", ((),))
    assert hash(one) == hash(AnimationPicture(view, "", "a", ()))


def test_a_movie_keeps_what_does_not_change() -> None:
    """White stays white, whatever entry it has; what is nothing new only waits."""
    first = compose(animation("three", 0)).image
    movie = Movie(first, 100, plays=1)
    movie.add(first, (0, 0, 50, 50), 200)
    assert len(movie) == 1
    changed = first.copy()
    changed.paste(CLEAR, (10, 10, 20, 20))
    movie.add(changed, (0, 0, 50, 50), 300)
    film = frames(movie.gif())
    assert [time for _, time in film] == [300, 300]
    assert film[-1][0].getpixel((15, 15)) == (255, 255, 255)
    assert film[-1][0].getpixel((5, 5)) == film[0][0].getpixel((5, 5))


def test_a_movie_needs_a_spare_color() -> None:
    """Two entries of the palette that are the same."""
    picture = Image.new("P", (4, 4))
    picture.putpalette([value for entry in range(256) for value in (entry, 0, 0)])
    with pytest.raises(ValueError, match="spare"):
        Movie(picture, 100, plays=1)
