"""R22, R46–R49: what may be bought at The Court, when, and what it costs."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import combinations

import pytest

from engine import TOKENS, Game, Kind, Kingdom, Move, Options, Step, selfplay
from engine.draws import Stream
from engine.steps.court import offer
from engine.values import square_order

COURT = Options(players=3, court=True)
LAND = "w* f* C l* / . w1 g* t ; queen=yes"
"""Around e5: wheat c5, wood d5, fish f5; a crowned wheat d4, sheep e4, a town f4."""


def new_game(options: Options = COURT, seed: int = 0) -> Game:
    key = hashlib.sha256(b"court:%d" % seed).digest()
    return Game.new(options, [f"Lord{n}" for n in range(options.players)], seed=key)


def at_court(text: str = LAND, *, seed: int = 0) -> Game:
    """A game whose lord on turn has chosen and may buy, in a kingdom of our own."""
    game = new_game(seed=seed)
    while game.turn is None or game.turn.step is not Step.CHOOSE or game.turn.round < 2:
        game.play(game.legal_moves()[0])
    kingdom = Kingdom.from_text(text)
    game.state.kingdoms[game.turn.seat - 1] = kingdom
    game.state.court.face_up = ("farmer", "wheat_mill", "king")  # type: ignore[union-attr]
    game.play(game.legal_moves(purchases=False)[0])
    assert "end" in [move.text() for move in game.legal_moves(purchases=False)]
    return game


def test_a_domino_brings_its_resources() -> None:
    """R49: each crownless square of wheat, forest, lake and grassland bears one."""
    game = new_game()
    while len(game.moves) < 60:
        move = game.move_at((37 * len(game.moves) + 5) % game.count_moves())
        played = game.play(move)
        if move.kind is not Kind.PLACE:
            continue
        for square in move.squares:
            cell = next(c for c in game.view().kingdom_of(played.seat).cells if c.square == square)
            bears = not cell.crowns and cell.terrain in ("wheat", "forest", "lake", "grassland")
            assert (cell.resource is not None) == bears


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("recruit farmer c5 c5 d5", None),
        ("recruit farmer c5 d5 f5", "court_square_resource"),
        ("recruit farmer d4 c5 d5", "court_square_crown"),
        ("recruit farmer e5 c5 d5", "court_square_castle"),
        ("recruit farmer c4 c5 d5", "court_square_empty"),
        ("recruit farmer a1 c5 d5", "court_square_empty"),
        ("recruit farmer f4 c5 d5", None),
        ("recruit wheat_mill d5 c5 d5", "court_square_terrain"),
        ("recruit wheat_mill c5 c5 d5", None),
        ("recruit farmer c5 c5 c5", "court_pay"),
        ("recruit farmer c5 c5 f4", "court_pay"),
        ("recruit captain c5 c5 d5", "court_not_there"),
        ("search captain c5 c5 d5 f5 e4", None),
        ("search captain c5 c5 d5 f5 f5", "court_pay"),
        ("tax c5", "wrong_step"),
        ("end", None),
    ],
)
def test_a_purchase_is_judged_in_words(text: str, code: str | None) -> None:
    """R46, R47: two different resources, or all four; a square without crown, resource, token."""
    refusal = at_court().why_not(text)
    assert (refusal and refusal.code) == code


def test_too_few_kinds_buy_nothing() -> None:
    """R46: the data tell how many kinds are needed, and what is there."""
    game = at_court("w* w* C l* / f . . .")
    refusal = game.why_not("search captain e4 c5 d5 f5 e4")
    assert refusal is not None
    assert refusal.code == "court_resources"
    assert refusal.data == {"needed": 4, "have": 2, "stock": {"wheat": 2, "fish": 1}}
    assert {move.kind for move in game.purchases()} == {Kind.RECRUIT}


def test_what_pays_leaves_first_and_is_written_in_square_order() -> None:
    """R46: the token may stand where the payment was; the turn is over then."""
    game = at_court()
    seat = game.turn.seat if game.turn else 0
    played = game.play("recruit farmer c5 d5 c5")
    assert played.move.text() == "recruit farmer c5 c5 d5"
    assert played.turn_over
    assert game.view().kingdoms[seat - 1].text.startswith("w=farmer f C l*")
    assert game.state.court is not None
    assert game.state.court.face_up == ("wheat_mill", "king")


def test_tokens_are_turned_up_with_a_new_line_only() -> None:
    """R48: until the next line is laid out there are fewer."""
    game = at_court()
    game.play("recruit farmer c5 c5 d5")
    played = None
    while played is None or not played.round_over:
        assert len(game.view().court.face_up) == 2  # type: ignore[union-attr]
        moves = game.legal_moves(purchases=False)
        played = game.play(moves[0])
    assert len(played.new_tokens) == 1
    assert game.view().court.face_up[2:] == played.new_tokens  # type: ignore[union-attr]


def test_a_search_shuffles_what_is_left() -> None:
    """R46: the tokens of the pile in component order, by the stream of the search."""
    game = at_court()
    court = game.state.court
    assert court is not None
    left = list(court.pile)
    game.play("search captain c5 c5 d5 f5 e4")
    left.remove("captain")
    order = list(TOKENS)
    expected = Stream(game.seed, "court:1").shuffled(sorted(left, key=order.index))
    assert court.searches == 1
    pile = [*court.face_up[3:], *court.pile]
    assert pile == expected


def test_the_lazy_list_is_the_whole_list() -> None:
    """R46, R47: every combination of token, square and payment, and nothing else."""
    kingdom = Kingdom.from_text("w* f* C l* w* / g1 w1 g* t f* / s . . w* l*")
    found = offer(kingdom, ("farmer", "wheat_mill", "farmer"), ("king", "swamp_hut"))
    moves = list(found)
    texts = [move.text() for move in moves]
    assert texts == sorted(set(texts))
    assert len(found) == len(moves)
    assert [found[n] for n in range(len(found))] == moves
    assert found[-1] == moves[-1]
    assert found[1:3] == tuple(moves[1:3])
    with pytest.raises(IndexError):
        found[len(moves)]
    assert list(found.of("farmer", "c5")) == [
        m for m in moves if m.token == "farmer" and m.squares[0] == "c5"
    ]
    assert set(texts) == set(by_hand(kingdom, {"farmer", "wheat_mill"}, 2, "recruit")) | set(
        by_hand(kingdom, {"king", "swamp_hut"}, 4, "search")
    )


def by_hand(kingdom: Kingdom, tokens: set[str], price: int, word: str) -> list[str]:
    """The same list, made the slow way from what lies on the squares."""
    names = [n for n, bit in kingdom.canvas.bits.items() if kingdom.half_on(bit)]
    bearing = sorted((n for n in names if kingdom.resource_on(n)), key=square_order)
    found = []
    for paying in combinations(bearing, price):
        if len({kingdom.resource_on(n) for n in paying}) < price:
            continue
        for square in names:
            half = kingdom.half_on(kingdom.canvas.bits[square])
            assert half is not None
            if half.crowns or (kingdom.resource_on(square) and square not in paying):
                continue
            found += [
                f"{word} {token} {square} {' '.join(paying)}"
                for token in tokens
                if TOKENS[token].terrain in (None, half.terrain)
            ]
    return found


@pytest.mark.parametrize(
    "options",
    [COURT, Options("queendomino", 4, court=True, giants=True)],
    ids=["kingdomino", "queendomino_giants"],
)
def test_the_moves_are_counted_without_being_made(options: Options) -> None:
    """The random lord's draw reads the list by number."""
    game = new_game(options)
    while not game.over:
        moves = game.legal_moves()
        place = (37 * len(game.moves) + 11) % len(moves)
        assert game.count_moves() == len(moves)
        assert game.move_at(place) == moves[place]
        assert list(game.purchases()) == [m for m in moves if m.step is Step.COURT]
        assert set(game.legal_moves(purchases=False)) == set(moves) - set(game.purchases())
        game.play(moves[place])


