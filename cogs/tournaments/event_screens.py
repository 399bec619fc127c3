"""Private screens of a tournament: its state, rules, entries, lists and files. Pure builders."""

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal, get_args

from cogs.codec import TOURNAMENT, Ids
from cogs.screen import (
    OPTIONS,
    Attached,
    Button,
    Field,
    Form,
    Option,
    Part,
    Screen,
    Section,
    Select,
    Style,
    Text,
    choice,
    row,
    screen,
    small,
    told_apart,
)
from cogs.tournaments import words
from cogs.tournaments.glossary import button as words_button
from cogs.tournaments.public_pages import as_played, count_line, won
from cogs.tournaments.setup_words import rules_lines
from cogs.tournaments.signup_screens import own_buttons, play_buttons
from cogs.tournaments.words import SCREEN, bold, ids, left, name_of, tournament_screen
from locales import Texts, name, plain_name
from services.facts.records import ExportFact
from services.facts.tournament_acts import CALL
from services.facts.tournament_lists import (
    LINES,
    TournamentLine,
    TournamentList,
    TournamentName,
    TournamentShow,
)
from services.facts.tournaments import Entry, EntryState, Lord, Tournament
from services.tournaments.core.eligibility import accepts_late_entries, newcomers_round
from services.tournaments.files.exports import Form as Form_

TEAM: Final = 12
"""How many organizers, or judges, are named."""
LISTED: Final = 40
"""The entries on a page of the list."""
SHOWS: Final[tuple[TournamentShow, ...]] = ("now", "mine", "over")
FORMATS: Final[tuple[Form_, ...]] = get_args(Form_)
PLAIN: Final[tuple[Form_, ...]] = ("csv", "json", "xlsx")
"""The file formats that have a button; the others are parts of the first."""
MEGABYTE: Final = 1_000_000

_all: Final = Ids(TOURNAMENT)


# -- who is in -------------------------------------------------------------------------------------

_ORDER: Final[tuple[EntryState, ...]] = ("in", "waiting", "dropped", "expelled")


def entries(tournament: Tournament, page: int, texts: Texts) -> Screen:
    """List the entries by state, a page at a time."""
    if tournament.places:
        return _places(tournament, page, texts)
    listed = [(state, one) for state in _ORDER for one in tournament.entries if one.state == state]
    page, pages = words.paged(len(listed), LISTED, page)
    lines = [texts("cups-list-title", name=name_of(tournament)), count_line(tournament, texts)]
    if tournament.phase not in ("signup", "checkin"):
        lines[1] = texts("cups-home-playing", count=len(tournament.taking_part))
    shown = listed[page * LISTED : (page + 1) * LISTED]
    room = SCREEN - sum(len(line) + 1 for line in lines)
    lines += words.fitting(lambda longest: _entries(tournament, shown, longest, texts), room)
    if not listed:
        lines.append(texts("cups-list-nobody"))
    arrows = words.arrows(page, pages, texts, partial(ids(tournament), "list", "page"))
    return tournament_screen(lines, row(*arrows))


def _places(tournament: Tournament, page: int, texts: Texts) -> Screen:
    """List the final places, a page at a time, with a heading above those who stand behind all."""
    page, pages = words.paged(len(tournament.places), LISTED, page)
    first = page * LISTED
    shown = list(tournament.ranked.items())[first : first + LISTED]
    head = texts("cups-list-places", name=name_of(tournament))

    played = tournament.played

    def named(longest: int) -> list[str]:
        found, before = [], ""
        for number, place in shown:
            one = tournament.entry(number)
            behind = "" if number in played else "absent"
            behind = "expelled" if one.state == "expelled" else behind
            if behind and behind != before:
                found.append(texts(f"cups-list-{behind}"))
            before = behind
            lord = words.short(tournament.blamed(one).name, longest)
            found.append(texts("cups-list-line", number=place, lord=lord))
        return found

    lines = [head, *words.fitting(named, SCREEN - len(head))]
    arrows = words.arrows(page, pages, texts, partial(ids(tournament), "list", "page"))
    return tournament_screen(lines, row(*arrows))


def _entries(
    tournament: Tournament, shown: Sequence[tuple[EntryState, Entry]], longest: int, texts: Texts
) -> list[str]:
    """List entries, with a heading for each other state."""
    lines, before = [], "in"
    for state, one in shown:
        if state not in (before, "in"):
            lines.append(texts(f"cups-list-{state}"))
        before = state
        lines.append(_entry(tournament, one, longest, texts))
    return lines


def _entry(tournament: Tournament, one: Entry, longest: int, texts: Texts) -> str:
    lords = words.short(tournament.blamed(one).name, longest)
    said: dict[str, str | int] = {"lord": lords, "number": one.number}
    if one.asked is not None or len(one.lords) < tournament.setup.each:
        return texts("cups-list-asking", **said)
    asked = tournament.phase == "checkin" and tournament.setup.checkin
    return texts("cups-list-here" if asked and one.here else "cups-list-line", **said)


