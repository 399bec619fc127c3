"""Composing and ending turns: late clicks, double clicks, races, restarts."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine, event

from cogs import maintenance
from engine import Kind, Move, Step
from services.core.context import ServiceContext
from services.core.live_games import Live
from services.facts import Press, Refused
from services.facts.games import TurnReport
from services.facts.panels import PanelFact, TurnEnded
from services.facts.tables import Setup
from services.play.turn_commit import Turn, commit
from settings import Settings
from tests.helpers.database import POSTGRESQL, of_sqlite
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, DAN, EVE, PEOPLE, World, best


async def test_game_starts_with_the_first_king_drawn_on_turn(world: World) -> None:
    """The lord of the first king chooses from the first line."""
    game = await world.start(Setup(lords=4))
    assert game.view.turn is not None
    assert game.view.turn.text() == "0.1"
    assert game.seat_on_turn is not None
    assert game.seat_on_turn.seat == game.view.order[0].seat
    assert game.seed is None


async def test_panel_of_the_start_has_the_take_row_only(world: World) -> None:
    """Round 0 has nothing to place, no spots and no domino in hand."""
    game = await world.start()
    panel = await world.services.play.panel(Press(game.id, await world.on_turn(game.id)))
    assert panel.composition.todo == (Step.CHOOSE,)
    assert panel.spots is None
    assert panel.domino is None
    assert not panel.discards


async def test_setting_a_slot_twice_changes_nothing_the_second_time(world: World) -> None:
    """A doubled click keeps the revision, so End turn stays valid."""
    game = await world.start()
    person = await world.on_turn(game.id)
    panel = await world.services.play.panel(Press(game.id, person))
    move = panel.composition.options[Step.CHOOSE][1]
    first = await world.services.play.set_slot(Press(game.id, person, version=game.version), move)
    again = await world.services.play.set_slot(Press(game.id, person, version=game.version), move)
    assert first.revision == again.revision == 1
    assert again.taken == move.domino


async def test_setting_a_slot_again_replaces_it(world: World) -> None:
    """The later choice counts and the revision grows."""
    game = await world.start()
    person = await world.on_turn(game.id)
    options = (await world.services.play.panel(Press(game.id, person))).composition.options[
        Step.CHOOSE
    ]
    await world.services.play.set_slot(Press(game.id, person), options[0])
    panel = await world.services.play.set_slot(Press(game.id, person), options[1].text())
    assert (panel.taken, panel.revision, panel.filled) == (options[1].domino, 2, 1)


async def test_draft_does_not_raise_the_version_of_the_game(world: World) -> None:
    """Draft steps have a revision of their own."""
    game = await world.start()
    panel = await world.compose(game.id)
    assert panel.game.version == game.version
    assert panel.ready


async def test_end_turn_commits_moves_and_calls_the_next(world: World) -> None:
    """The version goes up, the record grows, the next seat is on turn."""
    game = await world.start(Setup(lords=4))
    ended = await world.turn(game.id)
    assert ended.game.version == game.version + 1 == ended.game.turn_version
    assert ended.report.turn == "0.1"
    assert ended.report.took is not None
    assert ended.game.view.turn is not None
    assert ended.game.view.turn.text() == "0.2"
    assert ended.may_take_back
    assert ended.panel is None


async def test_report_tells_spot_gain_and_total(world: World) -> None:
    """A turn with a placement reports what it brought."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    panel = await world.compose(game.id)
    ended = await world.turn(game.id)
    report = ended.report
    assert report.spot == panel.chosen
    assert report.domino == panel.domino
    assert report.gain == panel.gain
    assert report.total == panel.after.total
    assert report.took == panel.taken
    assert report.by == "lord"


