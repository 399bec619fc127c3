"""The state of a game: everything that moves change, with look-ups and without rules."""

from collections.abc import Sequence

from engine.board import Board
from engine.court_pile import CourtPile
from engine.kingdom import Kingdom
from engine.moves import Step, Turn
from engine.setups import START_COINS, START_KNIGHTS, Setup


class State:
    """Everything that moves change. `turn` is None before the start and once the game is over.

    `by_seat` holds the kingdom of each seat: in a team game each kingdom appears twice. `board` is
    None where there are no buildings, `court` without The Court. `order` holds the kings in the
    order of play, each with the domino it places; `position` is the index of the king on turn.
    `line` is the line to choose from, `free` those of its dominoes that nobody chose, sorted by
    text, `claims` the seat of each chosen one. `steps` are the steps of every turn in this round;
    `opening` those of them that are optional and open once a domino is placed.

    Of the turn in progress, `begun` says whether it holds a move, `open` are the optional steps
    that may still be played, `fresh` the squares of the domino just placed, `bought` the building
    and `hired` the token. `finished` is the round and number of the turn that ended last.
    """

    __slots__ = (
        "begun",
        "board",
        "bought",
        "by_seat",
        "claims",
        "court",
        "discards",
        "finished",
        "free",
        "fresh",
        "hired",
        "kingdoms",
        "line",
        "open",
        "opening",
        "order",
        "pile",
        "position",
        "round",
        "setup",
        "steps",
        "turn",
    )

    def __init__(
        self,
        setup: Setup,
        pile: Sequence[str],
        kings: Sequence[int],
        board: Board | None = None,
        court: CourtPile | None = None,
    ) -> None:
        self.setup = setup
        self.pile = tuple(pile)
        self.board = board
        self.court = court
        self.kingdoms = [Kingdom(setup.grid) for _ in range(setup.kingdoms)]
        self.by_seat = self.kingdoms * 2 if setup.teams else self.kingdoms
        for kingdom in self.kingdoms:
            kingdom.bears = court is not None
            if setup.town:
                kingdom.coins, kingdom.knights = START_COINS, START_KNIGHTS
        self.round = 0
        self.position = 0
        self.steps: tuple[Step, ...] = (Step.CHOOSE,)
        self.order: list[tuple[int, str | None]] = [(seat, None) for seat in kings]
        self.line: tuple[str, ...] = ()
        self.free: list[str] = []
        self.claims: dict[str, int] = {}
        self.discards: list[tuple[int, str]] = []
        self.turn: Turn | None = None
        self.finished = (0, 0)
        self.begun = False
        self.open: tuple[Step, ...] = ()
        self.opening: tuple[Step, ...] = ()
        self.fresh = 0
        self.bought = self.hired = ""

    def copy(self) -> "State":
        """An independent copy."""
        twin = State.__new__(State)
        twin.setup = self.setup
        twin.pile = self.pile
        twin.board = self.board.copy() if self.board is not None else None
        twin.court = self.court.copy() if self.court is not None else None
        twin.kingdoms = [kingdom.copy() for kingdom in self.kingdoms]
        twin.by_seat = twin.kingdoms * 2 if self.setup.teams else twin.kingdoms
        twin.round = self.round
        twin.position = self.position
        twin.steps = self.steps
        twin.order = self.order.copy()
        twin.claims = self.claims.copy()
        twin.discards = self.discards.copy()
        twin.line = self.line
        twin.free = self.free.copy()
        twin.turn = self.turn
        twin.finished = self.finished
        twin.begun = self.begun
        twin.opening = self.opening
        twin.open = self.open
        twin.fresh = self.fresh
        twin.bought = self.bought
        twin.hired = self.hired
        return twin

    def kingdom_of(self, seat: int) -> Kingdom:
        """The kingdom that a seat plays for."""
        return self.by_seat[seat - 1]

    @property
    def kingdom(self) -> Kingdom:
        """The kingdom whose turn it is."""
        assert self.turn is not None, "no turn, no kingdom"
        return self.by_seat[self.turn.seat - 1]

    def kingdom_number(self) -> int:
        """The number of the kingdom whose turn it is, from 1."""
        assert self.turn is not None, "no turn, no kingdom"
        return self.setup.kingdom(self.turn.seat)

    def host(self) -> int | None:
        """The number of the kingdom that hosts the Queen, from 1; None if none does."""
        hosts = [number for number, one in enumerate(self.kingdoms, start=1) if one.queen]
        return hosts[0] if hosts else None

    def domino_to_place(self) -> str:
        """The domino under the king whose turn it is."""
        domino = self.order[self.position][1]
        assert domino is not None, "at the start nobody places"
        return domino

    @property
    def last_step(self) -> Step:
        """The step that ends a turn in this round."""
        if self.round < self.setup.rounds:
            return Step.CHOOSE
        return Step.END if self.opening else Step.PLACE

    def turns_tiles(self) -> bool:
        """Whether the end of this round will turn up building tiles (R50)."""
        board = self.board
        if board is None or self.turn is None or self.round == self.setup.rounds:
            return False
        return board.undrawn > 0 and None in board.slots

    def undrawn(self) -> int:
        """How many dominoes of the pile nobody has seen yet."""
        return max(0, len(self.pile) - (self.round + 1) * self.setup.line)
