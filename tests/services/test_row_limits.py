"""Rows are few: whatever a person can make has a limit for the person and for the server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import pytest

from engine import Options
from services.facts import Person, Press, Refused
from services.facts.games import Proposal
from services.facts.limits import DEFAULTS, Limit, chosen
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act
from services.play import _partner_notes
from store import row_counts, schema
from tests.helpers.finished import played
from tests.helpers.inline import inline
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import ANN, CHANNEL, SERVER

PLENTY = 1000

LIMITED = {
    "tables": ("tables", "openings"),
    "seats": ("seats", "alone"),
    "former_lords": ("takeovers",),
    "invitations": ("invitations",),
    "notes": ("notes",),
    "votes": ("votes",),
    "absences": ("absences",),
    "queue": ("queue",),
    "follows": ("follows",),
    "kibitz": ("kibitz",),
    "imports": ("imports",),
    "cups": ("tournaments", "published"),
    "cup_events": ("events", "log"),
}
"""The database tables that people fill row by row, with their kinds of limits."""
ONE_EACH = {
    "servers": ("id",),
    "users": ("id",),
    "setup_drafts": ("server_id", "user_id"),
    "turn_drafts": ("game_id", "seat"),
    "ballots": ("vote_id", "seat"),
    "reviews": ("game_id",),
    "day_games": ("day", "user_id"),
    "indexes": ("server_id",),
    "cup_drafts": ("server_id", "user_id"),
    "cup_acts": ("cup_id", "user_id"),
    "cup_lords": ("cup_id", "user_id"),
}
"""Those with one row for each key, which is a server, a person, or a row with a limit."""
FULL = {"presets": 20, "cup_templates": 20, "plans": 20}
"""Those that refuse or drop what is too much for a server, or for a lord in a game."""
FOLLOW = {
    "games": "tables",
    "moves": "games",
    "deeds": "games",
    "results": "games",
    "ratings": "results",
    "rating_steps": "results",
    "tallies": "results",
    "achievements": "results",
    "outbox": "tables",
    "messages": "outbox",
    "jobs": "games",
    "cup_tables": "cup_events",
    "cup_posts": "cup_events",
    "marks": "cup_events",
}
"""Those that the bot fills by itself from rows of others. What is done is pruned after a month."""
OTHERS = {"pulses", "outages", "processes", "leases", "keys", "clicks", "days"}
"""Of the bot itself, and of the last hour; a row a day."""


def test_every_database_table_has_its_limit() -> None:
    """A new one fails here until somebody has said how few rows of it a person can make."""
    parts = (LIMITED, ONE_EACH, FULL, FOLLOW, OTHERS)
    named = [name for part in parts for name in part]
    assert sorted(named) == sorted(schema.metadata.tables)
    assert {kind for kinds in LIMITED.values() for kind in kinds} == set(DEFAULTS)
    assert set(DEFAULTS) == set(row_counts.KINDS) == set(MAKE) | {"log"}  # test_long_log


@pytest.mark.parametrize("name", ONE_EACH)
def test_what_is_there_once_has_that_key(name: str) -> None:
    """The database itself refuses a second row."""
    key = [column.name for column in schema.metadata.tables[name].primary_key]
    assert tuple(key) == ONE_EACH[name]


@pytest.fixture
async def world(database: Path) -> AsyncIterator[TournamentWorld]:
    """Return a world with tournaments."""
    with inline():
        made = TournamentWorld(database)
        yield made
        await made.close()


def person(number: int) -> Person:
    """Return somebody who manages the server; nobody else has the number."""
    return Person(3000 + number, f"Person {number}", manages=True)


def someone(who: Person, number: int) -> Person:
    """Return somebody whom only this person meets."""
    return Person(who.id * 1000 + number, f"Other {number}")


# -- one more row of each kind ---------------------------------------------------------------------

Make = Callable[[TournamentWorld, Person, int], Awaitable[object]]


async def open_table(world: TournamentWorld, who: Person, _: int) -> None:
    await world.table(host=who)


async def open_and_close(world: TournamentWorld, who: Person, _: int) -> None:
    await world.services.tables.close((await world.table(host=who)).id, who)


async def take_seat(world: TournamentWorld, who: Person, number: int) -> None:
    table = await world.table(Setup(lords=4), someone(who, number))
    await world.services.tables.join(table.id, who)


async def play_alone(world: TournamentWorld, who: Person, _: int) -> None:
    await world.services.tables.solo(SERVER, CHANNEL, who, "page")


async def take_over(world: TournamentWorld, who: Person, number: int) -> None:
    lords = [someone(who, 10 * number + one) for one in range(3)]
    game = await begun(world, Setup(lords=3), lords)
    play = world.services.play
    await play.resign(game, lords[2])
    for one in (who, someone(who, 10 * number + 3)):
        await play.take_seat(game, one, 3)
        await play.resign(game, one)


async def begun(world: TournamentWorld, setup: Setup, lords: list[Person]) -> int:
    table = await world.table(setup, lords[0])
    for one in lords[1:]:
        await world.services.tables.join(table.id, one)
    return (await world.game_of(table.id)).id


async def invite(world: TournamentWorld, who: Person, number: int) -> None:
    table = await world.table(host=who)
    await world.services.tables.invite(table.id, who, [someone(who, number)])


async def leave_note(world: TournamentWorld, who: Person, number: int) -> None:
    others = [someone(who, 10 * number + one) for one in range(5)]
    setup = Setup(box="royal_wedding", lords=6, teams=True)
    await world.services.play.note(await begun(world, setup, [who, *others]), who, "A note")


async def ask(world: TournamentWorld, who: Person, number: int) -> None:
    other = someone(who, number)
    game = await begun(world, Setup(lords=2), [who, other])
    vote = await world.services.play.propose(Press(game, who), Proposal("abort"))
    await world.services.play.answer_vote(vote.id, other, agree=False)


async def be_away(world: TournamentWorld, who: Person, number: int) -> None:
    day = await world.services.absences.today(who) + timedelta(days=1 + 2 * number)
    await world.services.absences.announce(who, day, day)


async def wait(world: TournamentWorld, who: Person, number: int) -> None:
    pace = Pace(turn=86400 * (1 + who.id % 5))  # nobody fits anybody
    server = SERVER if number < 100 else number
    await world.services.queue.join(server, CHANNEL, who, "discovery", pace)


async def follow(world: TournamentWorld, who: Person, number: int) -> None:
    lord = someone(who, number)
    await world.table(host=lord)
    await world.services.watching.follow_lord(lord, who, SERVER)


async def open_thread(world: TournamentWorld, who: Person, number: int) -> None:
    lords = [someone(who, 10 * number + one) for one in range(2)]
    game = await begun(world, Setup(lords=2), lords)
    await world.services.watching.kibitz(game, who)
    await world.services.watching.kibitz_made(game, who, 10_000 * who.id + number)


async def bring(world: TournamentWorld, who: Person, number: int) -> None:
    record = played(Options(players=2), f"{number}").to_record()
    await world.services.records.bring_record(who, "", record.encode())


async def publish_one(world: TournamentWorld, who: Person, _: int) -> int:
    await world.services.tournaments.change_draft(SERVER, who, name="Autumn Cup")
    return (await world.services.tournaments.publish(SERVER, CHANNEL, who)).id


async def publish_and_cancel(world: TournamentWorld, who: Person, number: int) -> None:
    act = Act("cancel", "No time for it")
    await world.services.tournaments.do(await publish_one(world, who, number), who, act)


async def enter_and_leave(world: TournamentWorld, who: Person, number: int) -> None:
    world.host = someone(who, number)
    tournament = await world.publish()
    await world.services.tournaments.enter(tournament.id, who)
    await world.services.tournaments.leave(tournament.id, who)


MAKE: dict[str, Make] = {
    "tables": open_table,
    "openings": open_and_close,
    "seats": take_seat,
    "alone": play_alone,
    "takeovers": take_over,
    "invitations": invite,
    "notes": leave_note,
    "votes": ask,
    "absences": be_away,
    "queue": wait,
    "follows": follow,
    "kibitz": open_thread,
    "imports": bring,
    "tournaments": publish_one,
    "published": publish_and_cancel,
    "events": enter_and_leave,
}


def limit(world: TournamentWorld, kind: str, most: Limit) -> None:
    """Limit one kind of rows, and nothing else."""
    plenty = {name: Limit(1000, 1000, one.days) for name, one in DEFAULTS.items()}
    world.services.context.limits = {**plenty, kind: most}


async def make_until_refused(
    world: TournamentWorld, kind: str, who: Callable[[int], Person], *, first: int = 0
) -> dict[str, object]:
    """Make one row after the other; return the data of the refusal."""
    for number in range(first, first + 9):
        try:
            await MAKE[kind](world, who(number), number)
        except Refused as error:
            if error.code != "too_many":
                raise
            return dict(error.data)
    raise AssertionError(f"no limit of {kind}")


@pytest.mark.parametrize("kind", sorted(set(MAKE) - {"imports"}))
async def test_a_person_can_make_so_many_rows(world: TournamentWorld, kind: str) -> None:
    """Then they are refused, and somebody else is not."""
    limit(world, kind, Limit(2, 1000, DEFAULTS[kind].days))
    first = 100 if kind == "queue" else 0
    told = await make_until_refused(world, kind, lambda _: person(1), first=first)
    assert told == {"kind": kind, "whose": "person", "limit": 2}
    async with world.services.context.read() as connection:
        assert 1 <= await row_counts.of_person(connection, kind, [person(1).id], 0) <= 2
    await MAKE[kind](world, person(2), first + 9)


OF_SERVERS = sorted(kind for kind in MAKE if row_counts.KINDS[kind].server is not None)


@pytest.mark.parametrize("kind", sorted(set(OF_SERVERS) - {"queue"}))  # there one waits once
async def test_a_server_can_have_so_many_rows(world: TournamentWorld, kind: str) -> None:
    """However many people there are; each always has a first one."""
    limit(world, kind, Limit(9, 3, DEFAULTS[kind].days))
    told = await make_until_refused(world, kind, lambda number: person(number % 3))
    assert told == {"kind": kind, "whose": "server", "limit": 3, "share": 1}
    async with world.services.context.read() as connection:
        found = await row_counts.of_server(connection, kind, SERVER, 0)
    # What a tournament's team does counts for the team alone.
    assert 1 <= found <= (12 if kind == "events" else 9)


@pytest.mark.parametrize("kind", OF_SERVERS)
async def test_the_others_of_a_server_use_up_nobody_s_first_row(
    world: TournamentWorld, kind: str
) -> None:
    """Some accounts that make all that a server can have keep nobody from making one."""
    least = 5 if DEFAULTS[kind].person < 10 else 20  # also where a tenth of that is none
    limit(world, kind, Limit(least, 1, DEFAULTS[kind].days))
    for one in range(1, 4):
        await MAKE[kind](world, person(one), one)
    if kind != "queue":  # there one waits once in a server
        told = await make_until_refused(world, kind, lambda _: person(1), first=10)
        assert told == {"kind": kind, "whose": "server", "limit": 1, "share": max(1, least // 10)}


@pytest.mark.parametrize("kind", sorted(set(MAKE) - set(OF_SERVERS)))
async def test_what_all_have_together_is_used_up_by_nobody(
    world: TournamentWorld, kind: str
) -> None:
    """A person with many keeps nobody else from having a few; the disk is protected."""
    limit(world, kind, Limit(20, 6))
    for one in range(1, 4):
        for number in range(5):
            with suppress(Refused):
                await MAKE[kind](world, person(one), 10 * one + number)
    await MAKE[kind](world, person(4), 40)
    async with world.services.context.read() as connection:
        kept = [await row_counts.of_person(connection, kind, [person(n).id], 0) for n in range(5)]
    assert kept == {"imports": [0, 1, 2, 2, 1], "absences": [0, 5, 2, 2, 1]}[kind]


@pytest.mark.parametrize("kind", [kind for kind, one in DEFAULTS.items() if one.days == 1])
async def test_a_limit_of_a_day_is_over_the_next_day(world: TournamentWorld, kind: str) -> None:
    """What the person was refused is possible again."""
    limit(world, kind, Limit(2 if kind == "events" else 1, 1000, 1))
    await make_until_refused(world, kind, lambda _: person(1))
    world.clock.advance(24 * 3600)
    await MAKE[kind](world, person(1), 20)


async def test_deleting_ones_data_is_no_way_around_a_limit(world: TournamentWorld) -> None:
    """What was made within the day still counts."""
    limit(world, "openings", Limit(2, 1000, 1))
    for _ in range(2):
        await open_and_close(world, person(1), 0)
    await world.services.privacy.delete(person(1).id, lambda _: "A former lord")
    with pytest.raises(Refused, match="too_many"):
        await open_and_close(world, person(1), 0)


# -- what is dropped instead of refused ------------------------------------------------------------


async def test_a_person_keeps_so_many_imports(world: TournamentWorld) -> None:
    """Those opened longest ago go first."""
    limit(world, "imports", Limit(2, 1000))
    for number in range(4):
        await bring(world, person(1), number)
    async with world.services.context.read() as connection:
        assert await row_counts.of_person(connection, "imports", [person(1).id], 0) == 2


async def test_withdrawn_absences_leave_nothing(world: TournamentWorld) -> None:
    """Announced and withdrawn a hundred times, they are no row at all."""
    for _ in range(100):
        day = await world.services.absences.today(person(1)) + timedelta(days=3)
        fact = await world.services.absences.announce(person(1), day, day)
        assert fact.absence is not None
        await world.services.absences.cancel(person(1), fact.absence.id)
    async with world.services.context.read() as connection:
        assert await row_counts.of_person(connection, "absences", [person(1).id], 0) == 0


async def test_joining_and_leaving_on_and_on_leaves_nothing(world: TournamentWorld) -> None:
    """No edit of a table's message is kept for longer than an hour, and it is edited on."""
    table = await world.table(Setup(lords=4))
    await world.say()
    for number in range(20):
        await world.services.tables.join(table.id, person(number))
        await world.say()
        await world.services.tables.leave(table.id, person(number))
        await world.say()
        await world.services.tables.change(table.id, ANN, name=f"Table {number}")
        await world.say()
    world.clock.advance(3601)
    await world.services.jobs.sweep()
    async with world.services.context.read() as connection:
        kept = await connection.exec_driver_sql("SELECT count(*) FROM outbox")
    assert kept.scalar_one() == 0
    await world.services.tables.join(table.id, person(1))
    (edit,) = await world.say()
    assert edit.table.message is not None


