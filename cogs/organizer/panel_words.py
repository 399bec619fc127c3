"""The organizer's panel in words: the state, what needs somebody, who is late, what comes next."""

from collections.abc import Collection
from typing import Final

from cogs.organizer.effect_words import round_words
from cogs.play.words import short_name
from cogs.tournaments.words import (
    arranged,
    closing,
    entry,
    left,
    listed,
    lord,
    round_name,
    when,
    winners,
)
from locales import Texts, name
from services.facts.tournament_setup import LateLord, OrganizerPanel
from services.facts.tournaments import Round, Tournament
from services.tournaments.formats import has_last_round, left_over

SHOWN: Final = 4
"""How many late lords, and how many calls for a judge, are listed."""
LEFT: Final = 8
"""How many of those who have left the server are named."""


def state_lines(fact: OrganizerPanel, texts: Texts) -> list[str]:
    tournament = fact.tournament
    if tournament.phase == "cancelled":
        key = "organise-state-too-few" if tournament.reason is None else "watching-cup-cancelled"
        least, reason = tournament.setup.least, name(tournament.reason or "")
        return [texts(key, least=least, reason=reason)]
    if tournament.phase == "over":
        best = winners(tournament)
        return [texts("organise-state-over", winners=len(best), lord=listed(best, texts))]
    paused = []
    if tournament.paused is not None:
        paused.append(texts("organise-state-paused", at=when(tournament.paused)))
    waits = [one for one in tournament.invitations if one.state == "open"]
    if waits:
        count = sum(len(one.lords) - len(one.agreed) for one in waits)
        paused.append(texts("organise-state-asked", count=count))
    said = {"entries": len(tournament.taking_part), "waiting": len(tournament.waiting)}
    if tournament.phase == "signup":
        at, capacity = when(tournament.signup_until), tournament.setup.capacity
        return [texts("organise-state-signup", at=at, capacity=capacity, **said), *paused]
    if tournament.phase == "checkin":
        here = sum(one.here for one in tournament.taking_part)
        key = "organise-state-checkin" if tournament.setup.checkin else "organise-state-closed"
        return [texts(key, at=when(tournament.start), here=here, **said), *paused]
    if tournament.closes is not None:
        key = "organise-state-closed-now"
        until = closing(tournament, tournament.closes, texts)
        return [texts(key) if is_closed(fact) else until, *paused]
    rounds = [_round_line(tournament, one, texts) for one in tournament.open_rounds[-SHOWN:]]
    late = [
        texts(
            "organise-state-adjourned",
            round=round_words(tournament, one, texts),
            table=match.number,
            at=when(match.adjourned),
            left=left(match.adjourned),
        )
        for one in tournament.rounds
        for match in one.matches
        if match.adjourned is not None
    ]
    return [*(rounds or [_between(tournament, texts)]), *late[:SHOWN], *paused]


def is_closed(fact: OrganizerPanel) -> bool:
    """Whether the results of the stage are final: its end is only still to be written."""
    return fact.tournament.closes is not None and fact.tournament.closes <= fact.now


def _round_line(tournament: Tournament, one: Round, texts: Texts) -> str:
    over = sum(match.over and match.adjourned is None for match in one.matches)
    return texts(
        "organise-state-round",
        round=round_words(tournament, one, texts),
        over=over,
        tables=len(one.matches),
        at=when(one.ends),
        left=left(one.ends),
    )


def _between(tournament: Tournament, texts: Texts) -> str:
    if not tournament.rounds:
        return texts("organise-state-begun")
    later = [one for one in tournament.rounds for match in one.matches if match.adjourned]
    waits = later or tournament.rolls or tournament.paused is not None
    if not waits and has_last_round(tournament):
        return texts("organise-state-ended-now")
    return texts(
        "organise-state-between",
        round=round_words(tournament, tournament.rounds[-1], texts),
        adjourned=later.count(tournament.rounds[-1]),
    )


