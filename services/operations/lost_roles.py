"""Roles that are deleted although open tables or tournaments are for those who have them.

Nobody could take a seat or enter any more; the host or the organizers are told, once.
"""

from collections.abc import Callable

from services.core.facade import Facade
from services.core.json_codec import setup_from_json
from services.tables import hosting
from services.tournaments.announcing.relocation import notify_organizers
from services.tournaments.core.repository import load, read_ahead
from store import tables, tournament_games


class LostRoles(Facade):
    """Notice roles that are gone, as the client reports them."""

    async def look(self, exists: Callable[[int, int], bool]) -> None:
        """Look for roles that were deleted while the bot was not running.

        `exists`: whether a server has a role; for servers that are unknown, True.
        """
        for server, role in await self._needed():
            if not exists(server, role):
                await self.gone(server, role)

    async def _needed(self) -> set[tuple[int, int]]:
        """Return the roles that open tables and tournaments are for, with their servers."""
        found = set()
        async with self._context.read() as connection:
            for server in await tables.servers_in_use(connection):
                for row in await tables.tables_of_server(connection, server, "open"):
                    setup = setup_from_json(row.setup)
                    if setup.who == "role" and setup.role is not None:
                        found.add((server, setup.role))
            for number, server in await tournament_games.live(connection):
                role = (await load(self._context, connection, number)).setup.role
                if role is not None:
                    found.add((server, role))
        return found

    async def gone(self, server: int, role: int) -> None:
        """Tell the hosts and organizers of what a deleted role was for."""
        context = self._context
        async with context.read() as connection:
            rows = await tables.tables_of_server(connection, server, "open")
            live = [
                number for number, at in await tournament_games.live(connection) if at == server
            ]
        for row in rows:
            await hosting.role_gone(context, row.id, role)
        for number in live:
            await read_ahead(context, number)
            async with context.write() as tx:
                tournament = await load(context, tx.connection, number)
                if tournament.setup.role == role:
                    await notify_organizers(tx, tournament, "role", role=role)
