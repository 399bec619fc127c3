"""Games of Queendomino as they shall be played: every turn, what is tried in vain, what is undone.

A plot knows the engine alone, so seeds can be searched until a game holds everything wanted:

    python -m tests.e2e.plot 50      # tries so many seeds for each number of lords and each way
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from typing import Final

from engine import (
    BUILDINGS,
    Composition,
    Game,
    Kind,
    Kingdom,
    Move,
    Options,
    Played,
    Refusal,
    Step,
    square_order,
)

DEEDS: Final = frozenset(
    {
        "tax one",
        "tax two",
        "tax with a bonus",
        "build on the best",
        "build on another",
        "build a dearer copy",
        "build at a discount",
        "build for free",
        "build after a discard",
        "burn",
        "win the Queen from the board",
        "win the Queen from a lord",
        "win the Queen on a tie",
        "everything at once",
        "nothing left at the end",
        "leftovers at the end",
    }
)
"""What is done in a game; each has to happen by buttons and by commands."""

REFUSALS: Final = frozenset(
    {
        "place_first tax",
        "place_first build",
        "place_first burn",
        "tax_no_knight",
        "tax_not_here",
        "tax_discarded",
        "build_coins",
        "build_no_square",
        "build_not_town",
        "build_taken",
        "build_empty",
        "burn_out",
        "burn_queen",
        "burn_coins",
        "burn_empty",
    }
)
"""What is refused. A second knight on a square or a second building of a turn replaces the first in
the draft, and the board can't be empty while the dragon is in its cave: these never come up."""

DETOURS: Final = frozenset(
    {
        "undo tax",
        "undo build",
        "undo burn",
        "give back",
        "no bribe",
        "another building",
        "a tax falls away",
        "a building falls away",
        "restart",
        "take back",
        "take back tiles",
    }
)
"""What is undone, or comes between."""

ONLY_BUTTONS: Final = frozenset({"give back", "no bribe"})
ONLY_COMMANDS: Final = frozenset({"another building"})


@dataclass(frozen=True, slots=True)
class Act:
    """One thing that a lord does; `draft` is what the turn holds after it.

    `kind` is "set", "undo", "give back", "no bribe", "refused", "restart", "end", "take back" or
    "take back tiles". `best` says that a building goes where it brings most, `dropped` what falls
    away by the act, `refusal` why it can't be done.
    """

    kind: str
    draft: Composition
    move: Move | None = None
    best: bool = False
    dropped: tuple[Move, ...] = ()
    refusal: Refusal | None = None


def slots_of(draft: Composition) -> list[Move]:
    """What a draft holds that did not fill itself."""
    itself = draft.forced | {Step.END}
    return [move for move in draft.moves if move.step not in itself]


