"""The events of a tournament: their kinds and data, and how they build up its state. Pure.

The same events always give the same state. Their data is JSON; events of organizers also have a
`reason`:

created       {seal, links}                             the publisher is its first organizer
entered       {entry, lords: [[user, name], …], asked: user | None, first: round}
                                                        before the start on the waiting list
invited       {lords: [[user, name], …], out: user | None}   organizers ask them to play, instead of
                                                        somebody; {first}: from that round on;
              {back: entry, agreed: [user, …]}          or one partner asks the other to come back
              {yields: [user, …]} who of them plays in time, and would make room; {pilot}: for the
                                                        autopilot, at the table
agreed        {invitation, user}    refused {invitation, user}      their answers
asked         {entry, asked: user}                      another partner is asked
partner       {entry, lord: [user, name], first: round} the partner who was asked accepts
declined      {entry, user}                             … declines
here          {entry}
withdrawn     {entry}                                   before the start; the next in line moves up
signup_ended  {signup_until}                            check-in begins
hastened      {start}                                   round 1 begins sooner, by an organizer
seeded        {order: [entry, …]}                       organizers put these first, in this order
started       {out: [entry, …], in: [entry, …], ratings: [[entry, rating], …]}
                                                        not checked in; moved up instead; `ratings`
                                                        of the rated, if they seed it
stage         {stage, kind, entries, rounds, groups, seed}          `seed` with the first one only
paired        {stage, round, begins, ends, byes, tables: [{number, group, entries, order, seal}, …],
               by_hand: {tables, byes, swaps} of what was arranged, seed: its link of the chain,
               link: the number of that one (missing before: one more than there are rounds),
              more: another such event brings further tables (leagues)}
arranged      {stage, round, tables: [[entry, …], …], byes, swaps: [[entry, entry], …], ends}   for
              the round to come; `ends` if that was undone to exchange two: it is paired at once
unpaired      {stage, round}
table         {stage, round, number, slot, table, entries}       entries by kingdom
result        {stage, round, number, slot, game, table, over,
               scores: [{entry, place, total, territory, crowns, autopilot, away, moved}, …]}
ruled         {… as a result, with `reason`, onward: [entry, …]}   replaces the result of that slot;
                                    `onward`: those who went on by the old one play on
rewound       {stage, rounds: [{round, tables: [number, …], byes, gone}, …], reopens, entries, why?}
                                    after a correction others sit at these tables; `gone`: none is
                                    left; `reopens`: no stage after it counts
adjourned     {stage, round, number, ends}              its table is played until then, whatever the
                                                        round; until it is over it counts as a tie
round_ended   {stage, round}
closing       {stage, until, last}  all tables of a stage are over; `last`: no other stage follows
confirmed     {stage}               its results become final now, by an organizer
stage_ended   {stage, order, through, ranks}            ranks by order; empty: 1, 2, …
dropped       {entry, stage, round, why: "absent" by itself}    round: the last one that was paired
expelled      {entry, stage, round, passes: the next best goes on instead, from round `passes_in`;
               user: which of two partners (missing: all lords); the other keeps the seat}
returned      {entry, first}
replaced      {entry, out: user, lord: [user, name]}
renamed       {entry, lord: [user, name], was: [user, name]}  the name that they
              have from now on; `was`: the name that the log told last, if it tells this one
extended      {stage, round, seconds}, or {seconds} before the start; {seconds, begins} between
              rounds; seconds below 0: sooner; why: "tied" by itself
changed       {setup: {option: value, …}, and where a stage's rounds change: stage, rounds}
moved         {signup_until, start} before the start
paused        {}                    resumed {seconds}
outage        {seconds, since}      seconds below 0: a clock that was ahead has credited these
team          {user, name, role, add, why: "left" by itself, as no organizer is there,
               asks: they are asked whether they help, and say so by adding themselves}
judge         {entry, stage, round, number, what}                   message {text}
taken_back    {entry, stage, round, number, turns}      by a vote of the table, asked by `entry`
imported      {entries: number}     before the "invited" events of a file
autopilot     {entry, user, name, stage, round, number}             restarted {stage, round, number}
stand         {stage, round}        the current standings are posted
opened        {}                    no role is asked for any more
channel       {channel}             it goes on in another channel; its own was deleted, or shut
over          {places, ranks}       cancelled {}
reopened      {stage, until}        it was over; the results of its last stage are final no more
              {signup_until, start} it was called off before it began; people sign up again
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any

from services.clocks.arithmetic import LONGEST_PAUSE
from services.core.json_codec import from_json
from services.facts.tournaments import (
    NOTHING,
    ROLLING,
    Arrangement,
    Lord,
    Match,
    Round,
    Score,
    Stage,
    Tournament,
    TournamentEvent,
    TournamentGame,
)
from services.tournaments.core.entry_events import ENTRY_EVENTS, Apply, with_waiting_admitted
from services.tournaments.core.same_names import told_apart
from services.tournaments.core.setups import later

Data = Mapping[str, Any]
OUTAGES = 100
"""How many outages are remembered: whoever throws the bot out on and on makes no longer list."""


def apply_events(tournament: Tournament, events: Iterable[TournamentEvent]) -> Tournament:
    """Return a tournament after more events. Raises KeyError for a kind this release lacks."""
    entries = tournament.entries
    for event in events:
        tournament = replace(_APPLY[event.kind](tournament, event), version=event.ordinal)
        if event.by is not None and "reason" in event.data:  # they act for it
            tournament = _without_untold(tournament, event.by.user)
    return tournament if tournament.entries is entries else told_apart(tournament)


def match_of_event(tournament: Tournament, data: Data) -> Match:
    """Return the match that an event is about."""
    return match_at(tournament, data["stage"], data["round"], data["number"])


def match_at(tournament: Tournament, stage: int, round_: int, number: int) -> Match:
    """Return a match. Raises LookupError if there is none."""
    for one in round_at(tournament, stage, round_).matches:
        if one.number == number:
            return one
    raise LookupError(f"no table {number} in round {round_} of stage {stage}")


def match_keys(match: Match) -> dict[str, int]:
    """Return the keys by which events name a match."""
    return {"stage": match.stage, "round": match.round, "number": match.number}


def round_keys(one: Round) -> dict[str, int]:
    """Return the keys by which events name a round."""
    return {"stage": one.stage, "round": one.number}


def result_data(match: Match, game: TournamentGame, *, over: bool) -> dict[str, Any]:
    """Return the data of the result of a match's game; `over`: it decides the match."""
    return {
        **match_keys(match),
        "slot": game.slot,
        "game": game.game,
        "table": game.table,
        "over": over,
        "scores": [asdict(score) for score in game.scores],
    }


