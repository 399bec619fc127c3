"""A wrong result in a running bracket: what was paired by it is played again, or left standing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from random import Random
from typing import Any

import pytest

from services.facts.tournaments import Match, Tournament, TournamentEvent
from services.tournaments import scores
from services.tournaments.core.events import apply_events
from services.tournaments.formats import Rewinding, rewinding, went_on
from tests.services.tournaments.drawn import Held, leave
from tests.services.tournaments.formats.played import better_seed, by_chance, setup
from tests.services.tournaments.test_checking import wrong

SHAPES: tuple[tuple[int, dict[str, Any]], ...] = (
    (8, {"format": "single"}),
    (7, {"format": "single"}),
    (13, {"format": "single"}),
    (6, {"format": "double"}),
    (11, {"format": "double"}),
    (16, {"format": "single", "size": 4, "through": 2}),
    (11, {"format": "double", "size": 3}),
    (8, {"format": "single", "games": 3}),
    (8, {"format": "single", "duplicate": True}),
)


def held(count: int, changes: dict[str, Any], seed: int = 1) -> Held:
    made = Held(setup(**changes), count, Random(seed))
    made.go()
    return made


def corrected(match: Match) -> dict[str, Any]:
    """Turn the places of a match round in its last game, and of the games before it."""
    game = match.games[-1]
    turned = {one.entry: len(game.scores) + 1 - one.place for one in game.scores}
    places = {
        entry: 1 + sum(other < own for other in turned.values()) for entry, own in turned.items()
    }
    told = [asdict(replace(one, place=places[one.entry])) for one in game.scores]
    where = {"stage": match.stage, "round": match.round, "number": match.number}
    rest = {"slot": game.slot, "game": game.game, "table": game.table, "over": True}
    return {**where, **rest, "scores": told, "reason": "seen wrongly"}


def found_by(made: Held, match: Match, data: dict[str, Any]) -> Rewinding | None:
    before = made.tournament
    event = TournamentEvent(before.version + 1, made.now, "ruled", None, data)
    after = apply_events(before, [event])
    return rewinding(before, after, match.stage, match.round, scores.standings)


def correct(made: Held, match: Match, *, again: bool) -> Rewinding | None:
    """Correct a result as an organizer does, and have the rest played again or left standing."""
    data = corrected(match)
    found = found_by(made, match, data)
    if found is not None and not again:
        data = {**data, "onward": went_on(made.tournament, match)}
    made.write("ruled", data)
    if found is not None and again:
        rounds = [
            {
                "round": one.round,
                "tables": [match.number for match in one.matches],
                "byes": one.byes,
                "gone": one.gone,
            }
            for one in found.rounds
        ]
        rest = {"rounds": rounds, "reopens": found.reopens, "entries": []}
        made.write("rewound", {"stage": found.stage, **rest})
        for one in found.matches:
            for slot in range(1, made.tournament.setup.games + 1):
                made.seeds.pop((one.stage, one.round, one.number, slot), None)
    return found


def matches(tournament: Tournament) -> Iterator[Match]:
    return (match for one in tournament.rounds for match in one.matches)


def to_the_end(made: Held) -> Tournament:
    for _ in range(60):
        if made.tournament.phase == "over":
            return made.tournament
        made.finish_all(by_chance(made.chance))
    raise AssertionError("it does not end")


@pytest.mark.parametrize("again", [True, False])
@pytest.mark.parametrize(("count", "changes"), SHAPES)
def test_any_result_of_a_running_bracket_is_put_right(
    count: int, changes: dict[str, Any], again: bool
) -> None:
    """In any round, whatever was played since; a checker agrees to the end."""
    for seed in range(6):
        chance = Random(seed)
        made = held(count, changes, seed)
        reached = min(2 + seed % 3, made.tournament.stages[0].rounds)
        while len(made.tournament.rounds) < reached:
            made.finish_all(by_chance(chance))
        for match in made.open[: seed % 2]:
            made.finish(match, by_chance(chance))
        done = [match for match in matches(made.tournament) if match.over and match.games]
        correct(made, chance.choice(done), again=again)
        made.go()
        tournament = to_the_end(made)
        assert wrong(made.export()) == []
        assert set(tournament.places) == {one.number for one in tournament.entries}


def semi_final(made: Held) -> Match:
    """Play an elimination of eight to its final, and return a quarter-final of a semi-finalist."""
    made.finish_all()
    made.finish(made.open[0])
    return made.tournament.rounds[0].matches[0]


def test_only_what_depends_on_it_is_played_again() -> None:
    """The other half stays as it is, and so do those who play meanwhile."""
    made = held(8, {"format": "single"})
    wrong_one = semi_final(made)
    winner, loser = went_on(made.tournament, wrong_one)
    made.finish_all()
    (final,) = made.open
    found = correct(made, wrong_one, again=True)
    assert found is not None
    (semi,) = (one for one in found.matches if one.round == 2)
    assert [one.round for one in found.matches] == [2, 3]
    assert winner in semi.entries
    other = next(m for m in made.tournament.rounds[1].matches if m.number != semi.number)
    made.go()
    (again,) = made.open
    assert (again.round, again.number) == (semi.round, semi.number)
    assert {*again.entries} == {*semi.entries} - {winner} | {loser}
    assert other in made.tournament.rounds[1].matches
    assert len(made.tournament.rounds) == 2
    made.finish(again)
    made.go()
    (new,) = made.open
    assert {*new.entries} & {*other.entries} == {*final.entries} & {*other.entries}
    made.finish_all()
    assert made.tournament.phase == "over"
    assert wrong(made.export()) == []


def test_or_all_of_it_is_left_standing_until_it_is_put_right_after_all() -> None:
    made = held(8, {"format": "single"})
    wrong_one = semi_final(made)
    winner, _ = went_on(made.tournament, wrong_one)
    before = made.sitting()
    assert correct(made, wrong_one, again=False) is not None
    made.go()
    assert made.sitting() == before
    match = made.match(1, wrong_one.number)
    assert went_on(made.tournament, match)[0] == winner
    made.finish_all()
    assert wrong(made.export()) == []
    assert correct(made, match, again=True) is None  # as it was: those who went on were right
    assert went_on(made.tournament, made.match(1, match.number))[0] == winner


def test_what_changes_nobody_who_goes_on_takes_nothing_back() -> None:
    made = held(8, {"format": "single"})
    match = semi_final(made)
    data = corrected(match)
    data["scores"] = [asdict(one) | {"total": one.total + 5} for one in match.games[-1].scores]
    assert found_by(made, match, data) is None
    swiss = held(6, {"format": "swiss"})
    swiss.finish_all()
    match = swiss.tournament.rounds[0].matches[0]
    assert found_by(swiss, match, corrected(match)) is None


def test_who_left_meanwhile_brings_nobody_back() -> None:
    """The table that was not played for that stays so, and whoever went on by it does."""
    made = held(8, {"format": "single"})
    for match in made.open:
        made.finish(match)
    first, _, third, fourth = made.tournament.rounds[0].matches
    gone, here = went_on(made.tournament, third)[0], went_on(made.tournament, fourth)[0]
    leave(made, gone)
    made.go()
    assert made.tournament.rounds[1].byes == (here,)
    made.finish_all()
    found = correct(made, first, again=True)
    assert found is not None
    assert [one.round for one in found.matches] == [2, 3]
    made.go()
    assert made.tournament.rounds[1].byes == (here,)
    tournament = to_the_end(made)
    assert here in made.tournament.rounds[2].matches[0].entries
    assert gone not in tournament.best
    assert wrong(made.export()) == []


def test_a_stage_after_the_groups_is_played_again_if_others_are_in_it() -> None:
    """All of it; if the same go on, nothing is."""
    changes = {"format": "groups", "groups": 2, "through": 1, "final": 2}
    made = held(6, changes)
    while len(made.tournament.stages) < 2:
        made.finish_all(better_seed)
    (final,) = made.open
    first = made.tournament.stages[0]
    harmless = next(
        match
        for match in matches(made.tournament)
        if match.stage == 1 and not {*match.entries} & {*first.through}
    )
    assert found_by(made, harmless, corrected(harmless)) is None
    decisive = [m for m in matches(made.tournament) if m.stage == 1 and m.group == 1]
    found = None
    for match in decisive:
        found = correct(made, made.match(match.round, match.number, 1), again=True) or found
        if found is not None:
            break
    assert found is not None
    assert found.reopens
    assert found.matches == (final,)
    assert (len(made.tournament.stages), made.tournament.stages[0].ended) == (1, None)
    made.go()
    to_the_end(made)
    assert [one for one in wrong(made.export()) if "ruled" not in one] == []
