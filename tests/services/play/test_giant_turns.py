"""Age of Giants through the services: giants covering, sent, received, and those who are away."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from engine import ARRIVALS, FOOTPRINTS, Game, Kind, Move, Step, square_order
from services.core.json_codec import from_json, to_json
from services.core.live_games import load
from services.facts import Person, Press
from services.facts.games import GameFact, GiantReceived, GiantSent, TurnReport
from services.facts.news import EndNews, GiantNews, TidyNews, TurnNews
from services.facts.panels import PanelFact, Received
from services.facts.tables import Pace, Setup
from services.play._turn_panel import in_hand
from services.play.turn_commit import Turn, commit
from services.state.table_facts import table_fact, table_row
from store import games
from tests.helpers.anything import Lords, picked, random_turn
from tests.helpers.quickest import quickest
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, NAMES, PEOPLE, SERVER, World

GIANTS = Setup(lords=3, giants=True)
FIVE = replace(GIANTS, lords=5)
STRANGER = Person(99, "Zoe")
DAY = 24 * 3600


async def go_on(
    world: World, game: int, wanted: Callable[[Game], bool], *, often: float = 1.0, seed: int = 0
) -> bool:
    """Commit turns at random until a turn begins that is wanted; False at the end.

    Whoever a giant is on its way to receives it at their own turn only.
    """
    random, context = Random(seed), world.services.context
    while True:
        async with context.read() as connection:
            live = await load(context, connection, game)
            row = await table_row(connection, live.row.table_id)
            table = await table_fact(connection, row)
        if live.seat is None:
            return False
        if wanted(live.game):
            return True
        if live.game.turn is not None and live.game.turn.step is Step.RECEIVE:
            person = PEOPLE[table.seats[live.seat - 1].user or 0]
            square = live.game.legal_moves()[-1].squares[0]
            await world.services.play.receive(Press(game, person), square)
            continue
        moves = tuple(random_turn(live.game, random, often=often))
        await commit(context, Turn(live, row, table, moves, "lord"))


async def found(
    world: World, wanted: Callable[[Game], bool], setup: Setup = GIANTS, *, often: float = 1.0
) -> tuple[GameFact, Person]:
    """Return a game in which a turn that is wanted begins, and the lord on turn."""
    game = await world.start(setup)
    async with world.services.context.read() as connection:
        begun = (await load(world.services.context, connection, game.id)).game
    seed = quickest(begun, wanted, partial(random_turn, often=often))
    assert await go_on(world, game.id, wanted, seed=seed, often=often)
    return await world.services.play.game(game.id), await world.on_turn(game.id)


def crowns_to_cover(game: Game) -> int:
    """Count the crowns that a giant could cover after the first placement; 0: none arrives."""
    composition = game.compose(())
    if composition.todo[:1] == (Step.PLACE,):
        composition = game.compose([composition.options[Step.PLACE][0]])
    return len(composition.options.get(Step.GIANT, ()))


def can_send(game: Game) -> bool:
    """Whether a giant can be sent after the first placement."""
    composition = game.compose(())
    if composition.todo[:1] == (Step.PLACE,):
        composition = game.compose([composition.options[Step.PLACE][0]])
    return bool(composition.options.get(Step.SEND))


async def placed(world: World, game: int, person: Person) -> PanelFact:
    """Fill the placement, on the first spot, and take the first free domino."""
    play = world.services.play
    panel = await play.panel(Press(game, person))
    for step in (Step.PLACE, Step.CHOOSE):
        if step in panel.composition.todo:
            move = panel.composition.options[step][0]
            panel = await play.set_slot(Press(game, person), move)
    return panel


async def sent(world: World) -> tuple[GameFact, Person, Person]:
    """Send a giant to a lord who is not on turn next; the game, the sender, the receiver."""
    game, person = await found(world, lambda game: can_send(game) and _waits(game), FIVE, often=0.0)
    panel = await placed(world, game.id, person)
    assert panel.giant is not None
    following = game.view.order[[slot.done for slot in game.view.order].index(False) + 1].seat
    offer = next(one for one in panel.giant.sends if one.seat != following)
    play = world.services.play
    panel = await play.set_slot(Press(game.id, person), f"send {offer.square} {offer.seat}")
    ended = await play.end_turn(Press(game.id, person), revision=panel.revision)
    assert ended.report.sent == GiantSent(offer.square, offer.seat, offer.name)
    return ended.game, person, PEOPLE[ended.game.table.seats[offer.seat - 1].user or 0]


def _waits(game: Game) -> bool:
    """Whether a giant could go to somebody who is not next, while nobody waits for one."""
    view = game.view()
    order = [slot.seat for slot in view.order if not slot.done]
    if len(order) < 2 or any(kingdom.pending for kingdom in view.kingdoms):
        return False
    open_ = [k.seats[0] for k in view.kingdoms if k.scorecard.crowns and k.seats[0] != order[0]]
    return any(seat != order[1] for seat in open_)


# -- giants that arrive ----------------------------------------------------------------------------


async def test_giant_arrives_once_the_domino_is_placed(world: World) -> None:
    """The crowns are listed with the least loss first, by the arithmetic of the score card."""
    game, person = await found(world, lambda game: crowns_to_cover(game) >= 3)
    play = world.services.play
    panel = await play.panel(Press(game.id, person))
    assert panel.domino in ARRIVALS
    assert panel.giant is not None
    if not panel.chosen:
        assert (panel.giant.crowns, panel.giant.none_open) == ((), False)
    panel = await placed(world, game.id, person)
    giant = panel.giant
    assert giant is not None
    assert panel.composition.todo == (Step.GIANT,)
    assert (giant.arrives, giant.covered, giant.none_open) == (True, None, False)
    assert [one.number for one in giant.crowns][:4] == list(range(1, len(giant.crowns) + 1))[:4]
    ranks = [(-one.delta, square_order(one.square)) for one in giant.crowns]
    assert ranks == sorted(ranks)
    await refused("not_ready", play.end_turn(Press(game.id, person)))
    for offer in giant.crowns:
        after = await play.set_slot(Press(game.id, person), f"giant {offer.square}")
        assert after.after.total - panel.after.total == offer.delta <= 0
        assert after.giant is not None
        assert after.giant.covered == offer.square
        assert after.giant.crowns == giant.crowns
        assert after.ready
    undone = await play.undo_slot(Press(game.id, person))
    assert Step.GIANT in undone.composition.todo, "the crown was chosen last"
    await play.set_slot(Press(game.id, person), f"giant {giant.crowns[0].square}")
    emptied = await play.empty(Press(game.id, person), "giant")
    assert Step.GIANT in emptied.composition.todo


async def test_crown_is_kept_where_the_spot_changes(world: World) -> None:
    """As long as it is still open; else it is dropped and named."""
    game, person = await found(
        world, lambda game: crowns_to_cover(game) >= 2 and len(game.legal_moves()) > 3
    )
    play = world.services.play
    panel = await placed(world, game.id, person)
    mine = panel.game.view.kingdom_of(panel.seat.seat)
    old = {cell.square for cell in mine.cells}
    assert panel.giant is not None
    kept = next(one for one in panel.giant.crowns if one.square in old)
    panel = await play.set_slot(Press(game.id, person), f"giant {kept.square}")
    assert panel.spots is not None
    for spot in panel.spots.ranked[:4]:
        panel = await play.set_slot(
            Press(game.id, person), f"place {panel.domino} {spot.left} {spot.right}"
        )
        assert panel.giant is not None
        assert panel.giant.covered == kept.square
        assert not panel.dropped


async def test_giant_is_told_in_the_report(world: World) -> None:
    """R32: the square whose crown is covered; the gain counts it."""
    game, person = await found(world, lambda game: crowns_to_cover(game) >= 2)
    panel = await placed(world, game.id, person)
    assert panel.giant is not None
    square = panel.giant.crowns[0].square
    panel = await world.services.play.set_slot(Press(game.id, person), f"giant {square}")
    ended = await world.services.play.end_turn(Press(game.id, person))
    assert (ended.report.giant, ended.report.gain) == (square, panel.gain)
    cell = next(
        cell
        for cell in ended.game.view.kingdom_of(ended.report.seat).cells
        if cell.square == square
    )
    assert cell.giants == 1


async def test_giant_without_an_open_crown_wanders_off(world: World) -> None:
    """Nothing happens, and the draft asks for nothing."""

    def nothing_to_cover(game: Game) -> bool:
        hand = in_hand(game.view())
        return (
            hand in ARRIVALS
            and game.compose(()).todo[:1] == (Step.PLACE,)
            and (crowns_to_cover(game) == 0)
        )

    game, person = await found(world, nothing_to_cover)
    panel = await placed(world, game.id, person)
    assert panel.giant is not None
    assert (panel.giant.none_open, panel.giant.crowns) == (True, ())
    assert panel.ready


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("giant z9", "square_unknown"),
        ("giant", "square_unknown"),
        ("giant e5", "giant_no_crown"),
        ("send e4 2", "send_not_now"),
        ("send e4 9", "lord_unknown"),
        ("receive e4", "spot_unknown"),
        ("recruit merchant c5 e4 f6", "no_court"),
    ],
)
async def test_what_a_giant_can_t_do(world: World, move: str, code: str) -> None:
    """The codes of the engine, and of what can't be read."""
    game, person = await found(world, lambda game: crowns_to_cover(game) >= 1)
    await placed(world, game.id, person)
    await refused(code, world.services.play.set_slot(Press(game.id, person), move))


