"""What the events of a cup amount to. Pure: the same events always give the same cup.

The events and their data, all of it JSON (`reason` is in all that organisers do):

created       {}                                        who published it is its first organiser
entered       {entry, lords: [[user, name], …], asked: user | None, first: round}
                                                        waits for a place before the start
asked         {entry, asked: user}                      another partner is asked
partner       {entry, lord: [user, name], first: round} the partner who was asked has said yes
declined      {entry, user}                             … has said no
here          {entry}
withdrawn     {entry}                                   before the start; who waits moves up
signup_ended  {signup_until}                            check-in begins
hastened      {start}                                   round 1 begins sooner, by an organiser
started       {out: [entry, …], in: [entry, …]}         who did not check in, who comes instead
stage         {stage, kind, entries, rounds, groups, seed}          `seed` with the first one only
paired        {stage, round, begins, ends, byes, tables: [{number, group, entries, order, seal}, …],
               more: tables of this round are to come by another such event (leagues)}
unpaired      {stage, round}
table         {stage, round, number, slot, table, entries}       `entries` by kingdom
result        {stage, round, number, slot, game, table, over,
               scores: [{entry, place, total, territory, crowns, autopilot}, …]}
ruled         {… as a result, with `reason`}            takes the place of that slot's result
round_ended   {stage, round}
stage_ended   {stage, order, through}
dropped       {entry, stage, round}                     after the last round that was paired
expelled      {entry, stage, round}                     returned {entry, first}
replaced      {entry, out: user, lord: [user, name]}
extended      {stage, round, seconds}, or {seconds} before the start
paused        {}                    resumed {seconds}               outage {seconds}
team          {user, name, role, add}
judge         {entry, stage, round, number, what}                   message {text}
imported      {entries: number}     before those of a file are entered
autopilot     {entry, user, name, stage, round, number}             restarted {stage, round, number}
stand         {stage, round}        the standings are posted
over          {places}              cancelled {}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from services.facts.tournaments import (
    Cup,
    CupEvent,
    CupGame,
    Entry,
    Lord,
    Match,
    Round,
    Score,
    Stage,
)

Data = Mapping[str, Any]


def grown(cup: Cup, events: Iterable[CupEvent]) -> Cup:
    """Return a cup after some more events. Raises KeyError for an event of a later release."""
    for event in events:
        cup = replace(_APPLY[event.kind](cup, event), version=event.ordinal)
    return cup


def place_of(cup: Cup, data: Data) -> Match:
    """Return the match that an event is about."""
    return match_at(cup, data["stage"], data["round"], data["number"])


def match_at(cup: Cup, stage: int, round_: int, number: int) -> Match:
    """Return a match. Raises LookupError where there is none."""
    for one in round_at(cup, stage, round_).matches:
        if one.number == number:
            return one
    raise LookupError(f"no table {number} in round {round_} of stage {stage}")


def place(match: Match) -> dict[str, int]:
    """Return by what an event names a match."""
    return {"stage": match.stage, "round": match.round, "number": match.number}


def round_at(cup: Cup, stage: int, number: int) -> Round:
    """Return a round. Raises LookupError where there is none."""
    for one in cup.rounds:
        if (one.stage, one.number) == (stage, number):
            return one
    raise LookupError(f"no round {number} of stage {stage}")


def current(cup: Cup) -> tuple[int, int]:
    """Return the stage and the last round that is paired; 0 where nothing is."""
    stage = cup.stage
    rounds = () if stage is None else cup.rounds_of(stage.number)
    return (0 if stage is None else stage.number), max((one.number for one in rounds), default=0)


# -- who takes part --------------------------------------------------------------------------------


def _created(cup: Cup, event: CupEvent) -> Cup:
    assert event.by is not None, "somebody publishes a cup"
    return replace(cup, created=event.at, organisers=(event.by,))


def _entered(cup: Cup, event: CupEvent) -> Cup:
    data = event.data
    lords = tuple(Lord(user, name) for user, name in data["lords"])
    entry = Entry(
        number=data["entry"],
        lords=lords,
        state="in" if cup.phase == "running" and len(lords) == cup.setup.each else "waiting",
        at=event.at,
        first=data["first"],
        asked=data["asked"],
    )
    return _filled(replace(cup, entries=(*cup.entries, entry)))


def _filled(cup: Cup) -> Cup:
    """Give free places to those who wait, in order, until the start."""
    if cup.phase not in ("signup", "checkin"):
        return cup
    free = cup.setup.capacity - len(cup.taking_part)
    for entry in cup.waiting[: max(0, free)]:
        cup = _changed(cup, entry.number, state="in")
    return cup


def _changed(cup: Cup, number: int, **values: Any) -> Cup:
    entries = list(cup.entries)
    entries[number - 1] = replace(entries[number - 1], **values)
    return replace(cup, entries=tuple(entries))


def _partner(cup: Cup, event: CupEvent) -> Cup:
    entry = cup.entry(event.data["entry"])
    lords = (*entry.lords, Lord(*event.data["lord"]))
    cup = _changed(cup, entry.number, lords=lords, asked=None)
    if cup.phase != "running":
        return cup
    return _changed(cup, entry.number, state="in", first=event.data["first"])


def _asked(cup: Cup, event: CupEvent) -> Cup:
    return _changed(cup, event.data["entry"], asked=event.data["asked"])


def _declined(cup: Cup, event: CupEvent) -> Cup:
    return _changed(cup, event.data["entry"], asked=None)


def _here(cup: Cup, event: CupEvent) -> Cup:
    return _changed(cup, event.data["entry"], here=True)


def _withdrawn(cup: Cup, event: CupEvent) -> Cup:
    return _filled(_changed(cup, event.data["entry"], state="withdrawn"))


def _started(cup: Cup, event: CupEvent) -> Cup:
    for number in event.data["out"]:
        cup = _changed(cup, number, state="withdrawn")
    for number in event.data["in"]:
        cup = _changed(cup, number, state="in")
    return replace(cup, phase="running", next_begins=cup.start)


def _left(state: str) -> Callable[[Cup, CupEvent], Cup]:
    def apply(cup: Cup, event: CupEvent) -> Cup:
        # Who is disqualified after they dropped out left when they did.
        gone = cup.entry(event.data["entry"]).left
        values = {"state": state, "left": event.data["round"] if gone is None else gone}
        return _filled(_changed(cup, event.data["entry"], **values))

    return apply


def _returned(cup: Cup, event: CupEvent) -> Cup:
    values = {"state": "in", "left": None, "first": event.data["first"]}
    return _changed(cup, event.data["entry"], **values)


def _replaced(cup: Cup, event: CupEvent) -> Cup:
    entry, out = cup.entry(event.data["entry"]), event.data["out"]
    lord = Lord(*event.data["lord"])
    lords = tuple(lord if one.user == out else one for one in entry.lords)
    gone = tuple(one for one in entry.lords if one.user == out)
    return _changed(cup, entry.number, lords=lords, former=(*entry.former, *gone))


# -- the course ------------------------------------------------------------------------------------


def _signup_ended(cup: Cup, event: CupEvent) -> Cup:
    return replace(cup, phase="checkin", signup_until=event.data["signup_until"])


def _hastened(cup: Cup, event: CupEvent) -> Cup:
    return replace(cup, start=event.data["start"])


def _stage(cup: Cup, event: CupEvent) -> Cup:
    data = event.data
    stage = Stage(
        number=data["stage"],
        kind=data["kind"],
        entries=tuple(data["entries"]),
        rounds=data["rounds"],
        groups=tuple(tuple(group) for group in data["groups"]),
    )
    return replace(cup, stages=(*cup.stages, stage), seed=data.get("seed") or cup.seed)


def _paired(cup: Cup, event: CupEvent) -> Cup:
    data = event.data
    matches = tuple(
        Match(
            stage=data["stage"],
            round=data["round"],
            number=table["number"],
            entries=tuple(table["entries"]),
            seal=table["seal"],
            group=table["group"],
            order=tuple(table["order"]),
        )
        for table in data["tables"]
    )
    more, byes = data.get("more", False), tuple(data["byes"])
    for open_ in cup.rounds:
        if (open_.stage, open_.number) == (data["stage"], data["round"]):
            all_ = {"matches": (*open_.matches, *matches), "byes": (*open_.byes, *byes)}
            return _with_round(cup, data, **all_, more=more)
    one = Round(
        stage=data["stage"],
        number=data["round"],
        matches=matches,
        byes=byes,
        begins=data["begins"],
        ends=data["ends"],
        more=more,
    )
    following = one.ends + cup.setup.rest
    return replace(cup, rounds=(*cup.rounds, one), next_begins=following, undone=None)


def _unpaired(cup: Cup, event: CupEvent) -> Cup:
    gone = round_at(cup, event.data["stage"], event.data["round"])
    rounds = tuple(one for one in cup.rounds if one is not gone)
    return replace(cup, rounds=rounds, next_begins=gone.begins, undone=event.at)


def _table(cup: Cup, event: CupEvent) -> Cup:
    match, data = place_of(cup, event.data), event.data
    tables = (*match.tables, data["table"])
    seated = (*match.seated, tuple(data["entries"]))
    return _with_match(cup, replace(match, tables=tables, seated=seated))


def _result(cup: Cup, event: CupEvent) -> Cup:
    data, match = event.data, place_of(cup, event.data)
    game = CupGame(
        slot=data["slot"],
        game=data["game"],
        table=data["table"],
        scores=tuple(Score(**score) for score in data["scores"]),
        ruling=data.get("reason"),
    )
    others = [one for one in match.games if one.slot != game.slot]
    games = tuple(sorted([*others, game], key=lambda one: one.slot))
    return _with_match(cup, replace(match, games=games, over=data["over"]))


def _with_match(cup: Cup, match: Match) -> Cup:
    before = round_at(cup, match.stage, match.round).matches
    matches = tuple(match if one.number == match.number else one for one in before)
    return _with_round(cup, place(match), matches=matches)


def _round_ended(cup: Cup, event: CupEvent) -> Cup:
    return _with_round(cup, event.data, ended=event.at)


def _with_round(cup: Cup, data: Data, **values: Any) -> Cup:
    where = (data["stage"], data["round"])
    return replace(
        cup,
        rounds=tuple(
            replace(one, **values) if (one.stage, one.number) == where else one
            for one in cup.rounds
        ),
    )


def _stage_ended(cup: Cup, event: CupEvent) -> Cup:
    order, through = tuple(event.data["order"]), tuple(event.data["through"])
    stages = tuple(
        replace(one, order=order, through=through, ended=event.at)
        if one.number == event.data["stage"]
        else one
        for one in cup.stages
    )
    return replace(cup, stages=stages)


def _over(cup: Cup, event: CupEvent) -> Cup:
    places = tuple(event.data["places"])
    return replace(cup, phase="over", places=places, ended=event.at, paused=None)


def _cancelled(cup: Cup, event: CupEvent) -> Cup:
    reason = event.data.get("reason")
    return replace(cup, phase="cancelled", ended=event.at, reason=reason, paused=None)


# -- times -----------------------------------------------------------------------------------------


def _extended(cup: Cup, event: CupEvent) -> Cup:
    data = event.data
    if "round" not in data:
        return _shifted(cup, event)
    one, seconds = round_at(cup, data["stage"], data["round"]), data["seconds"]
    if one is cup.rounds[-1]:
        cup = _later(cup, seconds)
    return _with_round(cup, data, ends=one.ends + seconds)


def _later(cup: Cup, seconds: int) -> Cup:
    """Have the next round begin later."""
    begins = cup.next_begins
    return cup if begins is None else replace(cup, next_begins=begins + seconds)


def _shifted(cup: Cup, event: CupEvent) -> Cup:
    """Move everything that is still to come by as much."""
    seconds, at = event.data["seconds"], event.at
    cup = replace(cup, paused=None) if event.kind == "resumed" else cup
    cup = _later(cup, seconds)
    if cup.undone is not None:
        cup = replace(cup, undone=cup.undone + seconds)
    if cup.phase == "signup":
        cup = replace(cup, signup_until=cup.signup_until + seconds)
    if cup.phase in ("signup", "checkin"):
        cup = replace(cup, start=cup.start + seconds)
    rounds = [
        replace(
            one,
            ends=one.ends + seconds,
            begins=one.begins + seconds if one.begins > at - seconds else one.begins,
        )
        if one.ended is None
        else one
        for one in cup.rounds
    ]
    return replace(cup, rounds=tuple(rounds))


def _paused(cup: Cup, event: CupEvent) -> Cup:
    return replace(cup, paused=event.at)


# -- people who run it -----------------------------------------------------------------------------


def _team(cup: Cup, event: CupEvent) -> Cup:
    data = event.data
    before = cup.organisers if data["role"] == "organiser" else cup.judges
    others = tuple(one for one in before if one.user != data["user"])
    added = (Lord(data["user"], data["name"]),) if data["add"] else ()
    if data["role"] == "organiser":
        return replace(cup, organisers=(*others, *added))
    return replace(cup, judges=(*others, *added))


def _as_it_was(cup: Cup, _event: CupEvent) -> Cup:
    return cup


_APPLY: dict[str, Callable[[Cup, CupEvent], Cup]] = {
    "created": _created,
    "entered": _entered,
    "asked": _asked,
    "partner": _partner,
    "declined": _declined,
    "here": _here,
    "withdrawn": _withdrawn,
    "signup_ended": _signup_ended,
    "hastened": _hastened,
    "started": _started,
    "stage": _stage,
    "paired": _paired,
    "unpaired": _unpaired,
    "table": _table,
    "result": _result,
    "ruled": _result,
    "round_ended": _round_ended,
    "stage_ended": _stage_ended,
    "dropped": _left("dropped"),
    "expelled": _left("expelled"),
    "returned": _returned,
    "replaced": _replaced,
    "extended": _extended,
    "paused": _paused,
    "resumed": _shifted,
    "outage": _shifted,
    "team": _team,
    "judge": _as_it_was,
    "message": _as_it_was,
    "imported": _as_it_was,
    "autopilot": _as_it_was,
    "restarted": _as_it_was,
    "stand": _as_it_was,
    "over": _over,
    "cancelled": _cancelled,
}
