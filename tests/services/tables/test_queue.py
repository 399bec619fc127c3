"""The queue: who waits for the same is seated together, once, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from cogs.tables import queue as screens
from locales import texts
from services.clocks import waking_hours
from services.clocks.waking_hours import (
    FORESEEN,
    HOURS,
    SIZES,
    Waiting,
    awake,
    find_group,
    fits,
    latest_seating,
    table_sizes,
)
from services.core import context
from services.core.context import ChannelState, Presence
from services.core.json_codec import setup_from_json
from services.core.transaction import Transaction
from services.facts import Person
from services.facts.limits import DEFAULTS, Limit
from services.facts.lists import QueueFact
from services.facts.news import QueueNews
from services.facts.people import UserSettings
from services.facts.tables import Pace, Setup
from services.tables import opening, queue_answers, queue_seating
from services.tables import queue as queue_module
from services.tables.queue_answers import ANSWERED_IN, WANTED
from services.tables.queue_seating import AGAIN, STAYS
from store import Connection, absences, jobs, people, queue, tables
from store.rows import QueueRow
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, DAN, EVE, PEOPLE, SERVER, World

DAY, HOUR = 24 * 3600, 3600
ALL = frozenset(HOURS)
NOW = 1_800_000_000
A_DAY = Pace()


def one(
    user: int,
    since: int = NOW,
    awake: frozenset[int] = ALL,
    apart: frozenset[int] = frozenset(),
) -> Waiting:
    return Waiting(user, since, awake, apart)


# -- who can be seated together --------------------------------------------------------------------


def test_people_are_awake_by_what_they_set_else_by_their_clicks() -> None:
    """Quiet hours in their zone; a usual night in a guessed one; of strangers nothing is known."""
    berlin = awake(UserSettings(zone="Europe/Berlin", quiet=(22 * 60, 7 * 60)), None, NOW)
    assert len(berlin) == 15
    assert len(awake(UserSettings(zone="Europe/Berlin"), None, NOW)) == 16
    assert awake(UserSettings(), None, NOW) == ALL
    clicks = [0] * 8 + [10] * 16
    assert len(awake(UserSettings(), clicks, NOW)) == 16
    assert awake(UserSettings(quiet=(0, 600)), None, NOW) == ALL


def test_a_table_is_awake_together_for_eight_hours_at_least() -> None:
    """All of them, not each two."""
    early, late = frozenset(range(0, 12)), frozenset(range(4, 16))
    far = frozenset(range(12, 24))
    assert fits([one(1, awake=early), one(2, awake=late)])
    assert not fits([one(1, awake=early), one(2, awake=far)])
    middle = frozenset(range(8, 20))
    assert fits([one(2, awake=late), one(3, awake=middle)])
    assert not fits([one(1, awake=early), one(2, awake=late), one(3, awake=middle)])


def test_each_day_of_waiting_allows_a_smaller_table() -> None:
    """Four at first, then three, then two; some boxes are for two alone."""
    assert [table_sizes("kingdomino", day * DAY) for day in range(4)] == [
        (4,),
        (4, 3),
        (4, 3, 2),
        (4, 3, 2),
    ]
    assert table_sizes("discovery", 0) == (2,)


def test_who_waited_longest_is_seated_first_with_those_who_fit() -> None:
    """Others are passed over, not kept waiting behind somebody who fits nobody."""
    night = frozenset({0, 1, 2})
    waiting = [one(1, awake=night), *(one(n) for n in range(2, 7))]
    found = find_group("kingdomino", waiting, NOW)
    assert found is not None
    assert [person.user for person in found] == [2, 3, 4, 5]
    assert find_group("kingdomino", waiting[:4], NOW) is None


def test_the_expected_wait_is_when_a_smaller_table_is_allowed() -> None:
    """If nobody else comes."""
    waiting = [one(1, NOW - HOUR), one(2), one(3)]
    assert latest_seating("kingdomino", waiting, 3, NOW) == NOW - HOUR + DAY
    assert latest_seating("kingdomino", waiting[:2], 2, NOW) == NOW - HOUR + 2 * DAY
    assert latest_seating("kingdomino", waiting[:1], 1, NOW) is None


def test_a_long_queue_holds_nobody_up() -> None:
    """When many wait whom nobody fits, it is not known: to work it out would take a minute."""
    users = frozenset(range(1, FORESEEN + 2))
    waiting = [one(n, NOW - n, apart=users - {n}) for n in sorted(users)[:-2]]
    pair = [one(FORESEEN), one(FORESEEN + 1)]
    seated = latest_seating("kingdomino", [*waiting, *pair][1:], FORESEEN, NOW)
    assert seated == NOW + 2 * DAY
    assert latest_seating("kingdomino", [*waiting, *pair], FORESEEN, NOW) is None


@pytest.mark.parametrize("box", SIZES)
def test_foreseeing_a_seat_takes_little(box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where everybody fits with ten others, and no three fit."""
    tried = list[int]()

    def counted(people: Sequence[Waiting]) -> bool:
        tried.append(len(people))
        return fits(people)

    monkeypatch.setattr(waking_hours, "fits", counted)
    first, second = frozenset(range(10)), frozenset(range(10, 20))
    waiting = [one(n, NOW + n, apart=first - {n} if n < 10 else second - {n}) for n in range(20)]
    latest_seating(box, waiting, 0, NOW)
    assert len(tried) < 1500


