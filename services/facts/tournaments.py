"""Tournaments ("cups" in commands and tables): an organizer's choices, and the course so far.

A tournament is the sum of its events, as a game is that of its moves. Standings, pairings and
screens follow from `Tournament` alone.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, Literal

from services.facts.tables import Setup

Format = Literal["swiss", "robin", "groups", "single", "double", "ladder", "league"]
StageKind = Literal["swiss", "robin", "groups", "single", "double", "final", "ladder", "league"]
Tie = Literal["opponents", "head", "share", "territory", "crowns", "duplicate", "lot"]
Phase = Literal["signup", "checkin", "running", "over", "cancelled"]
EntryState = Literal["in", "waiting", "withdrawn", "dropped", "expelled"]
Role = Literal["organiser", "judge"]
Leavers = Literal["half", "out", "stand"]
"""What counts of who leaves a round robin: played half or more, nothing, or all they played."""
Seeding = Literal["lot", "rating", "hand"]
"""The order in which entries begin: by lot, by their ratings at the start, or as organizers say."""
Decider = Literal["game", "lot"]
"""What decides a tied table of an elimination, or a final: a further game, or lots."""

DAY = 24 * 3600
HONORED = 3
TIES: tuple[Tie, ...] = ("opponents", "head", "share", "territory", "crowns")
"""The default tie-breaks; the last is always by lot."""


BRACKETS: tuple[StageKind, ...] = ("single", "double")
"""Elimination stages."""
ROLLING: tuple[StageKind, ...] = ("ladder", "league")
"""Stages whose rounds do not wait for one another."""


@dataclass(frozen=True, slots=True)
class TournamentSetup:
    """All choices made before a tournament is published.

    Moments are epoch seconds, lengths seconds. `table.lords` is the number of lords at a full
    table: `size` kingdoms, twice as many in teams. `table.pace` is the clock of turns within a
    round; `table.vacation` whether vacation lets it wait, `table.dynasty` makes every match three
    games (R64).
    """

    name: str = ""
    text: str = ""
    format: Format = "swiss"
    table: Setup = field(default_factory=lambda: Setup(takeback=False))
    size: int = 4  # entries at a full table: 2, 3 or 4
    rounds: int = 5  # of the first stage, or of a league's season; 0 for a ladder, which has no end
    final: int = 0  # the size of the final table after swiss, robin or groups; 0: none
    groups: int = 0  # number of groups
    through: int = 1  # number that advance from a group or table; up and down in a league
    games: int = 1  # a match is the best of this many games: 1, 3, 5 or 7
    duplicate: bool = False  # the same draw at every table of a round
    capacity: int = 32  # entries; later ones join the waiting list
    least: int = 4  # with fewer entries it is canceled
    role: int | None = None  # the role required to enter; None: anybody can
    reliability: int = 0  # percent required
    rating: int = 0  # required on the ladder of the tournament's table; 0: any
    opponents: int = 0  # how many different ones they must have had there, at least
    signup_until: int = 0
    start: int = 0  # of round 1
    zone: str = "UTC"  # its organizer's, an IANA name: there, rounds of whole days keep their hour
    checkin: bool = True  # from `signup_until` until `start`
    round: int = 7 * DAY
    rest: int = 0  # between the end of a round and the next
    late: int = 0  # the last round in which players can still enter; 0: only before the start
    points: tuple[int, ...] = ()  # for the places of a full table; empty: size … 1
    ties: tuple[Tie, ...] = TIES
    division: int = 8  # entries of a league's division
    seasons: int = 0  # number of seasons of a league; 0: until an organizer ends it
    absences: int = 2  # rounds running played for an entry until it is dropped; 0: any number
    leavers: Leavers = "half"  # whose games count after leaving where everybody meets everybody
    seeding: Seeding = "lot"  # of the first stage
    protest: int = DAY  # from the end of the last table until the results are final; 0: at once
    third: bool = False  # those beaten in the last round but one of an elimination play for it
    decider: Decider = "game"  # what decides who goes on from a table, or has won it

    @property
    def each(self) -> int:
        """The number of lords of an entry."""
        return 2 if self.table.teams else 1


@dataclass(frozen=True, slots=True)
class Lord:
    """A person in a tournament; a user below 0 had their data erased."""

    user: int
    name: str
    mark: str = ""  # "#3": the number that tells them from others of their name in the event

    @property
    def shown(self) -> str:
        """Their name, with what tells them from others."""
        return f"{self.mark} {self.name}" if self.mark else self.name

    @property
    def account(self) -> int | None:
        """The account that can be mentioned or written to."""
        return self.user if self.user > 0 else None


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry: a lord, or two partners. `number` counts from 1 in order of sign-up."""

    number: int
    lords: tuple[Lord, ...]
    state: EntryState
    at: int  # time of the sign-up
    here: bool = False  # checked in
    first: int = 1  # the first round (of the first stage) in which it can be paired
    left: int | None = None  # the round in which it dropped out
    left_stage: int | None = None  # the stage of that round
    gone: tuple[int, ...] = ()  # which of its lords left: all, or one of two partners
    passes: tuple[
        int, ...
    ] = ()  # disqualified: the stage and round whose next best goes on instead
    former: tuple[Lord, ...] = ()  # lords who were replaced
    asked: int | None = None  # a partner who has not accepted yet
    asked_at: int = 0
    rating: int | None = None  # when the tournament began, if it is seeded by rating

    @property
    def name(self) -> str:
        """The names of its lords."""
        return " + ".join(lord.shown for lord in self.lords)

    @property
    def live(self) -> bool:
        """Whether it takes part or is on the waiting list."""
        return self.state in ("in", "waiting")

    def has(self, user: int) -> bool:
        """Whether a person is one of its lords."""
        return any(lord.user == user for lord in self.lords)


