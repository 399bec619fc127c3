"""The public pages of a tournament in its channel and thread. Pure builders."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from cogs.screen import (
    Button,
    Part,
    Picture,
    Row,
    Screen,
    Style,
    Text,
    discord_url,
    row,
    screen,
    small,
)
from cogs.tournaments import words
from cogs.tournaments.brackets import bracket
from cogs.tournaments.rounds import round_page, ruled_scores
from cogs.tournaments.setup_words import box_line, clock_line, format_line, match_lines, who_line
from cogs.tournaments.standings import standings
from cogs.tournaments.words import GOLD, ids, left, name_of, tournament_screen, when
from locales import Texts, name, plain_name
from render.tournament_requests import PodiumPicture, PodiumPlace
from services.facts.tournament_posts import PodiumPage, Told, TournamentHome, TournamentPost
from services.facts.tournaments import Entry, Tournament, TournamentEvent, TournamentSetup
from services.tournaments.core import setups
from services.tournaments.core.eligibility import accepts_late_entries, is_full

TEXT_ROOM: Final = 600
"""How many characters of the description are announced; the rules show all of it."""
MESSAGE_ROOM: Final = 1700


def page(post: TournamentPost, texts: Texts) -> Screen:
    """Build a page. Raises KeyError for a post that is no page."""
    return _PAGES[post.kind](post.tournament, post.body, texts)


# -- the announcement ------------------------------------------------------------------------------


def home(tournament: Tournament, fact: TournamentHome, texts: Texts) -> Screen:
    """Build the announcement, updated as the event goes on."""
    title = [texts("cups-home-title", name=name_of(tournament))]
    if tournament.setup.text and tournament.phase in ("signup", "checkin"):
        title.append(words.escaped_lines(tournament.setup.text, TEXT_ROOM))
    match tournament.phase:
        case "signup" | "checkin":
            return _before_start(tournament, fact, title, texts)
        case "running":
            lines = _running(tournament, fact, texts)
        case "over":
            lines = _over(tournament, fact, texts)
        case _:
            lines = [_cancelled(tournament, texts)]
    about = [format_line(as_played(tournament), texts), box_line(tournament.setup, texts)]
    return tournament_screen(
        [*title, " ".join(about)], Text("\n".join(lines)), *_home_rows(tournament, texts)
    )


def as_played(tournament: Tournament) -> TournamentSetup:
    """Return the set-up with the rounds that a Swiss has: organizers may end it early."""
    setup = tournament.setup
    if setup.format != "swiss" or not tournament.stages:
        return setup
    return replace(setup, rounds=tournament.stages[0].rounds)


def _before_start(
    tournament: Tournament, fact: TournamentHome, title: list[str], texts: Texts
) -> Screen:
    setup = tournament.setup
    about = [
        f"{format_line(setup, texts)} {box_line(setup, texts)}",
        *match_lines(setup, texts),
        clock_line(setup, texts),
    ]
    dates = []
    if tournament.phase == "signup":
        dates.append(texts("cups-home-signup", until=when(tournament.signup_until)))
        if setup.checkin:
            span = {"from": when(tournament.signup_until), "until": when(tournament.start)}
            dates.append(texts("cups-home-checkin", **span))
        dates.append(start_line(tournament, fact.ends, texts))
    elif setup.checkin:
        dates.append(texts("cups-home-closed-checkin", start=when(tournament.start)))
    else:
        dates.append(texts("cups-home-closed", start=when(tournament.start)))
    if tournament.paused is not None:
        dates.append(texts("cups-home-paused", since=when(tournament.paused)))
    honored = "cups-home-vacation" if setup.table.vacation else "cups-home-no-vacation"
    facts = [f"{count_line(tournament, texts)} {texts(honored)}", who_line(setup, texts)]
    return tournament_screen(
        [*title, *about],
        Text("\n".join(dates)),
        Text("\n".join(facts)),
        Text(small(texts("cups-home-seal", seal=tournament.seal))),
        *_home_rows(tournament, texts),
    )


def start_line(tournament: Tournament, ends: int | None, texts: Texts) -> str:
    """Say when round 1 begins, and when the event ends if that is known."""
    if ends is None:
        return texts("cups-home-start", start=when(tournament.start))
    sure = tournament.phase != "signup" or setups.uses(tournament.setup, "rounds")
    key = "cups-home-start-ends" if sure else "cups-home-start-latest"
    return texts(key, start=when(tournament.start), ends=when(ends))


def count_line(tournament: Tournament, texts: Texts) -> str:
    """Say how many have signed up or checked in."""
    count, waiting = len(tournament.taking_part), len(tournament.waiting)
    if tournament.phase == "checkin" and tournament.setup.checkin:
        here = sum(one.here for one in tournament.taking_part)
        return texts("cups-home-here", here=here, count=count, waiting=waiting)
    capacity = tournament.setup.capacity
    return texts("cups-home-count", count=count, capacity=capacity, waiting=waiting)


def _running(tournament: Tournament, fact: TournamentHome, texts: Texts) -> list[str]:
    lines = []
    for one in tournament.open_rounds[:1] or tournament.rounds[-1:]:
        name = words.round_name(tournament, one.stage, one.number, texts)
        said = {"round": name, "ends": when(one.ends), "left": left(one.ends)}
        if one.ended is None:
            lines.append(texts("cups-home-running", **said))
        elif fact.begins is not None:
            lines.append(texts("cups-home-between", start=when(fact.begins), **said))
    if tournament.closes is not None:
        lines.append(words.closing(tournament, tournament.closes, texts))
    if tournament.paused is not None:
        lines.append(texts("cups-home-paused", since=when(tournament.paused)))
    if best := _best(fact, texts):
        lines.append(texts("cups-home-best", best=best))
    lines.append(texts("cups-home-playing", count=len(tournament.taking_part)))
    if accepts_late_entries(tournament):
        key = "late" if tournament.setup.late else f"late-{tournament.setup.format}"
        lines.append(texts(f"cups-home-{key}", round=tournament.setup.late))
    return [*lines, *_page_link(tournament, fact, texts)]


def _best(fact: TournamentHome, texts: Texts) -> str:
    led = [one for one in fact.lines if one.points]
    return texts.listed(
        [
            texts("cups-home-points", lord=words.short(one.name), points=words.points(one.points))
            for one in led
        ]
    )


def _page_link(tournament: Tournament, fact: TournamentHome, texts: Texts) -> list[str]:
    if fact.page is None:
        return []
    url = discord_url(tournament.server, fact.page.channel, fact.page.message)
    return [texts("cups-home-page", url=url)]


def _over(tournament: Tournament, fact: TournamentHome, texts: Texts) -> list[str]:
    lines = [won(words.winners(tournament), texts)] if tournament.best else []
    others = [
        texts("cups-home-place", place=place, lord=words.names(number, tournament))
        for number, place in tournament.best.items()
        if place > 1
    ]
    return [
        *lines,
        *([texts.series(others, " · ")] if others else []),
        *_page_link(tournament, fact, texts),
    ]


def won(winners: Sequence[Entry], texts: Texts) -> str:
    count = sum(len(one.lords) for one in winners)
    return texts("cups-home-over", winner=words.listed(winners, texts), lords=count)


def _cancelled(tournament: Tournament, texts: Texts) -> str:
    at = when(tournament.ended or tournament.start)
    if tournament.reason is None:
        ready = [one for one in tournament.taking_part if one.here or not tournament.setup.checkin]
        return texts("cups-home-too-few", at=at, count=len(ready), least=tournament.setup.least)
    return texts("cups-home-cancelled", at=at, reason=name(tournament.reason))


def _home_rows(tournament: Tournament, texts: Texts) -> list[Row]:
    """Make the buttons of the announcement for the event's phase."""
    id = ids(tournament)
    entering = "cups-button-enter"
    enter: Button | None = Button(texts.plain(entering), id("enter"), Style.GO)
    if tournament.phase in ("signup", "checkin") and is_full(tournament):
        label = texts.plain("cups-button-wait", count=len(tournament.waiting))
        enter = Button(label, id("enter"), Style.GO)
    who = Button(texts.plain("cups-button-list"), id("list"))
    rules = Button(texts.plain("cups-button-rules"), id("info"))
    stand = words.stand_button(tournament, texts)
    match tournament.phase:
        case "signup":
            withdraw = Button(texts.plain("cups-button-withdraw"), id("quit"))
            found = [row(enter, withdraw, who, rules)]
        case "checkin":
            withdraw = Button(texts.plain("cups-button-cannot"), id("quit"))
            here = Button(texts.plain("cups-button-here"), id("here"), Style.GO)
            found = [row(here if tournament.setup.checkin else None, withdraw, who, rules)]
        case "running":
            drop = Button(texts.plain("cups-button-drop"), id("quit"))
            mine = Button(texts.plain("cups-button-table"), id("mine"), Style.MAIN)
            late = enter if accepts_late_entries(tournament) else None
            found = [row(mine, stand, who, rules), row(late, drop)]
        case "over":
            export = Button(texts.plain("cups-button-export"), id("export"))
            places = Button(texts.plain("cups-button-places"), id("list"))
            found = [row(places, stand, export, rules)]
        case _:
            found = [row(who, rules)]
    return [one for one in found if one is not None]


