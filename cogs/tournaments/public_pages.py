"""What stands in a tournament's channel and thread for all to see (50–53_t). Pure builders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cogs.screen import Button, Part, Picture, Row, Screen, Style, Text, row, screen, small
from cogs.tournaments import words
from cogs.tournaments.brackets import bracket
from cogs.tournaments.rounds import round_page
from cogs.tournaments.setup_words import box_line, clock_line, format_line, match_lines, who_line
from cogs.tournaments.standings import standings
from cogs.tournaments.words import GOLD, called, ids, left, when
from locales import Texts, name, plain_name
from render.tournament_requests import PodiumPicture, PodiumPlace
from services.facts.tournament_posts import CupHome, CupPost, PodiumPage, Told
from services.facts.tournaments import Cup
from services.tournaments.core import setups
from services.tournaments.core.eligibility import is_full, takes_late

TEXT_ROOM: Final = 600
"""So many characters of an event's own text are announced; its rules have the whole."""
MESSAGE_ROOM: Final = 1700
SEAL: Final = 16
"""So much of a seal is shown; the event's rules have the whole."""


def page(post: CupPost, texts: Texts) -> Screen:
    """Build a page as it is now. Raises KeyError for what is no page."""
    return _PAGES[post.kind](post.cup, post.body, texts)


# -- the announcement ------------------------------------------------------------------------------


def home(cup: Cup, fact: CupHome, texts: Texts) -> Screen:
    """Announce an event, and follow its course."""
    title = [texts("cups-home-title", name=called(cup))]
    if cup.setup.text and cup.phase in ("signup", "checkin"):
        title.append(words.lines_of(cup.setup.text, TEXT_ROOM))
    match cup.phase:
        case "signup" | "checkin":
            return _before(cup, fact, title, texts)
        case "running":
            told = _running(cup, fact, texts)
        case "over":
            told = _over(cup, fact, texts)
        case _:
            told = [_cancelled(cup, texts)]
    about = [format_line(cup.setup, texts), box_line(cup.setup, texts)]
    return screen(
        Text("\n".join([*title, " ".join(about)])),
        Text("\n".join(told)),
        *_home_rows(cup, texts),
        accent=GOLD,
    )


def _before(cup: Cup, fact: CupHome, title: list[str], texts: Texts) -> Screen:
    setup = cup.setup
    about = [
        f"{format_line(setup, texts)} {box_line(setup, texts)}",
        *match_lines(setup, texts),
        clock_line(setup, texts),
    ]
    dates = []
    if cup.phase == "signup":
        dates.append(texts("cups-home-signup", until=when(cup.signup_until)))
        if setup.checkin:
            span = {"from": when(cup.signup_until), "until": when(cup.start)}
            dates.append(texts("cups-home-checkin", **span))
        dates.append(start_line(cup, fact.ends, texts))
    elif setup.checkin:
        dates.append(texts("cups-home-closed-checkin", start=when(cup.start)))
    else:
        dates.append(texts("cups-home-closed", start=when(cup.start)))
    if cup.paused is not None:
        dates.append(texts("cups-home-paused", since=left(cup.paused)))
    honored = "cups-home-vacation" if setup.table.vacation else "cups-home-no-vacation"
    facts = [f"{count_line(cup, texts)} {texts(honored)}", who_line(setup, texts)]
    return screen(
        Text("\n".join([*title, *about])),
        Text("\n".join(dates)),
        Text("\n".join(facts)),
        Text(small(texts("cups-home-seal", seal=cup.seal[:SEAL]))),
        *_home_rows(cup, texts),
        accent=GOLD,
    )


def start_line(cup: Cup, ends: int | None, texts: Texts) -> str:
    """Say when round 1 begins, and when everything ends if that is known."""
    if ends is None:
        return texts("cups-home-start", start=when(cup.start))
    sure = cup.phase != "signup" or setups.uses(cup.setup, "rounds")
    key = "cups-home-start-ends" if sure else "cups-home-start-latest"
    return texts(key, start=when(cup.start), ends=when(ends))


def count_line(cup: Cup, texts: Texts) -> str:
    """Say how many have signed up, or are here."""
    count, waiting = len(cup.taking_part), len(cup.waiting)
    if cup.phase == "checkin" and cup.setup.checkin:
        here = sum(one.here for one in cup.taking_part)
        key = "cups-home-here-waiting" if waiting else "cups-home-here"
        return texts(key, here=here, count=count, waiting=waiting)
    key = "cups-home-count-waiting" if waiting else "cups-home-count"
    return texts(key, count=count, capacity=cup.setup.capacity, waiting=waiting)


