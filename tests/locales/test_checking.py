"""What is checked of translations, on small catalogs that are wrong."""

from __future__ import annotations

import os
import re
from pathlib import Path
from subprocess import run
from textwrap import dedent

import pytest

import locales.__main__
from locales import _texts
from locales.checking import cases, english, keys, plurals, terms, typography
from locales.checking.budgets import faults as too_long
from locales.checking.catalog import Catalog, catalog
from locales.checking.fault import Fault
from locales.checking.faults import faults
from locales.checking.stale import stale


def read(language: str, text: str) -> Catalog:
    return Catalog(language, {"x": dedent(text)})


def found(check: object, language: str, text: str, source: str = "") -> list[str]:
    """What a check says of a text, against English."""
    assert callable(check)
    return [one.why for one in check(read(language, text), read("en", source or text))]


ENGLISH = """\
    x-a = One { $lord }
    x-b = Two { x-a }
"""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x-a = Un { $lord }\n", "is missing"),
        ("x-a = Un { $lord }\nx-b = Deux { x-a }\nx-c = Trois", "does not exist in English"),
        ("x-a = Un { $lord }\nx-a = Un { $lord }\nx-b = Deux { x-a }", "is there twice"),
        ("x-a = Un { $lord\nx-b = Deux { $lord }", "can't be read"),
        ("x-a = Un { $lord }\nx-b = Deux { x-z } { $lord }", "x-z }, which does not exist"),
        ("x-a = Un { -roi }\nx-b = Deux { x-a }", "-roi }, which does not exist"),
        ("x-a = Un { $lrod }\nx-b = Deux { x-a }", "$lrod does not exist in English"),
        ("x-a = Un\nx-b = Deux { x-a }", "$lord is left out"),
    ],
)
def test_keys_and_variables_are_those_of_english(text: str, why: str) -> None:
    """Missing, left over, twice, unreadable; variables and references that don't exist."""
    assert any(why in one for one in found(keys.faults, "fr", text, ENGLISH))


def test_files_are_those_of_english() -> None:
    """A missing file is one fault, a text in another file another."""
    source = Catalog("en", {"x": "x-a = One\n", "y": "y-a = Two\ny-b = Three\n"})
    assert [fault.why for fault in keys.faults(Catalog("fr", {"x": "x-a = Un\n"}), source)] == [
        "the file is missing, with 2 texts"
    ]
    moved = Catalog("fr", {"x": "x-a = Un\ny-a = Deux\n", "y": "y-b = Trois\n"})
    assert [fault.why for fault in keys.faults(moved, source)] == ["belongs to y.ftl"]


def test_what_is_for_a_terminal_stays_english() -> None:
    """No language needs the words of `bot.py doctor`."""
    source = Catalog("en", {"x": "x-a = One\n", "doctor": "doctor-a = One\n"})
    assert list(keys.faults(Catalog("fr", {"x": "x-a = Un\n"}), source)) == []


COUNTED = "x-a = { $n ->\n    [one] one seat\n   *[other] { $n } seats\n }\n"


def branches(*names: str) -> str:
    """A text with these branches, the last the default, each with its number."""
    marked = [f"    [{one}] {'{'} $n {'}'} x" for one in names[:-1]]
    return "\n".join(["x-a = { $n ->", *marked, f"   *[{names[-1]}] {{ $n }} x", " }", ""])


@pytest.mark.parametrize(
    ("language", "names", "why"),
    [
        ("de", ("one", "other"), ""),
        ("ru", ("one", "few", "many"), ""),
        ("ru", ("one", "few", "other"), ""),
        ("ru", ("one", "other"), "[few], [many] is missing"),
        ("ru", ("one", "few", "many", "other"), ""),
        ("he", ("one", "other"), "[two] is missing"),
        ("he", ("one", "2", "other"), ""),
        ("he", ("one", "two", "other"), ""),
        ("de", ("one", "few", "other"), "[few] never comes"),
        ("de", ("1", "other"), ""),
        ("fr", ("one", "other"), ""),
        ("fr", ("0", "one", "other"), ""),
        ("nl", ("one", "meer", "other"), "[meer] is no category"),
        ("nl", ("two", "other"), "[one] is missing"),
    ],
)
def test_numbers_have_the_categories_of_the_language(
    language: str, names: tuple[str, ...], why: str
) -> None:
    """As Babel knows them; the default serves one that has no branch of its own."""
    told = found(plurals.faults, language, branches(*names), COUNTED)
    assert bool(told) == bool(why)
    assert not why or any(why in one for one in told)