async def test_round_end_is_reported_with_line_and_standing(world: World) -> None:
    """The turn that ends a round tells the new line and the standing, best first."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.4")
    ended = await world.turn(game.id)
    end = ended.report.round_end
    assert end is not None
    assert end.round == 1
    assert end.new_line is not None
    assert len(end.new_line) == 4
    points = [points for _, _, points in end.standing]
    assert points == sorted(points, reverse=True)
    assert not ended.may_take_back


async def test_double_click_on_end_gets_the_same_answer(world: World) -> None:
    """The second press of the same button commits nothing and shows the same screen."""
    game = await world.start(Setup(lords=4))
    panel = await world.compose(game.id)
    person = PEOPLE[panel.seat.user or 0]
    play = world.services.play
    press = Press(game.id, person, version=panel.game.version)
    first = await play.end_turn(press, revision=panel.revision)
    again = await play.end_turn(press, revision=panel.revision)
    assert again == first
    assert (await play.game(game.id)).version == game.version + 1


@pytest.mark.threads
async def test_two_ends_at_once_commit_once(world: World) -> None:
    """Two panels of one turn race: one commit, the same answer for both."""
    game = await world.start(Setup(lords=4))
    panel = await world.compose(game.id)
    person = PEOPLE[panel.seat.user or 0]
    answers = await asyncio.gather(
        *(
            world.services.play.end_turn(
                Press(game.id, person, version=panel.game.version), revision=panel.revision
            )
            for _ in range(4)
        )
    )
    assert len({answer.report.version for answer in answers}) == 1
    assert (await world.services.play.game(game.id)).version == game.version + 1


async def test_last_double_click_after_the_end_shows_the_end(world: World) -> None:
    """The button that ended the game, pressed twice, is answered twice with its result."""
    game = await world.start()
    await world.until(game.id, "6.4")
    panel = await world.compose(game.id)
    person = PEOPLE[panel.seat.user or 0]
    press = Press(game.id, person, version=panel.game.version)
    first = await world.services.play.end_turn(press, revision=panel.revision)
    again = await world.services.play.end_turn(press, revision=panel.revision)
    assert first.game.over
    assert again == first


async def test_changed_draft_is_not_committed_unseen(world: World) -> None:
    """End turn of an older panel is refused with the panel as it is now."""
    game = await world.start()
    person = await world.on_turn(game.id)
    options = (await world.services.play.panel(Press(game.id, person))).composition.options[
        Step.CHOOSE
    ]
    old = await world.services.play.set_slot(Press(game.id, person), options[0])
    new = await world.services.play.set_slot(Press(game.id, person), options[1])
    call = world.services.play.end_turn(Press(game.id, person, version=1), revision=old.revision)
    refusal = await refused("draft_changed", call)
    assert refusal.data["panel"] == new
    assert (await world.services.play.game(game.id)).version == game.version


async def test_end_of_an_unfinished_turn_is_refused(world: World) -> None:
    """What is still to do is named, and the panel comes with it."""
    game = await world.start()
    person = await world.on_turn(game.id)
    refusal = await refused("not_ready", world.services.play.end_turn(Press(game.id, person)))
    assert refusal.data["todo"] == ("choose",)
    assert isinstance(refusal.data["panel"], PanelFact)


async def test_slash_end_needs_no_revision(world: World) -> None:
    """`/end` is bound to nothing but the turn in progress."""
    game = await world.start()
    panel = await world.compose(game.id)
    ended = await world.services.play.end_turn(Press(game.id, PEOPLE[panel.seat.user or 0]))
    assert isinstance(ended, TurnEnded)


async def test_late_click_of_an_ended_turn_plays_nothing(world: World) -> None:
    """A panel of an earlier turn that I ended says so and names who is on turn."""
    game = await world.start(Setup(lords=4))
    panel = await world.compose(game.id)
    person = PEOPLE[panel.seat.user or 0]
    await world.turn(game.id)
    call = world.services.play.set_slot(
        Press(game.id, person, version=1), panel.composition.moves[0]
    )
    refusal = await refused("turn_over", call)
    assert refusal.data["lord"] == (await world.on_turn(game.id)).name
    assert refusal.offers == ("takeback", "look")


async def test_late_click_while_on_turn_again_shows_the_turn(world: World) -> None:
    """With two kings in a row the old panel's click is late, but the lord is on turn."""
    game = await world.start(Setup(lords=2))
    panel, ended = await world.again(game.id)
    assert ended.panel is not None
    assert "again" in ended.panel.news
    person, move = PEOPLE[panel.seat.user or 0], panel.composition.moves[0]
    version = panel.game.version
    call = world.services.play.set_slot(Press(game.id, person, version=version), move)
    refusal = await refused("turn_over", call)
    assert "lord" not in refusal.data
    assert "play" in refusal.offers