def _running(cup: Cup, fact: CupHome, texts: Texts) -> list[str]:
    lines = []
    for one in cup.open_rounds[:1] or cup.rounds[-1:]:
        name = words.round_name(cup, one.stage, one.number, texts)
        said = {"round": name, "ends": when(one.ends), "left": left(one.ends)}
        if one.ended is None:
            lines.append(texts("cups-home-running", **said))
        elif fact.begins is not None:
            lines.append(texts("cups-home-between", start=when(fact.begins), **said))
    if cup.paused is not None:
        lines.append(texts("cups-home-paused", since=left(cup.paused)))
    if best := _best(fact, texts):
        lines.append(texts("cups-home-best", best=best))
    lines.append(texts("cups-home-playing", count=len(cup.taking_part)))
    if takes_late(cup):
        key = "late" if cup.setup.late else f"late-{cup.setup.format}"
        lines.append(texts(f"cups-home-{key}", round=cup.setup.late))
    return [*lines, *_newest(cup, fact, texts)]


def _best(fact: CupHome, texts: Texts) -> str:
    led = [one for one in fact.lines if one.points]
    return texts.listed(
        [
            texts("cups-home-points", lord=words.short(one.name), points=words.points(one.points))
            for one in led
        ]
    )


def _newest(cup: Cup, fact: CupHome, texts: Texts) -> list[str]:
    if fact.page is None:
        return []
    return [texts("cups-home-page", url=words.address(cup.server, fact.page))]


def _over(cup: Cup, fact: CupHome, texts: Texts) -> list[str]:
    lines = [won(cup, texts)] if cup.best else []
    others = [
        texts("cups-home-place", place=place, lord=words.names(number, cup))
        for place, number in enumerate(cup.best[1:], 2)
    ]
    return [*lines, *([" · ".join(others)] if others else []), *_newest(cup, fact, texts)]


def won(cup: Cup, texts: Texts) -> str:
    """Say who has won."""
    winner = cup.entry(cup.best[0])
    key = "cups-home-over-team" if len(winner.lords) > 1 else "cups-home-over"
    return texts(key, winner=words.entry(winner))


def _cancelled(cup: Cup, texts: Texts) -> str:
    at = when(cup.ended or cup.start)
    if cup.reason is None:
        ready = [one for one in cup.taking_part if one.here or not cup.setup.checkin]
        return texts("cups-home-too-few", at=at, count=len(ready), least=cup.setup.least)
    return texts("cups-home-cancelled", at=at, reason=name(cup.reason))


def _home_rows(cup: Cup, texts: Texts) -> list[Row]:
    """The buttons of the announcement, as its phase has them."""
    id = ids(cup)
    entering = "cups-button-enter"
    enter: Button | None = Button(texts.plain(entering), id("enter"), Style.GO)
    if cup.phase in ("signup", "checkin") and is_full(cup):
        label = texts.plain("cups-button-wait", count=len(cup.waiting))
        enter = Button(label, id("enter"), Style.GO)
    who = Button(texts.plain("cups-button-list"), id("list"))
    rules = Button(texts.plain("cups-button-rules"), id("info"))
    stand = words.stand_button(cup, texts)
    match cup.phase:
        case "signup":
            withdraw = Button(texts.plain("cups-button-withdraw"), id("quit"))
            found = [row(enter, withdraw, who, rules)]
        case "checkin":
            withdraw = Button(texts.plain("cups-button-cannot"), id("quit"))
            here = Button(texts.plain("cups-button-here"), id("here"), Style.GO)
            found = [row(here if cup.setup.checkin else None, withdraw, who, rules)]
        case "running":
            drop = Button(texts.plain("cups-button-drop"), id("quit"))
            mine = Button(texts.plain("cups-button-table"), id("mine"), Style.MAIN)
            late = enter if takes_late(cup) else None
            found = [row(mine, stand, who, rules), row(late, drop)]
        case "over":
            export = Button(texts.plain("cups-button-export"), id("export"))
            found = [row(stand, export, who, rules)]
        case _:
            found = [row(who, rules)]
    return [one for one in found if one is not None]


# -- check-in --------------------------------------------------------------------------------------


