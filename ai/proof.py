"""The proof of the kernel: games played by it and by the engine at once are the same."""

from itertools import cycle, product
from random import Random

import numpy as np

from ai.comparing import Proof, compare
from ai.kernel.lands import CROWNS, DISCARDED, FACTS, LAND, LARGEST, NEAR, Numbers, lay, spots
from ai.kernel.playouts import (
    CHOICES,
    CHOOSES,
    CLAIM,
    DRAWN,
    GRID,
    HELD,
    KING,
    KINGS,
    LINE,
    NONE,
    NOW,
    PILE,
    POSITION,
    ROUND,
    choose,
    placed,
    total,
)
from ai.kernel.tables import IDS, NUMBER, TILES, cell_of, game_of, lands_of, square_of
from ai.levels import knows
from ai.town_proof import play_town
from engine import Game, Kind, Move, Options, selfplay
from engine.deal import NO_ICONS
from engine.places import seats_of, winners
from engine.setups import SETUPS, Variant
from engine.values import Scorecard

_ICONS = {"sawmill": "k2t1", "bakery": "k0t2"}
"""A host's corrections of buildings, for half of the set-ups that have any."""


def known() -> list[Options]:
    """Every set-up that the kernel knows, with and without each bonus."""
    found = []
    for row, middle, harmony in product(SETUPS, (True, False), (True, False)):
        chosen = {
            Variant.MIGHTY_DUEL: row.duel,
            Variant.MIDDLE_KINGDOM: middle,
            Variant.HARMONY: harmony,
        }
        if not (row.giants or row.teams):
            variants = frozenset(str(one) for one, wanted in chosen.items() if wanted)
            options = Options(row.box, row.players, variants=variants)
            found += [options] if knows(options) else []
    return found


def prove(positions: int, games: int, seed: str) -> Proof:
    """Compare at least so many positions and whole games; raises Differs at the first difference.

    The set-ups take turns; every move is played by chance. In each position what is due is
    compared, with the legal moves and all scores; of each game one position is read from a view.
    """
    done = Proof()
    for number, options in enumerate(cycle(known()), start=1):
        if done.positions >= positions and done.games >= games:
            break
        is_corrected = options.town and Variant.HARMONY in options.variants
        game = selfplay.new_game(options, seed, number, _ICONS if is_corrected else NO_ICONS)
        if options.town:
            play_town(game, done)
        else:
            _play_both(game, done)
    return done


def _play_both(game: Game, done: Proof) -> None:
    dice, setup = Random(game.seed), game.options.setup
    lands, state = lands_of(game.view()), game_of(game.view())
    undrawn = game.state.pile[setup.line :]
    state[PILE] = NONE
    state[PILE, : len(undrawn)] = [NUMBER[id_] for id_ in undrawn]
    view_after = dice.randrange(2 * setup.rounds)
    while game.turn is not None:
        moves = game.legal_moves()
        due = state[NOW, ROUND], state[NOW, POSITION] + 1, state[KING, state[NOW, POSITION]] + 1
        turn = game.turn.round, game.turn.number, setup.kingdom(game.turn.seat)
        compare("turn", game, due, turn)
        compare("moves", game, sorted(_moves(lands, state)), sorted(map(Move.text, moves)))
        totals = [total(lands, state, kingdom) for kingdom in range(len(lands))]
        compare("scores", game, totals, [card.total for card in game.scores()])
        if len(game.moves) == view_after:
            _compare_view(game, lands, state)
        done.positions += 1
        done.placements += len(moves) * (moves[0].kind is Kind.PLACE)
        move = moves[dice.randrange(len(moves))]
        game.play(move)
        _follow(lands, state, move)
    cards = [_card(lands, state, kingdom) for kingdom in range(len(lands))]
    compare("result", game, [card.total for card in cards], game.result())
    compare("winners", game, seats_of(winners(cards)[0], setup), game.winners())
    done.games += 1


def _moves(lands: Numbers, state: Numbers) -> list[str]:
    """The legal moves in the notation, as the kernel finds them."""
    if state[NOW, CHOOSES]:
        slots = [i for i in range(state[NOW, CHOICES]) if state[CLAIM, i] == NONE]
        return [f"choose {IDS[state[LINE, i]]}" for i in slots]
    king, found = state[NOW, POSITION], np.zeros((1000, 2), dtype=np.int16)
    domino = state[HELD, king]
    count = spots(lands, state[KING, king], state[NOW, GRID], TILES[domino], found)
    where = [f"{square_of(left)} {square_of(right)}" for left, right in found[:count]]
    return [f"place {IDS[domino]} {one}" for one in where] or [f"discard {IDS[domino]}"]


def _follow(lands: Numbers, state: Numbers, move: Move) -> None:
    """Play a move in the kernel."""
    kingdom, domino = state[KING, state[NOW, POSITION]], NUMBER[move.domino]
    if move.kind is Kind.CHOOSE:
        line = state[LINE, : state[NOW, CHOICES]]
        choose(state, int(np.flatnonzero(line == domino)[0]))
        return
    if move.kind is Kind.PLACE:
        left, right = map(cell_of, move.squares)
        lay(lands, kingdom, left, right, TILES[domino])
    else:
        lands[kingdom, FACTS, DISCARDED] += 1
    placed(state)


def _compare_view(game: Game, lands: Numbers, state: Numbers) -> None:
    """Compare the numbers played so far with those read from a view."""
    read, now = lands_of(game.view()), game_of(game.view())
    for row in (LAND, NEAR, FACTS):
        compare("land", game, read[:, row], lands[:, row])
    kings, line = state[NOW, KINGS], state[NOW, CHOICES]
    compare("order", game, now[KING : HELD + 1, :kings], state[KING : HELD + 1, :kings])
    compare("line", game, now[LINE : CLAIM + 1, :line], state[LINE : CLAIM + 1, :line])
    drawn = state[NOW, DRAWN]
    now[NOW, DRAWN] = drawn
    compare("numbers", game, now[NOW], state[NOW])
    left = set(state[PILE, drawn:].tolist()) - set(now[PILE].tolist())
    compare("pile", game, left, set())


def _card(lands: Numbers, state: Numbers, kingdom: int) -> Scorecard:
    facts = lands[kingdom, FACTS]
    largest, crowns = int(facts[LARGEST]), int(facts[CROWNS])
    return Scorecard(
        total=int(total(lands, state, kingdom)), largest_territory=largest, crowns=crowns
    )
