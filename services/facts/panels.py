"""The private panel of a turn: the possible moves, and the effect of the draft."""

from dataclasses import dataclass

from engine import Composition, Move, Refusal, Scorecard, Step
from services.facts.games import GameFact, GiantReceived, QueenWon, TurnReport
from services.facts.tables import SeatFact


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal placement of the domino: left and right half, and the change of the total.

    `changes` are the bonuses and quests that it wins or loses, with the points of each.
    """

    number: int | None  # 1… for the best ones; placements with the same center share it
    left: str
    right: str
    delta: int
    changes: tuple[tuple[str, int], ...] = ()

    @property
    def squares(self) -> tuple[str, str]:
        """The two squares, left half first."""
        return (self.left, self.right)


@dataclass(frozen=True, slots=True)
class Arrows:
    """Where the four arrows and Turn lead from a placement; None: disabled."""

    left: Spot | None = None
    up: Spot | None = None
    down: Spot | None = None
    right: Spot | None = None
    turn: Spot | None = None


@dataclass(frozen=True, slots=True)
class Spots:
    """The legal placements of a domino, best first; `numbered` holds one for each number."""

    domino: str
    ranked: tuple[Spot, ...]
    numbered: tuple[Spot, ...]
    arrows: Arrows


@dataclass(frozen=True, slots=True)
class TaxOffer:
    """A square of the domino just placed on which a knight can be placed, or is by this draft."""

    square: str
    terrain: str
    coins: int  # income of a knight there, including bonuses (R36, R37)
    chosen: bool


@dataclass(frozen=True, slots=True)
class Site:
    """A free town square for a building, numbered if it is among the best."""

    number: int | None
    square: str
    delta: int  # change of the total, including the price


@dataclass(frozen=True, slots=True)
class BuildOffer:
    """A building that can be bought now, or that this draft buys.

    `now` is its score in the current kingdom on its best square: its own points and those it counts
    (R56), including the points from its own crowns. `queen` tells that its towers win the Queen,
    `ends_bribe` that buying it would leave nothing for the drafted bribe, or would make its lord
    the Queen's host, who may not bribe.
    """

    copy: str  # as moves name it: "statue", "statue@3"
    building: str  # the id of its kind
    printed: int  # the price of its slot
    price: int  # the price for this lord
    now: int
    sites: tuple[Site, ...]  # the best first
    towers: int  # that the kingdom would have
    queen: QueenWon | None = None
    ends_bribe: bool = False


@dataclass(frozen=True, slots=True)
class NotOffered:
    """A building on the board that can't be bought now, and why; a drafted bribe is ignored."""

    copy: str
    building: str
    price: int
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class BurnOffer:
    """A building that the dragon can burn."""

    copy: str
    building: str
    printed: int  # the price of its slot


@dataclass(frozen=True, slots=True)
class TownFact:
    """The town's offers in the turn being composed, given the draft.

    Each part without offers has its reason: `no_tax`, `no_build`, `no_burn` hold the refusal.
    """

    coins: int
    knights: int  # unplaced
    knights_owned: int
    towers: int
    queen: bool  # hosted now, or by this draft
    discount: bool  # hosted since the turn began: prices are one coin less
    taxes: tuple[TaxOffer, ...]
    no_tax: Refusal | None
    offers: tuple[BuildOffer, ...]  # except the one that burns; empty once one was bought
    not_offered: tuple[NotOffered, ...]
    no_build: Refusal | None
    bought: BuildOffer | None
    site: str | None  # the square of the bought one
    burns: tuple[BurnOffer, ...]
    no_burn: Refusal | None
    burnt: str | None  # the copy burned by this draft

    @property
    def used(self) -> bool:
        """Whether the draft takes any optional step."""
        taxed = any(offer.chosen for offer in self.taxes)
        return taxed or self.bought is not None or self.burnt is not None


@dataclass(frozen=True, slots=True)
class CrownOffer:
    """An open crown that a giant could cover (R32, R33); the smallest loss comes first."""

    number: int | None  # 1… for the first ones
    square: str
    delta: int  # of the total


@dataclass(frozen=True, slots=True)
class SendOffer:
    """A giant that could be sent away, and to which kingdom (R33); the largest gain comes first."""

    square: str
    seat: int  # as moves name the receiver
    name: str
    delta: int  # change of the own total


@dataclass(frozen=True, slots=True)
class GiantFact:
    """The effects of the domino in hand on giants, given the draft.

    `arrives`: one of A–F; `crowns` are empty while the domino is not placed, and if no crown is
    open (`none_open`: nothing happens). `sends`: one of 49–54; `no_send` says why no giant can be
    sent.
    """

    arrives: bool
    crowns: tuple[CrownOffer, ...] = ()
    none_open: bool = False
    covered: str | None = None
    sends: tuple[SendOffer, ...] = ()
    no_send: Refusal | None = None
    sent: SendOffer | None = None


@dataclass(frozen=True, slots=True)
class ReceiveFact:
    """The crowns of which a lord chooses one for an arriving giant.

    `count` giants wait; `senders` are the names of those who sent them, the oldest first.
    """

    game: GameFact
    seat: SeatFact
    count: int
    senders: tuple[str, ...]
    crowns: tuple[CrownOffer, ...]
    chosen: str | None  # the square looked at; nothing is stored until it is covered
    on_turn: bool  # whether the lord's own turn waits for it


