"""Personal data: everything that is kept about one person."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from services.core.pseudonymize import people_in
from services.standing.marks import mark_of
from services.tournaments.core.named_people import EVENTS, Called
from store import Connection, games, marks, privacy, tables
from store.rows import (
    BallotRow,
    FormerLordRow,
    GameRow,
    InvitationRow,
    Json,
    NoteRow,
    SeatRow,
    TableRow,
    VoteRow,
)
from store.tournament_rows import TournamentEventRow, TournamentPostRow

AT_ONCE = 100
"""How many events of tournaments are searched at once: others wait for no longer than a moment."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat that a person has, or had until the end, with its table and the games played there."""

    row: SeatRow
    table: TableRow
    games: tuple[GameRow, ...]

    @property
    def playing(self) -> GameRow | None:
        """The game being played there, or the last one of a Dynasty that goes on."""
        return self.games[-1] if self.table.state == "playing" and self.games else None


@dataclass(frozen=True, slots=True)
class Stay:
    """A time in which a person had a seat; `until` None: to the end."""

    table: int
    seat: int
    since: int
    until: int | None

    def covers(self, at: int) -> bool:
        """Whether the seat was theirs at a time."""
        return self.since <= at and (self.until is None or at < self.until)


@dataclass(frozen=True, slots=True)
class PersonalData:
    """What is kept about a person.

    `rows` are theirs alone and `named` those that name them, by table; `stays` are the times they
    had seats, `former` the seats that others took over; `played` are the games of all these.
    `tables` and `tournaments` that name them are given with their servers; `acts` are the events of
    tournaments that name them or were caused by them, `posts` the announcements that name them.
    `remembered` are rows from before an earlier deletion of their data, by table.
    """

    tables: Mapping[int, int]
    seats: tuple[Seat, ...]
    former: tuple[FormerLordRow, ...]
    stays: tuple[Stay, ...]
    played: tuple[GameRow, ...]
    invitations: tuple[InvitationRow, ...]
    notes: tuple[NoteRow, ...]
    ballots: tuple[tuple[VoteRow, BallotRow], ...]
    rows: Mapping[str, Sequence[Json]]
    named: Mapping[str, Sequence[Json]]
    tournaments: Mapping[int, int]
    acts: tuple[TournamentEventRow, ...]
    posts: tuple[TournamentPostRow, ...]
    remembered: Mapping[str, Sequence[Json]]

    @property
    def nothing(self) -> bool:
        """Whether nothing is kept that can be deleted."""
        return not (self.tables or self.rows or self.named or self.tournaments)


async def gather(
    connection: Connection, user: int, traces: privacy.Traces, *, rows: bool = True
) -> PersonalData:
    """Gather what is kept about a person; without `rows`, these and `named` are left empty."""
    known = await privacy.tables_of(connection, user, traces.tables)
    own = await privacy.seats_of(connection, user)
    former = await privacy.former_lords_of(connection, list(known))
    stays = _stays(user, own, former)
    where = {stay.table for stay in stays}
    places = {row.id: row for row in await tables.tables_of_ids(connection, where)}
    found = await games.games_of_tables(connection, where)
    seats = [Seat(one, places[one.table_id], tuple(found.get(one.table_id, ()))) for one in own]
    played = {row.id: row for table in sorted(found) for row in found[table]}

    sat: dict[tuple[int, int], list[Stay]] = {}
    for stay in stays:
        sat.setdefault((stay.table, stay.seat), []).append(stay)

    def theirs(game: int, seat: int, at: int) -> bool:
        return any(one.covers(at) for one in sat.get((played[game].table_id, seat), ()))

    notes = await privacy.notes_there(connection, user)
    ballots = await privacy.ballots_there(connection, user)
    mark = await mark_of(connection, user)
    personal = PersonalData(
        tables=known,
        seats=tuple(seats),
        former=tuple(row for row in former if row.user_id == user),
        stays=tuple(stays),
        played=tuple(played.values()),
        invitations=tuple(await privacy.invitations_of(connection, user)),
        notes=tuple(one for one in notes if theirs(one.game_id, one.seat, one.at)),
        ballots=tuple(
            (vote, one) for vote, one in ballots if theirs(vote.game_id, one.seat, one.at)
        ),
        rows=await privacy.own_rows(connection, user) if rows else {},
        named=await privacy.named_rows(connection, user) if rows else {},
        tournaments={},
        acts=(),
        posts=(),
        remembered={} if mark is None else await marks.kept_rows(connection, mark),
    )
    return await in_tournaments(connection, user, traces, personal)


async def in_tournaments(
    connection: Connection,
    user: int,
    traces: privacy.Traces,
    personal: PersonalData,
    *,
    only: bool = False,
) -> PersonalData:
    """Return personal data with what is kept in tournaments by now; `only` in those of `traces`."""
    acts, posts = await _of_tournaments(connection, user, traces.tournaments, only=only)
    named = {row.cup_id for row in acts} | {row.cup_id for row in posts}
    tournaments = await privacy.tournaments_of(connection, user, named)
    return replace(personal, acts=acts, posts=posts, tournaments=tournaments)


async def _of_tournaments(
    connection: Connection, user: int, tournaments: Collection[int], *, only: bool
) -> tuple[tuple[TournamentEventRow, ...], tuple[TournamentPostRow, ...]]:
    """Return the events of tournaments that a person caused or that name them, and such posts."""
    events = await privacy.tournament_events_naming(connection, user, tournaments, only=only)
    posts = await privacy.tournament_posts_naming(connection, user, tournaments)
    acts = []
    for number, row in enumerate(events):
        if not number % AT_ONCE:
            await asyncio.sleep(0)
        if row.by_id == user or user in people_in(row.data, EVENTS.get(row.kind))[1]:
            acts.append(row)
    return tuple(acts), tuple(row for row in posts if user in people_in(row.data, Called)[1])


def _stays(user: int, seats: Sequence[SeatRow], former: Sequence[FormerLordRow]) -> list[Stay]:
    """Return when a person had which seat; a seat taken over is the newcomer's from then on."""
    begun: dict[tuple[int, int], int] = {}
    stays = []
    for row in former:
        since = begun.get((row.table_id, row.seat), 0)
        begun[row.table_id, row.seat] = row.at
        if row.user_id == user:
            stays.append(Stay(row.table_id, row.seat, since, row.at))
    for seat in seats:
        since = begun.get((seat.table_id, seat.seat), 0)
        stays.append(Stay(seat.table_id, seat.seat, since, None))
    return stays
