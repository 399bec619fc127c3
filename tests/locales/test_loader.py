"""The loader: languages, fallbacks, missing texts, lists."""

from collections.abc import Iterator

import bidi
import pytest
from fluent.runtime import FluentBundle, FluentResource

import locales
from locales import MissingTextError, _texts
from render.canvas.lettering import shape
from tests.helpers import pseudo


def test_the_languages_are_the_folders() -> None:
    """English is there; a folder with texts is a language."""
    assert locales.SOURCE in locales.LANGUAGES


@pytest.mark.parametrize("tag", ["en-US", "en-GB", "xx", None, "zh-TW"])
def test_a_tag_of_discord_finds_the_nearest_language(tag: str | None) -> None:
    """What is not translated is English."""
    assert locales.texts(tag).language == "en"


def test_a_text_is_filled_with_its_variables() -> None:
    """Plurals follow the number."""
    texts = locales.texts("en")
    assert texts("common-half", terrain="lake", crowns=1) == "lake 1 crown"
    assert texts("common-half", terrain="lake", crowns=2) == "lake 2 crowns"


def test_english_text_has_no_invisible_marks() -> None:
    """Isolation is for languages from right to left; names bring their own."""
    assert "\u2068" not in locales.texts("en")("common-half", terrain="lake", crowns=2)


def test_a_language_from_right_to_left_isolates_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Message text is isolated there, plain text never."""
    english = _texts._sources("en")
    monkeypatch.setattr(_texts, "_sources", lambda _language: english)
    _texts._bundle.cache_clear()
    hebrew = locales.Texts("he")
    assert "\u2068" in hebrew("lists-game", table="x", setup="y", round=1, rounds=2)
    assert "\u2068" not in hebrew.plain("lists-game", table="x", setup="y", round=1, rounds=2)
    _texts._bundle.cache_clear()


HEBREW = {
    "table-call-ends": "table-call-ends = ## { $mention }, תורכם בשולחן { $table } · { $ends }\n",
    "table-said": "table-said = הונח ב־{ $spot } ({ $gain })\n    { $lord }: אריח\n    `/next`\n",
    "panel-label": 'panel-label = {"\\u200F"}{ $domino }: מיקום ({"\\u200E"}{ $gain })\n',
    "table-title": "table-title = ## { $table }\n",
    "table-sum": 'table-sum = סך: {"\\u2066"}{ $a } × { $b } = { $c }{"\\u2069"}\n',
}


def test_messages_in_hebrew_run_from_the_right() -> None:
    """Each line begins from there, behind its markup; squares and names stand alone inside."""
    with pseudo.offered("he", HEBREW):
        texts = locales.texts("he")
        called = texts("table-call-ends", mention="<@5>", table="x", ends="<t:5:R>")
        assert called.startswith("## \u200f\u2068<@5>\u2069, תורכם")
        assert texts("table-title", table="x") == "## \u200f\u2068x\u2069"
        lines = texts("table-said", spot="b5–a5", gain="+3", lord="Ann").split("\n")
        assert lines[0] == "הונח ב־\u2068b5–a5\u2069 (\u2068+3\u2069)"
        assert lines[1] == "\u200f\u2068Ann\u2069: אריח"
        assert lines[2] == "`/next`"
        assert shape(texts.plain("table-sum", a=5, b=2, c=10)) == "5 × 2 = 10 :ךס"
        label = texts.plain("panel-label", domino="17", gain="+3")
        assert label == "\u200f17: מיקום (\u200e+3)"
        assert shape(label) == "(+3) םוקימ :17"
        assert texts("common-button-play") == "Play", "what is missing is English"
    assert locales.texts("he")("common-button-play") == "לשחק"


def test_a_missing_text_is_an_error() -> None:
    """Tests fail where a key does not exist."""
    with pytest.raises(MissingTextError):
        locales.texts("en")("common-no-such-text")


def test_a_missing_variable_is_an_error() -> None:
    """Tests fail where a text lacks a variable."""
    with pytest.raises(MissingTextError):
        locales.texts("en")("common-half", terrain="lake")


@pytest.fixture
def forgiving() -> Iterator[None]:
    locales.log_missing_texts()
    yield
    _texts._missing_is_fatal = True


@pytest.mark.usefixtures("forgiving")
def test_production_shows_the_key_instead() -> None:
    """A missing text never takes the answer away."""
    assert locales.texts("en")("common-no-such-text") == "common-no-such-text"


def test_items_are_listed_as_the_language_does() -> None:
    """The last two are joined by a word."""
    assert locales.texts("en").listed(["Ann"]) == "Ann"
    assert locales.texts("en").listed(["Ann", "Ben"]) == "Ann and Ben"
    assert locales.texts("en").listed([]) == ""


def test_hebrew_lists_join_what_is_not_hebrew_by_a_maqaf() -> None:
    """Otherwise "and" would touch a number or a Latin name."""
    hebrew = locales.Texts("he")
    assert hebrew.listed(["Ann"]) == "Ann"
    assert hebrew.listed(["Ann", "**Ben**"]) == "\u200fAnn ו־\u200f**Ben**"
    assert hebrew.listed(["כתר אחד", "3 נקודות"]) == "כתר אחד ו־\u200f3 נקודות"
    assert hebrew.listed(["Ann", "**\u2068נעמי\u2069**"]) == "\u200fAnn ו\u200f**\u2068נעמי\u2069**"


HOW = ("listed", "either", "series", "apart")
LISTS = (("Ann", "Ben", "Cara"), ("a6", "b3–e3"), ("Ann", "נעמי", "Ben"), ("3", "17"))


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("items", LISTS, ids=["names", "squares", "mixed", "numbers"])
def test_a_list_goes_on_from_the_right_in_hebrew(how: str, items: tuple[str, ...]) -> None:
    """Whatever is listed: the first stands rightmost, in a message and in a label or a picture."""
    texts = locales.texts("he")
    said = getattr(texts, how)(items)
    message = texts("table-opening-order", lords=said)
    label = texts.plain("organise-state-over", winners=2, lord=said)
    for seen in (displayed(message), displayed(label), shape(label)):
        places = [seen.index(one if one.isascii() else displayed(one)) for one in items]
        assert places == sorted(places, reverse=True), seen
    assert getattr(texts, how)(items[:1]) == items[0]


def displayed(text: str) -> str:
    """Return the order in which Discord shows a line, left to right."""
    return str(bidi.get_display(text, base_dir="R"))


def test_texts_in_lists_go_on_from_the_right_in_hebrew() -> None:
    """Their names stand alone inside, so nothing in them says from where they run."""
    texts = locales.texts("he")
    points = [texts("table-standing", lord=one, points=5) for one in ("Ann", "Ben")]
    shown = texts("digest-points", points=texts.series(points, " · "))
    seen = str(bidi.get_display(shown, base_dir="R"))
    assert seen.index("Ben") < seen.index("Ann")


def test_a_text_may_hold_a_term(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translators share words in cases: `-lord`, parsed when it is first needed."""
    sources = {
        "common-a": 'common-a = { -lord(case: "genitive") } { -lord }\n',
        "-lord": "-lord = { $case ->\n    [genitive] лорда\n   *[other] лорд\n }\n",
    }
    monkeypatch.setattr(_texts, "_sources", lambda _language: sources)
    _texts._bundle.cache_clear()
    assert locales.Texts("ru")("common-a") == "лорда лорд"
    _texts._bundle.cache_clear()


