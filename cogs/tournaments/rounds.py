"""Rounds: the page of its tables, the reader's own table, why it is that one. Pure builders."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from cogs.screen import Button, Link, Picture, Screen, Style, discord_url, row, small
from cogs.tournaments import words
from cogs.tournaments.glossary import button as words_button
from cogs.tournaments.words import ids, left, name_of, tournament_screen, when
from locales import Texts, plain_name
from locales import name as safe_name
from render.tournament_requests import RoundPicture, RoundRow
from services.facts.tournament_lists import TournamentSeat
from services.facts.tournament_posts import RoundPage, RoundTable
from services.facts.tournaments import BRACKETS, Match, Round, Tournament, TournamentEvent
from services.tournaments.formats import (
    THIRD,
    bracket,
    plays_further,
    points_of_match,
    ranking,
    went_on,
)
from services.tournaments.pairing import Why

NAMED: Final = 14
"""The longest name in the text of a round, in characters."""
BYES: Final = 12
ONWARD: Final = 5
"""How many tables are named whose winner is not the one who goes on."""


def round_page(tournament: Tournament, fact: RoundPage, texts: Texts) -> Screen:
    """Build a page of a round: its tables, their players and progress."""
    one = fact.round
    name = words.round_name(tournament, one.stage, one.number, texts, rounds=fact.rounds)
    said: dict[str, str | int] = {"name": name_of(tournament), "round": name}
    key = "cups-round-title"
    if fact.parts > 1:
        key, said = f"{key}-page", {**said, "page": fact.part + 1, "pages": fact.parts}
    id, where = ids(tournament), (one.stage, one.number)
    mark = (*where, fact.part)
    buttons = row(
        Button(texts.plain("cups-button-table"), id("mine", *mark), Style.MAIN),
        Button(texts.plain("cups-button-why"), id("why", *mark)),
        words.stand_button(tournament, texts, *mark),
        Button(texts.plain("cups-button-judge"), id("judge", *mark)),
    )
    return tournament_screen(
        [
            texts(key, **said),
            *_state(tournament, one, texts),
            *_third_lines(tournament, fact, texts),
            *_tied_lines(tournament, fact, texts),
            *_adjourned_lines(fact, texts),
            *_own_lines(fact, texts),
            *onward_lines(tournament, [one.match for one in fact.tables if not one.sealed], texts),
            *_byes_lines(fact, texts),
        ],
        _picture(tournament, fact, name, texts) if fact.tables else None,
        buttons,
    )


def _state(tournament: Tournament, one: Round, texts: Texts) -> list[str]:
    """Say when a round ends or ended, or that it is paused or was called off."""
    if one.ended is not None:
        return [texts("cups-round-ended", at=when(one.ended))]
    if tournament.phase == "cancelled":
        return [texts("cups-round-cancelled", at=when(tournament.ended or one.ends))]
    lines = [texts("cups-round-ends", ends=when(one.ends), left=left(one.ends))]
    if tournament.paused is not None:
        lines.append(texts("cups-round-paused", since=when(tournament.paused)))
    return lines


def _third_lines(tournament: Tournament, fact: RoundPage, texts: Texts) -> list[str]:
    """Say which table plays for third place."""
    third = [one.match for one in fact.tables if _is_for_third(tournament, one.match)]
    return [texts("cups-round-third", table=one.number) for one in third]


def _adjourned_lines(fact: RoundPage, texts: Texts) -> list[str]:
    """Say until when tables are adjourned; a picture can't show it in the reader's zone."""
    ends = ((one.match.number, one.match.adjourned) for one in fact.tables)
    return [
        texts("cups-round-adjourned", table=table, until=when(at), left=left(at))
        for table, at in ends
        if at is not None
    ]


def _own_lines(fact: RoundPage, texts: Texts) -> list[str]:
    """Say at which tables somebody ruled who sat there themselves."""
    own = [one.match for one in fact.tables if any(game.own for game in one.match.games)]
    return [texts("cups-round-own", table=match.number) for match in own]


def _is_for_third(tournament: Tournament, match: Match) -> bool:
    """Whether a match is the game for third place: in groups, 4 is the number of one of them."""
    return match.group == THIRD and tournament.stage_at(match.stage).kind in BRACKETS


def _tied_lines(tournament: Tournament, fact: RoundPage, texts: Texts) -> list[str]:
    """Say which tables were tied, so that a further game is being played there."""
    tied = [
        str(one.match.number)
        for one in fact.tables
        if not one.sealed and plays_further(tournament.setup, one.match)
    ]
    said = texts("cups-round-tied", tables=texts.listed(tied), count=len(tied)) if tied else ""
    return [said] if said else []


def onward_lines(tournament: Tournament, matches: Iterable[Match], texts: Texts) -> list[str]:
    """Say who goes on, or went on, although others stand before them by the result."""
    lines = []
    for match in matches:
        if not match.over or tournament.stage_at(match.stage).kind not in BRACKETS:
            continue
        on = max(1, tournament.setup.through)
        by_result = ranking(tournament, match)[:on]
        instead = [one for one in went_on(tournament, match)[:on] if one not in by_result]
        if instead:
            key = "cups-table-stands" if match.onward else "cups-table-passed"
            said: dict[str, str | int] = {"table": match.number, "count": len(instead)}
            said["lords"] = words.listed([tournament.entry(one) for one in instead], texts)
            said["round"] = words.round_name(tournament, match.stage, match.round, texts)
            lines.append(texts(key, **said))
    return lines[:ONWARD]


def _byes_lines(fact: RoundPage, texts: Texts) -> list[str]:
    """Name those without a table, on the first page, unless the picture does; at most some."""
    if fact.part or not fact.byes:
        return []
    named = [words.short(one, NAMED) for one in fact.byes[:BYES]]
    lines = [] if fact.tables else [texts("cups-round-byes", names=texts.listed(named))]
    more = len(fact.byes) - BYES
    return [*lines, texts("cups-round-byes-more", count=more)] if more > 0 else lines


def _picture(tournament: Tournament, fact: RoundPage, name: str, texts: Texts) -> Picture:
    title = f"{plain_name(tournament.setup.name)} · {name}"
    byes = () if fact.part else tuple(map(plain_name, fact.byes[:BYES]))
    points, rounds = texts.plain("cups-column-points"), texts.plain("cups-column-rounds")
    heads = points, rounds, texts.plain("cups-column-result")
    rows = tuple(_row(tournament, one, texts) for one in fact.tables)
    free = texts.plain("cups-table-free")
    aliases = tuple(map(words.alias, fact.round.byes[:BYES]))
    shown = RoundPicture(title, rows, byes, columns=heads, free=free, bye_aliases=aliases)
    return Picture(shown)


def _row(tournament: Tournament, one: RoundTable, texts: Texts) -> RoundRow:
    """Build a table's row; of a sealed table, it only says whether it is over."""
    match = one.match
    points: Sequence[str] = [words.points(value) for value in one.points]
    names = [plain_name(name) for name in one.names]
    lords = tuple(zip(names, points or [""] * len(names), strict=True))
    aliases = tuple(map(words.alias, match.entries))
    scores = match.games[-1].scores if match.games else ()
    if one.sealed or not (one.of or match.over):
        how = "opening" if not one.sealed else "over" if match.over else "playing"
        state = texts.plain(f"cups-table-{how}")
        return RoundRow(match.number, lords, 0, 0, state=state, aliases=aliases)
    if match.adjourned is not None:
        state = texts.plain("cups-table-adjourned")
        return RoundRow(match.number, lords, one.at, one.of, state=state, aliases=aliases)
    best = best_of(tournament, match) if match.over else ()
    won = tuple(match.entries.index(entry) for entry in best)
    return RoundRow(
        match.number,
        lords,
        played=one.at,
        rounds=one.of,
        winners=won,
        state=texts.plain("cups-table-nobody") if match.over and match.unplayed else "",
        autopilot=any(score.autopilot for score in scores),
        aliases=aliases,
        results=_results_by_entry(tournament, match) if match.over or match.games else (),
        tied=plays_further(tournament.setup, match),
    )


