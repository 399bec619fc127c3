"""Check a tournament from its exported document alone. Pure.

    python -m services.tournaments.files.checking FILE.json

Everything that follows from the seeds and results is recalculated: the seals, the seeding, the
pairings of each round, the order of the kings and so of the first choices, places from points, the
end of each stage, the standings and the final places. Ladders and leagues pair whenever players are
free, so their pairings do not follow from the seed; a league's are checked against its schedule.
The exit status is 1 if something differs; a result that an organizer ruled on after the next round
was paired may be the reason. What happened at a table is proved by the record of its game
(`/verify`).
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

from services.facts.tournaments import (
    ROLLING,
    Arrangement,
    Entry,
    EntryState,
    Match,
    Round,
    Score,
    Stage,
    Tournament,
)
from services.tournaments import scores
from services.tournaments.core.events import as_tie
from services.tournaments.core.links import LINKS, hashed
from services.tournaments.core.setups import FURTHER, is_playable, last_slot, table_for
from services.tournaments.core.table_assignment import (
    choice_order,
    for_slot,
    seats_of_next_game,
    who_sits,
)
from services.tournaments.files.documents import every_standings, standings_document
from services.tournaments.files.reading import (
    DOCUMENT_ERRORS,
    Document,
    Seeds,
    seeds_of,
    tournament_of,
)
from services.tournaments.formats import (
    RoundPlan,
    StageEnd,
    StageStart,
    TournamentEnd,
    next_round,
    scheduled_tables,
    shared_places,
    to_play_again,
    with_planned_choices,
)
from services.tournaments.pairing import pairing_request, seat_players

KNOCKOUT = ("single", "double", "final")
OUT = ("waiting", "withdrawn")
MAX_DISQUALIFIED = 6
"""Most disqualified entries for which all orders of events are tried."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One check. `ruled`: an organizer had ruled on an earlier result."""

    what: str
    right: bool
    ruled: bool = False


# -- checks ----------------------------------------------------------------------------------------


def findings(document: Document) -> Iterator[Finding]:
    """Yield the checks of an exported document in order. Raises ValueError if it is none."""
    tournament, seeds = tournament_of(document), seeds_of(document)
    if tournament.seed is None:
        if tournament.stages or tournament.rounds:
            yield Finding("the seal is the seed's", right=False)
        return
    yield Finding("the seal is the seed's", hashed(tournament.seed, 1) == tournament.seal)
    yield from _check_links(tournament)
    for stage in tournament.stages:
        rounds = tournament.rounds_of(stage.number)
        yield Finding(
            f"stage {stage.number}: who is in it, and how seeded", _began_right(tournament, stage)
        )
        for one in rounds:
            yield from _check_round(tournament, stage, one, seeds)
        if stage.ended is not None:
            right = _ended_right(tournament, stage)
            yield Finding(
                f"stage {stage.number}: its order, and who goes on", right, _has_rulings(rounds)
            )
    yield from _check_standings(tournament, document)
    yield from _check_end(tournament)


def _check_links(tournament: Tournament) -> Iterator[Finding]:
    """Check that the seeds of rounds are later and later ones of the chain that the seal binds.

    Some are left out: those of pairings that were undone. Rounds of earlier releases, of ladders
    and of leagues have none; and earlier releases left none out, and did not tell the links.
    """
    if any(one.seed for one in tournament.rounds):
        last = 0
        for at, one in enumerate(tournament.rounds, 1):
            link = one.link or at
            right = bool(one.seed) and last < link <= LINKS
            right = right and hashed(one.seed or "", link) == tournament.seed
            yield Finding(f"stage {one.stage}, round {one.number}: its seed", right)
            last = max(last, link)


def _has_rulings(rounds: Iterable[Round]) -> bool:
    return any(game.ruling for one in rounds for match in one.matches for game in match.games)


# -- stages ----------------------------------------------------------------------------------------


def _began_right(tournament: Tournament, stage: Stage) -> bool:
    """Whether a stage began with the right entries."""
    before = tuple(one for one in tournament.stages if one.number < stage.number)
    as_it_was = replace(_with_entries(tournament, stage.entries), phase="running", stages=before)
    step = next_round(as_it_was, 0, tournament.seed or "", scores.standings)
    first = next((one for one in tournament.rounds_of(stage.number) if one.number == 1), None)
    there = set() if first is None or stage.kind in ROLLING else set(_entries_of(first))
    begun = replace(stage, order=(), ranks=(), through=(), ended=None, planned=0)
    begun = replace(begun, rounds=stage.planned or stage.rounds)
    seeding = tournament.setup.seeding
    rated = any(one.rating is not None for one in tournament.entries)
    if (rated and seeding != "rating") or (tournament.seeds and seeding != "hand"):
        return False
    if 0 < stage.planned <= stage.rounds:  # it is told only of a stage that ended earlier
        return False
    return isinstance(step, StageStart) and step.stage == begun and there <= set(stage.entries)


