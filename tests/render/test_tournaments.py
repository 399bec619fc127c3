"""Pictures of a tournament: what is drawn, and the same in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

import locales
from render import alt, board, rest
from render.canvas.canvas import Canvas
from render.pictures import compose
from render.tournament_requests import BracketLord, BracketMatch, CrossRow, StandingRow
from tests.render import tournaments


def texts(canvas: Canvas) -> list[str]:
    return [str(one.arguments[0]) for one in canvas.drawn if one.what == "text"]


def of(canvas: Canvas, what: str) -> int:
    return sum(one.what == what for one in canvas.drawn)


def test_standings_have_the_line_of_the_cut() -> None:
    """With a sign that says how many go on; without a cut there is none."""
    assert of(compose(tournaments.standings()), "cut_sign") == 1
    assert of(compose(tournaments.standings(cut=None)), "cut_sign") == 0


def test_nobody_has_a_wreath_before_they_have_won() -> None:
    """Who is ahead has not won yet."""
    request = tournaments.standings(cut=None)
    assert of(compose(request), "laurel") == 0
    first, *others = request.rows
    over = replace(request, rows=(replace(first, won=True), *others))
    assert of(compose(over), "laurel") == 1


@pytest.mark.usefixtures("rubik_alone")
def test_who_can_not_be_named_has_a_number() -> None:
    """Whose script is in no font: there is no shield that would tell who it is."""
    name, alias = "\u7530\u4e2d", "#4"
    rows = tournaments.standings().rows
    known = texts(compose(replace(tournaments.standings(), rows=(replace(rows[0], alias=alias),))))
    assert alias not in known
    hidden = replace(rows[0], name=name, alias=alias)
    assert alias in texts(compose(replace(tournaments.standings(), rows=(hidden,))))
    one = replace(
        tournaments.tables(1).rows[0], lords=((name, ""), ("Ben", "")), aliases=(alias, "#2")
    )
    written = texts(compose(replace(tournaments.tables(1), rows=(one,))))
    assert (alias in written, "#2" in written, "Ben" in written) == (True, False, True)
    free = replace(tournaments.tables(1), byes=("Ben", name), bye_aliases=("#2", alias))
    written = texts(compose(free))
    assert (alias in written, "#2" in written, "Ben" in written) == (True, False, True)
    tree = tournaments.bracket()
    lord = replace(tree.columns[0][0].lords[0], name=name, alias=alias)
    played = replace(tree.columns[0][0], lords=(lord, *tree.columns[0][0].lords[1:]))
    column = (played, *tree.columns[0][1:])
    assert alias in texts(compose(replace(tree, columns=(column, *tree.columns[1:]))))
    end = tournaments.podium()
    first = replace(end.places[0], name=name, alias=alias)
    assert alias in texts(compose(replace(end, places=(first, *end.places[1:]))))


def test_the_columns_of_standings_have_names() -> None:
    """Points, the first tie-break, the rounds that are shown."""
    written = texts(compose(tournaments.standings(rounds=9)))
    assert {"pl.", "lord"} <= set(written)
    assert {"4W", "16…"} <= set(texts(compose(tournaments.standings(met=True))))
    assert {"points", "opp.", "R3", "R9"} <= set(written)
    assert "R2" not in written
    assert "points" not in texts(compose(replace(tournaments.standings(), columns=())))


def test_the_columns_of_tables_have_names_where_something_stands_in_them() -> None:
    """Points that lords came with; the round of a game that is played."""
    request = tournaments.tables(2)
    assert {"points", "round"} <= set(texts(compose(request)))
    one = replace(request.rows[0], lords=(("Ann", ""), ("Ben", "")), winners=(1,))
    assert not {"points", "round"} & set(texts(compose(replace(request, rows=(one,)))))
    assert "Table 1: Ann, Ben; over, Ben won." in alt(replace(request, rows=(one,)))
    one = replace(one, winners=(), results=("1", "0"))
    assert "; games won so far: Ann 1, Ben 0; round " in alt(replace(request, rows=(one,)))
    came_to = replace(one, results=("48", "63"))
    assert {"result", "48", "63"} <= set(texts(compose(replace(request, rows=(came_to,)))))


def test_who_has_no_table_is_said_to_be_free() -> None:
    """Beside their name, as a table says how far it is."""
    assert "is free" in texts(compose(replace(tournaments.tables(2), free="is free")))
    assert "is free" not in texts(compose(replace(tournaments.tables(2), byes=(), free="is free")))


def test_a_table_without_a_round_is_told_in_words() -> None:
    """One that is being set has no game to be how far in."""
    request = tournaments.tables(1)
    one = replace(request.rows[0], state="is being set", played=0, rounds=0)
    assert "is being set" in texts(compose(replace(request, rows=(one,))))
    assert "12; is being set." in alt(replace(request, rows=(one,)))


def test_words_about_a_table_leave_its_results_readable() -> None:
    """Where nobody has won, a cog stands beside the points: words would cover them."""
    request = tournaments.tables(1)
    one = replace(request.rows[0], state="nobody has won", results=("34", "104", "27"))
    written = texts(compose(replace(request, rows=(one,))))
    assert {"34", "104", "27"} <= set(written)
    assert not any(text.startswith("nobody") for text in written)
    assert "; nobody has won." in alt(replace(request, rows=(one,)))


def test_what_is_no_place_has_a_sign_of_its_own() -> None:
    """A bye, an absence, a table still playing."""
    written = texts(compose(tournaments.standings()))
    assert {"+", "–", "…"} <= set(written)


def test_the_latest_rounds_are_shown() -> None:
    """At most seven fit."""
    request = tournaments.standings(3, cut=None, mine=None, rounds=9)
    first = request.rows[0]
    early = replace(first, pips=(replace(first.pips[0], place=77), *first.pips[1:]))
    late = replace(first, pips=(*first.pips[:-1], replace(first.pips[0], place=77)))
    assert "77" not in texts(compose(replace(request, rows=(early,))))
    assert "77" in texts(compose(replace(request, rows=(late,))))


@pytest.mark.parametrize("rows", [0, 1, 9, 16])
@pytest.mark.parametrize("cut", [None, 1])
def test_no_standings_are_nearly_square(rows: int, cut: int | None) -> None:
    """Android crops pictures that are."""
    canvas = compose(tournaments.standings(rows, cut=cut if rows else None, mine=None))
    assert not 828 < canvas.height < 972


@pytest.mark.parametrize("count", range(1, 17, 3))
@pytest.mark.parametrize("size", [2, 3, 4])
def test_every_table_of_a_round_is_drawn(count: int, size: int) -> None:
    """Whatever the picture's height, and no picture is nearly square."""
    canvas = compose(tournaments.tables(count, None, size))
    assert not 828 < canvas.height < 972
    written = texts(canvas)
    assert all(str(number) in written for number in range(1, count + 1))
    assert max(one.box[3] for one in canvas.drawn) <= canvas.height
    assert of(canvas, "crown_mark") == (1 if count > 2 else 0)
    assert of(canvas, "cog") == (1 if count > 3 else 0)


