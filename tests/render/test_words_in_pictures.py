"""Words in pictures, in every language: none is cut, and a longer one never leaves its box."""

from __future__ import annotations

from dataclasses import replace

import pytest

import locales
from locales.checking.catalog import languages
from render.canvas.lettering import fit, width
from render.pictures import compose, scores
from render.requests import ScorePicture
from render.words.phrases import PAD_LINES, pad_labels
from tests.helpers import pseudo
from tests.render import positions, tournaments

TIES = ("opponents", "head", "share", "territory", "crowns", "duplicate")
HEADS = ("points", "rounds", "result")


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


@pytest.mark.parametrize("language", languages())
def test_every_column_of_a_tournament_has_a_head_that_is_read_whole(language: str) -> None:
    """Each tie-break beside the points ("punten tegen…" would be others), and a round's tables."""
    texts = locales.Texts(language)
    named = {name: texts.plain(f"cups-column-{name}") for name in (*TIES, *HEADS)}
    standings, tables = tournaments.standings(), tournaments.tables()
    pictures = [
        *(compose(replace(standings, columns=(named["points"], named[tie]))) for tie in TIES),
        compose(replace(tables, columns=(named["points"], named["rounds"], named["result"]))),
    ]
    drawn = {str(one.arguments[0]) for picture in pictures for one in picture.drawn}
    assert set(named.values()) <= drawn


def test_a_longer_word_is_cut_and_never_leaves_its_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a language of English that is half as long again."""
    with pseudo.offered("fr"):
        assert cut(pad_labels("fr"), monkeypatch)
