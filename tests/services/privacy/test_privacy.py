"""What is kept about a person: told, handed out, deleted, and nothing of it is left."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import JSON, BigInteger, text

from services.core.context import ServiceContext
from services.core.exports import AN_HOUR
from services.core.outbox_bodies import FollowBody, GamePart
from services.core.transaction import Transaction
from services.facts import Person, Press, Refused
from services.facts.games import Proposal
from services.facts.news import (
    EndNews,
    InvitationNews,
    PlanNews,
    Posted,
    QueueNews,
    SeatNews,
    TableNews,
    TurnNews,
)
from services.facts.people import GoneFact
from services.facts.plans import Plan
from services.facts.tables import Pace, Setup
from services.privacy import leaving, personal_data
from services.privacy.erasure import AT_ONCE
from services.privacy.personal_data import Stay
from services.state.table_facts import table_row
from store import privacy, queue, schema, tables
from tests.helpers.database import everything, of_sqlite, rows
from tests.helpers.deaths import Killed
from tests.helpers.exported import exported
from tests.helpers.passing import only
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, DAN, EVE, SERVER, World

ZOE = Person(777000777000777, "Zenobia")
KIT = Person(888000888000888, "Kit")
FORMER = "A former lord"
NAMED = "My secret garden"
THREE = Setup(lords=3, pace=Pace("turn", turn=86_400))
ALL_GONE = GoneFact(0, 0, 0, 0)


def former(_language: str | None) -> str:
    return FORMER


async def seated(world: World, *people: Person, setup: Setup = THREE) -> int:
    """Fill a table; returns its game."""
    table = await world.services.tables.create(SERVER, CHANNEL, people[0], setup)
    for person in people[1:]:
        await world.services.tables.join(table.id, person)
    return (await world.game_of(table.id)).id


async def delete(world: World, person: Person = ZOE) -> GoneFact:
    return await world.services.privacy.delete(person.id, former)


def counts(found: Any) -> dict[str, int]:
    return {word: count for word, count in found.counts if count}


async def await_turn(world: World, game: int, person: Person) -> None:
    """Play until it is a person's turn."""
    while (await world.services.play.game(game)).seat_on_turn != (
        (await world.services.play.game(game)).table.seat_of(person.id)
    ):
        await world.quickly(game)


async def lived(world: World) -> dict[str, int]:
    """Let somebody leave a trace wherever a person can; returns the games and tables."""
    services = world.services
    over = await seated(world, ZOE, ANN, setup=Setup(lords=2))
    for _ in range(3):
        await world.quickly(over)
    vote = await services.play.propose(Press(over, ZOE), Proposal("abort"))
    await services.play.answer_vote(vote.id, ANN, agree=True)
    game = await seated(world, ANN, ZOE, KIT)
    await await_turn(world, game, ZOE)
    panel = await services.play.panel(Press(game, ZOE))
    step = panel.composition.todo[0]
    move = panel.composition.options[step][0]
    await services.play.set_slot(Press(game, ZOE, version=panel.game.version, seat=2), move)
    await services.play.propose(Press(game, ZOE), Proposal("time", hours=5))
    table = await services.tables.create(SERVER, CHANNEL, ZOE, Setup(lords=4, name=NAMED))
    await services.tables.join(table.id, CARA)
    await services.tables.invite(table.id, ZOE, [DAN])
    other = await services.tables.create(SERVER, CHANNEL, EVE, Setup(lords=2, who="invited"))
    await services.tables.invite(other.id, EVE, [ZOE])
    await services.people.change(ZOE, notice="direct", zone="Europe/Berlin")
    day = await services.absences.today(ZOE)
    await services.absences.announce(ZOE, day + timedelta(30), day + timedelta(32), "by the sea")
    await services.tables.change_draft(SERVER, ZOE, lords=3)
    await services.tables.save_preset(SERVER, ZOE, "My secret preset")
    await services.blocks.set(KIT, ZOE.id, on=True)
    await services.queue.join(SERVER, CHANNEL, ZOE, "kingdomino", Pace())
    with services.handling(1, ZOE.id):
        await services.people.change(ZOE, soon=True)
    return {"over": over, "running": game, "hosted": table.id, "asked": other.id}