async def test_game_without_giants_knows_none(world: World) -> None:
    """They are refused by name."""
    game = await world.start(Setup(lords=2))
    person = await world.on_turn(game.id)
    play = world.services.play
    for move in ("giant e4", "send e4 2"):
        await refused("no_giants", play.set_slot(Press(game.id, person), move))
    await refused("receive_none", play.receive_panel(Press(game.id, person)))
    await refused("receive_none", play.receive(Press(game.id, person), "e4"))
    assert (await play.panel(Press(game.id, person))).giant is None


# -- giants that are sent --------------------------------------------------------------------------


async def test_giants_that_can_be_sent_are_ranked(world: World) -> None:
    """R33: each giant to each lord who can get one, the best gain first; it is optional."""
    game, person = await found(world, can_send, FIVE, often=0.0)
    play = world.services.play
    panel = await placed(world, game.id, person)
    assert panel.domino in FOOTPRINTS
    assert panel.giant is not None
    assert panel.ready
    sends = panel.giant.sends
    assert {Move.parse(f"send {one.square} {one.seat}") for one in sends} == set(
        panel.composition.options[Step.SEND]
    )
    assert [one.delta for one in sends] == sorted((one.delta for one in sends), reverse=True)
    assert all(one.name == NAMES[one.seat - 1] for one in sends)
    chosen = await play.set_slot(Press(game.id, person), f"send {sends[0].square} {sends[0].seat}")
    assert chosen.giant is not None
    assert chosen.giant.sent == sends[0]
    assert chosen.after.total - panel.after.total == sends[0].delta
    kept = await play.empty(Press(game.id, person), "send")
    assert kept.giant == panel.giant
    own = panel.seat.seat
    await refused(
        "send_self", play.set_slot(Press(game.id, person), f"send {sends[0].square} {own}")
    )
    await refused(
        "send_no_giant", play.set_slot(Press(game.id, person), f"send e5 {sends[0].seat}")
    )


