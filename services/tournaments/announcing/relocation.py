"""Move a tournament's posts if their thread or channel was deleted."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from services.core.context import ServiceContext
from services.core.json_codec import digest, server_from_json
from services.core.transaction import Transaction
from services.facts import Refused
from services.facts.tournament_posts import Told, TournamentPost
from services.facts.tournaments import Lord, Tournament
from services.tournaments.announcing import announcements
from services.tournaments.announcing.notifications import row_of
from store import games, people, tables, tournament_games, tournament_posts, tournaments
from store.rows import Json
from store.tournament_posts import DROPPED, WAITING
from store.tournament_rows import TournamentPostRow

LOG_AGAIN: Final = 40
"""How many lines of a log are posted again in another thread, so that it takes no hour."""
TOLD_A_DAY: Final = 3
"""How many changes of place a day people are told of that no organizer made."""
DAY: Final = 24 * 3600
UNPOSTED: Final = "unposted"
"""Why somebody is written to: a post could not be made."""


async def post_again(tx: Transaction, post: int, wait: int = 0) -> None:
    """Post something again, wherever its place is now, after some seconds."""
    nowhere = {"channel_id": None, "message_id": None, "shown": None}
    fresh = {"state": WAITING, "created_at": tx.now, "tries": 0, "doubtful": 0}
    await tournament_posts.change_post(tx.connection, post, due=tx.now + wait, **fresh, **nowhere)


async def thread_lost(tx: Transaction, tournament: Tournament, thread: int, wait: int = 0) -> None:
    """Record that a thread of a tournament was deleted: what is still going on is posted again."""
    if tournament.thread == thread:
        await tournaments.change_tournament(tx.connection, tournament.id, thread_id=None)
    if tournament.log == thread:
        await tournaments.change_tournament(tx.connection, tournament.id, log_id=None)
    for row in await tournament_posts.posts_of(tx.connection, tournament.id, announcements.PAGES):
        if row.channel_id != thread:
            continue
        if _is_current(tournament, row):
            await post_again(tx, row.id, wait)
        else:  # nothing links to it any more
            await tournament_posts.change_post(tx.connection, row.id, message_id=None)
    if tournament.log == thread:
        await _restart_log(tx, tournament)
    tx.woken.add("posted")


async def moved(context: ServiceContext, tx: Transaction, tournament: Tournament) -> bool:
    """Move a tournament whose channel was deleted to the server's channel for tournaments.

    Or to its channel for tables; its tables in play move along. False: neither can be used, so its
    organizers are notified, and the lords hear how their games go on.
    """
    server = tournament.server
    settings = server_from_json(await people.server_settings(tx.connection, server))
    wanted = (settings.cup_channel, settings.table_channel)
    others = (one for one in wanted if one and one != tournament.channel)
    channel = next((one for one in others if context.channel_state(server, one) == "open"), None)
    if channel is None:
        await notify_organizers(tx, tournament, "gone", channel=tournament.channel)
        organizers = {one.user for one in tournament.willing("organizers")}
        await _notify(tx, tournament, "homeless", tournament.channel, but=organizers)
        return False
    await move_to(tx, tournament, channel)
    return True


async def leave_for(tx: Transaction, tournament: Tournament, channel: int, by: int) -> None:
    """Move a tournament from a channel that is still there; its tables in progress stay.

    Its announcement there says where it is now, and everybody but the one who moved it is told: not
    all who see the one channel see the other.
    """
    home = await tournament_posts.find(tx.connection, tournament.id, "home", 0, 0)
    await _move_posts(tx, tournament, channel)
    if home is not None and home.message_id is not None:
        row = row_of(tournament, "left", "channel", tournament.version, due=tx.now)
        row |= {"state": tournament_posts.OLD, "stale": 1, "message_id": home.message_id}
        row["channel_id"] = home.channel_id
        await tournament_posts.add_posts(tx.connection, [row], tx.now)
    await _notify(tx, tournament, "relocated", channel, but={by})


async def move_to(tx: Transaction, tournament: Tournament, channel: int, by: int = 0) -> None:
    """Move a tournament to a channel: what is going on is posted there, and its tables go along.

    Everybody but the one who moved it hears where it is now.
    """
    await _move_posts(tx, tournament, channel)
    for row in await tournament_posts.posts_of(tx.connection, tournament.id, announcements.PAGES):
        if row.channel_id not in (None, channel):  # nothing links to what nobody can see any more
            await tournament_posts.change_post(tx.connection, row.id, message_id=None)
    await tournament_games.move(tx.connection, tournament.id, channel)
    await _notify(tx, tournament, "rehomed", channel, but={by})


async def _move_posts(tx: Transaction, tournament: Tournament, channel: int) -> None:
    nowhere = {"thread_id": None, "log_id": None, "message_id": None}
    await tournaments.change_tournament(tx.connection, tournament.id, channel_id=channel, **nowhere)
    for row in await tournament_posts.posts_of(tx.connection, tournament.id, announcements.PAGES):
        if row.kind in ("home", "podium") or _is_current(tournament, row):
            await post_again(tx, row.id)
    await _restart_log(tx, tournament)
    tx.woken.add("posted")


async def has_place(context: ServiceContext, tournament: Tournament) -> bool:
    """Whether a tournament's channel can be posted in; else it moves, or its organizers are told.

    Until it has a place it stands still: nobody would see what begins. Refused: busy, if it moved.
    """
    state = context.channel_state(tournament.server, tournament.channel)
    if state == "open" or not tournament.live:
        return True
    async with context.write() as tx:
        is_moved = state == "gone" and await moved(context, tx, tournament)
        if state == "shut":
            await notify_organizers(tx, tournament, state, channel=tournament.channel)
    if is_moved:
        raise Refused("busy")
    return False


async def notify_organizers(
    tx: Transaction, tournament: Tournament, what: str, **about: int
) -> None:
    """Notify each organizer once: the channel is "gone", or "shut" to us; the "role" is gone."""
    await _write_once(tx, tournament, tournament.willing("organizers"), {"what": what, **about})


async def _notify(
    tx: Transaction, tournament: Tournament, what: str, channel: int, but: Collection[int]
) -> None:
    """Notify everybody who takes part where it goes on: "rehomed", "relocated", or "homeless"."""
    playing = (lord for one in tournament.entries if one.live for lord in one.lords)
    concerned = (*tournament.willing("organizers"), *playing)
    lords = [one for one in concerned if one.user not in but]
    await _write_once(tx, tournament, lords, {"what": what, "channel": channel})


def _is_by_itself(data: Json) -> bool:
    """Whether people were told of something about a place that no organizer did."""
    return data.get("what") in ("rehomed", "homeless", "gone", "shut", "role")


async def _write_once(
    tx: Transaction, tournament: Tournament, lords: Iterable[Lord], about: Json
) -> None:
    """Write something about a live tournament to people who have not had it yet.

    What comes about by itself is told a few times a day.
    """
    by_itself = _is_by_itself(about)
    if about["what"] == "relocated":  # perhaps to where it was before
        about = {**about, "at": tournament.version}
    data = {"entries": [0], **about}
    told = await tournament_posts.posts_of(tx.connection, tournament.id, ("told",))
    if by_itself:  # whoever runs the server could go on deleting channels
        lately = (row for row in told if row.created_at > tx.now - DAY and _is_by_itself(row.data))
        if len({digest(row.data) for row in lately} - {digest(data)}) >= TOLD_A_DAY:
            return
    known = {row.user_id for row in told if row.data == data}
    users = dict.fromkeys(one.user for one in lords if one.account and one.user not in known)
    if tournament.live and users:
        await _write_to(tx, tournament, tournament.version, ((user, data) for user in users))


async def _write_to(
    tx: Transaction, tournament: Tournament, ref: int, messages: Iterable[tuple[int, Json]]
) -> None:
    """Write to people about an event, given the data of each message, beside what they got."""
    part = 0
    for user, data in messages:
        while await tournament_posts.find(tx.connection, tournament.id, "told", ref, part):
            part += 1
        row = row_of(tournament, "told", "direct", ref, part=part, due=tx.now)
        row |= {"user_id": user, "data": data}
        await tournament_posts.add_posts(tx.connection, [row], tx.now)
    tx.woken.add("posted")


async def _restart_log(tx: Transaction, tournament: Tournament) -> None:
    """Start the log again, if there is one, with the latest lines that were in it."""
    found = await tournament_posts.posts_of(tx.connection, tournament.id, ("book", "log"))
    lines = [row for row in found if row.kind == "log" and row.message_id is not None]
    for row in (*(row for row in found if row.kind == "book"), *lines[-LOG_AGAIN:]):
        await post_again(tx, row.id)


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
    if row is None:
        return
    if row.state != WAITING:  # it was made, and can't be edited any more
        await tournament_posts.change_post(tx.connection, post.id, state=DROPPED)
        return
    what = post.data["what"]
    skipped = await _on_turn(tx, post) if what == "paired" else frozenset()
    messages = [
        (user, {"what": what, "entries": [entry]})
        for user, entry in _mentioned(post)
        if user not in skipped
    ]
    await _write_to(tx, post.tournament, post.ref, messages)
    await tournament_posts.change_post(tx.connection, post.id, state=DROPPED)


async def _on_turn(tx: Transaction, post: TournamentPost) -> frozenset[int]:
    """Return who is on turn at the tables of a round: their game calls them directly, too."""
    one = post.body.round if isinstance(post.body, Told) else None
    ids = [match.tables[-1] for match in one.matches if match.tables] if one is not None else []
    seats = await tables.seats_of_tables(tx.connection, ids)
    found = await games.games_of_tables(tx.connection, ids)
    return frozenset(
        seat.user_id
        for table, rows in found.items()
        for seat in seats.get(table, ())
        if seat.seat == rows[-1].on_turn and seat.user_id is not None
    )


def _mentioned(post: TournamentPost) -> Iterator[tuple[int, int]]:
    """Yield the people whom a notification mentions, each with their entry."""
    for number in post.data["entries"]:
        for lord in post.tournament.entry(number).lords:
            if lord.user in post.calls:
                yield lord.user, number


async def tell_organizers(tx: Transaction, post: TournamentPost) -> None:
    """Write to the organizers, or to those whom a call mentions, that a post waits; once."""
    tournament, data = post.tournament, {"what": UNPOSTED, "kind": post.kind, "entries": []}
    told = await tournament_posts.posts_of(tx.connection, tournament.id, ("told",))
    known = {row.user_id for row in told if row.ref == post.ref and row.data == data}
    organizers = filter(None, (lord.account for lord in tournament.willing("organizers")))
    people = post.calls if post.kind == "judge" else organizers
    new = [(user, data) for user in people if user not in known]
    await _write_to(tx, tournament, post.ref, new)
