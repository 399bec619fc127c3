"""Look at a game: as a watcher, or at one's own domino that fits nowhere."""

from engine import Move
from services.core.context import ServiceContext
from services.core.live_games import game_row, load, load_at
from services.facts import Person, Press
from services.facts.games import GameFact
from services.facts.lists import RecordFact, ScoreSheet
from services.facts.panels import NearTry
from services.offers.score_sheets import score_sheets
from services.play import _turn_panel
from services.play.seat_access import draft_of, refuse_late, sit
from services.records import record as whole_record
from services.state.access import refuse_hidden
from services.state.game_facts import clocked, game_fact


async def current(context: ServiceContext, game: int, _person: Person | None = None) -> GameFact:
    """Return a game as it stands, for a person or for the bot itself. Refused: no_game."""
    async with context.read() as connection:
        fact = await game_fact(connection, await load(context, connection, game))
        return await clocked(connection, fact, context.clock.now())


async def at_version(context: ServiceContext, game: int, version: int) -> GameFact:
    """Return a game as it stood at a version."""
    async with context.read() as connection:
        live = await load_at(connection, await game_row(connection, game), version)
        return await game_fact(connection, live)


async def watch(context: ServiceContext, game: int, person: Person) -> GameFact:
    """Return a game for a person to look at.

    Refused: no_game (a person from elsewhere), watch_table (only the table may watch).
    """
    fact = await current(context, game)
    refuse_hidden(fact.table, person)
    return fact


async def explain(context: ServiceContext, game: int, person: Person) -> tuple[ScoreSheet, ...]:
    """Return every kingdom's score as sums. Refused: watch_table."""
    return score_sheets((await watch(context, game, person)).view)


async def record(context: ServiceContext, game: int, person: Person) -> RecordFact:
    """Return the record as text and JSON, without a seed that anybody still plays with.

    Refused: watch_table.
    """
    await watch(context, game, person)
    return await whole_record(context, game)


async def drafted_moves(context: ServiceContext, game: int, person: Person) -> tuple[Move, ...]:
    """Return the moves of the draft of a person on turn; the draft stays as it is."""
    async with context.read() as connection:
        chair = await sit(context, connection, Press(game, person))
        slots = (await draft_of(connection, chair)).slots
    return tuple(chair.live.game.compose(slots).moves)


async def has_draft(context: ServiceContext, game: int, person: Person) -> bool:
    """Whether a person on turn has begun to compose it: what is looked at does not count that."""
    async with context.read() as connection:
        chair = await sit(context, connection, Press(game, person))
        return bool((await draft_of(connection, chair)).slots)


async def near_tries(context: ServiceContext, game: int, person: Person) -> tuple[NearTry, ...]:
    """Return the nearest spots that fail for a domino that fits nowhere, with their rules."""
    fact, seat = await _own(context, game, person)
    domino = _turn_panel.in_hand(fact.view)
    return () if domino is None else _turn_panel.near_tries(fact.view, seat, domino)


async def places(context: ServiceContext, game: int, person: Person) -> int:
    """Count the ways to lay the domino next to the kingdom, legal or not."""
    fact, seat = await _own(context, game, person)
    return len(_turn_panel.layings(fact.view, seat))


async def _own(context: ServiceContext, game: int, person: Person) -> tuple[GameFact, int]:
    """Return the game and the seat of the person whose turn it is, or whose partner's."""
    async with context.read() as connection:
        chair = await sit(context, connection, Press(game, person))
        if not chair.partner_on_turn:
            await refuse_late(connection, chair, 0)
        return chair.fact, chair.seat.seat
