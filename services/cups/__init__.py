"""Tournaments: from sign-up to trophy."""

from __future__ import annotations

from services._house import House
from services.cups import _lists
from services.facts import Cup, CupList, CupSeat, CupShow, Person


class Cups:
    """Everything that people do with tournaments; what happens by itself is a job's (`_course`)."""

    def __init__(self, house: House) -> None:
        self._house = house

    # -- looking -------------------------------------------------------------------------------

    async def list(self, server: int | None, person: Person, show: CupShow = "now") -> CupList:
        """List the cups of a server; without one, in direct messages, those of a person."""
        return await _lists.listed(self._house, server, person, show)

    async def find(
        self, person: Person, server: int | None, channel: int, typed: str | None = None
    ) -> Cup:
        """Return the cup that is meant: by what was typed (its id, or its name or the begin of
        it), else the one of the thread or table where they are, else the only one that there is.

        Refused: no_cup, which_cup (data cups: those that may be meant).
        """
        return await _lists.find(self._house, _lists.Wanted(person, server, channel, typed))

    async def cup(self, cup: int, person: Person) -> Cup:
        """Return a cup as it stands. Refused: no_cup."""
        async with self._house.read() as connection:
            return await _lists.seen(self._house, connection, cup, person)

    async def seat(self, cup: int, person: Person, lord: int | None = None) -> CupSeat:
        """Return where somebody sits in the latest round, and why there.

        Refused: no_cup, cup_not_in (data cup, lord).
        """
        return await _lists.seat(self._house, cup, person, lord)

    # -- standings -----------------------------------------------------------------------------

    # -- who takes part ------------------------------------------------------------------------

    # -- those who run it ----------------------------------------------------------------------

    # -- setting it up -------------------------------------------------------------------------

    # -- what is posted ------------------------------------------------------------------------

    # -- files ---------------------------------------------------------------------------------
