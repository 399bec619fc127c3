"""Validate and change a tournament's set-up. Pure: what its tables can play follows from R19."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, get_args
from zoneinfo import ZoneInfoNotFoundError

from services.clocks.arithmetic import Local
from services.core.timezones import all_zones
from services.facts import Refused
from services.facts.tables import Pace, Setup
from services.facts.tournament_setup import Dated, TournamentFault
from services.facts.tournaments import (
    BRACKETS,
    Decider,
    Format,
    Leavers,
    Seeding,
    Tie,
    TournamentSetup,
)
from services.state import setups
from services.state.game_lengths import estimated_length

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
EVENING = 20 * 60
"""The minute of the day at which sign-up and check-in end if nothing else is chosen."""
NAME_LENGTH = 30
"""Longest name, so that "Autumn Tournament R2 T3" fits a table's name."""
TEXT_LENGTH = 1000
SIZES = (2, 3, 4)
GAMES = (1, 3, 5, 7)
FURTHER = 3
"""Most further games of a tied match; after that, lots decide."""
CAPACITY = range(2, 513)
ROUNDS = range(1, 16)
GROUPS = range(2, 65)
THROUGH = range(1, 5)
DIVISION = range(3, 17)
SEASONS = range(53)
ABSENCES = range(10)
RATING = range(4001)
OPPONENTS = range(101)
RELIABILITY = setups.RELIABILITY
ROUND_TIME, REST_TIME, PROTEST_TIME = (HOUR, 60 * DAY), (0, 30 * DAY), (0, 14 * DAY)
POINTS = range(1001)
SIGNUP_LEAST = 10 * MINUTE
"""Shortest time for sign-up."""
CHECKIN_LEAST = 30 * MINUTE
"""Shortest time for check-in."""
ROBIN_MOST = 32
"""Most entries of a round robin."""
LATEST_START = 400 * DAY
"""Latest start, from publication on."""
LONG_TOURNAMENT = 180 * DAY
"""A tournament that lasts longer gets a warning."""
FORMATS: tuple[Format, ...] = get_args(Format)
ALL_TIES: tuple[Tie, ...] = tuple(tie for tie in get_args(Tie) if tie != "lot")
"""The tie-breaks that can be chosen; the last is always by lot."""

TABLE = frozenset(
    {
        *("box", "variants", "giants", "court", "teams", "dynasty", "quests"),
        *("pace", "vacation", "takeback", "numbers", "watching", "detail"),
    }
)
"""Options that belong to the set-up of the tables."""
_OWN = frozenset(field.name for field in fields(TournamentSetup)) - {"table"}
_USED_BY_FORMAT: Mapping[Format, frozenset[str]] = {
    "swiss": frozenset({"rounds", "final", "late", "decider"}),
    "robin": frozenset({"final", "leavers", "decider"}),
    "groups": frozenset({"groups", "through", "final", "leavers", "third", "decider"}),
    "single": frozenset({"through", "third", "decider"}),
    "double": frozenset({"through", "decider"}),
    "ladder": frozenset(),
    "league": frozenset({"rounds", "through", "division", "seasons", "leavers"}),
}
"""Options that a format uses, besides those that all use."""
_UNUSED: Mapping[str, int | str] = {
    "rounds": 0,
    "final": 0,
    "groups": 0,
    "through": 1,
    "late": 0,
    "division": 8,
    "seasons": 0,
    "leavers": "half",
    "third": False,
    "decider": "game",
}
"""Values of options that a format does not use."""


