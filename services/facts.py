"""What the services tell the cogs: frozen facts, never text. Times are UTC epoch seconds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine import Composition, GameView, Move, Options, Refusal, Scorecard, Step

Who = Literal["anyone", "invited", "role"]
Starts = Literal["full", "host"]
Watching = Literal["everybody", "table"]
Detail = Literal["turn", "round"]
TableState = Literal["open", "playing", "over", "abandoned", "closed", "expired"]
By = Literal["lord", "resigned", "forced"]
Show = Literal["mine", "waiting", "open", "finished"]
Ending = Literal["played", "agreed", "deserted"]


class Refused(Exception):  # noqa: N818
    """The one exception for everything refused: nothing was changed.

    `code` is one of PLAY §7's (or its kin listed in docs), `data` explains it, `offers` names the
    ways on: "play", "look", "spots", "join", "leave", "open", "games", "host", "takeback", "panel",
    "new", "settings".
    """

    def __init__(
        self, code: str, data: Mapping[str, object] | None = None, offers: tuple[str, ...] = ()
    ) -> None:
        super().__init__(code)
        self.code = code
        self.data: Mapping[str, object] = data or {}
        self.offers = offers


# -- people and settings ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user as a cog saw them; roles are those of the server of the click."""

    id: int
    name: str
    roles: frozenset[int] = frozenset()
    server: int | None = None  # where they asked, 0 in direct messages; None: nobody was asked


@dataclass(frozen=True, slots=True)
class UserSettings:
    """What one person set, in every server (PLAY §8)."""

    notice: Literal["mention", "direct", "both"] = "mention"
    board_first: bool = False
    language: str | None = None
    forced: Literal["ask", "play"] = "ask"


@dataclass(frozen=True, slots=True)
class UserFact:
    """A person as we know them."""

    settings: UserSettings
    unreached: bool  # a direct message to them was refused, and they don't know of it yet


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What the hosts of a server set (PLAY §8)."""

    table_channel: int | None = None
    place: Literal["threads", "channel"] = "threads"
    opener_role: int | None = None
    default_setup: Setup | None = None
    detail: Detail = "turn"
    watching: Watching = "everybody"
    language: str | None = None
    icons: tuple[tuple[str, str], ...] = ()  # corrections of buildings: ("sawmill", "k1t0")


# -- tables ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is chosen when a table is opened."""

    box: str = "kingdomino"
    lords: int = 4
    variants: frozenset[str] = frozenset()
    dynasty: bool = False
    who: Who = "anyone"
    role: int | None = None
    starts: Starts = "full"
    takeback: bool = True
    numbers: bool = True
    watching: Watching = "everybody"
    detail: Detail = "turn"
    name: str | None = None

    def options(self) -> Options:
        """Return the engine's options; raises engine.BadSetup where R19 does not allow them."""
        return Options(box=self.box, players=self.lords, variants=self.variants)


@dataclass(frozen=True, slots=True)
class Choices:
    """What may be chosen beside the rest of a set-up (R19)."""

    lords: tuple[int, ...]
    variants: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetupDraft:
    """A set-up being chosen: one a person and server. `dropped`: choices a change ruled out."""

    setup: Setup
    last: Setup | None  # the set-up this person opened last here ("Same as last time")
    choices: Choices
    chosen: bool  # False until something was chosen: screen 1
    dropped: tuple[str, ...] = ()
    table: int | None = None  # the table that was opened from it (a double click finds it)


@dataclass(frozen=True, slots=True)
class SeatFact:
    """A seat and who sits there; user None is a free seat."""

    seat: int
    user: int | None
    name: str | None
    resigned: bool = False
    resigned_turn: str | None = None

    @property
    def person(self) -> bool:
        """Whether a person still plays this seat."""
        return self.user is not None and not self.resigned


@dataclass(frozen=True, slots=True)
class InvitedFact:
    """An invitation that waits for its answer, or was declined."""

    id: int
    user: int
    name: str
    by: int
    by_name: str
    seat: int | None
    state: Literal["waiting", "accepted", "declined", "expired", "withdrawn"]
    expires: int


@dataclass(frozen=True, slots=True)
class DynastyFact:
    """Three games under one table (R64): totals by seat over the games that are over."""

    number: int
    of: int
    games: tuple[tuple[int, ...], ...]  # one tuple of totals by seat for each game that is over
    totals: tuple[int, ...]
    winners: tuple[int, ...]  # seats; empty until the last game is over
    next_at: int | None = None  # when the next game starts by itself


