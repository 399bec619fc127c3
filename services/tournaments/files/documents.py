"""Write a tournament's entries, pairings, results and standings as tables and one document. Pure.

People appear only with their names and the server's pseudonyms. There are no results of a duplicate
round in progress. A number is exact in the document ("9/2") and has up to four decimals in the
tables, which are UTF-8 with a byte order mark for spreadsheets.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from services.core.json_codec import to_json
from services.facts.standings import Standings
from services.facts.tournaments import (
    Arrangement,
    Entry,
    Lord,
    Match,
    Round,
    Tournament,
    TournamentGame,
)
from services.tournaments import scores

FORMAT = "castellan-cup/1"
TABLES = ("entries", "pairings", "results", "standings")
PARTNERS = 2
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""Characters that begin a formula in a spreadsheet; the last four are full-width forms of the
first.
"""
_HIDDEN = re.compile(r"([;\t\r\n]\s*)(?=[-=+@\uff1d\uff0b\uff0d\uff20])")
_GUARDED = re.compile(r"([;\t\r\n]\s*)'(?=[-=+@\uff1d\uff0b\uff0d\uff20])")

Cell = str | int | Fraction | None
Rows = Iterable[Sequence[Cell]]
Players = Mapping[int, str]
"""The pseudonyms of accounts."""
Seeds = Mapping[tuple[int, int, int, int], str]
"""The seeds of games, by stage, round, table and slot."""
NONE: Seeds = MappingProxyType({})


def tables(tournament: Tournament, players: Players) -> dict[str, str]:
    """Return the four tables of a tournament as comma-separated values, by name."""
    return {name: as_csv(rows) for name, rows in table_rows(tournament, players).items()}


def table_rows(tournament: Tournament, players: Players) -> dict[str, Rows]:
    """Return the rows of the four tables of a tournament, by name."""
    return {
        "entries": _entries(tournament, players),
        "pairings": _pairings(tournament),
        "results": _results(tournament),
        "standings": _standings(tournament),
    }


def document(tournament: Tournament, players: Players, seeds: Seeds = NONE) -> dict[str, Any]:
    """Return a tournament as a document for JSON, with those `seeds` that may be revealed."""
    return {
        "format": FORMAT,
        "cup": str(tournament.id),
        "name": tournament.setup.name,
        "server": str(tournament.server),
        "phase": tournament.phase,
        "setup": _setup(tournament),
        "seal": tournament.seal,
        "seed": tournament.seed,
        "published": timestamp(tournament.created),
        "ended": timestamp(tournament.ended),
        "reason": tournament.reason,
        "entries": [_entry(entry, players) for entry in tournament.entries],
        "stages": [{**asdict(one), "ended": timestamp(one.ended)} for one in tournament.stages],
        "rounds": [_round(tournament, one, seeds) for one in tournament.rounds],
        "standings": [standings_document(one) for one in every_standings(tournament)],
        "seeds": list(tournament.seeds),
        "places": list(tournament.places),
        "ranks": list(tournament.ranks),
    }


def every_standings(tournament: Tournament) -> Iterator[Standings]:
    """Yield the standings of every stage of a tournament, or of every group."""
    for stage in tournament.stages:
        for group in range(1, len(stage.groups) + 1) if stage.groups else (0,):
            yield scores.standings(tournament, stage.number, group)


def timestamp(at: int | None) -> str | None:
    """Return an epoch second as files show it; None stays None."""
    return None if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# -- tables ----------------------------------------------------------------------------------------


