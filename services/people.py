"""Settings of people and servers."""

from __future__ import annotations

from services._house import House
from services.facts import Person, ServerSettings, UserSettings


class People:
    """Who somebody is to us, and what they and their servers set."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def settings(self, user: int) -> UserSettings:
        """Return what a person set, or the defaults."""
        raise NotImplementedError

    async def change(self, person: Person, **changes: object) -> UserSettings:
        """Change fields of UserSettings, saved at once. Refused: bad_setting."""
        raise NotImplementedError

    async def server(self, server: int) -> ServerSettings:
        """Return what the hosts of a server set, or the defaults."""
        raise NotImplementedError

    async def change_server(self, server: int, **changes: object) -> ServerSettings:
        """Change fields of ServerSettings, saved at once. Refused: bad_setting."""
        raise NotImplementedError
