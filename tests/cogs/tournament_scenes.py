"""Tournaments made of events, for the tests of screens and messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from services.facts.news import Posted
from services.facts.tables import Pace, Setup
from services.facts.tournament_posts import Told, TournamentPost
from services.facts.tournaments import Lord, Tournament, TournamentEvent, TournamentSetup
from services.tournaments.core.events import apply_events
from store.tournament_posts import ref_of
from tests.cogs.scenes import BIGGEST, LONG

SERVER, CHANNEL = 900, 901
EVE = Lord(5, "Eve")
NOW, HOUR, DAY = 1_800_000_000, 3600, 24 * 3600
AT = Posted(CHANNEL, 77)
NAMES = ("Ann", "Ben", "Cara", "Dan")
SETUP = TournamentSetup(
    name="Autumn Cup",
    table=Setup(lords=2, takeback=False, pace=Pace(turn=12 * HOUR)),
    size=2,
    rounds=2,
    least=2,
    signup_until=NOW + DAY,
    start=NOW + 2 * DAY,
)
WORST = replace(
    SETUP,
    name="*_Maximilian~von|der<Burg>@her",
    text="*_~|`<@&1>" * 100,
    capacity=512,
    role=BIGGEST,
    reliability=95,
    rating=4000,
    duplicate=True,
    games=7,
    late=2,
    ties=("opponents", "head", "share", "territory", "crowns", "duplicate"),
    points=(1000, 999),
    table=replace(
        SETUP.table,
        variants=frozenset({"middle_kingdom", "harmony"}),
        pace=Pace("bank", 0, 29 * DAY, 23 * HOUR, 30 * DAY),
    ),
)


class Story:
    """A cup that grows event by event."""

    def __init__(self, setup: TournamentSetup = SETUP, id: int = 7) -> None:
        self.tournament = Tournament(
            id=id,
            server=SERVER,
            channel=CHANNEL,
            setup=setup,
            seal="5ea1" * 16,
            signup_until=setup.signup_until,
            start=setup.start,
            message=77,
        )
        self.at = NOW
        self.events: list[TournamentEvent] = []
        self.add("created")

    def add(self, kind: str, by: Lord | None = EVE, /, **data: Any) -> TournamentEvent:
        """Let something happen; returns the event."""
        event = TournamentEvent(self.tournament.version + 1, self.at, kind, by, data)
        self.tournament = apply_events(self.tournament, [event])
        self.events.append(event)
        return event

    def enter(self, count: int, name: str | None = None, *, by: Lord | None = None) -> None:
        """Enter so many lords, all of one name if it is given."""
        each, known = self.tournament.setup.each, len(self.tournament.entries)
        for number in range(known + 1, known + count + 1):
            lords: list[Any] = [
                [100 * number + one, name or (*NAMES, *[f"Lord {number}"] * number)[number - 1]]
                for one in range(each)
            ]
            who = by or Lord(*lords[0])
            self.add("entered", who, entry=number, lords=lords, asked=None, first=1)

    def begin(self, kind: str = "swiss", **data: Any) -> None:
        """End sign-up and check-in, and begin the first stage."""
        self.add("signup_ended", None, signup_until=self.tournament.signup_until)
        for entry in self.tournament.taking_part:
            self.add("here", entry.lords[0], entry=entry.number)
        self.add("started", None, out=[], **{"in": []})
        entries = [one.number for one in self.tournament.taking_part]
        wanted = {"entries": entries, "rounds": 2, "groups": [], "seed": "ab" * 32, **data}
        self.add("stage", None, stage=len(self.tournament.stages) + 1, kind=kind, **wanted)

    def pair(self, tables: Sequence[Sequence[int]], byes: Sequence[int] = ()) -> TournamentEvent:
        """Pair the next round of the stage in progress."""
        assert self.tournament.stage is not None
        stage = self.tournament.stage.number
        number = len(self.tournament.rounds_of(stage)) + 1
        begins = self.tournament.start + (number - 1) * self.tournament.setup.round
        rows = [
            {"number": at, "group": 0, "entries": list(one), "order": list(one), "seal": "5e" * 32}
            for at, one in enumerate(tables, 1)
        ]
        return self.add(
            "paired",
            None,
            stage=stage,
            round=number,
            begins=begins,
            ends=begins + self.tournament.setup.round,
            byes=list(byes),
            tables=rows,
        )

    def finish(
        self, number: int, totals: Mapping[int, int], *, away: Sequence[int] = (), **data: Any
    ) -> TournamentEvent:
        """Give a table of the last round its result; some were played for."""
        one = self.tournament.rounds[-1]
        best = sorted(totals.values(), reverse=True)
        scores = [
            {
                "entry": entry,
                "place": best.index(total) + 1,
                "total": total,
                "territory": 9,
                "crowns": 5,
                "autopilot": entry in away,
                "away": entry in away,
            }
            for entry, total in totals.items()
        ]
        where = {"stage": one.stage, "round": one.number, "number": number, "slot": 1}
        kind = "ruled" if "reason" in data else "result"
        ids = {"game": BIGGEST - number, "table": 50 + number}
        return self.add(
            kind, EVE if kind == "ruled" else None, over=True, scores=scores, **where, **ids, **data
        )

    def end_round(self) -> None:
        """Note that the last round is over."""
        one = self.tournament.rounds[-1]
        self.add("round_ended", None, stage=one.stage, round=one.number)

    def told(self, event: TournamentEvent, **values: Any) -> Told:
        """Return an event as it is told."""
        return Told(event, **values)


def running(setup: TournamentSetup = SETUP, count: int = 4, name: str | None = None) -> Story:
    """A cup in round 2: the first of each table won in round 1."""
    story = Story(setup)
    story.enter(count, name)
    story.begin(rounds=setup.rounds)
    story.pair([(a, a + 1) for a in range(1, count, 2)])
    for number, first in enumerate(range(1, count, 2), 1):
        story.finish(number, {first: 50, first + 1: 40})
    story.end_round()
    if count >= 4:
        evens = [(a, a + 2) for at in range(1, count - 2, 4) for a in (at, at + 1)]
        story.pair(evens)
    return story


def bare(text: str) -> str:
    """A text without the marks around names."""
    return text.replace("\u2068", "").replace("\u2069", "")


def post(tournament: Tournament, kind: str, body: Any = None, **changes: Any) -> TournamentPost:
    """Return something to be said of a cup."""
    made = TournamentPost(
        id=1,
        tournament=tournament,
        kind=kind,
        where="thread",
        ref=ref_of(1, 1),
        part=0,
        data={},
        user=None,
        channel_id=None,
        message_id=None,
        again=False,
        nonce="t1",
        body=body,
    )
    return replace(made, **changes)


__all__ = ["AT", "LONG", "NAMES", "NOW", "SETUP", "WORST", "Story", "bare", "post", "running"]