# -- the service -----------------------------------------------------------------------------------


async def wait(world: World, *users: int, box: str = "kingdomino", pace: Pace = A_DAY) -> QueueFact:
    fact = None
    for user in users:
        fact = await world.services.queue.join(SERVER, CHANNEL, PEOPLE[user], box, pace)
    assert fact is not None
    return fact


async def asked(world: World) -> list[int]:
    """Return who is asked whether they still want to play, in the order of their joining."""
    async with world.services.context.read() as connection:
        rows = await queue.places(connection, SERVER)
    return [row.user_id for row in rows if queue_answers.is_asked(row, world.clock.now())]


async def all_say_yes(world: World) -> None:
    """Have everybody who is asked say that they still want to play."""
    for user in await asked(world):
        own = await world.services.queue.place(SERVER, PEOPLE[user])
        if own is not None:
            await wait(world, user, box=own.box, pace=own.pace or A_DAY)


async def waits(world: World, *users: int) -> bool:
    """Whether just these are in the queue."""
    async with world.services.context.read() as connection:
        rows = await queue.places(connection, SERVER)
    return sorted(row.user_id for row in rows) == sorted(users)


@pytest.mark.parametrize("answer", ["yes", "no", "nothing"])
async def test_who_joined_some_time_ago_is_asked_before_the_game_begins(
    world: World, answer: str
) -> None:
    """Everybody keeps their place meanwhile; only a yes makes a table, silence costs nothing."""
    await wait(world, 1, box="mighty_duel")
    world.clock.advance(WANTED)
    fact = await wait(world, 2, box="mighty_duel")
    assert (fact.table, await asked(world), await waits(world, 1, 2)) == (None, [ANN.id], True)
    (news,) = [one.body for one in await world.say() if isinstance(one.body, QueueNews)]
    assert [call.seat.user for call in news.calls] == [ANN.id]
    assert "Do you still want to play?" in screens.notification(news, texts()).content
    async with world.services.context.read() as connection:
        assert not await tables.tables_of_server(connection, SERVER, "open")
    world.clock.advance(ANSWERED_IN - 1)
    await world.services.jobs.run_due()
    assert await waits(world, 1, 2)
    if answer == "yes":  # Ben pressed long ago by now, but while Ann had time to answer
        table = (await wait(world, 1, box="mighty_duel")).table
        assert table is not None
        assert (table.state, await waits(world)) == ("playing", True)
        return
    if answer == "no":
        await world.services.queue.leave(SERVER, ANN)
    world.clock.advance(1)
    await world.services.jobs.run_due()
    assert await waits(world, *((2,) if answer == "no" else (1, 2)))
    assert (await world.services.people.reliability(ANN.id)).silent == 0


