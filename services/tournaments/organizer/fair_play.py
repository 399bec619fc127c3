"""How often a lord of an event plays what a strong computer lord finds best: for organizers.

It is read from the reviews of the lord's games. Nobody who plays in the event sees it.
"""

from ai.agreement import agreement as agreement_of
from ai.review import Review, ReviewedTurn
from services.core.context import ServiceContext
from services.core.live_games import made_by, without_takebacks
from services.facts import Person
from services.facts.fair_play import AgreementFact, ComparedGame
from services.facts.tournaments import Match, Tournament
from services.tournaments.core.refusals import refusal
from services.tournaments.core.repository import load
from services.tournaments.organizer import actions
from store import Connection, games, reviews, tables
from store.rows import GameRow

MOST = 30
"""How many games of a lord are read: the last ones."""
THEIRS = ("lord", "plan")
"""Who made a turn that its lord has decided."""


async def agreement(
    context: ServiceContext, tournament_id: int, person: Person, user: int
) -> AgreementFact:
    """Return how a lord's turns agree, in games whose draw nobody plays any more.

    Games in which the seat changed hands are left out.

    Refused: no_cup, cup_not_organiser, cup_fair_plays (the reader plays there themselves),
    cup_not_in_lord.
    """
    await actions.refuse_departed(context, tournament_id, person)
    async with context.read() as connection:
        tournament = await load(context, connection, tournament_id)
        actions.refuse_unauthorized(tournament, person, "extend")
        _refuse_players(tournament, person)
        entry = tournament.entry_of(user)
        lord = next((one for one in entry.lords if one.user == user), None) if entry else None
        if entry is None or lord is None:
            raise refusal(tournament, "cup_not_in_lord")
        found, waiting = list[ComparedGame](), list[int]()
        played = [
            (match, game.table, game.game)
            for match in _matches_of(tournament, entry.number)
            for game in match.games
            if game.table is not None and game.game is not None
        ]
        for match, table, number in played[-MOST:]:
            seat = await _seat(connection, table, user)
            row = await games.game(connection, number)
            if seat is None or row is None or row.ending is None:
                continue
            turns = await _turns(connection, row, seat)
            if turns is None:
                waiting.append(number)
            else:
                agreed, count = agreement_of(turns)
                found.append(ComparedGame(match.stage, match.round, number, agreed, count))
    return AgreementFact(tournament, lord, tuple(found), tuple(waiting))


def _refuse_players(tournament: Tournament, person: Person) -> None:
    """Refuse whoever plays or has played in the event. Refused: cup_fair_plays."""
    own = {one.number for one in tournament.entries if one.has(person.id)}
    sat = {number for one in tournament.rounds for m in one.matches for number in m.entries}
    if own & (sat | {one.number for one in tournament.entries if one.live}):
        raise refusal(tournament, "cup_fair_plays")


def _matches_of(tournament: Tournament, entry: int) -> list[Match]:
    return [m for one in tournament.rounds for m in one.matches if entry in m.entries]


async def _seat(connection: Connection, table: int, user: int) -> int | None:
    """Return the seat that a lord had from the first turn to the last; None if they shared it."""
    row = await tables.table(connection, table)
    if row is None or row.sealed:
        return None
    seats = [one.seat for one in await tables.seats(connection, table) if one.user_id == user]
    taken = {one.seat for one in await tables.former_lords(connection, table)}
    return next((seat for seat in seats if seat not in taken), None)


async def _turns(connection: Connection, row: GameRow, seat: int) -> list[ReviewedTurn] | None:
    """Return the reviewed turns that a lord decided; None if the game is not reviewed yet."""
    rows = without_takebacks(await games.moves(connection, row.id))
    if not rows:
        return []
    stored = await reviews.review_of(connection, row.id)
    if stored is None or stored.version != row.version:
        return None
    by_version = {move.version: move.made_by for move in rows}  # a line of the record each
    theirs = {step for step, by in enumerate(by_version.values(), 1) if made_by(by) in THEIRS}
    review = Review.from_dict(dict(stored.review))
    return [turn for turn in review.turns if turn.seat == seat and turn.step in theirs]