# -- check-in --------------------------------------------------------------------------------------


def checkin(tournament: Tournament, texts: Texts) -> Screen:
    if tournament.phase != "checkin":
        over = [texts("cups-checkin-over", name=name_of(tournament))]
        if tournament.phase != "cancelled":
            over.append(texts("cups-checkin-began"))
        who = Button(texts.plain("cups-button-list"), ids(tournament)("list"))
        return tournament_screen(over, row(who))
    until = {"until": when(tournament.start), "left": left(tournament.start)}
    lines = [
        texts("cups-checkin-title", name=name_of(tournament)),
        texts("cups-checkin-press", **until),
        count_line(tournament, texts),
    ]
    if tournament.paused is not None:
        lines.append(texts("cups-home-paused", since=when(tournament.paused)))
    id = ids(tournament)
    return tournament_screen(
        lines,
        row(
            Button(texts.plain("cups-button-here"), id("here", "c"), Style.GO),
            Button(texts.plain("cups-button-cannot"), id("quit", "c")),
            Button(texts.plain("cups-button-list"), id("list", "c")),
        ),
    )


# -- what becomes of it ----------------------------------------------------------------------------


def _undone(tournament: Tournament, fact: Told, texts: Texts) -> Screen:
    """Build the page of what was undone: the pairing of a round, a podium, or a check-in."""
    if fact.event.kind != "reopened":
        return undone(tournament, texts)
    reason = name(str(fact.event.data.get("reason", "")))
    said = {"name": name_of(tournament), "reason": reason}
    if "start" in fact.event.data:
        until = when(fact.event.data["signup_until"])
        return tournament_screen([texts("cups-notice-reopened-signup", until=until, **said)])
    return tournament_screen([texts("cups-podium-undone", **said)])