def _entries_of(one: Round) -> list[int]:
    """Return the entries that take part in a round."""
    return [*(entry for match in one.matches for entry in match.entries), *one.byes]


def _with_entries(
    tournament: Tournament, here: Iterable[int], *, others: bool = False
) -> Tournament:
    """Return a tournament in which these entries take part, and `others` as they did at its end."""
    known = frozenset(here)

    def was(one: Entry) -> Entry:
        if one.number in known:
            return replace(one, state="in", first=1)
        stays = one.state in OUT or (others and one.state == "in")
        return one if stays else replace(one, state="dropped")

    return replace(tournament, entries=tuple(map(was, tournament.entries)))


def _ended_right(tournament: Tournament, stage: Stage) -> bool:
    """Whether a stage ended as its rounds imply. A ladder or a league may be ended at any time."""
    at_its_end = replace(
        tournament,
        phase="running",
        stages=(
            *(one for one in tournament.stages if one.number < stage.number),
            replace(stage, order=(), ranks=(), through=(), ended=None),
        ),
        rounds=tuple(one for one in tournament.rounds if one.stage <= stage.number),
    )
    for was in _possible_states(at_its_end, stage):
        step: object = next_round(was, 0, tournament.seed or "", scores.standings)
        if stage.kind in ROLLING and not isinstance(step, StageEnd):
            lines = scores.standings(was, stage.number).lines
            order = tuple(line.entry for line in lines)
            step = StageEnd(stage.number, order, (), shared_places(lines))
        if not stage.ranks and stage.kind not in KNOCKOUT and isinstance(step, StageEnd):
            step = replace(step, ranks=())  # as earlier releases ended them
        if step == StageEnd(stage.number, stage.order, stage.through, stage.ranks):
            return True
    return False


def _possible_states(tournament: Tournament, stage: Stage) -> Iterator[Tournament]:
    """Yield the possible tournaments at a stage's end: those who advanced had not left yet.

    The document does not say whether a disqualification came before or after it.
    """
    out = [one.number for one in tournament.entries if one.state == "expelled"]
    few = len(out) <= MAX_DISQUALIFIED
    for states in product(*[_states_of(stage, number) if few else (_OUT,) for number in out]):
        known: dict[int, EntryState] = dict.fromkeys(stage.through, "in")
        known.update(zip(out, states, strict=True))
        entries = [
            replace(one, state=known.get(one.number, one.state)) for one in tournament.entries
        ]
        yield replace(tournament, entries=tuple(entries))


_OUT: EntryState = "expelled"


def _states_of(stage: Stage, number: int) -> tuple[EntryState, ...]:
    return ("in",) if number in stage.through else (_OUT, "dropped")


def _check_end(tournament: Tournament) -> Iterator[Finding]:
    """Check the final places, and that nothing was left to be played."""
    places = scores.final_places(tournament) if tournament.phase == "over" else ()
    ranks = scores.final_ranks(tournament, places)
    yield Finding("the places", (places, ranks) == (tournament.places, tournament.ranks))
    last = tournament.stage
    if tournament.phase == "over" and last is not None and last.kind not in ROLLING:
        step = next_round(
            replace(tournament, phase="running"), 0, tournament.seed or "", scores.standings
        )
        yield Finding("the end", isinstance(step, TournamentEnd))


# -- rounds ----------------------------------------------------------------------------------------