def test_each_text_alone_is_what_its_file_makes_of_it() -> None:
    """They are parsed one by one, when they are first shown."""
    whole = FluentBundle(["en"])
    for file in sorted((_texts._FOLDER / "en").glob("*.ftl")):
        whole.add_resource(FluentResource(file.read_text("utf-8")))
    alone = _texts._Messages(_texts._sources("en"))
    assert len(alone) == 0
    assert set(whole._messages) == set(_texts._sources("en"))
    assert not whole._terms
    for key, message in whole._messages.items():
        assert message.equals(alone[key], ["span", "comment"]), key
    assert len(alone) == 0, "the bundle keeps what it makes of them, and nothing else does"


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_numbers_and_lists_are_those_of_the_language(language: str) -> None:
    """Decimals, what stands between things with commas, one point less, a win by nobody."""
    texts = locales.texts(language)
    assert texts.decimal(43.5) == ("43.5" if language in ("en", "he") else "43,5")
    assert texts.apart(["a, b", "c"]).replace("\u200f", "") == (
        "a, b\u202f; c" if language == "fr" else "a, b; c"
    )
    labels = [
        texts.plain("review-turn-label-points", round=1, lord="Ann", points=points)
        for points in (1, 2)
    ]
    changed = language not in ("he", "ru")  # there the number follows a word for all of them
    assert (labels[0].replace("1", "2") != labels[1].replace("1", "2")) == changed
    assert "Ann" in texts("organise-state-over", winners=1, lord="Ann")
    assert "Ann" not in texts("organise-state-over", winners=0, lord="Ann")