async def test_footprints_without_a_giant_say_why(world: World) -> None:
    """There is none to send."""

    def no_giant(game: Game) -> bool:
        return in_hand(game.view()) in FOOTPRINTS and not can_send(game)

    game, person = await found(world, no_giant, often=0.0)
    panel = await placed(world, game.id, person)
    assert panel.giant is not None
    assert panel.discards or panel.giant.no_send is not None
    assert panel.giant.sends == ()


async def test_receiver_is_called_at_once_and_the_ping_goes_when_settled(world: World) -> None:
    """Right after the report; the sender's game goes on meanwhile."""
    game, sender, receiver = await sent(world)
    said = await world.say()
    (ping,) = [one for one in said if isinstance(one.body, GiantNews)]
    assert isinstance(ping.body, GiantNews)
    assert (ping.body.sender, ping.body.call.seat.user) == (sender.name, receiver.id)
    reports = [one for one in said if isinstance(one.body, TurnNews)]
    assert isinstance(reports[-1].body, TurnNews)
    assert reports[-1].body.reports[-1].sent is not None
    assert reports[-1].id < ping.id
    asked = await world.services.play.receive_panel(Press(game.id, receiver))
    assert (asked.count, asked.senders, asked.on_turn) == (1, (sender.name,), False)
    (line,) = (await world.services.play.games_of(receiver, "waiting", SERVER)).lines[:1]
    assert line.waits == "giant"
    await world.services.play.receive(Press(game.id, receiver), asked.crowns[0].square)
    message = next(number for number, news in world.posted.items() if news.id == ping.id)
    tidied = [one.body for one in await world.say() if isinstance(one.body, TidyNews)]
    assert [(body.at.message, body.act) for body in tidied] == [(message, "delete")]