def as_csv(rows: Rows) -> str:
    """Return rows as comma-separated values."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    for row in rows:
        writer.writerow([_cell(cell) for cell in row])
    return "\N{ZERO WIDTH NO-BREAK SPACE}" + text.getvalue()


def _cell(value: Cell) -> str | int:
    """Write a cell. A quote keeps spreadsheets from evaluating a text."""
    if value is None:
        return ""
    if isinstance(value, Fraction):
        return f"{float(value):.4f}".rstrip("0").rstrip(".")
    return guarded(value) if isinstance(value, str) else value


def guarded(text: str) -> str:
    """Return a text with a quote before what might begin a formula in a spreadsheet.

    That is at its beginning, and after what some spreadsheets take for the end of a cell.
    """
    inner = _HIDDEN.sub(r"\1'", text)
    return f"'{inner}" if inner.startswith(FORMULA) else inner


def unguarded(text: str) -> str:
    """Return the text that was guarded."""
    inner = _GUARDED.sub(r"\1", text)
    return inner[1:] if inner.startswith("'") and inner[1:].startswith(FORMULA) else inner


def _entries(tournament: Tournament, players: Players) -> Iterator[Sequence[Cell]]:
    yield (
        *("entry", "lord", "player", "partner", "partner_player", "state", "signed_up", "here"),
        *("first_round", "left_after", "former", "rating"),
    )
    for entry in tournament.entries:
        lords = [cell for lord in entry.lords for cell in (lord.name, _player(lord, players))]
        former = " + ".join(lord.name for lord in entry.former)
        yield (
            entry.number,
            *lords,
            *[None] * (2 * PARTNERS - len(lords)),
            entry.state,
            timestamp(entry.at),
            _yes_or_no(entry.here),
            entry.first,
            entry.left,
            former,
            entry.rating,
        )


def _pairings(tournament: Tournament) -> Iterator[Sequence[Cell]]:
    yield (
        *("stage", "kind", "round", "begins", "ends", "group", "table", "kingdom", "entry"),
        *("name", "chooses", "bye", "seal"),
    )
    kinds = {stage.number: stage.kind for stage in tournament.stages}
    for one in tournament.rounds:
        begin = (
            one.stage,
            kinds[one.stage],
            one.number,
            timestamp(one.begins),
            timestamp(one.ends),
        )
        for match in one.matches:
            for kingdom, number in enumerate(match.entries, 1):
                chooses = match.order.index(number) + 1 if number in match.order else None
                name = tournament.entry(number).name
                where = (match.group or None, match.number, kingdom)
                yield (*begin, *where, number, name, chooses, _yes_or_no(value=False), match.seal)
        for number in one.byes:
            name = tournament.entry(number).name
            yield (*begin, None, None, None, number, name, None, _yes_or_no(value=True), None)


def _results(tournament: Tournament) -> Iterator[Sequence[Cell]]:
    yield (
        *("stage", "round", "group", "table", "match_game", "game", "entry", "name", "place"),
        *("points", "territory", "crowns", "autopilot", "match_place", "match_points", "ruling"),
    )
    for one in tournament.rounds:
        for match in one.matches if tournament.reveals(one) else ():
            worth = scores.match_results(tournament.setup, match) if match.over else {}
            for game in match.games:
                yield from _result(tournament, match, game, worth)


def _result(
    tournament: Tournament,
    match: Match,
    game: TournamentGame,
    worth: Mapping[int, tuple[int, Fraction]],
) -> Iterator[Sequence[Cell]]:
    for score in game.scores:
        place, points = worth.get(score.entry, (None, None))
        yield (
            match.stage,
            match.round,
            match.group or None,
            match.number,
            game.slot,
            game.game,
            score.entry,
            tournament.entry(score.entry).name,
            score.place,
            score.total,
            score.territory,
            score.crowns,
            _yes_or_no(score.autopilot),
            place,
            points,
            game.ruling,
        )


def _standings(tournament: Tournament) -> Iterator[Sequence[Cell]]:
    ties = [tie for tie in tournament.setup.ties if tie != "lot"]
    yield (
        *("stage", "kind", "group", "round", "place", "entry", "name", "points", *ties),
        *("decided_by", "state", "goes_on", "final"),
    )
    stages = {stage.number: stage for stage in tournament.stages}
    for table in every_standings(tournament):
        stage = stages[table.stage]
        for line in table.lines:
            yield (
                table.stage,
                stage.kind,
                table.group or None,
                table.round,
                line.place,
                line.entry,
                line.name,
                line.points,
                *(value for _, value in line.ties),
                line.decided,
                line.state,
                _yes_or_no(line.entry in stage.through) if table.frozen else None,
                _yes_or_no(table.frozen),
            )


def _player(lord: Lord, players: Players) -> str | None:
    return players.get(lord.user) if lord.account is not None else None


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


# -- one document ----------------------------------------------------------------------------------


def _entry(entry: Entry, players: Players) -> dict[str, Any]:
    def named(lord: Lord) -> dict[str, str | None]:
        return {"name": lord.name, "player": _player(lord, players)}

    return {
        "entry": entry.number,
        "lords": [named(lord) for lord in entry.lords],
        "state": entry.state,
        "signed_up": timestamp(entry.at),
        "here": entry.here,
        "first_round": entry.first,
        "left_after": entry.left,
        "left_in_stage": entry.left_stage,
        "passes_on": list(entry.passes),
        "former": [named(lord) for lord in entry.former],
        "rating": entry.rating,
    }


def _setup(tournament: Tournament) -> dict[str, Any]:
    """Return the set-up; a role's id is a text, as other programs round such long numbers."""
    role = tournament.setup.role
    return {
        **to_json(tournament.setup),
        "role": None if role is None else str(role),
    }


