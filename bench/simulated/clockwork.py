"""Every turn's clock recalculated from the record: no turn ended early or late."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from bench.simulated.characters import HOUR, MINUTE
from bench.simulated.ledger import Ledger, Span
from bench.simulated.record import Event, GameRecord, Record
from services.clocks import arithmetic
from services.clocks.quiet_hours import QuietTimes
from services.core.json_codec import user_from_json
from services.core.live_games import VOTE
from services.facts.tables import Pace

SLACK = MINUTE
"""Seconds by which a turn may exceed its time: the worker's."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A turn that has ended: the seconds left of it, the bank before it, and extra time so far."""

    left: int
    bank: int | None
    given: int


@dataclass(frozen=True, slots=True)
class Kept:
    """The time with which an interrupted or retaken turn begins again."""

    seconds: int
    given: int  # of these, in extra time


@dataclass(slots=True)
class Clock:
    """A game's clock while its record is checked."""

    record: Record
    ledger: Ledger
    game: GameRecord
    since: int = 0
    version: int = 0  # at which the turn in progress began
    again: Kept | None = None  # the turn in progress was taken back, or interrupted before
    ended: dict[int, Ended] = field(default_factory=dict)  # by version
    spans: dict[str, list[Span]] = field(default_factory=dict)  # from ends to takebacks
    topped: set[str] = field(default_factory=set)  # turns that got the least time after a takeback
    banks: list[int] = field(default_factory=list)
    absent: dict[int, int] = field(default_factory=dict)  # by seat: since when
    in_a_row: Counter[int] = field(default_factory=Counter)  # turns missed since then, by seat
    misses: Counter[tuple[int, int]] = field(default_factory=Counter)  # of the table, by seat, lord
    lost: set[int] = field(default_factory=set)  # seats that were lost by that
    met: int = 0
    missed: int = 0
    checked: int = 0

    @property
    def pace(self) -> Pace:
        return Pace(**self.game.setup["pace"])

    def check(self, end: int) -> Iterator[str]:
        """Yield what is wrong with the clock of a game until a time."""
        if self.pace.kind == "none":
            return
        self.since = self.game.row["started_at"]
        self.banks = arithmetic.full_banks(self.pace, len(self.game.seats)) or []
        for event in self.game.events:
            if event.receives:
                continue
            self._handed_over(event)
            if event.is_turn:
                yield from self._turn(event)
                self.again = None
            else:
                self._taken_back(event)
            self.since, self.version = event.at, event.version
        yield from self._running(end)

    # -- one turn ----------------------------------------------------------------------------------

    def _turn(self, event: Event) -> Iterator[str]:
        self.checked += 1
        seat, user = event.seat, self.game.lord(event.seat, event.version)
        waits = self._waits(event.seat, user)
        grace = self._grace(seat)
        absent = self._is_absent(seat, user, event.at)
        gone = self._is_gone(seat, event.at)
        allowed, given = self._allowed(event, waits)
        if absent and not gone:
            allowed -= self._short(seat, user, allowed - given)
        used = arithmetic.elapsed(self.since, event.at, waits)
        where = f"game {self.game.id}, turn {event.turn} ({event.by}) of seat {seat}"
        if event.by == "autopilot" and not gone:
            self.missed += 1
            self.misses[seat, user] += 1
            if self.misses[seat, user] >= self.game.setup["missed"]:
                self.lost.add(seat)
            if used < allowed:
                yield f"early: {where} was ended after {used} of {allowed} seconds"
        elif event.by != "autopilot":
            self.met += 1
        up = arithmetic.elapsed(self.since, event.at, [*waits, *self.ledger.downs])
        if up > allowed + SLACK + grace and not self._was_paused:
            yield f"late: {where} lasted {up} of {allowed} seconds"
        if event.by == "autopilot":
            self.absent.setdefault(seat, event.at)
            self.in_a_row[seat] += 1
        bank = self.banks[seat - 1] if self.banks else None
        self.ended[event.version] = Ended(max(0, allowed - used), bank, given)
        if bank is not None:
            saved = min(bank, allowed - given - used)
            self.banks[seat - 1] = arithmetic.refilled(self.pace, saved)

    def _allowed(self, event: Event, waits: list[Span]) -> tuple[int, int]:
        """Return the seconds that a turn had, and how many of them were given to it so far."""
        seat, given = event.seat, self._given(event.turn, event.at)
        again = self.again or self._interrupted(event, waits)
        own = self.banks[seat - 1] if self.banks else self.pace.turn
        if again is not None:
            own = again.seconds - again.given
        for one in self.game.former:
            # A lord who takes over a seat in the middle of a turn has a whole one.
            if one["seat"] == seat and self.version <= one["version"] < event.version:
                own = arithmetic.elapsed(self.since, one["at"], waits)
                own += (
                    max(self.banks[seat - 1], arithmetic.usual_turn(self.pace))
                    if self.banks
                    else self.pace.turn
                )
        return own + given, given

    def _given(self, turn: str, until: int) -> int:
        """Return the extra time given to a turn until a time."""
        return HOUR * sum(
            int(vote["data"]["hours"])
            for vote in self.game.votes
            if (vote["kind"], vote["state"]) == ("time", "passed")
            and vote["data"]["turn"] == turn
            and vote["at"] <= until
        )

    def _interrupted(self, event: Event, waits: list[Span]) -> Kept | None:
        """Return what is left of a turn that began before the one before it was taken back."""
        round_, _, number = event.turn.partition(".")
        spans = self.spans.get(f"{round_}.{int(number) - 1}" if number else "", [])
        if not spans:
            return None
        own = whole = self.banks[event.seat - 1] if self.banks else self.pace.turn
        given = 0
        for start, end in spans:
            more = self._given(event.turn, end) - given
            left = own + more - arithmetic.elapsed(start, end, waits)
            own = max(left, arithmetic.usual_turn(self.pace) // 2)
            own, given = min(own, whole) if self.banks else own, given + more
        if self.banks:
            self.banks[event.seat - 1] = own
        return Kept(own, given)

    def _handed_over(self, event: Event) -> None:
        """Fill the bank of a seat that was taken over while it was not its turn."""
        for one in self.game.former if self.banks else ():
            seat, now = one["seat"], self.version <= one["version"] < event.version
            if now and seat != event.seat:
                self.banks[seat - 1] = max(self.banks[seat - 1], arithmetic.usual_turn(self.pace))

    def _waits(self, seat: int, user: int) -> list[Span]:
        """Return the times for which the clock of a seat waits."""
        waits = list(self.record.outages)
        row = self.game.seats[seat]
        gone = row["lost_at"] is not None or row["resigned_at"] is not None
        taken_over = any(one["seat"] == seat for one in self.game.former)
        if not self.game.setup.get("vacation", True) or (
            gone and not taken_over and self._left(row)
        ):
            return waits
        waits += self.record.absences[user]
        settings = self.record.settings.get(user, {})
        if settings.get("weekends") and settings.get("zone"):
            waits += arithmetic.Local.of(settings["zone"]).weekends(self.since)
        return waits

    def _left(self, row: dict[str, int | None]) -> bool:
        """Whether a lord had left before the turn in progress began."""
        times = [row["lost_at"], row["resigned_at"]]
        return any(at is not None and at <= self.since for at in times)

    def _is_gone(self, seat: int, at: int) -> bool:
        """Whether the autopilot may play at once: the seat was lost, or the lord replaced."""
        lost = self.game.seats[seat]["lost_at"]
        return (
            seat in self.lost
            or (lost is not None and lost <= at)
            or any(
                (vote["kind"], vote["state"]) == ("replace", "passed")
                and vote["data"]["seat"] == seat
                and vote["at"] <= at
                for vote in self.game.votes
            )
        )

    def _is_absent(self, seat: int, user: int, at: int) -> bool:
        """Whether a lord has missed a turn and did nothing since."""
        since = self.absent.get(seat)
        if since is None:
            return False
        # An act in the very second in which the autopilot played twice came after both turns.
        if any(since <= act <= at and since < at for act in self._acts(user)):
            self.absent.pop(seat)
            self.in_a_row.pop(seat, None)
            self.lost.discard(seat)
            return False
        return True

    def _short(self, seat: int, user: int, whole: int) -> int:
        """Return by how many seconds the turn of an absent lord is shorter."""
        settings = user_from_json(self.record.settings.get(user, {}))
        share = arithmetic.share(self.pace, self.in_a_row[seat])
        until = QuietTimes(settings).waking(self.since, share, self.since + whole)
        return whole - (until - self.since)

    def _acts(self, user: int) -> Iterator[int]:
        """Yield when a lord did something at the table, in the game played at that time.

        A lord absent at the end of a game of a Dynasty is absent at the start of the next one, and
        pressing something in a game that is over ends no absence.
        """
        for game in self.record.games.values():
            ended = game.row["ended_at"]
            for act in self.ledger.acts.get((game.id, user), ()):
                if game.table is self.game.table and (ended is None or act < ended):
                    yield act

    def _grace(self, seat: int) -> int:
        """Return the extra seconds of a lord who comes back in the middle of their turn."""
        return 0 if seat not in self.absent else arithmetic.LEAST_AFTER_TAKEBACK

    # -- taken back, running -----------------------------------------------------------------------

    def _taken_back(self, event: Event) -> None:
        """Give the lord of a turn taken back what was left of its time."""
        gone = [one for one in self.game.events if one.version in event.cancels and one.is_turn]
        first = min(gone, key=lambda one: one.version)
        if event.by == VOTE:
            self.spans.pop(first.turn, None)
        else:
            self.spans.setdefault(first.turn, []).append((first.at, event.at))
        ended = self.ended[first.version]
        least, left = arithmetic.least_after_takeback(self.pace), ended.left
        if left < least and first.turn not in self.topped:
            left = least
            if event.by != VOTE:
                self.topped.add(first.turn)
        self.again = Kept(left, ended.given)
        for one in sorted(gone, key=lambda one: -one.version) if self.banks else ():
            was, bank = self.ended[one.version], self.banks[one.seat - 1]
            before = arithmetic.before_refill(self.pace, bank, was.left - was.given)
            others = arithmetic.LEAST_AFTER_TAKEBACK if one is not first else 0
            self.banks[one.seat - 1] = max(others, before)

    def _running(self, end: int) -> Iterator[str]:
        """Check the turn in progress at the end."""
        row = self.game.row
        if row["on_turn"] is None or row["paused_at"] is not None or self._was_paused:
            return
        seat = row["on_turn"]
        now = Event(row["version"] + 1, seat, self._turn_now(), "", end, (), ())
        user = self.game.lord(seat, now.version)
        waits = self._waits(seat, user)
        allowed, given = self._allowed(now, waits)
        if self._is_absent(seat, user, end) and not self._is_gone(seat, end):
            allowed -= self._short(seat, user, allowed - given)
        up = arithmetic.elapsed(self.since, end, [*waits, *self.ledger.downs])
        if up > allowed + SLACK + self._grace(seat):
            yield f"late: game {self.game.id} waits for seat {seat} for {up} of {allowed} seconds"

    def _turn_now(self) -> str:
        """Return the turn in progress, such as "5.2"; the first of a round only if it matters."""
        began = self.game.row["turn_version"]
        asked = [vote["data"] for vote in self.game.votes if vote["kind"] == "time"]
        named = [data["turn"] for data in asked if data["began"] == began]
        last = self.game.standing[-1].turn if self.game.standing else "0.0"
        round_, _, number = last.partition(".")
        return named[-1] if named else f"{round_}.{int(number) + 1}"

    @property
    def _was_paused(self) -> bool:
        """Whether the game was ever paused: then only early endings are checked."""
        return any(v["kind"] == "pause" and v["state"] == "passed" for v in self.game.votes)
