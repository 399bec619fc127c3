"""Replays (PLAY §5.4): games and imported records step by step, for those who may watch.

A step is a line of the record, so that what was taken back leaves no trace. The view after a step
is made by playing that far again, which takes some milliseconds; nothing is kept but the games
that are in memory anyway, and a few imported records.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from engine import Game, Kind, TurnRecord
from engine.stepping import at, growth, start
from services.core.context import ServiceContext
from services.core.live_games import load, made_by, options_of, standing
from services.facts import Person, Refused
from services.facts.games import By, Ending
from services.facts.replay import GrowthFact, ReplayChoice, ReplayFact, Source
from services.facts.tables import TableFact
from services.records import opened, shown
from services.state.access import may_watch, refuse_hidden
from services.state.reports import Made, make_report, received
from services.state.table_facts import table_fact, table_facts, table_row
from store import Connection, games, imports, replays, tables
from store.rows import GameRow, MoveRow

DAY = 24 * 3600
SHARE_SECONDS = 60
"""A person shows something in a channel at most so often."""
KEPT = 16
"""So many imported records, and so many growths, are remembered."""
CHOICES = 25
LOOKED_THROUGH = 60
"""Of the games that ended last so many are looked at for those that a person may watch."""
Key = TypeVar("Key")
Value = TypeVar("Value")
COMPUTER: frozenset[By] = frozenset(("resigned", "autopilot"))


@dataclass(frozen=True, slots=True)
class _Course:
    """A game after its last step, and what is not in its moves."""

    source: Source
    game: Game
    key: str
    name: str
    number: int
    ending: Ending | None
    mine: int | None
    sharing: bool
    made: dict[tuple[str, int, bool], By]  # by turn, seat and whether it is giants received


class Replays:
    """Games step by step. Refusals common to all: no_game, watch_table; no_import."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._imports: OrderedDict[tuple[int, str], Game] = OrderedDict()
        self._growths: OrderedDict[str, tuple[Sequence[str], GrowthFact]] = OrderedDict()
        self._shared: dict[int, int] = {}

    async def open(
        self, source: Source, person: Person, step: int | None = None, *, round: int | None = None
    ) -> ReplayFact:
        """Return a game after a step; one that is too far is the last.

        Without a step a finished game opens at its start, a running one at its last step. `round`:
        at the first step of that round instead. Refused: round_unknown (data round, rounds).
        """
        course = await self._course(source, person)
        lines = course.game.record_turns
        if round is not None:
            step = _first_of(round, lines)
        elif step is None:
            step = 0 if course.ending is not None or source.kind == "import" else len(lines)
        return _fact(course, lines, max(0, min(step, len(lines))))

    async def growth(self, source: Source, person: Person) -> GrowthFact:
        """Return every kingdom as it grew, up to the last step."""
        course = await self._course(source, person)
        lines = course.game.record_turns
        fact = _fact(course, lines, len(lines))
        known = self._growths.get(course.key)
        if known is not None and known[0] == course.game.names:
            return replace(known[1], replay=fact)
        frames = []
        for changed in growth(course.game):
            frames.append(changed)
            await asyncio.sleep(0)  # others get their answers in between
        made = GrowthFact(fact, course.key, tuple(frames))
        _keep(self._growths, course.key, (course.game.names, made))
        return made

    async def choices(self, person: Person, typed: str = "") -> tuple[ReplayChoice, ...]:
        """Return games to step through: one's own that are played, then those that ended here.

        At most 25, the latest first; `typed` is what their tables' names have to hold.
        """
        async with self._context.read() as connection:
            seated = await tables.seated(connection, person.id, ("playing",))
            own = [row for row in seated if typed.lower() in row.name.lower()]
            played = await games.games_of_tables(connection, [row.id for row in own])
            latest = [rows[-1] for rows in played.values()]
            running = sorted(latest, key=lambda row: (-row.turn_since, row.id))
            rows = [row for row in running if row.ending is None]
            if person.server:
                rows += await replays.finished(
                    connection, person.server, LOOKED_THROUGH, called=typed
                )
            found = await _tables_of(connection, rows)
        return tuple(_choices(rows, found, person))[:CHOICES]

    def share(self, person: Person) -> None:
        """Note that a person shows something in a channel. Refused: share_soon (data seconds)."""
        now = self._context.clock.now()
        left = self._shared.get(person.id, -SHARE_SECONDS) + SHARE_SECONDS - now
        if left > 0:
            raise Refused("share_soon", {"seconds": left})
        if len(self._shared) >= 1000:
            self._shared = {
                one: then for one, then in self._shared.items() if now - then < SHARE_SECONDS
            }
        self._shared[person.id] = now

    # -- what there is of a game ---------------------------------------------------------------

    async def _course(self, source: Source, person: Person) -> _Course:
        if source.kind == "import":
            return await self._imported(source, person)
        async with self._context.read() as connection:
            live = await load(self._context, connection, source.id)
            table = await table_fact(connection, await table_row(connection, live.row.table_id))
            refuse_hidden(table, person, over=live.row.ending is not None)
            rows = standing(await games.moves(connection, source.id))
        seat = table.seat_of(person.id)
        return _Course(
            source=source,
            game=live.game,
            key=f"game {source.id} {live.row.version}",
            name=table.name,
            number=live.row.number if table.setup.dynasty else 0,
            ending=_ending(live.row),
            mine=seat.seat if seat is not None else None,
            sharing=_may_share(table, person),
            made=_made(rows),
        )

    async def _imported(self, source: Source, person: Person) -> _Course:
        async with self._context.read() as connection:
            row = await imports.own_import(connection, source.id, person.id)
        if row is None or row.kind != "record":
            raise Refused("no_import")
        if row.opened_at < self._context.clock.now() - DAY:
            await opened(self._context, row.id, person)
        game = self._imports.get((row.id, row.digest))
        if game is None:
            game = shown(await asyncio.to_thread(Game.from_record, row.text))
        _keep(self._imports, (row.id, row.digest), game)
        ending: Ending | None = "agreed" if "ending" in game.header else None
        return _Course(
            source=source,
            game=game,
            key=f"import {row.id} {row.digest}",
            name=row.name,
            number=0,
            ending="played" if game.over else ending,
            mine=None,
            sharing=bool(person.server),
            made={},
        )