def test_end_is_a_move_where_something_can_be_bought() -> None:
    """R46: else the choice ends the turn; after a purchase it is over too."""
    ends = Counter[bool]()
    game = new_game()
    selfplay.play_randomly(game)
    twin = new_game()
    for move in game.moves:
        played = twin.play(move)
        if move.kind is Kind.CHOOSE and played.turn.round:
            ends[played.turn_over] += 1
            assert played.turn_over or len(twin.purchases()) > 0
        if move.step is Step.COURT:
            assert played.turn_over
    assert set(ends) == {True, False}


def test_a_draft_ends_the_turn_with_the_word_or_the_purchase() -> None:
    """R46: `end` comes by itself, unless a token is bought; options are lazy."""
    game = new_game()
    while True:
        game.play(game.legal_moves()[0])
        draft = game.compose([])
        if game.turn is None or game.turn.round < 2 or Step.PLACE not in draft.options:
            continue
        spot = draft.options[Step.PLACE][0]
        draft = game.compose([spot, draft.options[Step.CHOOSE][0]])
        if len(draft.options[Step.COURT]):
            break
    assert draft.moves[-1].kind is Kind.END
    assert draft.ready
    buy = draft.options[Step.COURT][0]
    bought = game.compose([buy, *draft.moves[:-1]])
    assert bought.moves == (*draft.moves[:-1], buy)
    unchosen = game.compose([buy, spot])
    assert buy in unchosen.moves
    codes = {refusal.code for _, refusal in game.compose([buy]).dropped}
    assert codes <= {"place_first"}
    for move in bought.moves:
        played = game.play(move)
    assert played.turn_over


def test_a_town_with_a_token_has_no_room_for_a_building() -> None:
    """R38, R47: one building or token on a square."""
    kingdom = Kingdom.from_text("C t=farmer t")
    assert kingdom.building_sites().bit_count() == 1
    assert kingdom.token_sites() == kingdom.canvas.bits["g5"]
    assert Kingdom.from_text("C t=statue").token_sites() == 0


def test_a_covered_crown_is_a_crown_at_court() -> None:
    """R47: no token stands on it."""
    assert Kingdom.from_text("C w1!").token_sites() == 0
    assert Move.parse("recruit farmer c5 d5 c5").text() == "recruit farmer c5 d5 c5"
