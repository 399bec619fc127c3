"""Finished games put straight into a store, as their turns would have left them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace

from engine import Game, Options
from engine.selfplay import LORDS, new_game
from services.core.json_codec import to_json
from services.core.live_games import receiving
from services.facts.tables import Setup
from store import Connection, games, tables
from store.rows import MoveRow

DAY = 24 * 3600
LEFT = 3
"""The round in which a lord who quits leaves."""
BEGAN = 1_767_225_600
"""1 January 2026, 00:00:00 UTC."""


def played(options: Options, seed: str, number: int = 1) -> Game:
    """Return a game that the random lord has played to its end."""
    game = new_game(options, seed, number)
    LORDS["random"](game)
    return game


async def put(
    connection: Connection,
    game: Game,
    *,
    server: int,
    channel: int = 1,
    people: Sequence[tuple[int, str]],
    began: int = BEGAN,
    name: str = "Harvest Moon",
    watching: str = "everybody",
    quits: int = 0,
    heir: tuple[int, int, str] | None = None,
) -> int:
    """Insert a game as a table of a server has it; `people` are (id, name) by seat.

    A game that is over ended a day after it began; one that is not is on its way. `quits`: the seat
    whose lord left it to the autopilot in round 3. `heir`: a seat that somebody, by id and name,
    took over after the first turn.
    """
    options = game.options
    setup = Setup(
        str(options.box),
        lords=options.players,
        variants=frozenset(map(str, options.variants)),
        teams=options.teams,
        giants=options.giants,
        court=options.court,
        watching=watching,  # type: ignore[arg-type]
    )
    table = await tables.add_table(
        connection,
        server_id=server,
        channel_id=channel,
        place="threads",
        name=name,
        host_id=people[0][0],
        host_name=people[0][1],
        opened_by=people[0][0],
        setup=to_json(setup),
        state="over" if game.over else "playing",
        created_at=began,
    )
    for seat, (user, called) in enumerate(people, start=1):
        await tables.take_seat(connection, table, seat, user, called)
    rows = [_autopiloted(row, quits) for row in _rows(game, began)]
    number = await _put_game(connection, game, table, [called for _, called in people], rows, began)
    await games.set_away(connection, number, [quits] if quits else [])
    if quits:
        gone = {"lost_at": began, "resigned_turn": "3.1"}
        await tables.change_seat(connection, table, quits, **gone)
    if heir is not None:
        await _hand_over(connection, table, number, heir, people)
    return number


def _autopiloted(row: MoveRow, quits: int) -> MoveRow:
    gone = row.seat == quits and int(row.turn.partition(".")[0]) >= LEFT
    return replace(row, made_by="autopilot") if gone else row


async def _hand_over(
    connection: Connection,
    table: int,
    game: int,
    heir: tuple[int, int, str],
    people: Sequence[tuple[int, str]],
) -> None:
    seat, user, called = heir
    before = people[seat - 1]
    await tables.add_former(
        connection,
        table_id=table,
        seat=seat,
        user_id=before[0],
        name=before[1],
        game_id=game,
        version=2,
        at=BEGAN,
    )
    await tables.change_seat(connection, table, seat, user_id=user, name=called)


async def _put_game(
    connection: Connection,
    game: Game,
    table: int,
    names: list[str],
    rows: Sequence[MoveRow],
    began: int,
) -> int:
    row = await games.add_game(
        connection,
        table_id=table,
        number=1,
        options={**asdict(game.options), "variants": sorted(game.options.variants)},
        names=names,
        icons=dict(game.icons) or None,
        seed=game.seed.hex(),
        version=rows[-1].version if rows else 1,
        turn_version=rows[-1].version if rows else 1,
        started_at=began,
        ended_at=began + DAY if game.over else None,
        ending="played" if game.over else None,
        round=game.state.round,
        on_turn=None if game.turn is None else game.turn.seat,
        turn_since=began,
        result=None if game.result() is None else list(game.result() or ()),
        winners=None if game.winners() is None else list(game.winners() or ()),
        receiving=receiving(game),
    )
    named = [MoveRow(row, *(getattr(one, name) for name in _REST)) for one in rows]
    await games.append_moves(connection, named)
    return row


_REST = tuple(MoveRow.__dataclass_fields__)[1:]


def _rows(game: Game, began: int) -> list[MoveRow]:
    """Return a game's moves as rows, a version for each turn and each giant received."""
    rows: list[MoveRow] = []
    for version, turn in enumerate(game.record_turns, start=2):
        for move in turn.moves:
            rows.append(
                MoveRow(
                    game_id=0,
                    ordinal=len(rows) + 1,
                    version=version,
                    seat=turn.seat,
                    turn=f"{turn.round}.{turn.number}",
                    text=move.text(),
                    cancels=None,
                    made_by="lord",
                    made_at=began + 60 * version,
                )
            )
    return rows
