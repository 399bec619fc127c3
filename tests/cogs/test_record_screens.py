"""Records on screens: what was brought along, the proof of a game, an archive, why not."""

from __future__ import annotations

import pytest

import cogs.client
import render
from cogs import errors, parse_errors, view
from cogs.records import screens
from cogs.screen import Attached, Picture, Screen, pictures, screen
from engine import BadRecord, EngineError, Game, Kingdom, Options
from engine.lone_kingdom import view_of
from engine.scoring import scorecard
from locales import bare
from render import draw
from render.requests import EndPicture, KingdomPicture, TablePicture
from services.facts import Refused
from services.facts.records import ExportFact, ImportFact, KingdomFact, VerifyFact
from services.facts.tables import Setup
from services.records._readers import Read, refusal
from services.records._verification import _fact
from tests.cases.loader import record as case
from tests.cogs.scenes import BIGGEST, EN, LONG, accept, labels, said, table

cogs.client.load()

R1 = Game.from_record(case("R1")[0])
NASTY = "**@everyone** <@1> `\u202e\U0001f3f0"


def text(shown: Screen) -> str:
    """What a screen says, within every limit."""
    accept(shown)
    return bare(said(shown))


def game(name: str) -> Game:
    """A whole game."""
    return Game.from_record(case(name)[0])


def brought(of: Game, **more: object) -> ImportFact:
    """A record that was brought along."""
    facts = {"date": "2026-11-27", "ending": "played", "turns": 28, **more}
    return ImportFact(7, "friday night", of.view(), **facts)  # type: ignore[arg-type]


# -- what was brought along ------------------------------------------------------------------------


def test_record_is_shown_with_its_end_and_the_way_to_replay_it() -> None:
    """What was played and when, who has what, and that nobody else sees it."""
    shown = screens.imported(brought(R1), EN)
    assert text(shown) == (
        "### friday night · only for you\n"
        "Kingdomino · 2 lords · 5×5 · 6 rounds\n"
        "Begun on 2026-11-27.\n"
        "**Lord2** 22 · **Lord1** 12\n"
        "**Lord2** won.\n"
        "-# Nobody else sees it, and it counts on no ladder. "
        "It stays until 90 days after you last open it."
    )
    assert labels(shown) == ["Replay"]
    assert isinstance(pictures(shown)[0].request, EndPicture)


def test_record_that_stops_or_was_ended_says_so() -> None:
    """With the table as it stands."""
    begun = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
    shown = screens.imported(brought(begun, ending=None, date=""), EN)
    assert "This record stops in the first choice." in text(shown)
    assert "Begun" not in text(shown)
    assert isinstance(pictures(shown)[0].request, TablePicture)
    ended = screens.imported(brought(begun, ending="abandoned"), EN)
    assert "This game was ended before its last round." in text(ended)


def test_what_went_for_it_is_told() -> None:
    """And that it was there before."""
    assert "what you opened longest ago was deleted" in text(
        screens.imported(brought(R1, forgot=1), EN)
    )
    assert "the 3 that you opened longest ago" in text(screens.imported(brought(R1, forgot=3), EN))
    assert "before" in text(screens.imported(brought(R1, known=True), EN))


@pytest.mark.parametrize("name", ["R11", "R12", "court_giants"])
def test_many_lords_with_the_worst_of_names_fit(name: str) -> None:
    """No mention, no formatting, no direction but our own."""
    of = game(name)
    of = of.renamed((NASTY, *(LONG[:32] for _ in of.names[1:])))
    shown = screens.imported(ImportFact(BIGGEST, NASTY, of.view(), "2026-11-27", "played", 99), EN)
    told = text(shown)
    assert "@everyone" not in told.replace("\u200b", "!")
    assert "<@1>" not in told
    assert len(pictures(shown)) == (1 if len(of.view().kingdoms) <= 4 else 3)


def test_kingdom_is_shown_with_its_score() -> None:
    """And the one way to write it."""
    kingdom = Kingdom.from_text("w w1 f / w C l1 / . s l ; coins=7")
    view = view_of(kingdom, "Ann")
    shown = screens.kingdom(KingdomFact(1, kingdom.to_text(), view, scorecard(kingdom)), EN)
    assert text(shown) == (
        "### A kingdom · 7 points\n"
        "Coins 2 · Wheat 3 · Lake 2\n"
        "```\nw w1 f / w C l1 / . s l ; coins=7\n```\n"
        "-# Bonuses and quests are left out: the text does not say which are played for.\n"
        "-# Nobody else sees it, and it counts on no ladder. "
        "It stays until 90 days after you last open it."
    )
    assert isinstance(pictures(shown)[0].request, KingdomPicture)


@pytest.mark.parametrize("name", ["R1", "R8", "R14", "court_giants"])
def test_every_kingdom_alone_can_be_drawn_and_told(name: str) -> None:
    """Its picture, its alternative text and its text board."""
    for one in game(name).view().kingdoms[:1]:
        view = view_of(Kingdom.from_text(one.text), "Ann")
        request = KingdomPicture(view, 1)
        assert draw(request).startswith(b"\x89PNG")
        assert render.alt(request, language="en").startswith("Ann's kingdom, ")
        assert render.board(request, language="en")


