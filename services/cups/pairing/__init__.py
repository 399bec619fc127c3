"""Who meets whom in a round, and who chooses first. Pure: it follows from the log and the seed."""

from services.cups.pairing._facts import Pairing, Player, Request, Why
from services.cups.pairing._history import request_of, why
from services.cups.pairing._pairing import pair
from services.cups.pairing._seating import seated
from services.cups.pairing._sizes import sizes, sizes_of

__all__ = [
    "Pairing",
    "Player",
    "Request",
    "Why",
    "pair",
    "request_of",
    "seated",
    "sizes",
    "sizes_of",
    "why",
]
