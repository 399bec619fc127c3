"""What was promised for later: reminders, plans, turns of the autopilot – each kept, and once.

A run without a kill would have played the same: the autopilot plays a position always alike, a plan
says what it plays, and a reminder is due at a second that follows from the record.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import locales
from ai import LevelLord, whole_turn
from engine import EngineError, Kind
from services.play.autopilot import AWAY
from tests.e2e.telling import plain
from tests.kills.autopsy import Rows, nonces_of
from tests.kills.compare import Record, Row, Turn
from tests.kills.town import Press, Town

ALLOWED: Final = 30 * 60
"""What a turn may take (`people.CLOCK`), in seconds."""
AGAIN: Final = 60
"""How long it may take until a process that was killed does its work again, in seconds."""
SAID: Final = ("opening", "turn", "end", "reminder", "plan", "outage")
"""The news that are always messages of their own."""
_KEPT: Final = plain(locales.texts("en")("plan-kept"))


@dataclass(frozen=True, slots=True)
class Lasted:
    """A turn, and what was stored before it: since then its clock ran."""

    turn: Turn
    since: int
    version: int
    again: bool
    """Whether it was taken back before."""

    @property
    def seconds(self) -> int:
        """How long it lasted."""
        return self.turn.at - self.since


@dataclass(slots=True)
class Promises:
    """Compares; what differs is noted in the town."""

    town: Town
    rows: Rows
    records: list[Record]
    counts: Counter[str] = field(default_factory=Counter)

    def everything(self) -> Counter[str]:
        """Compare all of it."""
        self.said_once()
        for record in self.records:
            self.autopilot_in_its_right(record)
            self.autopilot_as_ever(record)
            self.planned_as_kept(record)
        self.plans_were_pressed()
        self.plans_are_told()
        self.reminders_are_said()
        self.misses_are_told()
        return self.counts

    # -- what is said ------------------------------------------------------------------------------

    def said_once(self) -> None:
        """What was done was posted once, in a channel or directly; what was dropped, never."""
        query = """SELECT id, kind, state, json_extract(body, '$.edits') AS edits
            FROM outbox WHERE lane = 'talk' ORDER BY id"""
        written = set[int]()  # what stands in a message that was posted, perhaps with earlier news
        for row in self.rows.every(query):
            posted = [self.town.said[nonce] for nonce in nonces_of(row["id"])]
            about = {"news": row["id"], "kind": row["kind"], "posted": posted}
            if max(posted) > 1:
                self.town.differs("news was posted twice", **about)
            if row["state"] == "dropped" and any(posted):
                self.town.differs("news was dropped, and is posted", **about)
            if any(posted) or row["edits"] in written:
                written.add(row["id"])
            elif row["state"] == "done" and row["kind"] in SAID:
                self.town.differs("news was never posted", **about)
            self.counts["news counted"] += 1

    # -- the autopilot -----------------------------------------------------------------------------

    def autopilot_in_its_right(self, record: Record) -> None:
        """It plays for who was there only when their time is over."""
        before: dict[int, str] = {}
        for lasted in timeline(record):
            turn = lasted.turn
            if turn.by == "autopilot":
                self.counts["turns of the autopilot compared"] += 1
                early = lasted.seconds < ALLOWED and not lasted.again
                if before.get(turn.seat) != "autopilot" and early:
                    about = {"turn": turn, "seconds": lasted.seconds}
                    self.town.differs("the autopilot played too early", **about)
            before[turn.seat] = turn.by

    def autopilot_as_ever(self, record: Record) -> None:
        """It plays as it would in a run without a kill."""
        game, away = record.new_game(), LevelLord(AWAY, bytes.fromhex(record.row["seed"]))
        try:
            for turn in record.standing:
                if turn.by == "autopilot" and tuple(whole_turn(game.copy(), away)) != turn.moves:
                    self.town.differs("the autopilot played something else", turn=turn)
                for move in turn.moves:
                    game.play(move)
        except EngineError as error:
            self.town.differs("a record does not replay", game=record.row["id"], error=error)

    # -- plans -------------------------------------------------------------------------------------

    def planned_as_kept(self, record: Record) -> None:
        """Every turn played by a plan is one that was kept, and each was played once."""
        query = "SELECT * FROM plans WHERE game_id = ? AND state = 'played'"
        played = {(row["seat"], row["turn"]): row for row in self.plans(query, record.row["id"])}
        turns = [turn for turn in record.turns if turn.by == "plan"]
        self.counts["planned turns compared"] += len(turns)
        if len(turns) != len(played):
            about = {"game": record.row["id"], "turns": len(turns), "plans": len(played)}
            self.town.differs("plans and the turns played by them differ", **about)
        for turn in turns:
            plan = played.get((turn.seat, named(turn)))
            if plan is None or not fits(plan["wanted"], turn):
                self.town.differs("a planned turn is not the plan", turn=turn, plan=plan)

    def plans_were_pressed(self) -> None:
        """Every plan answered as kept is stored, and none that nobody has pressed."""
        keeps = [one for one in self.town.kept if one.id is not None and one.id.action == "pkeep"]
        stored = {_key(row): row for row in self.plans("SELECT * FROM plans")}
        for press in keeps:
            assert press.id is not None
            if press.shown is not None and _KEPT in press.shown.text:
                self.counts["plans kept"] += 1
                if _pressed(press) not in stored:
                    self.town.differs("a plan answered as kept is lost", id=press.id)
        for key in stored.keys() - {_pressed(press) for press in keeps}:
            self.town.differs("a plan is stored that nobody kept", plan=key)

    def plans_are_told(self) -> None:
        """Each plan that was played or dropped in its turn is told to its lord, once."""
        told = Counter(row["body"]["plan"] for row in self.rows.told("plan"))
        for plan in self.plans("SELECT * FROM plans WHERE state = 'played'"):
            if told[plan["id"]] != 1:
                self.town.differs("a played plan is not told once", plan=plan, told=told)
        self.counts["fates of plans told"] += len(told)
        for plan, times in told.items():
            if times > 1:
                self.town.differs("a plan's fate is told twice", plan=plan)

    def plans(self, query: str, *values: object) -> list[Row]:
        """Read plans."""
        rows = self.rows.every(query, *values)
        return [{**row, "wanted": json.loads(row["wanted"])} for row in rows]

    # -- reminders, and who is told ----------------------------------------------------------------

    def reminders_are_said(self) -> None:
        """Each turn is reminded of once, if it lasted for half of its time; no other is.

        A reminder may come late by what a process takes to live again, so such a turn has to last
        for some more time to be sure of one.
        """
        found = self.rows.told("reminder")
        keys = [(row["game_id"], row["body"]["turn"], row["body"]["kind"]) for row in found]
        for key, times in Counter(keys).items():
            if times > 1:
                self.town.differs("a reminder is said twice", reminder=key, times=times)
        self.counts["reminders said"] += sum(row["state"] == "done" for row in found)
        for record in self.records:
            missed = Counter[int]()  # turns running; each halves the time of the next one
            for one in timeline(record):
                key = record.row["id"], one.version, "remind_half"
                half = (ALLOWED >> missed[one.turn.seat]) // 2
                absent = one.turn.by == "autopilot"
                missed[one.turn.seat] = absent * (missed[one.turn.seat] + 1)
                if one.seconds > ALLOWED // 2 + self._out(one) + AGAIN:
                    self.counts["reminders due"] += 1
                    late = (*key[:2], "late_mention")  # no other within an hour of it
                    if key not in keys and late not in keys:
                        about = {"turn": one.turn, "seconds": one.seconds, "half": half}
                        self.town.differs("nobody was reminded", **about, out=self._out(one))
                elif one.seconds < half - 1 and key in keys and not one.again:
                    self.town.differs("somebody was reminded too early", turn=one.turn)

    def _out(self, one: Lasted) -> int:
        """For how long nobody could play in a turn: its clock and reminders waited so long."""
        query = "SELECT from_at, until_at FROM outages WHERE from_at < ? AND until_at > ?"
        found = self.rows.every(query, one.turn.at, one.since)
        return sum(out["until_at"] - out["from_at"] for out in found)

    def misses_are_told(self) -> None:
        """Whoever missed a turn is told in a message that was said."""
        told = {
            (row["game_id"], report["version"])
            for row in [*self.rows.told("turn"), *self.rows.told("end")]
            if row["state"] == "done"
            for report in row["body"]["reports"]
            if report["seat"] in row["body"].get("told", [report["seat"]])
        }
        waiting = {row["game_id"] for row in self.rows.told("turn") if row["state"] == "waiting"}
        query = "SELECT * FROM deeds WHERE kind IN ('warned', 'silent')"
        for deed in self.rows.every(query):
            self.counts["missed turns compared"] += 1
            key = (deed["game_id"], deed["version"])
            if key not in told and deed["game_id"] not in waiting:
                self.town.differs("somebody is not told of a missed turn", deed=deed)


# -- reading ---------------------------------------------------------------------------------------


def timeline(record: Record) -> Iterator[Lasted]:
    """Yield the turns of a game, the ones taken back too, each with what was stored before it."""
    backs = [(row["version"], row["made_at"], None) for row in record.cancels]
    turns = [(turn.version, turn.at, turn) for turn in record.turns]
    every = sorted([*backs, *turns], key=lambda one: one[0])
    first = every[0][0] - 1 if every else 0
    start = (first, record.row["started_at"], None)
    for (version, since, before), (_, _, turn) in pairwise([start, *every]):
        if turn is not None:
            yield Lasted(turn, since, version, again=before is None and version != first)


def named(turn: Turn) -> str:
    """Name a turn as plans do: by its round and the domino in hand, at the start by its place."""
    round_, _, place = turn.turn.partition(".")
    laid = next((one for one in turn.moves if one.kind in (Kind.PLACE, Kind.DISCARD)), None)
    return f"{round_}.{laid.domino if laid is not None else place}"


def fits(wanted: Row, turn: Turn) -> bool:
    """Whether a turn is what a plan wants."""
    moves = {move.kind: move for move in turn.moves}
    placed, took = moves.get(Kind.PLACE), moves.get(Kind.CHOOSE)
    lies = placed is None or not wanted["spot"] or list(placed.squares) == list(wanted["spot"])
    free = took is None or wanted["otherwise"] != "ask" or took.domino in wanted["wishes"]
    return lies and free


def _key(plan: Row) -> tuple[Any, ...]:
    wanted = plan["wanted"]
    spot, wishes = "".join(wanted["spot"] or ()), tuple(one.lower() for one in wanted["wishes"])
    return plan["game_id"], plan["user_id"], plan["turn"].lower(), spot, wishes


def _pressed(press: Press) -> tuple[Any, ...]:
    """A plan as the button says it: mark, round, what, spot, taxes, otherwise, wishes."""
    assert press.id is not None
    _, round_, what, spot, _, _, *wishes = press.id.args
    return press.id.id, press.user, f"{round_}.{what}", spot.strip("-"), tuple(wishes)