def undone(tournament: Tournament, texts: Texts) -> Screen:
    """Build the page of a round whose pairing was undone."""
    lines = [
        texts("cups-round-undone", name=name_of(tournament)),
        texts("cups-round-undone-text" if tournament.live else "cups-round-undone-over"),
    ]
    return tournament_screen(lines)


def gone_elsewhere(tournament: Tournament, texts: Texts) -> Screen:
    """Build the announcement of an event in a channel that it has left."""
    title = texts("cups-home-title", name=name_of(tournament))
    return tournament_screen([title, texts("cups-home-left", channel=f"<#{tournament.channel}>")])


def notice(tournament: Tournament, fact: Told, texts: Texts) -> Screen:
    """Announce a message, until when results can be corrected, or that times moved or stand."""
    event, said = fact.event, {"name": words.bold(tournament)}
    if event.kind == "message":
        by = words.bold(tournament) if event.by is None else words.lord(tournament.known(event.by))
        head = texts("cups-notice-message", by=by, **said)
        text = f"{head}\n{words.escaped_lines(str(event.data['text']), MESSAGE_ROOM - len(head))}"
    elif event.kind == "changed":
        reason = name(str(event.data.get("reason", "")))
        text = texts("cups-notice-changed", what=changed(event, texts), reason=reason, **said)
    elif event.kind == "paused":
        reason = name(str(event.data.get("reason", "")))
        text = texts("cups-notice-paused", reason=reason, **said)
    elif event.kind == "ruled":
        text = texts(
            "cups-notice-ruled",
            by=said["name"] if event.by is None else words.lord(tournament.known(event.by)),
            table=event.data["number"],
            round=words.round_name(tournament, event.data["stage"], event.data["round"], texts),
            scores=ruled_scores(tournament, event, texts),
            reason=name(str(event.data.get("reason", ""))),
            **said,
        )
    elif event.kind in ("closing", "reopened"):
        reason = name(str(event.data.get("reason", "")))
        key = "reopened-signup" if "start" in event.data else event.kind
        until = when(event.data.get("until") or event.data["signup_until"])
        text = texts(f"cups-notice-{key}", reason=reason, until=until, **said)
    else:
        seconds = event.data["seconds"]
        key = "sooner" if seconds < 0 else event.kind
        text = texts(f"cups-notice-{key}", time=words.moved_words(abs(seconds), texts), **said)
    rules = Button(texts.plain("cups-button-rules"), ids(tournament)("info", event.ordinal))
    return tournament_screen([text], row(rules))