def test_a_decided_final_has_the_cup() -> None:
    """And gold goes to nothing else."""
    assert of(compose(tournaments.bracket()), "cup") == 1
    assert of(compose(tournaments.bracket(over=False)), "cup") == 0
    assert of(compose(tournaments.page_of_bracket()), "cup") == 0


@pytest.mark.parametrize("size", [2, 3, 4])
def test_no_boxes_of_a_bracket_overlap(size: int) -> None:
    """Nothing is drawn outside, and each lord has a line of their own."""
    canvas = compose(tournaments.page_of_bracket(size))
    assert max(one.box[3] for one in canvas.drawn) <= canvas.height
    names = [one.box for one in canvas.drawn if one.what == "text" and one.box[0] < 40]
    tops = sorted(box[1] for box in names)
    assert len(tops) == 8 * size
    assert all(below - above > 30 for above, below in pairwise(tops))


@pytest.mark.parametrize("size", [2, 6, 12])
def test_a_crosstable_has_a_cell_for_each_meeting(size: int) -> None:
    """None where two have not met."""
    canvas = compose(tournaments.crosstable(size, None))
    assert of(canvas, "_won") == size * (size - 1) // 2 - 1
    assert not 828 < canvas.height < 972
    assert of(canvas, "laurel") == 1
    assert of(compose(tournaments.crosstable(size, None, won=False)), "laurel") == 0


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Ben"), ("Ann", "Ben", "Cara")])
@pytest.mark.parametrize("drawn", [True, False])
def test_a_podium_has_its_places(names: tuple[str, ...], drawn: bool) -> None:
    """With the kingdoms, or without where there is none to show."""
    canvas = compose(tournaments.podium(*names, drawn=drawn))
    assert set(names) <= set(texts(canvas))
    assert of(canvas, "cup") == of(canvas, "laurel") == 1
    assert max(one.box[3] for one in canvas.drawn) <= canvas.height


