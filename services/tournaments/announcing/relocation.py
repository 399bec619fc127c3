"""Move a tournament's posts if their thread or channel was deleted."""

from collections.abc import Iterator

from services.core.json_codec import server_from_json
from services.core.transaction import Transaction
from services.facts.tournament_posts import TournamentPost
from services.facts.tournaments import Tournament
from services.tournaments.announcing import announcements
from services.tournaments.announcing.notifications import Row, row_of
from store import people, tournament_games, tournament_posts, tournaments
from store.rows import TournamentPostRow
from store.tournament_posts import DROPPED, WAITING


async def post_again(tx: Transaction, post: int) -> None:
    """Post something again, wherever its place is now."""
    nowhere = {"channel_id": None, "message_id": None, "shown": None}
    fresh = {"state": WAITING, "due": tx.now, "created_at": tx.now, "tries": 0, "doubtful": 0}
    await tournament_posts.change_post(tx.connection, post, **fresh, **nowhere)


async def thread_lost(tx: Transaction, tournament: Tournament, thread: int) -> None:
    """Record that a thread of a tournament was deleted: what is still going on is posted again."""
    if tournament.thread == thread:
        await tournaments.change_tournament(tx.connection, tournament.id, thread_id=None)
    if tournament.log == thread:
        await tournaments.change_tournament(tx.connection, tournament.id, log_id=None)
    for row in await tournament_posts.posts_of(tx.connection, tournament.id, announcements.PAGES):
        if row.channel_id == thread and _is_current(tournament, row):
            await post_again(tx, row.id)
    if tournament.log == thread:
        await _restart_log(tx, tournament)
    tx.woken.add("posted")


async def moved(tx: Transaction, tournament: Tournament) -> bool:
    """Move a tournament whose channel was deleted to the server's channel for tournaments.

    Its tables in play move along. False: no other channel is configured.
    """
    settings = server_from_json(await people.server_settings(tx.connection, tournament.server))
    channel = settings.cup_channel
    if channel is None or channel == tournament.channel:
        return False
    nowhere = {"thread_id": None, "log_id": None, "message_id": None}
    await tournaments.change_tournament(tx.connection, tournament.id, channel_id=channel, **nowhere)
    await tournament_games.move(tx.connection, tournament.id, channel)
    for row in await tournament_posts.posts_of(tx.connection, tournament.id, announcements.PAGES):
        if row.kind in ("home", "podium") or _is_current(tournament, row):
            await post_again(tx, row.id)
    await _restart_log(tx, tournament)
    tx.woken.add("posted")
    return True


async def _restart_log(tx: Transaction, tournament: Tournament) -> None:
    """Start the log again, if there is one."""
    book = await tournament_posts.find(tx.connection, tournament.id, "book", 0, 0)
    if book is not None:
        await post_again(tx, book.id)


def _is_current(tournament: Tournament, row: TournamentPostRow) -> bool:
    """Whether the subject of a page is still going on."""
    if not tournament.live:
        return False
    match row.kind:
        case "checkin":
            return tournament.phase == "checkin"
        case "bracket":
            return tournament.stage is not None and row.ref == tournament.stage.number
        case "round":
            return row.ref in {
                tournament_posts.ref_of(one.stage, one.number) for one in tournament.open_rounds
            }
        case "standings":  # a ladder's rounds share one page
            last = {(one.stage, at) for one in tournament.rounds[-1:] for at in (0, one.number)}
            return row.ref in {tournament_posts.ref_of(*place) for place in last}
    return row.kind == "home"


async def call_directly(tx: Transaction, post: TournamentPost) -> None:
    """Replace a notification in a thread by direct messages to each person."""
    row = await tournament_posts.post(tx.connection, post.id)
    if row is None or row.state != WAITING:
        return
    known = await tournament_posts.posts_of(tx.connection, post.tournament.id, ("told",))
    part = 1 + max((one.part for one in known if one.ref == post.ref), default=-1)
    rows: list[Row] = []
    for user, entry in _mentioned(post):
        row_ = row_of(
            post.tournament, "told", "direct", post.ref, part=part + len(rows), due=tx.now
        )
        data = {"what": post.data["what"], "entries": [entry]}
        rows.append({**row_, "user_id": user, "data": data})
    await tournament_posts.add_posts(tx.connection, rows, tx.now)
    await tournament_posts.change_post(tx.connection, post.id, state=DROPPED)
    tx.woken.add("posted")


def _mentioned(post: TournamentPost) -> Iterator[tuple[int, int]]:
    """Yield the people whom a notification mentions, each with their entry."""
    for number in post.data["entries"]:
        for lord in post.tournament.entry(number).lords:
            if lord.user in post.calls:
                yield lord.user, number
