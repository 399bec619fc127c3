"""Suggestions follow what is typed; a game, a table and a lord are understood by their names."""

from __future__ import annotations

import pytest

from cogs.suggestions import distinct, matching
from tests.cogs.stage import begin, begun, on_turn, stage
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

SPOTS = [("a5–b5 · +4", "a5 b5"), ("d3–d2 · +2", "d3 d2"), ("c3–d3 · −1", "c3 d3")]
NAMES = [("Cara's table", "#1"), ("Ána", "#2"), ("Sara", "#3")]


@pytest.mark.parametrize(
    ("found", "typed", "values"),
    [
        (SPOTS, "", ["a5 b5", "d3 d2", "c3 d3"]),
        (SPOTS, "d3", ["d3 d2", "c3 d3"]),  # a fitting beginning goes first
        (SPOTS, "d3 d2", ["d3 d2"]),
        (SPOTS, "D3-D2", ["d3 d2"]),
        (SPOTS, "zz", []),  # nothing for nonsense
        (NAMES, "ana", ["#2"]),
        (NAMES, "ara", ["#1", "#3"]),
        (NAMES, "#3", ["#3"]),
        (NAMES, "#", ["#1", "#2", "#3"]),
        (NAMES, "?!", []),
        ([*NAMES, ("🐲 🐲", "#4")], "🐲", ["#4"]),
    ],
)
def test_suggestions_fit_what_is_typed(
    found: list[tuple[str, str]], typed: str, values: list[str]
) -> None:
    """Whatever the case, accents and dashes; never others in their place."""
    assert [value for _, value in matching(found, typed)] == values


def test_no_two_suggestions_read_alike_and_all_fit() -> None:
    """Phones send the first of equal names whichever is tapped."""
    family = "👩\u200d👩\u200d👧"
    long = "Alexander " * 9 + family * 3
    found = [("Friday", "#7"), ("Friday", "#12"), (long, "#1"), (long, "#2"), ("x" * 200, "y" * 99)]
    shown = distinct(found)
    assert [value for _, value in shown] == [value for _, value in found]
    labels = [label for label, _ in shown]
    assert labels[:2] == ["Friday · #7", "Friday · #12"]
    assert len(set(labels)) == len(labels)
    assert all(len(label.encode("utf-16-le")) <= 200 for label in labels)
    assert labels[2].endswith("… · #1")
    assert "\u200d…" not in labels[2]
    assert labels[2].count("👧") == labels[2].count("👩") / 2


def test_what_is_too_long_for_a_value_hides_no_other_suggestion() -> None:
    """A clock that was typed with a hundred spaces is understood, but can't be suggested."""
    found = [("3 days a turn", f"3 {' ' * 100}days"), ("1 day a turn", "1d")]
    assert distinct(found) == [("1 day a turn", "1d")]


