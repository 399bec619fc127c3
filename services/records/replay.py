"""Replays: games and imported records step by step, for people who may watch.

A step is a line of the record, so that takebacks leave no trace. The view after a step is made by
playing that far again, which takes some milliseconds; nothing is kept except the games that are in
memory anyway, and a few imported records.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from engine import Game, Kind, TurnRecord
from engine.stepping import at, growth, start
from services.core.context import ServiceContext
from services.core.facade import Facade
from services.core.live_games import (
    COMPUTER,
    load,
    made_by,
    options_of,
    points_of,
    receives,
    without_takebacks,
)
from services.facts import Person, Refused
from services.facts.games import By, Ending
from services.facts.replay import GrowthFact, ReplayChoice, ReplayFact, Source
from services.facts.tables import TableFact
from services.records._imports import open_import
from services.records._readers import with_short_names
from services.records.outcome import table_view
from services.state.access import NOTHING, knows_game, may_watch, refuse_hidden
from services.state.table_facts import table_fact, table_facts, table_row
from services.state.turn_reports import Made, make_report, received
from store import Connection, games, imports, tables
from store.rows import GameRow, MoveRow

DAY = 24 * 3600
SHARE_SECONDS = 60
"""How many seconds a person must wait between two things shown in a channel."""
KEPT = 16
"""How many imported records, and how many growths, are kept in memory."""
CHOICES = 25
LOOKED_THROUGH = 60
"""How many of the last games are searched for those that a person may watch."""
Key = TypeVar("Key")
Value = TypeVar("Value")
Mark = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class _LoadedGame:
    """A game after its last step, with everything that is not in its moves."""

    source: Source
    game: Game
    key: str
    name: str
    number: int
    ending: Ending | None
    mine: int | None
    sharing: bool
    made: dict[tuple[str, int, bool], By]  # by turn, seat and whether it is giants received
    away: tuple[int, ...] = ()  # seats that were played for to the end


class Replays(Facade):
    """Games step by step. Common refusals: no_game, watch_table, no_import."""

    def __init__(self, context: ServiceContext) -> None:
        super().__init__(context)
        self._imports: OrderedDict[tuple[int, str], Game] = OrderedDict()
        self._growths: OrderedDict[str, tuple[Sequence[str], GrowthFact]] = OrderedDict()
        self._shared: dict[int, int] = {}

    async def open(
        self,
        source: Source,
        person: Person,
        step: int | None = None,
        *,
        round: int | None = None,
        marked: Mark | None = None,
    ) -> ReplayFact:
        """Return a game after a step; a step beyond the end is the last one.

        Without a step, a finished game opens at its start, a running one at its last step. `round`
        asks for the first step of that round instead. `marked` marks the names in an imported
        record, which anybody can invent. Refused: round_unknown (data round, rounds).
        """
        loaded = await self._load(source, person, marked)
        lines = loaded.game.record_turns
        if round is not None:
            step = _first_of(round, lines)
        elif step is None:
            step = 0 if loaded.ending is not None or source.kind == "import" else len(lines)
        return _fact(loaded, lines, max(0, min(step, len(lines))))

    async def growth(
        self, source: Source, person: Person, *, marked: Mark | None = None
    ) -> GrowthFact:
        """Return every kingdom as it grew, up to the last step; `marked` as in `open`."""
        loaded = await self._load(source, person, marked)
        lines = loaded.game.record_turns
        fact = _fact(loaded, lines, len(lines))
        known = self._growths.get(loaded.key)
        if known is not None and known[0] == loaded.game.names:
            return replace(known[1], replay=fact)
        frames = []
        for changed in growth(loaded.game):
            frames.append(changed)
            await asyncio.sleep(0)  # let others be answered in between
        made = GrowthFact(fact, loaded.key, tuple(frames))
        _keep(self._growths, loaded.key, (loaded.game.names, made))
        return made

    async def choices(self, person: Person, typed: str = "") -> tuple[ReplayChoice, ...]:
        """Return games to step through: the person's running ones, then those that ended here.

        At most 25, latest first; `typed` is what the tables' names must contain.
        """
        async with self._context.read() as connection:
            seated = await tables.seated(connection, person.id, ("playing",))
            own = [row for row in seated if typed.lower() in row.name.lower()]
            played = await games.games_of_tables(connection, [row.id for row in own])
            latest = [rows[-1] for rows in played.values()]
            running = sorted(latest, key=lambda row: (-row.turn_since, row.id))
            rows = [row for row in running if row.ending is None]
            chosen = await _choices(connection, rows, person)
            for limit in (CHOICES, LOOKED_THROUGH):
                if person.server and len(chosen) < CHOICES:  # others are hidden
                    ended = await games.finished(connection, person.server, limit, called=typed)
                    known = {one.game for one in chosen}
                    rest = [row for row in ended if row.id not in known]
                    chosen += await _choices(connection, rest, person)
            return tuple(chosen[:CHOICES])

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

    # -- one game, stored or imported ----------------------------------------------------------

    async def _load(self, source: Source, person: Person, marked: Mark | None) -> _LoadedGame:
        if source.kind == "import":
            loaded = await self._imported(source, person)
            if marked is None:
                return loaded
            game = loaded.game.renamed(map(marked, loaded.game.names))
            return replace(loaded, game=game, key=f"{loaded.key} marked")
        known = await knows_game(self._context, source.id, person)
        async with self._context.read() as connection:
            live = await load(self._context, connection, source.id if known else NOTHING)
            table = await table_fact(connection, await table_row(connection, live.row.table_id))
            refuse_hidden(table, person)
            rows = without_takebacks(await games.moves(connection, source.id))
        seat = table.seat_of(person.id)
        return _LoadedGame(
            source=source,
            game=live.game,
            key=f"game {source.id} {live.row.version}",
            name=table.name,
            number=live.row.number if table.setup.dynasty else 0,
            ending=_ending(live.row),
            mine=seat.seat if seat is not None else None,
            sharing=_may_share(table, person),
            made=_makers(rows),
            away=tuple(live.row.away or ()),
        )

    async def _imported(self, source: Source, person: Person) -> _LoadedGame:
        async with self._context.read() as connection:
            row = await imports.own_import(connection, source.id, person.id)
        if row is None or row.kind != "record":
            raise Refused("no_import")
        if row.opened_at < self._context.clock.now() - DAY:
            await open_import(self._context, row.id, person)
        game = self._imports.get((row.id, row.digest))
        if game is None:
            game = with_short_names(await asyncio.to_thread(Game.from_record, row.text))
        _keep(self._imports, (row.id, row.digest), game)
        ending: Ending | None = "agreed" if "ending" in game.header else None
        return _LoadedGame(
            source=source,
            game=game,
            key=f"import {row.id} {row.digest}",
            name=row.name,
            number=0,
            ending="played" if game.over else ending,
            mine=None,
            sharing=bool(person.server),
            made={},
            away=table_view(game).away,
        )


def _keep(kept: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    """Keep something in memory; the least recently used is dropped."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > KEPT:
        kept.popitem(last=False)