@dataclass(frozen=True, slots=True)
class TableFact:
    """A table, from its opening to its end."""

    id: int
    server: int
    channel: int
    thread: int | None
    message: int | None
    place: Literal["threads", "channel"]
    name: str
    host: int
    host_name: str
    setup: Setup
    state: TableState
    seats: tuple[SeatFact, ...]
    invited: tuple[InvitedFact, ...]
    created: int
    expires: int | None
    game: int | None  # the game being played, or the last one
    dynasty: DynastyFact | None
    rematch: int | None = None  # the table opened as this one's rematch

    def seat_of(self, user: int) -> SeatFact | None:
        """Return the seat of a person at this table."""
        return next((seat for seat in self.seats if seat.user == user), None)

    @property
    def free(self) -> tuple[int, ...]:
        """The numbers of the free seats."""
        return tuple(seat.seat for seat in self.seats if seat.user is None)

    @property
    def home(self) -> int:
        """The channel to write news to: the thread where there is one."""
        return self.thread or self.channel


@dataclass(frozen=True, slots=True)
class Joined:
    """What joining did: the seat taken, and whether the game began with it."""

    table: TableFact
    seat: int
    started: bool


@dataclass(frozen=True, slots=True)
class Invited:
    """What inviting did: whom it reached, and who was left out with the reason's code."""

    table: TableFact
    invited: tuple[InvitedFact, ...]
    left_out: tuple[tuple[int, str], ...]  # (user, "seated" | "invited" | "bot" | "no_seat")


# -- games -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round that a turn ended: the line laid out by it (None: no more) and the standing."""

    round: int
    new_line: tuple[str, ...] | None
    standing: tuple[tuple[int, str, int], ...]  # seat, name, points; best first
    new_tiles: tuple[str, ...] = ()  # buildings turned up, the cheapest first


@dataclass(frozen=True, slots=True)
class Taxed:
    """A knight that was put on a square of the domino just placed, and what it brought."""

    square: str
    coins: int


@dataclass(frozen=True, slots=True)
class Built:
    """A building that was bought, where it stands and what was paid."""

    building: str  # the id of its kind
    square: str
    cost: int


@dataclass(frozen=True, slots=True)
class QueenWon:
    """The Queen came to the lord of the report: from whom (None: from the board)."""

    name: str | None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class TurnReport:
    """One turn that was ended."""

    seat: int
    name: str
    turn: str
    version: int
    moves: tuple[str, ...]
    domino: str | None  # placed or discarded; None in round 0
    spot: tuple[str, str] | None  # None: discarded, or round 0
    gain: int
    total: int
    took: str | None
    by: By
    round_end: RoundEnd | None = None
    taxed: tuple[Taxed, ...] = ()
    built: Built | None = None
    queen: QueenWon | None = None
    burnt: str | None = None  # the id of the building that the dragon burnt

    @property
    def board_changed(self) -> bool:
        """Whether a tile left the builders' board in this turn."""
        return self.built is not None or self.burnt is not None


@dataclass(frozen=True, slots=True)
class GameFact:
    """A game as it stands at one version."""

    id: int
    table: TableFact
    number: int  # 1 unless a Dynasty
    version: int
    turn_version: int
    view: GameView
    seat_on_turn: SeatFact | None
    last: tuple[TurnReport, ...]  # what the living turn message tells
    may_take_back: int | None  # the seat that may take its turn back now
    ending: Ending | None = None
    seed: str | None = None  # hex; told only when the game is over
    vote: VoteFact | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended, in whatever way."""
        return self.ending is not None


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal way to lay the domino: left and right half, the change of the total."""

    number: int | None  # 1… for the best ones; spots with one middle share it
    left: str
    right: str
    delta: int

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
    towers win the Queen.
    """

    copy: str  # as moves name it: "statue", "statue@3"
    building: str  # the id of its kind
    printed: int  # the price of its slot
    price: int  # the price for this lord
    now: int
    sites: tuple[Site, ...]  # the best first
    towers: int  # the kingdom would have
    queen: QueenWon | None = None


@dataclass(frozen=True, slots=True)
class NotOffered:
    """A building on the board that can't be bought now, and why."""

    copy: str
    building: str
    price: int
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class BurnOffer:
    """A building that the dragon could burn."""

    copy: str
    building: str


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
    offers: tuple[BuildOffer, ...]  # empty once one was bought; the dearest slot first
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
class PanelFact:
    """What the private panel of a turn shows."""

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
    news: tuple[str, ...] = ()  # "taken_back", "draft_kept", "again" (the same lord twice)
    dropped: tuple[tuple[Move, Refusal], ...] = ()
    waiting: int = 0  # other games that wait for this person
    town: TownFact | None = None  # None: the box has none, or the domino is not placed yet
    turns_tiles: bool = False  # ending this turn turns up buildings, so it can't be taken back

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
class VoteFact:
    """A question put to the whole table."""

    id: int
    game: int
    kind: Literal["abort"]
    asked_by: int  # seat
    asked_name: str
    closes: int
    needed: tuple[int, ...]  # seats that must agree
    agreed: tuple[int, ...]
    refused: int | None  # the seat whose no closed it
    state: Literal["open", "passed", "failed", "lapsed"]
    message: int | None = None


@dataclass(frozen=True, slots=True)
class GameLine:
    """One line of a list of games or tables."""

    table: TableFact
    game: int | None
    round: int
    rounds: int
    on_turn: SeatFact | None
    mine: int | None  # the reader's seat
    waits: Literal["turn", "vote", "invitation"] | None
    since: int