def need_lines(fact: OrganizerPanel, away: Collection[int], texts: Texts) -> list[str]:
    """List what needs an organizer's attention, or say that nothing does."""
    if fact.tournament.phase in ("over", "cancelled"):
        return []
    place = []
    if fact.place != "open":
        where = f"<#{fact.tournament.channel}>"
        place.append(texts(f"organise-need-{fact.place}", channel=where))
    if fact.role_gone:
        place.append(texts("organise-need-role"))
    place += _few_lines(fact.tournament, texts)
    if _is_unseeded(fact.tournament) and not fact.judge:
        place.append(texts("organise-need-seeds"))
    calls = [
        texts(
            "organise-need-call",
            lord=lord(fact.tournament.known(call.by)) if call.by else "",
            table=call.data["number"],
            at=left(call.at),
            what=name(short_name(str(call.data["what"]), 100)),
        )
        for call in fact.calls[:SHOWN]
    ]
    if fact.tournament.closes is not None and not fact.judge and not is_closed(fact):
        calls.append(texts("organise-need-confirm"))
    found = [*place, *_left_lines(fact.tournament, away, texts), *calls]
    return found or [texts("organise-need-nothing")]


def _is_unseeded(tournament: Tournament) -> bool:
    """Whether organizers wanted to seed an event by hand, and have not yet."""
    before = tournament.phase in ("signup", "checkin")
    by_hand = tournament.setup.seeding == "hand" and not tournament.seeds
    return before and by_hand and len(tournament.taking_part) > 1


def _few_lines(tournament: Tournament, texts: Texts) -> list[str]:
    """Warn while check-in runs that the event is called off unless more come."""
    there = sum(one.here for one in tournament.taking_part)
    least = max(2, tournament.setup.least)
    if tournament.phase != "checkin" or not tournament.setup.checkin or there >= least:
        return []
    at = f"{when(tournament.start)} ({left(tournament.start)})"
    return [texts("organise-need-few", there=there, least=least, at=at)]


def _left_lines(tournament: Tournament, away: Collection[int], texts: Texts) -> list[str]:
    """Name the entries, organizers and judges who have left the server."""
    playing = [
        one for one in tournament.entries if one.live and any(who.user in away for who in one.lords)
    ]
    team = [one for one in (*tournament.organizers, *tournament.judges) if one.user in away]
    people = {"entries": list(map(entry, playing)), "team": list(dict.fromkeys(map(lord, team)))}
    return [
        texts(
            f"organise-need-left-{what}",
            lords=texts.listed(named[:LEFT]),
            more=max(0, len(named) - LEFT),
        )
        for what, named in people.items()
        if named
    ]


def late_line(one: LateLord, texts: Texts) -> str:
    key = "organise-late-lord-autopilot" if one.absent else "organise-late-lord"
    return texts(key, table=one.match.number, lord=lord(one.lord), missed=one.missed)


def next_lines(fact: OrganizerPanel, texts: Texts) -> list[str]:
    """Say what happens next automatically, and why the next round can't start yet."""
    tournament, found = fact.tournament, []
    if fact.next_at is not None and fact.place == "open":
        key = "organise-next-paired" if fact.next_at > fact.now else "organise-next-paired-now"
        found.append(texts(key, at=when(fact.next_at)))
    if tournament.arranged is not None and is_to_come(tournament, *tournament.arranged[:2]):
        stage, number, by_hand = tournament.arranged
        said = arranged(by_hand.tables, by_hand.byes, tournament, texts)
        round_ = round_name(tournament, stage, number, texts)
        found.append(texts("organise-next-by-hand", round=round_, what=said))
        more = left_over(tournament, number, by_hand)
        found += [texts("organise-next-left-over", count=more)] if more else []
    playing = open_tables(tournament)
    waits = playing and tournament.live and not tournament.rolls and not has_last_round(tournament)
    if waits and not fact.judge:
        found.append(texts("organise-next-playing", tables=playing))
    return found


def is_to_come(tournament: Tournament, stage: int, number: int) -> bool:
    """Whether a round can still be paired: its stage may have ended early."""
    found = tournament.stage
    if found is None:
        return tournament.live
    rounds = found.rounds or number
    return tournament.live and found.ended is None and (stage, number) <= (found.number, rounds)


def open_tables(tournament: Tournament) -> int:
    return sum(not match.over for one in tournament.open_rounds for match in one.matches)