@dataclass(frozen=True, slots=True)
class Invitation:
    """The question of an organizer whether somebody wants to play, alone or with a partner.

    `out`: the player whose place they would take. `back`: the entry that would come back, if it is
    the question of one partner to the other. It is open until all have agreed or one has not,
    or until one of them takes part otherwise.
    """

    number: int  # the ordinal of its event
    lords: tuple[Lord, ...]
    by: Lord | None
    reason: str
    at: int
    out: int | None = None
    first: int = 0  # the round from which on they would play; 0: the next one
    back: int = 0
    yields: tuple[int, ...] = ()  # of `lords`: who plays in time where the others would
    pilot: bool = False  # whether the autopilot plays for somebody at their table
    agreed: tuple[int, ...] = ()
    state: Literal["open", "over", "refused"] = "open"

    @property
    def comers(self) -> tuple[Lord, ...]:
        """Those who would play: without those who would make room for them."""
        return tuple(lord for lord in self.lords if lord.user not in self.yields)

    def waits_for(self, user: int) -> bool:
        """Whether it is open, and a person has not agreed yet."""
        named = any(lord.user == user for lord in self.lords)
        return self.state == "open" and named and user not in self.agreed


@dataclass(frozen=True, slots=True)
class Score:
    """The result of an entry in one game. Decider entries share the better place."""

    entry: int
    place: int
    total: int  # points of the kingdom
    territory: int  # squares of its largest territory
    crowns: int
    autopilot: bool = False  # the computer had one of their seats at the end
    away: bool = False  # it had all of them, or made all their turns: who played comes first
    moved: bool = False  # they made turns themselves: of those who were away, they come first

    @property
    def absence(self) -> int:
        """How much of the game they were away: 0 not to the end, 1 to the end, 2 all of it."""
        if not self.away:
            return 0
        return 1 if self.moved else 2


