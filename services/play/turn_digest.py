"""What happened in a game since a lord's last turn."""

from collections.abc import Iterable, Sequence

from engine import GameView
from services.core.context import ServiceContext
from services.core.live_games import load_at, receives, without_takebacks
from services.facts import Person, Press
from services.facts.games import GameFact, TurnReport
from services.facts.lists import DigestFact
from services.play.seat_access import sit
from services.state.game_facts import clocked, reports_of
from store import Connection, games, outbox

REPORTING = ("turn", "end")
"""The kinds of news that report turns."""


async def digest(context: ServiceContext, game: int, person: Person) -> DigestFact:
    """Return what happened since the person last played a turn themselves.

    Refused: not_at_table, resigned.
    """
    async with context.read() as connection:
        chair = await sit(context, connection, Press(game, person))
        fact = await clocked(connection, chair.fact, context.clock.now())
        rows = [
            row
            for row in without_takebacks(await games.moves(connection, game))
            if not receives(row)
        ]
        own = [row for row in rows if row.seat == chair.seat.seat and row.made_by == "lord"]
        version = own[-1].version if own else 0
        since = own[-1].made_at if own else chair.live.row.started_at
        before = await load_at(connection, chair.live.row, version)
        later = dict.fromkeys(row.version for row in rows if row.version > version)
        reports = await turn_reports(connection, game, since, list(later))
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


async def turn_reports(
    connection: Connection, game: int, since: int, versions: Sequence[int]
) -> tuple[TurnReport, ...]:
    """Return the reports of some turns, each as it was announced, perhaps with later ones."""
    known: dict[int, TurnReport] = {}
    for kind in REPORTING:
        for row in await outbox.since(connection, game, kind, since):
            for one in reports_of(row):
                known[one.version] = one
    return tuple(known[version] for version in versions if version in known)


def _placed(then: GameView, now: GameView) -> Iterable[tuple[int, str, tuple[str, str]]]:
    """Yield what has been placed since: the kingdom's first seat, the domino and its squares."""
    for before, after in zip(then.kingdoms, now.kingdoms, strict=True):
        placed_before = {one.domino for one in before.placed}
        for one in after.placed:
            if one.domino not in placed_before:
                yield after.seats[0], one.domino, (one.left, one.right)


def _points(then: GameView, fact: GameFact) -> Iterable[tuple[str, int, int]]:
    """Yield every lord's points then and now; partners share theirs."""
    for seat in fact.table.seats:
        before, now = (view.kingdom_of(seat.seat).scorecard.total for view in (then, fact.view))
        yield fact.view.name(seat.seat), before, now