@pytest.mark.parametrize(
    ("language", "one", "wrong"),
    [
        ("fr", "[one] une place", True),
        ("fr", "[one] { $n } place", False),
        ("fr", "[0] rien\n    [1] une place\n    [one] place", False),
        ("ru", "[one] одно место\n    [few] { $n } места", True),
        ("de", "[one] ein Platz", False),
        ("he", "[one] אחד\n    [two] שניים", False),
    ],
)
def test_one_is_not_always_1(language: str, one: str, wrong: bool) -> None:
    """In French it is for 0, too, in Russian for 21: there it has the number."""
    text = f"x-a = {{ $n ->\n    {one}\n   *[other] {{ $n }} x\n }}\n"
    told = found(plurals.faults, language, text, COUNTED)
    assert any("is also for" in why for why in told) == wrong


def test_words_that_choose_are_those_of_english() -> None:
    """None is missing, none is translated."""
    source = "x-a = { $way ->\n    [left] left\n   *[right] right\n }\n"
    wrong = "x-a = { $way ->\n    [links] links\n   *[right] rechts\n }\n"
    assert found(plurals.faults, "de", source, source) == []
    assert found(plurals.faults, "de", wrong, source) == [
        "[left] is missing",
        "[links] does not exist in English",
    ]


@pytest.mark.parametrize(
    ("language", "source", "text", "wrong"),
    [
        ("de", "Take a seat here", "Take a seat here", True),
        ("fr", "Pause", "Pause", False),
        ("es", "Take your seat", "Toma your asiento", True),
        ("ru", "Take a seat", "Займите seat", True),
        ("ru", "Type `/game new` in Castellan", "Наберите `/game new` в Castellan", False),
        ("ru", "Type bank 3d: /next", "Наберите `bank 3d`: /next", False),
        ("he", "Wheat", "Wheat", True),
        ("he", "Write as:text to { $lord }", "כתבו as:text אל { $lord }", False),
        ("he", "{ $a } · { $b }", "{ $a } · { $b }", False),
    ],
)
def test_english_is_not_left(language: str, source: str, text: str, wrong: bool) -> None:
    """What is typed and names aside."""
    told = found(english.faults, language, f"x-a = {text}\n", f"x-a = {source}\n")
    assert bool(told) == wrong