@dataclass(frozen=True, slots=True)
class TournamentGame:
    """A finished game of a match. `ruling`: an organizer's reason for its places."""

    slot: int  # 1 … of the match
    game: int | None  # None: not played, only ruled on
    table: int | None
    scores: tuple[Score, ...]
    ruling: str | None = None
    own: bool = False  # whoever ruled sat at the table


@dataclass(frozen=True, slots=True)
class Match:
    """A table of a round, and the games that its entries play there."""

    stage: int
    round: int
    number: int  # of the table in its round, from 1
    entries: tuple[int, ...]  # by kingdom
    seal: str  # sha-256 of the seed of its first game
    group: int = (
        0  # of groups and divisions; in eliminations 1 winners', 2 losers', 3 last, 4 third
    )
    order: tuple[int, ...] = ()  # the entries in the order of their first choice
    tables: tuple[int, ...] = ()  # its tables, in order
    slots: tuple[int, ...] = ()  # which of its games each of them is
    seated: tuple[tuple[int, ...], ...] = ()  # the entries by kingdom at each of them
    games: tuple[TournamentGame, ...] = ()
    over: bool = False
    onward: tuple[
        int, ...
    ] = ()  # the order by which its entries went on, if it was corrected since
    again: int = 0  # paired anew after others had sat there: the ordinal of that event
    adjourned: int | None = None  # it is played until then, and counts as a tie meanwhile
    tied: int = 0  # the last round that was paired while it counted as a tie

    @property
    def playing(self) -> bool:
        """Whether it is still being played, or about to be."""
        return not self.over or self.adjourned is not None

    @property
    def unplayed(self) -> bool:
        """Whether the autopilot played all its games for everybody: nobody has won it."""
        scores = [score for game in self.games for score in game.scores]
        return bool(scores) and all(score.away for score in scores)

    def seated_at(self, slot: int) -> tuple[int, ...]:
        """Return who sits at a game, by kingdom: in a further game only those who were tied."""
        return dict(zip(self.slots, self.seated, strict=False)).get(slot, self.entries)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What organizers arranged by hand of a Swiss round: the others are paired around it.

    `swaps`: pairs of entries that exchange their places in the round as it was paired.
    """

    tables: tuple[tuple[int, ...], ...] = ()
    byes: tuple[int, ...] = ()
    swaps: tuple[tuple[int, int], ...] = ()

    @property
    def entries(self) -> frozenset[int]:
        """The entries that have their place by hand before the others are paired."""
        return frozenset((*self.byes, *(entry for table in self.tables for entry in table)))


NOTHING = Arrangement()


@dataclass(frozen=True, slots=True)
class Round:
    """A round of a stage."""

    stage: int
    number: int
    matches: tuple[Match, ...]
    byes: tuple[int, ...]
    begins: int
    ends: int
    ended: int | None = None  # the end of its last table
    more: bool = False  # further tables will follow, as in leagues or after a correction
    by_hand: Arrangement = NOTHING
    planned: int = 0  # how many rounds its stage was to have when it was paired
    paired: int = 0  # the ordinal of the event that paired it; older ones were about an undone one
    seed: str | None = None  # by which it was drawn; None: by the tournament's
    link: int = 0  # after so many hashes the seed is the tournament's

    @property
    def over(self) -> bool:
        """Whether all its tables are over, and none will follow."""
        return not self.more and all(match.over for match in self.matches)


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a tournament with its own entries. `entries`: the best seeded first."""

    number: int  # from 1
    kind: StageKind
    entries: tuple[int, ...]
    rounds: int  # planned number; 0: as many as needed
    groups: tuple[tuple[int, ...], ...] = ()
    order: tuple[int, ...] = ()  # the final order of its entries once it has ended
    ranks: tuple[int, ...] = ()  # their places; empty: 1, 2, …
    through: tuple[int, ...] = ()  # the entries that advance
    ended: int | None = None
    planned: int = 0  # the rounds it began with, if it is ended after fewer; 0: `rounds`

    def group_of(self, entry: int) -> int:
        """Return the number of an entry's group, from 1; 0: it has none."""
        return next((at for at, group in enumerate(self.groups, 1) if entry in group), 0)


