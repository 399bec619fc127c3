"""Private screens for entering, checking in and leaving a tournament. Pure builders."""

from typing import Final

from cogs.screen import (
    Button,
    Part,
    Screen,
    Style,
    Text,
    UserSelect,
    row,
    screen,
)
from cogs.tournaments import words
from cogs.tournaments.public_pages import start_line
from cogs.tournaments.words import agreed_ids, bold, ids, left, name_of, tournament_screen, when
from locales import Texts, name
from services.facts.tournament_acts import Asking, Leaving
from services.facts.tournaments import Entry, Invitation, Match, Tournament
from services.tournaments.core.events import current_round
from services.tournaments.core.withdrawal import can_return_until, open_matches

ABSENCES: Final = 5
"""How many absences are listed."""


def asking(fact: Asking, texts: Texts, *, changed: bool = False) -> Screen:
    """Ask for confirmation before entering, saying what it commits to.

    `changed`: the reader was shown something else before.
    """
    tournament, id, agreed = fact.tournament, ids(fact.tournament), agreed_ids(fact.tournament)
    lines = [texts("cups-ask-title", name=name_of(tournament)), *_changed(texts, changed=changed)]
    lines += _dates(fact, texts)
    honored = "honored" if tournament.setup.table.vacation else "ignored"
    lines.append(texts(f"cups-ask-vacation-{honored}"))
    lines += _away(fact, texts)
    if fact.place is not None:
        lines.append(texts("cups-ask-wait", place=fact.place))
    if fact.blocked:
        lines.append(texts("cups-ask-blocked", count=fact.blocked))
    no = Button(texts.plain("cups-button-no"), id("no"))
    if fact.by is not None:
        lines.append(texts("cups-ask-asked", lord=words.lord(tournament.known(fact.by))))
        asking = tournament.entry_of(fact.by.user)
        whose = () if asking is None else (asking.number,)
        answers: list[Part | None] = [
            row(
                Button(
                    texts.plain("cups-button-partner"), agreed("partner", *whose, "y"), Style.GO
                ),
                Button(texts.plain("cups-button-decline"), id("partner", *whose, "n")),
            )
        ]
    elif fact.partner:
        lines.append(texts("cups-ask-partner"))
        answers = [UserSelect(texts.plain("cups-ask-choose"), agreed("with")), row(no)]
    else:
        key = "cups-button-back" if fact.back else "cups-button-yes"
        answers = [row(Button(texts.plain(key), agreed("yes"), Style.GO), no)]
    return tournament_screen(lines, *answers)


def _changed(texts: Texts, *, changed: bool) -> list[str]:
    return [texts("cups-ask-changed")] if changed else []


def _late(tournament: Tournament) -> str:
    """Return whether a late entry plays from a round on, or from a season on."""
    return "season" if tournament.setup.format == "league" and tournament.stages else "late"


def _new_in(tournament: Tournament, entry: Entry) -> str:
    """Return the same for an entry; one of the previous season plays on in this one."""
    known = tournament.stage is not None and entry.number in tournament.stage.entries
    return "late" if known else _late(tournament)


def _dates(fact: Asking, texts: Texts) -> list[str]:
    """Say when the event is played, or from which round on."""
    tournament = fact.tournament
    if tournament.phase == "running":
        key = "cups-ask-back" if fact.back else f"cups-ask-{_late(tournament)}"
        lines = [texts(key, round=fact.first)]
        if fact.asks:
            lines.append(texts("cups-ask-back-partner"))
        if fact.ends is not None:
            lines.append(texts("cups-ask-ends", ends=when(fact.ends)))
        return lines
    lines = [start_line(tournament, fact.ends, texts)]
    if tournament.setup.checkin and tournament.phase == "signup":
        span = {"from": when(tournament.signup_until), "until": when(tournament.start)}
        lines.append(texts("cups-ask-checkin", **span))
    return lines