async def test_nothing_is_left_of_who_had_their_data_deleted(world: World) -> None:
    """Neither the account's number nor the name, in no cell; deleting again changes nothing."""
    made = await lived(world)
    assert (str(ZOE.id) in everything(world.path), ZOE.name in everything(world.path)) == (
        True,
        True,
    )
    kept = counts(await world.services.privacy.kept(ZOE.id))
    assert kept == {
        **{"settings": 1, "hours": 1, "games": 1, "open": 1, "finished": 1},
        **{"invitations": 2, "queue": 1, "turns": kept["turns"], "absences": 1},
        **{"votes": 2, "drafts": 1, "presets": 1},
    }
    gone = await delete(world)
    assert (gone.games, gone.finished, gone.left) == (1, 1, 1)
    assert gone.rows == 6
    left = everything(world.path)
    assert [word in left for word in (str(ZOE.id), ZOE.name, "secret", "by the sea")] == [False] * 4
    remembered = kept["turns"] + 3  # a deletion, a game, limits
    assert counts(await world.services.privacy.kept(ZOE.id)) == {"remembered": remembered}
    assert await delete(world) == ALL_GONE
    assert await delete(world, Person(5150, "Nobody")) == ALL_GONE
    assert everything(world.path) == left
    for kind in ("over", "running"):
        fact = await world.services.play.game(made[kind])
        assert FORMER in fact.view.names
        assert {one.name for one in fact.last} <= {FORMER, "Ann", "Kit"}
    await world.restart()
    assert FORMER in (await world.services.play.game(made["over"])).view.names
    assert FORMER in (await world.services.play.record(made["over"], ANN)).text.replace("%20", " ")


async def test_a_name_that_they_gave_a_table_goes_wherever_it_went(world: World) -> None:
    """Tables opened again or played again from theirs, too; another's of another name keeps it."""
    named, tables = Setup(lords=2, name=NAMED), world.services.tables
    game = await seated(world, ZOE, ANN, setup=named)
    await world.finish(game)
    again = await tables.rematch(game, ANN)
    mine = await tables.create(SERVER, CHANNEL, ANN, Setup(lords=2, name="Ann's own"))
    theirs = await tables.create(SERVER, CHANNEL, ZOE, Setup(lords=3, name="Another secret"))
    await tables.join(theirs.id, BEN)
    await tables.leave(theirs.id, ZOE)
    await world.say()
    await delete(world)
    assert "secret" not in everything(world.path)
    assert (await tables.table(mine.id)).name == "Ann's own"
    names = [(await tables.table(row)).name for row in (1, again.id, theirs.id)]
    assert len(set(names)) == 3
    said = [one.body.table for one in await world.say() if isinstance(one.body, TableNews)]
    assert {again.id, theirs.id} <= {one.id for one in said}


async def test_a_block_holds_when_they_come_back(world: World) -> None:
    """Known by a keyed hash alone; whoever set it can lift it."""
    blocks = world.services.blocks
    await blocks.set(KIT, ANN.id, on=True)
    await blocks.set(KIT, ZOE.id, on=True)
    assert await delete(world) == ALL_GONE
    assert str(ZOE.id) not in everything(world.path)
    assert await blocks.blocked_by(KIT.id) == (ANN.id,)
    assert await blocks.blocked_by(KIT.id, asked=ZOE.id) == (ANN.id, ZOE.id)
    assert await blocks.blocked_by(KIT.id, asked=BEN.id) == (ANN.id,)
    assert counts(await world.services.privacy.kept(KIT.id))["blocked"] == 2
    table = await world.services.tables.create(SERVER, CHANNEL, KIT, Setup(lords=3))
    with pytest.raises(Refused, match="join_blocked"):
        await world.services.tables.join(table.id, ZOE)
    await blocks.set(KIT, ZOE.id, on=False)
    await world.services.tables.join(table.id, ZOE)


@of_sqlite
async def test_no_byte_of_what_was_deleted_is_left_on_disk(world: World) -> None:
    """Neither in the database nor in its log."""
    await lived(world)
    files = [world.path, world.path.with_name(world.path.name + "-wal")]
    before = b"".join(path.read_bytes() for path in files)
    assert [word in before for word in (b"secret", b"by the sea", b"Zenobia")] == [True] * 3
    await delete(world)
    after = b"".join(path.read_bytes() for path in files)
    assert [word in after for word in (b"secret", b"by the sea", b"Zenobia")] == [False] * 3


