"""R13–R18, R21, R32–R34: giants come, are sent away and received; lines that lose dominoes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest

from engine import ARRIVALS, FOOTPRINTS, BadRecord, Game, IllegalMove, Kind, Move, Options, Step
from engine.dominoes import RANKS

NAMES = ["Ann", "Ben", "Cara", "Dan", "Eve"]


def until(options: Options, wanted: Callable[[Game], bool]) -> Game:
    """A game in which something is true, found by playing games that look random."""
    for seed in range(100):
        key = hashlib.sha256(b"giants:%d" % seed).digest()
        game = Game.new(options, NAMES[: options.players], seed=key)
        while not game.over:
            if wanted(game):
                return game
            game.play(game.move_at((37 * len(game.moves) + 11 * seed) % game.count_moves()))
    raise AssertionError("never")


def step(game: Game) -> Step | None:
    return game.turn.step if game.turn else None


FOUR = Options(players=4, giants=True)
TOWN = Options(box="queendomino", players=4, giants=True)


def sender(game: Game) -> bool:
    """Whether a giant may be sent now."""
    return any(move.kind is Kind.SEND for move in game.legal_moves(purchases=False))


@pytest.mark.parametrize(
    ("options", "leaves"),
    [
        (Options(players=2, giants=True), (3,)),
        (Options(players=2, giants=True, variants=frozenset({"mighty_duel"})), (3,)),
        (Options(players=3, giants=True), (2, 4)),
        (TOWN, (3,)),
        (Options(players=5, giants=True), ()),
        (Options(box="queendomino", players=2, giants=True), (3,)),
    ],
    ids=lambda value: value.rule if isinstance(value, Options) else "",
)
def test_some_dominoes_of_a_line_leave_before_anybody_chooses(
    options: Options, leaves: tuple[int, ...]
) -> None:
    """R13–R18: five are laid out, ascending with letters first; those in between leave."""
    game = Game.new(options, NAMES[: options.players], seed=bytes(32))
    drawn = sorted(game.state.pile[:5], key=RANKS.__getitem__)
    left = [id_ for place, id_ in enumerate(drawn, 1) if place not in leaves]
    assert [slot.domino for slot in game.view().next_line] == left
    assert len(left) == len(game.view().order)
    assert game.view().remaining == options.setup.dominoes - 5


def test_a_giant_that_arrives_must_cover_a_crown() -> None:
    """R32: nothing else is legal, and one crown less counts."""
    game = until(FOUR, lambda game: step(game) is Step.GIANT)
    seat = game.turn.seat if game.turn else 0
    moves = game.legal_moves()
    assert {move.kind for move in moves} == {Kind.GIANT}
    assert game.moves[-1].domino in ARRIVALS
    line = [slot.domino for slot in game.view().next_line if slot.seat is None]
    refusal = game.why_not(f"choose {line[0]}" if line else "end")
    assert refusal is not None
    assert refusal.code == "giant_due"
    bare = next(cell.square for cell in game.view().kingdom_of(seat).cells if not cell.crowns)
    refusal = game.why_not(f"giant {bare}")
    assert refusal is not None
    assert (refusal.code, refusal.data) == ("giant_no_crown", {"square": bare})
    crowns = game.scores()[seat - 1].crowns
    assert not game.play(moves[0]).turn_over
    assert game.scores()[seat - 1].crowns == crowns - 1
    assert "!" in game.view().kingdom_of(seat).text


def test_without_an_open_crown_no_giant_is_due() -> None:
    """R32: then nothing happens."""
    game = until(
        FOUR,
        lambda game: (
            bool(game.moves)
            and game.moves[-1].kind is Kind.PLACE
            and game.moves[-1].domino in ARRIVALS
            and step(game) is Step.CHOOSE
        ),
    )
    assert game.turn is not None
    assert game.scores()[game.turn.seat - 1].crowns == 0


def test_a_giant_is_sent_to_a_lord_with_an_open_crown_only() -> None:
    """R33: the codes name what is wrong; what is listed is legal."""
    game = until(FOUR, sender)
    assert game.turn is not None
    assert game.moves[-1].domino in FOOTPRINTS
    seat = game.turn.seat
    send = next(move for move in game.legal_moves() if move.kind is Kind.SEND)
    square, receiver = send.squares[0], send.seat or 0
    codes = {
        f"send {square} {seat}": "send_self",
        f"send {square} 8": "send_no_crown",
        f"send a1 {receiver}": "send_no_giant",
    }
    for text, code in codes.items():
        refusal = game.why_not(text)
        assert refusal is not None
        assert refusal.code == code
    kingdom = game.state.kingdom_of(receiver)
    kingdom.pending = kingdom.crowns()
    refusal = game.why_not(send)
    assert refusal is not None
    assert refusal.code == "send_no_crown"


def test_any_later_move_declines_to_send() -> None:
    """R33: after a tax, a building or a bribe it is too late."""
    game = until(
        TOWN,
        lambda game: (
            sender(game)
            and any(move.kind in (Kind.TAX, Kind.BUILD, Kind.BURN) for move in game.legal_moves())
        ),
    )
    moves = game.legal_moves()
    send = next(move for move in moves if move.kind is Kind.SEND)
    game.play(next(move for move in moves if move.kind in (Kind.TAX, Kind.BUILD, Kind.BURN)))
    refusal = game.why_not(send)
    assert refusal is not None
    assert refusal.code == "send_late"


def sent() -> tuple[Game, int, Move]:
    """A game just after a giant was sent and the turn ended, its receiver and its choice."""
    game = until(FOUR, lambda game: sender(game) and step(game) is Step.CHOOSE)
    send = next(move for move in game.legal_moves() if move.kind is Kind.SEND)
    game.play(send)
    assert game.legal_moves(send.seat) == ()
    game.play(next(move for move in game.legal_moves() if move.kind is Kind.CHOOSE))
    return game, send.seat or 0, game.legal_moves(send.seat)[0]


def test_a_giant_is_received_between_two_turns_or_first_of_all() -> None:
    """R33: by its receiver at any time, but before the next placement."""
    game, seat, receive = sent()
    assert game.view().kingdom_of(seat).pending == 1
    twin = game.copy()
    played = twin.play(receive, seat)
    assert (played.seat, played.turn.text()) == (
        seat,
        f"{game.state.finished[0]}.{game.state.finished[1]}",
    )
    assert twin.view().kingdom_of(seat).pending == 0
    assert Game.from_record(twin.to_record()).view() == twin.view()
    assert twin.undo() == receive
    assert twin.view() == game.view()
    while game.turn is not None and game.turn.seat != seat:
        game.play(game.legal_moves()[0])
    assert step(game) is Step.RECEIVE
    assert {move.kind for move in game.legal_moves()} == {Kind.RECEIVE}
    refusal = game.why_not(f"discard {game.state.domino_to_place()}")
    assert refusal is not None
    assert refusal.code == "receive_first"
    draft = game.compose([f"discard {game.state.domino_to_place()}"])
    assert (draft.todo, draft.moves, draft.ready) == ((Step.RECEIVE,), (), False)
    assert [refusal.code for _, refusal in draft.dropped] == ["receive_first"]
    game.play(game.legal_moves()[0])
    assert step(game) is Step.PLACE
    refusal = game.why_not(receive)
    assert refusal is not None
    assert refusal.code == "receive_none"


def test_a_receive_stands_on_a_line_of_its_own() -> None:
    """R33: with the receiver's seat and the turn finished last; elsewhere it is refused."""
    game, seat, receive = sent()
    finished = "{}.{}".format(*game.state.finished)
    game.play(receive, seat)
    *_, line = game.to_record().splitlines()
    assert line == f"{finished} {seat}  {receive.text()}"
    for wrong in (f"{finished} {seat}  {receive.text()}; {receive.text()}", f"1.1 {seat}  {line}"):
        with pytest.raises(BadRecord):
            Game.from_record(game.to_record().replace(line, wrong))


