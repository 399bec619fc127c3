"""The simulated month: a small one holds, and each of its checks fails where it should."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, cast

import pytest
import structlog

from bench import month
from bench.simulated import setups
from bench.simulated.audit import Audit
from bench.simulated.characters import DAY, HOUR, Character, characters
from bench.simulated.clockwork import Clock
from bench.simulated.ledger import Ledger, listening
from bench.simulated.protocol import Wanted
from bench.simulated.record import GameRecord
from bench.simulated.report import report
from bench.simulated.server import Server
from bench.simulated.thread import Thread
from services.facts.news import Call, News, ReminderNews, TurnNews
from services.facts.tables import SeatFact
from services.state.setups import allowed

START = 1_800_000_000
Small = tuple[Server, Audit]


@pytest.fixture(scope="module")
def small() -> Iterator[Small]:
    """Let some days pass on a small server."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield asyncio.run(month.simulate(Path(folder), Wanted(8, 4, "small-3", days=4)))


def faults(audit: Audit) -> Counter[str]:
    """Count what checks found, by the name of the check."""
    return Counter(fault.partition(":")[0] for fault in audit.faults)


def tampered(small: Small, folder: Path, *changes: str) -> Audit:
    """Check the same days again, after the database was changed."""
    server, before = small
    path = Path(shutil.copy(server.path, folder / "tampered.db"))
    with sqlite3.connect(path) as file:
        for change in changes:
            assert file.execute(change).rowcount > 0, change
    file.close()
    audit = Audit(path, server.ledger, before.messages, before.end)
    audit.check()
    return audit


def test_everything_holds(small: Small) -> None:
    """Turns are played, deadlines met and missed; nothing is lost, doubled or amiss."""
    server, audit = small
    assert audit.faults == []
    assert audit.met > 20
    assert audit.missed > 0
    assert len(server.ledger.acknowledged) > 20
    assert server.ledger.counts["said: ReminderNews"] > 0
    told = list(report(server, audit, 1, 1))
    assert told[-1] == f"{audit.turns} turns, {len(audit.record.games)} games, 0 lost, 0 doubled"


def test_a_turn_that_is_gone_is_lost(small: Small, tmp_path: Path) -> None:
    """Whoever was told that a turn is played is owed it."""
    told = small[0].ledger.acknowledged[-1]
    where = f"game_id = {told.game} AND version = {told.version}"
    assert tampered(small, tmp_path, f"DELETE FROM moves WHERE {where}").lost == 1
    other = f"UPDATE moves SET text = 'end' WHERE {where} AND text LIKE 'c%'"
    assert tampered(small, tmp_path, other).lost == 1


def test_a_turn_that_stands_twice_is_doubled(small: Small, tmp_path: Path) -> None:
    """In the record, or in two messages."""
    told = small[0].ledger.acknowledged[0]
    again = (
        "INSERT INTO moves SELECT game_id, 9000 + ordinal, 9000, seat, turn, text, cancels,"
        " made_by, made_at, remaining"
        f" FROM moves WHERE game_id = {told.game} AND version = {told.version}"
    )
    assert tampered(small, tmp_path, again).doubled == 1
    server, audit = small
    shown = next(one for one in audit.messages if one.tells and not (one.deleted or one.again))
    twice = Audit(server.path, server.ledger, [*audit.messages, shown], audit.end)
    twice.check()
    assert set(faults(twice)) == {"doubled"}


def test_a_ledger_that_tells_something_else_is_found(small: Small) -> None:
    """Of what people were told nothing may be missing, be something else, or come twice."""
    server, audit = small
    told = server.ledger.acknowledged[-1]
    for claimed in (
        replace(told, version=told.version + 900),
        replace(told, seat=9),
        replace(told, moves=(*told.moves, "end")),
    ):
        for ledger in (
            replace(server.ledger, acknowledged=[*server.ledger.acknowledged, claimed]),
            replace(server.ledger, announced={*server.ledger.announced, claimed}),
        ):
            again = Audit(server.path, ledger, audit.messages, audit.end)
            again.check()
            assert (again.lost, again.doubled) == (1, 0)
            assert list(report(server, again, 1, 1))[-1].endswith("1 lost, 0 doubled")
    twice = replace(server.ledger, acknowledged=[*server.ledger.acknowledged, told])
    again = Audit(server.path, twice, audit.messages, audit.end)
    again.check()
    assert (again.lost, again.doubled) == (0, 1)