@dataclass(frozen=True, slots=True)
class Upcoming:
    """The game in which a person is probably on turn next."""

    table: TableFact
    game: int
    turns: int  # of others before
    seconds: int | None  # until then, where the past turns of those before tell it


@dataclass(frozen=True, slots=True)
class GameList:
    """Lists of games: one page's worth is cut by the cog."""

    show: Show
    lines: tuple[GameLine, ...]
    waiting: int  # how many wait for the reader, in all
    open_here: int


@dataclass(frozen=True, slots=True)
class RecordFact:
    """A record to hand out; without the seed until the game is over (NOTATION)."""

    game: GameFact
    text: str
    json: str
    filename: str  # without the ending


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score as its sum.

    `parts` are squares × crowns of each territory; for coins (coins, 3), for the Queen (squares of
    the territory she stands on, 1). `pieces` explain the line of the buildings, one by one.
    """

    key: str  # a scorecard's key
    points: int
    parts: tuple[tuple[int, int], ...] = ()  # (squares, crowns); territories without crowns last
    pieces: tuple[ScorePiece, ...] = ()


@dataclass(frozen=True, slots=True)
class ScorePiece:
    """What one building scores: its printed points, and `each` for every one of `count`."""

    building: str
    points: int
    printed: int = 0
    per: str = ""  # a terrain (its territories), "tower", "knight", or "" (R56)
    each: int = 0
    count: int = 0


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A kingdom's score, every line explained."""

    seats: tuple[int, ...]
    names: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    total: int
    largest_territory: int
    crowns: int


# -- news for the courier --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Posted:
    """Where a message stands."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Call:
    """A person to be called, and how they want it."""

    seat: SeatFact
    notice: Literal["mention", "direct", "both"]
    mention: bool = True  # False: the living message names them without a mention


@dataclass(frozen=True, slots=True)
class TableNews:
    """The table's own message: post it, or edit it to what is true now (PLAY §1.2)."""

    table: TableFact


@dataclass(frozen=True, slots=True)
class InvitationNews:
    """Call somebody to an open table."""

    table: TableFact
    invitation: InvitedFact


@dataclass(frozen=True, slots=True)
class OpeningNews:
    """A game begins: make the thread where there is none, post the opening (PLAY §2.1)."""

    game: GameFact
    order: tuple[int, ...]  # seats as their kings were drawn
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnNews:
    """The turn message: reports, and who is called (PLAY §2.2). The game is as it was then."""

    game: GameFact
    reports: tuple[TurnReport, ...]  # folded ones first
    taken_back: tuple[int, ...]  # seats that took a turn back since the message before
    call: Call | None
    resigned: tuple[int, ...] = ()  # seats given up since the message before
    called: bool = False  # the call was made directly while news before it could not be said


@dataclass(frozen=True, slots=True)
class TakebackNews:
    """A turn was taken back: delete `gone`; `restore` gets its ping back, without a mention.

    Where there is nothing to restore, a new message with `reports` is posted.
    """

    game: GameFact
    seat: SeatFact
    gone: Posted | None
    restore: Posted | None
    reports: tuple[TurnReport, ...]
    call: Call | None


@dataclass(frozen=True, slots=True)
class ReminderNews:
    """The same lord has been on turn for 30 minutes without a mention: mention them once."""

    game: GameFact
    call: Call


@dataclass(frozen=True, slots=True)
class VoteNews:
    """A question to the table: post it, or edit it to its result."""

    game: GameFact
    vote: VoteFact
    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class EndNews:
    """A game is over (PLAY §4). `game.table.dynasty` tells the Dynasty so far."""

    game: GameFact
    reports: tuple[TurnReport, ...]  # the last turn, with those folded into it
    rounds: int
    seconds: int
    resigned: tuple[SeatFact, ...]


@dataclass(frozen=True, slots=True)
class ExpiredNews:
    """To the host of a table nobody filled, by their notice setting."""

    table: TableFact
    notice: Literal["mention", "direct", "both"]


@dataclass(frozen=True, slots=True)
class TidyNews:
    """An old message to strip of its ping and buttons, or to delete. Failing does no harm."""

    game: GameFact | None
    at: Posted
    act: Literal["strip", "delete"]


Body = (
    TableNews
    | InvitationNews
    | OpeningNews
    | TurnNews
    | TakebackNews
    | ReminderNews
    | VoteNews
    | EndNews
    | ExpiredNews
    | TidyNews
)


@dataclass(frozen=True, slots=True)
class News:
    """A row of the outbox, for the courier."""

    id: int
    table: TableFact
    body: Body
    nonce: str  # to be enforced by Discord; at most 25 characters
    tries: int
    doubtful: bool  # an earlier try has no known outcome: look for it before posting
    living: Posted | None = None  # the message this row already has (an edit), if any
    refusals: tuple[str, ...] = field(default=())
