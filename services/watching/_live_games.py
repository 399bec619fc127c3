"""A server's games in progress, for those who may watch them."""

from collections.abc import Collection, Iterable, Sequence

import structlog

from services.core.context import ServiceContext
from services.core.json_codec import UNREADABLE, user_from_json
from services.core.live_games import load
from services.facts import Person, Refused
from services.facts.lists import GameLine
from services.facts.watching import LiveLine, LiveList, LiveShow
from services.play.game_lists import lines_of
from services.standing import blocks
from services.state.access import may_watch
from store import Connection, follows, people, tables
from store.rows import FollowRow, TableRow

_log = structlog.get_logger()

PAGE = 8
MAX_SEARCHED = 200
"""Number of a server's latest tables that are searched for live games."""
ANY = "any"


async def live(
    context: ServiceContext,
    person: Person,
    server: int | None,
    *,
    show: LiveShow = "all",
    box: str = ANY,
    page: int = 0,
    lord: int | None = None,
) -> LiveList:
    """Return a page (from 0) of a server's games in progress that a person may watch.

    `lord`: only games in which this person plays. Refused: profile_hidden.
    """
    async with context.read() as connection:
        running = await running_in(connection, person, server) if server else []
        if lord is not None:
            await refuse_hidden_lord(connection, person, lord)
            running = [line for line in running if line.table.seat_of(lord) is not None]
        followed = await follows.follows_of(connection, person.id, server)
        chosen = [line for line in running if _matches(line, show, box, followed)]
        pages = max(1, -(-len(chosen) // PAGE))
        page = max(0, min(page, pages - 1))
        shown = chosen[page * PAGE : (page + 1) * PAGE]
        lines = [await live_line(context, connection, line, followed) for line in shown]
    return LiveList(show, box, len(chosen), page, pages, tuple(lines), len(running), lord)


async def refuse_hidden_lord(connection: Connection, person: Person, lord: int) -> None:
    """Refuse to tell of the games of somebody who is not shown on ladders.

    Refused: profile_hidden.
    """
    if not await shown_lords(connection, person.id, [lord]):
        raise Refused("profile_hidden")


async def shown_lords(connection: Connection, reader: int, lords: Collection[int]) -> set[int]:
    """Return those of some lords of whose games a reader may be told.

    Not those who hide, nor those who are apart from the reader by a block.
    """
    settings = await people.users_settings(connection, list(lords))
    shown = {lord for lord in lords if user_from_json(settings.get(lord, {})).ladders}
    apart = (await blocks.apart(connection, {reader, *lords}))[reader]
    return (shown - set(apart)) | ({reader} & set(lords))


async def running_in(connection: Connection, person: Person, server: int) -> list[GameLine]:
    """Return a server's games in progress that a person may watch, the liveliest first."""
    rows = await tables.readable_tables_of_server(
        connection, server, "playing", latest=MAX_SEARCHED
    )
    lines = await _readable_lines(connection, person, rows)
    seen = [line for line in lines if line.game is not None and may_watch(line.table, person)]
    return sorted(seen, key=lambda line: (-line.since, line.table.id))


async def _readable_lines(
    connection: Connection, person: Person, rows: Sequence[TableRow]
) -> list[GameLine]:
    """Return tables as lines of a list; those that can't be read are left out."""
    try:
        return await lines_of(connection, person, rows)
    except UNREADABLE:
        if len(rows) > 1:
            return [
                line for row in rows for line in await _readable_lines(connection, person, [row])
            ]
        _log.exception("lists.unreadable", table=rows[0].id)
        return []


def _matches(line: GameLine, show: LiveShow, box: str, followed: Iterable[FollowRow]) -> bool:
    if box not in (ANY, _box(line)):
        return False
    if show == "cups":
        return line.table.tournament is not None
    if show == "followed":
        return is_followed(line, followed)
    return show != "ending" or 4 * line.round > 3 * line.rounds


def _box(line: GameLine) -> str:
    """The box of a table; The Mighty Duel counts as one."""
    setup = line.table.setup
    return "mighty_duel" if "mighty_duel" in setup.variants else setup.box


def is_followed(line: GameLine, followed: Iterable[FollowRow]) -> bool:
    """Whether somebody follows a game, one of its lords or its tournament."""
    lords = {seat.user for seat in line.table.seats}
    known: dict[str, set[int | None]] = {
        follows.TABLE: {line.table.id},
        follows.LORD: lords,
        follows.CUP: {line.table.tournament},
    }
    return any(row.ref in known[row.kind] for row in followed)


async def live_line(
    context: ServiceContext,
    connection: Connection,
    line: GameLine,
    followed: Iterable[FollowRow] = (),
) -> LiveLine:
    """Return a game in progress with everybody's points."""
    assert line.game is not None, "it is being played"
    view = (await load(context, connection, line.game)).game.view()
    points = tuple(
        (tuple(view.name(seat) for seat in one.seats), one.scorecard.total) for one in view.kingdoms
    )
    return LiveLine(line, points, followed=is_followed(line, followed))
