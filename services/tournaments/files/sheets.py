"""Write a tournament's crosstable, bracket and pairing sheet as tables. Pure.

There are no results of a duplicate round in progress.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from services.facts.standings import Standings
from services.facts.tournaments import BRACKETS, Match, Round, Stage, Tournament
from services.tournaments import formats, scores
from services.tournaments.files.documents import Cell, Rows, every_standings

MEETING_ALL = ("robin", "groups", "league")
"""The stages in which all meet: their crosstables have a column for each opponent, too."""


def sheet_rows(tournament: Tournament) -> dict[str, Rows]:
    """Return the rows of all of them by name."""
    made = {
        "crosstable": _crosstable(tournament),
        "bracket": _bracket(tournament),
        "sheet": _pairing_sheet(tournament),
    }
    return {name: _as_wide_as_titles(list(rows)) for name, rows in made.items()}


def _as_wide_as_titles(rows: Sequence[Sequence[Cell]]) -> Rows:
    """Return rows with as many cells as the first: some programs refuse others."""
    return [[*row, *[None] * (len(rows[0]) - len(row))] for row in rows]


def _crosstable(tournament: Tournament) -> Iterator[Sequence[Cell]]:
    """Yield who met whom in each round and came where: "4+7 1/3" is first of three.

    Where all meet, `against_2` is the same against who is second in the standings.
    """
    every = list(every_standings(tournament))
    kinds = {stage.number: stage.kind for stage in tournament.stages}
    rounds = max((one.number for one in tournament.rounds), default=0)
    meeting = [one for one in every if kinds[one.stage] in MEETING_ALL]
    most = max((len(one.lines) for one in meeting), default=0)
    yield (
        *("stage", "group", "place", "entry", "name", "points"),
        *(f"round_{number}" for number in range(1, rounds + 1)),
        *(f"against_{place}" for place in range(1, most + 1)),
    )
    for table in every:
        yield from _crossed(tournament, table, rounds, most if table in meeting else 0)


def _crossed(
    tournament: Tournament, table: Standings, rounds: int, most: int
) -> Iterator[Sequence[Cell]]:
    met = scores.crosstable(tournament, table.stage)
    counted = {one.number: one for one in scores.counted(tournament, table.stage)}
    order = [line.entry for line in table.lines]
    for line in table.lines:
        places = [met.get((line.entry, other)) for other in order[:most]]
        yield (
            *(table.stage, table.group or None, line.place, line.entry, line.name, line.points),
            *(_met_in(tournament, counted.get(one), line.entry) for one in range(1, rounds + 1)),
            *(None if place is None else _out_of(*place) for place in places),
        )


def _met_in(tournament: Tournament, one: Round | None, entry: int) -> str | None:
    if one is None:
        return None
    match = next((match for match in one.matches if entry in match.entries), None)
    if match is None:
        return "bye" if entry in one.byes else None
    place, _ = scores.match_results(tournament.setup, match)[entry]
    others = "+".join(str(other) for other in match.entries if other != entry)
    return f"{others} {_out_of(place, len(match.entries))}"


def _out_of(place: int, size: int) -> str:
    return f"{place}/{size}"


def _bracket(tournament: Tournament) -> Iterator[Sequence[Cell]]:
    """Yield the seats of every table of the eliminations, with where they come from."""
    yield (
        *("stage", "kind", "round", "table", "side", "state", "seat", "seed", "entry", "name"),
        *("from_round", "from_table", "from_place", "points", "games_won", "place", "goes_on"),
    )
    for stage in tournament.stages:
        if stage.kind in (*BRACKETS, "final"):
            yield from _seats(tournament, stage)


def _seats(tournament: Tournament, stage: Stage) -> Iterator[Sequence[Cell]]:
    found = formats.bracket(tournament, stage)
    for table in (table for tables in found.rounds for table in tables):
        side = (None, "winners", "losers", "last", "third")[table.group]
        where = (stage.number, stage.kind, table.round, table.number, side, table.state)
        for at, seat in enumerate(table.seats, 1):
            came = seat.came or (None, None)
            from_place = None if seat.came is None else seat.came_at
            who = (at, seat.seed, seat.entry, seat.name)
            on = "yes" if seat.on else "no"
            yield (*where, *who, *came, from_place, seat.total, seat.games, seat.place, on)


def _pairing_sheet(tournament: Tournament) -> Iterator[Sequence[Cell]]:
    """Yield the tables of the latest round, to be printed: who chooses first comes first.

    `points` are those before the round; `result` is left for a pen.
    """
    last = tournament.rounds[-1] if tournament.rounds else None
    size = max((len(match.entries) for match in last.matches), default=0) if last else 0
    seats = range(1, size + 1)
    titles = [title for at in seats for title in (f"name_{at}", f"points_{at}", f"result_{at}")]
    yield ("stage", "round", "group", "table", *titles)
    if last is None:
        return
    before = scores.totals(tournament, last.stage, last.number - 1)
    for match in last.matches:
        yield _printed(tournament, match, before)
    for entry in last.byes:
        name = tournament.entry(entry).name
        yield (last.stage, last.number, None, "bye", name, before.get(entry), None)


def _printed(
    tournament: Tournament, match: Match, before: Mapping[int, Fraction]
) -> Sequence[Cell]:
    entries = match.order or match.entries
    seats = [(tournament.entry(one).name, before.get(one), None) for one in entries]
    cells = [cell for seat in seats for cell in seat]
    return (match.stage, match.round, match.group or None, match.number, *cells)
