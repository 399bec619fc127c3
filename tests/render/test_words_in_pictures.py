"""Words in pictures, in every language: none is cut, and a longer one never leaves its box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from itertools import combinations, cycle

import pytest
from babel.dates import format_date

import locales
from locales.checking.catalog import languages
from render.canvas.lettering import fit, width
from render.pictures import compose, scores
from render.requests import Request, ScorePicture
from render.words.phrases import PAD_LINES, pad_labels
from tests.helpers import pseudo
from tests.render import ladders, positions, tournaments

MARGIN = 12
"""Of the panels of pictures; no word stands outside of them."""
TIES = ("opponents", "head", "share", "territory", "crowns", "duplicate")
STATES = ("opening", "over", "playing", "adjourned", "nobody")
MET = (("win", "4"), ("loss", "12"), ("draw", "3"), ("unplayed", "16"), ("playing", "16"))


def cut(labels: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The labels of a score pad that have no room; each that is drawn is no wider than its box."""
    found: list[str] = []

    def fitted(text: str, room: float, size: int, **options: int) -> tuple[str, int]:
        shown, drawn = fit(text, room, size, **options)
        assert width(shown, options.get("weight", 700), drawn) <= room, text
        found.extend([text] if shown != text else [])
        return shown, drawn

    monkeypatch.setattr(scores, "fit", fitted)
    compose(ScorePicture.labeled(positions.view("queens four", 99), labels), "dark")
    return [text for text in found if any(text in label for label in labels.values())]


@pytest.mark.parametrize("language", languages())
def test_every_line_of_the_score_pad_is_read_whole(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 360 px, with four kingdoms beside; translators find here what is too long."""
    texts = locales.Texts(language)
    assert not cut({line: texts.plain(f"board-score-{line}") for line in PAD_LINES}, monkeypatch)


def test_a_longer_word_is_cut_and_never_leaves_its_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a language of English that is half as long again."""
    with pseudo.offered("fr"):
        assert cut(pad_labels("fr"), monkeypatch)


def worded(texts: locales.Texts) -> Iterator[tuple[Request, Sequence[str]]]:
    """Yield pictures of tournaments and ladders in a language, each with its words."""
    say = texts.plain
    heads = say("cups-column-place"), say("cups-column-lord")
    points = say("cups-column-points")
    met = [say(f"cups-met-{how}", others=other) for how, other in MET]
    rounds = tuple(say("cups-column-round", round=n) for n in range(5, 10))
    table = tournaments.standings(met=True)
    marks = cycle(met)
    rows = tuple(
        replace(one, pips=tuple(replace(pip, met=pip.met and next(marks)) for pip in one.pips))
        for one in table.rows
    )
    for tie in TIES:
        named = points, say(f"cups-column-{tie}")
        yield replace(table, rows=rows, columns=(*named, *rounds), heads=heads), (*heads, *named)
    named = say("board-score-total"), say("daily-head-days")
    days = map(str, range(20, 25))
    yield replace(table, columns=(*named, *days), heads=heads), (*heads, *named)
    states = [say(f"cups-table-{state}") for state in STATES]
    round_ = tournaments.tables(len(STATES))
    said = tuple(
        replace(one, state=state, results=(), winners=())
        for one, state in zip(round_.rows, states, strict=True)
    )
    plays = replace(round_.rows[0], number=6, results=("104", "88", "3"))
    columns = points, say("cups-column-rounds"), say("cups-column-result")
    free = say("cups-table-free")
    shown = replace(round_, rows=(*said, plays), columns=columns, free=free)
    yield shown, (*columns, *states, free)
    crossed = tournaments.crosstable(12)
    sign = say("cups-met-unplayed", others="")
    unplayed = replace(crossed.rows[0], cells=tuple(sign for _ in crossed.rows))
    shown_heads = (*heads, points)
    yield (
        replace(crossed, rows=(*crossed.rows[1:], unplayed), heads=shown_heads),
        (*shown_heads, sign),
    )
    by_round = tournaments.rounds_crossed(7, size=2)
    last = tuple(say("cups-column-round", round=n) for n in range(9, 16))
    lines = tuple(replace(one, rounds=(*met, "+", "–")) for one in by_round.rows)
    yield replace(by_round, rows=lines, rounds=last, heads=shown_heads), (*shown_heads, *last, *met)


@pytest.mark.parametrize("language", languages())
def test_every_word_in_a_picture_is_read_whole(language: str) -> None:
    """At 360 px, where no letter is smaller than 11; none stands on another, or outside."""
    for request, words in worded(locales.texts(language)):
        written, wrong = drawn(request)
        assert not wrong
        assert not set(words) - written


def test_longer_words_in_a_picture_never_leave_their_boxes() -> None:
    """They are cut."""
    with pseudo.offered("fr"):
        cuts = 0
        for request, words in worded(locales.texts("fr")):
            written, wrong = drawn(request)
            assert not wrong
            cuts += len(set(words) - written)
    assert cuts


@pytest.mark.parametrize("language", languages())
def test_the_months_below_a_plot_stand_apart(language: str) -> None:
    """As close as a profile names them."""
    names = [format_date(date(2027, n, 3), "LLL", locale=language) for n in range(1, 13)]
    months = tuple((4 * n - 4, name) for n, name in enumerate(names[:10], 1))
    for start in (0, 2):
        shown = tuple((at, names[(start + i) % 12]) for i, (at, _) in enumerate(months))
        assert not drawn(replace(ladders.profile(40), months=shown))[1]


def drawn(request: Request) -> tuple[set[str], list[tuple[str, ...]]]:
    """What is written in a picture, and what of that stands outside or on something else."""
    canvas = compose(request)
    found = [(str(one.arguments[0]), one.box) for one in canvas.drawn if one.what == "text"]
    wrong: list[tuple[str, ...]] = [
        (text,)
        for text, (left, top, right, bottom) in found
        if left < MARGIN or right > canvas.width - MARGIN or top < 0 or bottom > canvas.height
    ]
    for (one, box), (other, beside) in combinations(found, 2):
        wide = min(box[2], beside[2]) - max(box[0], beside[0])
        high = min(box[3], beside[3]) - max(box[1], beside[1])
        if wide > 4 and high > 8:  # stamps have a margin of 2 px, and letters room above them
            wrong.append((one, other))
    return {text for text, _ in found}, wrong