def named_once(row: StandingRow | CrossRow, told: str, beside: Sequence[str]) -> bool:
    """Whether one sentence tells a row, in an alternative text or beside it."""
    spelled = (told, *(locales.plain_name(one) for one in beside))
    return (
        sum(text.count(f" {row.place}. {row.name}") for text in (f" {one}" for one in spelled)) == 1
    )


def test_standings_in_words() -> None:
    """Every row with its rounds: what an alternative text has no room for stands beside."""
    request = tournaments.standings(16, mine=2)
    told = alt(request)
    assert told.startswith(
        "Autumn Cup after round 4. 1. Marguerite: 14 points, opponents' points 41; R1 place 1, "
        "R2 place 1, R3 place 1, R4 place 1, R5 place 1. "
        "2. Юрий: 13½ points, opponents' points 40; R1 place 1, R2 place 2, R3 place 3, "
        "R4 place 4, R5 place 1. 3. נעמי, that is you: 12 points, opponents' points 39; "
    )
    assert "The cut: the first 4 go on. 5. Théodora: 11 points, " in told
    assert "R5 away" in told
    beside = rest(request)
    assert "who has left" in "".join((told, *beside))
    assert all(named_once(row, told, beside) for row in request.rows)
    assert beside[-1].startswith("16. \u2068Gus\u2069: 0 points, ")
    assert "R1 4W, " in alt(tournaments.standings(8, met=True))
    whole = tournaments.standings(8, met=True)
    left = replace(whole, rows=(replace(whole.rows[0], pips=whole.rows[0].pips[:-1]),))
    assert "R1 4W, " in alt(left)
    assert "16. \u2068Gus\u2069: 0 points" in board(request)
    assert "15. \u2068Finn\u2069: 1 point, opponents' points" in board(request)
    assert "1. Marguerite: 14 points, tie-break 41;" in alt(replace(request, tie=""))
    bare = replace(request, rows=tuple(replace(one, tie="", pips=()) for one in request.rows))
    assert "1. Marguerite: 14 points. 2." in alt(bare)
    assert r"\*Ann\*" in board(
        replace(request, rows=(replace(request.rows[0], name="*Ann*"),), mine=None)
    )
    assert alt(replace(request, rows=())).endswith("Nobody takes part yet.")


def test_a_round_in_words() -> None:
    """Who sits where, how far it is, who won."""
    told = alt(tournaments.tables(4))
    assert "Table 1: Marguerite 14, Юрий 13½, נעמי 12, round 0 of 12." in told
    over = "Table 3: José 9, Wojciech 8⅔, Þórdís 6; over: José 44, Wojciech 61, Þórdís 44; "
    assert over + "Wojciech won." in told
    assert "The autopilot plays for somebody there. Without a table in this round: Gus." in told


def test_a_bracket_in_words() -> None:
    """Round by round, and who wins it."""
    told = alt(tournaments.bracket())
    assert "Round 1: Marguerite 46, Mehmet 31; Marguerite goes on." in told
    assert told.endswith("Final: Marguerite 63, נעמי 58; won by Marguerite.")
    assert alt(tournaments.bracket(over=False)).endswith("Final: Marguerite, not known yet.")


