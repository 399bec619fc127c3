"""A second, slow engine for every box: dicts and loops, sharing no line with engine/.

It was written from the rules and the notation alone. Its only purpose is to disagree with the
engine where one of the two is wrong; clarity beats speed everywhere in it.
"""

from tests.reference.game import ReferenceGame, perft
from tests.reference.setups import SETUPS

__all__ = ["SETUPS", "ReferenceGame", "perft"]