def _round(tournament: Tournament, one: Round, seeds: Seeds) -> dict[str, Any]:
    rounds = tournament.stage_at(one.stage).rounds
    return {
        **({} if one.planned in (0, rounds) else {"planned": one.planned}),
        **({} if one.by_hand == Arrangement() else {"by_hand": to_json(one.by_hand)}),
        "stage": one.stage,
        "round": one.number,
        "begins": timestamp(one.begins),
        "ends": timestamp(one.ends),
        "ended": timestamp(one.ended),
        "more": one.more,
        **({} if one.seed is None else {"seed": one.seed, "link": one.link}),
        "byes": list(one.byes),
        "tables": [
            {
                "table": match.number,
                "group": match.group,
                "entries": list(match.entries),
                "order": list(match.order),
                "seal": match.seal,
                "over": match.over,
                **({} if match.adjourned is None else {"adjourned": timestamp(match.adjourned)}),
                **({"tied_until": match.tied} if match.tied else {}),
                "games": [
                    _game(match, game, seeds) for game in match.games if tournament.reveals(one)
                ],
                **({"onward": list(match.onward)} if match.onward else {}),
                **({"again": True} if match.again else {}),
            }
            for match in one.matches
        ],
    }


def _game(match: Match, game: TournamentGame, seeds: Seeds) -> dict[str, Any]:
    """Return a game: the entries of its kingdoms, and the seed if it was played."""
    entries = dict(zip(match.tables, match.seated, strict=True)).get(game.table or 0, match.entries)
    where = (match.stage, match.round, match.number, game.slot)
    return {
        "slot": game.slot,
        "game": game.game,
        "seed": None if game.game is None else seeds.get(where),
        "entries": list(entries),
        "ruling": game.ruling,
        "scores": [asdict(score) for score in game.scores],
    }


def standings_document(table: Standings) -> dict[str, Any]:
    """Return standings for the document."""
    return {
        "stage": table.stage,
        "group": table.group,
        "round": table.round,
        "rounds": table.rounds,
        "final": table.frozen,
        "lines": [
            {
                "place": line.place,
                "entry": line.entry,
                "name": line.name,
                "points": str(line.points),
                "ties": {tie: None if value is None else str(value) for tie, value in line.ties},
                "decided_by": line.decided,
                "state": line.state,
            }
            for line in table.lines
        ],
    }
