"""Standings as a picture and as text, and every number explained. Pure builders."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from cogs.codec import GAME, Ids
from cogs.lists.screens import paging
from cogs.play.words import capital, short_name
from cogs.screen import (
    OPTIONS,
    Button,
    Part,
    Picture,
    Row,
    Screen,
    Select,
    Text,
    choice,
    row,
    rows,
    screen,
    small,
)
from cogs.tournaments import crosstables, words
from cogs.tournaments.glossary import button as words_button
from cogs.tournaments.setup_words import points_line, tie_name
from cogs.tournaments.words import GOLD, SCREEN, ids, name_of, tournament_screen
from locales import Texts, plain_name
from render.tournament_requests import PIPS, ROWS, Pip, StandingRow, StandingsPicture
from services.facts.standings import StandingLine, Standings, Sum, Term
from services.facts.tournaments import Stage, Tournament

TEXT_ROWS: Final = 16
"""The lines on a page of standings as text."""
GAMES: Final = 8
"""How many games a line links to."""
TWO_DIGITS: Final = 10
"""The first round whose column is headed by the number alone."""
MOVED: Final = ("ladder", "final")
"""The stages in which tables decide the places, not points."""
TERMS: Final = 30
"""How many parts of a sum are listed."""


def standings(
    tournament: Tournament,
    fact: Standings,
    texts: Texts,
    *,
    page: int = 0,
    reader: int = 0,
    public: bool = True,
) -> Screen:
    """Show a page of standings as a picture, with the rule of their order and buttons.

    A public picture has no page buttons; it opens private pages.
    """
    page, pages = words.paged(len(fact.lines), ROWS, page)
    shown = fact.lines[page * ROWS : (page + 1) * ROWS]
    where = place_of(fact)
    id = ids(tournament)
    stage = tournament.stage_at(fact.stage)
    rule = [] if stage.kind == "final" else [points_line(tournament.setup, texts)]
    turn = partial(ids(tournament), "page", *where)
    arrows = [] if public else paging(page, pages, turn, texts, "cups")
    parts: list[Part | None] = [
        Text("\n".join([title(tournament, fact, texts), *rule])),
        _picture(tournament, fact, shown, page, reader, texts) if shown else None,
        None if shown else Text(texts("cups-standings-none")),
        _line_select(tournament, fact, shown, texts),
        None if public else _group_select(tournament, stage, fact.group, texts),
        None if public else words.stages(tournament, fact.stage, texts),
        row(*arrows),
        row(
            *crosstables.button(tournament, fact, texts),
            Button(texts.plain("cups-button-text"), id("text", *where, page)),
            Button(texts.plain("cups-button-csv"), id("csv", *where)),
            words_button(id, texts, *where),
        ),
        Text(small(texts("cups-standings-frozen"))) if fact.frozen and fact.cut else None,
        _closing(tournament, fact, texts),
        _behind(tournament, fact, texts),
    ]
    return screen(*parts, accent=GOLD)


def _closing(tournament: Tournament, fact: Standings, texts: Texts) -> Text | None:
    """Say until when the results of these standings can be corrected, if they are the last ones."""
    last = tournament.stages[-1].number == fact.stage and fact.round == fact.rounds
    if tournament.closes is None or not last:
        return None
    return Text(small(words.closing(tournament, tournament.closes, texts)))


def _behind(tournament: Tournament, fact: Standings, texts: Texts) -> Text | None:
    """Say why the winner of the event is not the first of its last standings."""
    winners = words.crowned(tournament, fact)
    if not winners or fact.lines[0].entry in winners:
        return None
    return Text(small(texts("cups-standings-behind")))


def place_of(fact: Standings) -> tuple[int, int]:
    """Return the words of an id for a stage and its group."""
    return fact.stage, fact.group


def title(tournament: Tournament, fact: Standings, texts: Texts) -> str:
    """Return the title of standings: the event, the stage or group, the round."""
    stage = tournament.stage_at(fact.stage)
    round_ = words.round_name(tournament, fact.stage, fact.round, texts, rounds=fact.rounds)
    part = "-group" if fact.group else ""
    ending = "-final" if fact.frozen else "" if part else "-title"
    if fact.frozen or fact.round or part:
        key = f"cups-standings{part}{ending}"
    else:
        key = "cups-standings-before"
    said: dict[str, str | int] = {
        "name": name_of(tournament),
        "round": round_,
        "group": fact.group,
        "kind": "division" if stage.kind == "league" else "group",
    }
    return texts(key, stage=words.stage_name(stage, texts), **said)


def _group_select(tournament: Tournament, stage: Stage, group: int, texts: Texts) -> Select | None:
    """Make the select of a group; of many, those around the shown one."""
    if not stage.groups:
        return None
    key = "cups-division" if stage.kind == "league" else "cups-group"
    first = max(0, min(group - OPTIONS // 2, len(stage.groups) - OPTIONS))
    numbers = range(first + 1, min(first + OPTIONS, len(stage.groups)) + 1)
    labels = {str(number): texts.plain(key, group=number) for number in numbers}
    id = ids(tournament)("group", stage.number)
    return choice(texts.plain(f"{key}-choose"), id, labels, str(group))


def _line_select(
    tournament: Tournament, fact: Standings, shown: Sequence[StandingLine], texts: Texts
) -> Select | None:
    labels = {
        str(one.entry): texts.plain(
            "cups-standings-option", place=one.place, lord=short_name(one.name, 40)
        )
        for one in shown[:OPTIONS]
    }
    id = ids(tournament)("explain", *place_of(fact))
    return choice(texts.plain("cups-standings-explain"), id, labels) if labels else None


def _picture(  # noqa: PLR0917
    tournament: Tournament,
    fact: Standings,
    shown: Sequence[StandingLine],
    page: int,
    reader: int,
    texts: Texts,
) -> Picture:
    own = tournament.entry_of(reader) if reader else None
    cut = None if fact.cut is None else fact.cut - page * ROWS
    heading = title(tournament, fact, texts).lstrip("# ")
    winners, heads = words.crowned(tournament, fact), _heads(shown, texts)
    found = [_row(one, fact, winners, texts) for one in shown]
    counts = tournament.stage_at(fact.stage).kind != "final"
    return Picture(
        StandingsPicture(
            plain_name(heading),
            tuple(row if counts else replace(row, points="", tie="") for row in found),
            rounds=max((len(one.marks) for one in shown), default=0),
            cut=cut if cut is not None and 0 < cut <= len(shown) else None,
            through=fact.cut or 0,
            mine=next((i for i, one in enumerate(shown) if own and one.entry == own.number), None),
            columns=heads if counts else ("", "", *heads[2:]),
            tie=next((tie_name(one.ties[0][0], texts) for one in shown if one.ties), ""),
            heads=words.place_and_lord(texts),
        )
    )


def _heads(shown: Sequence[StandingLine], texts: Texts) -> tuple[str, ...]:
    """Name the columns: points, the first tie-break, each round."""
    ties = next((one.ties[:1] for one in shown if one.ties), ())
    rounds = max((len(one.marks) for one in shown), default=0)
    return (
        texts.plain("cups-column-points"),
        texts.plain(f"cups-column-{ties[0][0]}") if ties else "",
        *(
            texts.plain("cups-column-round", round=number) if number < TWO_DIGITS else str(number)
            for number in range(1, rounds + 1)
        ),
    )


def _row(one: StandingLine, fact: Standings, winners: list[int], texts: Texts) -> StandingRow:
    tie = words.tie(*one.ties[0], texts) if one.ties else ""
    pips = tuple(
        Pip(mark.place, mark.state, crosstables.met(mark, fact, texts))
        if len(mark.others) == 1
        else Pip(mark.place, mark.state)
        for mark in one.marks
    )
    left = one.state in ("dropped", "expelled", "withdrawn")
    named = plain_name(one.name)
    won, alias = one.entry in winners, words.alias(one.entry)
    return StandingRow(one.place, named, words.points(one.points), tie, pips, left, won, alias)


# -- as text ---------------------------------------------------------------------------------------


def as_text(tournament: Tournament, fact: Standings, page: int, texts: Texts) -> Screen:
    """Show the standings as text, with every tie-break."""
    page, pages = words.paged(len(fact.lines), TEXT_ROWS, page)
    first = page * TEXT_ROWS
    lines = [title(tournament, fact, texts), small(_columns(fact, texts))]
    room = SCREEN - sum(len(line) + 1 for line in lines)
    for rounds in (PIPS, 4, 2, 1, 0):
        found = words.fitting(partial(_lines, fact, first, rounds, texts), room)
        if sum(len(line) + 1 for line in found) <= room:
            break
    lines += found
    where = place_of(fact)
    arrows = words.arrows(page, pages, texts, partial(ids(tournament), "text", *where))
    back = Button(
        texts.plain("cups-button-standings"), ids(tournament)("page", *where, page, "back")
    )
    return tournament_screen(lines, row(*arrows), row(back, words_button(ids(tournament), texts)))


def _lines(fact: Standings, first: int, rounds: int, texts: Texts, longest: int) -> list[str]:
    """Return the lines of a page with the latest rounds, and a line at the cut."""
    lines = []
    for place, one in enumerate(fact.lines[first : first + TEXT_ROWS], first):
        if place == fact.cut:
            lines.append(texts("cups-standings-cut"))
        lines.append(_line(one, fact, rounds, longest, texts))
    return lines


def _columns(fact: Standings, texts: Texts) -> str:
    ties = [tie_name(tie, texts) for tie, _ in (fact.lines[0].ties if fact.lines else ())]
    met = [texts("cups-standings-met")] if any(one.marks for one in fact.lines) else []
    columns = texts.series([texts("cups-tie-points"), *ties, *met])
    return texts("cups-standings-columns", columns=columns)


def _line(one: StandingLine, fact: Standings, rounds: int, longest: int, texts: Texts) -> str:
    latest = one.marks[len(one.marks) - min(rounds, len(one.marks)) :]
    met = texts.series(crosstables.met(mark, fact, texts) for mark in latest)
    numbers = [words.tie(tie, value, texts) for tie, value in one.ties]
    ties = texts.series([*numbers, *([met] if met else [])], " · ")
    key = "cups-standings-line" if one.state == "in" else "cups-standings-line-left"
    lord, points = words.short(one.name, longest), words.points(one.points)
    return texts(key, place=one.place, lord=lord, points=points, ties=ties)


# -- every number as its sum -----------------------------------------------------------------------


def explained(
    tournament: Tournament,
    fact: Standings,
    entry: int,
    sums: Sequence[Sum],
    texts: Texts,
) -> Screen:
    """Explain every number of a line as a sum, and what decided its place."""
    at = next(place for place, one in enumerate(fact.lines) if one.entry == entry)
    line = fact.lines[at]
    lines = [texts("cups-explain-title", lord=words.names(entry, tournament), place=line.place)]
    if line.decided is not None and at:
        what, above = (
            _number_name(line.decided, texts),
            words.names(fact.lines[at - 1].entry, tournament),
        )
        key = "shared" if line.place == fact.lines[at - 1].place else "decided"
        lines.append(texts(f"cups-explain-{key}", lord=above, what=what))
    if tournament.stage_at(fact.stage).kind in MOVED:
        lines.append(texts("cups-explain-tables"))
    described = [_sum(tournament, one, texts) for one in sums]
    id, where = ids(tournament), place_of(fact)
    return tournament_screen(
        lines,
        *[Text(one) for one in _fitting(described, SCREEN - sum(map(len, lines)) - 20)],
        *_game_buttons(sums, texts),
        row(
            Button(texts.plain("cups-button-standings"), id("page", *where, 0, "back")),
            Button(texts.plain("cups-button-why"), id("why", entry)),
            words_button(id, texts),
        ),
    )


def _game_buttons(sums: Sequence[Sum], texts: Texts) -> list[Row]:
    """Make the buttons to the games that the numbers come from."""
    played = {
        term.game: term for one in sums for term in one.terms if term.game and one.what == "points"
    }
    return rows(
        Button(
            texts.plain("cups-explain-game", round=term.round, table=term.table),
            Ids(GAME, game or 0)("look"),
        )
        for game, term in list(played.items())[:GAMES]
    )


def _fitting(described: Sequence[str], room: int) -> list[str]:
    """Keep as many sums as fit."""
    kept: list[str] = []
    for one in described:
        room -= len(one)
        if room < 0:
            break
        kept.append(one)
    return kept


def _number_name(what: str, texts: Texts) -> str:
    if what in ("points", "lot"):
        return texts(f"cups-tie-{what}")
    return texts.plain(f"organise-tie-{what}")


def _sum(tournament: Tournament, one: Sum, texts: Texts) -> str:
    """Describe a number, with its parts in small print."""
    what = capital(_number_name(one.what, texts))
    head = texts("cups-explain-sum", what=what, value=words.tie(one.what, one.value, texts))
    if one.what == "lot":
        return f"{head}\n{small(texts('cups-explain-lot'))}"
    if one.value is None:
        return f"{head}\n{small(texts('cups-explain-passed'))}"
    parts = [_term(tournament, one.what, term, texts) for term in one.terms[:TERMS]]
    more = len(one.terms) - len(parts)
    if more > 0:
        parts.append(texts("cups-explain-more", count=more))
    if one.by > 1:
        parts.append(texts("cups-explain-mean", count=one.by))
    return "\n".join([head, *([small(texts.series(parts, " · "))] if parts else [])])


def _term(tournament: Tournament, what: str, term: Term, texts: Texts) -> str:
    value = words.tie(what, term.value, texts)
    said: dict[str, str | int] = {"value": value, "round": term.round, "table": term.table}
    if term.entry is not None:
        said["lord"] = words.short(tournament.entry(term.entry).name)
    key = f"cups-term-{term.what}" if term.what else "cups-term"
    if not texts.has(key):
        key = "cups-term-other"
    if term.what in ("", "ruled") and term.entry is not None:
        key = "cups-term-lord" if term.round else "cups-term-only-lord"
    said.setdefault("lord", "")
    return texts(key, **said)