def _results_by_entry(tournament: Tournament, match: Match) -> tuple[str, ...]:
    """Return the points of a match by entry; of a best of several, how many each has won.

    Empty if the result was ruled without points.
    """
    if tournament.setup.games > 1:
        return tuple(map(str, wins(match).values()))
    found = points_of_match(tournament.setup, match)
    known = any(total or further for total, further in found.values())
    return tuple(words.with_further(*found[entry]) for entry in match.entries) if known else ()


def has_several(tournament: Tournament, match: Match) -> bool:
    """Whether a match has several games, be it as a tie of the first is played again."""
    return tournament.setup.games > 1 or len(match.games) > 1


def best_of(tournament: Tournament, match: Match) -> tuple[int, ...]:
    """Return the winners of a match; in an elimination, only those who advance."""
    best = winners(match)
    kind = tournament.stage_at(match.stage).kind
    if kind not in (*BRACKETS, "final") or not match.games:
        return best
    on = ranking(tournament, match)[: tournament.setup.through if kind in BRACKETS else 1]
    return tuple(entry for entry in best if entry in on)


def winners(match: Match) -> tuple[int, ...]:
    """Return who has won most games of a match so far: nobody if nobody has played it."""
    if match.unplayed:
        return ()
    won = wins(match)
    most = max(won.values(), default=0)
    return tuple(entry for entry, count in won.items() if most and count == most)