class Plot:
    """Writes a game turn by turn, doing first what the game has not seen yet."""

    def __init__(self, game: Game, seed: int, *, buttons: bool) -> None:
        self.game = game
        self.seen: Counter[str] = Counter()
        self._chance = Random(seed)
        self._detours = DETOURS - (ONLY_COMMANDS if buttons else ONLY_BUTTONS)

    @property
    def wanted(self) -> frozenset[str]:
        """What this game should hold."""
        return DEEDS | REFUSALS | self._detours

    @property
    def missing(self) -> frozenset[str]:
        """What it does not hold yet."""
        return self.wanted - self.seen.keys()

    def turn(self) -> list[Act]:
        """Write the turn in progress, and play it."""
        moves = self._moves()
        acts = list(_Turn(self, moves, self._chance).acts())
        for move in acts[-1].draft.moves:
            self._note(self.game.play(move))
        return acts

    def wants(self, detour: str) -> bool:
        """Whether something was not done yet; then it is done now."""
        if detour in self.seen or detour not in self.wanted:
            return False
        self.seen[detour] += 1
        return True

    # -- what is done ------------------------------------------------------------------------------

    def _moves(self) -> list[Move]:
        """Choose the moves of the turn."""
        game = self.game.copy()
        if game.turn is not None and game.turn.round == 0:
            return [self._chance.choice(game.legal_moves())]
        moves = [self._placement(game)]
        over = game.play(moves[0]).turn_over
        for choose in (self._taxes, self._building, self._victim):
            if over:
                break
            for move in choose(game):
                moves.append(move)
                over = game.play(move).turn_over
        left = () if over else game.legal_moves()
        choices = [move for move in left if move.kind is Kind.CHOOSE]
        return [*moves, self._chance.choice(choices)] if choices else moves

    def _placement(self, game: Game) -> Move:
        """A spot that scores most."""
        legal = game.legal_moves()
        return max(legal, key=lambda move: (total(game, move), self._chance.random()))

    def _taxes(self, game: Game) -> list[Move]:
        taxes = [move for move in game.legal_moves() if move.kind is Kind.TAX]
        knights = game.state.kingdom.knights
        if len(taxes) == 2 and knights > 1 and self._fancy("tax two", 0.3):
            return taxes
        wanted = "tax with a bonus" if _has_bonus(game.state.kingdom) else "tax one"
        if taxes and (knights > 1 or self._fancy(wanted, 0.35)):
            return [self._chance.choice(taxes)]
        return []

    def _building(self, game: Game) -> list[Move]:
        builds = [move for move in game.legal_moves() if move.kind is Kind.BUILD]
        if not builds:
            return []
        worth = {move: self._worth(game, move) for move in builds}
        best = max(builds, key=worth.__getitem__)
        return [best] if worth[best] >= 10 or self._chance.random() < 0.4 else []

    def _worth(self, game: Game, move: Move) -> float:
        """How much a purchase is wanted: for what it shows, then for towers and knights."""
        building = BUILDINGS[move.building]
        new = self.missing & building_deeds(game, move)
        missed = 4 if "tax two" in self.missing and building.knights > 1 else 0
        return 10 * len(new) + missed + building.towers + self._chance.random() * 3

    def _victim(self, game: Game) -> list[Move]:
        burns = [move for move in game.legal_moves() if move.kind is Kind.BURN]
        everything = {move.kind for move in _of_turn(game)} >= {Kind.TAX, Kind.BUILD}
        wanted = "everything at once" if everything else "burn"
        last = game.turn is not None and game.turn.round == game.options.setup.rounds
        wanted = "nothing left at the end" if last else wanted
        return [self._chance.choice(burns)] if burns and self._fancy(wanted, 0.15) else []

    def _fancy(self, deed: str, otherwise: float) -> bool:
        return deed in self.missing or self._chance.random() < otherwise

    # -- what was done -----------------------------------------------------------------------------

    def _note(self, played: Played) -> None:
        if not played.turn_over:
            return
        moves = [move for move in self.game.record_turns[-1].moves if move.kind is not Kind.END]
        kinds = Counter(move.kind for move in moves)
        if {Kind.TAX, Kind.BUILD, Kind.BURN} <= set(kinds):
            self.seen["everything at once"] += 1
        if played.turn.round == self.game.options.setup.rounds:
            left = played.move.kind is Kind.END
            self.seen["leftovers at the end" if left else "nothing left at the end"] += 1
        if kinds[Kind.TAX]:
            self.seen["tax one" if kinds[Kind.TAX] == 1 else "tax two"] += 1
        if kinds[Kind.BURN]:
            self.seen["burn"] += 1

    def note(self, deeds: frozenset[str]) -> None:
        """Count what a move of the turn shows."""
        self.seen.update(deeds)


def _of_turn(game: Game) -> tuple[Move, ...]:
    return game.record_turns[-1].moves if game.turn_begun else ()


def _has_bonus(kingdom: Kingdom) -> bool:
    return any(BUILDINGS[building].tax_bonus for building in kingdom.built.values())


def building_deeds(game: Game, move: Move) -> frozenset[str]:
    """What a purchase shows, judged before it is made."""
    twin = game.copy()
    played = twin.play(move)
    towers = [kingdom.towers for kingdom in twin.state.kingdoms]
    mine = towers.pop(played.seat - 1)
    assert game.state.board is not None
    printed = game.state.board.copies[move.copy]
    shown = {
        "build on the best": is_best(game, move),
        "build on another": not is_best(game, move),
        "build a dearer copy": move.price is not None,
        "build at a discount": -played.coins < printed,
        "build for free": not played.coins,
        "build after a discard": _of_turn(game)[0].kind is Kind.DISCARD,
        "win the Queen from the board": played.queen and played.queen_from is None,
        "win the Queen from a lord": played.queen and played.queen_from is not None,
        "win the Queen on a tie": played.queen and 0 < mine == max(towers),
    }
    return frozenset(deed for deed, is_so in shown.items() if is_so)