async def test_ping_that_was_not_said_yet_is_not_said(world: World) -> None:
    """The crown was covered before."""
    game, _, receiver = await sent(world)
    asked = await world.services.play.receive_panel(Press(game.id, receiver))
    await world.services.play.receive(Press(game.id, receiver), asked.crowns[0].square)
    assert not [one for one in await world.say() if isinstance(one.body, GiantNews)]


# -- giants that are received ----------------------------------------------------------------------


async def test_receiving_outside_the_own_turn(world: World) -> None:
    """The version goes up, the turn in progress goes on; the next report tells of it."""
    game, _, receiver = await sent(world)
    play = world.services.play
    on_turn = await world.on_turn(game.id)
    composing = await placed(world, game.id, on_turn)
    asked = await play.receive_panel(Press(game.id, receiver))
    before = asked.game.view.kingdom_of(asked.seat.seat).scorecard.total
    looked = await play.receive_panel(Press(game.id, receiver), asked.crowns[-1].square)
    assert looked == replace(asked, chosen=asked.crowns[-1].square)
    offer = asked.crowns[-1]
    done = await play.receive(
        Press(game.id, receiver, version=asked.game.version, seat=asked.seat.seat), offer.square
    )
    seat = asked.seat.seat
    assert done.received == GiantReceived(seat, receiver.name, offer.square, offer.delta, "lord")
    assert (done.panel, done.more) == (None, None)
    assert done.game.view.kingdom_of(seat).scorecard.total == before + offer.delta
    assert (done.game.version, done.game.turn_version) == (game.version + 1, game.turn_version)
    await world.restart()
    play = world.services.play
    # The panel drawn before is rebased without a word.
    again = await play.undo_slot(
        Press(game.id, on_turn, version=composing.game.version), filled=composing.filled
    )
    assert again.filled == composing.filled - 1
    await placed(world, game.id, on_turn)
    panel = await play.panel(Press(game.id, on_turn))
    for step in panel.composition.todo:
        panel = await play.set_slot(Press(game.id, on_turn), panel.composition.options[step][0])
    ended = await play.end_turn(
        Press(game.id, on_turn, version=composing.game.version), revision=panel.revision
    )
    assert ended.report.received == (done.received,)
    said = [one.body for one in await world.say() if isinstance(one.body, TurnNews)]
    assert said[-1].reports[-1] == ended.report


async def test_double_press_covers_one_crown(world: World) -> None:
    """The same button again gets the same answer; another crown's is out of date."""
    game, _, receiver = await sent(world)
    play = world.services.play
    asked = await play.receive_panel(Press(game.id, receiver))
    press = Press(game.id, receiver, version=asked.game.version, seat=asked.seat.seat)
    first = await play.receive(press, asked.crowns[0].square)
    second = await play.receive(press, asked.crowns[0].square)
    assert second == first
    await refused("button_old", play.receive(press, "e9"))
    await refused("receive_none", play.receive(Press(game.id, receiver), asked.crowns[0].square))
    async with world.services.store.read() as connection:
        rows = await games.moves(connection, game.id)
    assert [row.text for row in rows if (row.text or "").startswith("receive")][-1:] == [
        f"receive {asked.crowns[0].square}"
    ]


async def test_crowns_that_can_t_be_covered(world: World) -> None:
    """Not there, unreadable, another's seat, a stranger."""
    game, sender, receiver = await sent(world)
    play = world.services.play
    await refused("giant_no_crown", play.receive(Press(game.id, receiver), "a1"))
    await refused("square_unknown", play.receive(Press(game.id, receiver), "tea"))
    await refused("giant_no_crown", play.receive_panel(Press(game.id, receiver), "a1"))
    await refused("receive_none", play.receive(Press(game.id, sender), "e4"))
    await refused("not_at_table", play.receive(Press(game.id, STRANGER), "e4"))
    seat = (await play.receive_panel(Press(game.id, receiver))).seat.seat
    await refused("foreign_panel", play.receive(Press(game.id, sender, seat=seat), "e4"))


