"""Watching: live games, following them and their lords, the live list, the watchers' threads."""

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
    """What those see and do who watch. Nobody is shown what the table does not show."""

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
        """List a page of the games being played in a server that a person may watch."""
        return await _live_games.live(
            self._context, person, server, _live_games.Wanted(show, box, page)
        )

    # -- following -----------------------------------------------------------------------------

    async def follow_game(self, game: int, person: Person, how: How | None = None) -> FollowList:
        """Follow a game; one that is followed already changes only how closely, if that is said.

        The games of a Dynasty are followed together. Refused: no_game, watch_table, follow_over,
        follow_many (data limit), bad_setting.
        """
        return await _following.follow_game(self._context, game, person, how)

    async def follow_lord(
        self, lord: Person, person: Person, server: int, how: How | None = None
    ) -> FollowList:
        """Follow a lord in a server: every game there that they play and others may watch.

        Refused: follow_self, follow_nobody (they never sat at a table there), follow_many.
        """
        return await _following.follow_lord(self._context, lord, person, server, how)

    async def follow_tournament(
        self, tournament: int, person: Person, how: How | None = None
    ) -> FollowList:
        """Follow a cup: "turn" every result, "round" its rounds, "end" who has won.

        Refused: no_cup, follow_cup_over (data cup), follow_many, bad_setting.
        """
        return await _following.follow_tournament(self._context, tournament, person, how)

    async def follows(self, person: Person, follow: int | None = None) -> FollowList:
        """Return what a person follows; `follow` is one of it that they look at."""
        return await _following.show(self._context, person, follow)

    async def follow_how(self, person: Person, follow: int, how: How) -> FollowList:
        """Change how closely something is followed; of what is gone nothing is changed."""
        return await _following.change(self._context, person, follow, how)

    async def unfollow(self, person: Person, follow: int) -> FollowList:
        """Follow something no more; said again, it changes nothing."""
        return await _following.stop(self._context, person, follow)

    async def left(self, user: int, server: int) -> None:
        """Forget what somebody follows in a server that they are not in any more."""
        await _following.leave(self._context, user, server)

    # -- the live list -------------------------------------------------------------------------

    async def set_index(self, server: int, channel: int | None) -> IndexRow | None:
        """Have the live list in a channel from now on, or nowhere; returns what stood before."""
        await self._people.change_server(server, index_channel=channel)
        return await _live_list.set_channel(self._context, server, channel)

    async def index(self, server: int) -> IndexState:
        """Return where the live list of a server stands, and whether it can be written."""
        return await _live_list.state(self._context, server)

    async def index_due(self) -> tuple[list[int], int | None]:
        """Return the servers whose list is to be written now, and when the next one will be."""
        return await _live_list.due(self._context)

    async def index_begin(self, server: int, visible: Callable[[int], bool]) -> IndexFact | None:
        """Note that a list is being written, and return what it says; None: it is not due.

        Only games in channels that are `visible` wherever the list stands are named.
        """
        return await _live_list.begin(self._context, server, visible)

    async def index_done(self, fact: IndexFact, message: int) -> bool:
        """Note that a list says this; False where it stands elsewhere by now, or nowhere."""
        return await _live_list.done(self._context, fact, message)

    async def index_wait(self, later: int | None, seconds: int) -> None:
        """Return when the next list is due, something has changed, or after so many seconds."""
        await _live_list.wait(self._context, later, seconds)

    async def index_gone(self, message: int) -> bool:
        """Note that a message was deleted: a list is posted anew. False: it was none."""
        return await _live_list.message_gone(self._context, message)

    # -- the watchers' thread ------------------------------------------------------------------

    def kibitzing(self, game: int) -> AbstractAsyncContextManager[None]:
        """Be alone while a watchers' thread is looked for and made. Refused: busy."""
        return _watcher_thread.joining(self._context, game)

    async def kibitz(self, game: int, person: Person) -> KibitzFact:
        """Return the watchers' thread of a game, for a person who may join it.

        Refused: no_game, watch_table, kibitz_lord (until the game ends), kibitz_none (it is over,
        and nobody has made one).
        """
        return await _watcher_thread.find(self._context, game, person)

    async def kibitz_made(self, game: int, person: Person, thread: int) -> int:
        """Note a thread that was made; returns the one that counts."""
        return await _watcher_thread.made(self._context, game, person, thread)

    async def kibitz_gone(self, game: int, thread: int) -> None:
        """Note that a thread is gone, so that the next who asks gets a new one."""
        await _watcher_thread.gone(self._context, game, thread)