# -- the event -------------------------------------------------------------------------------------


def rules(tournament: Tournament, texts: Texts) -> Screen:
    """Show the rules of an event, who runs it, and its sealed seed."""
    lines = rules_lines(as_played(tournament), texts)
    if tournament.setup.checkin:
        lines.append(texts("cups-rules-noshow"))
    lines.append(texts("cups-rules-organisers", lords=_people(tournament, "organizers", texts)))
    if tournament.willing("judges"):
        lines.append(texts("cups-rules-judges", lords=_people(tournament, "judges", texts)))
    seal = texts("cups-rules-seal", seal=tournament.seal)
    seed = [texts("cups-rules-seed", seed=tournament.seed)] if tournament.seed else []
    for one in tournament.rounds[-1:]:
        round_ = words.round_name(tournament, one.stage, one.number, texts)
        seed += [texts("cups-rules-seed-round", round=round_, seed=one.seed)] if one.seed else []
    head = [texts("cups-rules-title", name=name_of(tournament))]
    if tournament.setup.text:
        room = SCREEN - sum(map(len, [*head, *lines, seal, *seed])) - 60
        head.append(words.escaped_lines(tournament.setup.text, room))
    lines = [*head, *lines]
    fair = Text("\n".join(map(small, [seal, *seed])))
    return tournament_screen(lines, fair, row(words_button(ids(tournament), texts)))


def _people(tournament: Tournament, which: Literal["organizers", "judges"], texts: Texts) -> str:
    people = tournament.willing(which)
    return texts.listed([f"**{words.short(one.name)}**" for one in people[:TEAM]])


def event(
    tournament: Tournament,
    user: int,
    texts: Texts,
    *,
    address: str | None = None,
    gone: bool = False,
) -> Screen:
    """Show an event: its state, the reader's state, and what they can do.

    `gone`: its channel was deleted.
    """
    entry = tournament.entry_of(user)
    lines = [texts("cups-show-title", name=name_of(tournament)), _phase(tournament, texts)]
    if address is not None:
        lines.append(texts("cups-show-address", url=address))
    elif gone and tournament.live:
        lines.append(texts("cups-show-gone"))
    if entry is not None and tournament.live:
        here_ = tournament.phase == "checkin" and tournament.setup.checkin and entry.here
        state = "here" if here_ and entry.state == "in" else str(entry.state)
        if user in tournament.barred:
            state = "expelled"
        elif entry.state == "expelled":
            state = "parted"
        lines.append(texts(f"cups-show-{state}"))
        if state == "withdrawn" and tournament.phase == "running" and newcomers_round(tournament):
            lines.append(texts("cups-show-addable"))
    id = ids(tournament)
    own = own_buttons(tournament, entry, texts)
    invitation = tournament.invitation_for(user)
    if invitation is not None:
        own = [*play_buttons(tournament, invitation, user, texts), *own]
    elif entry is None and (tournament.phase == "signup" or accepts_late_entries(tournament)):
        own = [Button(texts.plain("cups-button-enter"), id("enter"), Style.GO), *own]
    second = [Button(texts.plain("cups-button-rules"), id("info"))]
    if tournament.stages:
        second.insert(0, words.stand_button(tournament, texts))
        second.append(Button(texts.plain("cups-button-export"), id("export")))
    if tournament.places:
        second.append(Button(texts.plain("cups-button-places"), id("list", "e")))
    if tournament.live:
        second.append(Button(texts.plain("watching-button-follow"), id("follow")))
    more = [Button(texts.plain("cups-button-all"), _all("cups"))]
    return tournament_screen(lines, row(*own), row(*second, *more))


def _phase(tournament: Tournament, texts: Texts) -> str:
    """Describe the state of an event in one line."""
    if tournament.phase == "over" and tournament.best:
        return won(words.winners(tournament), texts)
    if tournament.phase == "running":
        return _running(tournament, texts)
    closed = tournament.phase == "checkin" and not tournament.setup.checkin
    key = "cups-phase-closed" if closed else f"cups-phase-{tournament.phase}"
    return texts(key, ends=left(tournament.signup_until), start=left(tournament.start))


def _running(tournament: Tournament, texts: Texts) -> str:
    if tournament.paused is not None:
        return texts("cups-phase-paused")
    if tournament.closes is not None:
        return words.closing(tournament, tournament.closes, texts)
    one = next(iter(tournament.open_rounds), None)
    if one is None:
        return texts("cups-phase-between")
    round_ = words.round_name(tournament, one.stage, one.number, texts)
    return texts("cups-phase-running", round=round_, ends=left(one.ends))


