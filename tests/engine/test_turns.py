"""R23, R24, R26, R45, R50, R51: the start, the order of play, choosing, the end of rounds."""

from itertools import pairwise

import pytest

from engine import DOMINOES, Game, IllegalMove, Kind, Move, Options, Step
from engine.dominoes import RANKS
from engine.steps.town import STEPS as OPTIONAL
from tests.engine.games import SETUPS, TOWN, choice, finished, kings_of, new_game, played


def turn_of(game: Game) -> tuple[str, int, Step]:
    """The turn as (text, seat, step)."""
    assert game.turn is not None
    return game.turn.text(), game.turn.seat, game.turn.step


@pytest.mark.parametrize("rule", SETUPS)
def test_kings_are_drawn_and_choose_one_at_a_time(rule: str) -> None:
    """R23, R24: each drawn king's lord chooses any free domino; with two kings, two turns."""
    game = new_game(rule)
    kings = [slot.seat for slot in game.view().order]
    options = game.options
    assert sorted(kings) == sorted(list(range(1, options.players + 1)) * options.kings)
    for number, seat in enumerate(kings, start=1):
        assert turn_of(game) == (f"0.{number}", seat, Step.CHOOSE)
        free = [slot.domino for slot in game.view().next_line if slot.seat is None]
        assert sorted(free) == [move.domino for move in game.legal_moves()]
        assert {move.kind for move in game.legal_moves()} == {Kind.CHOOSE}
        game.play(choice(game))
    assert turn_of(game)[0] == "1.1"


def test_the_zero_seed_draws_the_kings_of_the_notation() -> None:
    """R24: two lords at Kingdomino have all four kings drawn: 2 2 1 1."""
    game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
    assert [slot.seat for slot in game.view().order] == [2, 2, 1, 1]


def test_two_lords_at_queendomino_take_turns_one_two_one() -> None:
    """R24: only the first drawn king counts; its lord chooses first and last."""
    orders = set()
    for seed in range(8):
        game = new_game("R6", seed)
        first, second, third, last = (slot.seat for slot in game.view().order)
        assert (last, third) == (first, second)
        assert first != second
        orders.add(first)
    assert orders == {1, 2}
    game = Game.new(SETUPS["R6"], ["Ann", "Ben"], seed=bytes(32))
    assert [slot.seat for slot in game.view().order] == [2, 1, 1, 2]


@pytest.mark.parametrize("rule", SETUPS)
def test_the_next_line_comes_when_every_king_stands(rule: str) -> None:
    """R26: the last choice of the start lays out the line of round 1, and no choice before it."""
    game = new_game(rule)
    lines = [game.play(choice(game)).new_line for _ in range(kings_of(rule))]
    assert lines[:-1] == [None] * (len(lines) - 1)
    assert lines[-1] == tuple(slot.domino for slot in game.view().next_line)


@pytest.mark.parametrize("rule", SETUPS)
def test_lords_act_in_the_order_of_their_kings(rule: str) -> None:
    """Lowest domino first, each king once a round; every lord as often as they have kings."""
    game = new_game(rule)
    while not game.over:
        view = game.view()
        assert view.turn is not None
        if view.round:
            numbers = [RANKS[slot.domino or ""] for slot in view.order]
            assert numbers == sorted(numbers)
        slot = view.order[view.turn.number - 1]
        assert slot.seat == view.turn.seat
        assert [place.done for place in view.order].index(False) == view.turn.number - 1
        game.play(choice(game))


@pytest.mark.parametrize("rule", SETUPS)
def test_a_turn_is_to_place_and_then_to_choose(rule: str) -> None:
    """Steps A and E; at the start only E, in the last round only A (R45)."""
    game = finished(rule)
    rounds = game.options.rounds
    for turn in game.record_turns:
        beside = (*OPTIONAL, Step.END)
        steps = [move.step for move in turn.moves if move.step not in beside]
        expected = {0: [Step.CHOOSE], rounds: [Step.PLACE]}
        assert steps == expected.get(turn.round, [Step.PLACE, Step.CHOOSE])