async def test_click_of_the_same_turn_is_rebased(world: World) -> None:
    """The version moved on, but it is still the same turn: the click counts."""
    game = await world.start(Setup(lords=4))
    person = await world.on_turn(game.id)
    other = next(one for one in (ANN, BEN, CARA, DAN) if one != person)
    after = await world.services.play.resign(game.id, other)
    assert after.version == game.version + 1
    assert after.turn_version == game.turn_version
    panel = await world.services.play.panel(Press(game.id, person))
    move = panel.composition.options[Step.CHOOSE][0]
    panel = await world.services.play.set_slot(Press(game.id, person, version=game.version), move)
    assert panel.taken == move.domino


async def test_who_is_not_on_turn_learns_who_is(world: World) -> None:
    """The refusal names the lord on turn, and whether one is next or after whom."""
    game = await world.start(Setup(lords=4))
    order = [slot.seat for slot in game.view.order]
    people = {seat.seat: PEOPLE[seat.user or 0] for seat in game.table.seats}
    first, second, third = (people[seat] for seat in order[:3])
    play = world.services.play
    refusal = await refused("not_your_turn", play.panel(Press(game.id, second)))
    assert refusal.data["lord"] == first.name
    assert refusal.data["next"]
    refusal = await refused("not_your_turn", play.panel(Press(game.id, third)))
    assert refusal.data["after"] == second.name


async def test_outsider_has_no_panel(world: World) -> None:
    """Somebody who is not at the table may look, no more."""
    game = await world.start()
    await refused("not_at_table", world.services.play.panel(Press(game.id, EVE)))


async def test_panel_of_another_seat_is_refused(world: World) -> None:
    """A custom_id with another's seat names its owner."""
    game = await world.start()
    refusal = await refused("foreign_panel", world.services.play.panel(Press(game.id, BEN, seat=1)))
    assert refusal.data["lord"] == "Ann"


async def test_panel_of_a_seat_that_no_table_has_is_refused(world: World) -> None:
    """Only a forged custom_id names one, so there is nobody to name."""
    game = await world.start()
    await refused("button_unknown", world.services.play.panel(Press(game.id, BEN, seat=9)))


async def test_unknown_game_is_refused(world: World) -> None:
    """There is no such game."""
    await refused("no_game", world.services.play.game(77))


@pytest.mark.parametrize("first", [Step.PLACE, Step.CHOOSE])
async def test_undo_empties_the_slot_that_was_filled_last(world: World, first: Step) -> None:
    """Whatever comes last in the order of the rules; also after a change of what came first."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    press = Press(game.id, await world.on_turn(game.id))
    panel = await world.services.play.panel(press)
    moves = {step: panel.composition.options[step][:2] for step in (Step.PLACE, Step.CHOOSE)}
    last = Step.CHOOSE if first is Step.PLACE else Step.PLACE
    await world.services.play.set_slot(press, moves[first][0])
    await world.services.play.set_slot(press, moves[last][0])
    panel = await world.services.play.undo_slot(press, filled=2)
    assert panel.composition.moves == (moves[first][0],)
    await world.services.play.set_slot(press, moves[last][0])
    await world.services.play.set_slot(press, moves[first][1])
    panel = await world.services.play.undo_slot(press, filled=2)
    assert panel.composition.moves == (moves[last][0],)


async def test_undo_pressed_twice_undoes_once(world: World) -> None:
    """The button holds how many slots were filled."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    panel = await world.compose(game.id)
    person = PEOPLE[panel.seat.user or 0]
    await world.services.play.undo_slot(Press(game.id, person), filled=2)
    panel = await world.services.play.undo_slot(Press(game.id, person), filled=2)
    assert panel.filled == 1


async def test_slash_undo_with_nothing_filled_is_refused(world: World) -> None:
    """`/undo` says so; the button just shows the panel."""
    game = await world.start()
    person = await world.on_turn(game.id)
    await refused("nothing_to_undo", world.services.play.undo_slot(Press(game.id, person)))
    panel = await world.services.play.undo_slot(Press(game.id, person), filled=1)
    assert panel.filled == 0