def test_two_who_go_on_are_told_as_two() -> None:
    """At tables of three or four."""
    lords = tuple(BracketLord(name, "50", name != "Cara") for name in ("Ann", "Ben", "Cara"))
    request = replace(
        tournaments.bracket(), columns=((BracketMatch(lords, over=True),),), final=False
    )
    assert alt(request).endswith("Ann 50, Ben 50, Cara 50; Ann, Ben go on.")


def test_a_crosstable_of_rounds_says_whom_everybody_met() -> None:
    """With the heads of all columns, in the picture and in words."""
    request = tournaments.rounds_crossed()
    written = texts(compose(request))
    assert {"pl.", "lord", "points", "R1", "R4", "4W", "2/4", "1·10·12"} <= set(written)
    written = texts(compose(tournaments.rounds_crossed(7, 16, 2)))
    assert {"4W", "12L", "16…", "R7"} <= set(written)
    assert "R1 4W, R2 12L" in alt(tournaments.rounds_crossed(size=2))
    compose(tournaments.rounds_crossed(1, 1))


def test_a_crosstable_and_a_podium_in_words() -> None:
    """The places against each of the others, of twelve, too; the first three."""
    whole = tournaments.crosstable(12)
    told = alt(whole)
    beside = rest(whole)
    assert beside
    assert all(named_once(row, told, beside) for row in whole.rows)
    told = alt(tournaments.crosstable(3))
    assert "1. Marguerite: 14 points. Юрий 1." in told
    assert "2. Юрий: 13½ points. Marguerite 2, נעמי 1." in told
    told = alt(tournaments.podium("Ann", "Ben"))
    assert told.startswith(
        "Autumn Cup. 1. Ann, 64 points in the last game played. "
        "2. Ben, 59 points in the last game played. The kingdom of Ann: "
    )
    assert re.search(r"The kingdom of Ben: [a-m]\d+(–[a-m]\d+)? \w+, .*Letters: C castle, ", told)


def test_the_kingdoms_of_a_day_in_words() -> None:
    """They were built with the same draw; the computer's is beside them, in no place."""
    of_event = tournaments.podium("Ann", "Sovereign")
    best, model = of_event.places
    request = replace(of_event, places=(best, replace(model, place=None)), same=True)
    told = alt(request)
    assert "1. Ann: 64 points." in told
    assert "For comparison Sovereign: 59 points." in told
    assert "last game" not in told
    assert compose(request).height == compose(of_event).height


def test_who_has_played_no_game_has_no_points_on_the_podium() -> None:
    """Their places were ruled: there is a name, and no empty sign."""
    request = tournaments.podium("Ann", "Ben", "Cara")
    first, second, third = request.places
    ruled = replace(request, places=(first, replace(second, points="", view=None), third))
    assert of(compose(request), "octagon") == of(compose(ruled), "octagon") + 1
    assert "2. Ben. 3. Cara, 54 points" in alt(ruled)


def test_the_wreath_of_a_final_is_inside_its_picture() -> None:
    """Where byes lead to a final high up, with the game for third place below it."""
    first = (
        tournaments.match(("Cara", "Alex"), (88, 86), 0),
        tournaments.match(("Ann", "Ben"), (90, 89), 1),
        tournaments.match(("Dan", "Eve"), (87, 85), 1),
    )
    second = (
        tournaments.match(("Ida", "Cara"), (10, 99), 0),
        tournaments.match(("Ann", "Dan"), (90, 87), 0),
    )
    third = replace(tournaments.match(("Dan", "Ida"), (40, 50)), third=True)
    last = (tournaments.match(("Cara", "Ann"), (88, 90)), third)
    tree = replace(tournaments.bracket(), columns=(first, second, last))
    (wreath,) = [one for one in compose(tree).drawn if one.what == "laurel"]
    assert wreath.box[1] >= 0