@pytest.mark.parametrize("rule", SETUPS)
def test_rounds_and_turns_count_from_one(rule: str) -> None:
    """Round 0 is the start; turns restart in each round; the last round ends the game."""
    game = finished(rule)
    turns, rounds = kings_of(rule), game.options.rounds
    expected = [(round_, turn) for round_ in range(rounds + 1) for turn in range(1, turns + 1)]
    assert [(turn.round, turn.number) for turn in game.record_turns] == expected


@pytest.mark.parametrize("rule", SETUPS)
def test_the_next_line_becomes_the_current_line(rule: str) -> None:
    """R51: who took a domino places it in the next round, and a new line is drawn."""
    game = new_game(rule)
    taken: dict[str, int] = {}
    lines = [tuple(slot.domino for slot in game.view().next_line)]
    while not game.over:
        played_ = game.play(choice(game))
        if played_.move.kind is Kind.CHOOSE:
            taken[played_.move.domino] = played_.seat
        elif played_.move.domino:
            assert taken[played_.move.domino] == played_.seat
        lines += [played_.new_line] if played_.new_line else []
    assert len(lines) == game.options.rounds
    assert len({domino for line in lines for domino in line}) == game.options.setup.dominoes
    for line in lines:
        assert [RANKS[domino] for domino in line] == sorted(RANKS[domino] for domino in line)


@pytest.mark.parametrize("rule", SETUPS)
def test_every_king_takes_a_domino_of_the_line(rule: str) -> None:
    """R50: where there are more dominoes than kings, the unchosen one leaves the game (R7)."""
    game = finished(rule)
    chosen = [move.domino for move in game.moves if move.kind is Kind.CHOOSE]
    assert len(chosen) == len(set(chosen)) == kings_of(rule) * game.options.rounds
    left = {"R7": game.options.rounds}.get(rule, 0)
    assert len(chosen) + left == game.options.setup.dominoes


def test_the_unchosen_domino_leaves_the_game() -> None:
    """R7, R50: nobody places it, and it is in no line again."""
    game = new_game("R7")
    left: list[str] = []
    while not game.over:
        unchosen = [slot.domino for slot in game.view().next_line if slot.seat is None]
        assert not set(left) & set(unchosen)
        told = game.play(choice(game))
        if told.round_over and told.turn.round < game.options.rounds:
            rest = [domino for domino in unchosen if domino != told.move.domino]
            assert len(rest) == 1
            left += rest
            assert [slot.domino for slot in game.view().order] == sorted(
                {slot.domino for slot in game.view().order}, key=lambda id_: RANKS[id_ or ""]
            )
    assert len(left) == game.options.rounds
    assert not [move for move in game.moves if move.domino in left]


@pytest.mark.parametrize("rule", SETUPS)
def test_the_undrawn_dominoes_are_counted(rule: str) -> None:
    """From all but the first line down to none."""
    game = new_game(rule)
    setup = game.options.setup
    assert game.view().remaining == setup.dominoes - setup.line
    while not game.over:
        if game.play(choice(game)).new_line:
            drawn = (game.view().round + 1) * setup.line
            assert game.view().remaining == setup.dominoes - drawn
    assert game.view().remaining == 0


@pytest.mark.parametrize("rule", SETUPS)
def test_what_a_move_did_is_told(rule: str) -> None:
    """The turn and the round that it ended, the line it laid out, the end of the game."""
    game = new_game(rule)
    setup = game.options.setup
    reports = []
    while not game.over:
        turn = game.turn
        reports.append(game.play(choice(game)))
        assert reports[-1].turn == turn
    ended = [report for report in reports if report.round_over]
    assert len(ended) == setup.rounds + 1
    assert all(report.turn_over and report.turn.number == kings_of(rule) for report in ended)
    assert [bool(report.new_line) for report in ended] == [True] * (setup.rounds - 1) + [False] * 2
    assert [report.game_over for report in reports] == [False] * (len(reports) - 1) + [True]
    assert game.moves == tuple(report.move for report in reports)
    for before, after in pairwise(reports):
        same = (before.turn.round, before.turn.number) == (after.turn.round, after.turn.number)
        assert before.turn_over is not same


def test_only_the_seat_to_decide_has_moves() -> None:
    """Other seats have none, and after the end nobody has."""
    game = played("R4", 10)
    assert game.turn is not None
    for seat in range(1, 5):
        expected = game.legal_moves() if seat == game.turn.seat else ()
        assert game.legal_moves(seat) == expected
    game = finished("R4")
    assert game.legal_moves() == game.legal_moves(1) == ()