def is_best(game: Game, move: Move) -> bool:
    """Whether a building goes on the first of the squares where it brings most."""
    same = [one for one in game.legal_moves() if (one.kind, one.copy) == (move.kind, move.copy)]
    return move == min(same, key=lambda one: (-total(game, one), square_order(one.squares[0])))


def total(game: Game, move: Move) -> int:
    """What the lord on turn would have after a move."""
    twin = game.copy()
    played = twin.play(move)
    return twin.scores()[played.seat - 1].total


class _Turn:
    """Writes one turn: its moves, with what is tried and undone between them."""

    def __init__(self, plot: Plot, moves: Sequence[Move], chance: Random) -> None:
        self._plot = plot
        self._game = plot.game
        self._moves = moves
        self._chance = chance
        self._draft = self._game.compose(())

    def acts(self) -> Iterator[Act]:
        """Everything that is done, up to the end of the turn."""
        placement, *rest = self._moves
        if placement.kind is Kind.CHOOSE:
            yield from self._set(placement)
            yield Act("end", self._draft)
            return
        if Step.PLACE in self._draft.todo:
            yield from self._refusals()
        yield from self._set(placement)
        yield from self._refusals()
        yield from self._falling(rest)
        for move in rest:
            yield from self._town(move) if move.kind is not Kind.CHOOSE else ()
        yield from self._refusals()
        if len(slots_of(self._draft)) > 2 and self._plot.wants("restart"):
            yield Act("restart", self._draft)
        for move in rest:
            yield from self._set(move) if move.kind is Kind.CHOOSE else ()
        yield Act("end", self._draft)
        yield from self._regret()

    # -- steps -------------------------------------------------------------------------------------

    def _set(self, move: Move) -> Iterator[Act]:
        """Put a move into its slot, unless it has filled itself."""
        if move in self._draft.moves:
            return
        self._draft = self._game.compose([*self._without(move.slot), move])
        best = move.kind is Kind.BUILD and is_best(self._before(Step.BUILD), move)
        fallen = tuple(one for one, _ in self._draft.dropped)
        yield Act("set", self._draft, move, best, fallen)

    def _without(self, slot: str) -> list[Move]:
        return [one for one in slots_of(self._draft) if one.slot != slot]

    def _before(self, step: Step) -> Game:
        """The game with what the draft holds before a step."""
        twin = self._game.copy()
        for move in self._draft.moves:
            if list(Step).index(move.step) < list(Step).index(step):
                twin.play(move)
        return twin

    def _town(self, move: Move) -> Iterator[Act]:
        """Do something optional; where it was not undone yet, undo it first."""
        self._plot.note(self._deeds(move))
        yield from self._another(move)
        yield from self._set(move)
        ways = {Kind.TAX: (), Kind.BUILD: ("give back",), Kind.BURN: ("no bribe",)}
        for way in (f"undo {move.kind}", *ways[move.kind]):
            if self._plot.wants(way):
                self._draft = self._game.compose(self._without(move.slot))
                yield Act("undo" if way.startswith("undo") else way, self._draft, move)
                yield from self._set(move)

    def _deeds(self, move: Move) -> frozenset[str]:
        if move.kind is Kind.BUILD:
            return building_deeds(self._before(Step.BUILD), move)
        bonus = move.kind is Kind.TAX and _has_bonus(self._game.state.kingdom)
        return frozenset({"tax with a bonus"} if bonus else ())

    @property
    def _seat(self) -> int:
        assert self._game.turn is not None
        return self._game.turn.seat

    def _another(self, move: Move) -> Iterator[Act]:
        """Buy another building first, which the wanted one then replaces."""
        options = self._draft.options.get(Step.BUILD, ())
        others = [one for one in options if one.building != move.building]
        if move.kind is Kind.BUILD and others and self._plot.wants("another building"):
            yield from self._set(self._chance.choice(others))

    def _falling(self, rest: Sequence[Move]) -> Iterator[Act]:
        """Place elsewhere what already bears a knight or a building, and come back."""
        placement = self._moves[0]
        spots = [
            one
            for one in self._draft.options[Step.PLACE]
            if not set(one.squares) & set(placement.squares)
        ]
        for kind, detour in ((Kind.TAX, "a tax falls away"), (Kind.BUILD, "a building falls away")):
            mine = [one for one in rest if one.kind is kind and set(one.squares) <= _on(placement)]
            if not (mine and spots) or detour in self._plot.seen:
                continue
            slots = [*slots_of(self._draft), mine[0], self._chance.choice(spots)]
            if mine[0] not in [one for one, _ in self._game.compose(slots).dropped]:
                continue
            self._plot.wants(detour)
            yield from self._set(mine[0])
            yield from self._set(slots[-1])
            yield from self._set(placement)

    # -- what is refused ---------------------------------------------------------------------------

    def _refusals(self) -> Iterator[Act]:
        """Try in vain what was not tried yet."""
        if not self._plot.missing & REFUSALS:
            return
        grounds = {Kind.TAX: self._before(Step.BUILD), Kind.BURN: self._before(Step.BURN)}
        grounds[Kind.BUILD] = grounds[Kind.TAX]
        for move in self._candidates():
            refusal = grounds[move.kind].why_not(move, self._seat)
            if refusal is None or move in self._draft.moves:
                continue
            known = refusal.code
            known = f"{known} {move.kind}" if known == "place_first" else known
            wanted = known in self._plot.missing and self._is_dropped(move, refusal)
            if wanted and self._plot.wants(known):
                yield Act("refused", self._draft, move, refusal=refusal)

    def _is_dropped(self, move: Move, refusal: Refusal) -> bool:
        """Whether the draft refuses a move for the same reason."""
        kept = self._without(move.slot)
        if refusal.code == "tax_no_knight":  # a knight that stands on the other square moves
            kept = [one for one in kept if one.kind is not Kind.TAX]
        return (move, refusal) in self._game.compose([*kept, move]).dropped

    def _candidates(self) -> Iterator[Move]:
        """Moves of the town that may be refused."""
        kingdom, board = self._draft.view.kingdom_of(self._seat), self._game.view().board
        assert board is not None
        placed = next((move for move in self._draft.moves if move.step is Step.PLACE), None)
        for square in (*(placed.squares if placed else ()), kingdom.castle):
            yield Move(Kind.TAX, squares=(square,))
        copies = [board.copy_name(slot) for slot in board.slots if slot.building]
        absent = [id for id in BUILDINGS if id not in copies]
        towns = [cell.square for cell in kingdom.cells if cell.terrain == "town"]
        for copy in [*reversed(copies), *absent[:1]]:
            named = Move.parse(f"burn {copy}")
            yield named
            for square in (kingdom.castle, *towns):
                yield replace(named, kind=Kind.BUILD, squares=(square,))

    # -- after the end -----------------------------------------------------------------------------

    def _regret(self) -> Iterator[Act]:
        """Take the turn back where that was not done yet, or try to where tiles were turned up."""
        twin = self._game.copy()
        last = [twin.play(move) for move in self._draft.moves][-1]
        if last.game_over:
            return
        if last.new_line is None and last.new_tiles and self._plot.wants("take back tiles"):
            yield Act("take back tiles", self._draft)
        busy = len([move for move in self._draft.moves if move.kind in _IN_TOWN]) > 1
        if busy and not last.round_over and self._plot.wants("take back"):
            yield Act("take back", self._draft)
            yield Act("end", self._draft)


_IN_TOWN: Final = (Kind.TAX, Kind.BUILD, Kind.BURN)


def _on(placement: Move) -> set[str]:
    return set(placement.squares)


# -- the search for seeds --------------------------------------------------------------------------


def write_whole(lords: int, seed: int, *, buttons: bool) -> Plot:
    """Write a whole game as a stage with that seed plays it."""
    names = ["Ann", "Ben", "Cara", "Dan"][:lords]
    game = Game.new(Options(box="queendomino", players=lords), names, seed=game_seed(seed))
    plot = Plot(game, seed, buttons=buttons)
    while not game.over:
        plot.turn()
    return plot


def game_seed(seed: int) -> bytes:
    """What a game is drawn from."""
    return sha256(f"plot {seed}".encode()).digest()


def main() -> None:
    """Find for each number of lords and each way the first seed whose game holds everything."""
    for lords in (2, 3, 4):
        for buttons in (True, False):
            best: tuple[int, int, list[str]] = (99, 0, [])
            for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 200):
                missing = write_whole(lords, seed, buttons=buttons).missing
                best = min(best, (len(missing), seed, sorted(missing)))
                if not missing:
                    break
            print(lords, "buttons" if buttons else "commands", best, flush=True)


if __name__ == "__main__":
    main()