def changed(event: TournamentEvent, texts: Texts) -> str:
    """List what an organizer changed of the set-up."""
    options = dict(event.data["setup"]) or {"ended": event.data["rounds"]}
    said = [texts(f"cups-changed-{key}", value=name(str(value))) for key, value in options.items()]
    return texts.listed(said)


def log_start(tournament: Tournament, texts: Texts) -> Screen:
    """Build the message that starts the log's thread."""
    lines = [texts("cups-book-title", name=name_of(tournament)), texts("cups-book-text")]
    button = Button(texts.plain("cups-button-rules"), ids(tournament)("info", "log"))
    return tournament_screen(lines, row(button))


def podium(tournament: Tournament, fact: PodiumPage, texts: Texts) -> Screen:
    """Build the final page: the best three with their kingdoms."""
    lines = [texts("cups-podium-title", name=name_of(tournament))]
    winners = words.winners(tournament)
    if winners:
        count = sum(len(one.lords) for one in winners)
        named = words.listed(winners, texts)
        lines.append(texts("cups-podium-won", winner=named, lords=count))
    for number, place in tournament.best.items():
        lines.append(texts("cups-podium-place", place=place, lord=words.names(number, tournament)))
    id = ids(tournament)
    shown: list[Part | None] = [
        Text("\n".join(lines)),
        _podium_picture(tournament, fact),
        row(
            Button(texts.plain("cups-button-places"), id("list", "end")),
            words.stand_button(tournament, texts, "end"),
            Button(texts.plain("cups-button-export"), id("export", "end")),
        ),
    ]
    return screen(*shown, accent=GOLD)


def _podium_picture(tournament: Tournament, fact: PodiumPage) -> Picture | None:
    views = {number: (view, seat) for number, view, seat in fact.kingdoms}
    places = []
    for number, place in tournament.best.items():
        view, seat = views.get(number, (None, 1))
        points = "" if view is None else str(view.kingdom_of(seat).scorecard.total)
        name, alias = tournament.entry(number).name, words.alias(number)
        places.append(PodiumPlace(place, name, points, view, seat, alias))
    if not places:
        return None
    return Picture(PodiumPicture(plain_name(tournament.setup.name), tuple(places)))


_PAGES: Final[dict[str, Callable[[Tournament, Any, Texts], Screen]]] = {
    "home": home,
    "checkin": lambda tournament, _fact, texts: checkin(tournament, texts),
    "round": round_page,
    "standings": lambda tournament, fact, texts: standings(tournament, fact.standings, texts),
    "bracket": bracket,
    "podium": podium,
    "undone": _undone,
    "left": lambda tournament, _fact, texts: gone_elsewhere(tournament, texts),
    "notice": notice,
    "book": lambda tournament, _fact, texts: log_start(tournament, texts),
}

PAGES: Final = frozenset(_PAGES)
"""The kinds of posts that are pages, sent as screens and edited later."""