@pytest.mark.parametrize("rule", SETUPS)
def test_legal_moves_are_sorted_by_text_and_playable(rule: str) -> None:
    """Code point by code point: a10 before a2; each is legal and written as listed."""
    game = new_game(rule)
    while not game.over:
        moves = game.legal_moves()
        texts = [move.text() for move in moves]
        assert texts == sorted(set(texts))
        assert all(game.why_not(move) is None for move in moves)
        assert [game.copy().play(text).move for text in texts[::9]] == list(moves[::9])
        assert game.copy().play(texts[-1]).move == moves[-1]
        game.play(choice(game))


@pytest.mark.parametrize("rule", TOWN)
def test_optional_moves_come_in_their_order_and_end_only_in_the_last_round(rule: str) -> None:
    """R35–R44: B, C, D, never back; `end` only where something optional was still legal."""
    game = finished(rule)
    rank = {step: place for place, step in enumerate(Step)}
    ends = 0
    for turn in game.record_turns:
        steps = [rank[move.step] for move in turn.moves]
        assert steps == sorted(steps)
        kinds = [move.kind for move in turn.moves]
        assert max(kinds.count(Kind.BUILD), kinds.count(Kind.BURN)) <= 1
        assert kinds.count(Kind.TAX) <= 2
        if Kind.END in kinds:
            ends += 1
            assert turn.round == game.options.rounds
            assert kinds[-1] is Kind.END
    last = [turn for turn in game.record_turns if turn.round == game.options.rounds]
    assert len(last) == kings_of(rule)
    assert ends <= len(last)


@pytest.mark.parametrize("rule", TOWN)
def test_what_is_legal_after_placing_is_listed_together(rule: str) -> None:
    """The moves of B, C and D with the choices, or with `end`; nothing else is written."""
    game = new_game(rule, seed=1)
    ended = set()
    while not game.over:
        assert game.turn is not None
        kinds = {move.kind for move in game.legal_moves()}
        optional = kinds & {Kind.TAX, Kind.BUILD, Kind.BURN}
        if game.turn.step is Step.PLACE:
            assert len(kinds) == 1
        elif game.turn.step is Step.END:
            assert kinds - optional == {Kind.END}
            assert optional
            assert game.why_not("end") is None
        else:
            assert kinds - optional == {Kind.CHOOSE}
            assert codes(game, "end")[0] == "wrong_step"
        told = game.play(choice(game))
        if told.turn.round == game.options.rounds and told.turn_over:
            ended.add(told.move.kind)
    assert ended & {Kind.END, Kind.BURN, Kind.PLACE, Kind.BUILD}


def codes(game: Game, move: str, seat: int | None = None) -> tuple[str, str]:
    """The code and rule of a refusal."""
    refusal = game.why_not(move, seat)
    assert refusal is not None
    return refusal.code, refusal.rule


def test_a_taken_domino_is_refused_with_its_seat() -> None:
    """R45: the king needs a free domino."""
    game = new_game("R4")
    first = game.play(game.legal_moves()[0])
    refusal = game.why_not(first.move)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("domino_taken", "R45")
    assert refusal.data == {"domino": first.move.domino, "seat": first.seat}


def test_a_domino_outside_the_line_is_refused_with_the_line() -> None:
    """R45: only what lies in the next line can be chosen."""
    game = new_game("R4")
    line = tuple(slot.domino for slot in game.view().next_line)
    other = next(domino for domino in DOMINOES if domino not in line)
    refusal = game.why_not(f"choose {other}")
    assert refusal is not None
    assert (refusal.code, refusal.data["line"]) == ("not_in_line", line)


def test_nobody_places_at_the_start() -> None:
    """R23: the start is choosing only."""
    assert codes(new_game("R4"), "place K1 e6 e7") == ("wrong_step", "R23")
    assert codes(new_game("R4"), "discard K1") == ("wrong_step", "R23")


def at_placing(rule: str = "R4") -> Game:
    """A game where the seat on turn has to place."""
    game = new_game(rule)
    while game.turn is not None and game.turn.step is not Step.PLACE:
        game.play(choice(game))
    return game