# -- the proof -------------------------------------------------------------------------------------


def proof(of: Game, **more: object) -> VerifyFact:
    """The proof of a game."""
    return _fact(Read("", of), **more)


def test_proof_of_a_file_names_every_step() -> None:
    """Seed and seal whole, the moves, the result, and what is not proved."""
    shown = screens.verified(proof(R1, file="friday.txt"), EN)
    assert text(shown) == (
        "### friday.txt · draw and result\n"
        "Played again from its record alone, everything holds:\n"
        "1. The seed gives the seal: its SHA-256. "
        "The seal was shown before the first move, so nobody could choose the draw later.\n"
        "2. All 48 moves are legal on the draw that follows "
        "from this seed.\n"
        "3. They come to **Lord2** 22 · **Lord1** 12, as the record says.\n"
        "I know no game that was played here with this seed, so only the record itself is proved, "
        "not who played it.\n"
        "-# To check it without me: save the record, and run `python -m engine replay FILE` "
        "in a copy of Castellan.\n"
        f"Seed: `{R1.seed.hex()}` Seal: `{R1.draw}`"
    )
    accept(shown)
    assert labels(shown) == []


def test_proof_of_a_game_played_here() -> None:
    """By its number there is nothing to compare; a file is the same or it is not."""
    where = table(Setup(lords=2))
    shown = screens.verified(proof(R1, game=5, table=where, same=True), EN)
    accept(shown)
    assert labels(shown) == ["Look", "Replay", "Record"]
    assert "move for move" not in said(shown)
    same = screens.verified(proof(R1, file="a", game=5, table=where, same=True), EN)
    assert "move for move as it was played here" in text(same)
    other = screens.verified(proof(R1, file="a", game=5, table=where, same=False), EN)
    assert "This is not what was played here" in text(other)


def test_game_being_played_has_only_its_seal() -> None:
    """What it proves comes at the end."""
    view = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32)).view()
    fact = VerifyFact(view.draw, None, view, None, 0, game=5, table=table(Setup(lords=2)))
    shown = screens.verified(fact, EN)
    accept(shown)
    told = text(shown)
    assert told.endswith(f"Seal: `{view.draw}`")
    assert "The seed is shown at the end." in told


# -- the archive -----------------------------------------------------------------------------------


def test_archive_is_handed_out_part_by_part() -> None:
    """The way on names the next part and holds the last game of this one."""
    shown = screens.exported(ExportFact("a.zip", b"x" * 7_900_000, 1, 2000, 4711, 812), EN)
    accept(shown)
    assert "### The games of this server · part 1\n2,000 games, 7.9 MB" in bare(said(shown))
    assert "812 games follow. Save this part first." in bare(said(shown))
    assert labels(shown) == ["Part 2"]
    (way,) = [part for part in shown.parts if isinstance(part, Attached)]
    assert way.name == "a.zip"
    last = screens.exported(ExportFact("a.zip", b"x", 3, 1, 9, 0), EN)
    assert "part 3, the last one\n1 game, 0.1 MB" in text(last)
    assert labels(last) == []
    nothing = screens.exported(ExportFact("a.zip", b"x", 1, 0, 0, 0), EN)
    assert text(nothing) == "No game was played here yet."


# -- why a record can't be read --------------------------------------------------------------------


def why(data: str) -> str:
    """What is said of a record that can't be read."""
    with pytest.raises(EngineError) as caught:
        Game.from_record(data)
    shown = errors.refusal(refusal(caught.value), EN)
    return text(shown)


TEXT = case("R1")[0]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("box: ", "Box: ", "Line 2 does not belong in a record's header: `Box: kingdomino`"),
        ("grid: 5", "grid: 5\ngrid: 5", "Line 4 says `grid` a second time."),
        ("grid: 5", "grid: 7", "Line 3 names a grid that does not go with the box: `7`"),
        ("box: kingdomino", "box: queendomino", "Line 3 names a grid"),
        ("box: kingdomino", "box: **x**", "Line 2 names a set-up that does not exist: `**x**`"),
        ("box: kingdomino\n", "", "The header of this record lacks `box`."),
        (
            "seats: 1=Lord1 2=Lord2",
            "seats: 1=Lord1",
            "Line 4 names a number of lords that the box is not",
        ),
        ("seats: 1=Lord1", "seats: Ann", "Line 4 does not name the lords seat by seat: `Ann`"),
        ("rules: 1", "rules: 99", "This record is of rules `99`. I know rules 1 only."),
        ("result: 12 22", "result: 99 22", "The moves come to `12 22`."),
        ("winners: 2", "winners: 1", "says that seat `1` won. By the moves it is `2`."),
        ("seed: 3", "seed: 4", "The seed does not give this seal."),
        ("draw: 4", "draw: x", "can't be read: `draw` is not written like `xdfde8c9"),
        ("0.1 2  choose K28", "0.1 2  choose", "Line 11 holds something that is not a move"),
        ("0.1 2  choose K28", "hello `@everyone`", "Line 11 is not a turn: `hello '@everyone'`"),
        ("0.1 2  choose K28", "0.1 2  choose K2", "is not legal: `choose K2` (see R45 in the"),
        (
            "0.1 2 ",
            "0.1 1 ",
            "Line 11 is turn 0.1 of seat 1. The turn to be played there is 0.1",
        ),
        ("1.1 1  place K1 d4 e4", "1.1 1  place K1 a1 a2", "`place K1 a1 a2` (no matching neigh"),
        ("1.1 1  place K1 d4 e4; choose K15", "1.1 1  place K1 d4 e4", "Line 15 stops inside turn"),
        ("rules: 1", "rules: 1\nending: abandoned", "but it was played to its end."),
    ],
)
def test_fault_of_a_record_is_told_with_its_line(old: str, new: str, told: str) -> None:
    """What stands there is quoted as code, and is neither mention nor format."""
    assert old in TEXT
    assert told in why(TEXT.replace(old, new, 1))