N, T = "\u00a0", "\u202f"
RLM, LRI, PDI = (f'{{"\\u{code}"}}' for code in ("200F", "2066", "2069"))


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("fr", f"Prêt{T}? « Oui »", True),
        ("fr", f"Prêt{T}? «{T}Oui{T}»", False),
        ("fr", "Prêt ?", True),
        ("fr", "Pièces : { $n }", True),
        ("fr", "Pièces: { $n }", True),
        ("fr", f"**Pièces{T}:** {{ $n }} à 18:05, `as:text`, /cup list", False),
        ("fr", "{ $n }: rien", True),
        ("fr", "L'impôt", True),
        ("fr", f"L’impôt est de {{ $n }}{T}%", False),
        ("fr", "Joueur·euse", True),
        ("de", "Er sagt „Ja“.", False),
        ("de", "Er sagt „Ja”.", True),
        ("de", 'Er sagt "Ja".', True),
        ("de", "{ $n } %", True),
        ("de", f"{{ $n }}{N}%", False),
        ("de", "Spieler*innen", True),
        ("de", "Warte — gleich", True),
        ("es", "Listo?", True),
        ("es", "¿Listo?", False),
        ("es", "Coge una ficha", True),
        ("it", "“Ecco”, l’oro", False),
        ("it", "«Ecco»", True),
        ("it", "E' qui", True),
        ("pt", "A ronda", True),
        ("pt", "A rodada — a última", False),
        ("nl", "Ijs", True),
        ("nl", "IJs “hier”", False),
        ("ru", f"Король{N}— это «он»", False),
        ("ru", "Король — это", True),
        ("ru", "Еще раз, счет", True),
        ("ru", "Ещё раз, счёт", False),
        ("ru", "Он взял(а)", True),
        ("he", 'זה "כאן"', False),
        ("he", "זה “כאן”", True),
        ("he", "ב{ $n }", True),
        ("he", "ב־{ $n }", False),
        ("he", "ב-{ $n }", True),
        ("he", 'ארה"ב', True),
        ("he", "ארה״ב", False),
        ("he", "שָׁלוֹם", True),
        ("he", f"סך {LRI}{{ $a }} × {{ $b }} = {{ $c }}{PDI}", False),
        ("he", "סך { $a } × { $b } = { $c }", True),
        ("he", f"סך {LRI}{{ $a }}", True),
        ("nl", "Wacht...", True),
        ("nl", "Eerste , tweede", True),
        ("nl", "Klaar!", False),
    ],
)
def test_each_language_is_typeset_as_its_own(language: str, text: str, wrong: bool) -> None:
    """Quotes, spaces, dashes, apostrophes, marks of direction."""
    source = f"x-a = {'!' if '!' in text or '¡' in text else 'x'}\n"
    assert bool(found(typography.faults, language, f"x-a = {text}\n", source)) == wrong


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("de", "Stadt mit { $things }", True),
        ("de", "Stadt, darauf { $things }", False),
        ("de", "Anwerben von { $token }", True),
        ("de", "Anwerben: { $token }", False),
        ("de", "für { $square } anwerben", False),
        ("ru", "город с { $things }", True),
        ("ru", "здание «{ $building }»", False),
        ("fr", "avec { $things }", False),
    ],
)
def test_names_stand_in_the_case_that_they_have(language: str, text: str, wrong: bool) -> None:
    """Behind a preposition they would have another one."""
    assert bool(found(cases.faults, language, f"x-a = {text}\n", "x-a = x\n")) == wrong


def test_english_has_single_spaces_too() -> None:
    """Where a variant begins with a space behind another one."""
    text = 'x-a = A { $n ->\n    [one] { $n } b\n   *[other] {" "}{ $n } c\n}\n'
    assert found(typography.faults, "en", text, text)
    assert not found(typography.faults, "en", text.replace('{" "}', ""), text)


def test_a_label_that_begins_with_a_variable_is_a_hint() -> None:
    """Lines of messages get their mark by themselves."""
    texts = "x-a = { $lord } כאן\nx-b = {RLM}{ $lord } כאן\n".replace("{RLM}", RLM)
    hints = [*typography.faults(read("he", texts), read("en", texts))]
    assert [(one.key, one.hint) for one in hints] == [("x-a", True)]


def test_nothing_is_shouted_that_english_says() -> None:
    """An exclamation mark comes from English."""
    assert found(typography.faults, "nl", "x-a = Klaar!\n", "x-a = Done.\n") == [
        "no exclamation mark"
    ]


@pytest.mark.parametrize(
    ("language", "source", "text", "wrong"),
    [
        ("de", "The Sawmill is yours", "Das Sägewerk gehört dir", False),
        ("de", "The Sawmill is yours", "Die Sägemühle gehört dir", True),
        ("ru", "Middle Kingdom", "В Срединном королевстве", False),
        ("he", "The Training Camp", "במחנה האימונים", False),
        ("fr", "Take a sawmill", "Prends", False),
    ],
)
def test_names_are_those_of_the_glossary(
    language: str, source: str, text: str, wrong: bool
) -> None:
    """In any form; each text that has one in English has it."""
    told = [
        one
        for one in terms.faults(read(language, f"x-a = {text}\n"), read("en", f"x-a = {source}\n"))
        if not one.hint
    ]
    assert bool(told) == wrong


@pytest.mark.parametrize(("word", "wrong"), [("Münzen", False), ("Taler", True)])
def test_most_texts_have_the_word_of_a_term(word: str, wrong: bool) -> None:
    """Some do without; the texts without it are hints."""
    source = "".join(f"x-a{i} = Take {'{'} $n {'}'} coins\n" for i in range(5))
    own = "".join(f"x-a{i} = Nimm {word}\n" for i in range(4)) + "x-a4 = Nimm sie\n"
    told = [*terms.faults(read("de", own), read("en", source))]
    assert any(not fault.hint for fault in told) == wrong
    assert any(fault.hint and fault.key == "x-a4" for fault in told)