@dataclass(frozen=True, slots=True)
class Payment:
    """The squares whose resources pay for a token, and the cost of losing them (R46)."""

    squares: tuple[str, ...]
    delta: int  # change of the total, including the token


@dataclass(frozen=True, slots=True)
class TokenOffer:
    """A Court token that can be bought, or that this draft buys.

    `sites` are the best first, each with its `cheapest` payment; `payments` are those of the chosen
    (or best) square, the cheapest first: one for each sum and kinds of resources.
    """

    token: str
    searched: bool
    left: int  # copies in the pile, if the draft searches it
    sites: tuple[Site, ...]
    payments: tuple[Payment, ...]
    cheapest: tuple[tuple[str, tuple[str, ...]], ...] = ()  # (square, the squares that pay)


@dataclass(frozen=True, slots=True)
class CourtFact:
    """The offers of The Court in the turn being composed, given the draft."""

    resources: tuple[tuple[str, int], ...]  # of the kingdom, by kind
    offers: tuple[TokenOffer, ...]  # the face-up ones that can be bought
    not_offered: tuple[tuple[str, Refusal], ...]
    searches: tuple[TokenOffer, ...]  # of the pile
    no_search: Refusal | None
    bought: TokenOffer | None
    site: str | None
    paid: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PanelFact:
    """The facts of the private panel of a turn.

    If `composing` is False, `seat` is the reader's and `partner` the one whose draft it is.
    """

    game: GameFact
    seat: SeatFact
    turn: str  # "5.2"
    revision: int  # of the draft: "End turn" carries it
    filled: int  # slots that Undo counts: Undo carries it
    composition: Composition  # its view has the draft applied
    domino: str | None  # to place; None in round 0
    spots: Spots | None  # None in round 0, and if it fits nowhere
    discards: bool  # the domino fits nowhere
    chosen: tuple[str, str] | None
    taken: str | None
    before: Scorecard
    after: Scorecard
    closes_line: bool  # ending this turn draws a line, so it can't be taken back
    changes: tuple[tuple[str, int], ...] = ()  # bonuses and quests the draft wins or loses
    news: tuple[str, ...] = ()  # "taken_back", "draft_kept", "again" (the same lord twice)
    dropped: tuple[tuple[Move, Refusal], ...] = ()
    removed: tuple[Move, ...] = ()  # undone, or replaced by another of its kind
    waiting: int = 0  # other games that wait for this person
    town: TownFact | None = None  # None: the box has none, or the domino is not placed yet
    turns_tiles: bool = False  # ending this turn turns up buildings, so it can't be taken back
    giant: GiantFact | None = None  # None: the domino in hand brings no giant
    receive: ReceiveFact | None = None  # asked before anything else in the turn
    court: CourtFact | None = None  # None: not in play, or the domino is not placed yet
    partner: str | None = None  # the name of the lord who shares the kingdom
    new_notes: int = 0  # from the partner, not yet read by this lord
    composing: bool = True  # False: the partner views the draft of the lord on turn
    hint: int | None = None  # how much of this turn's hint was told, up to 2; None: no hints here

    @property
    def has_town(self) -> bool:
        """Whether this game has towns."""
        return self.game.view.board is not None

    @property
    def forced(self) -> frozenset[Step]:
        """The steps that are filled in from the start."""
        return self.composition.forced

    @property
    def ready(self) -> bool:
        """Whether the turn can be ended."""
        return self.composition.ready

    @property
    def gain(self) -> int:
        """The change of the total from the draft."""
        return self.after.total - self.before.total


@dataclass(frozen=True, slots=True)
class HintFact:
    """A hint for the turn in progress: what a strong computer lord would play.

    `told`: 1, only the region may be named; 2, the moves. `count` is how many hints the lord of the
    seat has taken in this game; `gain` what the moves change the score by.
    """

    game: GameFact
    seat: SeatFact
    moves: tuple[Move, ...]
    told: int
    count: int
    domino: str | None  # in hand
    gain: int


@dataclass(frozen=True, slots=True)
class NearTry:
    """An attempt to lay a domino that fits nowhere, and the rule that forbids it."""

    left: str
    right: str
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class SquareFact:
    """A square of a kingdom's board, and what its lord's next domino could do there.

    `around` are the squares above, right, below and left; None beyond the edge. `domino` is None on
    a square that is not free, and for a lord without one.
    """

    square: str
    around: tuple[str | None, ...]
    domino: str | None
    fitting: tuple[Spot, ...] = ()  # that cover the square, the best first
    refusals: tuple[Refusal, ...] = ()  # why none does


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A finished turn: the panel's last screen. `panel`: the same lord goes on."""

    game: GameFact
    report: TurnReport
    may_take_back: bool
    before: tuple[SeatFact, ...]  # whose turns come before the lord is on again, if known
    panel: PanelFact | None
    waiting: int


@dataclass(frozen=True, slots=True)
class Received:
    """A giant that has covered a crown. `panel`: chosen during the lord's own turn, which goes on.

    `more` asks for the next giant, if another one waits outside the lord's own turn.
    """

    game: GameFact
    received: GiantReceived
    panel: PanelFact | None
    more: ReceiveFact | None = None
