"""Write a tournament at tables of two as a FIDE tournament report (TRF16), for chess tools. Pure.

Its first stage: the starting rank is the seed, white chooses first, and points are those of chess.
There are no results of a duplicate round in progress.
"""

from datetime import UTC, datetime

from services.facts.tournaments import Match, Round, Tournament
from services.tournaments import scores

POINTS = {"1": 2, "+": 2, "U": 2, "=": 1}
"""What results are worth, in half points; others are worth nothing."""
TYPES = {
    "swiss": "Swiss",
    "robin": "Round-robin",
    "groups": "Round-robin-groups",
    "single": "Knock-out",
    "double": "Double-knock-out",
    "ladder": "Ladder",
    "league": "League",
}
NAME = 33
"""The columns of a name."""


def report(tournament: Tournament) -> str:
    """Return the report."""
    stage = tournament.stages[0] if tournament.stages else None
    entries = tuple(one.number for one in tournament.taking_part)
    places: dict[int, int] = {}
    if stage is not None:
        entries = scores.members(tournament, 1)
        places = {line.entry: line.place for line in scores.standings(tournament, 1).lines}
    ranks = {entry: rank for rank, entry in enumerate(entries, 1)}
    rounds = tournament.rounds_of(1)
    last = max((one.ends for one in rounds), default=tournament.start)
    lines = [
        f"012 {_line(tournament.setup.name)}",
        f"042 {_day(tournament.start)}",
        f"052 {_day(tournament.ended or last)}",
        f"062 {len(entries)}",
        "072 0",
        f"092 {TYPES[tournament.setup.format]}",
        f"XXR {stage.rounds if stage is not None and stage.rounds else len(rounds)}",
        f"{'132':91}{'  '.join(_day(one.begins)[2:] for one in rounds)}".rstrip(),
    ]
    for entry in entries:
        cells = [_cell(tournament, one, entry, ranks) for one in rounds]
        half = sum(POINTS.get(cell[-1], 0) for cell in cells)
        name = _line(tournament.entry(entry).name)[:NAME]
        place = places.get(entry, ranks[entry])
        head = f"001 {ranks[entry]:4} {'':4} {name:{NAME}} {'':31} {half / 2:4.1f} {place:4}"
        lines.append("".join([head, *(f"  {cell}" for cell in cells)]))
    return "".join(f"{line}\r\n" for line in lines)


def _cell(tournament: Tournament, one: Round, entry: int, ranks: dict[int, int]) -> str:
    """Return an entry's round: its opponent, its color, its result."""
    match = next((match for match in one.matches if entry in match.entries), None)
    if match is None or len(match.entries) != 2:
        return "0000 - U" if entry in one.byes else "0000 - Z"
    (other,) = (each for each in match.entries if each != entry)
    white = (match.order or match.entries)[0] == entry
    result = _result(tournament, match, entry, other) if tournament.reveals(one) else " "
    return f"{ranks[other]:4} {'w' if white else 'b'} {result}"


def _result(tournament: Tournament, match: Match, entry: int, other: int) -> str:
    if not match.over:
        return " "
    places = scores.match_results(tournament.setup, match)
    own, others = places[entry][0], places[other][0]
    played = any(game.game is not None for game in match.games)
    if own == others:
        return "="
    if own < others:
        return "1" if played else "+"
    return "0" if played else "-"


def _line(text: str) -> str:
    return " ".join(text.split())


def _day(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y/%m/%d")