async def test_a_running_game_goes_on_with_the_autopilot(world: World) -> None:
    """As if the seat had been given up: it is said in the thread, and anybody may take it over."""
    game = await seated(world, ANN, ZOE, BEN)
    await world.say()
    await await_turn(world, game, ZOE)
    await world.say()
    await delete(world)
    world.clock.advance(60)
    await world.services.jobs.run_due()
    said = await world.say()
    (turn,) = [news.body for news in said if isinstance(news.body, TurnNews)]
    assert (turn.resigned, turn.reports[-1].by, turn.reports[-1].name) == ((2,), "resigned", FORMER)
    fact = await world.services.play.game(game)
    assert [seat.free for seat in fact.table.seats] == [False, True, False]
    await world.services.play.take_seat(game, CARA)
    assert "Cara" in (await world.services.play.game(game)).view.names
    (seat,) = [body for _, body in only([(0, one) for one in await world.say()], SeatNews)]
    assert (seat.what, seat.before) == ("taken", FORMER)
    assert seat.call is not None
    assert (seat.call.seat.user, seat.call.mention) == (None, False)


async def test_running_games_are_left_one_by_one_whoever_is_killed_between(
    world: World,
) -> None:
    """Each in a transaction of its own; the rest is left by the next process."""
    games = [await world.start(Setup(lords=2)) for _ in range(3)]
    leave, within = leaving._leave, list[Transaction]()

    async def dying(context: ServiceContext, tx: Transaction, game: int, user: int) -> None:
        within.append(tx)
        await leave(context, tx, game, user)
        if len(within) == 2:
            raise Killed

    with patch.object(leaving, "_leave", dying), pytest.raises(Killed):
        await world.services.privacy.delete(ANN.id, former)
    assert within[0] is not within[1]

    async def left() -> list[bool]:
        found = [(await world.services.play.game(game.id)).table.seats for game in games]
        seats = [next(seat for seat in some if seat.user != BEN.id) for some in found]
        assert all(seat.user is not None and seat.user < 0 for seat in seats)
        return [seat.resigned for seat in seats]

    assert sorted(await left()) == [False, False, True]
    await world.restart()
    await world.services.jobs.run_due()
    assert False in await left()
    world.clock.advance(60)
    await world.services.jobs.run_due()
    assert await left() == [True, True, True]


async def test_where_somebody_was_called_directly_is_forgotten(world: World) -> None:
    """A channel of direct messages is one person's; that of another lord stays known."""
    game = await seated(world, ZOE, ANN, setup=Setup(lords=2, pace=Pace("turn", turn=86_400)))
    for person, channel in ((ZOE, 6001), (ANN, 6002)):
        await await_turn(world, game, person)
        (news,) = [one for one in await world.say() if isinstance(one.body, TurnNews)][-1:]
        await world.services.outbox.note_direct_message(news, Posted(channel, channel + 100))
    assert ("6001" in everything(world.path), "6002" in everything(world.path)) == (True, True)
    await delete(world)
    assert ("6001" in everything(world.path), "6002" in everything(world.path)) == (False, True)


async def test_the_last_one_to_go_ends_the_game(world: World) -> None:
    """Nobody is mentioned who is not there, at the end neither."""
    game = await seated(world, ZOE, ANN, setup=Setup(lords=2))
    await world.services.play.resign(game, ANN)
    await delete(world)
    fact = await world.services.play.game(game)
    assert fact.ending == "deserted"
    (end,) = [one.body for one in await world.say() if isinstance(one.body, EndNews)]
    assert [seat.account for seat in end.game.table.seats] == [None, ANN.id]
    again = await world.services.tables.rematch(game, ANN)
    assert again.invited == ()


async def test_a_table_that_waits_passes_on(world: World) -> None:
    """Its seat is free, the next one hosts it; an invitation is withdrawn, unsaid."""
    made = await lived(world)
    await delete(world)
    hosted = await world.services.tables.table(made["hosted"])
    assert (hosted.host_name, [seat.name for seat in hosted.seats]) == (
        "Cara",
        [None, "Cara", None, None],
    )
    assert [one.by_name for one in hosted.invited] == [FORMER]
    asked = await world.services.tables.table(made["asked"])
    assert [one.state for one in asked.invited] == ["withdrawn"]
    said = [one.body for one in await world.say()]
    assert [one.invitation.name for one in said if isinstance(one, InvitationNews)] == ["Dan"]
    assert any(isinstance(one, TableNews) for one in said)
    # Who comes back is known for a time: a game given up counts until it is over.
    fact = await world.services.people.reliability(ZOE.id)
    assert (fact.playing, fact.games_at_once) == (1, 3)
    with pytest.raises(Refused, match="not_at_table"):
        await world.services.play.panel(Press(made["running"], ZOE))
    joined = await world.services.tables.join(made["hosted"], ZOE)
    assert joined.table.seats[joined.seat - 1].name == ZOE.name
    assert counts(await world.services.privacy.kept(ZOE.id)).keys() == {"open", "remembered"}