def new_setup(now: int, zone: str = "UTC") -> TournamentSetup:
    """Return a new set-up: a week of sign-up, then a day of check-in, both until 20:00."""
    table = Setup(takeback=False, pace=Pace("turn", DAY // 2), vacation=False)
    until, start = (Local.of(zone).moment(now, day=day, minute=EVENING) for day in (7, 8))
    return TournamentSetup(table=table, signup_until=until, start=start, zone=zone)


def later(setup: TournamentSetup, at: int, seconds: int) -> int:
    """Return when a length of time is over; whole days keep the hour in the event's zone.

    Where there is no database of zones, as for some who check an export, days have 24 hours.
    """
    try:
        return Local.of(setup.zone).later(at, seconds)
    except (ZoneInfoNotFoundError, ValueError):
        return at + seconds


def uses(setup: TournamentSetup, option: str) -> bool:
    """Whether a format uses an option; those of all formats it always does."""
    if option == "through" and setup.format in BRACKETS:
        return setup.size > SIZES[0]
    if option in ("duplicate", "protest"):
        return setup.format != "ladder"
    if option == "games":
        return not setup.table.dynasty
    if option in ("third", "decider") and setup.format not in BRACKETS:
        apart = setup.format != "groups" or final_table_alone(setup)
        return bool(setup.final) and not (option == "third" and apart)
    return option not in _UNUSED or option in _USED_BY_FORMAT[setup.format]


def last_slot(setup: TournamentSetup) -> int:
    """Return the last game of a match that is not tied; a Dynasty has three draws (R64)."""
    return 3 if setup.table.dynasty else setup.games


def final_table_alone(setup: TournamentSetup) -> bool:
    """Whether the final table of groups could do without the last who advance from each."""
    return (setup.through - 1) * setup.groups < setup.final


def counts_points(setup: TournamentSetup) -> bool:
    """Whether points for places and tie-breaks decide: not in brackets or ladders."""
    return setup.format not in (*BRACKETS, "ladder")


# -- tables ----------------------------------------------------------------------------------------


def sizes(setup: TournamentSetup) -> tuple[int, ...]:
    """Return the numbers of entries a table can have (R19), by its box, giants and teams.

    >>> sizes(TournamentSetup(table=Setup("discovery", 2), size=2))
    (2,)
    """
    bare = replace(setup.table, variants=frozenset(), quests=())
    return tuple(n for n in SIZES if setups.allowed(replace(bare, lords=n * setup.each)))


def table_for(setup: TournamentSetup, size: int) -> Setup:
    """Return the set-up of a table for so many entries, without variants that need more.

    Two who remain in a box without a table for two play the basic game. Refused: bad_setup if there
    is no such table.
    """
    table = replace(setup.table, lords=size * setup.each)
    if setups.allowed(table):
        return table
    if size == min(SIZES) and not setup.table.teams and size not in sizes(setup):
        bare = replace(table, giants=False, court=False, quests=(), variants=frozenset())
        return setups.check(replace(bare, box="kingdomino"))
    left = {v for v in table.variants if setups.allowed(replace(table, variants=frozenset({v})))}
    return setups.check(replace(table, variants=frozenset(left)))


def is_playable(setup: TournamentSetup, size: int) -> bool:
    """Whether so many entries can play at a table: two teams of two can't (R19)."""
    return not setup.table.teams or size in sizes(setup)


def teams_possible(setup: TournamentSetup) -> bool:
    """Whether the box allows teams of two."""
    return any(_with_size(setup.table, {"teams": True}, size, each=2) for size in SIZES)


# -- changes ---------------------------------------------------------------------------------------


def change(
    setup: TournamentSetup, changes: Mapping[str, object]
) -> tuple[TournamentSetup, tuple[str, ...]]:
    """Change a set-up; earlier choices that the changes rule out are reset and named.

    Choosing duplicate play adds its score as the first tie-break. Refused: cup_bad (data option,
    value) for an invalid value, bad_setup, bad_clock.
    """
    own = {key: value for key, value in changes.items() if key in _OWN}
    tables: dict[str, Any] = {key: value for key, value in changes.items() if key in TABLE}
    unknown = changes.keys() - own.keys() - tables.keys()
    for key in sorted(unknown):
        raise _bad(key, changes[key])
    wanted = replace(setup, **{key: _validated(key, value) for key, value in own.items()})
    compares = own.get("duplicate") and counts_points(wanted)
    if compares and "ties" not in own and "duplicate" not in wanted.ties:
        wanted = replace(wanted, ties=("duplicate", *wanted.ties))
    given = frozenset(changes)
    found, dropped = _with_table(wanted, tables, given) if tables or "size" in own else (wanted, ())
    settled = _made_consistent(found)
    lost = [name for name in _OWN_CHOICES if _is_reset(found, settled, name)]
    return settled, (*dropped, *lost)


_OWN_CHOICES = ("duplicate", "games", "points", "ties", "late", "final")
"""Options that a change may reset, besides the table's own."""


def _is_reset(before: TournamentSetup, after: TournamentSetup, name: str) -> bool:
    """Whether something that had been chosen no longer is."""
    neutral = getattr(TournamentSetup(), name)
    was, now = getattr(before, name), getattr(after, name)
    if name == "ties":
        return bool(set(was) - set(now))
    return bool(was != now and now in (neutral, _UNUSED.get(name)))


def _with_table(
    setup: TournamentSetup, changes: Mapping[str, Any], given: Collection[str]
) -> tuple[TournamentSetup, tuple[str, ...]]:
    """Change the set-up of the tables; their size, teams and variants may be reset."""
    best: tuple[tuple[int, int, int], TournamentSetup, tuple[str, ...]] | None = None
    fixed = (setup.size,) if "size" in given else SIZES
    for size in fixed:
        for teams in _teams(setup, changes):
            wanted = {**changes, "teams": teams}
            tried = _with_size(setup.table, wanted, size, each=2 if teams else 1)
            if tried is None:
                continue
            table, dropped = tried
            if setup.table.teams and not teams and "teams" not in changes:
                dropped = (*dropped, "teams")
            worth = (len(dropped), abs(size - setup.size), size)
            if best is None or worth < best[0]:
                best = worth, replace(setup, table=table, size=size), dropped
    if best is None:  # raises the refusal of R19
        lords = setup.size * setup.each
        raise setups.refusal(replace(setup.table, **{**changes, "lords": lords}))
    _, found, dropped = best
    if found.size != setup.size:
        dropped = (*dropped, "size")
    return found, dropped


def _teams(setup: TournamentSetup, changes: Mapping[str, object]) -> Iterator[bool]:
    wanted = bool(changes.get("teams", setup.table.teams))
    yield wanted
    if wanted and "teams" not in changes:
        yield False


def _with_size(
    table: Setup, changes: Mapping[str, object], size: int, *, each: int
) -> tuple[Setup, tuple[str, ...]] | None:
    """Return a table's set-up changed to so many entries; None if R19 rules it out."""
    try:
        return setups.change(table, {**changes, "lords": size * each})
    except Refused as error:
        if error.code != "bad_setup" or error.data.get("rule") != "R19":
            raise
        return None


def _made_consistent(setup: TournamentSetup) -> TournamentSetup:
    """Make the options consistent: unused ones neutral, required ones set."""
    values: dict[str, Any] = dict(_UNUSED)
    values |= {key: getattr(setup, key) for key in _UNUSED if uses(setup, key)}
    values["games"] = 1 if setup.table.dynasty else setup.games
    values["duplicate"] = setup.duplicate and uses(setup, "duplicate")
    values["ties"] = tuple(t for t in setup.ties if t != "duplicate" or values["duplicate"])
    values["points"] = setup.points if len(setup.points) == setup.size else ()
    if setup.format in ("swiss", "league"):
        values["rounds"] = setup.rounds or TournamentSetup().rounds
        values["late"] = min(values["late"], values["rounds"])
    values |= _consistent_stages(setup, values)
    values["least"] = min(setup.least, setup.capacity)
    return replace(setup, **values)


def _consistent_stages(setup: TournamentSetup, values: Mapping[str, Any]) -> dict[str, Any]:
    """Make the numbers of groups, finalists and entries consistent."""
    final = values["final"]
    playable = sizes(setup)
    if setup.format == "groups":
        groups = values["groups"] or 4
        final = final if final in playable else max(playable)
        through = max(values["through"], -(-final // groups))
        return {"groups": groups, "final": final, "through": through}
    if setup.format in BRACKETS:
        return {"through": min(values["through"], 2, setup.size - 1)}
    if setup.format == "league":
        return {"through": min(values["through"], max(1, values["division"] // 3))}
    return {"final": final if final in playable else 0}


# -- values ----------------------------------------------------------------------------------------


def _bad(option: str, value: object) -> Refused:
    return Refused("cup_bad", {"option": option, "value": str(value)}, ("newcup",))


def _validated(option: str, value: Any) -> Any:
    """Validate a value. Refused: cup_bad."""
    if not _VALIDATORS[option](value):
        raise _bad(option, value)
    if option in ("name", "text"):
        return _name_or_text(option, value)
    return tuple(value) if option in ("points", "ties") else value


def _name_or_text(option: str, value: str) -> str:
    """Read a name or a text. Refused: cup_name, cup_text (data limit)."""
    limit = NAME_LENGTH if option == "name" else TEXT_LENGTH
    text = " ".join(value.split()) if option == "name" else value.strip()
    if len(text) > limit:
        raise Refused(f"cup_{option}", {"limit": limit}, ("newcup",))
    return text


def _whole(least: int, most: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and least <= value <= most


def _one_of(*some: object) -> Callable[[Any], bool]:
    return lambda value: value in some and type(value) is type(some[0])


def _points(value: Any) -> bool:
    """Whether points for places are valid: whole, never more than for the place before."""
    points = list(value)
    if not points:
        return True
    fit = len(points) in SIZES and all(type(one) is int and one in POINTS for one in points)
    return fit and points == sorted(points, reverse=True) and points[0] > points[-1]


def _ties(value: Any) -> bool:
    ties = list(value)
    return len(set(ties)) == len(ties) and set(ties) <= set(ALL_TIES)


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _within(some: range) -> Callable[[Any], bool]:
    return _whole(some.start, some.stop - 1)


_MOMENT = _whole(0, 2**40)
_VALIDATORS: Mapping[str, Callable[[Any], bool]] = {
    "name": _text,
    "text": _text,
    "format": _one_of(*FORMATS),
    "size": _one_of(*SIZES),
    "rounds": _within(ROUNDS),
    "final": _one_of(0, *SIZES),
    "groups": _within(GROUPS),
    "through": _within(THROUGH),
    "games": _one_of(*GAMES),
    "duplicate": _one_of(False, True),
    "capacity": _within(CAPACITY),
    "least": _within(CAPACITY),
    "role": lambda value: value is None or _whole(1, 2**63 - 1)(value),
    "reliability": _within(RELIABILITY),
    "rating": _within(RATING),
    "opponents": _within(OPPONENTS),
    "signup_until": _MOMENT,
    "start": _MOMENT,
    "zone": lambda value: value in all_zones(),
    "checkin": _one_of(False, True),
    "round": _whole(*ROUND_TIME),
    "rest": _whole(*REST_TIME),
    "protest": _whole(*PROTEST_TIME),
    "late": _whole(0, ROUNDS.stop - 1),
    "points": _points,
    "ties": _ties,
    "division": _within(DIVISION),
    "seasons": _within(SEASONS),
    "absences": _within(ABSENCES),
    "leavers": _one_of(*get_args(Leavers)),
    "seeding": _one_of(*get_args(Seeding)),
    "third": _one_of(False, True),
    "decider": _one_of(*get_args(Decider)),
}


# -- faults ----------------------------------------------------------------------------------------


def faults(
    setup: TournamentSetup, now: int, schedule: Sequence[Dated] = ()
) -> tuple[TournamentFault, ...]:
    """Return what prevents publishing a set-up now, and what deserves a second look."""
    return (*_blocking_faults(setup, now), *_warnings(setup, schedule))


def _blocking_faults(setup: TournamentSetup, now: int) -> Iterator[TournamentFault]:
    pace = setup.table.pace
    if not setup.name:
        yield TournamentFault("name", "missing")
    if setup.signup_until < now + SIGNUP_LEAST:
        yield TournamentFault(
            "signup_until", "past", {"at": setup.signup_until, "minutes": SIGNUP_LEAST // MINUTE}
        )
    elif setup.start < setup.signup_until + (CHECKIN_LEAST if setup.checkin else 0):
        why = "checkin" if setup.start >= setup.signup_until else "order"
        yield TournamentFault("start", why, {"minutes": CHECKIN_LEAST // MINUTE})
    elif setup.start > now + LATEST_START:
        yield TournamentFault("start", "far", {"days": LATEST_START // DAY})
    if pace.kind == "none":
        yield TournamentFault("pace", "none")
    elif max(pace.turn, pace.increment) > setup.round:
        yield TournamentFault("pace", "round")
    if setup.least < min(sizes(setup)):
        yield TournamentFault("least", "size", {"entries": min(sizes(setup))})
    if setup.final > setup.least:
        yield TournamentFault("least", "final", {"entries": setup.final})
    if setup.format == "groups":
        yield from _group_faults(setup)
    if setup.format == "robin" and setup.capacity > ROBIN_MOST:
        yield TournamentFault("capacity", "robin", {"entries": ROBIN_MOST})


def has_dates(setup: TournamentSetup) -> bool:
    """Whether the dates of rounds can be computed for a full tournament."""
    groups = {"groups": max(1, setup.groups), "robin": 1}.get(setup.format)
    return groups is None or -(-setup.capacity // groups) <= ROBIN_MOST


def _group_faults(setup: TournamentSetup) -> Iterator[TournamentFault]:
    smallest = setup.capacity // setup.groups
    if smallest < max(min(sizes(setup)), setup.through + 1):
        yield TournamentFault("groups", "small", {"entries": smallest})
    if -(-setup.capacity // setup.groups) > ROBIN_MOST:
        yield TournamentFault("groups", "large", {"entries": ROBIN_MOST})
    if setup.groups * setup.through < setup.final:
        yield TournamentFault("groups", "final", {"entries": setup.groups * setup.through})


def _warnings(setup: TournamentSetup, schedule: Sequence[Dated]) -> Iterator[TournamentFault]:
    length = estimated_length(setup.table)
    games = 3 if setup.table.dynasty else setup.games
    if setup.table.pace.kind != "none" and games * length.least > setup.round:
        days = max(1, round(games * length.least / DAY))
        yield TournamentFault("round", "short", {"days": days}, grave=False)
    if setup.format == "swiss" and setup.rounds * (setup.size - 1) >= setup.least:
        values = {"rounds": setup.rounds, "entries": setup.least}
        yield TournamentFault("rounds", "repeats", values, grave=False)
    going_on = setup.groups * setup.through
    if setup.format == "groups" and 0 < setup.final < going_on:
        values = {"entries": going_on, "final": setup.final}
        yield TournamentFault("groups", "over", values, grave=False)
    if not is_playable(setup, 2) and setup.format in (*BRACKETS, "groups"):
        yield TournamentFault("teams", "pairs", grave=False)
    ends = max((one.ends or one.begins for one in schedule), default=setup.start)
    if ends - setup.start > LONG_TOURNAMENT:
        days = (ends - setup.start) // DAY
        yield TournamentFault("round", "long", {"days": days}, grave=False)


def check(setup: TournamentSetup, now: int) -> None:
    """Refuse a set-up that can't be published. Refused: cup_unready (data option, why)."""
    for fault in faults(setup, now):
        if fault.grave:
            data = {**fault.values, "option": fault.option, "why": fault.why}
            raise Refused("cup_unready", data, ("newcup",))


# -- templates -------------------------------------------------------------------------------------

WEEK = 7 * DAY


def moved_by_weeks(setup: TournamentSetup, now: int, zone: str = "UTC") -> TournamentSetup:
    """Move a set-up's dates by whole weeks, until sign-up is open for at least a day.

    They keep their time of day in a zone (an IANA name), also across a change of its clocks.
    """
    weeks, later = max(0, -(-(now + DAY - setup.signup_until) // WEEK)), Local.of(zone).later
    if weeks and later(setup.signup_until, weeks * WEEK) < now + DAY:
        weeks += 1
    until, start = (later(at, weeks * WEEK) for at in (setup.signup_until, setup.start))
    return replace(setup, signup_until=until, start=start, zone=zone)
