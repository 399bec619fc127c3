"""Names and figures: what can be drawn of them, and how they fit."""

from __future__ import annotations

import unicodedata

import pytest

from locales import signed
from render.canvas import fonts, lettering
from render.canvas.lettering import (
    NAME_LENGTH,
    fit,
    gain_role,
    has_glyph,
    printable,
    shape,
    width,
)


@pytest.mark.parametrize(
    "name", ["Marguerite", "Théodora", "Юрий", "נעמי", "Łukasz", "İpek", "O’Neil"]
)
def test_names_of_the_nine_languages_are_drawn(name: str) -> None:
    """Latin, Cyrillic and Hebrew are in the font."""
    assert printable(name) == name


OTHERS = {
    "Greek": "Ελένη",
    "Arabic": "محمد علي",
    "Hebrew": "נעמי",
    "Han": "田中",
    "Kana": "さくら",
    "Hangul": "한별",
    "Thai": "สมชาย",
    "Devanagari": "प्रिया",
    "emoji": "👑🔥",
    "mixed": "Ken 田中 🌟",
}


@pytest.mark.parametrize("name", OTHERS.values(), ids=OTHERS)
def test_names_are_drawn_in_their_own_script(name: str) -> None:
    """Every letter is from a font that has it, none is a box; the width is that of all parts."""
    pytest.importorskip("manimgx_fonts")
    pytest.importorskip("manimgx_fonts_cjk")
    if not fonts.SHAPES:
        pytest.skip("FriBiDi is not installed")
    assert printable(name) == name
    for run in lettering.runs(name):
        assert all(fonts.has(run.face, char) for char in run.text)
    parts = lettering.placed(name, 700, 40, "lm")
    left, top, right, bottom = lettering.bounds(parts)
    assert abs(right - left - width(name, 700, 40)) <= 8
    assert -36 <= top < bottom <= 36


def test_arabic_is_joined_and_drawn_from_the_right() -> None:
    """Letters look otherwise than alone; words go from right to left."""
    if not fonts.SHAPES:
        pytest.skip("FriBiDi is not installed")
    face = lettering.runs("محمد")[0].face
    joined, apart = "محمد", "\u200c".join("محمد")
    drawn = [bytes(fonts.opened(face, 700, 40).getmask(text)) for text in (joined, apart)]
    assert drawn[0] != drawn[1]
    assert next(run.text for run in lettering.runs("محمد Ann")).startswith("Ann")


def test_a_cut_name_keeps_its_characters_whole() -> None:
    """No vowel sign is left without its letter, no joiner at the end."""
    cut = lettering._shorter("प्रि")
    assert not cut or unicodedata.category(cut[-1])[0] != "M"


@pytest.mark.usefixtures("rubik_alone")
@pytest.mark.parametrize("name", ["田中", "Ken 田中", "محمد", "Ελένη", "สมชาย", "한별"])
def test_names_in_other_scripts_are_left_to_the_shield(name: str) -> None:
    """One letter that can't be drawn rules the name out: the rest would be somebody else's."""
    assert printable(name) is None


@pytest.mark.usefixtures("rubik_alone")
@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ann 🌟👑", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("A\u200bn\u2066n\u2069", "Ann"),
        ("  Ann\n\t Lee ", "Ann Lee"),
        ("Ann\x00\x07", "Ann"),
        ("\U0001d518\U0001d52b\U0001d526", "Uni"),
        ("Ａｎｎ", "Ann"),
    ],
)
def test_controls_and_pictures_are_left_out(name: str, drawn: str) -> None:
    """Bidi controls, line breaks and emoji never reach a picture."""
    assert printable(name) == drawn


@pytest.mark.usefixtures("rubik_alone")
@pytest.mark.parametrize("name", ["", "   ", "🌟", "—", "\u202e", "***"])
def test_names_without_a_letter_are_left_to_the_shield(name: str) -> None:
    """A name must have something to read."""
    assert printable(name) is None


def test_stacked_accents_are_cut() -> None:
    """A name can't grow over its neighbors by accents."""
    assert len(printable("A" + "\u0301" * 200 + "nn") or "") <= 5


def test_long_names_are_cut_at_a_bound() -> None:
    """More is never measured."""
    assert len(printable("W" * 5000) or "") == NAME_LENGTH


def test_a_name_shrinks_before_it_is_cut() -> None:
    """It is as large as its room lets it be."""
    text, size = fit("Marguerite", 200, 46)
    assert text == "Marguerite"
    assert 28 <= size < 46


@pytest.mark.parametrize("room", [160, 80, 40, 5])
def test_a_cut_name_fits_and_says_so(room: int) -> None:
    """What is left ends in an ellipsis and is no wider than its room, if anything fits at all."""
    text, size = fit("Bartholomäus von Eichenfels", room, 46)
    assert text.endswith("…")
    assert size == 28
    assert width(text, 700, size) <= max(room, width("…", 700, size))


def test_hebrew_is_drawn_from_the_right() -> None:
    """The first letter stands at the right end."""
    assert shape("נעמי") == "ימענ"
    assert shape("Ann") == "Ann"


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("שלום (עולם)", "(םלוע) םולש"),
        ("נקודות (\u200e+3)", "(+3) תודוקנ"),
        ("סך: \u20665 × 2 = 10\u2069", "5 × 2 = 10 :ךס"),
        ("סך: \u2066a6, b3–e3\u2069", "a6, b3–e3 :ךס"),
        ("\u200fAnn: שלום", "םולש :Ann"),
        ("\u2068Ann\u2069 (x)", "Ann (x)"),
        ("עמית [12]", "[12] תימע"),
    ],
)
def test_hebrew_mirrors_brackets_and_draws_no_marks(text: str, drawn: str) -> None:
    """Signs, sums and squares inside it run from left to right where the translator says so."""
    assert shape(text) == drawn


def test_mixed_directions_keep_their_numbers() -> None:
    """Figures run left to right inside Hebrew."""
    assert "12" in shape("נעמי 12")


@pytest.mark.parametrize(("gain", "text"), [(3, "+3"), (0, "+0"), (-2, "−2")])
def test_score_changes_have_a_real_sign(gain: int, text: str) -> None:
    """U+2212, and +0 where nothing changed."""
    assert signed(gain) == text


def test_only_a_gain_is_green() -> None:
    """Zero and losses look different from it, and carry their sign besides."""
    assert [gain_role(gain) for gain in (1, 0, -1)] == ["good", "muted", "text"]


@pytest.mark.parametrize("char", ["−", "…", "–", "+", "0"])
def test_signs_of_pictures_are_in_the_font(char: str) -> None:
    """What the pictures write besides names can be written."""
    assert has_glyph(char)