async def test_a_silent_one_takes_nobody_out_of_the_queue(world: World) -> None:
    """Two who pressed lately play at once beside somebody who is asked, again and again."""
    await wait(world, 6, box="mighty_duel")
    world.clock.advance(WANTED)
    assert (await wait(world, 1, box="mighty_duel")).table is None
    assert await asked(world) == [6]
    for first, second in ((None, 2), (3, 4)):
        if first is not None:
            assert (await wait(world, first, box="mighty_duel")).table is None
        fact = await wait(world, second, box="mighty_duel")
        assert fact.table is not None
        assert fact.table.state == "playing"
        assert 6 not in [seat.user for seat in fact.table.seats]
        assert await waits(world, 6)
    assert await asked(world) == [6]
    assert len([one for one in await world.say() if isinstance(one.body, QueueNews)]) == 3


async def test_silent_ones_are_asked_at_the_same_time_as_others(world: World) -> None:
    """Else each of them in turn would hold up whoever joins."""
    await world.services.blocks.set(PEOPLE[6], 7, on=True)
    await wait(world, 6, 7, box="mighty_duel")
    world.clock.advance(WANTED)
    assert (await wait(world, 1, box="mighty_duel")).table is None
    assert await asked(world) == [6, 7]
    assert (await wait(world, 7, box="mighty_duel")).table is not None
    assert await waits(world, 6)


async def test_nobody_is_asked_in_their_sleep(world: World) -> None:
    """They would lose the place; they are asked once they are awake."""
    night = world.clock.now() // HOUR % 24 * 60
    async with world.services.context.write() as tx:
        quiet = {"zone": "UTC", "quiet": [(night - 60) % 1440, (night + 180) % 1440]}
        await people.save_user(tx.connection, ANN.id, quiet, tx.now)
    await wait(world, 1, box="mighty_duel")
    world.clock.advance(WANTED)
    await wait(world, 2, box="mighty_duel")
    assert await asked(world) == []
    for _ in range(3):
        world.clock.advance(HOUR)
        await world.services.jobs.run_due()
    assert await asked(world) == [ANN.id, BEN.id]
    await all_say_yes(world)
    assert await waits(world)


@pytest.mark.parametrize(("box", "users"), [("mighty_duel", 3), ("kingdomino", 9)])
async def test_a_group_that_cannot_be_seated_holds_up_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch, box: str, users: int
) -> None:
    """Whatever is wrong with one of them; the others play in other groups."""
    seat = opening.seat_together

    async def broken(context: Any, tx: Any, wanted: Any, lords: Sequence[Person]) -> Any:
        row = await seat(context, tx, wanted, lords)
        if ANN in lords:
            raise RuntimeError
        return row

    monkeypatch.setattr(queue_seating, "seat_together", broken)
    world.services.context.limits = {**DEFAULTS, "queue": Limit(20, 200)}
    for user in range(1, users + 1):
        person = Person(user, f"Lord {user}") if user > 1 else ANN
        await world.services.queue.join(SERVER, CHANNEL, person, box, A_DAY)
    assert await waits(world, ANN.id)


async def test_four_who_want_the_same_are_seated_and_told(world: World) -> None:
    """The game begins with the fourth; all four are called."""
    third = await wait(world, 1, 2, 3)
    assert (third.waiting, third.needed, third.expected, third.table) == (3, 4, DAY, None)
    last = await wait(world, 4)
    assert last.table is not None
    assert last.table.state == "playing"
    assert sorted(seat.user or 0 for seat in last.table.seats) == [1, 2, 3, 4]
    assert (last.table.host, last.table.channel) == (ANN.id, CHANNEL)
    assert last.table.setup.pace == Pace()
    said = await world.say()
    (news,) = [one.body for one in said if isinstance(one.body, QueueNews)]
    assert sorted(call.seat.user or 0 for call in news.calls) == [1, 2, 3, 4]
    assert not news.over
    assert [await world.services.queue.place(SERVER, PEOPLE[n]) for n in range(1, 5)] == [None] * 4
    assert await world.on_turn(last.table.game or 0) in PEOPLE.values()


async def test_box_and_pace_have_to_be_the_same(world: World) -> None:
    """And the server."""
    await wait(world, 1, 2)
    await wait(world, 3, pace=Pace("turn", 3 * DAY))
    await wait(world, 4, box="queendomino")
    other = await world.services.queue.join(SERVER + 1, CHANNEL, EVE, "kingdomino", Pace())
    assert other.table is None
    place = await world.services.queue.place(SERVER, ANN)
    assert place is not None
    assert place.waiting == 2
    duel = await wait(world, 6, 7, box="mighty_duel")
    assert duel.table is not None
    assert duel.table.setup.variants == frozenset({"mighty_duel"})