def with_game(match: Match, game: TournamentGame) -> Match:
    """Return a match with the result of a game, which replaces an earlier one."""
    others = [one for one in match.games if one.slot != game.slot]
    return replace(match, games=tuple(sorted([*others, game], key=lambda one: one.slot)))


def as_tie(match: Match, reason: str = "") -> Match:
    """Return a match that counts as a tie while it is still being played."""
    scores = tuple(Score(entry, 1, 0, 0, 0) for entry in match.entries)
    game = TournamentGame(1, None, match.tables[0] if match.tables else None, scores, reason)
    return replace(match, games=(game,), over=True)


def round_at(tournament: Tournament, stage: int, number: int) -> Round:
    """Return a round. Raises LookupError if there is none."""
    for one in tournament.rounds:
        if (one.stage, one.number) == (stage, number):
            return one
    raise LookupError(f"no round {number} of stage {stage}")


def current_round(tournament: Tournament) -> tuple[int, int]:
    """Return the current stage and its last paired round; 0 if there is none."""
    stage = tournament.stage
    rounds = () if stage is None else tournament.rounds_of(stage.number)
    return (0 if stage is None else stage.number), max((one.number for one in rounds), default=0)


# -- stages, rounds and results --------------------------------------------------------------------


def _stage(tournament: Tournament, event: TournamentEvent) -> Tournament:
    data = event.data
    stage = from_json(Stage, {**data, "number": data["stage"]})
    return replace(
        tournament, stages=(*tournament.stages, stage), seed=data.get("seed") or tournament.seed
    )


def _changed(tournament: Tournament, event: TournamentEvent) -> Tournament:
    data, setup = event.data, tournament.setup
    if data["setup"].get("name"):
        tournament = replace(tournament, called=(*tournament.called, setup.name))
    tournament = replace(tournament, setup=replace(setup, **data["setup"]))
    if "stage" in data:
        tournament = replace(
            tournament, stages=tuple(_with_rounds(one, data) for one in tournament.stages)
        )
    return with_waiting_admitted(tournament)


def _with_rounds(stage: Stage, data: Data) -> Stage:
    """Return a stage with another number of rounds; `planned` keeps what the set-up said."""
    if stage.number != data["stage"]:
        return stage
    planned = 0 if "rounds" in data["setup"] else stage.planned or stage.rounds
    return replace(stage, rounds=data["rounds"], planned=planned)


