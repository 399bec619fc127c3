"""Swiss pairing: who meets whom in a round, and who chooses first. Pure.

It follows from the log and the seed alone.
"""

from services.tournaments.pairing._blossom import heaviest_matching
from services.tournaments.pairing._facts import Pairing, Player, Request, Why
from services.tournaments.pairing._history import pairing_request, why
from services.tournaments.pairing._pairing import pair, seat_players
from services.tournaments.pairing._sizes import allowed_sizes, table_sizes

__all__ = [
    "Pairing",
    "Player",
    "Request",
    "Why",
    "allowed_sizes",
    "heaviest_matching",
    "pair",
    "pairing_request",
    "seat_players",
    "table_sizes",
    "why",
]