async def test_it_is_done_whole_or_not_at_all(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails on the way leaves everything as it was, in memory too."""
    game = await seated(world, ZOE, ANN, setup=Setup(lords=2))
    before = everything(world.path)

    async def fails(*_: object) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as patched:
        patched.setattr(privacy, "delete_own_rows", fails)
        with pytest.raises(OSError, match="disk"):
            await delete(world)
    assert everything(world.path) == before
    assert (await world.services.play.game(game)).view.names == (ZOE.name, "Ann")
    assert (await delete(world)).games == 1


async def test_nobody_waits_while_a_person_is_searched_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others write meanwhile, and what they write of them is deleted, too."""
    await seated(world, ZOE, ANN, setup=Setup(lords=2))
    search = privacy.traces

    async def while_others_write(connection: Any, user: int) -> Any:
        found = await search(connection, user)
        await world.services.blocks.set(KIT, ZOE.id, on=True)
        monkeypatch.setattr(privacy, "traces", search)
        return found

    monkeypatch.setattr(privacy, "traces", while_others_write)
    assert (await delete(world)).games == 1
    assert str(ZOE.id) not in everything(world.path)
    assert await world.services.blocks.blocked_by(KIT.id, asked=ZOE.id) == (ZOE.id,)


async def test_whoever_has_nothing_to_delete_keeps_nobody_waiting(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is written; and nobody asks on and on."""
    await seated(world, ANN, BEN, setup=Setup(lords=2))
    monkeypatch.setattr(world.services.context, "write", None)
    for _ in range(AN_HOUR):
        assert await delete(world) == ALL_GONE
    with pytest.raises(Refused, match="export_often"):
        await delete(world)
    for _ in range(AN_HOUR):
        assert counts(await world.services.privacy.kept(ZOE.id)) == {}
    with pytest.raises(Refused, match="export_often"):
        await world.services.privacy.kept(ZOE.id)
    world.clock.advance(3600)
    assert await delete(world) == ALL_GONE


async def test_whoever_had_many_files_made_may_delete_their_data(world: World) -> None:
    """Deletions are counted apart."""
    await seated(world, ZOE, ANN, setup=Setup(lords=2))
    for _ in range(AN_HOUR):
        await world.services.privacy.kept(ZOE.id)
    assert (await delete(world)).games == 1


async def test_a_lord_of_the_same_name_keeps_it(world: World) -> None:
    """On the own seat; the deleted one's is replaced."""
    twin = Person(4242, ZOE.name)
    game = await seated(world, ZOE, twin, setup=Setup(lords=2))
    for _ in range(4):
        await world.quickly(game)
    await delete(world)
    fact = await world.services.play.game(game)
    assert fact.view.names == (FORMER, ZOE.name)
    seats = {one.seat: one.name for one in fact.last}
    assert all(name == (FORMER if seat == 1 else ZOE.name) for seat, name in seats.items())


async def test_a_former_lord_is_forgotten_too(world: World) -> None:
    """Who took the seat over keeps it."""
    game = await seated(world, ANN, ZOE, BEN)
    await world.services.play.resign(game, ZOE)
    await world.services.play.take_seat(game, CARA)
    assert counts(await world.services.privacy.kept(ZOE.id))["former"] == 1
    gone = await delete(world)
    assert (gone.games, gone.finished) == (0, 0)
    assert (await world.services.play.game(game)).view.names == ("Ann", "Cara", "Ben")
    assert ZOE.name not in everything(world.path)
    assert str(ZOE.id) not in everything(world.path)


async def test_a_dynasty_goes_on_between_two_games(world: World) -> None:
    """With the autopilot in their place; with nobody left it is over."""
    setup = Setup(lords=2, dynasty=True, pace=Pace("none", turn=0))
    game = await seated(world, ZOE, ANN, setup=setup)
    await world.finish(game)
    await delete(world)
    world.clock.advance(400)
    await world.services.jobs.run_due()
    fact = await world.game_of(1)
    assert (fact.number, [seat.person for seat in fact.table.seats]) == (2, [False, True])
    assert fact.view.names == (FORMER, "Ann")
    await delete(world, ANN)
    assert (await world.services.tables.table(1)).state == "abandoned"


async def test_plans_and_what_waits_to_be_said_of_them_are_gone(world: World) -> None:
    """A fate that nobody can be told of any more is not told."""
    game = await seated(world, ANN, ZOE, BEN)
    await world.until(game, "1.1")
    await await_turn(world, game, ANN)
    panel = await world.services.play.plan_panel(Press(game, ZOE))
    assert panel.spots is not None
    await world.services.play.keep_plan(
        Press(game, ZOE), Plan(panel.spots.ranked[0].squares, (), "ask")
    )
    await await_turn(world, game, ZOE)
    await world.say()
    world.clock.advance(60)
    await world.services.jobs.run_due()
    async with world.services.context.read() as connection:
        waiting = await privacy.announcements_of(connection, [1])
    assert "plan" in {row.kind for row in waiting if row.state == "waiting"}
    await delete(world)
    assert not [one for one in await world.say() if isinstance(one.body, PlanNews)]
    assert (await world.services.play.game(game)).seat_on_turn is not None


async def test_nothing_is_left_of_them_in_the_places_of_others(world: World) -> None:
    """Others were asked whether they still want to play, for their sake; they alone go."""
    at = world.clock.now()
    await world.services.queue.join(SERVER, CHANNEL, KIT, "kingdomino", Pace())
    async with world.services.context.write() as tx:
        row = await queue.place(tx.connection, SERVER, KIT.id)
        assert row is not None
        sakes = {str(ZOE.id): at, str(ANN.id): at}
        await queue.put_place(tx.connection, replace(row, wanted={**row.wanted, "sakes": sakes}))
    await delete(world)
    async with world.services.context.read() as connection:
        row = await queue.place(connection, SERVER, KIT.id)
    assert row is not None
    assert row.wanted["sakes"] == {str(ANN.id): at}


async def test_who_is_seated_by_the_queue_and_gone_is_not_called(world: World) -> None:
    """The others are."""
    for person in (ZOE, ANN, BEN, CARA):
        await world.services.queue.join(SERVER, CHANNEL, person, "kingdomino", Pace())
    await delete(world)
    said = only([(0, one) for one in await world.say()], QueueNews)
    assert [[call.seat.name for call in body.calls] for _, body in said] == [["Ann", "Ben", "Cara"]]


async def test_who_followed_them_hears_no_more_and_nothing_of_it_is_left(world: World) -> None:
    """Their waiting announcements are dropped; others' digests have another number."""
    game = await seated(world, ANN, KIT, setup=Setup(lords=2))
    other = await seated(world, ANN, ZOE, setup=Setup(lords=2))
    async with world.services.context.write() as tx:
        row = await table_row(tx.connection, 1)
        for user, lords in ((ZOE.id, []), (KIT.id, [ZOE.id])):
            times = {"since": 0, "until": tx.now}
            played = game if user == ZOE.id else other
            part = GamePart(played, how="turn", lords=tuple(lords), **times)
            await tx.say(row, FollowBody(user, (part,)), lane="aside")
    await delete(world)
    async with world.services.context.read() as connection:
        told = [
            one for one in await privacy.announcements_of(connection, [1]) if one.kind == "follow"
        ]
    assert [one.state for one in told] == ["dropped", "waiting"]
    assert str(ZOE.id) not in everything(world.path)


# -- the file --------------------------------------------------------------------------------------


async def test_the_file_holds_everything_of_theirs_and_nothing_of_others(world: World) -> None:
    """The records of their games, with the seed of those that are over; nobody else's number."""
    made = await lived(world)
    told = await exported(world.services, ZOE)
    file = json.loads(told)
    assert set(file["kept"]) == {
        *("users", "absences", "deeds", "queue", "setup_drafts", "presets"),
    }
    assert file["kept"]["absences"][0]["note"] == "by the sea"
    games = {one["game"]: one for table in file["tables"] for one in table["games"]}
    assert set(games) == {made["over"], made["running"]}
    over, running = games[made["over"]], games[made["running"]]
    assert "seed: " in over["record"]
    assert "seed: " not in running["record"]
    assert len(running["draft"]) == 1
    ((seed,),) = rows(world.path, f"SELECT seed FROM games WHERE id = {made['running']}")
    assert seed not in told
    assert (str(ZOE.id) in told, str(KIT.id) in told) == (True, False)
    assert [one["to"] for one in file["invitations"] if "to" in one] == ["Dan"]


async def test_others_words_are_not_in_the_file(world: World) -> None:
    """A partner's note, another's plan and another's draft."""
    setup = Setup(box="royal_wedding", lords=6, teams=True, pace=Pace("none", turn=0))
    game = await seated(world, ZOE, ANN, BEN, CARA, DAN, EVE, setup=setup)
    fact = await world.services.play.game(game)
    mine, partner = fact.view.kingdom_of(1).seats
    other = fact.table.seats[partner - 1]
    await world.services.play.note(game, Person(other.user or 0, other.name or ""), "swap at nine")
    await world.services.play.note(game, ZOE, "I take the lake")
    told = await exported(world.services, ZOE)
    assert ("I take the lake" in told, "swap at nine" in told) == (True, False)
    assert mine == 1
    await delete(world)
    left = everything(world.path)
    assert ("I take the lake" in left, "swap at nine" in left) == (False, True)


async def test_whoever_is_forgotten_is_forgotten_under_every_name(world: World) -> None:
    """Also under those that were said in messages meanwhile."""
    game = await seated(world, ANN, BEN, ZOE)
    names = ["Quentina", "Rosalinda", "Seraphina"]
    for name in names:
        await world.services.play.take_name(replace(ZOE, name=name, server=SERVER))
        await await_turn(world, game, ZOE)
        await world.quickly(game)
        assert name in everything(world.path)
    await delete(world)
    left = everything(world.path)
    assert [name for name in (ZOE.name, *names) if name in left] == []


PLACES = {"server_id", "channel_id", "thread_id", "log_id", "message_id", "cup_id", "ref"}
TIMES = {"at", "since", "until", "due", "deadline", "turn_since", "away_since", "absent_since"}
CODES = {"click", "id", "mark", "other"}
"""What large numbers are that are no accounts; those of marks stand in the place of one."""
SEARCHED = {"votes.data", "outbox.body", "cup_events.data", "cup_posts.data", "cup_acts.act"}
SEARCHED |= {"users.settings", "queue.wanted"}
"""The JSON with accounts that `privacy.traces` finds."""
RENAMED_IN = {"games.names", "seats.earlier", "former_lords.earlier"}
OF_NOBODY = {f"games.{name}" for name in ("options", "icons", "result", "winners", "receiving")}
OF_NOBODY |= {f"games.{name}" for name in ("banks", "away", "hints")} | {"tables.setup"}
OF_NOBODY |= {"servers.settings", "cups.setup", "turn_drafts.slots", "reviews.review"}
OF_NOBODY.add("outbox.refusals")


def test_every_column_that_names_a_person_is_known() -> None:
    """A new table must say what becomes of the people in it: DELETED or RENAMED.

    Or, for a number that is no account, what it is (PLACES, TIMES, CODES).
    """
    known = {*privacy.DELETED.values(), *(column for column, _ in privacy.RENAMED)}
    found = {
        column
        for table in schema.metadata.tables.values()
        for column in table.columns
        if (isinstance(column.type, BigInteger) and not column.foreign_keys)
        and column.name not in PLACES | TIMES | CODES
        and not column.name.endswith("_at")
    }
    lords = {schema.ratings.c.lord, schema.rating_steps.c.lord}  # as texts
    assert found | lords | {schema.users.c.id} == known


def test_all_json_that_may_name_a_person_is_known() -> None:
    """It is searched for accounts, goes with its row, has names that are replaced, or is nobody's.

    A column of a new table: have `privacy.traces` search it, or name it here.
    """
    found = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, JSON) and table.name not in privacy.DELETED
    }
    own = {name for name in SEARCHED if name.partition(".")[0] in privacy.DELETED}
    assert found == (SEARCHED | RENAMED_IN | OF_NOBODY) - own