async def test_after_a_day_three_are_enough_after_two_days_two(world: World) -> None:
    """The worker seats them, not a visit by somebody."""
    await wait(world, 1, 2, 3)
    world.clock.advance(DAY - 1)
    await world.services.jobs.run_due()
    assert await world.services.queue.place(SERVER, ANN) is not None
    world.clock.advance(1)
    await world.services.jobs.run_due()
    assert await asked(world) == [1, 2, 3]
    await all_say_yes(world)
    assert await waits(world)
    await wait(world, 4, 5)
    world.clock.advance(2 * DAY)
    await world.services.jobs.run_due()
    await all_say_yes(world)
    assert await world.services.queue.place(SERVER, EVE) is None
    async with world.services.context.read() as connection:
        playing = await tables.tables_of_server(connection, SERVER, "playing")
    assert [setup_from_json(row.setup).lords for row in playing] == [3, 2]


async def test_waiting_again_for_the_same_changes_nothing(world: World) -> None:
    """Joined once; something else begins anew."""
    first = await wait(world, 1)
    world.clock.advance(HOUR)
    assert (await wait(world, 1)).since == first.since
    other = await wait(world, 1, box="discovery")
    assert (other.since, other.waiting) == (first.since + HOUR, 1)


async def test_leaving_frees_the_place(world: World) -> None:
    """Once; then there is nothing to leave."""
    await wait(world, 1)
    assert await world.services.queue.leave(SERVER, ANN)
    assert not await world.services.queue.leave(SERVER, ANN)
    assert (await wait(world, 2)).waiting == 1


async def test_after_seven_days_one_leaves_with_a_word(world: World) -> None:
    """The table one would have had can be opened with one press, for everybody."""
    await wait(world, 1)
    world.clock.advance(STAYS - 1)
    await world.services.jobs.run_due()
    assert await world.services.queue.place(SERVER, ANN) is not None
    world.clock.advance(1)
    await world.services.jobs.run_due()
    assert await world.services.queue.place(SERVER, ANN) is None
    (news,) = [one.body for one in await world.say() if isinstance(one.body, QueueNews)]
    assert news.over
    assert [call.seat.user for call in news.calls] == [ANN.id]
    table = await world.services.tables.open_again(news.table.id, ANN)
    assert (table.state, table.setup.lords, table.host) == ("open", 4, ANN.id)


@pytest.mark.parametrize("chosen", [True, False])
async def test_a_lost_channel_is_replaced_by_another(world: World, *, chosen: bool) -> None:
    """The server's own, or that in which somebody else joined."""
    if chosen:
        await world.services.people.change_server(SERVER, table_channel=CHANNEL + 1)
    await wait(world, 1, 2, 3)
    world.services.context.channel_state = lambda _, at: "gone" if at == CHANNEL else "open"
    other = CHANNEL + (2 if chosen else 1)
    last = await world.services.queue.join(SERVER, other, DAN, "kingdomino", A_DAY)
    assert last.table is not None
    assert (last.table.state, last.table.channel) == ("playing", CHANNEL + 1)


@pytest.mark.parametrize("state", ["gone", "shut"])
@pytest.mark.parametrize("users", [(1, 2), (1,)])
async def test_without_a_channel_nobody_is_seated_and_each_is_told_once(
    world: World, state: ChannelState, users: tuple[int, ...]
) -> None:
    """They leave the queue and may wait elsewhere; no table is open or played at."""
    await wait(world, *users)
    world.services.context.channel_state = lambda _server, _channel: state
    world.clock.advance(STAYS)
    await world.services.jobs.run_due()
    news = [one.body for one in await world.say() if isinstance(one.body, QueueNews)]
    assert sorted(call.seat.user or 0 for one in news for call in one.calls) == list(users)
    assert all(one.nowhere for one in news)
    assert [await world.services.queue.place(SERVER, PEOPLE[user]) for user in users] == [
        None
    ] * len(users)
    async with world.services.context.read() as connection:
        for table in ("playing", "open"):
            assert not await tables.tables_of_server(connection, SERVER, table)
    world.clock.advance(STAYS)
    await world.services.jobs.run_due()
    assert not [one for one in await world.say() if isinstance(one.body, QueueNews)]


