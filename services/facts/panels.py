"""The private panel of a turn: what can be done, and what the draft does."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Composition, Move, Refusal, Scorecard, Step
from services.facts.games import GameFact, GiantReceived, QueenWon, TurnReport
from services.facts.tables import SeatFact


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal way to lay the domino: left and right half, the change of the total.

    `changes` are the bonuses and quests that it wins or loses, with the points of each.
    """

    number: int | None  # 1… for the best ones; spots with one middle share it
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
    """Where the four arrows and Turn lead from a spot; None: greyed (PLAY §3.2)."""

    left: Spot | None = None
    up: Spot | None = None
    down: Spot | None = None
    right: Spot | None = None
    turn: Spot | None = None


@dataclass(frozen=True, slots=True)
class Spots:
    """The legal spots of a domino, best first; `numbered` holds one spot a number."""

    domino: str
    ranked: tuple[Spot, ...]
    numbered: tuple[Spot, ...]
    arrows: Arrows


@dataclass(frozen=True, slots=True)
class TaxOffer:
    """A square of the domino just placed on which a knight can stand, or stands by this draft."""

    square: str
    terrain: str
    coins: int  # what a knight there brings, bonuses included (R36, R37)
    chosen: bool


@dataclass(frozen=True, slots=True)
class Site:
    """A free town square for a building: numbered where it is among the best."""

    number: int | None
    square: str
    delta: int  # of the total, the price included


@dataclass(frozen=True, slots=True)
class BuildOffer:
    """A building that can be bought now, or the one that was bought by this draft.

    `now` is what it would score as the kingdom stands, on its best square: its own points and those
    it counts (R56), crowns of its own included as the points they bring. `queen` tells that its
    towers win the Queen, `ends_bribe` that buying it would leave nothing for the bribe drafted, or
    make its lord the Queen's host, who may not bribe.
    """

    copy: str  # as moves name it: "statue", "statue@3"
    building: str  # the id of its kind
    printed: int  # the price of its slot
    price: int  # the price for this lord
    now: int
    sites: tuple[Site, ...]  # the best first
    towers: int  # the kingdom would have
    queen: QueenWon | None = None
    ends_bribe: bool = False


@dataclass(frozen=True, slots=True)
class NotOffered:
    """A building on the board that can't be bought now, and why: a bribe drafted is left aside."""

    copy: str
    building: str
    price: int
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class BurnOffer:
    """A building that the dragon could burn."""

    copy: str
    building: str
    printed: int  # the price of its slot


@dataclass(frozen=True, slots=True)
class TownFact:
    """What the town offers in the turn being composed (PLAY §3.3), as the draft stands.

    Each part that offers nothing says why: `no_tax`, `no_build`, `no_burn` hold the refusal.
    """

    coins: int
    knights: int  # unplaced
    knights_owned: int
    towers: int
    queen: bool  # hosted now, by the draft too
    discount: bool  # hosted when the turn began: prices are one coin less
    taxes: tuple[TaxOffer, ...]
    no_tax: Refusal | None
    offers: tuple[BuildOffer, ...]  # but the one that burns; none once one was bought
    not_offered: tuple[NotOffered, ...]
    no_build: Refusal | None
    bought: BuildOffer | None
    site: str | None  # where the bought one stands
    burns: tuple[BurnOffer, ...]
    no_burn: Refusal | None
    burnt: str | None  # the copy burnt by this draft

    @property
    def used(self) -> bool:
        """Whether the draft does anything optional."""
        taxed = any(offer.chosen for offer in self.taxes)
        return taxed or self.bought is not None or self.burnt is not None


@dataclass(frozen=True, slots=True)
class CrownOffer:
    """An open crown that a giant could cover (R32, R33), the least loss first."""

    number: int | None  # 1… for the first ones
    square: str
    delta: int  # of the total


@dataclass(frozen=True, slots=True)
class SendOffer:
    """A giant that could be sent away, and to which kingdom (R33), the best gain first."""

    square: str
    seat: int  # as moves name the receiver
    name: str
    delta: int  # of the own total


