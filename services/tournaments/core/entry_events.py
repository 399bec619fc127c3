"""The events of a tournament about its entries: how each changes its state. Pure.

What their data is stands in `events`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from services.facts.tournaments import Entry, Invitation, Lord, Tournament, TournamentEvent

Apply = Callable[[Tournament, TournamentEvent], Tournament]


def _created(tournament: Tournament, event: TournamentEvent) -> Tournament:
    assert event.by is not None, "somebody publishes it"
    sealed = {"seal": event.data.get("seal", tournament.seal), "links": event.data.get("links", 0)}
    return replace(tournament, created=event.at, organizers=(event.by,), **sealed)


def _entered(tournament: Tournament, event: TournamentEvent) -> Tournament:
    data = event.data
    lords = tuple(Lord(user, name) for user, name in data["lords"])
    entry = Entry(
        number=data["entry"],
        lords=lords,
        state="in"
        if tournament.phase == "running" and len(lords) == tournament.setup.each
        else "waiting",
        at=event.at,
        first=data["first"],
        asked=data["asked"],
        asked_at=event.at,
    )
    tournament = _let_in(tournament, lords)
    return with_waiting_admitted(replace(tournament, entries=(*tournament.entries, entry)))


def _invited(tournament: Tournament, event: TournamentEvent) -> Tournament:
    lords = tuple(Lord(user, name) for user, name in event.data["lords"])
    own = [lord.user for lord in lords if event.by is not None and lord.user == event.by.user]
    one = Invitation(
        number=event.ordinal,
        lords=lords,
        by=event.by,
        reason=event.data.get("reason", ""),
        at=event.at,
        out=event.data["out"],
        first=event.data.get("first", 0),
        back=event.data.get("back", 0),
        yields=tuple(event.data.get("yields", ())),
        pilot=event.data.get("pilot", False),
        agreed=tuple(event.data.get("agreed", own)),
    )
    return replace(tournament, invitations=(*tournament.invitations, one))


def _agreed(tournament: Tournament, event: TournamentEvent) -> Tournament:
    (one,) = _invitations(tournament, event)
    user, named = event.data["user"], event.data.get("lord")
    agreed = (*one.agreed, user)
    over = {lord.user for lord in one.lords} <= set(agreed)
    lords = tuple(Lord(*named) if named and lord.user == user else lord for lord in one.lords)
    state = "over" if over else "open"
    return _with_invitation(tournament, one, lords=lords, agreed=agreed, state=state)


def _refused(tournament: Tournament, event: TournamentEvent) -> Tournament:
    (one,) = _invitations(tournament, event)
    return _with_invitation(tournament, one, state="refused")


def _invitations(tournament: Tournament, event: TournamentEvent) -> list[Invitation]:
    return [one for one in tournament.invitations if one.number == event.data["invitation"]]


def _with_invitation(tournament: Tournament, before: Invitation, **values: Any) -> Tournament:
    after = replace(before, **values)
    found = (after if one is before else one for one in tournament.invitations)
    return replace(tournament, invitations=tuple(found))


def _without_questions(tournament: Tournament, lords: Iterable[Lord]) -> Tournament:
    """Close the open questions to people who take part now, or may not."""
    users = {lord.user for lord in lords}
    for one in tournament.invitations:
        if one.state == "open" and users.intersection(lord.user for lord in one.lords):
            tournament = _with_invitation(tournament, one, state="over")
    return tournament


def _let_in(tournament: Tournament, lords: Iterable[Lord]) -> Tournament:
    """Close the open questions to people who take part now; nobody bars them any more."""
    users = {lord.user for lord in lords}
    barred = tuple(user for user in tournament.barred if user not in users)
    return _without_questions(replace(tournament, barred=barred), lords)


def with_waiting_admitted(tournament: Tournament) -> Tournament:
    """Give free places to the waiting list, in order, until the start."""
    if tournament.phase not in ("signup", "checkin"):
        return tournament
    free = tournament.setup.capacity - len(tournament.taking_part)
    for entry in tournament.waiting[: max(0, free)]:
        tournament = _with_entry(tournament, entry.number, state="in")
    return tournament


def _with_entry(tournament: Tournament, number: int, **values: Any) -> Tournament:
    entries = list(tournament.entries)
    entries[number - 1] = replace(entries[number - 1], **values)
    return replace(tournament, entries=tuple(entries))


def _partner(tournament: Tournament, event: TournamentEvent) -> Tournament:
    entry = tournament.entry(event.data["entry"])
    lords = (*entry.lords, Lord(*event.data["lord"]))
    tournament = _let_in(tournament, lords)
    tournament = _with_entry(tournament, entry.number, lords=lords, asked=None)
    if tournament.phase != "running":
        return tournament
    return _with_entry(tournament, entry.number, state="in", first=event.data["first"])


def _started(tournament: Tournament, event: TournamentEvent) -> Tournament:
    for number in event.data["out"]:
        tournament = _with_entry(tournament, number, state="withdrawn")
    for number in event.data["in"]:
        tournament = _with_entry(tournament, number, state="in")
    for number, rating in event.data.get("ratings", ()):
        tournament = _with_entry(tournament, number, rating=rating)
    return replace(tournament, phase="running", next_begins=tournament.start)


def _left(state: str) -> Apply:
    def apply(tournament: Tournament, event: TournamentEvent) -> Tournament:
        # An entry that is disqualified after it dropped out left when it dropped out.
        entry = tournament.entry(event.data["entry"])
        left = [one.user for one in entry.lords if _left_alone(event, entry, one.user)]
        left = left or [one.user for one in entry.lords]
        gone = dict.fromkeys((*entry.gone, *left))
        is_out = "expelled" in (state, entry.state)
        waits = tournament.phase != "running" or entry.state == "waiting"
        parts = state == "expelled" and waits and len(left) < len(entry.lords)
        kept = "expelled" if is_out else state
        # Who has not begun is free to find another partner, as after leaving by themselves.
        values: dict[str, Any] = {"state": "withdrawn" if parts else kept, "gone": tuple(gone)}
        if entry.left is None:
            values |= {"left": event.data["round"], "left_stage": event.data["stage"]}
        if event.data.get("passes"):
            passes_in = event.data.get("passes_in", event.data["round"])
            values["passes"] = (event.data["stage"], passes_in)
        tournament = _without_questions(tournament, entry.lords)
        if state == "expelled":
            tournament = replace(tournament, barred=(*tournament.barred, *left))
        return with_waiting_admitted(_with_entry(tournament, event.data["entry"], **values))

    return apply


def _left_alone(event: TournamentEvent, entry: Entry, user: int) -> bool:
    """Whether a lord of an entry left alone: of their own accord, or disqualified."""
    if "user" in event.data:
        return bool(event.data["user"] == user)
    own = event.kind == "dropped" and "reason" not in event.data
    return own and event.by is not None and event.by.user == user and entry.has(user)


def _returned(tournament: Tournament, event: TournamentEvent) -> Tournament:
    tournament = _let_in(tournament, tournament.entry(event.data["entry"]).lords)
    values = {
        "state": "in",
        "left": None,
        "left_stage": None,
        "gone": (),
        "passes": (),
        "first": event.data["first"],
    }
    return _with_entry(tournament, event.data["entry"], **values)


def _replaced(tournament: Tournament, event: TournamentEvent) -> Tournament:
    entry, out = tournament.entry(event.data["entry"]), event.data["out"]
    lord = Lord(*event.data["lord"])
    tournament = _let_in(tournament, [lord])
    lords = tuple(lord if one.user == out else one for one in entry.lords)
    former = tuple(one for one in entry.lords if one.user == out)
    gone = tuple(user for user in entry.gone if user != out)
    former = (*entry.former, *former)
    out_still = any(one.user in tournament.barred for one in lords)
    state = "dropped" if entry.state == "expelled" and not out_still else entry.state
    values: dict[str, Any] = {"lords": lords, "former": former, "gone": gone, "state": state}
    return _with_entry(tournament, entry.number, **values)


def _renamed(tournament: Tournament, event: TournamentEvent) -> Tournament:
    entry, lord = tournament.entry(event.data["entry"]), Lord(*event.data["lord"])
    lords = tuple(lord if one.user == lord.user else one for one in entry.lords)
    return _with_entry(tournament, entry.number, lords=lords)


ENTRY_EVENTS: Mapping[str, Apply] = {
    "created": _created,
    "invited": _invited,
    "agreed": _agreed,
    "refused": _refused,
    "entered": _entered,
    "asked": lambda before, e: _with_entry(
        before, e.data["entry"], asked=e.data["asked"], asked_at=e.at
    ),
    "partner": _partner,
    "declined": lambda before, e: _with_entry(before, e.data["entry"], asked=None),
    "here": lambda before, e: _with_entry(before, e.data["entry"], here=True),
    "withdrawn": lambda before, e: with_waiting_admitted(
        _with_entry(before, e.data["entry"], state="withdrawn")
    ),
    "started": _started,
    "dropped": _left("dropped"),
    "expelled": _left("expelled"),
    "returned": _returned,
    "replaced": _replaced,
    "renamed": _renamed,
}