def test_nobody_receives_inside_a_turn() -> None:
    """R33: a turn that has begun is played to its end first."""
    game, seat, receive = sent()
    if game.turn is not None and game.turn.seat == seat:
        return
    game.play(game.legal_moves()[0])
    if game.turn_begun:
        assert game.legal_moves(seat) == ()
        with pytest.raises(IllegalMove) as caught:
            game.play(receive, seat)
        assert caught.value.code == "not_your_turn"


def test_a_game_is_over_only_when_no_giant_is_on_its_way() -> None:
    """R33: after the last turn the lowest seat with one is to decide."""
    game = until(
        FOUR,
        lambda game: (
            game.turn is not None
            and game.turn.text() == "12.4"
            and game.state.kingdoms[1].crowns() > 0
            and game.state.kingdoms[2].crowns() > 0
            and game.turn.seat == 4
        ),
    )
    game.state.kingdoms[1].pending = game.state.kingdoms[2].pending = 1
    while game.turn is not None and game.turn.step is not Step.RECEIVE:
        played = game.play(game.legal_moves()[-1])
    assert (played.round_over, played.game_over) == (True, False)
    assert game.turn is not None
    assert (game.turn.text(), game.turn.seat) == ("12.4", 2)
    assert not game.over
    assert game.result() is None
    assert not game.play(game.legal_moves(3)[0], 3).game_over
    assert game.play(game.legal_moves()[0]).game_over
    assert game.over


