"""What happened in a game since a lord's last turn (PLAY §5.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import GameView
from services.core.context import ServiceContext
from services.core.json_codec import report_from_json
from services.core.live_games import load_at, standing
from services.facts import Person
from services.facts.games import GameFact, TurnReport
from services.facts.lists import DigestFact
from services.play.seat_access import receives, sit
from services.state.game_facts import clocked
from store import Connection, games, outbox
from store.rows import MoveRow

TOLD = ("turn", "end")
"""The news that tell turns."""


async def digest(context: ServiceContext, game: int, person: Person) -> DigestFact:
    """Tell a lord what happened since they last played a turn themselves."""
    async with context.read() as connection:
        chair = await sit(context, connection, game, person)
        fact = await clocked(connection, chair.fact, context.clock.now())
        rows = [row for row in standing(await games.moves(connection, game)) if not receives(row)]
        own = [row for row in rows if row.seat == chair.seat.seat and row.made_by == "lord"]
        version = own[-1].version if own else 0
        since = own[-1].made_at if own else chair.live.row.started_at
        before = await load_at(connection, chair.live.row, version)
        reports = await told_turns(connection, game, since, _later(rows, version))
        then = before.game.view()
        return DigestFact(
            game=fact,
            seat=chair.seat,
            reports=reports,
            placed=tuple(_placed(then, fact.view)),
            points=tuple(_points(then, fact)),
            since=since,
            step=len(before.game.record_turns) + 1,
        )


def _later(rows: Iterable[MoveRow], version: int) -> list[int]:
    """Return the versions of the turns after one, in order."""
    return list(dict.fromkeys(row.version for row in rows if row.version > version))


async def told_turns(
    connection: Connection, game: int, since: int, versions: Sequence[int]
) -> tuple[TurnReport, ...]:
    """Return the reports of some turns; each was told once, perhaps folded into a later one."""
    known: dict[int, TurnReport] = {}
    for kind in TOLD:
        for row in await outbox.since(connection, game, kind, since):
            for one in map(report_from_json, row.body["reports"]):
                known[one.version] = one
    return tuple(known[version] for version in versions if version in known)


def _placed(then: GameView, now: GameView) -> Iterable[tuple[int, str, tuple[str, str]]]:
    """Yield what lies now and did not then: the kingdom's first seat, domino and squares."""
    for before, after in zip(then.kingdoms, now.kingdoms, strict=True):
        lay = {one.domino for one in before.placed}
        for one in after.placed:
            if one.domino not in lay:
                yield after.seats[0], one.domino, (one.left, one.right)


def _points(then: GameView, fact: GameFact) -> Iterable[tuple[str, int, int]]:
    """Yield every lord's points then and now; partners share theirs."""
    for seat in fact.table.seats:
        before, now = (view.kingdom_of(seat.seat).scorecard.total for view in (then, fact.view))
        yield fact.view.name(seat.seat), before, now
