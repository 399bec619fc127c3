"""Watching: live games, follows, the live list, the watchers' threads."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from services.core.context import ServiceContext
from services.facts import Person
from services.facts.watching import (
    FollowList,
    How,
    IndexFact,
    IndexState,
    KibitzFact,
    LiveList,
    LiveShow,
)
from services.settings.people import People
from services.watching import _following, _live_games, _live_list, _watcher_thread
from store.rows import IndexRow


class Watching:
    """The actions of spectators. They are shown nothing that the table does not show."""

    def __init__(self, context: ServiceContext, people: People) -> None:
        self._context = context
        self._people = people

    async def live(
        self,
        person: Person,
        server: int | None,
        show: LiveShow = "all",
        box: str = _live_games.ANY,
        page: int = 0,
    ) -> LiveList:
        """Return a page of a server's games in progress that a person may watch."""
        return await _live_games.live(
            self._context, person, server, _live_games.Wanted(show, box, page)
        )

    # -- following -----------------------------------------------------------------------------

    async def follow_game(self, game: int, person: Person, how: How | None = None) -> FollowList:
        """Follow a game; for one followed already, `how` changes how closely.

        The games of a Dynasty are followed together. Refused: no_game, watch_table, follow_over,
        follow_many (data limit), bad_setting.
        """
        return await _following.follow_game(self._context, game, person, how)

    async def follow_lord(
        self, lord: Person, person: Person, server: int, how: How | None = None
    ) -> FollowList:
        """Follow a lord in a server: all their games there that others may watch.

        Refused: follow_self, follow_nobody (they never sat at a table there), follow_many.
        """
        return await _following.follow_lord(self._context, lord, person, server, how)

    async def follow_tournament(
        self, tournament: int, person: Person, how: How | None = None
    ) -> FollowList:
        """Follow a tournament: "turn" for every result, "round" for its rounds, "end" for the
        winner.

        Refused: no_cup, follow_cup_over (data cup), follow_many, bad_setting.
        """
        return await _following.follow_tournament(self._context, tournament, person, how)

    async def follows(self, person: Person, follow: int | None = None) -> FollowList:
        """Return what a person follows; `follow` is the one chosen of them."""
        return await _following.show(self._context, person, follow)

    async def follow_how(self, person: Person, follow: int, how: How) -> FollowList:
        """Change how closely something is followed; if it is no longer, nothing changes."""
        return await _following.change(self._context, person, follow, how)

    async def unfollow(self, person: Person, follow: int) -> FollowList:
        """Stop following something; a repeat changes nothing."""
        return await _following.stop(self._context, person, follow)

    async def left(self, user: int, server: int) -> None:
        """Delete what a person follows in a server that they have left."""
        await _following.leave(self._context, user, server)

    # -- the live list -------------------------------------------------------------------------

    async def set_index(self, server: int, channel: int | None) -> IndexRow | None:
        """Move the live list to a channel, or remove it; returns its former place."""
        await self._people.change_server(server, index_channel=channel)
        return await _live_list.set_channel(self._context, server, channel)

    async def index(self, server: int) -> IndexState:
        """Return the place of a server's live list, and whether it can be written."""
        return await _live_list.state(self._context, server)

    async def index_due(self) -> tuple[list[int], int | None]:
        """Return the servers whose list is due now, and when the next one is."""
        return await _live_list.due(self._context)

    async def index_begin(self, server: int, visible: Callable[[int], bool]) -> IndexFact | None:
        """Start writing a list: return its content, or None if it is not due.

        Games are named only if they are in channels that are `visible` wherever the list is.
        """
        return await _live_list.begin(self._context, server, visible)

    async def index_done(self, fact: IndexFact, message: int) -> bool:
        """Store that a list was written; False if it has moved or was removed meanwhile."""
        return await _live_list.done(self._context, fact, message)

    async def index_wait(self, later: int | None, seconds: int) -> None:
        """Wait until the next list is due, something changes, or so many seconds have passed."""
        await _live_list.wait(self._context, later, seconds)

    async def index_gone(self, message: int) -> bool:
        """Post a list again whose message was deleted. False: the message was no list."""
        return await _live_list.message_gone(self._context, message)

    # -- the watchers' thread ------------------------------------------------------------------

    def kibitzing(self, game: int) -> AbstractAsyncContextManager[None]:
        """Lock the search for a game's watchers' thread, and its creation. Refused: busy."""
        return _watcher_thread.joining(self._context, game)

    async def kibitz(self, game: int, person: Person) -> KibitzFact:
        """Return the watchers' thread of a game to a person who may join it.

        Refused: no_game, watch_table, kibitz_lord (until the game ends), kibitz_none (it is over,
        and none was created).
        """
        return await _watcher_thread.find(self._context, game, person)

    async def kibitz_made(self, game: int, person: Person, thread: int) -> int:
        """Store a new watchers' thread; returns the valid one, as another may have been first."""
        return await _watcher_thread.made(self._context, game, person, thread)

    async def kibitz_gone(self, game: int, thread: int) -> None:
        """Store that a thread is gone, so that the next person to ask gets a new one."""
        await _watcher_thread.gone(self._context, game, thread)
