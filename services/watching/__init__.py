"""Watching: live games, follows, the live list, the watchers' threads."""

from services.core.context import ServiceContext
from services.core.facade import Facade, method
from services.settings.people import People
from services.state.access import of_game
from services.tournaments.core.directory import of_tournament
from services.watching import _following, _live_games, _live_list, _watcher_thread
from store.rows import IndexRow


class Watching(Facade):
    """The actions of spectators. They are shown nothing that the table does not show."""

    def __init__(self, context: ServiceContext, people: People) -> None:
        super().__init__(context)
        self._people = people
        self.lists = _live_list.LiveListQueue(context)

    live = method(_live_games.live)

    follow_game = of_game(_following.follow_game)
    follow_lord = method(_following.follow_lord)
    follow_tournament = of_tournament(_following.follow_tournament)
    follows = method(_following.show)
    follow_how = method(_following.change_how)
    unfollow = method(_following.stop)
    left = method(_following.forget_server)

    # the live list
    index = method(_live_list.place)

    async def set_index(self, server: int, channel: int | None) -> IndexRow | None:
        """Move the live list to a channel, or remove it; returns its former place."""
        await self._people.change_server(server, index_channel=channel)
        return await _live_list.set_channel(self._context, server, channel)

    # the watchers' thread
    kibitzing = method(_watcher_thread.lock)
    kibitz = of_game(_watcher_thread.find)
    kibitz_made = of_game(_watcher_thread.store_thread)
    kibitz_gone = method(_watcher_thread.forget_thread)
