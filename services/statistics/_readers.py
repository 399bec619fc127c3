"""Common queries of the statistics pages: the server, hidden people, games that may be opened."""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from engine import Box
from services.core.context import ServiceContext
from services.core.json_codec import server_from_json, user_from_json
from services.facts import Person, Refused
from services.facts.records import LEFT
from services.facts.statistics import Ladder, LordFact, PlayedFact
from services.facts.tables import ServerSettings
from services.state.access import in_sight, may_watch
from services.state.table_facts import table_facts
from store import Connection, people, statistics_queries
from store.statistics_rows import ResultRow

USUAL = "kingdomino:4"
COMPUTER = "computer:"


@dataclass(frozen=True, slots=True)
class Reading:
    """A read of a server's statistics by somebody, within one state of the database."""

    connection: Connection
    person: Person
    server: int
    settings: ServerSettings
    now: int

    async def lords(self, keys: Collection[str]) -> dict[str, LordFact]:
        """Return facts about some lords; hidden ones have no name, even to themselves."""
        users = [int(key) for key in keys if not key.startswith(COMPUTER)]
        settings = await people.users_settings(self.connection, users)
        hidden = {user for user, set_ in settings.items() if not user_from_json(set_).ladders}
        named = [user for user in users if user > 0 and user not in hidden]
        names = await statistics_queries.names(self.connection, self.server, named)
        found = {str(user): LordFact(None, None) for user in users}
        found |= {str(user): LordFact(user, names.get(user, "")) for user in named}
        for key in keys:
            if key.startswith(COMPUTER):
                found[key] = LordFact(None, None, computer=key.removeprefix(COMPUTER))
        return found

    async def myself(self) -> LordFact:
        """Return the reader with their name here, hidden or not."""
        user = self.person.id
        names = await statistics_queries.names(self.connection, self.server, [user])
        return LordFact(user, names.get(user, self.person.name))

    async def openable(self, games: Collection[int]) -> dict[int, str]:
        """Return the finished games that the reader may open, with the names of their tables."""
        if not games:
            return {}
        rows = await statistics_queries.tables_of(self.connection, games)
        facts = await table_facts(self.connection, {row.id: row for row in rows.values()}.values())
        open_ = {fact.id: fact.name for fact in facts if may_watch(fact, self.person)}
        return {game: open_[row.id] for game, row in rows.items() if row.id in open_}

    async def known(self, games: Collection[int]) -> set[int]:
        """Return the finished games of which the reader may know: of no other is anything told.

        Sums go over all games, but no name, date or opponent comes with them.
        """
        if not games:
            return set()
        places = await statistics_queries.places_of(self.connection, games)
        near = {game for game, *place in places if in_sight(self.person, *place)}
        far = set(games) - near
        return near | await statistics_queries.with_lord(self.connection, far, self.person.id)

    async def ladders(self) -> list[tuple[Ladder, int]]:
        """Return the ladders with games here and their numbers, the most played first.

        Those with computer lords come last.
        """
        found = await statistics_queries.ladders(self.connection, self.server)
        counts = [(Ladder.of(key), games) for key, games in found]
        return sorted(counts, key=lambda one: (one[0].computer, -one[1], one[0].key))

    async def boxes(self) -> dict[str, int]:
        """Return the boxes with games here and their numbers, the most played first."""
        counts: dict[str, int] = {}
        for ladder, count in await self.ladders():
            counts[ladder.box] = counts.get(ladder.box, 0) + count
        return dict(sorted(counts.items(), key=lambda one: (-one[1], one[0])))

    async def box(self, wanted: str) -> tuple[str, dict[str, int]]:
        """Return the wanted box ("": the most played), and all boxes. Refused: no_ladder."""
        boxes = await self.boxes()
        if wanted and wanted not in list(Box):
            raise no_ladder(wanted)
        return wanted or next(iter(boxes), Ladder.of(USUAL).box), boxes


def played(
    row: ResultRow, names: Mapping[int, str], changes: Mapping[int, int] | None = None
) -> PlayedFact:
    """Return somebody's result in a game; `names` are those of the tables that may be opened.

    Who left came last.
    """
    of = Ladder.of(row.ladder).kingdoms
    return PlayedFact(
        game=row.game_id if row.game_id in names else None,
        table=names.get(row.game_id, ""),
        box=row.box,
        left=row.fate in LEFT,
        place=of if row.fate in LEFT else row.place,
        of=of,
        points=row.points,
        at=row.ended_at,
        change=(changes or {}).get(row.game_id),
    )


@asynccontextmanager
async def open_statistics(context: ServiceContext, person: Person) -> AsyncIterator[Reading]:
    """Open the statistics of the server where one asks. Refused: server_needed, ladders_off."""
    if not person.server:
        raise Refused("server_needed")
    async with context.read() as connection:
        found = await people.server_settings(connection, person.server)
        settings = server_from_json(found)
        if settings.ladders == "off":
            raise Refused("ladders_off")
        yield Reading(connection, person, person.server, settings, context.clock.now())


def pick_ladder(ladders: Sequence[Ladder], wanted: str) -> Ladder:
    """Return the wanted ladder: by its key, a box, or "" (see Statistics.ladder).

    Refused: no_ladder.
    """
    if not wanted:
        return next(iter(ladders), Ladder.of(USUAL))
    box, _, more = wanted.partition(":")
    computer = more == "computer"
    if computer:
        known = [one for one in ladders if one.computer and box in ("", one.box)]
    else:
        known = [one for one in ladders if wanted in (one.key, one.box)]
    if known:
        return known[0]
    usual = Ladder.of(USUAL)
    named = f"{box or usual.box}:{usual.kingdoms}{':computer' if computer else ''}"
    try:
        ladder = Ladder.of(named if computer or not more else wanted)
    except ValueError:
        raise no_ladder(wanted) from None
    if ladder.box not in list(Box):
        raise no_ladder(wanted)
    return ladder


def no_ladder(wanted: str) -> Refused:
    """Return the refusal of an unknown ladder or box."""
    return Refused("no_ladder", {"ladder": wanted})