def presence(world: World, **found: Presence) -> list[tuple[int, int]]:
    """Say who is there and sees what, by name and number of the channel; return what was asked."""
    asked = []

    async def ask(_server: int, channel: int, user: int) -> Presence:
        asked.append((channel, user))
        return found.get(f"{PEOPLE[user].name}{channel - CHANNEL}", "sees")

    world.services.context.presence = ask
    return asked


async def test_who_left_the_server_is_seated_no_more(world: World) -> None:
    """They leave the queue, and whoever comes next is seated in their place."""
    await wait(world, 1, box="mighty_duel")
    asked = presence(world, Ann0="gone")
    assert (await wait(world, 2, box="mighty_duel")).table is None
    assert await world.services.queue.place(SERVER, ANN) is None
    last = await wait(world, 3, box="mighty_duel")
    assert last.table is not None
    assert [seat.user for seat in last.table.seats] == [BEN.id, CARA.id]
    assert len(asked) == len(set(asked)) + 1  # each once a visit, Ben at both


async def test_of_whom_discord_says_nothing_waits_on(world: World) -> None:
    """Until it does; the worker looks again the next day."""
    await wait(world, 1, 2, 3)
    presence(world, Ann0="unknown")
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    assert await world.services.queue.place(SERVER, ANN) is not None
    presence(world)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    await all_say_yes(world)
    assert await world.services.queue.place(SERVER, ANN) is None


async def test_a_silent_discord_holds_nobody_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a moment it counts as no answer; all are asked at the same time."""
    monkeypatch.setattr(context, "PATIENCE", 0)
    asked = []

    async def silent(*about: int) -> Presence:
        asked.append(about)
        await asyncio.Event().wait()
        return "sees"

    world.services.context.presence = silent
    await wait(world, 1, 2, 3)
    assert (await wait(world, 4)).table is None
    assert len(asked) == 4
    presence(world)
    await wait(world, 5)
    assert await world.services.queue.place(SERVER, ANN) is None


async def jobs_of_queue(world: World) -> bool:
    """Whether any server's queue is due to be looked at."""
    async with world.services.context.read() as connection:
        due = await jobs.due(connection, world.clock.now(), 100)
    return any(row.kind == jobs.QUEUE for row in due)


async def test_no_other_job_waits_for_what_discord_says_of_a_queue(world: World) -> None:
    """Four of eight would be seated; who is there is asked apart, once, of all of them."""
    away: dict[str, Presence] = {f"{one.name}0": "unknown" for one in PEOPLE.values()}
    presence(world, **away)
    for number in PEOPLE:
        await wait(world, number)
    asked, answers = list[object](), asyncio.Event()

    async def slow(*about: int) -> Presence:
        asked.append(about)
        await answers.wait()
        return "unknown"

    world.services.context.presence = slow
    world.clock.advance(2 * DAY)
    work = asyncio.create_task(world.services.jobs.run_due())
    try:
        async with asyncio.timeout(30):
            while await jobs_of_queue(world) or not asked:
                pass  # all are done before any answer
    finally:
        answers.set()
        await work
    assert len(asked) == len(set(asked)) == 8
    presence(world)
    world.clock.advance(AGAIN)
    await world.services.jobs.run_due()
    await all_say_yes(world)
    assert await world.services.queue.place(SERVER, ANN) is None


async def test_nobody_is_seated_in_a_channel_that_they_do_not_see(world: World) -> None:
    """Another one that all of them see is taken, or they are not seated together."""
    presence(world, Ben0="blind", Cara0="blind", Cara1="blind")
    join = world.services.queue.join
    await join(SERVER, CHANNEL, ANN, "mighty_duel", A_DAY)
    both = await join(SERVER, CHANNEL + 1, BEN, "mighty_duel", A_DAY)
    assert both.table is not None
    assert both.table.channel == CHANNEL + 1
    await join(SERVER, CHANNEL, DAN, "mighty_duel", A_DAY)
    assert (await join(SERVER, CHANNEL + 1, CARA, "mighty_duel", A_DAY)).table is None
    last = await join(SERVER, CHANNEL, EVE, "mighty_duel", A_DAY)
    assert last.table is not None
    assert [seat.user for seat in last.table.seats] == [DAN.id, EVE.id]


