"""Types for stored fields that name a person.

Erasure finds people by these types, whatever a field is called. Each field that holds a name or the
number of an account has one of them.
"""

from enum import Enum
from typing import Annotated


class Mark(Enum):
    """How a field identifies a person."""

    SEAT = "seat"
    ACCOUNT = "account"
    NAME = "name"
    NAME_OF_SEAT = "seat_name"
    NAME_OF_ACCOUNT = "account_name"
    WORDS = "words"


Seat = Annotated[int, Mark.SEAT]
"""The seat whose lord is named in the same record."""
Account = Annotated[int, Mark.ACCOUNT]
"""The number of an account; negative if its data was erased."""
LordName = Annotated[str, Mark.NAME]
"""The name of some lord of the table."""
SeatName = Annotated[str, Mark.NAME_OF_SEAT]
"""The name of the lord of the `Seat` in the same record."""
AccountName = Annotated[str, Mark.NAME_OF_ACCOUNT]
"""The name of the `Account` in the same record."""
Words = Annotated[str, Mark.WORDS]
"""Free text by the person who did something."""
LordPair = tuple[Account, AccountName]
"""A lord as [account, name]."""