async def test_turn_can_t_be_taken_back_once_its_giant_is_received(world: World) -> None:
    """A receive came after it."""
    game, sender, receiver = await sent(world)
    play = world.services.play
    asked = await play.receive_panel(Press(game.id, receiver))
    done = await play.receive(Press(game.id, receiver), asked.crowns[0].square)
    assert done.game.may_take_back is None
    refusal = await refused("takeback_played", play.takeback(Press(game.id, sender)))
    assert refusal.data["lord"] == receiver.name
    await world.restart()
    await refused("takeback_played", world.services.play.takeback(Press(game.id, sender)))


@pytest.mark.parametrize("said", [True, False])
async def test_taking_back_calls_the_giant_back(world: World, said: bool) -> None:
    """The ping is deleted, or never said; nobody has to receive."""
    game, sender, receiver = await sent(world)
    assert game.may_take_back is not None, "sent with other lords still to play in the round"
    if said:
        assert any(isinstance(one.body, GiantNews) for one in await world.say())
    panel = await world.services.play.takeback(Press(game.id, sender))
    assert panel.giant is not None
    assert panel.giant.sent is not None
    await refused("receive_none", world.services.play.receive_panel(Press(game.id, receiver)))
    after = await world.say()
    assert not any(isinstance(one.body, GiantNews) for one in after)
    deleted = [n.body for n in after if isinstance(n.body, TidyNews) and n.body.act == "delete"]
    of_giants = [one for one in deleted if isinstance(world.posted[one.at.message].body, GiantNews)]
    assert len(of_giants) == said


async def test_loops_of_takebacks_call_the_receiver_twice(world: World) -> None:
    """With the first giant, and once more after a takeback; later calls mention nobody."""
    game, sender, _ = await sent(world)
    play, calls = world.services.play, list[bool]()
    for taken in range(4):
        if taken:
            panel = await play.takeback(Press(game.id, sender))
            await world.say()
            press = Press(game.id, sender, version=panel.game.version)
            await play.end_turn(press, revision=panel.revision)
        told = [one.body for one in await world.say()]
        calls += [one.call.mention for one in told if isinstance(one, GiantNews)]
    assert calls == [True, True, False, False]


async def test_own_turn_begins_with_the_giant(world: World) -> None:
    """Nothing else can be done before; then the same panel goes on."""

    def waits(game: Game) -> bool:
        return game.turn is not None and game.turn.step is Step.RECEIVE and game.turn.round < 12

    game, person = await found(world, waits)
    play = world.services.play
    panel = await play.panel(Press(game.id, person))
    assert panel.receive is not None
    assert panel.receive.on_turn
    assert panel.composition.todo == (Step.RECEIVE,)
    assert not panel.ready
    place = f"place {panel.domino} a1 a2"
    refusal = await refused("receive_first", play.set_slot(Press(game.id, person), place))
    assert (refusal.data["count"], refusal.offers) == (panel.receive.count, ("receive",))
    await refused("not_ready", play.end_turn(Press(game.id, person)))
    count = panel.receive.count
    done: Received | None = None
    for left in range(count - 1, -1, -1):
        asked = await play.receive_panel(Press(game.id, person))
        done = await play.receive(Press(game.id, person), asked.crowns[0].square)
        assert done.panel is not None
        assert done.more is None
        assert (done.panel.receive is not None) == bool(left)
    assert done is not None
    assert done.panel is not None
    assert done.game.turn_version == game.turn_version
    ready = await placed(world, game.id, person)
    assert ready.domino == panel.domino


# -- those who are away ----------------------------------------------------------------------------


async def last_turn_with_a_giant(
    world: World, pace: Pace = FIVE.pace
) -> tuple[GameFact, list[int]]:
    """Return a game whose turns are all over while giants are on their way, and to whom."""

    def waits(game: Game) -> bool:
        return game.turn is not None and all(slot.done for slot in game.view().order)

    world.services.context.entropy = lambda size: bytes([3]) * size  # a giant comes late
    game, _ = await found(world, waits, replace(FIVE, pace=pace))
    seats = [one.seats[0] for one in game.view.kingdoms if one.pending]
    return game, seats


