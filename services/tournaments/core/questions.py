"""Questions whether somebody plays: when they lapse, and whose yes brings an entry back. Pure."""

from collections.abc import Collection, Sequence
from typing import Final

from services.clocks.arithmetic import elapsed
from services.facts.tournaments import Entry, Invitation, Lord, Tournament
from services.standing import calls
from services.tournaments.core.events import current_round
from services.tournaments.core.refusals import refusal
from services.tournaments.core.withdrawal import Event, open_matches

ANSWERED_IN: Final = 3 * 24 * 3600
"""Seconds after which a question no longer counts; who was asked alone can still answer it."""


def was_asked(tournament: Tournament, lords: Sequence[Lord], now: int | None = None) -> bool:
    """Whether one of some people was asked and has not said yes: nobody is asked twice.

    `now`: by then a question without an answer may have lapsed, so that it can be asked again.
    """
    users = {lord.user for lord in lords}
    return any(
        one.state != "over"
        and users.intersection(lord.user for lord in one.lords)
        and not (now is not None and one.state == "open" and has_lapsed(tournament, one, now))
        for one in tournament.invitations
    )


def is_recent(tournament: Tournament, at: int, now: int) -> bool:
    """Whether a question put at a time can still be answered: outages are not counted."""
    return elapsed(at, now, tournament.outages) < ANSWERED_IN


def stays(tournament: Tournament, lords: Sequence[Lord], now: int) -> bool:
    """Whether somebody who plays in time said lately that they stay, or has not answered yet.

    Another substitute can be named meanwhile.
    """
    lately = [one for one in tournament.invitations if is_recent(tournament, one.at, now)]
    users = {lord.user for lord in lords}
    return any(
        one.state == "refused" or (one.state == "open" and one.pilot)
        for one in lately
        if users.intersection(one.yields)
        or (one.pilot and users.intersection(lord.user for lord in one.lords))
    )


def has_lapsed(tournament: Tournament, asked: Invitation, now: int) -> bool:
    """Whether a yes comes too late for those who agreed before: a partner, or an organizer.

    Whoever is asked alone can answer as long as the event goes on: nobody else has agreed to it. A
    place in the table of another is asked for in a round, and not beyond its end.
    """
    if asked.out is None and len(asked.lords) == 1:
        return False
    ended = (one.ended for one in tournament.rounds if asked.out is not None)
    over = any(at is not None and at > asked.at for at in ended)
    return over or not is_recent(tournament, asked.at, now)


def said_yes(tournament: Tournament, user: int) -> bool:
    """Whether somebody said yes to a question that still waits for another."""
    return any(one.state == "open" and user in one.agreed for one in tournament.invitations)


def sits_on(tournament: Tournament, entry: Entry, user: int) -> bool:
    """Whether a lord still plays at a table of an entry that their partner left, or lost."""
    stays = user not in entry.gone or said_yes(tournament, user)
    return stays and bool(open_matches(tournament, entry))


# -- coming back -----------------------------------------------------------------------------------


def whose_yes(tournament: Tournament, entry: Entry) -> frozenset[int]:
    """Return whose yes brings an entry back: of those who left; of all, once it missed a round."""
    missed = (entry.left_stage, entry.left) != current_round(tournament)
    return frozenset(lord.user for lord in entry.lords if missed or lord.user in entry.gone)


def still_to_ask(
    tournament: Tournament, entry: Entry, users: Collection[int], now: int
) -> list[Lord]:
    """Return whose yes is missing for an entry to come back, when some people say yes now.

    An earlier one counts as long as the question holds that it answered.
    """
    said = set(users)
    for one in tournament.invitations:
        if one.state == "open" and one.out is None and not has_lapsed(tournament, one, now):
            said |= set(one.agreed)
    needed = whose_yes(tournament, entry) - said
    return [lord for lord in entry.lords if lord.user in needed]


def back_events(
    tournament: Tournament, entry: Entry, users: Sequence[int], first: int, now: int
) -> list[Event]:
    """Return the event with which an entry comes back, or which asks the partner who has to agree.

    `users`: who says yes now, the first of them of their own accord. Nothing is returned if the
    partner is asked already. Refused: cup_partner_no (data lord), cup_partner_again (data lord,
    limit).
    """
    missing = still_to_ask(tournament, entry, users, now)
    if not missing:
        return [("returned", {"entry": entry.number, "first": first})]
    known = [one for one in tournament.invitations if one.back == entry.number]
    own = [one for one in known if users[0] in one.agreed]
    for lord in missing:
        asked = [one for one in own if any(each.user == lord.user for each in one.lords)]
        if any(one.waits_for(lord.user) and not has_lapsed(tournament, one, now) for one in asked):
            return []
        if any(one.state == "refused" for one in asked):
            raise refusal(tournament, "cup_partner_no", lord=lord.name)
        if len(asked) >= calls.UNANSWERED:
            limit = calls.UNANSWERED
            raise refusal(tournament, "cup_partner_again", lord=lord.name, limit=limit)
    agreed = [lord for lord in entry.lords if lord.user in users]
    lords = [[lord.user, lord.name] for lord in (*agreed, *missing)]
    data = {"lords": lords, "out": None, "back": entry.number}
    return [("invited", {**data, "agreed": [lord.user for lord in agreed]})]
