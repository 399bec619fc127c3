"""Tables and games of Queendomino: set-ups, computer lords, forced turns, lists, old reports."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random

import pytest

from ai import greedy, whole_turn
from engine import Game, Kind, Step
from services.core.json_codec import from_json, to_json
from services.facts import Press
from services.facts.games import Built, QueenWon, RoundEnd, Taxed, TurnReport
from services.facts.news import EndNews
from services.facts.tables import Setup
from services.state import setups
from services.state.forced_turns import forced_turn
from services.state.setups import choices
from store import games
from tests.helpers.refusals import refused
from tests.helpers.town import QUEENDOMINO, TOWN, found, new_game, play, play_until, random_turn
from tests.helpers.world import ANN, BEN, EVE, SERVER, World

# -- set-ups ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lords", [2, 3, 4])
def test_queendomino_is_for_two_to_four_with_both_bonuses(lords: int) -> None:
    """R6–R8, R22: the Mighty Duel is no variant of it."""
    offered = choices(Setup(box="queendomino", lords=lords))
    assert offered.lords == (2, 3, 4)
    assert offered.variants == ("middle_kingdom", "harmony")


def test_duel_gives_way_to_queendomino() -> None:
    """Changing the box drops what does not go with it, and names it."""
    duel = Setup(lords=2, variants=frozenset({"mighty_duel", "harmony"}))
    changed, dropped = setups.change(duel, {"box": "queendomino"})
    assert (changed.box, changed.lords) == ("queendomino", 2)
    assert changed.variants == {"harmony"}
    assert dropped == ("mighty_duel",)


async def test_set_ups_outside_the_table_are_refused(world: World) -> None:
    """R19: five lords, one lord, the duel."""
    refusal = await refused("bad_setup", world.table(Setup(box="queendomino", lords=5)))
    assert (refusal.data["least"], refusal.data["most"]) == (2, 4)
    await refused("bad_setup", world.table(Setup(box="queendomino", lords=1)))
    duel = Setup(box="queendomino", lords=2, variants=frozenset({"mighty_duel"}))
    await refused("bad_setup", world.table(duel))


@pytest.mark.parametrize("lords", [2, 3, 4])
async def test_game_is_opened_filled_and_played_to_its_end(world: World, lords: int) -> None:
    """By people who use nothing optional: the record replays, the end is told."""
    variants = frozenset({"harmony", "middle_kingdom"})
    game = await world.start(Setup(box="queendomino", lords=lords, variants=variants))
    assert game.view.rule == {2: "R6", 3: "R7", 4: "R8"}[lords]
    await world.turns(game.id, 3 * lords)
    over = await world.finish(game.id)
    record = await world.services.play.record(game.id, ANN)
    assert Game.from_record(record.text).result() == over.view.result
    data = json.loads(record.json)
    assert data["header"]["box"] == "queendomino"
    assert [one["scorecard"]["total"] for one in data["kingdoms"]] == list(over.view.result or ())
    told = [one.body for one in await world.say() if isinstance(one.body, EndNews)]
    assert [body.game.view.result for body in told] == [over.view.result]


async def test_dynasty_of_queendomino_adds_three_games(world: World) -> None:
    """R64: over the totals of Queendomino."""
    game = await world.start(Setup(box="queendomino", lords=2, dynasty=True))
    for _ in range(3):
        fact = await world.game_of(game.table.id)
        await play_until(world, fact.id, lambda _: False, often=0.3)
        world.clock.advance(300)
        await world.services.jobs.run_due()
    table = await world.services.tables.table(game.table.id)
    assert table.state == "over"
    assert table.dynasty is not None
    assert table.dynasty.totals == tuple(map(sum, zip(*table.dynasty.games, strict=True)))


# -- turns nobody makes ----------------------------------------------------------------------------


async def test_computer_lord_plays_whole_turns_in_town(world: World) -> None:
    """A seat that was given up is played to the end, optional steps and the last word included."""
    game = await world.start(Setup(box="queendomino", lords=3))
    gone = await world.on_turn(game.id)
    await world.services.play.resign(game.id, gone)
    fact = await world.services.play.game(game.id)
    while not fact.over:
        world.clock.advance(60)
        await world.services.jobs.run_due()
        fact = await world.services.play.game(game.id)
        if not fact.over:
            await world.turn(game.id)
    async with world.services.store.read() as connection:
        rows = await games.moves(connection, game.id)
    kinds = {(row.text or "").split()[0] for row in rows if row.made_by == "resigned"}
    assert kinds >= {Kind.PLACE, Kind.CHOOSE, Kind.TAX, Kind.BUILD}
    record = (await world.services.play.record(game.id, ANN)).text
    assert Game.from_record(record).result() == fact.view.result


@pytest.mark.parametrize(("lords", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_greedy_turn_ends_with_the_turn(lords: int, seed: int) -> None:
    """Whatever happens in it, it is one whole turn."""
    game = new_game(lords, seed)
    while not game.over:
        before = game.turn
        moves = whole_turn(game, greedy)
        ends = [game.play(move).turn_over for move in moves]
        assert ends == [False] * (len(moves) - 1) + [True]
        assert game.turn != before


def test_turn_is_forced_only_where_nothing_optional_is_left() -> None:
    """One way to place and to choose is not enough while the town has something to offer."""
    kept = 0
    for lords, seed in ((2, 1), (3, 2), (4, 3)):
        game, random = new_game(lords, seed), Random(seed)
        while not game.over:
            composition = game.compose(())
            open_town = any(composition.options.get(step) for step in TOWN)
            assert (forced_turn(game) is not None) == (composition.ready and not open_town)
            kept += composition.ready and open_town
            play(game, random_turn(game, random))
    assert kept


async def test_forced_turn_with_a_town_waits_for_its_lord(world: World) -> None:
    """ "Forced moves: play them" plays no turn in which a knight could be put or a tile bought."""

    def forced_but_for_the_town(game: Game) -> bool:
        composition = game.compose(())
        offered = any(composition.options.get(step) for step in TOWN)
        return composition.ready and offered and Step.PLACE in composition.forced

    for person in (ANN, BEN):
        await world.services.people.change(person, forced="play")
    game, person = await found(world, forced_but_for_the_town, often=0.2)
    world.clock.advance(3600)
    await world.services.jobs.run_due()
    after = await world.services.play.game(game.id)
    assert after.version == game.version
    assert (await world.services.play.panel(Press(game.id, person))).ready


# -- lists -----------------------------------------------------------------------------------------


async def test_lists_tell_of_queendomino(world: World) -> None:
    """The line of a game, the most urgent one, who is next, the score."""
    game = await world.start(QUEENDOMINO)
    await play_until(world, game.id, lambda game: game.turn is not None and game.turn.round == 3)
    play = world.services.play
    (line,) = (await play.games_of(ANN, "mine", SERVER)).lines
    assert (line.game, line.round, line.rounds) == (game.id, 3, 12)
    on_turn = await world.on_turn(game.id)
    other = BEN if on_turn == ANN else ANN
    urgent = await play.most_urgent(on_turn)
    assert urgent is not None
    assert urgent.game == game.id
    upcoming = await play.next_turn(other)
    assert upcoming is not None
    assert upcoming.game == game.id
    assert (await play.find(on_turn)).id == game.id
    sheets = await play.explain(game.id, EVE)
    view = (await play.game(game.id)).view
    assert [sheet.total for sheet in sheets] == [one.scorecard.total for one in view.kingdoms]


# -- reports ---------------------------------------------------------------------------------------

REPORT = TurnReport(
    seat=1,
    name="Ann",
    turn="5.2",
    version=30,
    moves=("place Q17 e6 e7", "tax e6", "build statue e7", "choose Q33"),
    domino="Q17",
    spot=("e6", "e7"),
    gain=3,
    total=13,
    took="Q33",
    by="lord",
)


def test_whole_report_is_read_back() -> None:
    """With everything that can happen in a turn."""
    whole = TurnReport(
        **{
            **{name: getattr(REPORT, name) for name in REPORT.__dataclass_fields__},
            "round_end": RoundEnd(5, ("Q1",), ((1, "Ann", 13),), ("statue", "church")),
            "taxed": (Taxed("e6", 3), Taxed("e7", 1)),
            "built": Built("statue", "e7", 3),
            "queen": QueenWon("Ben", 2),
            "burnt": "church",
        }
    )
    stored = json.loads(json.dumps(to_json(whole)))
    assert from_json(TurnReport, stored) == whole
    assert whole.board_changed


def test_report_of_an_earlier_release_is_read() -> None:
    """It was written before there were towns."""
    old = asdict(REPORT) | {"round_end": {"round": 5, "new_line": None, "standing": []}}
    for field in ("taxed", "built", "queen", "burnt"):
        del old[field]
    read = from_json(TurnReport, json.loads(json.dumps(old)))
    assert read == TurnReport(**{**asdict(REPORT), "round_end": RoundEnd(5, None, ())})
    assert not read.board_changed