@dataclass(frozen=True, slots=True)
class TournamentEvent:
    """A row of a tournament's log. `by` is None for what happens by itself."""

    ordinal: int
    at: int
    kind: str
    by: Lord | None
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tournament:
    """The state of a tournament: the sum of its events."""

    id: int
    server: int
    channel: int
    setup: TournamentSetup
    seal: str  # sha-256 of the seed
    seed: str | None = None  # published when round 1 is paired
    links: int = 0  # how many rounds have seeds that lead to it; 0: it is that of all rounds
    drawn: int = 0  # the highest link that was drawn, also of rounds that were undone
    version: int = 0  # the ordinal of its last event
    erasures: int = 0  # how often events were changed, as somebody had their data deleted
    phase: Phase = "signup"
    created: int = 0
    thread: int | None = None
    log: int | None = None  # the thread of the log
    message: int | None = None  # the message of the announcement
    organizers: tuple[Lord, ...] = ()
    judges: tuple[Lord, ...] = ()
    put_on: tuple[tuple[int, int], ...] = ()  # who was put on the team, and by whom
    untold: tuple[int, ...] = ()  # who was put on it, has not said yes and has not acted for it yet
    entries: tuple[Entry, ...] = ()  # by number
    barred: tuple[int, ...] = ()  # who was disqualified and not let in again, replaced or not
    invitations: tuple[Invitation, ...] = ()
    seeds: tuple[int, ...] = ()  # the entries that organizers put first, in their order
    stages: tuple[Stage, ...] = ()
    rounds: tuple[Round, ...] = ()
    paused: int | None = None  # since when
    outages: tuple[tuple[int, int], ...] = ()  # times in which nobody could do anything
    signup_until: int = 0
    start: int = 0
    next_begins: int | None = None  # when the next round begins; None before the start
    arranged: tuple[int, int, Arrangement] | None = None  # for the round to come of a stage
    keeps_end: int | None = None  # when the round ends that is paired again after an exchange
    exchanged: tuple[int, ...] = ()  # who was in the round that was undone last
    undone: int | None = None  # when the last pairing was undone, until the next one
    closes: int | None = None  # all tables of the stage are over: when its results become final
    places: tuple[int, ...] = ()  # all entries, the winner first, once it is over
    ranks: tuple[int, ...] = ()  # their places, of which some are shared; empty: 1, 2, …
    ended: int | None = None
    finished: int | None = None  # when it was first over since its last pairing, or stood for good
    reason: str | None = None  # the reason of a cancellation
    called: tuple[str, ...] = ()  # earlier names

    @property
    def terms(self) -> int:
        """A number for what somebody agrees to who enters: all but its name, its text, its places.

        It tells what a button was made for.
        """
        free = {"name": "", "text": "", "capacity": 0, "least": 0}
        setup = replace(self.setup, **free, table=Setup())  # type: ignore[arg-type]
        begun = self.phase == "running"
        dates = () if begun else (self.start, self.setup.checkin and self.signup_until)
        text = repr((setup, self.setup.table.terms, begun, dates))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) >> 1 or 1

    def seed_of(self, one: Round) -> str:
        """Return the seed by which a round was drawn; "" before the start."""
        return one.seed or self.seed or ""

    def entry(self, number: int) -> Entry:
        """Return an entry by its number."""
        return self.entries[number - 1]

    def entry_of(self, user: int) -> Entry | None:
        """Return a person's current entry: the last one that was not withdrawn."""
        own = [one for one in self.entries if one.has(user)]
        live = [one for one in own if one.state != "withdrawn"]
        found = live or own
        return found[-1] if found else None

    def blamed(self, entry: Entry) -> Entry:
        """Return an entry as it is named as disqualified: without a partner who is not."""
        out = tuple(lord for lord in entry.lords if lord.user in self.barred)
        return replace(entry, lords=out) if entry.state == "expelled" and out else entry

    def known(self, lord: Lord) -> Lord:
        """Return a person as they are shown here: with a mark if they have one."""
        entry = self.entry_of(lord.user)
        found = () if entry is None else (one for one in entry.lords if one.user == lord.user)
        return next(iter(found), lord)

    def invitation_for(self, user: int) -> Invitation | None:
        """Return the latest open question to a person."""
        found = [one for one in self.invitations if one.waits_for(user)]
        return found[-1] if found else None

    def organizes(self, user: int) -> bool:
        """Whether a person is one of its organizers."""
        return any(one.user == user for one in self.organizers)

    @property
    def on_call(self) -> tuple[Lord, ...]:
        """The organizers and judges whom a player's call mentions, each once."""
        return tuple(dict.fromkeys((*self.willing("organizers"), *self.willing("judges"))))

    def willing(self, which: Literal["organizers", "judges"]) -> tuple[Lord, ...]:
        """Those of the organizers, or the judges, who have said or shown that they help."""
        people: tuple[Lord, ...] = getattr(self, which)
        return tuple(one for one in people if one.user not in self.untold)

    def judges_it(self, user: int) -> bool:
        """Whether a person is one of its judges or organizers."""
        return self.organizes(user) or any(one.user == user for one in self.judges)

    @property
    def live(self) -> bool:
        """Whether it is not over."""
        return self.phase in ("signup", "checkin", "running")

    @property
    def taking_part(self) -> tuple[Entry, ...]:
        """The entries that have a place and have not left."""
        return tuple(one for one in self.entries if one.state == "in")

    @property
    def waiting(self) -> tuple[Entry, ...]:
        """The waiting list, in order."""
        return tuple(one for one in self.entries if one.state == "waiting")

    @property
    def stage(self) -> Stage | None:
        """The stage in progress, or the last one."""
        return self.stages[-1] if self.stages else None

    @property
    def ranked(self) -> dict[int, int]:
        """The places of all entries of a tournament that is over, the winner first."""
        return dict(zip(self.places, self.ranks or count(1), strict=False))

    @property
    def best(self) -> dict[int, int]:
        """The first three places of a tournament that is over, of those who played and may keep it.

        There are more entries than three if places are shared.
        """
        played = self.played
        return {
            number: place
            for number, place in self.ranked.items()
            if place <= HONORED and number in played and self.entry(number).state != "expelled"
        }

    @property
    def played(self) -> frozenset[int]:
        """The entries that have played themselves, or were given a result."""
        return frozenset(
            score.entry
            for one in self.rounds
            for match in one.matches
            for game in match.games
            for score in game.scores
            if score.moved or not score.away
        )

    @property
    def rolls(self) -> bool:
        """Whether the rounds of the stage in progress do not wait for one another."""
        return self.stage is not None and self.stage.kind in ROLLING

    def stage_at(self, number: int) -> Stage:
        """Return a stage by its number. Raises LookupError if there is none."""
        for one in self.stages:
            if one.number == number:
                return one
        raise LookupError(f"no stage {number}")

    def rounds_of(self, stage: int) -> tuple[Round, ...]:
        """Return the rounds of a stage, in order."""
        return tuple(one for one in self.rounds if one.stage == stage)

    def reveals(self, one: Round) -> bool:
        """Whether results of a round are public: not while its draw is, or will be, played."""
        if not self.setup.duplicate or self.phase in ("over", "cancelled"):
            return True
        return not one.more and all(match.over for match in one.matches)

    @property
    def open_rounds(self) -> tuple[Round, ...]:
        """The rounds with open tables: mostly one, but several in ladders and leagues."""
        return tuple(one for one in self.rounds if one.ended is None)