def wins(match: Match) -> dict[int, int]:
    """Count the games of a match that each entry has won, in the match's order."""
    won = dict.fromkeys(match.entries, 0)
    for game in match.games:
        for score in game.scores:
            won[score.entry] += score.place == 1
    return won


_WHY: Final = {
    **dict.fromkeys(("robin", "groups", "league"), "all"),
    **dict.fromkeys(("single", "double"), "seeded"),
}
"""What the texts are called that explain the tables of a kind of stage."""


# -- one's own table -------------------------------------------------------------------------------


def mine(fact: TournamentSeat, reader: int, texts: Texts) -> Screen:
    """Show an entry's table in the latest round: players, progress, place."""
    tournament, one, match = fact.tournament, fact.round, fact.match
    own = fact.entry.has(reader)
    who = _who(fact, own=own)
    if one is None or (match is None and not fact.bye):
        return tournament_screen([texts("cups-mine-none", name=words.bold(tournament), **who)])
    name = words.round_name(tournament, one.stage, one.number, texts)
    said: dict[str, str | int] = {"name": words.bold(tournament), "round": name, **who}
    if match is None:
        bracket_ = tournament.stage_at(one.stage).kind in BRACKETS
        return tournament_screen([texts(f"cups-mine-bye{'-bracket' if bracket_ else ''}", **said)])
    others = [tournament.entry(entry) for entry in match.entries if entry != fact.entry.number]
    with_whom = words.listed(others, texts)
    key = "cups-mine-over" if match.over else "cups-mine"
    lines = [texts(key, table=match.number, others=with_whom, **said)]
    if _is_for_third(tournament, match):
        lines.append(texts("cups-round-third", table=match.number))
    if own or tournament.reveals(one):
        lines += [*_results(tournament, match, texts), *_outcome(fact, texts, own=own)]
    if plays_further(tournament.setup, match) and (own or tournament.reveals(one)):
        lines.append(texts("cups-mine-tied"))
    if not match.over:
        lines += _state(tournament, one, texts)
        if fact.gone:
            lines.append(texts("cups-mine-gone"))
        lines.append(small(texts("cups-mine-seal", seal=match.seal)))
    return tournament_screen(lines, row(*_buttons(fact, texts)))


def _outcome(fact: TournamentSeat, texts: Texts, *, own: bool) -> list[str]:
    """Say whether an entry advances, after its table in an elimination, but for the last round."""
    tournament, match = fact.tournament, fact.match
    if match is None or not (match.over and match.games) or tournament.phase == "cancelled":
        return []
    stage = tournament.stage_at(match.stage)
    if stage.kind != "single" or match.round == stage.rounds:
        return []
    on = fact.entry.number in went_on(tournament, match)[: tournament.setup.through]
    what = "on" if on else "third" if _plays_for_third(fact, match) else "out"
    return [texts(f"cups-mine-{what}", **_who(fact, own=own))]


def _who(fact: TournamentSeat, *, own: bool) -> dict[str, str]:
    """Return whose table a text is about: the reader's, or that of a lord."""
    return {"who": "you" if own else "lord", "lord": words.entry(fact.entry)}


def _plays_for_third(fact: TournamentSeat, match: Match) -> bool:
    """Whether an entry that has lost a match plays for third place."""
    stage, number = fact.tournament.stage_at(match.stage), fact.entry.number
    tables = bracket(fact.tournament, stage).rounds[-1]
    thirds = [seat.entry for one in tables if one.group == THIRD for seat in one.seats]
    return number in thirds


def _results(tournament: Tournament, match: Match, texts: Texts) -> list[str]:
    """List the results of a match's finished games."""
    lines = []
    for game in match.games:
        scores = sorted(game.scores, key=lambda score: score.place)
        listed = texts.listed(
            [result(tournament, one.entry, one.place, one.total, texts) for one in scores]
        )
        key = "cups-mine-game" if has_several(tournament, match) else "cups-mine-result"
        key = key if game.ruling is None else f"{key}-ruled"
        reason = "" if game.ruling is None else safe_name(game.ruling)
        lines.append(texts(key, slot=game.slot, scores=listed, reason=reason))
    return lines