def _away(fact: Asking, texts: Texts) -> list[str]:
    """List the reader's absences during the event, and what they mean."""
    if not fact.away:
        return []
    spans = [
        texts("cups-ask-span", start=f"<t:{one.start}:D>", end=f"<t:{one.end}:D>")
        for one in fact.away[:ABSENCES]
    ]
    honored = "honored" if fact.tournament.setup.table.vacation else "ignored"
    return [texts(f"cups-ask-away-{honored}", spans=texts.listed(spans))]


def entered(tournament: Tournament, user: int, texts: Texts) -> Screen:
    """Confirm an entry, or a place on the waiting list."""
    entry, latest = tournament.entry_of(user), current_round(tournament)[1]
    said: dict[str, str | int] = {"name": bold(tournament), "start": when(tournament.start)}
    if entry is None or entry.asked is not None or len(entry.lords) < tournament.setup.each:
        key = "cups-in-asked"
    elif entry.state == "waiting":
        key = "cups-in-waiting"
        said["place"] = 1 + [one.number for one in tournament.waiting].index(entry.number)
    elif tournament.phase == "running" and entry.former and entry.first <= latest:
        key = "cups-in-instead"
    elif tournament.phase == "running":
        key, said["round"] = f"cups-in-{_new_in(tournament, entry)}", entry.first
    elif tournament.phase == "checkin" and tournament.setup.checkin and not entry.here:
        key = "cups-in-checkin"
    else:
        key = "cups-in-checkin-later" if tournament.setup.checkin and not entry.here else "cups-in"
        said |= {"from": when(tournament.signup_until)}
    lines = [texts(key, **said)]
    if key == "cups-in-late" and entry is not None:
        lines += _own_seats(tournament, entry, texts)
    return tournament_screen(lines, row(*own_buttons(tournament, entry, texts)))


def _own_seats(tournament: Tournament, entry: Entry, texts: Texts) -> list[str]:
    """Say that the seats of somebody who is back are theirs again."""
    return [
        texts("cups-in-again", table=one.number, round=_round_of(tournament, one, texts))
        for one in open_matches(tournament, entry)
    ]


def _round_of(tournament: Tournament, match: Match, texts: Texts) -> str:
    return words.round_name(tournament, match.stage, match.round, texts)


def own_buttons(tournament: Tournament, entry: Entry | None, texts: Texts) -> list[Button]:
    """Make the buttons of a screen about the reader's own entry."""
    id, found = ids(tournament), []
    asked = tournament.phase == "checkin" and tournament.setup.checkin
    if asked and entry is not None and entry.state in ("in", "waiting") and not entry.here:
        found.append(Button(texts.plain("cups-button-here"), id("here"), Style.GO))
    if tournament.phase == "running" and entry is not None and entry.state == "in":
        found.append(Button(texts.plain("cups-button-table"), id("mine"), Style.MAIN))
    if tournament.live and entry is not None and entry.state in ("in", "waiting"):
        key = "cups-button-drop" if tournament.phase == "running" else "cups-button-withdraw"
        found.append(Button(texts.plain(key), id("quit")))
    running = tournament.phase == "running"
    gone = entry if running and entry is not None and entry.state == "dropped" else None
    if gone is not None and can_return_until(tournament, gone) is not None:
        found.append(Button(texts.plain("cups-button-back"), id("back"), Style.GO))
    return [*found, Button(texts.plain("cups-button-list"), id("list"))]


def here(tournament: Tournament, user: int, texts: Texts) -> Screen:
    """Confirm a check-in."""
    entry = tournament.entry_of(user)
    key = "cups-here-waiting" if entry is not None and entry.state == "waiting" else "cups-here"
    text = texts(
        key, name=bold(tournament), start=when(tournament.start), left=left(tournament.start)
    )
    return tournament_screen([text], row(*own_buttons(tournament, entry, texts)))


def joined(tournament: Tournament, user: int, texts: Texts, *, yes: bool) -> Screen:
    """Confirm the answer to a request for partnership."""
    return (
        entered(tournament, user, texts)
        if yes
        else screen(Text(texts("cups-in-no", name=bold(tournament))))
    )