async def test_nobody_is_seated_in_a_server_that_the_bot_is_not_in(world: World) -> None:
    """Not even if it was removed while it was down; they are seated once it is back."""
    await wait(world, 1, 2)
    await world.services.absent_servers.seen([])
    world.clock.advance(2 * DAY)
    await world.services.jobs.run_due()
    assert await world.services.queue.place(SERVER, ANN) is not None
    await world.services.absent_servers.seen([SERVER])
    await world.services.jobs.run_due()
    await all_say_yes(world)
    assert await world.services.queue.place(SERVER, ANN) is None


MORE = """replace(wanted, '"pace": {', '"pace": {"sand": 1, ')"""
SUSHI = """replace(wanted, '"box": "kingdomino"', '"box": "sushi"')"""
BROKEN = {
    "a box of a later release": f"wanted = {SUSHI}",
    "a pace of a later release": f"wanted = {MORE}",
    "nothing": "wanted = '{}'",
    "no JSON": "wanted = '{oops'",
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN)
async def test_a_place_that_cannot_be_read_holds_up_no_other(world: World, change: str) -> None:
    """Others are seated and removed in time; it is tried again until it can be read."""
    there = SERVER - 1  # its queue comes first
    await world.services.queue.join(there, CHANNEL, DAN, "kingdomino", A_DAY)
    await wait(world, 1, 2)
    await execute(world, f"UPDATE queue SET {change} WHERE server_id = {there}")
    world.clock.advance(2 * DAY)
    await world.services.jobs.run_due()
    await all_say_yes(world)
    assert await world.services.queue.place(SERVER, ANN) is None
    await wait(world, 5)
    world.clock.advance(STAYS)
    await world.services.jobs.run_due()
    assert await world.services.queue.place(SERVER, EVE) is None
    async with world.services.context.read() as connection:
        assert await queue.servers(connection) == [there]
    readable = """'{"box": "kingdomino", "pace": null}'"""
    await execute(world, f"UPDATE queue SET wanted = {readable}")
    world.clock.advance(AGAIN)
    await world.services.jobs.run_due()
    async with world.services.context.read() as connection:
        assert await queue.servers(connection) == []


async def test_a_place_that_cannot_be_read_holds_up_nobody_in_its_server(world: World) -> None:
    """Those who want something else are seated at once."""
    await wait(world, 4)
    await execute(world, f"UPDATE queue SET wanted = {SUSHI}")
    await wait(world, 1, box="mighty_duel")
    fact = await wait(world, 2, box="mighty_duel")
    assert fact.table is not None
    assert fact.table.state == "playing"


async def execute(world: World, statement: str) -> None:
    """Change the database behind the services' back."""
    async with world.services.context.write() as tx:
        await tx.connection.exec_driver_sql(statement)


async def test_who_is_away_or_at_the_cap_waits_on(world: World) -> None:
    """The others are seated without them."""
    await wait(world, 1, box="mighty_duel")
    now = world.clock.now()
    async with world.services.context.write() as tx:
        await absences.add_absence(tx.connection, ANN.id, (now, now + DAY), "", now)
    assert (await wait(world, 2, box="mighty_duel")).table is None
    assert (await wait(world, 3, box="mighty_duel")).table is not None
    for _ in range(3):
        await world.table(Setup(lords=2), DAN)
    await refused("join_cap", world.services.queue.join(SERVER, CHANNEL, DAN, "kingdomino", Pace()))


@pytest.mark.parametrize("kind", ["openings", "seats"])
async def test_tables_of_the_queue_are_as_few_as_others(world: World, kind: str) -> None:
    """Two who join one after the other would get a game with each press."""
    world.services.context.limits = {**DEFAULTS, kind: Limit(2, 100, days=1)}
    for _ in range(2):
        await wait(world, 1, 2, box="mighty_duel")
    told = await refused("too_many", wait(world, 1, box="mighty_duel"))
    assert told.data["kind"] == kind