def test_an_error_in_the_log_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever the services log as an error is a fault, and what is no error is none."""
    ledger, before = Ledger(), structlog.get_config()
    with listening(ledger):
        structlog.get_logger().warning("outage.credited")
        structlog.get_logger().error("jobs.error", job=7)
    assert ledger.faults == ["error: jobs.error {'job': 7}"]
    assert structlog.get_config() == before
    assert not capsys.readouterr().out


def test_a_clock_that_runs_wrong_is_found(small: Small, tmp_path: Path) -> None:
    """A deadline that fires an hour early, and a turn that outlasts its own."""
    audit = small[1]
    game, event = next(
        (game, event)
        for game in audit.record.games.values()
        for event in game.events
        if event.by == "autopilot"
    )
    where = f"game_id = {game.id} AND version = {event.version}"
    early = f"UPDATE moves SET made_at = made_at - {HOUR} WHERE {where}"
    assert faults(tampered(small, tmp_path, early))["early"] >= 1
    late = f"UPDATE moves SET made_at = made_at + {HOUR} WHERE {where}"
    assert faults(tampered(small, tmp_path, late))["late"] >= 1


def test_an_outage_that_is_forgotten_is_found(small: Small, tmp_path: Path) -> None:
    """Or one that never was."""
    assert faults(tampered(small, tmp_path, "DELETE FROM outages"))["outage"] >= 1
    longer = f"UPDATE outages SET from_at = from_at - {HOUR}"
    assert faults(tampered(small, tmp_path, longer))["outage"] >= 1


def test_a_person_who_is_not_told_is_found(small: Small) -> None:
    """Whoever missed a turn hears of it."""
    server, audit = small
    untold = Ledger(server.ledger.acknowledged, server.ledger.announced, downs=server.ledger.downs)
    untold.acts = server.ledger.acts
    again = Audit(server.path, untold, audit.messages, audit.end)
    again.check()
    assert set(faults(again)) == {"not told"}


def test_what_was_not_said_is_found(small: Small, tmp_path: Path) -> None:
    """A row that still waits, and a turn that no message tells."""
    waits = "UPDATE outbox SET state = 'waiting' WHERE id = (SELECT min(id) FROM outbox)"
    assert faults(tampered(small, tmp_path, waits)) == {"unsaid": 1}
    server, audit = small
    silent = Audit(server.path, server.ledger, [], audit.end)
    silent.check()
    assert set(faults(silent)) == {"unsaid"}


def test_the_exit_status_tells(
    small: Small, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """0 where everything holds, 1 where a check has failed."""
    server, audit = small

    async def simulated(*_: object) -> Small:
        return server, audit

    monkeypatch.setattr(month, "simulate", simulated)
    monkeypatch.setattr(sys, "argv", ["month.py"])
    assert month.main() == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(" games, 0 lost, 0 doubled")
    monkeypatch.setattr(audit, "faults", ["lost: a turn"])
    assert month.main() == 1
    assert capsys.readouterr().out.splitlines()[-1].endswith(" games, 1 lost, 0 doubled")


@pytest.mark.parametrize(("game", "at", "away"), [(1, 60, False), (1, 120, True), (2, 120, False)])
def test_who_presses_in_a_game_that_is_over_is_not_back(game: int, at: int, *, away: bool) -> None:
    """Of a Dynasty the game counts that is being played."""
    table, seats = {"id": 1}, {1: {"lost_at": None}}
    games = {
        number: GameRecord(number, {"ended_at": ended}, table, {}, seats)
        for number, ended in ((1, 100), (2, None))
    }
    ledger = Ledger(acts={(game, 7): [at]})
    clock = Clock(cast(Any, SimpleNamespace(games=games)), ledger, games[2], absent={1: 50})
    assert clock._is_absent(1, 7, 200) is away


@pytest.mark.parametrize(
    ("game", "version", "lord"), [(1, 9, 41), (2, 3, 41), (2, 4, 53), (3, 1, 53)]
)
def test_the_lord_of_a_turn_is_who_sat_there_then(game: int, version: int, lord: int) -> None:
    """Somebody replaced in the second game of a table sat there in all of the first one."""
    row, seats = {"ended_at": None}, {1: {"user_id": 53}}
    record = GameRecord(game, row, {"id": 1}, {}, seats)
    record.note_former({"game_id": 2, "seat": 1, "version": 3, "user_id": 41})
    record.note_former({"game_id": 4, "seat": 2, "version": 3, "user_id": 60})
    assert record.lord(1, version) == lord


@pytest.mark.parametrize(("now", "away"), [(100, True), (101, False)])
def test_who_comes_back_in_the_second_of_a_missed_turn_was_away_then(now: int, away: bool) -> None:
    """The autopilot plays two turns in a row at once; a press in that second comes after both."""
    game = GameRecord(1, {"ended_at": None}, {"id": 1}, {}, {1: {"lost_at": None}})
    ledger = Ledger(acts={(1, 7): [100]})
    clock = Clock(cast(Any, SimpleNamespace(games={1: game})), ledger, game, absent={1: 100})
    assert clock._is_absent(1, 7, now) is away


# -- what is judged when it is said ----------------------------------------------------------------


def sleeper() -> Character:
    """Return somebody whose quiet hours are from 22 to 7 o'clock in UTC."""
    who = characters(1, START, 30, Random(1))[0]
    who.zone = type(who.zone)("UTC")
    who.settings |= {"zone": "UTC", "quiet": (22 * 60, 7 * 60)}
    return who


