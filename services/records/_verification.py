"""Verification of games: the seed matches the seal, the moves are legal and give the result.

The record is played again from its text alone, as anybody can do elsewhere.
"""

import asyncio
from typing import Any

from engine import Game
from services.core.context import ServiceContext
from services.core.live_games import load
from services.facts import Person
from services.facts.games import GameFact
from services.facts.records import VerifyFact
from services.records._imports import ending_of
from services.records._readers import Read, bad, read, with_short_names
from services.records.outcome import table_view
from services.records.record_files import record
from services.state.access import may_watch, refuse_hidden
from services.state.game_facts import game_fact
from store import games

LIKELY = 5
"""Most games with which a record from outside is compared."""


async def verify_game(context: ServiceContext, game: int, person: Person) -> VerifyFact:
    """Play a game of this server again from its record.

    While anybody plays with the same draw, return only its seal.

    Refused: no_game, watch_table, record_bad (why "stored": not the announced result).
    """
    async with context.read() as connection:
        live = await load(context, connection, game)
        fact = await game_fact(connection, live)
    refuse_hidden(fact.table, person)
    if fact.seed is None:
        return _sealed(fact, live.game)
    text = (await record(context, game)).text
    found = await read(text.encode())
    played = [list(one or ()) for one in (found.game.result(), found.game.winners())]
    if found.game.over and [live.row.result, live.row.winners] != played:
        raise bad("stored", game=game)
    return _fact(found, game=game, table=fact.table, same=True)


def _sealed(fact: GameFact, played: Game) -> VerifyFact:
    """Return what may be known of a draw that is being played: its seal, as shown at the start."""
    return VerifyFact(
        draw=fact.view.draw,
        seed=None,
        view=fact.view,
        ending=None,
        moves=len(played.moves),
        game=fact.id,
        table=fact.table,
    )


async def verify_file(
    context: ServiceContext, person: Person, name: str, data: bytes
) -> VerifyFact:
    """Play a record from a file again; if the game was played here, compare it with that.

    Of several games of this server with the same draw, the one that went the same way is taken:
    those with the same points are looked at first, and a few at most, since each is played again.

    Refused: record_bad.
    """
    found = await read(data)
    other = _fact(found, file=name)
    if not person.server:
        return other
    result = list(found.game.result() or ()) or None
    async with context.read() as connection:
        rows = await games.ended_with_seed(connection, found.game.seed.hex(), person.server)
        for row in sorted(rows, key=lambda row: row.result != result)[:LIKELY]:
            live = await load(context, connection, row.id)
            table = (await game_fact(connection, live)).table
            if may_watch(table, person):
                same = await asyncio.to_thread(_agree, found.game, live.game)
                told = _fact(found, file=name, game=row.id, table=table, same=same)
                if same:
                    return told
                other = other if other.game is not None else told
    return other


def _agree(one: Game, other: Game) -> bool:
    """Whether two games were played with the same options to the same last move."""
    settings = [(game.options, dict(game.icons), game.moves) for game in (one, other)]
    return settings[0] == settings[1]


def _fact(found: Read, **known: Any) -> VerifyFact:
    """Return what a record shows, and what is `known` of it besides: file, game, table, same."""
    played = found.game
    return VerifyFact(
        draw=played.draw,
        seed=played.seed.hex(),
        view=table_view(with_short_names(played)),
        ending=ending_of(found),
        moves=len(played.moves),
        **known,
    )
