"""Facts about the review of a finished game."""

from dataclasses import dataclass

from ai.review import Review, ReviewedTurn
from engine import GameView, Square, TurnRecord


@dataclass(frozen=True, slots=True)
class ReviewFact:
    """A finished game with its review; None while it is being made.

    `view` is the game at its end. `lines` are the record's, so that step n is `lines[n - 1]`.
    """

    game: int
    name: str  # of the table
    number: int  # in its Dynasty; 0 without one
    view: GameView
    lines: tuple[TurnRecord, ...]
    mine: int | None  # the reader's seat
    review: Review | None
    accuracy: tuple[float | None, ...] = ()
    """By seat, from 0 to 1, over the turns that its lord decided; None where there is none."""

    def turn(self, step: int) -> ReviewedTurn | None:
        """The review of the turn of a step; None if it is not a turn."""
        turns = () if self.review is None else self.review.turns
        return next((turn for turn in turns if turn.step == step), None)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a domino lies, and what it changed the score by.

    `changes` are the bonuses and quests that it won or lost, with the points of each.
    """

    left: Square
    right: Square
    delta: int
    changes: tuple[tuple[str, int], ...] = ()

    @property
    def squares(self) -> tuple[Square, Square]:
        """Both squares, the left half's first."""
        return self.left, self.right


@dataclass(frozen=True, slots=True)
class ReviewedStep:
    """A turn of a review: the game before it, and where the domino in hand lay, and might have.

    The spots are those of the turn played and of the best alternative, each with the change of the
    score; None where there was nothing to place, or where it fitted nowhere.
    """

    of: ReviewFact
    turn: ReviewedTurn
    before: GameView
    played: Spot | None
    best: Spot | None
    domino: str | None  # in hand
    unfit: tuple[str | None, str | None] = (None, None)
    """The domino taken if it fits nowhere after the turn: as it was played, and as was better."""