def _may_share(table: TableFact, person: Person) -> bool:
    """Whether a person may show a game in a channel: in its own server, if others may watch it."""
    hidden = table.sealed or table.setup.watching == "table"
    return person.server == table.server and not hidden


def _ending(row: GameRow) -> Ending | None:
    known: tuple[Ending, ...] = ("played", "agreed", "deserted", "stopped")
    return next((ending for ending in known if ending == row.ending), None)


def _makers(rows: Iterable[MoveRow]) -> dict[tuple[str, int, bool], By]:
    """Return who made each step."""
    made: dict[tuple[str, int, bool], By] = {}
    for row in rows:
        key = row.turn, row.seat, receives(row)
        made.setdefault(key, made_by(row.made_by))
    return made


# -- a step ----------------------------------------------------------------------------------------


def _first_of(round: int, lines: Sequence[TurnRecord]) -> int:
    """Return the first step of a round. Refused: round_unknown, if there is none yet."""
    for step, line in enumerate(lines, start=1):
        if line.round == round:
            return step
    raise Refused("round_unknown", {"round": round, "rounds": lines[-1].round if lines else 0})


def _fact(loaded: _LoadedGame, lines: Sequence[TurnRecord], step: int) -> ReplayFact:
    rounds: dict[int, int] = {}
    for place, line in enumerate(lines, start=1):
        rounds.setdefault(line.round, place)
    last = ReplayFact(
        source=loaded.source,
        name=loaded.name,
        number=loaded.number,
        step=step,
        steps=len(lines),
        view=loaded.game.view().with_away(loaded.away),
        line="",
        report=None,
        received=(),
        seats=tuple(line.seat for line in lines),
        rounds=tuple(rounds.items()),
        ending=loaded.ending,
        mine=loaded.mine,
        sharing=loaded.sharing,
    )
    if not step:
        return replace(last, view=start(loaded.game).view())
    return _stepped(last, loaded, lines[step - 1])


def _stepped(fact: ReplayFact, loaded: _LoadedGame, line: TurnRecord) -> ReplayFact:
    """Add the step: the view after it, and what it did."""
    before = at(loaded.game, fact.step - 1)
    after = before.copy()
    played = [after.play(move, line.seat) for move in line.moves]
    turn, gets = f"{line.round}.{line.number}", line.moves[0].kind is Kind.RECEIVE
    by = loaded.made.get((turn, line.seat, gets), "lord")
    told = replace(fact, view=after.view().with_away(loaded.away), line=line.text())
    if gets:
        return replace(told, received=received(before, line, by))
    # The moves don't say why the autopilot played; whether a turn was planned stays private.
    who: By = "resigned" if by in COMPUTER else "lord"
    return replace(told, report=make_report(before, after, played, Made(turn, 0, who)))


# -- which games there are -------------------------------------------------------------------------


async def _choices(
    connection: Connection, rows: Sequence[GameRow], person: Person
) -> list[ReplayChoice]:
    """Return the first games that somebody may watch; no more tables are read than are needed."""
    chosen: list[ReplayChoice] = []
    for first in range(0, len(rows), CHOICES):
        some = rows[first : first + CHOICES]
        found = await tables.tables_of_ids(connection, {row.table_id for row in some})
        facts = {fact.id: fact for fact in await table_facts(connection, found)}
        chosen += _choices_of(some, facts, person)
        if len(chosen) >= CHOICES:
            break
    return chosen[:CHOICES]


def _choices_of(
    rows: Iterable[GameRow], found: dict[int, TableFact], person: Person
) -> Iterable[ReplayChoice]:
    for row in rows:
        table, ending = found[row.table_id], _ending(row)
        if may_watch(table, person):
            yield ReplayChoice(
                game=row.id,
                name=table.name,
                number=row.number if table.setup.dynasty else 0,
                round=row.round,
                rounds=options_of(row).rounds,
                ending=ending,
                points=points_of(row),
            )