async def test_last_domino_of_the_line_is_chosen_from_the_start(world: World) -> None:
    """The last lord of a round has one domino left; it is forced and not undone."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.4")
    panel = await world.services.play.panel(Press(game.id, await world.on_turn(game.id)))
    assert panel.taken is not None
    assert Step.CHOOSE in panel.forced
    assert panel.filled == 0
    assert panel.closes_line


async def test_spot_refusals_carry_their_reasons(world: World) -> None:
    """Each illegal placement is refused under the screen's code with its data."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "2.1")
    person = await world.on_turn(game.id)
    panel = await world.services.play.panel(Press(game.id, person))
    assert panel.domino is not None
    play, taken = world.services.play, panel.game.view.kingdom_of(panel.seat.seat).cells[0].square

    async def lay(*squares: str) -> Refused:
        with pytest.raises(Refused) as caught:
            await play.set_slot(
                Press(game.id, person), Move(Kind.PLACE, panel.domino or "", squares)
            )
        return caught.value

    assert (await lay("b5", "d5")).code == "spot_apart"
    overlap = await lay("e5", "e6")
    assert (overlap.code, overlap.data["square"]) == ("spot_taken", "e5")
    assert taken != "e5"
    far = await lay("a1", "a2")
    assert far.code in ("spot_area", "spot_match")
    assert far.offers == ("spots",)


async def test_discard_of_a_domino_that_fits_is_refused(world: World) -> None:
    """R30: one that fits anywhere may not be discarded; the spots are counted."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    person = await world.on_turn(game.id)
    panel = await world.services.play.panel(Press(game.id, person))
    move = Move(Kind.DISCARD, panel.domino or "")
    refusal = await refused("can_place", world.services.play.set_slot(Press(game.id, person), move))
    assert panel.spots is not None
    assert refusal.data["count"] == len(panel.spots.ranked)


async def test_domino_of_another_lord_is_refused(world: World) -> None:
    """The refusal names who has it and what is free."""
    game = await world.start(Setup(lords=4))
    first = (await world.turn(game.id)).report
    person = await world.on_turn(game.id)
    call = world.services.play.set_slot(Press(game.id, person), f"choose {first.took}")
    refusal = await refused("domino_taken", call)
    assert refusal.data["lord"] == first.name
    free = refusal.data["free"]
    assert isinstance(free, tuple)
    assert len(free) == 3
    assert first.took not in free


async def test_domino_that_is_not_in_the_line_is_refused(world: World) -> None:
    """Any other number is unknown here."""
    game = await world.start()
    person = await world.on_turn(game.id)
    free = {slot.domino for slot in game.view.next_line}
    stranger = next(f"K{n}" for n in range(1, 49) if f"K{n}" not in free)
    call = world.services.play.set_slot(Press(game.id, person), f"choose {stranger}")
    await refused("domino_unknown", call)


async def test_placing_at_the_start_is_refused(world: World) -> None:
    """At the start there is nothing to place yet."""
    game = await world.start()
    person = await world.on_turn(game.id)
    call = world.services.play.set_slot(Press(game.id, person), "place K1 e6 e7")
    await refused("nothing_to_place", call)


async def test_text_that_is_no_move_is_refused(world: World) -> None:
    """What can't be read is given back as it was typed."""
    game = await world.start()
    person = await world.on_turn(game.id)
    refusal = await refused(
        "spot_unknown", world.services.play.set_slot(Press(game.id, person), "b55")
    )
    assert refusal.data["text"] == "b55"


async def test_choosing_before_placing_is_kept(world: World) -> None:
    """People may choose in any order; the record is in rule order."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    person = await world.on_turn(game.id)
    play = world.services.play
    panel = await play.panel(Press(game.id, person))
    await play.set_slot(Press(game.id, person), panel.composition.options[Step.CHOOSE][0])
    panel = await play.set_slot(
        Press(game.id, person), best(await play.panel(Press(game.id, person)))
    )
    ended = await play.end_turn(Press(game.id, person, version=0), revision=panel.revision)
    assert [move.split()[0] for move in ended.report.moves] == ["place", "choose"]


async def test_draft_survives_a_restart(world: World) -> None:
    """A restart in the middle keeps what was composed."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    before = await world.compose(game.id)
    await world.restart()
    after = await world.services.play.panel(Press(game.id, PEOPLE[before.seat.user or 0]))
    assert after == before


async def test_game_survives_a_restart(world: World) -> None:
    """A game read from the database is the game that was in memory."""
    game = await world.start()
    await world.turns(game.id, 7)
    before = await world.services.play.game(game.id)
    await world.restart()
    assert await world.services.play.game(game.id) == before


