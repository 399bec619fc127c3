"""Follow games, lords and tournaments, change how closely, and stop."""

from dataclasses import dataclass
from typing import cast, get_args

from services.core.context import ServiceContext
from services.core.live_games import load
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.games import GameFact
from services.facts.watching import FollowFact, FollowKind, FollowList, How
from services.outbox.follow_marks import plan_digests_of
from services.standing import blocks, limits
from services.state.access import is_seen_anywhere, refuse_hidden
from services.state.game_facts import game_fact
from services.state.table_facts import table_fact, table_row
from services.tournaments.core.repository import load as load_tournament
from services.watching._live_games import refuse_hidden_lord
from store import Connection, follows, sight, tournament_games
from store.rows import FollowRow
from store.sight import Place

MAX_FOLLOWS = 25
"""Most follows of a person: as many as one list shows."""
USUAL: How = "round"


@dataclass(frozen=True, slots=True)
class What:
    """Something that a person wants to follow."""

    kind: str
    ref: int
    server: int

    def is_of(self, row: FollowRow) -> bool:
        """Whether a row is about this."""
        return (row.kind, row.ref, row.server_id) == (self.kind, self.ref, self.server)


async def follow_game(
    context: ServiceContext, game: int, person: Person, how: How | None = None
) -> FollowList:
    """Follow a game; for one followed already, `how` changes how closely.

    The games of a Dynasty are followed together. Refused: no_game, watch_table, follow_over,
    follow_many (data limit), bad_setting.
    """
    async with context.write() as tx:
        fact = await game_fact(tx.connection, await load(context, tx.connection, game))
        refuse_hidden(fact.table, person)
        _refuse_over(fact)
        what = What(follows.TABLE, fact.table.id, fact.table.server)
        chosen, begun = await _follow(tx, person, what, how)
    return await show(context, person, chosen, begun=begun)


def _refuse_over(fact: GameFact) -> None:
    if fact.table.state not in ("open", "playing"):
        raise Refused("follow_over", {"table": fact.table.name}, ("look",))


async def follow_lord(
    context: ServiceContext, lord: Person, person: Person, server: int, how: How | None = None
) -> FollowList:
    """Follow a lord in a server: all their games there that others may watch.

    Refused: follow_self, profile_hidden, follow_nobody (they never sat at a table there, or have
    blocked the person), follow_many.
    """
    if lord.id == person.id:
        raise Refused("follow_self")
    async with context.write() as tx:
        if lord.id in (await blocks.apart(tx.connection, {person.id, lord.id}))[person.id]:
            raise Refused("follow_nobody", {"lord": lord.name}, ("games",))
        await refuse_hidden_lord(tx.connection, person, lord.id)
        if await follows.lord_name(tx.connection, lord.id, server) is None:
            raise Refused("follow_nobody", {"lord": lord.name}, ("games",))
        what = What(follows.LORD, lord.id, server)
        chosen, begun = await _follow(tx, person, what, how)
    return await show(context, person, chosen, begun=begun)


async def follow_tournament(
    context: ServiceContext, tournament: int, person: Person, how: How | None = None
) -> FollowList:
    """Follow a tournament: "turn" for every result, "round" for its rounds, "end" for the winner.

    Refused: no_cup, follow_cup_over (data cup), follow_many, bad_setting.
    """
    async with context.write() as tx:
        fact = await load_tournament(context, tx.connection, tournament)
        if fact.phase in ("over", "cancelled"):
            raise Refused("follow_cup_over", {"cup": fact.setup.name}, ("cups",))
        what = What(follows.CUP, fact.id, fact.server)
        chosen, begun = await _follow(tx, person, what, how)
    return await show(context, person, chosen, begun=begun)


async def _follow(tx: Transaction, person: Person, what: What, how: How | None) -> tuple[int, bool]:
    """Follow something, or change how closely; returns the follow, and whether it is new."""
    if how is not None and how not in get_args(How):
        raise Refused("bad_setting", {"setting": "how", "value": how})
    own = await follows.follows_of(tx.connection, person.id)
    found = next((row for row in own if what.is_of(row)), None)
    if found is None:
        if len(own) >= MAX_FOLLOWS:
            raise Refused("follow_many", {"limit": MAX_FOLLOWS}, ("follows",))
        await limits.check(tx, "follows", person.id, what.server)
        values = {"since": tx.now, "told_at": 0, "how": how or USUAL}
        key = {"kind": what.kind, "ref": what.ref, "server_id": what.server}
        chosen = await follows.add_follow(tx.connection, user_id=person.id, **key, **values)
    else:
        chosen = found.id
        if how is not None:
            await follows.change_follow(tx.connection, found.id, how=how)
    return chosen, found is None


async def change_how(context: ServiceContext, person: Person, follow: int, how: How) -> FollowList:
    """Change how closely something is followed; if it is no longer, nothing changes."""
    if how not in get_args(How):
        raise Refused("bad_setting", {"setting": "how", "value": how})
    async with context.write() as tx:
        row = await _own(tx.connection, person, follow)
        if row is not None:
            await follows.change_follow(tx.connection, row.id, how=how)
    return await show(context, person, None if row is None else row.id)


async def stop(context: ServiceContext, person: Person, follow: int) -> FollowList:
    """Stop following something; a repeat changes nothing."""
    async with context.write() as tx:
        row = await _own(tx.connection, person, follow)
        if row is not None:
            await follows.remove_follows(tx.connection, [row.id])
            await plan_digests_of(tx, person.id)  # a planned digest may have been for this one
    return await show(context, person)


async def show(
    context: ServiceContext, person: Person, follow: int | None = None, *, begun: bool = False
) -> FollowList:
    """Return what a person follows; `follow` is the one chosen of them.

    What they can't see any more has no name, wherever they ask.
    """
    async with context.read() as connection:
        rows = await follows.follows_of(connection, person.id)
        listed = [(await _fact(connection, row), await _place(connection, row)) for row in rows]
    facts = tuple(
        [
            one if place is None or await is_seen_anywhere(person, place) else _nameless(one)
            for one, place in listed
        ]
    )
    found = next((one for one in facts if one.id == follow), None)
    return FollowList(facts, found, begun=begun)


def _nameless(one: FollowFact) -> FollowFact:
    return FollowFact(one.id, one.kind, one.how, one.server, None, None, None)


async def _place(connection: Connection, row: FollowRow) -> Place | None:
    """Return where a followed table or tournament is; None for a lord."""
    if row.kind == follows.LORD:
        return None
    find = sight.place_of_table if row.kind == follows.TABLE else sight.place_of_tournament
    return await find(connection, row.ref)


async def forget_server(context: ServiceContext, user: int, server: int) -> None:
    """Delete what a person follows in a server that they have left."""
    async with context.write() as tx:
        await follows.remove_follows_in(tx.connection, user, server)


async def _own(connection: Connection, person: Person, follow: int) -> FollowRow | None:
    row = await follows.follow(connection, follow)
    return row if row is not None and row.user_id == person.id else None


async def _fact(connection: Connection, row: FollowRow) -> FollowFact:
    kind, how = cast(FollowKind, row.kind), cast(How, row.how)
    if kind == "game":
        table = await table_fact(connection, await table_row(connection, row.ref))
        return FollowFact(row.id, kind, how, row.server_id, table, None, None)
    if kind == "cup":
        tournament = await tournament_games.name(connection, row.ref)
        return FollowFact(row.id, kind, how, row.server_id, None, None, None, tournament)
    name = await follows.lord_name(connection, row.ref, row.server_id)
    return FollowFact(row.id, kind, how, row.server_id, None, row.ref, name)
