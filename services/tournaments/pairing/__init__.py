"""Swiss pairing: who meets whom in a round, and who chooses first. Pure.

It follows from the log and the seed alone.
"""

from services.tournaments.pairing._facts import Pairing, Player, Request, Why
from services.tournaments.pairing._history import request_of, why
from services.tournaments.pairing._pairing import pair
from services.tournaments.pairing._seating import seated
from services.tournaments.pairing._sizes import sizes, sizes_of

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