def _keep(kept: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    """Remember something; the least used is forgotten."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > KEPT:
        kept.popitem(last=False)


def _may_share(table: TableFact, person: Person) -> bool:
    """Only in its own server, and nowhere if only the table may watch, or while it is sealed."""
    hidden = table.sealed or table.setup.watching == "table"
    return person.server == table.server and not hidden


def _ending(row: GameRow) -> Ending | None:
    known: tuple[Ending, ...] = ("played", "agreed", "deserted", "stopped")
    return next((ending for ending in known if ending == row.ending), None)


def _made(rows: Iterable[MoveRow]) -> dict[tuple[str, int, bool], By]:
    """Return by whom each step was made."""
    made: dict[tuple[str, int, bool], By] = {}
    for row in rows:
        key = row.turn, row.seat, (row.text or "").startswith(f"{Kind.RECEIVE} ")
        made.setdefault(key, made_by(row.made_by))
    return made


# -- a step ----------------------------------------------------------------------------------------


def _first_of(round: int, lines: Sequence[TurnRecord]) -> int:
    """Return the first step of a round. Refused: round_unknown, where none was made yet."""
    for step, line in enumerate(lines, start=1):
        if line.round == round:
            return step
    raise Refused("round_unknown", {"round": round, "rounds": lines[-1].round if lines else 0})


def _fact(course: _Course, lines: Sequence[TurnRecord], step: int) -> ReplayFact:
    rounds: dict[int, int] = {}
    for place, line in enumerate(lines, start=1):
        rounds.setdefault(line.round, place)
    last = ReplayFact(
        source=course.source,
        name=course.name,
        number=course.number,
        step=step,
        steps=len(lines),
        view=course.game.view(),
        line="",
        report=None,
        received=(),
        seats=tuple(line.seat for line in lines),
        rounds=tuple(rounds.items()),
        ending=course.ending,
        mine=course.mine,
        sharing=course.sharing,
    )
    if not step:
        return replace(last, view=start(course.game).view())
    return _stepped(last, course, lines[step - 1])


def _stepped(fact: ReplayFact, course: _Course, line: TurnRecord) -> ReplayFact:
    """Tell the step: the view after it and what it did."""
    before = at(course.game, fact.step - 1)
    after = before.copy()
    played = [after.play(move, line.seat) for move in line.moves]
    turn, gets = f"{line.round}.{line.number}", line.moves[0].kind is Kind.RECEIVE
    by = course.made.get((turn, line.seat, gets), "lord")
    told = replace(fact, view=after.view(), line=line.text())
    if gets:
        return replace(told, received=received(before, line, by))
    # Why the autopilot played is not in the moves; whether a turn was planned is its lord's alone.
    who: By = "resigned" if by in COMPUTER else "lord"
    return replace(told, report=make_report(before, after, played, Made(turn, 0, who)))


# -- which games there are -------------------------------------------------------------------------


async def _tables_of(connection: Connection, rows: Sequence[GameRow]) -> dict[int, TableFact]:
    found = await tables.tables_of_ids(connection, {row.table_id for row in rows})
    return {fact.id: fact for fact in await table_facts(connection, found)}


def _choices(
    rows: Iterable[GameRow], found: dict[int, TableFact], person: Person
) -> Iterable[ReplayChoice]:
    for row in rows:
        table, ending = found[row.table_id], _ending(row)
        if may_watch(table, person, over=ending is not None):
            options = options_of(row)
            yield ReplayChoice(
                game=row.id,
                name=table.name,
                number=row.number if table.setup.dynasty else 0,
                round=row.round,
                rounds=options.rounds,
                ending=ending,
                points=tuple(
                    (tuple(row.names[seat - 1] for seat in options.setup.seats(number)), points)
                    for number, points in enumerate(row.result or (), start=1)
                ),
            )