def test_a_draft_waits_for_the_crown_and_keeps_it() -> None:
    """R32: the giant is a slot of its own that outlives a change of the spot."""

    def brings(game: Game) -> bool:
        if step(game) is not Step.PLACE:
            return False
        spots = game.legal_moves()
        return (
            spots[0].kind is Kind.PLACE
            and len(spots) > 1
            and spots[0].domino in ARRIVALS
            and game.state.kingdom.crowned().bit_count() > 1
        )

    game = until(FOUR, brings)
    spots = game.legal_moves()
    draft = game.compose([spots[0]])
    assert Step.GIANT in draft.todo
    crown = draft.options[Step.GIANT][0]
    draft = game.compose([crown, spots[1]])
    assert crown in draft.moves
    assert Step.GIANT not in draft.todo
    assert game.compose([crown]).dropped[0][1].code == "place_first"
    assert not game.view().kingdom_of(game.turn.seat if game.turn else 0).text.count("!") > 5


def test_quests_are_drawn_or_chosen() -> None:
    """R59: the first two of their stream, unless two are chosen; the record then names them."""
    drawn = Game.new(FOUR, NAMES[:4], seed=bytes(32))
    assert drawn.view().quests == ("middle_kingdom", "lost_corner")
    assert "quests:" not in drawn.to_record()
    chosen = Options(players=4, giants=True, quests=("bleak_king", "harmony"))
    game = Game.new(chosen, NAMES[:4], seed=bytes(32))
    assert game.view().quests == ("bleak_king", "harmony")
    assert "\nquests: bleak_king harmony\n" in game.to_record()
    assert Game.from_record(game.to_record()).options == chosen


def test_a_draft_from_a_giant_on_goes_on() -> None:
    """R32: what may follow the giant stands behind it."""
    town = Options(box="queendomino", players=4, giants=True)
    game = until(town, lambda game: game.turn is not None and game.turn.step is Step.GIANT)
    twin = game.copy()
    moves = [twin.legal_moves()[0]]
    twin.play(moves[0])
    for kind in (Kind.BURN, Kind.CHOOSE):
        moves.append(next(move for move in twin.legal_moves() if move.kind is kind))
        twin.play(moves[-1])
    assert game.compose(moves).moves == tuple(moves)