def invited(
    tournament: Tournament,
    invitation: Invitation,
    user: int,
    texts: Texts,
    *,
    changed: bool = False,
) -> Screen:
    """Ask somebody whether they play, or make room, as organizers would like.

    `changed`: they were shown something else before.
    """
    asks = invitation.by
    by = bold(tournament) if asks is None else words.lord(tournament.known(asks))
    key = "cups-in-invited-yield" if _makes_room(invitation, user) else "cups-in-invited"
    text = texts(key, by=by, name=bold(tournament), reason=name(invitation.reason))
    lines = [text, *_changed(texts, changed=changed)]
    if tournament.phase != "running":
        lines.append(start_line(tournament, None, texts))
    return tournament_screen(lines, row(*play_buttons(tournament, invitation, user, texts)))


def _makes_room(invitation: Invitation, user: int) -> bool:
    """Whether somebody is asked to let others, or the autopilot, play for them."""
    return invitation.pilot or user in invitation.yields


def yielded(tournament: Tournament, texts: Texts) -> Screen:
    """Confirm that somebody lets others play for them."""
    return tournament_screen([texts("cups-in-yield", name=bold(tournament))])


def play_buttons(
    tournament: Tournament, invitation: Invitation, user: int, texts: Texts
) -> list[Button]:
    """Make the buttons that answer an organizer's question."""
    id, number, agreed = ids(tournament), invitation.number, agreed_ids(tournament)
    key = "agree" if _makes_room(invitation, user) else "play"
    return [
        Button(texts.plain(f"cups-button-{key}"), agreed("play", number, "y"), Style.GO),
        Button(texts.plain("cups-button-refuse"), id("play", number, "n")),
    ]


def on_team(tournament: Tournament, texts: Texts) -> Screen:
    """Confirm that somebody helps with an event."""
    return screen(Text(texts("cups-team-on", name=bold(tournament))))


def off_team(tournament: Tournament, texts: Texts) -> Screen:
    """Confirm that somebody is off the team."""
    return screen(Text(texts("cups-team-off", name=bold(tournament))))


def agreed(tournament: Tournament, user: int, texts: Texts) -> Screen:
    """Confirm a yes that waits for the partner's."""
    entry = tournament.entry_of(user)
    if entry is None or entry.state != "dropped":
        return tournament_screen([texts("cups-in-agreed", name=bold(tournament))])
    lines = [texts("cups-in-back", name=bold(tournament)), *_own_seats(tournament, entry, texts)]
    doors = [Button(texts.plain("cups-button-table"), ids(tournament)("mine"), Style.MAIN)]
    return tournament_screen(lines, row(*doors[: len(lines) - 1]))


def leaving(fact: Leaving, texts: Texts) -> Screen:
    """Ask for confirmation before leaving, saying what happens then."""
    tournament, id = fact.tournament, ids(fact.tournament)
    if not fact.begun:
        lines = [texts("cups-leave-before", name=bold(tournament))]
    else:
        lines = [texts("cups-leave-begun", name=bold(tournament))]
        if fact.matches:
            lines.append(texts("cups-leave-tables", count=len(fact.matches)))
            if fact.until is not None:
                lines.append(texts("cups-leave-again", count=len(fact.matches)))
        if fact.until is None:
            lines.append(texts("cups-leave-for-good"))
        elif fact.until == 0:
            lines.append(texts("cups-leave-any-time"))
        else:
            lines.append(texts("cups-leave-until", round=fact.until))
    yes, no = ("leave", "stay") if fact.begun else ("withdraw", "stay-in")
    return tournament_screen(
        lines,
        row(
            Button(texts.plain(f"cups-button-{yes}"), id("gone"), Style.DANGER),
            Button(texts.plain(f"cups-button-{no}"), id("show", "stay")),
        ),
    )


def has_left(tournament: Tournament, user: int, texts: Texts) -> Screen:
    entry = tournament.entry_of(user)
    key = "cups-gone-begun" if tournament.phase == "running" else "cups-gone"
    doors = own_buttons(tournament, entry, texts)
    if tournament.phase == "signup":
        again = Button(texts.plain("cups-button-enter"), ids(tournament)("enter"))
        doors = [again, *doors]
    return tournament_screen([texts(key, name=bold(tournament))], row(*doors))