async def test_a_seat_keeps_its_newest_notes(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Older ones are deleted, the partner's are not."""
    monkeypatch.setattr(_partner_notes, "KEPT", 3)
    others = [someone(person(1), one) for one in range(5)]
    setup = Setup(box="royal_wedding", lords=6, teams=True)
    game = await begun(world, setup, [person(1), *others])
    await world.services.play.note(game, others[2], "Mine")
    for number in range(6):
        left = await world.services.play.note(game, person(1), f"Note {number}")
    assert [one.text for one in left.notes] == ["Mine", "Note 3", "Note 4", "Note 5"]


async def test_going_back_and_forth_plans_nothing_twice(world: TournamentWorld) -> None:
    """Settings that are changed and changed back, and a queue that is joined and left."""

    async def planned() -> int:
        async with world.services.context.read() as connection:
            found = await connection.exec_driver_sql("SELECT count(*) FROM jobs")
            return int(found.scalar_one())

    one = person(1)
    await begun(world, Setup(lords=2), [one, person(2)])
    people = world.services.people
    counts = []
    for _ in range(6):
        for reminders in ("late", "half"):
            for who in (one, person(2)):
                await people.change(who, reminders=reminders)
        for who in (one, person(2)):
            await wait(world, who, 1)
        await world.services.queue.leave(SERVER, one)
        await world.services.queue.leave(SERVER, person(2))
        world.clock.advance(1)
        counts.append(await planned())
    assert counts[1:] == [counts[0]] * 5


# -- what a host sets ------------------------------------------------------------------------------


def test_a_host_sets_a_limit_by_its_name() -> None:
    """All others stay as they are; a name that is none is refused at the start."""
    found = chosen({"tables.person": 3, "tournaments.server": 50})
    assert found["tables"] == Limit(3, DEFAULTS["tables"].server)
    assert found["tournaments"] == Limit(DEFAULTS["tournaments"].person, 50)
    assert {**found, **DEFAULTS} == dict(DEFAULTS)
    for name in ("tables", "tables.days", "cups.person"):
        with pytest.raises(ValueError, match=name):
            chosen({name: 1})