@dataclass(frozen=True, slots=True)
class GiantFact:
    """What the domino in hand does with giants, as the draft stands (PLAY §3.4).

    `arrives`: one of A–F; `crowns` are empty while the domino is not placed, and where no crown is
    open (`none_open`: nothing happens). `sends`: one of 49–54; `no_send` says why nobody can get
    one.
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
    """The crowns of which a lord chooses one for a giant on its way to them (PLAY §3.4).

    `count` giants wait; `senders` are the names of those who sent them, the oldest first.
    """

    game: GameFact
    seat: SeatFact
    count: int
    senders: tuple[str, ...]
    crowns: tuple[CrownOffer, ...]
    chosen: str | None  # the square looked at; nothing is stored before it is covered
    on_turn: bool  # whether the lord's own turn waits for it


@dataclass(frozen=True, slots=True)
class Payment:
    """The squares whose resources pay for a token, and what losing them costs (R46)."""

    squares: tuple[str, ...]
    delta: int  # of the total, the token included


@dataclass(frozen=True, slots=True)
class TokenOffer:
    """A Court token that can be bought, or that was bought by this draft.

    `sites` are the best first, each with its `cheapest` payment; `payments` are those of the square
    chosen (or of the best), the cheapest first: one of each sum and kinds of resources.
    """

    token: str
    searched: bool
    left: int  # copies in the pile, where it is searched for
    sites: tuple[Site, ...]
    payments: tuple[Payment, ...]
    cheapest: tuple[tuple[str, tuple[str, ...]], ...] = ()  # (square, the squares that pay)


@dataclass(frozen=True, slots=True)
class CourtFact:
    """What The Court offers in the turn being composed (PLAY §3.5), as the draft stands."""

    resources: tuple[tuple[str, int], ...]  # of the kingdom, by kind
    offers: tuple[TokenOffer, ...]  # of the face-up ones that can be bought
    not_offered: tuple[tuple[str, Refusal], ...]
    searches: tuple[TokenOffer, ...]  # of the pile
    no_search: Refusal | None
    bought: TokenOffer | None
    site: str | None
    paid: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PanelFact:
    """What the private panel of a turn shows.

    Where `composing` is False, `seat` is the reader's and `partner` the one whose draft it is.
    """

    game: GameFact
    seat: SeatFact
    turn: str  # "5.2"
    revision: int  # of the draft: [End turn] carries it
    filled: int  # slots that Undo counts: [Undo] carries it
    composition: Composition  # its view has the draft applied
    domino: str | None  # to place; None in round 0
    spots: Spots | None  # None in round 0 and where it fits nowhere
    discards: bool  # the domino fits nowhere
    chosen: tuple[str, str] | None
    taken: str | None
    before: Scorecard
    after: Scorecard
    closes_line: bool  # ending this turn draws a line, so it can't be taken back
    changes: tuple[tuple[str, int], ...] = ()  # bonuses and quests the draft wins or loses
    news: tuple[str, ...] = ()  # "taken_back", "draft_kept", "again" (the same lord twice)
    dropped: tuple[tuple[Move, Refusal], ...] = ()
    waiting: int = 0  # other games that wait for this person
    town: TownFact | None = None  # None: the box has none, or the domino is not placed yet
    turns_tiles: bool = False  # ending this turn turns up buildings, so it can't be taken back
    giant: GiantFact | None = None  # None: the domino in hand is no giant's
    receive: ReceiveFact | None = None  # asked before anything else of the turn
    court: CourtFact | None = None  # None: not in play, or the domino is not placed yet
    partner: str | None = None  # the name of the lord who shares the kingdom
    new_notes: int = 0  # of the partner, not read by this lord yet
    composing: bool = True  # False: the partner looks at the draft of the lord on turn

    @property
    def has_town(self) -> bool:
        """Whether a town belongs to this game."""
        return self.game.view.board is not None

    @property
    def forced(self) -> frozenset[Step]:
        """The steps that are filled from the start."""
        return self.composition.forced

    @property
    def ready(self) -> bool:
        """Whether the turn can be ended."""
        return self.composition.ready

    @property
    def gain(self) -> int:
        """The change of the total by the draft."""
        return self.after.total - self.before.total


@dataclass(frozen=True, slots=True)
class NearTry:
    """A way to lay a domino that fits nowhere, and the rule that forbids it."""

    left: str
    right: str
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn that was committed: the panel's last screen. `panel`: the same lord goes on."""

    game: GameFact
    report: TurnReport
    may_take_back: bool
    after: SeatFact | None  # after whom the lord is on again, where it is known
    panel: PanelFact | None
    waiting: int


@dataclass(frozen=True, slots=True)
class Received:
    """A giant that has covered a crown. `panel`: it was asked at the own turn, which goes on.

    `more` asks for the next giant, where one waits and it is not the own turn.
    """

    game: GameFact
    received: GiantReceived
    panel: PanelFact | None
    more: ReceiveFact | None = None