async def test_two_deletions_at_once_leave_nothing_of_either_at_closed_tables(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process deletes a rival's data after this one has read what names both."""
    rival = Person(777000777000888, "Yolanda")
    game = await seated(world, ZOE, rival, setup=Setup(lords=2))
    for one in (ZOE, rival):
        await world.services.play.resign(game, one)
    await world.say()
    read, waiting = privacy.announcements_of, [rival]

    async def slowly(connection: Any, tables: Any) -> Any:
        found = await read(connection, tables)
        while waiting:
            other = waiting.pop()
            for _ in range(2):
                await world.services.privacy._erase(other.id, former)
        return found

    monkeypatch.setattr(privacy, "announcements_of", slowly)
    await world.services.privacy.delete(ZOE.id, former)
    left = everything(world.path)
    for person in (ZOE, rival):
        assert str(person.id) not in left
        assert person.name not in left


async def test_a_deletion_keeps_nobody_waiting_for_what_is_over(world: World) -> None:
    """What closed tables have of somebody is changed a few tables at a time, and read before."""
    game = await world.services.play.game(await seated(world, ANN, BEN, CARA))
    await world.say()
    last = max(AT_ONCE, 2) * 3
    copied = {"id": "9000 + n", "table_id": "9000 + n", "game_id": "9000 + n"}
    async with world.services.context.write() as tx:
        await tx.connection.execute(text("UPDATE tables SET state = 'over'"))
        for table in (schema.tables, schema.games, schema.seats, schema.outbox):
            given = {"id"} if table is schema.outbox else set()
            names = [one.name for one in table.columns if one.name not in given]
            values = [copied.get(name, name) for name in names]
            await tx.connection.execute(
                text(
                    f"WITH RECURSIVE k(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM k"
                    f" WHERE n < {last}) INSERT INTO {table.name} ({', '.join(names)})"
                    f" SELECT {', '.join(values)} FROM {table.name}, k"
                )
            )
    await world.restart()
    amended, renamed = list[int](), list[int]()

    async def amend(connection: Any, bodies: Any, *read: Any) -> bool:
        amended.append(len(bodies))
        return await put_bodies(connection, bodies, *read)

    async def rename(connection: Any, names: Any) -> None:
        renamed.append(len(names))
        await put_names(connection, names)

    put_bodies, put_names = privacy.amend_announcements, privacy.rename_games
    with (
        patch.object(privacy, "amend_announcements", amend),
        patch.object(privacy, "rename_games", rename),
    ):
        gone = await world.services.privacy.delete(ANN.id, former)
    assert gone.finished == last + 1
    assert sum(renamed) == last + 1
    assert max(renamed) <= AT_ONCE
    assert (renamed[-1], amended[-1]) == (0, 0)  # together with everything else
    async with world.services.context.read() as connection:
        for name in ("seats", "games", "outbox", "tables"):
            rows = [str(row) for row in await connection.execute(text(f"SELECT * FROM {name}"))]
            assert not [row for row in rows if ANN.name in row]
    assert (await world.services.play.game(game.id)).table.seats[0].name == FORMER


async def test_each_answer_is_compared_with_the_seats_at_its_own_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not with all where somebody ever sat: with both in their thousands everybody would wait."""
    looks = list[int]()

    class Noted(list[Stay]):
        def __iter__(self) -> Iterator[Stay]:
            looks.append(len(self))
            return super().__iter__()

    find = personal_data._stays
    monkeypatch.setattr(personal_data, "_stays", lambda *given: Noted(find(*given)))
    game = await world.start(Setup(lords=2))
    for _ in range(2):
        await world.start(Setup(lords=2))
    play = world.services.play
    for number in range(10):
        asker, other = (ANN, BEN)[:: 1 if number % 2 else -1]
        vote = await play.propose(Press(game.id, asker), Proposal("pause"))
        await play.answer_vote(vote.id, other, agree=False)
        world.clock.advance(2 * 24 * 3600)
    kept = await world.services.privacy.kept(ANN.id)
    assert dict(kept.counts)["votes"] == 10
    assert len(looks) < 10


async def test_all_tables_that_they_named_are_renamed_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not one after another, while everybody who has something to write waits."""
    for number in range(4):
        table = await world.table(Setup(lords=3, name=f"{NAMED} {number}"), ZOE)
        await world.services.tables.close(table.id, ZOE)
    changed, rename = list[int](), privacy.rename_tables

    async def noted(connection: Any, names: Any) -> None:
        changed.append(len(names))
        await rename(connection, names)

    monkeypatch.setattr(privacy, "rename_tables", noted)
    with patch.object(tables, "change_table", None):
        await world.services.privacy.delete(ZOE.id, former)
    assert changed[0] == 4
    assert NAMED not in everything(world.path)
