"""R19: every combination of options: which are allowed, and whole games of all that are.

Run with -rP to read how many there are.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

import pytest

from engine import BadSetup, Game, Move, Options
from tests.engine.setups import CHOSEN, COMBINATIONS, NAMES

BOXES = ("kingdomino", "queendomino", "royal_wedding", "discovery")
VARIANTS = ("mighty_duel", "middle_kingdom", "harmony")
PLAYERS = range(1, 10)


@dataclass(frozen=True)
class Asked:
    """What somebody asks for, allowed or not."""

    box: str
    players: int
    teams: bool
    giants: bool
    court: bool
    variants: frozenset[str]
    quests: tuple[str, ...]

    def options(self) -> Options:
        """As the engine's options."""
        return Options(
            box=self.box,
            players=self.players,
            teams=self.teams,
            variants=self.variants,
            giants=self.giants,
            court=self.court,
            quests=self.quests,
        )


def asked(options: Options) -> Asked:
    """The question that these options answer."""
    return Asked(
        str(options.box),
        options.players,
        options.teams,
        options.giants,
        options.court,
        frozenset(map(str, options.variants)),
        options.quests,
    )


def everything() -> Iterator[Asked]:
    """Every combination of every value, also of two numbers of lords that no box has."""
    subsets = [frozenset(some) for size in range(4) for some in combinations(VARIANTS, size)]
    flags = (False, True)
    yield from (
        Asked(*values)
        for values in product(BOXES, PLAYERS, flags, flags, flags, subsets, ((), CHOSEN))
    )


ALLOWED = {asked(options): name for name, options in COMBINATIONS.items()}


def refusal(question: Asked) -> BadSetup | None:
    """Why a combination is refused."""
    try:
        question.options()
    except BadSetup as error:
        return error
    return None


def test_r19_what_the_table_allows_is_allowed_and_nothing_else() -> None:
    """R19, R21, R22: 128 combinations of 4,608."""
    every = list(everything())
    allowed = {question for question in every if refusal(question) is None}
    print(f"{len(every)} combinations, {len(allowed)} allowed")
    assert allowed == set(ALLOWED)
    assert (len(every), len(allowed)) == (4_608, 128)


def neighbors(question: Asked) -> Iterator[tuple[str, Asked]]:
    """Each combination that differs in one option, and the option's name."""
    for box in BOXES:
        yield "box", replace(question, box=box)
    for players in PLAYERS:
        yield "players", replace(question, players=players)
    for flag in ("teams", "giants", "court"):
        yield flag, replace(question, **{flag: not getattr(question, flag)})  # type: ignore[arg-type]
    for variant in VARIANTS:
        yield "variants", replace(question, variants=question.variants ^ {variant})
    yield "quests", replace(question, quests=() if question.quests else CHOSEN)


def advised(question: Asked, error: BadSetup) -> Iterator[Asked]:
    """The combinations that follow the advice of a refusal."""
    option, allowed = str(error.data["option"]), error.data["allowed"]
    assert isinstance(allowed, tuple)
    if option == "variants":
        yield replace(question, variants=question.variants & set(allowed))
    elif option == "quests":
        yield replace(question, quests=allowed[:2])
    else:
        for value in allowed:
            yield replace(question, **{option: value})


def leads_on(question: Asked, depth: int = 0) -> bool:
    """Whether following the advice, one refusal after the other, ends at an allowed set-up."""
    error = refusal(question)
    if error is None:
        return True
    return depth < 8 and any(leads_on(better, depth + 1) for better in advised(question, error))


def test_r19_every_refused_neighbor_names_an_option_and_what_it_allows() -> None:
    """R19: one option off: the error names it or one that rules it out, and its advice works."""
    found: dict[Asked, str] = {}
    for question in ALLOWED:
        for option, neighbor in neighbors(question):
            if neighbor not in ALLOWED:
                found[neighbor] = option
    for neighbor in found:
        error = refusal(neighbor)
        assert error is not None, neighbor
        option = str(error.data["option"])
        value = getattr(neighbor, option)
        assert error.code == option
        assert error.data["rule"] == "R19"
        if option == "variants":
            assert error.data["value"] in value
        else:
            assert error.data["value"] == value
        allowed = error.data["allowed"]
        assert isinstance(allowed, tuple)
        assert error.data["value"] not in allowed
        assert option in str(error)
        assert leads_on(neighbor), neighbor
    print(f"{len(found)} refused neighbors")
    assert len(found) == 814


def random_move(game: Game, chance: random.Random) -> Move:
    """Any legal move; the kind of move is drawn first."""
    legal = game.legal_moves()
    kind = chance.choice(sorted({move.kind for move in legal}))
    return chance.choice([move for move in legal if move.kind is kind])


def play_to_the_end(options: Options, seed: bytes) -> Game:
    """A whole game of random lords."""
    chance = random.Random(seed)
    game = Game.new(options, list(NAMES[: options.players]), seed=seed)
    while not game.over:
        game.play(random_move(game, chance))
    return game


@pytest.mark.parametrize("name", COMBINATIONS)
def test_r19_every_allowed_combination_is_played_to_its_end_and_replayed(name: str) -> None:
    """R1–R22: with random lords, then once more from its record."""
    options = COMBINATIONS[name]
    game = play_to_the_end(options, hashlib.sha256(name.encode()).digest())
    view = game.view()
    assert view.over
    assert view.round == options.rounds
    assert len(view.kingdoms) == len(view.result or ())
    seats = [seat for kingdom in view.kingdoms for seat in kingdom.seats]
    assert sorted(seats) == list(range(1, options.players + 1))
    assert not any(kingdom.pending for kingdom in view.kingdoms)
    again = Game.from_record(game.to_record())
    assert again.options == options
    assert again.view() == view
    assert again.to_record() == game.to_record()