def checkin(cup: Cup, texts: Texts) -> Screen:
    """Ask everybody who signed up whether they are here (51_t_checkin)."""
    if cup.phase != "checkin":
        over = [texts("cups-checkin-over", name=called(cup))]
        if cup.phase != "cancelled":
            over.append(texts("cups-checkin-began"))
        who = Button(texts.plain("cups-button-list"), ids(cup)("list"))
        return screen(Text("\n".join(over)), row(who), accent=GOLD)
    until = {"until": when(cup.start), "left": left(cup.start)}
    lines = [
        texts("cups-checkin-title", name=called(cup)),
        texts("cups-checkin-press", **until),
        count_line(cup, texts),
    ]
    if cup.paused is not None:
        lines.append(texts("cups-home-paused", since=left(cup.paused)))
    id = ids(cup)
    return screen(
        Text("\n".join(lines)),
        row(
            Button(texts.plain("cups-button-here"), id("here", "c"), Style.GO),
            Button(texts.plain("cups-button-cannot"), id("quit", "c")),
            Button(texts.plain("cups-button-list"), id("list", "c")),
        ),
        accent=GOLD,
    )


# -- what becomes of it ----------------------------------------------------------------------------


def undone(cup: Cup, texts: Texts) -> Screen:
    """Say that the tables that stood here count for nothing."""
    lines = [texts("cups-round-undone", name=called(cup)), texts("cups-round-undone-text")]
    return screen(Text("\n".join(lines)), accent=GOLD)


def notice(cup: Cup, fact: Told, texts: Texts) -> Screen:
    """Say in the thread that all times have moved, or that they stand."""
    event, said = fact.event, {"name": words.bold(cup)}
    if event.kind == "message":
        by = words.lord(event.by) if event.by is not None else words.bold(cup)
        head = texts("cups-notice-message", by=by, **said)
        text = f"{head}\n{words.lines_of(str(event.data['text']), MESSAGE_ROOM - len(head))}"
    elif event.kind == "paused":
        reason = name(str(event.data.get("reason", "")))
        text = texts("cups-notice-paused", reason=reason, **said)
    else:
        time = words.moved_words(event.data["seconds"], texts)
        text = texts(f"cups-notice-{event.kind}", time=time, **said)
    rules = Button(texts.plain("cups-button-rules"), ids(cup)("info", event.ordinal))
    return screen(Text(text), row(rules), accent=GOLD)


def book(cup: Cup, texts: Texts) -> Screen:
    """Begin the log: its thread hangs on this message."""
    lines = [texts("cups-book-title", name=called(cup)), texts("cups-book-text")]
    button = Button(texts.plain("cups-button-rules"), ids(cup)("info", "log"))
    return screen(Text("\n".join(lines)), row(button), accent=GOLD)


def podium(cup: Cup, fact: PodiumPage, texts: Texts) -> Screen:
    """Show the end: the best three with their kingdoms."""
    lines = [texts("cups-podium-title", name=called(cup))]
    winner = cup.entry(cup.best[0]) if cup.best else None
    if winner is not None:
        key = "cups-podium-won-team" if len(winner.lords) > 1 else "cups-podium-won"
        lines.append(texts(key, winner=words.entry(winner)))
    for place, number in enumerate(cup.best, 1):
        lines.append(texts("cups-podium-place", place=place, lord=words.names(number, cup)))
    id = ids(cup)
    shown: list[Part | None] = [
        Text("\n".join(lines)),
        _podium_picture(cup, fact),
        row(
            words.stand_button(cup, texts, "end"),
            Button(texts.plain("cups-button-export"), id("export", "end")),
        ),
    ]
    return screen(*shown, accent=GOLD)


def _podium_picture(cup: Cup, fact: PodiumPage) -> Picture | None:
    views = {number: (view, seat) for number, view, seat in fact.kingdoms}
    places = []
    for place, number in enumerate(cup.best, 1):
        view, seat = views.get(number, (None, 1))
        points = "" if view is None else str(view.kingdom_of(seat).scorecard.total)
        name, alias = cup.entry(number).name, words.alias(number)
        places.append(PodiumPlace(place, name, points, view, seat, alias))
    if not places:
        return None
    return Picture(PodiumPicture(plain_name(cup.setup.name), tuple(places)))


_PAGES: Final[dict[str, Callable[[Cup, Any, Texts], Screen]]] = {
    "home": home,
    "checkin": lambda cup, _fact, texts: checkin(cup, texts),
    "round": round_page,
    "standings": lambda cup, fact, texts: standings(cup, fact.standings, texts),
    "bracket": bracket,
    "podium": podium,
    "undone": lambda cup, _fact, texts: undone(cup, texts),
    "notice": notice,
    "book": lambda cup, _fact, texts: book(cup, texts),
}

PAGES: Final = frozenset(_PAGES)
"""The kinds of posts that are pages: edited to what is true, or said as a screen."""
