"""Marks for the fields of what is stored that name a person.

Whoever has their data deleted is found by these types, wherever they stand and whatever a field is
called. A field that holds a name or the number of an account has one of them.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated


class Mark(Enum):
    """What a field says of a person."""

    SEAT = "seat"
    ACCOUNT = "account"
    NAME = "name"
    NAME_OF_SEAT = "seat_name"
    NAME_OF_ACCOUNT = "account_name"
    WORDS = "words"


Seat = Annotated[int, Mark.SEAT]
"""The seat whose lord the name beside it is."""
Account = Annotated[int, Mark.ACCOUNT]
"""The number of an account; below 0 where its data were deleted."""
LordName = Annotated[str, Mark.NAME]
"""The name of some lord of the table."""
SeatName = Annotated[str, Mark.NAME_OF_SEAT]
"""The name of the lord of the `Seat` beside it."""
AccountName = Annotated[str, Mark.NAME_OF_ACCOUNT]
"""The name of the `Account` beside it."""
Words = Annotated[str, Mark.WORDS]
"""Words in which whoever did something tells about it."""
LordPair = tuple[Account, AccountName]
"""A lord as [account, name]."""