def _check_round(
    tournament: Tournament, stage: Stage, one: Round, seeds: Seeds
) -> Iterator[Finding]:
    """Check the tables of a round, the order of choices at each, and their places."""
    before = replace(
        _with_entries(tournament, _entries_of(one), others=stage.kind in KNOCKOUT),
        phase="running",
        stages=(
            *(each for each in tournament.stages if each.number < stage.number),
            replace(
                stage,
                order=(),
                ranks=(),
                through=(),
                ended=None,
                rounds=one.planned or stage.rounds,
            ),
        ),
        rounds=tuple(
            _as_it_was(each, stage, one.number)
            for each in tournament.rounds
            if (each.stage, each.number) < (stage.number, one.number)
        ),
        arranged=(stage.number, one.number, one.by_hand),
    )
    name, ruled = f"stage {stage.number}, round {one.number}", _has_rulings(before.rounds)
    if stage.kind != "ladder":
        same = _paired_right(before, stage, one)
        what = f"{name}: who sits with whom{_by_hand(one)}"
        yield Finding(what, same, ruled and stage.kind != "league")
    if stage.kind not in ROLLING:
        seed = tournament.seed_of(one)
        right = all(_choice_order(before, match, seed) == match.order for match in one.matches)
        yield Finding(f"{name}: who chooses first", right)
    drawn = all(_draws_match(tournament, match, seeds) for match in one.matches)
    yield Finding(
        f"{name}: the draws of its tables", drawn and _has_same_draws(tournament, one, seeds)
    )
    yield Finding(
        f"{name}: the places", all(_places_match(tournament, match) for match in one.matches)
    )


def _as_it_was(one: Round, stage: Stage, number: int) -> Round:
    """Return a round as it counted when a later one was paired: adjourned tables were ties."""
    if one.stage != stage.number:
        return one
    matches = (as_tie(match) if match.tied >= number else match for match in one.matches)
    return replace(one, matches=tuple(matches))


def _by_hand(one: Round) -> str:
    """Name what organizers arranged of a round; the rest follows from the seed."""
    tables = [match.number for match in one.matches if set(match.entries) in _sets(one)]
    said = [f"table {number}" for number in tables]
    said += [f"the bye of {entry}" for entry in one.by_hand.byes]
    said += [f"{first} and {other} exchanged" for first, other in one.by_hand.swaps]
    return f" (by hand: {', '.join(said)})" if one.by_hand != Arrangement() else ""


def _sets(one: Round) -> list[set[int]]:
    return [set(table) for table in one.by_hand.tables]


def _paired_right(before: Tournament, stage: Stage, one: Round) -> bool:
    """Whether the pairing of a round is the right one."""
    if stage.kind == "league":
        return _were_due_to_meet(before, stage, one)
    step = next_round(before, 0, before.seed_of(one), scores.standings)
    if not isinstance(step, RoundPlan) or step.round != one.number:
        return False
    planned = {(table.number, table.group, frozenset(table.entries)) for table in step.tables}
    played = {(match.number, match.group, frozenset(match.entries)) for match in one.matches}
    once = len(played) == len(one.matches) and len(set(_entries_of(one))) == len(_entries_of(one))
    return planned == played and set(step.byes) == set(one.byes) and once


def _were_due_to_meet(tournament: Tournament, stage: Stage, one: Round) -> bool:
    """Whether all tables of a league's round were due to meet; some entries may have left."""
    groups = tuple(scheduled_tables(tournament, stage, one.number))
    here, numbers = _entries_of(one), sorted(match.number for match in one.matches)
    once = len(set(here)) == len(here) and numbers == list(range(1, len(numbers) + 1))
    return once and all(
        any(group == match.group and set(match.entries) <= set(table) for group, table in groups)
        for match in one.matches
    )


def _choice_order(before: Tournament, match: Match, seed: str) -> tuple[int, ...]:
    """Return the order in which the entries of a table choose, by their earlier orders."""
    points = dict.fromkeys(match.entries, Fraction())
    asked = pairing_request(before, match.stage, match.round, match.entries, points, seed=seed)
    place = f"{match.stage}:{match.round}:{match.number}"
    seated = with_planned_choices(before, match.stage, asked.players)
    return seat_players(seated, range(1, len(match.entries) + 1), asked.seed, place)


def _draws_match(tournament: Tournament, match: Match, seeds: Seeds) -> bool:
    """Whether the revealed seeds match their seals and give the order of the kings."""
    if sorted(match.order) != sorted(match.entries):
        return False
    if not is_playable(tournament.setup, len(match.entries)):
        return match.order == match.entries
    chose = match.order
    for at, (game, entries) in enumerate(zip(match.games, match.seated, strict=True)):
        seed = seeds.get((match.stage, match.round, match.number, game.slot))
        if (seed is None) != (game.game is None):
            return False
        if seed is None and game.slot > 1:
            break  # the order of choices in it is not exported
        if seed is None:
            continue
        setup = table_for(for_slot(tournament.setup, game.slot), len(entries))
        if game.slot == 1:
            known = entries == match.entries
        else:
            last = match.seated[at - 1] if at else match.entries
            here, drawn = _sitting(tournament, match, at), (game.slot, seed)
            known = list(entries) == seats_of_next_game(tournament, last, chose, here, drawn)
        if not known or hashed(seed, game.slot) != match.seal:
            return False
        first = chose
        chose = tuple(entries[kingdom - 1] for kingdom in choice_order(setup, seed))
        if game.slot == 1 and chose != first:
            return False
    return True


