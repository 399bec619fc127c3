"""Whether a call or direct message still holds when it is sent: it may have waited for hours.

What was undone or is over meanwhile is not said any more. Pure.
"""

from collections.abc import Callable
from typing import Final

from services.facts.tournaments import Entry, Match, Round, Tournament, TournamentEvent
from services.tournaments.core.events import match_at, round_at
from store.tournament_rows import TournamentPostRow

TO_LORDS: Final = frozenset(
    {
        "checkin",
        "lastcall",
        "paired",
        "free",
        "through",
        "moved",
        "added",
        "joined",
        "declined",
        "instead",
    }
) | {"returned", "rejoined", "autopilot"}
"""What is said to the lords of an entry, whoever they are by then."""
OF_ROUND: Final = frozenset({"paired", "free", "dates-round"})
OF_TABLE: Final = frozenset({"ruled", "autopilot", "adjourned"})
"""What can't be said without its round, or its table."""
AWAY: Final = frozenset({"gone", "shut", "homeless", "rehomed", "relocated"})
"""What is said of the tournament's channel."""


def place_of(tournament: Tournament, event: TournamentEvent) -> tuple[Match | None, Round | None]:
    """Return the table and the round that an event is about, unless that pairing was undone."""
    data = event.data
    try:
        one = round_at(tournament, data["stage"], data["round"]) if data.get("round") else None
        if one is not None and one.paired > event.ordinal:
            return None, None
        if one is not None and data.get("number"):
            match = match_at(tournament, one.stage, one.number, data["number"])
            return (None, None) if match.again > event.ordinal else (match, one)
    except LookupError:
        return None, None
    return None, one


def is_moot(tournament: Tournament, row: TournamentPostRow, event: TournamentEvent) -> bool:
    """Whether a call or a direct message about an event is obsolete by now."""
    what = row.data["what"]
    if row.kind == "told" and (row.user_id is None or row.user_id <= 0):
        return True
    match, one = place_of(tournament, event)
    if (what in OF_ROUND and one is None) or (what in OF_TABLE and match is None):
        return True
    if any(row.data["entries"]):
        return not concerned(tournament, row, event)
    return not _holds(tournament, row)


def concerned(
    tournament: Tournament, row: TournamentPostRow, event: TournamentEvent
) -> list[Entry]:
    """Return the entries that a call still concerns."""
    entries = [tournament.entry(number) for number in row.data["entries"] if number]
    if row.kind == "told" and row.data["what"] in TO_LORDS:
        entries = [one for one in entries if one.has(row.user_id or 0)]
    holds = _HOLDS.get(row.data["what"])
    return [one for one in entries if holds is None or holds(tournament, one, row, event)]


def _is_open(tournament: Tournament, entry: Entry, event: TournamentEvent) -> bool:
    """Whether an entry's table in the round that an event is about is not over."""
    match, one = place_of(tournament, event)
    if one is None or one.ended is not None:
        return False
    own = [match] if match else [each for each in one.matches if entry.number in each.entries]
    is_over = bool(own) and all(each.over or each.again > event.ordinal for each in own)
    return tournament.phase == "running" and not is_over


_Holds = Callable[[Tournament, Entry, TournamentPostRow, TournamentEvent], bool]


def _may_check_in(
    tournament: Tournament, entry: Entry, _row: TournamentPostRow, _event: TournamentEvent
) -> bool:
    return tournament.phase == "checkin" and entry.live and not entry.here


def _goes_through(
    tournament: Tournament, entry: Entry, _row: TournamentPostRow, event: TournamentEvent
) -> bool:
    stage = 0 if tournament.stage is None else tournament.stage.number
    is_now = tournament.phase == "running" and event.data.get("stage") == stage
    return is_now and entry.state == "in"


def _is_in(
    tournament: Tournament, entry: Entry, _row: TournamentPostRow, _event: TournamentEvent
) -> bool:
    return tournament.live and entry.live


def _round_goes_on(
    tournament: Tournament, entry: Entry, _row: TournamentPostRow, event: TournamentEvent
) -> bool:
    _, one = place_of(tournament, event)
    going = one is not None and one.ended is None and tournament.phase == "running"
    return going and entry.live


def _is_free(tournament: Tournament, entry: Entry, event: TournamentEvent) -> bool:
    """Whether an entry has a bye in the round that an event is about, which goes on."""
    _, one = place_of(tournament, event)
    going = one is not None and one.ended is None and tournament.phase == "running"
    return going and one is not None and entry.number in one.byes


_HOLDS: Final[dict[str, _Holds]] = {
    "checkin": _may_check_in,
    "lastcall": _may_check_in,
    "paired": lambda tournament, entry, _row, event: (
        entry.state == "in" and _is_open(tournament, entry, event)
    ),
    "free": lambda tournament, entry, _row, event: (
        entry.state == "in" and _is_free(tournament, entry, event)
    ),
    "dates-round": _round_goes_on,
    "dates-next": lambda tournament, entry, _row, _event: (
        entry.live and tournament.phase == "running" and not tournament.open_rounds
    ),
    "dates-start": lambda tournament, entry, _row, _event: (
        entry.live and tournament.phase in ("signup", "checkin")
    ),
    "autopilot": lambda tournament, entry, _row, event: _is_open(tournament, entry, event),
    "through": _goes_through,
    "unpaired": lambda tournament, entry, _row, _event: (
        entry.state == "in" and tournament.phase == "running" and tournament.undone is not None
    ),
    "reopened": lambda tournament, _entry, _row, _event: tournament.phase == "running",
    "absent": lambda tournament, entry, _row, _event: tournament.live and entry.state == "dropped",
    "asked": lambda _tournament, entry, row, _event: entry.live and entry.asked == row.user_id,
    **dict.fromkeys(
        ("moved", "added", "instead", "returned", "rejoined", "joined", "declined"), _is_in
    ),
}
"""Whether a call still concerns an entry; what isn't named here always does."""


def _holds(tournament: Tournament, row: TournamentPostRow) -> bool:
    """Whether something holds that is said to a person, or to organizers, about no entry."""
    what, user = row.data["what"], row.user_id or 0
    if what in AWAY:
        return tournament.live and row.data.get("channel") == tournament.channel
    if what == "invited":
        return tournament.live and any(
            one.number == row.ref and (one.waits_for(user) or user in one.agreed)
            for one in tournament.invitations
        )
    if what == "role":
        return tournament.live and row.data.get("role") == tournament.setup.role
    if what == "closing":
        return tournament.closes is not None
    if what == "teamed":
        return tournament.live and tournament.judges_it(user)
    return True