def _paired(tournament: Tournament, event: TournamentEvent) -> Tournament:
    data = event.data
    matches = tuple(
        from_json(Match, {"stage": data["stage"], "round": data["round"], **table})
        for table in data["tables"]
    )
    more, byes = data.get("more", False), tuple(data["byes"])
    tournament = replace(tournament, finished=None)
    for open_ in tournament.rounds:
        if (open_.stage, open_.number) == (data["stage"], data["round"]):
            if tournament.stage_at(open_.stage).kind not in ROLLING:
                matches = tuple(replace(one, again=event.ordinal) for one in matches)
            all_ = {"matches": (*open_.matches, *matches), "byes": (*open_.byes, *byes)}
            ends = max(open_.ends, data["ends"])
            if open_ is tournament.rounds[-1]:
                tournament = _move_next_round(tournament, ends - open_.ends)
            return _with_round(tournament, data, **all_, more=more, ends=ends)
    link = data.get("link") or len(tournament.rounds) + 1
    one = Round(
        stage=data["stage"],
        number=data["round"],
        matches=matches,
        byes=byes,
        begins=data["begins"],
        ends=data["ends"],
        more=more,
        by_hand=from_json(Arrangement, data.get("by_hand") or {}),
        planned=tournament.stage_at(data["stage"]).rounds,
        paired=event.ordinal,
        seed=data.get("seed"),
        link=link if data.get("seed") else 0,
    )
    tournament = replace(tournament, drawn=max(tournament.drawn, link))
    following = later(tournament.setup, one.ends, tournament.setup.rest)
    tournament = replace(tournament, next_begins=following, undone=None, closes=None)
    tournament = replace(tournament, arranged=None, keeps_end=None)
    return replace(tournament, rounds=(*tournament.rounds, one))


def _arranged(tournament: Tournament, event: TournamentEvent) -> Tournament:
    data = event.data
    found = from_json(Arrangement, data)
    where = None if found == Arrangement() else (data["stage"], data["round"], found)
    tournament = replace(tournament, arranged=where)
    if data.get("ends") is None:
        return tournament
    return replace(tournament, undone=None, keeps_end=data["ends"])


def _unpaired(tournament: Tournament, event: TournamentEvent) -> Tournament:
    undone = round_at(tournament, event.data["stage"], event.data["round"])
    rounds = tuple(one for one in tournament.rounds if one is not undone)
    tournament = replace(tournament, next_begins=undone.begins, undone=event.at, closes=None)
    by_hand = (undone.stage, undone.number, undone.by_hand)
    arranged = None if undone.by_hand == NOTHING else by_hand
    there = (*(entry for match in undone.matches for entry in match.entries), *undone.byes)
    return replace(tournament, rounds=rounds, arranged=arranged, exchanged=there)


def _table(tournament: Tournament, event: TournamentEvent) -> Tournament:
    match, data = match_of_event(tournament, event.data), event.data
    tables, slots = (*match.tables, data["table"]), (*match.slots, data["slot"])
    seated = (*match.seated, tuple(data["entries"]))
    return _with_match(tournament, replace(match, tables=tables, slots=slots, seated=seated))


def _result(tournament: Tournament, event: TournamentEvent) -> Tournament:
    data, match = event.data, match_of_event(tournament, event.data)
    own = event.by is not None and any(
        tournament.entry(number).has(event.by.user) for number in match.entries
    )
    game = from_json(TournamentGame, {**data, "ruling": data.get("reason"), "own": own})
    onward = tuple(data.get("onward", ()))
    if match.adjourned is not None:
        last = max(one.number for one in tournament.rounds_of(match.stage))
        match = replace(match, adjourned=None, tied=last)
    return _with_match(
        tournament, replace(with_game(match, game), over=data["over"], onward=onward)
    )


def _adjourned(tournament: Tournament, event: TournamentEvent) -> Tournament:
    match = as_tie(match_of_event(tournament, event.data), event.data.get("reason", ""))
    return _with_match(tournament, replace(match, adjourned=event.data["ends"]))


def _with_match(tournament: Tournament, match: Match) -> Tournament:
    before = round_at(tournament, match.stage, match.round).matches
    matches = tuple(match if one.number == match.number else one for one in before)
    return _with_round(tournament, match_keys(match), matches=matches)


def _with_round(tournament: Tournament, data: Data, **values: Any) -> Tournament:
    where = (data["stage"], data["round"])
    return replace(
        tournament,
        rounds=tuple(
            replace(one, **values) if (one.stage, one.number) == where else one
            for one in tournament.rounds
        ),
    )