@pytest.mark.threads
async def test_two_processes_racing_commit_once(world: World) -> None:
    """Locks are in memory; between processes the version decides, and the loser is told kindly."""
    game = await world.start(Setup(lords=4))
    panel = await world.compose(game.id)
    person = PEOPLE[panel.seat.user or 0]
    other = World(world.path)
    try:
        results = await asyncio.gather(
            *(
                one.services.play.end_turn(
                    Press(game.id, person, version=panel.game.version), revision=panel.revision
                )
                for one in (world, other)
            ),
            return_exceptions=True,
        )
        codes = {one.code for one in results if isinstance(one, Refused)}
        assert codes <= {"busy", "draft_changed"}  # by how far the loser had come
        assert any(isinstance(one, TurnEnded) for one in results)
        after = await other.services.play.game(game.id)
        assert after.version == game.version + 1
        assert after == await world.services.play.game(game.id)
    finally:
        await other.close()


@pytest.mark.threads
async def test_cached_game_is_not_believed_when_another_process_moved(world: World) -> None:
    """A game in memory is used only at the version that is stored."""
    game = await world.start(Setup(lords=4))
    other = World(world.path)
    try:
        await other.turn(game.id)
        fact = await world.services.play.game(game.id)
        assert fact.version == game.version + 1
        assert fact.view.turn is not None
        assert fact.view.turn.text() == "0.2"
    finally:
        await other.close()


async def test_same_interaction_delivered_twice_counts_once(world: World) -> None:
    """The second delivery of one interaction changes nothing, even for what is not absolute."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    panel = await world.compose(game.id)
    person = PEOPLE[panel.seat.user or 0]
    with world.services.handling(4242):
        await world.services.play.undo_slot(Press(game.id, person))
    with world.services.handling(4242):
        await refused("same_click", world.services.play.undo_slot(Press(game.id, person)))
    assert (await world.services.play.panel(Press(game.id, person))).filled == 1


async def test_refused_interaction_is_not_used_up(world: World) -> None:
    """What was refused has noted nothing."""
    game = await world.start()
    person = await world.on_turn(game.id)
    for _ in range(2):
        with world.services.handling(4243):
            await refused("not_ready", world.services.play.end_turn(Press(game.id, person)))
    with world.services.handling(4243):
        await world.compose(game.id)


async def test_busy_game_is_told_kindly(world: World) -> None:
    """A lock that is not free in time refuses and changes nothing."""
    game = await world.start()
    person = await world.on_turn(game.id)
    world.services.context.lock_seconds = 0.01
    async with world.services.context.locked("game", game.id):
        await refused("busy", world.services.play.end_turn(Press(game.id, person)))


async def test_crash_before_commit_leaves_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error anywhere in the transaction leaves moves, version, draft and news as they were."""
    game = await world.start(Setup(lords=4))
    panel = await world.compose(game.id)
    await world.say()

    async def broken(*_: object) -> None:
        raise RuntimeError("power cut")

    monkeypatch.setattr("services.play.turn_commit.announce_turn", broken)
    with pytest.raises(RuntimeError):
        await world.turn(game.id)
    monkeypatch.undo()
    await world.restart()
    after = await world.services.play.panel(Press(game.id, PEOPLE[panel.seat.user or 0]))
    assert (after.game.version, after.revision) == (panel.game.version, panel.revision)
    assert after.ready
    assert not await world.say()
    assert (await world.turn(game.id)).game.version == game.version + 1