@pytest.mark.parametrize("cluster", ["👩\u200d👩\u200d👧", "🇩🇪", "e\u0301", "👍🏽", "❤\ufe0f", "𐐷"])
def test_a_label_is_cut_between_what_people_see_as_one(cluster: str) -> None:
    """Wherever the limit falls."""
    for before in range(80, 100):
        ((label, _),) = distinct([("a" * before + cluster * 12, "v")])
        rest = label[before:].removesuffix("…")
        assert rest == cluster * (len(rest) // len(cluster))
        assert len(label.encode("utf-16-le")) <= 200


async def test_games_are_understood_by_their_names(stage: Stage) -> None:
    """By every command: without case and accents, by the beginning, with a sign, in decimal."""
    await begin(stage, name="Courtly Évening")
    await begin(stage, name="Harvest Moon")
    number = await stage.sandbox.people.autocomplete("Ann", "games", "play", "game", "courtly")
    ((label, value),) = [(one["name"], one["value"]) for one in number.choices]
    assert label.startswith("Courtly Évening")
    assert value == f"#{int(value[1:])}"
    for typed in (value, value[1:], "courtly evening", "Courtly", "COURTLY EVENING", label):
        assert "Courtly Évening" in bare(await stage.command("Ann", "games", "line", game=typed))
    for typed in ("a", "zz", "Morning", "#", "-1"):
        answer = bare(await stage.command("Ann", "games", "line", game=typed))
        assert answer.startswith("I don't know that game."), typed
    for command in ("record", "verify", "replay", "game status", "follow game", "digest"):
        answer = bare(await stage.command("Ann", "games", command, game="harvest"))
        assert "I don't know that game" not in answer, command
    for typed in ("harvst moon", "harvest mon", "the harvest moon game"):
        asked = await stage.command("Ann", "games", "line", game=typed)
        assert "Did you mean this one?" in bare(asked), typed
        wanted = next(one for one in stage.components(asked) if one.get("options"))
        (one,) = wanted["options"]
        assert one["label"].startswith("Harvest Moon")
    shown = await stage.choose("Ann", asked, wanted["placeholder"], one["value"])
    assert "Harvest Moon" in bare(shown)
    await begin(stage, name="Courtly Morning")
    asked = await stage.command("Ann", "games", "line", game="courtly")
    assert bare(asked).startswith("Which game?")


async def test_a_table_of_almost_that_name_is_asked_for(stage: Stage) -> None:
    """Nobody is seated by a slip: the answer does what was asked."""
    options = {"box": "kingdomino", "lords": 3, "who": "anyone", "name": "Silver Fens"}
    await stage.command("Ann", "games", "game new", **options)
    await stage.settle()
    for typed in ("Kingdom", "four lords", "silver fen's"):  # what is played there, its name
        asked = await stage.command("Ben", "games", "game join", table=typed)
        assert ("Did you mean this one?" in bare(asked)) == (typed != "four lords"), typed
    wanted = next(one for one in stage.components(asked) if one.get("options"))
    value = wanted["options"][0]["value"]
    shown = await stage.choose("Ben", asked, wanted["placeholder"], value)
    assert "Silver Fens" in bare(shown)
    answer = bare(await stage.command("Ben", "games", "game join", table="Golden Tower"))
    assert answer.startswith("I don't know that table.")


async def test_finished_games_of_others_are_verified_by_name(stage: Stage) -> None:
    """And recorded; one's own come first."""
    await begin(stage, name="Harvest Moon")
    await stage.command("Ann", "games", "game resign", game="harvest")
    for who in ("Ann", "Cara"):
        for command in ("verify", "record"):
            answer = bare(await stage.command(who, "games", command, game="harvest moon"))
            assert "I don't know that game" not in answer, (who, command)


async def test_a_lord_is_understood_or_several_are_named(stage: Stage) -> None:
    """Never a lord that was not meant."""
    await begin(stage)
    for typed in ("ben", "BÉN", "be", "k2", "@Ben"):
        assert "Ben" in bare(await stage.command("Ann", "games", "score", lord=typed)), typed
    answer = bare(await stage.command("Ann", "games", "score", lord="Zoe"))
    assert answer.startswith(
        "I don't know the lord “Zoe” in this game. Its lords: **Ann** and **Ben**."
    )
    assert await stage.suggestions("Ann", "score", "lord", "zoe") == []


async def test_the_first_of_several_computer_lords_is_called_without_a_number(stage: Stage) -> None:
    """Otherwise several fit, and the answer says how their seats are written."""
    options = {"box": "kingdomino", "lords": 3, "who": "anyone", "name": "Pines"}
    await stage.command("Ann", "games", "game new", **options)
    for _ in range(2):
        await stage.command("Ann", "games", "game computer", level="page", table="pines")
    await stage.settle()
    told = bare(await stage.command("Ann", "games", "score", game="pines", lord="Page"))
    assert "Page (computer)" in told
    assert "Several" not in told
    told = bare(await stage.command("Ann", "games", "score", game="pines", lord="pag"))
    assert told.startswith("Several lords fit: **Page (computer) (k2)** and")
    assert "write the number of the seat, such as k2." in told


@pytest.mark.parametrize(
    ("command", "option", "typed", "first"),
    [
        ("away", "from", "24 Dec", "Dec 24"),
        ("away", "from", "24 december", "Dec 24"),
        ("away", "from", "tom", "tomorrow"),
        ("away", "until", "3 jan", "Jan 3"),
        ("organise new", "signup", "24 Dec 18:00", "Dec 24, 18:00"),
        ("organise new", "signup", "in 5 days", ""),
        ("organise new", "start", "31 Dec", "Dec 31, 20:00"),
        ("game pause", "until", "12 h", ""),
        ("game pause", "until", "31 Dec", "Dec 31, 00:00"),
    ],
)
async def test_what_is_typed_and_understood_comes_first(
    stage: Stage, command: str, option: str, typed: str, first: str
) -> None:
    """A legal value that is in no list, too; nothing for nonsense, all for nothing typed."""
    await begin(stage)
    offered = await stage.suggestions("Ann", command, option, typed)
    assert first in offered[0]
    assert len(set(offered)) == len(offered)
    assert await stage.suggestions("Ann", command, option, "zzz") == []
    assert await stage.suggestions("Ann", command, option)


async def test_a_typed_spot_is_never_another_one(stage: Stage) -> None:
    """One that is not legal comes first with the reason; Tab takes no other."""
    thread = await begun(stage)
    people = stage.sandbox.people
    for _ in range(4):  # both lords choose both of their dominoes
        who = await on_turn(stage, thread)
        lines = (await people.autocomplete(who, thread, "choose", "domino", "")).choices
        await stage.command(who, thread, "choose", domino=lines[0]["value"])
        await stage.command(who, thread, "end")
    who = await on_turn(stage, thread)

    async def offered(typed: str) -> list[tuple[str, str]]:
        found = (await people.autocomplete(who, thread, "place", "spot", typed)).choices
        return [(one["name"], one["value"]) for one in found]

    spots = await offered("")
    label, value = spots[-1]
    assert value in [value for _, value in await offered(value)]
    assert await offered(label) == [(label, value)]
    ((label, value),) = await offered("A1 a2")
    assert value == "a1 a2"
    assert label.startswith("a1–a2 · not legal: ")
    for nonsense in ("zz", "z9 z8", "d3"):
        assert all(nonsense in one for one, _ in await offered(nonsense))