def _rewound(tournament: Tournament, event: TournamentEvent) -> Tournament:
    """Take back tables, or whole stages, that a result had decided which was corrected."""
    data = event.data
    for part in data["rounds"]:
        where = {"stage": data["stage"], "round": part["round"]}
        one = round_at(tournament, where["stage"], where["round"])
        left = tuple(match for match in one.matches if match.number not in part["tables"])
        values = {"matches": left, "byes": tuple(part["byes"]), "more": True, "ended": None}
        before = tournament.rounds[tournament.rounds.index(one) - 1]
        tournament = _with_round(tournament, where, **values)
        if part["gone"]:
            waits = before.more and before.stage == one.stage
            begins = later(tournament.setup, before.ends, tournament.setup.rest)
            tournament = replace(tournament, next_begins=begins if waits else one.begins)
    gone = {(data["stage"], part["round"]) for part in data["rounds"] if part["gone"]}
    rounds = tuple(one for one in tournament.rounds if (one.stage, one.number) not in gone)
    tournament = replace(tournament, rounds=rounds)
    if data["reopens"]:
        stages = tuple(one for one in tournament.stages if one.number <= data["stage"])
        last = replace(stages[-1], order=(), ranks=(), through=(), ended=None)
        rounds = tuple(one for one in tournament.rounds if one.stage <= data["stage"])
        tournament = replace(tournament, stages=(*stages[:-1], last), rounds=rounds)
        tournament = replace(tournament, next_begins=event.at, undone=event.at)
    return replace(tournament, closes=None)


def _stage_ended(tournament: Tournament, event: TournamentEvent) -> Tournament:
    order, through = tuple(event.data["order"]), tuple(event.data["through"])
    ranks = tuple(event.data.get("ranks", ()))
    stages = tuple(
        replace(one, order=order, ranks=ranks, through=through, ended=event.at)
        if one.number == event.data["stage"]
        else one
        for one in tournament.stages
    )
    return replace(tournament, stages=stages, closes=None)


def _reopened(tournament: Tournament, event: TournamentEvent) -> Tournament:
    if "start" in event.data:
        entries = tuple(replace(one, here=False) for one in tournament.entries)
        tournament = replace(tournament, phase="signup", ended=None, reason=None, entries=entries)
        return replace(
            tournament, signup_until=event.data["signup_until"], start=event.data["start"]
        )
    last = replace(tournament.stages[-1], order=(), ranks=(), through=(), ended=None)
    tournament = replace(tournament, stages=(*tournament.stages[:-1], last))
    closes = event.data["until"]
    return replace(tournament, phase="running", places=(), ranks=(), ended=None, closes=closes)


def _over(tournament: Tournament, event: TournamentEvent) -> Tournament:
    places, ranks = tuple(event.data["places"]), tuple(event.data.get("ranks", ()))
    finished = tournament.finished
    if finished is None:
        finished = _paused_for_good(tournament, event) or event.at
    tournament = replace(tournament, ended=event.at, finished=finished, paused=None)
    return replace(tournament, phase="over", places=places, ranks=ranks)


def _cancelled(tournament: Tournament, event: TournamentEvent) -> Tournament:
    reason, finished = event.data.get("reason"), _paused_for_good(tournament, event)
    tournament = replace(tournament, phase="cancelled", ended=event.at, reason=reason)
    return replace(tournament, finished=finished, paused=None)


def _paused_for_good(tournament: Tournament, event: TournamentEvent) -> int | None:
    """Return since when a tournament was paused, if it could not go on any more."""
    paused = tournament.paused
    return None if paused is None or event.at - paused <= LONGEST_PAUSE else paused


# -- times -----------------------------------------------------------------------------------------


def _extended(tournament: Tournament, event: TournamentEvent) -> Tournament:
    data = event.data
    if "round" not in data:
        return _shifted(tournament, event)
    one, seconds = round_at(tournament, data["stage"], data["round"]), data["seconds"]
    if one is tournament.rounds[-1]:
        tournament = _move_next_round(tournament, seconds)
    return _with_round(tournament, data, ends=one.ends + seconds)


def _move_next_round(tournament: Tournament, seconds: int) -> Tournament:
    """Move the beginning of the next round."""
    begins = tournament.next_begins
    return tournament if begins is None else replace(tournament, next_begins=begins + seconds)