def test_the_terms_are_whole() -> None:
    """Each has a word in each language."""
    every = terms.terms()
    assert len({term.name for term in every}) == len(every) > 100
    for term in every:
        assert len(term.words) == 9
        assert all(word.strip() for words in term.words.values() for word in words), term.name


def test_a_label_may_be_so_long() -> None:
    """Each slot has its room; a name may reach further."""
    source = Catalog("en", {"panel": "panel-end = End turn\npanel-command-play = Play\n"})
    long = Catalog("de", {"panel": f"panel-end = {'z' * 25}\npanel-command-play = {'z' * 90}\n"})
    assert [fault.key for fault in too_long(long, source)] == ["panel-end"]
    longer = Catalog(
        "de", {"panel": f'panel-command-play = {"z" * 101}\npanel-end =\n    {{ "" }}'}
    )
    assert [fault.key for fault in too_long(longer, source)] == ["panel-command-play", "panel-end"]


def test_a_comment_excepts_a_text() -> None:
    """`# unchecked: concern` above a text, for what is right all the same."""
    source = read("en", "x-a = All of this here\n")
    wrong = read("de", "x-a = All of this here\n")
    assert {fault.concern for fault in faults(wrong, source)} == {"english"}
    excepted = read("de", "# It is a title.\n# unchecked: english, terms\nx-a = All of this here\n")
    assert faults(excepted, source) == []


def test_a_terminal_shows_what_is_there_and_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`python -m locales stats|check`."""
    small = {"en": read("en", "x-a = One\nx-b = Two\n"), "de": read("de", "x-a = Eins...\n")}
    main = locales.__main__
    monkeypatch.setattr(main, "catalog", small.get)
    monkeypatch.setattr(main, "languages", lambda: [*small])
    monkeypatch.setattr(main, "LANGUAGES", ("en",))
    assert main.main(["stats", "de"]) == 0
    assert "1 of 2 texts; faults: keys 1, typography 1; not offered" in capsys.readouterr().out
    assert main.main(["check", "de", "x"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "de keys: x-b: is missing",
        "de typography: x-a: … is one character",
        "2 faults",
    ]
    assert main.main(["check", "en"]) == 0


def test_only_whole_languages_are_offered() -> None:
    """One that lacks a file is checked, but nobody can choose it."""
    files = {file.name for file in (_texts._FOLDER / "en").glob("*.ftl")}
    files -= {f"{name}.ftl" for name in _texts.UNTRANSLATED}
    for language in _texts.LANGUAGES:
        assert files <= {file.name for file in (_texts._FOLDER / language).glob("*.ftl")}
    assert re.fullmatch(r"(\w\w )*en( \w\w)*", " ".join(_texts.LANGUAGES))


def test_a_text_whose_english_was_changed_later_is_stale(tmp_path: Path) -> None:
    """By the commits of both."""

    def commit(language: str, text: str, when: int) -> None:
        (tmp_path / language).mkdir(exist_ok=True)
        (tmp_path / language / "x.ftl").write_text(dedent(text), "utf-8")
        date = {"GIT_AUTHOR_DATE": f"{when} +0000", "GIT_COMMITTER_DATE": f"{when} +0000"}
        who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.com")
        for told in (("add", "."), (*who, "commit", "-q", "-m", "Change")):
            run(("git", *told), cwd=tmp_path, check=True, env=os.environ | date)

    run(("git", "init", "-q"), cwd=tmp_path, check=True)
    commit("en", "x-a = One\nx-b = Two\nx-c = { $n ->\n   *[other] Three\n}\n", 1_000_000_000)
    commit("fr", "x-c = Trois\nx-b = Deux\nx-a = Un\n", 1_000_000_100)
    assert stale("fr", tmp_path) == []
    commit("en", "x-a = One\nx-b = Too\nx-c = { $n ->\n   *[other] Free\n}\n", 1_000_000_200)
    catalog.cache_clear()
    assert stale("fr", tmp_path) == ["x-c", "x-b"]


def test_a_fault_says_what_it_is_about() -> None:
    """Concern, key, why; no hint unless it says so."""
    assert not Fault("keys", "x-a", "is missing").hint