def _has_same_draws(tournament: Tournament, one: Round, seeds: Seeds) -> bool:
    """Whether all tables of a duplicate round had the same draws, but for those paired anew."""
    if not tournament.setup.duplicate:
        return True
    first = [match for match in one.matches if not match.again]
    numbers = {match.number for match in first}
    here = {
        (slot, seed)
        for (*where, number, slot), seed in seeds.items()
        if where == [one.stage, one.number] and number in numbers
    }
    return len({match.seal for match in first}) <= 1 and len(dict(here)) == len(here)


def _places_match(tournament: Tournament, match: Match) -> bool:
    """Whether exactly those seated have the places that their points give."""
    slots = [game.slot for game in match.games]
    most = last_slot(tournament.setup)
    if slots != sorted(set(slots)) or not set(slots) <= set(range(1, most + FURTHER + 1)):
        return False
    for at, game in enumerate(match.games):
        entries = _sitting(tournament, match, at)
        if sorted(score.entry for score in game.scores) != sorted(entries):
            return False
        by_points = game.game is not None and game.ruling is None
        if not any(
            _is_ranked_by(game.scores, key) for key in (_BY_POINTS if by_points else _RULED)
        ):
            return False
    ruled = any(game.ruling for game in match.games)
    return ruled or not (match.over and to_play_again(tournament, match))


def _sitting(tournament: Tournament, match: Match, at: int) -> tuple[int, ...]:
    """Return those who should sit at a game; as they do if it broke a tie that was ruled on."""
    before, slot = match.games[:at], match.games[at].slot
    if slot > last_slot(tournament.setup) and any(game.ruling for game in before):
        return tuple(score.entry for score in match.games[at].scores)
    return who_sits(tournament, replace(match, games=before), slot)


def _is_ranked_by(all_: Sequence[Score], key: Callable[[Score], Any]) -> bool:
    return all(one.place == 1 + sum(key(each) > key(one) for each in all_) for one in all_)


_BY_POINTS: tuple[Callable[[Score], Any], ...] = (
    lambda one: (-one.absence, one.total, one.territory, one.crowns),
    lambda one: (-one.absence, one.total, one.territory),  # Queendomino
    lambda one: (-one.absence, one.total),  # a Dynasty
)
_RULED: tuple[Callable[[Score], Any], ...] = (lambda one: -one.place,)


# -- standings -------------------------------------------------------------------------------------


def _check_standings(tournament: Tournament, document: Document) -> Iterator[Finding]:
    """Check every number of the standings of every stage and group."""
    exported = {(one["stage"], one["group"]): one for one in document["standings"]}
    if len(exported) != len(document["standings"]):
        yield Finding("the standings", right=False)
    for found in every_standings(tournament):
        group = f", group {found.group}" if found.group else ""
        right = _as_text(exported.pop((found.stage, found.group), None)) == _as_text(
            standings_document(found)
        )
        yield Finding(f"stage {found.stage}{group}: the standings", right)
    for stage, group in exported:
        yield Finding(f"stage {stage}, group {group}: the standings", right=False)


def _as_text(one: Document | None) -> str:
    """Write standings so that the order of tie-breaks counts, too."""
    return json.dumps(one)


def main(arguments: Sequence[str] | None = None) -> int:
    """Check a file; returns 1 if something differs, 2 if it is no exported tournament."""
    parser = argparse.ArgumentParser(
        prog="python -m services.tournaments.files.checking", description="Check an exported event."
    )
    parser.add_argument("file", type=Path, help="the JSON document of /cup export")
    path: Path = parser.parse_args(arguments).file
    try:
        found = list(findings(json.loads(path.read_text("utf-8-sig"))))
    except (OSError, *DOCUMENT_ERRORS) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 2
    for one in found:
        ruled = "" if one.right or not one.ruled else " (a result before it was ruled on)"
        print(f"{'ok     ' if one.right else 'DIFFERS'} {one.what}{ruled}")
    if not found:
        print("It has not begun, so its seed is not public.")
    return int(any(not one.right for one in found))


if __name__ == "__main__":
    sys.exit(main())