def test_placing_comes_before_choosing() -> None:
    """Steps never go forward over a mandatory one."""
    game = at_placing()
    line = game.view().next_line
    assert codes(game, f"choose {line[0].domino}") == ("place_first", "R45")


def test_a_placed_domino_never_moves() -> None:
    """R31: after placing, no second placing and no discard."""
    game = at_placing()
    move = game.legal_moves()[0]
    game.play(move)
    assert codes(game, move.text()) == ("wrong_step", "R31")
    assert codes(game, f"discard {move.domino}") == ("wrong_step", "R31")


def test_only_the_domino_under_ones_king_is_placed() -> None:
    """Another lord's domino is not yours."""
    game = at_placing()
    own, other = game.view().order[0].domino, game.view().order[1].domino
    refusal = game.why_not(f"place {other} e6 e7")
    assert refusal is not None
    assert (refusal.code, refusal.data) == ("not_yours", {"domino": other, "yours": own})


def test_no_choice_in_the_last_round() -> None:
    """R45: there is no next line and no step E."""
    game = new_game("R1")
    while game.view().round < game.options.rounds:
        game.play(choice(game))
    assert game.view().next_line == ()
    assert codes(game, "choose K1") == ("wrong_step", "R45")


def test_the_game_is_over_after_the_last_turn() -> None:
    """Nothing can be played any more."""
    game = finished("R1")
    assert (game.turn, game.view().turn) == (None, None)
    assert codes(game, "choose K1")[0] == "game_over"
    assert codes(game, "place K1 e6 e7", 1)[0] == "game_over"


def test_a_seat_that_is_not_on_turn_is_told_who_is() -> None:
    """A move may be asked about for a seat."""
    game = at_placing()
    assert game.turn is not None
    seat, move = game.turn.seat, game.legal_moves()[0]
    other = seat % 4 + 1
    refusal = game.why_not(move, other)
    assert refusal is not None
    assert (refusal.code, refusal.data) == ("not_your_turn", {"seat": seat})
    assert game.why_not(move, seat) is None


@pytest.mark.parametrize("move", ["choose K1", "place K1 e6 e7", "discard K1"])
def test_an_illegal_move_changes_nothing(move: str) -> None:
    """`play` raises with the data of `why_not`, and the game is as before."""
    game = at_placing()
    before = game.to_record()
    refusal = game.why_not(move)
    assert refusal is not None
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert (caught.value.refusal, caught.value.move) == (refusal, move)
    assert caught.value.data["rule"] == refusal.rule
    assert game.to_record() == before


def test_doubles_are_written_one_way() -> None:
    """Both spellings of a double are one move; the first square in square order leads."""
    game = new_game("R2", seed=3)
    turned = 0
    while not game.over:
        moves = game.legal_moves()
        if moves[0].kind is Kind.PLACE and DOMINOES[moves[0].domino].is_double:
            for move in moves:
                assert Move(move.kind, move.domino, move.squares[::-1]) not in moves
            other = Move(moves[-1].kind, moves[-1].domino, moves[-1].squares[::-1])
            assert game.play(other.text()).move == moves[-1]
            turned += 1
        else:
            game.play(choice(game))
    assert turned > 3


@pytest.mark.parametrize("rule", SETUPS)
def test_undo_is_exact(rule: str) -> None:
    """Taking moves back leads through the same positions to the start."""
    game = new_game(rule)
    views = []
    while not game.over:
        views.append((game.view(), game.to_record()))
        game.play(choice(game))
    moves = list(game.moves)
    while views:
        assert game.undo() == moves.pop()
        assert (game.view(), game.to_record()) == views.pop()
    with pytest.raises(IllegalMove, match="nothing_to_undo"):
        game.undo()


def test_copies_are_independent() -> None:
    """What is played on a copy does not reach the game, and the other way round."""
    game = played("R2", 50)
    twin = game.copy()
    before = (game.view(), game.to_record())
    while not twin.over:
        twin.play(choice(twin))
    twin.header["site"] = "elsewhere"
    assert (game.view(), game.to_record()) == before
    twin = game.copy()
    game.undo()
    assert (twin.view(), twin.to_record()) == before