def _shifted(tournament: Tournament, event: TournamentEvent) -> Tournament:
    """Move everything that is still to come by the same time."""
    seconds, at = event.data["seconds"], event.at
    tournament = replace(tournament, paused=None) if event.kind == "resumed" else tournament
    if event.kind == "outage":
        since = event.data.get("since", at - seconds)
        if seconds < 0:  # the clock was set back
            outages = tuple((min(one, at), min(end, at)) for one, end in tournament.outages)
        else:
            outages = (*tournament.outages, (since, since + seconds))
        tournament = replace(tournament, outages=outages[-OUTAGES:])
    tournament = _move_next_round(tournament, seconds)
    if tournament.undone is not None:
        tournament = replace(tournament, undone=tournament.undone + seconds)
    if tournament.closes is not None:
        tournament = replace(tournament, closes=tournament.closes + seconds)
    if tournament.phase == "signup":
        tournament = replace(tournament, signup_until=tournament.signup_until + seconds)
    if tournament.phase in ("signup", "checkin"):
        tournament = replace(tournament, start=tournament.start + seconds)
    rounds = [
        replace(
            one,
            ends=one.ends + seconds,
            begins=one.begins + seconds if one.begins > at - seconds else one.begins,
        )
        if one.ended is None
        else one
        for one in tournament.rounds
    ]
    return replace(tournament, rounds=tuple(_with_later_tables(one, seconds) for one in rounds))


def _with_later_tables(one: Round, seconds: int) -> Round:
    """Return a round whose adjourned tables are played so much longer."""
    return replace(
        one,
        matches=tuple(
            match
            if match.adjourned is None
            else replace(match, adjourned=match.adjourned + seconds)
            for match in one.matches
        ),
    )


# -- organizers and judges -------------------------------------------------------------------------


def _without_untold(tournament: Tournament, user: int) -> Tournament:
    if user not in tournament.untold:
        return tournament
    return replace(tournament, untold=tuple(one for one in tournament.untold if one != user))


def _team(tournament: Tournament, event: TournamentEvent) -> Tournament:
    data = event.data
    waits = data.get("quiet") or data.get("asks")
    if data["add"] and not waits:
        tournament = _without_untold(tournament, data["user"])
    elif data["add"] and not tournament.judges_it(data["user"]):
        tournament = replace(tournament, untold=(*tournament.untold, data["user"]))
    before = tournament.organizers if data["role"] == "organiser" else tournament.judges
    others = tuple(one for one in before if one.user != data["user"])
    added = (Lord(data["user"], data["name"]),) if data["add"] else ()
    if data["add"] and not tournament.judges_it(data["user"]):
        put_on = {**dict(tournament.put_on), data["user"]: event.by.user if event.by else 0}
        tournament = replace(tournament, put_on=tuple(put_on.items()))
    if data["role"] == "organiser":
        return replace(tournament, organizers=(*others, *added))
    return replace(tournament, judges=(*others, *added))


_UNCHANGED = (
    "judge",
    "taken_back",
    "message",
    "imported",
    "autopilot",
    "restarted",
    "stand",
    "channel",
)
"""Events that are only recorded and announced."""

_APPLY: dict[str, Apply] = {
    **dict.fromkeys(_UNCHANGED, lambda before, _: before),
    **ENTRY_EVENTS,
    "signup_ended": lambda before, e: replace(
        before, phase="checkin", signup_until=e.data["signup_until"]
    ),
    "opened": lambda before, _: replace(before, setup=replace(before.setup, role=None)),
    "hastened": lambda before, e: replace(before, start=e.data["start"]),
    "seeded": lambda before, e: replace(before, seeds=tuple(e.data["order"])),
    "stage": _stage,
    "paired": _paired,
    "unpaired": _unpaired,
    "table": _table,
    "result": _result,
    "ruled": _result,
    "rewound": _rewound,
    "round_ended": lambda before, e: _with_round(before, e.data, ended=e.at),
    "closing": lambda before, e: replace(before, closes=e.data["until"]),
    "confirmed": lambda before, e: replace(before, closes=e.at),
    "stage_ended": _stage_ended,
    "adjourned": _adjourned,
    "arranged": _arranged,
    "changed": _changed,
    "extended": _extended,
    "moved": lambda before, e: replace(
        before, signup_until=e.data["signup_until"], start=e.data["start"]
    ),
    "paused": lambda before, e: replace(before, paused=e.at),
    "resumed": _shifted,
    "outage": _shifted,
    "team": _team,
    "over": _over,
    "reopened": _reopened,
    "cancelled": _cancelled,
}