def test_record_without_its_seed_is_that_of_a_game_being_played() -> None:
    """The most likely file that can't be opened yet."""
    lines = [line for line in TEXT.splitlines() if not line.startswith("seed: ")]
    assert "The seed is in it once the game is over." in why("\n".join(lines))


def test_every_code_of_a_record_has_a_sentence() -> None:
    """Also those that no record of ours can bring forth."""
    for ending in parse_errors._RECORD_CODES:
        data = {"why": ending, "line": 3, "value": "1", "correct": "2", "expected": ("1.1", 2)}
        more = {"text": "x", "key": "box", "turn": "1.1", "seat": 1, "move": "end", "known": ("1",)}
        told = errors.refusal(Refused("record_bad", {**data, **more}), EN)
        assert "{" not in text(told)
    unended = refusal(BadRecord(9, "result", {"value": "1 2", "correct": None}))
    assert "Line 9 gives a result, but the game is not over." in text(errors.refusal(unended, EN))


@pytest.mark.parametrize(
    ("kingdom", "told"),
    [
        ("w w", "A kingdom needs its castle: a C in one of the rows, such as `w w1 f / w C l1`."),
        ("C C", "There is a second castle in row 1, column 2."),
        ("w C / w", "Row 2 has 1 square, the first row 2. An empty square is a dot."),
        ("w w w w w C", "That kingdom is 6 wide and 1 high; 5 is the limit."),
        ("C .", "A row or column at the edge is empty. Leave it out."),
        ("@everyone C", "I don't know the square `@everyone` in row 1, column 1."),
        ("s* C", "There can be no resource on `s*` in row 1, column 1."),
        ("t=bank C", "I know no building or token `bank` (row 1, column 1)."),
        ("w=church C", "`church` can't stand on `w=church` (row 1, column 1)."),
        ("w! C", "`w!` has more giants than crowns (row 1, column 1)."),
        ("w C ; coins=1 coins=1", "`coins` appears twice."),
        ("w C ; gold=1", "I don't know `gold` behind the semicolon."),
        ("w C ; coins=`x`", "`coins` can't be `'x'`."),
        ("C" * 3000, "That text is too long for a kingdom."),
    ],
)
def test_fault_of_a_kingdom_is_told_with_its_place(kingdom: str, told: str) -> None:
    """Rows count from the top, columns from the left."""
    with pytest.raises(EngineError) as caught:
        Kingdom.from_text(kingdom)
    refused = Refused("kingdom_bad", {**caught.value.data, "why": caught.value.code})
    assert told in text(errors.refusal(refused, EN))


def test_picture_of_a_kingdom_alone_is_one_of_a_screen() -> None:
    """Nothing but the kingdom is drawn."""
    kingdom = Kingdom.from_text("C")
    shown = screens.kingdom(
        KingdomFact(1, "C", view_of(kingdom, NASTY), scorecard(kingdom), forgot=2), EN
    )
    assert [type(part) for part in shown.parts if isinstance(part, Picture)] == [Picture]
    assert "```\nC\n```" in text(shown)


@pytest.mark.parametrize(
    ("name", "sent", "title"),
    [
        ("autumn-cup.zip", "autumn-cup.zip", None),
        ("日本カップ.zip", "castellan.zip", "日本カップ"),
        ("żółty-kubek-results.csv", "zoty-kubek-results.csv", "żółty-kubek-results"),
        ("2027-01-15-हिन्दी-17.txt", "2027-01-15-17.txt", "2027-01-15-हिन्दी-17"),
    ],
)
def test_a_file_of_any_name_is_found_by_discord(name: str, sent: str, title: str | None) -> None:
    """Discord refers to files by ASCII names; the name itself is the title."""
    built = view.build(screen(Attached(name, b"x")))
    (file,) = built.files
    told = file.to_dict(0)
    assert (told["filename"], told.get("title")) == (sent, title)
    assert f"attachment://{sent}" in str(built.for_send()["view"].to_components())