def result(tournament: Tournament, entry: int, place: int, total: int, texts: Texts) -> str:
    return texts("cups-result", lord=words.names(entry, tournament), place=place, points=total)


def ruled_scores(tournament: Tournament, event: TournamentEvent, texts: Texts) -> str:
    """List the scores of a ruling."""
    found = sorted(event.data["scores"], key=lambda score: score["place"])
    return texts.listed(
        [result(tournament, one["entry"], one["place"], one["total"], texts) for one in found]
    )


def _buttons(fact: TournamentSeat, texts: Texts) -> list[Button | Link | None]:
    id, match = ids(fact.tournament), fact.match
    look = why = None
    if fact.tables and not fact.gone:
        url = discord_url(fact.tables[-1].server, fact.tables[-1].home)
        look = Link(texts.plain("cups-button-look"), url)
    if match is not None:
        why = Button(texts.plain("cups-button-why"), id("why", fact.entry.number))
    return [
        look,
        why,
        words.stand_button(fact.tournament, texts),
        Button(texts.plain("cups-button-judge"), id("judge")),
    ]


# -- why -------------------------------------------------------------------------------------------


def why(fact: TournamentSeat, reader: int, texts: Texts) -> Screen:
    """Explain a table by what was known at its pairing."""
    found = fact.why
    if not isinstance(found, Why) or fact.match is None or fact.round is None:
        return mine(fact, reader, texts)
    tournament, own = fact.tournament, fact.entry.has(reader)
    name = words.round_name(tournament, fact.round.stage, fact.round.number, texts)
    head = texts("cups-why-title", name=name_of(tournament), round=name, table=found.table)
    said = {**_who(fact, own=own), **_points_and_count(found.points)}
    kind = tournament.stage_at(fact.round.stage).kind
    lines, later = [head], fact.round.number > 1
    if kind == "swiss":
        lines.append(texts(f"cups-why-{'points' if later else 'start'}", **said))
    else:
        later_stage = kind == "single" and fact.round.stage > 1
        seeding = "places" if later_stage else tournament.setup.seeding
        lines.append(texts(f"cups-why-{_WHY.get(kind, kind)}", seeding=seeding, kind=kind))
    if kind == "swiss" and later:
        lines.append(texts("cups-why-near", near=found.near, unmet=found.unmet))
    lines += _others(tournament, found, kind, texts)
    lines.append(_first(tournament, found, texts))
    if found.twice or (kind == "swiss" and later):
        key = "cups-why-twice" if found.twice else "cups-why-nobody-twice"
        lines.append(texts(key, **{**said, "count": found.twice}))
    if found.byes:
        rounds_free = texts.listed([str(one) for one in found.byes])
        lines.append(texts("cups-why-bye", rounds=rounds_free, **said))
    mine_ = Button(
        texts.plain("cups-button-table"), ids(tournament)("mine", "w", fact.entry.number)
    )
    more = words_button(ids(tournament), texts)
    return tournament_screen(lines, row(mine_, more))


def _points_and_count(points: Fraction) -> dict[str, str | float]:
    """Return points as text, and as the number that chooses the plural."""
    return {"points": words.points(points), "count": float(points)}


def _others(tournament: Tournament, found: Why, kind: str, texts: Texts) -> list[str]:
    """Say which of the opponents were met before."""
    lines, met = [], dict(found.met)
    for number, points in found.others:
        rounds, lord = met.get(number, ()), words.names(number, tournament)
        if rounds:
            key = "cups-why-met" if kind == "swiss" else "cups-why-met-again"
            before = texts.listed([str(one) for one in rounds])
            lines.append(texts(key, lord=lord, rounds=before, **_points_and_count(points)))
        elif kind == "swiss" and found.round > 1:
            lines.append(texts("cups-why-unmet", lord=lord, **_points_and_count(points)))
    return lines


def _first(tournament: Tournament, found: Why, texts: Texts) -> str:
    """Say who chooses first here, and how often they have."""
    counts = {entry: len(rounds) for entry, rounds in found.firsts}
    lord, count = words.names(found.first, tournament), counts.get(found.first, 0)
    return texts("cups-why-first", lord=lord, lords=tournament.setup.each, count=count)
