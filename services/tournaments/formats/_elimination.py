"""Elimination stages: the seats of each table of the bracket, as far as the log determines them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from services.facts.tournament_bracket import Bracket, BracketSeat, BracketState, BracketTable
from services.facts.tournaments import BRACKETS, Match, Round, Stage, Tournament
from services.tournaments.core.setups import is_playable, later
from services.tournaments.formats._round_plans import PlannedTable, RoundPlan, StageEnd
from services.tournaments.formats.bracket_tree import THIRD, Node, Source
from services.tournaments.formats.matches import (
    can_play_further,
    places_by_play,
    points_of_match,
    ranking,
    tied_at,
    wins,
)
from services.tournaments.formats.stages import still_in, tree_of


@dataclass(frozen=True, slots=True)
class Spot:
    """A table of the bracket and what is known of it.

    `comers`: the entry of each seat (0 nobody, None not yet known). `order`: its entries, the
    winner first, once known; of a table that was not played, those who advance without a game.
    """

    node: Node
    comers: tuple[int | None, ...]
    match: Match | None = None
    order: tuple[int, ...] | None = None


def spots(tournament: Tournament, stage: Stage) -> tuple[tuple[Spot, ...], ...]:
    """Return the tables of an elimination stage by rounds."""
    played = {one.number: _PairedRound(one) for one in tournament.rounds_of(stage.number)}
    known: dict[tuple[int, int], Spot] = {}
    tree = tree_of(tournament.setup, stage.kind, len(stage.entries))
    for tables in tree:
        for node in tables:
            comers = tuple(_entry_of_seat(stage, known, seat) for seat in node.seats)
            if node.again and not _is_replayed(known, node):
                comers = (0,) * len(comers)
            spot = _spot(tournament, node, comers, played.get(node.round))
            known[node.round, node.number] = spot
    return tuple(tuple(known[node.round, node.number] for node in tables) for tables in tree)


class _PairedRound:
    """A paired round: its tables by number, and the entries without one."""

    def __init__(self, round_: Round) -> None:
        self.matches = {one.number: one for one in round_.matches}
        self.byes = frozenset(round_.byes)
        self.more = round_.more


def _entry_of_seat(stage: Stage, known: Mapping[tuple[int, int], Spot], seat: Source) -> int | None:
    if seat.seed is not None:
        return stage.entries[seat.seed - 1]
    order = known[seat.round, seat.number].order
    if order is None:
        return None
    return order[seat.place - 1] if seat.place <= len(order) else 0


def _is_replayed(known: Mapping[tuple[int, int], Spot], node: Node) -> bool:
    """Whether the final may be played again: the finalist who came undefeated has lost it."""
    before = known[node.seats[0].round, node.seats[0].number]
    return before.order is None or before.comers[0] in before.order[1:]


def _spot(
    tournament: Tournament, node: Node, comers: tuple[int | None, ...], round_: _PairedRound | None
) -> Spot:
    """Return a table with what the log says of it.

    The seats of a paired round follow from its tables and byes, whether or not entries have left or
    come back since.
    """
    if round_ is None:
        return Spot(node, comers, order=() if set(comers) == {0} else None)
    match = round_.matches.get(node.number)
    if match is None:
        without = [one for one in comers if one != 0 and one not in round_.byes]
        if round_.more and without:  # it will be paired, after a correction
            return Spot(node, comers)
        return Spot(node, comers, order=tuple(one for one in comers if one in round_.byes))
    return Spot(node, comers, match, _ranked(tournament, match) if match.over else None)


def _ranked(tournament: Tournament, match: Match) -> tuple[int, ...]:
    """Return the entries of a match in order; who passed their place on comes last.

    If its result was corrected and those who had gone on stay, it is the order before.
    """
    here = (match.stage, match.round)
    found = match.onward or ranking(tournament, match)
    return tuple(sorted(found, key=lambda one: tournament.entry(one).passes == here))


def to_play_again(tournament: Tournament, match: Match) -> tuple[int, ...]:
    """Return the entries of a match that have to play a further game, as nothing else decides it.

    These are those of whom some would go on from an elimination's table, or have won a final, by
    lot; if the set-up wants that, enough was played, or so few can't play (R19), nobody.
    """
    stage = tournament.stage_at(match.stage)
    if tournament.setup.decider == "lot" or stage.kind not in (*BRACKETS, "final"):
        return ()
    if not match.games or not can_play_further(tournament.setup, match):
        return ()
    tables = tree_of(tournament.setup, stage.kind, len(stage.entries))[match.round - 1]
    on = {one.number: one.on for one in tables}[match.number]
    tied = tied_at(tournament, match, on)
    return tied if is_playable(tournament.setup, len(tied)) else ()


def went_on(tournament: Tournament, match: Match) -> list[int]:
    """Return the entries of a match that is over in the order by which they went on."""
    return [*_ranked(tournament, match)]


def successor(tournament: Tournament, number: int) -> tuple[int, int] | None:
    """Return who could go on instead of a disqualified entry, and from which round.

    That is the next best at the last table from which it went on. None if it is out, was not to go
    on from a table, or all others there have left.
    """
    stage = tournament.stage
    if stage is None or stage.ended is not None or stage.kind not in BRACKETS:
        return None
    rounds = spots(_without_secrets(tournament), stage)
    fed = {(seat.round, seat.number) for spot in _flat(rounds) for seat in spot.node.seats}
    for spot in reversed(tuple(_flat(rounds))):
        if spot.match is None or number not in spot.match.entries or spot.order is None:
            continue
        on = spot.node.on
        if number not in spot.order[:on]:
            return None
        others = still_in(tournament, spot.order[on:])
        if (spot.node.round, spot.node.number) in fed and len(spot.order) > on:
            return (others[0], spot.node.round) if others else None
    return None


def next_step(tournament: Tournament, stage: Stage, now: int) -> RoundPlan | StageEnd | None:
    """Return the next round of an elimination stage, or its end; None: its tables play.

    If so many have left that nobody has to be eliminated, the others advance. Entries without a
    table are in `byes`. A round without games takes no time. After a correction a round may lack
    tables: they are paired once all rounds before it are over.
    """
    paired = tournament.rounds_of(stage.number)
    part = next((one for one in paired if not one.over), None)
    if part is not None and not part.more:
        return None
    number = len(paired) + 1 if part is None else part.number
    rounds = spots(tournament, stage)
    left = dict.fromkeys(
        one for spots_ in rounds[number - 1 :] for spot in spots_ for one in spot.comers if one
    )
    here = dict.fromkeys(still_in(tournament, left))
    if part is None and len(here) < 2:
        placed = _placed(tournament, stage, rounds)
        return StageEnd(stage.number, tuple(placed), (), tuple(placed.values()))
    tables = []
    for spot in rounds[number - 1]:
        comers = [one for one in spot.comers if one in here]
        if spot.match is not None:
            here = {one: None for one in here if one not in spot.match.entries}
        elif len(comers) > max(1, spot.node.on):
            tables.append(PlannedTable(spot.node.number, tuple(comers), spot.node.group))
            here = {one: None for one in here if one not in comers}
    ends = later(tournament.setup, now, tournament.setup.round if tables else 0)
    if part is None:
        return RoundPlan(stage.number, number, tuple(tables), tuple(here), now, ends)
    byes = tuple(one for one in here if one not in part.byes)
    dates = (part.begins, max(part.ends, ends) if tables else part.ends)
    return RoundPlan(stage.number, number, tuple(tables), byes, *dates)


def without_first_table(tournament: Tournament, stage: Stage) -> tuple[int, ...]:
    """Return the entries of an elimination that have no table in its first round."""
    if stage.kind not in BRACKETS:
        return ()
    first = {one for spot in spots(tournament, stage)[0] for one in spot.comers}
    return tuple(one for one in stage.entries if one not in first)


def placed(tournament: Tournament, stage: Stage) -> dict[int, int]:
    """Return the places of the entries of an elimination stage, those who got furthest first.

    Those still in come first. Of entries eliminated in the same round the better place at the table
    comes first; equals share their place.
    """
    return _placed(tournament, stage, spots(_without_secrets(tournament), stage))


def _placed(
    tournament: Tournament, stage: Stage, rounds: Iterable[Iterable[Spot]]
) -> dict[int, int]:
    seeds = {entry: seed for seed, entry in enumerate(stage.entries)}
    reached: dict[int, tuple[int, ...]] = dict.fromkeys(stage.entries, (1, 0, 0))
    won = set[int]()
    for spot in _flat(rounds):
        if spot.node.group == THIRD:  # among those whom the round before has put out
            there = _places_at(tournament, spot)
            for one in filter(None, spot.comers):
                reached[one] = (*reached[one], there.get(one, len(spot.comers)))
            continue
        for one, place in _places_at(tournament, spot).items():
            reached[one] = (1, -spot.node.round, place)
        if spot.match is not None:
            won.update((spot.order or ())[: spot.node.on])
        if spot.order is None:
            playing = (
                spot.match.entries
                if spot.match
                else still_in(tournament, filter(None, spot.comers))
            )
            reached.update(dict.fromkeys(playing, (0, 0, 0)))
    order = sorted(stage.entries, key=lambda one: (reached[one], one not in won, seeds[one]))
    places: dict[int, int] = {}
    for at, (before, one) in enumerate(zip([0, *order], order, strict=False), 1):
        shares = before and reached[before] == reached[one] and reached[one][0]
        places[one] = places[before] if shares else at
    return places


def _places_at(tournament: Tournament, spot: Spot) -> dict[int, int]:
    """Return the places at a table: those who go on from it in order, those behind as played."""
    order, on = spot.order or (), spot.node.on
    played = {} if spot.match is None else places_by_play(tournament.setup, spot.match)
    return {
        one: at if at <= on else max(on + 1, played.get(one, at)) for at, one in enumerate(order, 1)
    }


def _flat(rounds: Iterable[Iterable[Spot]]) -> Iterator[Spot]:
    return (spot for tables in rounds for spot in tables)


# -- the bracket -----------------------------------------------------------------------------------


def bracket(tournament: Tournament, stage: Stage) -> Bracket:
    """Return the tables of an elimination stage or a final by rounds, with their seats.

    The second final of a double elimination is included only if it may be played. Results of a
    duplicate round stay hidden until its last table is over.
    """
    rounds = spots(_without_secrets(tournament), stage)
    seeds = {entry: seed for seed, entry in enumerate(stage.entries, 1)}
    tables = tuple(
        tuple(
            _table(tournament, seeds, spot)
            for spot in spots_
            if not (spot.node.again and spot.order == ())  # it was not needed
        )
        for spots_ in rounds
    )
    ordered = tuple(_placed(tournament, stage, rounds)) if stage.ended is not None else ()
    here = (one for one in ordered if tournament.entry(one).state != "expelled")
    winner = next(here, None)
    winner = winner if winner in tournament.played else None  # nobody wins without playing
    return Bracket(stage.number, stage.kind, tuple(filter(None, tables)), winner)


def _without_secrets(tournament: Tournament) -> Tournament:
    """Return a tournament without results that are still secret."""

    def revealed(one: Round) -> Round:
        if tournament.reveals(one):
            return one
        matches = tuple(replace(match, games=(), over=False) for match in one.matches)
        return replace(one, matches=matches)

    return replace(tournament, rounds=tuple(map(revealed, tournament.rounds)))


def _table(tournament: Tournament, seeds: Mapping[int, int], spot: Spot) -> BracketTable:
    node = spot.node
    state: BracketState = "later" if spot.order is None else "none"
    if spot.match is not None:
        state = "over" if spot.match.over else "playing"
    seats = tuple(_seat(tournament, seeds, spot, at) for at in range(len(node.seats)))
    return BracketTable(node.round, node.number, node.group, seats, node.on, state)


def _seat(tournament: Tournament, seeds: Mapping[int, int], spot: Spot, at: int) -> BracketSeat:
    source, one = spot.node.seats[at], spot.comers[at]
    came = None if source.seed is not None else (source.round, source.number)
    if not one:
        return BracketSeat(came=came, came_at=source.place, nobody=one == 0)
    place = spot.order.index(one) + 1 if spot.order and one in spot.order else None
    match = spot.match if spot.match is not None and spot.match.games else None
    points = {} if match is None else points_of_match(tournament.setup, match)
    total, further = points.get(one, (None, None))
    won = 0 if match is None or tournament.setup.games == 1 else wins(match).get(one, 0)
    return BracketSeat(
        entry=one,
        name=tournament.entry(one).name,
        seed=seeds[one],
        came=came,
        came_at=source.place,
        total=total,
        further=further,
        games=won,
        place=place if spot.match else None,
        on=place is not None and place <= spot.node.on,
        left=tournament.entry(one).state != "in",
    )