async def test_after_the_last_turn_the_game_waits_a_turns_time_for_giants(world: World) -> None:
    """A pause is none of it. Then the crown that costs least is covered; all is told at the end."""
    game, seats = await last_turn_with_a_giant(world, Pace("turn", turn=3 * DAY))
    play = world.services.play
    await world.say()
    assert game.ending is None
    person = PEOPLE[game.table.seats[seats[0] - 1].user or 0]
    panel = await play.panel(Press(game.id, person))
    assert panel.receive is not None
    assert not panel.receive.on_turn
    expected = panel.receive.crowns[0]
    world.clock.advance(DAY // 2)
    async with world.services.context.write() as tx:  # agreed on before the last turn was played
        await games.set_clock(tx.connection, game.id, paused_at=tx.now)
    world.clock.advance(3 * DAY)
    await world.services.jobs.run_due()
    await play.resume(Press(game.id, ANN))
    await world.say()
    world.clock.advance(2 * DAY + DAY // 2 - 1)
    await world.services.jobs.run_due()
    assert (await play.game(game.id)).ending is None
    world.clock.advance(1)
    await world.services.jobs.run_due()
    over = await play.game(game.id)
    assert over.ending == "played"
    (end,) = [one.body for one in await world.say() if isinstance(one.body, EndNews)]
    assert {one.seat for one in end.received} == set(seats)
    assert {one.by for one in end.received} == {"forced"}
    first = next(one for one in end.received if one.seat == seats[0])
    assert (first.square, first.change) == (expected.square, expected.delta)
    told = await play.decided_for(game.id, person)
    assert told == tuple(one for one in end.received if one.seat == seats[0])
    late = await play.receive(
        Press(game.id, person, version=panel.game.version), panel.receive.crowns[-1].square
    )
    assert late.received == told[0]
    for other in set(range(1, 6)) - set(seats):
        lord = PEOPLE[game.table.seats[other - 1].user or 0]
        assert await play.decided_for(game.id, lord) == ()
    record = await play.record(game.id, ANN)
    assert Game.from_record(record.text).result() == over.view.result


@pytest.mark.full
async def test_last_giant_received_ends_the_game(world: World) -> None:
    """By the lords themselves, in any order; the last turn is told again with the end."""
    game, seats = await last_turn_with_a_giant(world)
    await world.say()
    play, done = world.services.play, None
    for seat in reversed(seats):
        person = PEOPLE[game.table.seats[seat - 1].user or 0]
        while (await play.game(game.id)).view.kingdom_of(seat).pending:
            asked = await play.receive_panel(Press(game.id, person))
            done = await play.receive(Press(game.id, person), asked.crowns[0].square)
    assert done is not None
    assert done.game.ending == "played"
    assert (done.panel, done.more) == (None, None)
    (end,) = [one.body for one in await world.say() if isinstance(one.body, EndNews)]
    assert len(end.received) >= len(seats)
    assert end.reports[-1].turn == f"12.{len(game.view.order)}"
    async with world.services.store.read() as connection:
        row = await games.game(connection, game.id)
    assert row is not None
    assert (row.receiving, row.on_turn) == ([], None)


async def test_giant_of_a_seat_given_up_is_decided_when_it_falls_due(world: World) -> None:
    """At its own turn it is received, then the turn is played; the next report tells it."""
    game, _, receiver = await sent(world)
    play = world.services.play
    seat = game.table.seat_of(receiver.id)
    assert seat is not None
    await world.say()
    await play.resign(game.id, receiver)
    assert any(isinstance(one.body, TidyNews) for one in await world.say())
    for _ in range(12):
        fact = await play.game(game.id)
        if fact.seat_on_turn is not None and fact.seat_on_turn.seat == seat.seat:
            world.clock.advance(60)
            await world.services.jobs.run_due()
            break
        assert fact.view.kingdom_of(seat.seat).pending == 1
        await go_on(
            world,
            game.id,
            lambda game, turn=fact.view.turn: (  # type: ignore[misc]
                game.turn is not None and game.turn.text() != turn.text()
            ),
            often=0.0,
        )
    after = await play.game(game.id)
    assert after.view.kingdom_of(seat.seat).pending == 0
    told = [one for body in await told_turns(world) for one in body]
    assert [(one.seat, one.by) for one in told] == [(seat.seat, "resigned")]


async def told_turns(world: World) -> list[tuple[GiantReceived, ...]]:
    """Say what is due and return which giants each report told of."""
    news = [one.body for one in await world.say() if isinstance(one.body, TurnNews)]
    return [report.received for body in news[-1:] for report in body.reports]


# -- whole games, quests, reports ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "rule"),
    [
        (Setup(lords=2, giants=True), "R13"),
        (FIVE, "R17"),
        (Setup(box="queendomino", lords=2, giants=True, variants=frozenset()), "R18"),
    ],
    ids=["two", "five", "queendomino"],
)
async def test_game_is_composed_at_random_to_its_end(world: World, setup: Setup, rule: str) -> None:
    """Step by step, with minds changed and giants received at any time. The record replays."""
    game = await world.start(setup)
    assert game.view.rule == rule
    lords = Lords(world, game.id, seed=3)
    await lords.finish(turns=20)
    await world.restart()
    lords = Lords(world, game.id, seed=4)
    over = await lords.finish()
    assert over.ending == "played"
    record = await world.services.play.record(game.id, ANN)
    assert Game.from_record(record.text).result() == over.view.result
    json.loads(record.json)
    sheets = await world.services.play.explain(game.id, STRANGER)
    assert [one.total for one in sheets] == list(over.view.result or ())
    for sheet in sheets:
        assert sum(line.points for line in sheet.lines) == sheet.total
        (quests,) = [line for line in sheet.lines if line.key == "quests"]
        assert tuple(piece.building for piece in quests.pieces) == over.view.quests
        assert sum(piece.points for piece in quests.pieces) == quests.points
        assert all(piece.points == piece.each * piece.count for piece in quests.pieces)


async def test_quests_are_chosen_or_drawn(world: World) -> None:
    """Chosen ones stand in the record; drawn ones follow from the seed."""
    chosen = ("lost_corner", "bleak_king")
    game = await world.start(replace(GIANTS, quests=chosen))
    assert game.view.quests == chosen
    assert "quests: lost_corner bleak_king" in (await world.services.play.record(game.id, ANN)).text
    drawn = await world.start(GIANTS)
    assert len(set(drawn.view.quests)) == 2
    assert "quests:" not in (await world.services.play.record(drawn.id, ANN)).text


async def test_lord_s_most_urgent_game_may_be_a_giant(world: World) -> None:
    """Turns come first."""
    game, _, receiver = await sent(world)
    urgent = await world.services.play.most_urgent(receiver)
    assert urgent is not None
    assert urgent.game is not None
    assert urgent.waits in ("turn", "giant")
    mine = await world.services.play.games_of(receiver, "mine", SERVER)
    assert next(line for line in mine.lines if line.game == game.id).waits == "giant"


def test_reports_with_giants_are_read_back() -> None:
    """As they are stored."""
    random, game = Random(2), Game.new(FIVE.options(), NAMES[:5], seed=bytes(32))
    assert picked(random, game.legal_moves()).kind is Kind.CHOOSE
    report = from_json(
        TurnReport,
        {
            **{"seat": 2, "name": "Ben", "turn": "5.2", "version": 9, "moves": ["place 49 e6 e7"]},
            **{"domino": "49", "spot": ["e6", "e7"], "gain": 3, "total": 9, "took": "12"},
            **{"by": "lord", "round_end": None, "giant": "e4"},
            "sent": {"square": "d4", "seat": 3, "name": "Cara"},
            "recruited": {"token": "king", "square": "c5", "paid": ["a1", "b2"], "searched": False},
            "received": [{"seat": 1, "name": "Ann", "square": "c3", "change": -2, "by": "forced"}],
        },
    )
    assert report.sent == GiantSent("d4", 3, "Cara")
    assert report.received == (GiantReceived(1, "Ann", "c3", -2, "forced"),)
    assert from_json(TurnReport, json.loads(json.dumps(to_json(report)))) == report