def at_hour(hour: float) -> int:
    """Return a time at which it is this hour in UTC."""
    return START - START % DAY + int(hour * HOUR)


def thread(who: Character, on_turn: int | None, made_at: int = START) -> Thread:
    """Return a thread in which nothing was said, and one game with a seat on turn."""
    file = sqlite3.connect(":memory:")
    file.execute("CREATE TABLE games (id, on_turn, ending, paused_at)")
    file.execute("INSERT INTO games VALUES (1, ?, NULL, NULL)", (on_turn,))
    file.execute("CREATE TABLE outbox (id, created_at)")
    file.execute("INSERT INTO outbox VALUES (7, ?)", (made_at,))

    async def noticed(_: News) -> None:
        raise AssertionError("nobody reads")

    return Thread(Ledger(), Random(1), {1: who}, file, noticed)


class Game:
    """A game with a number."""

    id = 1


def news(body: object) -> News:
    """Wrap what is said."""
    return News(7, cast(Any, None), cast(Any, body), 0, "castellan-7", 0, doubtful=False)


@pytest.mark.parametrize(
    ("hour", "silent", "found"), [(23, False, 1), (23, True, 0), (12, False, 0)]
)
def test_a_call_that_rings_at_night_is_found(hour: int, silent: bool, found: int) -> None:
    """A turn message may come then, but without a sound."""
    made = thread(sleeper(), 1)
    call = Call(SeatFact(1, 1, "Ann"), "mention", silent=silent)
    body = TurnNews(cast(Any, Game), (), (), call)
    made._check(news(body), at_hour(hour))
    assert len(made.ledger.faults) == found
    made.file.close()


@pytest.mark.parametrize(
    ("due", "hour", "found"),
    [(12, 12, []), (23, 23, ["quiet hours"]), (21, 23, []), (23, 23.5, ["quiet hours"])],
)
def test_a_reminder_at_night_is_found(due: int, hour: float, found: list[str]) -> None:
    """Not even without a sound; only one that was due before and could not be said may be late."""
    made = thread(sleeper(), 1, at_hour(due))
    call = Call(SeatFact(1, 1, "Ann"), "mention", silent=True)
    made._check(news(ReminderNews(cast(Any, Game), call, "left")), at_hour(hour))
    assert [fault.partition(":")[0] for fault in made.ledger.faults] == found
    made.file.close()


@pytest.mark.parametrize("on_turn", [2, None])
def test_a_reminder_of_a_turn_that_is_over_is_found(on_turn: int | None) -> None:
    """It contradicts what was said before."""
    made = thread(sleeper(), on_turn)
    call = Call(SeatFact(1, 1, "Ann"), "mention")
    made._check(news(ReminderNews(cast(Any, Game), call, "left")), at_hour(12))
    assert [fault.partition(":")[0] for fault in made.ledger.faults] == ["contradicted"]
    made.file.close()


# -- what is simulated -----------------------------------------------------------------------------


def test_every_set_up_is_played() -> None:
    """The rare ones each once, Kingdomino most often."""
    chosen = setups.wanted(Random(1), 8)
    found = [next(chosen) for _ in range(300)]
    assert all(allowed(setup) for setup in found)
    kinds = {(one.box, one.lords, one.giants, one.court, one.teams) for one in found}
    assert kinds == {
        (one.box, one.lords, one.giants, one.court, one.teams) for one in setups.every()
    }
    assert sum(one.box == "kingdomino" for one in found) > 150


def test_people_answer_while_they_are_awake() -> None:
    """Every kind of person; some never."""
    random = Random(1)
    for who in characters(60, START, 30, random):
        for _ in range(20):
            at = who.answers(START + random.randrange(30 * DAY), random)
            assert at is None or who.awake(at) == at
            assert at is None or not any(start <= at < end for start, end in who.gone)