async def test_sleepers_of_the_other_side_are_not_seated_together(world: World) -> None:
    """By their zones."""
    far = {BEN.id: "Pacific/Auckland", CARA.id: "Europe/Madrid"}
    async with world.services.context.write() as tx:
        for user, zone in far.items():
            quiet = {"zone": zone, "quiet": [20 * 60, 10 * 60]}
            await people.save_user(tx.connection, user, quiet, tx.now)
    assert (await wait(world, 2, 3, box="mighty_duel")).table is None
    assert (await wait(world, 1, box="mighty_duel")).table is not None


@pytest.mark.threads
async def test_presses_at_the_same_time_seat_everybody_once(world: World) -> None:
    """Whatever order they come in, and after a crash the same."""
    calls = [
        world.services.queue.join(SERVER, CHANNEL, PEOPLE[user], "mighty_duel", Pace())
        for user in (1, 2, 3, 4)
    ]
    await asyncio.gather(*calls)
    await world.restart()
    async with world.services.context.read() as connection:
        playing = await tables.tables_of_server(connection, SERVER, "playing")
        sitting = [
            seat.user_id for row in playing for seat in await tables.seats(connection, row.id)
        ]
    assert sorted(sitting) == [1, 2, 3, 4]


@pytest.mark.parametrize(("box", "pace"), [("chess", Pace()), ("kingdomino", Pace("turn", 5))])
async def test_what_nobody_can_play_is_refused(world: World, box: str, pace: Pace) -> None:
    """Forged values."""
    code = "bad_setup" if box == "chess" else "bad_clock"
    await refused(code, world.services.queue.join(SERVER, CHANNEL, ANN, box, pace))


async def test_where_only_a_role_opens_tables_the_queue_is_theirs(world: World) -> None:
    """It opens tables."""
    await world.services.people.change_server(SERVER, opener_role=7)
    await refused(
        "opener_role", world.services.queue.join(SERVER, CHANNEL, ANN, "kingdomino", Pace())
    )


async def test_nobody_waits_to_write_while_a_long_queue_is_read(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only those who sit down together are looked at again in the transaction."""
    ask, write = queue_seating.able_of, world.services.context.write
    writing, read = [False], list[tuple[bool, int]]()

    async def able_of(connection: Connection, rows: Iterable[QueueRow], now: int) -> list[Waiting]:
        read.append((writing[0], len(found := list(rows))))
        return await ask(connection, found, now)

    @asynccontextmanager
    async def noted() -> AsyncIterator[Transaction]:
        async with write() as tx:
            writing[0] = True
            try:
                yield tx
            finally:
                writing[0] = False

    for module in (queue_seating, queue_module):
        monkeypatch.setattr(module, "able_of", able_of)
    monkeypatch.setattr(world.services.context, "write", noted)
    night = UserSettings(zone="UTC", quiet=(0, 23 * 60))
    for number in range(12):  # nobody is awake long enough to play with anybody
        person = Person(500 + number, f"Lord {number}")
        await world.services.people.change(person, zone=night.zone, quiet=night.quiet)
        await world.services.queue.join(SERVER, CHANNEL, person, "kingdomino", A_DAY)
    assert max(count for _, count in read) == 12
    assert not [count for inside, count in read if inside]
    world.clock.advance(2 * DAY)
    await world.services.jobs.run_due()
    for person in (ANN, BEN):
        await world.services.queue.join(SERVER, CHANNEL, person, "mighty_duel", A_DAY)
    assert [count for inside, count in read if inside] == [2]


async def test_who_can_t_sit_down_any_more_waits_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as somebody who has gone away, or was blocked, since the queue was read."""
    join = partial(world.services.queue.join, SERVER, CHANNEL)
    await join(ANN, "mighty_duel", A_DAY)
    ask = queue_seating.ableness

    async def then_blocked(*about: Any) -> Mapping[int, Waiting]:
        found = await ask(*about)
        await world.services.blocks.set(ANN, BEN.id, on=True)
        return found

    monkeypatch.setattr(queue_module, "ableness", then_blocked)
    assert (await join(BEN, "mighty_duel", A_DAY)).table is None