async def test_crash_after_commit_loses_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once committed, a turn is there after a restart, with its news; a retry repeats nothing."""
    game = await world.start(Setup(lords=4))
    panel = await world.compose(game.id)
    await world.say()

    async def cut(*args: object) -> None:
        await commit(*args)  # type: ignore[arg-type]
        raise RuntimeError("power cut")

    monkeypatch.setattr("services.play._turn_composing.commit", cut)
    with pytest.raises(RuntimeError):
        await world.turn(game.id)
    monkeypatch.undo()
    await world.restart()
    person = PEOPLE[panel.seat.user or 0]
    again = await world.services.play.end_turn(
        Press(game.id, person, version=panel.game.version), revision=panel.revision
    )
    assert again.game.version == game.version + 1
    assert [type(news.body).__name__ for news in await world.say()] == ["TurnNews", "TidyNews"]


async def test_version_of_a_game_counts_every_commit(world: World) -> None:
    """Versions only grow, by one."""
    game = await world.start()
    versions = [(await world.turn(game.id)).game.version for _ in range(5)]
    assert versions == [2, 3, 4, 5, 6]


async def test_game_at_an_earlier_version_is_as_it_was(world: World) -> None:
    """What the courier says late shows the game as it stood then."""
    game = await world.start()
    views = [game.view]
    for _ in range(6):
        views.append((await world.turn(game.id)).game.view)
    for version, view in enumerate(views, start=1):
        assert (await world.services.play.game_at(game.id, version)).view == view


async def test_games_side_by_side_share_nothing(world: World) -> None:
    """Turn about, by the same people: each is what its own rows say, in a new process too."""
    play = world.services.play
    ids = [(await world.start(Setup(lords=2))).id for _ in range(2)]
    for _ in range(5):
        for game in ids:
            await world.turn(game)
    before = [(await play.game(game)).view for game in ids]
    assert before[0].next_line != before[1].next_line
    await world.restart()
    play = world.services.play
    assert [(await play.game(game)).view for game in ids] == before
    await world.turn(ids[0])
    assert (await play.game(ids[1])).view == before[1]


async def test_a_commit_asks_for_nothing_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it writes nobody else can: a usual turn takes 17 statements in all."""
    game = await world.start(Setup(lords=4))
    await world.turns(game.id, 5)
    await world.say()
    world.clock.advance(60)
    statements: list[str] = []

    async def counted(context: ServiceContext, turn: Turn) -> tuple[Live, TurnReport]:
        with heard(context.store.engine.sync_engine) as found:
            committed = await commit(context, turn)
        statements.extend(one for one in found if not one.startswith("BEGIN"))
        return committed

    monkeypatch.setattr("services.play._turn_composing.commit", counted)
    await world.turn(game.id)
    if POSTGRESQL:  # its locks, and the number of the transaction
        statements = [one for one in statements if "pg_advisory" not in one and "txid" not in one]
    assert 0 < len(statements) <= 17, "\n".join(statements)
    tables = Counter(re.findall(r"FROM (users|absences|outages|seats)\b", "\n".join(statements)))
    assert set(tables.values()) == {1}, tables


async def test_a_game_is_kept_in_memory_while_it_is_played(world: World) -> None:
    """Each takes half a megabyte; those that are over would stay until 128 others were begun."""
    game, other = await world.start(), await world.start()
    assert game.id in world.services.context.games
    await world.finish(game.id)
    await world.services.play.game(game.id)
    assert list(world.services.context.games) == [other.id]


async def test_on_a_small_machine_fewer_games_are_kept_in_memory(world: World) -> None:
    """The others are read again when somebody plays them."""
    small = Settings(CASTELLAN_SMALL=True)  # type: ignore[call-arg]
    maintenance.configure(world.services, small)
    games = [await world.start() for _ in range(2)]
    assert world.services.context.games_kept == 32
    world.services.context.games_kept = 1
    for one in games:
        await world.turn(one.id)
        assert list(world.services.context.games) == [one.id]


@of_sqlite
async def test_a_press_on_a_spot_loads_the_game_once(world: World) -> None:
    """A press reads whether its lord is absent, loads the game, and stores the draft."""
    game = await world.start(Setup(lords=2))
    await world.until(game.id, "1.1")
    person = await world.on_turn(game.id)
    panel = await world.services.play.panel(Press(game.id, person))
    assert panel.spots is not None
    spot = panel.spots.ranked[0].squares
    press = Press(game.id, person, version=panel.game.version, seat=panel.seat.seat)
    with heard(world.services.context.store.engine.sync_engine) as statements:
        panel = await world.services.play.place(press, spot)
    assert panel.chosen == spot
    begun = [one for one in statements if one.startswith("BEGIN")]
    assert len(begun) == 3
    assert len(statements) - len(begun) <= 13, "\n".join(statements)


@contextmanager
def heard(engine: Engine) -> Iterator[list[str]]:
    """Collect the statements that an engine executes."""
    found: list[str] = []

    def hear(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        found.append(statement)

    event.listen(engine, "before_cursor_execute", hear)
    try:
        yield found
    finally:
        event.remove(engine, "before_cursor_execute", hear)
