"""Where a cup's posts go whose place was deleted: another thread or channel, or to each alone."""

from __future__ import annotations

from collections.abc import Iterator

from services.core.context import Work
from services.core.json_codec import server_from_json
from services.facts.tournament_posts import CupPost
from services.facts.tournaments import Cup
from services.tournaments.announcing import announcements
from services.tournaments.announcing.notifications import Row, row_of
from store import people, tournament_games, tournament_posts, tournaments
from store.rows import CupPostRow
from store.tournament_posts import DROPPED, WAITING


async def post_anew(work: Work, post: int) -> None:
    """Have something posted again, wherever its place is now."""
    nowhere = {"channel_id": None, "message_id": None, "shown": None}
    fresh = {"state": WAITING, "due": work.now, "created_at": work.now, "tries": 0, "doubtful": 0}
    await tournament_posts.change_post(work.connection, post, **fresh, **nowhere)


async def thread_lost(work: Work, cup: Cup, thread: int) -> None:
    """Note that a thread of a cup was deleted: what was there and goes on is posted anew."""
    if cup.thread == thread:
        await tournaments.change_cup(work.connection, cup.id, thread_id=None)
    if cup.log == thread:
        await tournaments.change_cup(work.connection, cup.id, log_id=None)
    for row in await tournament_posts.posts_of(work.connection, cup.id, announcements.PAGES):
        if row.channel_id == thread and _goes_on(cup, row):
            await post_anew(work, row.id)
    if cup.log == thread:
        await _begin_book(work, cup)
    work.woken.add("posted")


async def moved(work: Work, cup: Cup) -> bool:
    """Move a cup whose channel was deleted to the one that its server has for tournaments.

    Its tables that are being played move along. False: no other channel is chosen.
    """
    settings = server_from_json(await people.server_settings(work.connection, cup.server))
    channel = settings.cup_channel
    if channel is None or channel == cup.channel:
        return False
    nowhere = {"thread_id": None, "log_id": None, "message_id": None}
    await tournaments.change_cup(work.connection, cup.id, channel_id=channel, **nowhere)
    await tournament_games.move(work.connection, cup.id, channel)
    for row in await tournament_posts.posts_of(work.connection, cup.id, announcements.PAGES):
        if row.kind in ("home", "podium") or _goes_on(cup, row):
            await post_anew(work, row.id)
    await _begin_book(work, cup)
    work.woken.add("posted")
    return True


async def _begin_book(work: Work, cup: Cup) -> None:
    """Have the log begin anew, if there is one."""
    book = await tournament_posts.find(work.connection, cup.id, "book", 0, 0)
    if book is not None:
        await post_anew(work, book.id)


def _goes_on(cup: Cup, row: CupPostRow) -> bool:
    """Whether a page tells of what is still going on."""
    if not cup.live:
        return False
    match row.kind:
        case "checkin":
            return cup.phase == "checkin"
        case "bracket":
            return cup.stage is not None and row.ref == cup.stage.number
        case "round":
            return row.ref in {
                tournament_posts.ref_of(one.stage, one.number) for one in cup.open_rounds
            }
        case "standings":  # a ladder's are one page for all its rounds
            last = {(one.stage, at) for one in cup.rounds[-1:] for at in (0, one.number)}
            return row.ref in {tournament_posts.ref_of(*place) for place in last}
    return row.kind == "home"


async def singly(work: Work, post: CupPost) -> None:
    """Put words to each person in the place of a call."""
    row = await tournament_posts.post(work.connection, post.id)
    if row is None or row.state != WAITING:
        return
    known = await tournament_posts.posts_of(work.connection, post.cup.id, ("told",))
    part = 1 + max((one.part for one in known if one.ref == post.ref), default=-1)
    rows: list[Row] = []
    for user, entry in _called(post):
        row_ = row_of(post.cup, "told", "direct", post.ref, part=part + len(rows), due=work.now)
        data = {"what": post.data["what"], "entries": [entry]}
        rows.append({**row_, "user_id": user, "data": data})
    await tournament_posts.add_posts(work.connection, rows, work.now)
    await tournament_posts.change_post(work.connection, post.id, state=DROPPED)
    work.woken.add("posted")


def _called(post: CupPost) -> Iterator[tuple[int, int]]:
    """Yield whom a call mentions, each with their entry."""
    for number in post.data["entries"]:
        for lord in post.cup.entry(number).lords:
            if lord.user in post.calls:
                yield lord.user, number