# -- lists -----------------------------------------------------------------------------------------


def events(fact: TournamentList, texts: Texts) -> Screen:
    """List a page of events, each with a button [Show]."""
    counts = dict(fact.count)
    count = counts.get(fact.show, 0)
    page, pages = words.paged(count, LINES, fact.page)
    sections = [
        Section(
            _event(one, texts),
            Button(texts.plain("cups-button-show"), Ids(TOURNAMENT, one.id)("show", "l")),
        )
        for one in fact.lines
    ]
    parts: list[Part | None] = [*told_apart(sections, [one.name for one in fact.lines])]
    if not sections:
        parts.append(Text(texts(f"cups-events-none-{fact.show}")))
    labels = {show: texts.plain(f"cups-events-{show}", count=counts.get(show, 0)) for show in SHOWS}
    arrows = words.arrows(page, pages, texts, partial(_all, "cups", fact.show))
    title = texts("cups-events-title", count=count)
    shows = choice(texts.plain("lists-show"), _all("cups"), labels, fact.show)
    return tournament_screen([title], *parts, shows, row(*arrows))


def _event(line: TournamentLine, texts: Texts) -> str:
    said = {"name": f"**{name(line.name)}**", "what": "teams" if line.teams else "lords"}
    lines = [texts("cups-events-line", count=line.count, **said), _line_phase(line, texts)]
    if line.state in ("in", "waiting"):
        lines.append(small(texts(f"cups-events-{line.state}")))
    return "\n".join(lines)


def _line_phase(line: TournamentLine, texts: Texts) -> str:
    if line.tournament is not None:
        return _phase(line.tournament, texts)
    return won(line.winners, texts) if line.winners else texts(f"cups-phase-{line.phase}")


def which(
    tournaments: Sequence[TournamentName], action: str, typed: Sequence[str], texts: Texts
) -> Screen:
    """Ask which event is meant; the answer runs the action with the same words."""
    options = tuple(
        Option(plain_name(one.name), str(one.id), texts.plain(f"cups-option-{one.phase}"))
        for one in tournaments[:OPTIONS]
    )
    select = Select(texts.plain("cups-which"), _all("which", action, *typed), options)
    return screen(Text(texts("cups-which-question")), select)


# -- judges, files ---------------------------------------------------------------------------------


def judge_form(tournament: Tournament, texts: Texts) -> Form:
    field = Field(texts.plain("cups-judge-field"), "what", longest=CALL, long=True)
    return Form(texts.plain("cups-button-judge"), ids(tournament)("judge"), (field,))


def judge_told(
    tournament: Tournament, reached: Sequence[Lord], managers: Sequence[str], texts: Texts
) -> Screen:
    """Say who was called; if everybody who runs the event has left the server, who manages that."""
    if not reached:
        said = {"name": bold(tournament), "managers": texts.listed(managers)}
        return tournament_screen([texts("cups-judge-nobody", **said)])
    named = list(dict.fromkeys(f"**{words.short(one.name)}**" for one in reached))
    shown, more = named[:TEAM], max(0, len(named) - TEAM)
    return tournament_screen([texts("cups-judge-reached", lords=texts.listed(shown), more=more)])


def judge_unheard(texts: Texts) -> Screen:
    """Say that a call mentions nobody, as there were so many."""
    return tournament_screen([texts("cups-judge-unheard")])


def exports(tournament: Tournament, texts: Texts) -> Screen:
    id = ids(tournament)
    buttons = [Button(texts.plain(f"cups-button-{one}"), id("export", one)) for one in PLAIN]
    games = Button(texts.plain("cups-button-games"), id("archive", 0, 1))
    text = texts("cups-export", name=bold(tournament))
    return tournament_screen([text], row(*buttons, games))


def exported(tournament: Tournament, file: Attached, texts: Texts) -> Screen:
    lines = [texts("cups-exported", name=bold(tournament))]
    if not all(map(tournament.reveals, tournament.rounds)):
        lines.append(texts("cups-export-sealed"))
    return tournament_screen(lines, file)


def archived(tournament: Tournament, fact: ExportFact, texts: Texts) -> Screen:
    """Send a part of the records of an event's games, with a button for the next part."""
    size = texts.decimal(max(0.1, len(fact.data) / MEGABYTE))
    name_, part = bold(tournament), fact.part
    lines = [texts("cups-archive", name=name_, part=part, games=fact.games, size=size)]
    following = None
    if fact.sealed:
        lines.append(texts("cups-export-sealed"))
    if fact.left:
        lines.append(texts("cups-archive-left", left=fact.left))
        label = texts.plain("cups-archive-next", part=fact.part + 1)
        following = Button(label, ids(tournament)("archive", fact.after, fact.part + 1), Style.MAIN)
    file = Attached(fact.name, fact.data)
    return tournament_screen(lines, file, row(following))
