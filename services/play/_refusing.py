"""Moves as they were asked for, and why they can't stand: the reasons in the screens' codes."""

from __future__ import annotations

from engine import BadNotation, Kind, Move, Refusal, Step
from services.facts import GameFact, Refused

_CODES = {
    "not_in_line": "domino_unknown",
    "not_yours": "domino_unknown",
    "not_adjacent": "spot_apart",
    "off_canvas": "spot_apart",
    "overlap": "spot_taken",
    "area": "spot_area",
    "no_connection": "spot_match",
}
_NOT_IN_LINE = Refusal("not_in_line", "R45")
_TOWN = (Step.TAX, Step.BUILD, Step.BURN)


def parsed(fact: GameFact, move: Move | str) -> Move:
    """Read a move. What comes from a button may be as wrong as what was typed.

    Refused: no_town, domino_unknown, building_unknown, square_unknown, spot_unknown.
    """
    text = move if isinstance(move, str) else move.text()
    word, _, rest = text.partition(" ")
    if word in _TOWN and fact.view.board is None:
        raise Refused("no_town", {"table": fact.table.name}, ("panel",))
    try:
        read = Move.parse(text)
    except BadNotation as error:
        raise _unreadable(fact, word, rest, error) from error
    if read.kind is Kind.END:  # it fills itself
        raise Refused("spot_unknown", {"text": text}, ("panel",))
    return read


def _unreadable(fact: GameFact, word: str, rest: str, error: BadNotation) -> Refused:
    if word == Kind.CHOOSE:
        return refused(fact, Move(Kind.CHOOSE, rest), _NOT_IN_LINE)
    text = error.data.get("text") if error.code in ("building", "square") else rest
    if error.code == "building" or (word in (Kind.BUILD, Kind.BURN) and error.code != "square"):
        return Refused("building_unknown", {"text": text}, ("panel",))
    if word in _TOWN:
        return Refused("square_unknown", {"text": text}, ("panel",))
    whole = f"{word} {rest}" if rest else word
    return Refused("spot_unknown", {"text": whole}, ("panel",))


def refused(fact: GameFact, move: Move, refusal: Refusal) -> Refused:
    """Say why a move can't stand in the draft: the engine's reason under the screens' names.

    The data are the engine's, and what the move named: domino, square, building, `copy`. `lord` is
    the name of the lord of a `seat`, `own` tells that it is the lord on turn.
    """
    code = _code(fact, refusal)
    data: dict[str, object] = {**_named(move), **refusal.data, "rule": refusal.rule}
    if code.startswith("domino_"):
        slots = fact.view.next_line
        data |= {"domino": move.domino, "free": tuple(s.domino for s in slots if s.seat is None)}
    if isinstance(seat := refusal.data.get("seat"), int):
        on_turn = fact.seat_on_turn
        own = on_turn is not None and on_turn.seat in _meant(fact, code, seat)
        data |= {"lord": fact.view.name(seat), "own": own}
    spots = code.startswith("spot_") or code == "can_place"
    return Refused(code, data, ("spots",) if spots else ("panel",))


def _meant(fact: GameFact, code: str, seat: int) -> tuple[int, ...]:
    """Return the seats that a reason speaks of: of the dragon's briber, the whole team."""
    return fact.view.kingdom_of(seat).seats if code.startswith("burn_") else (seat,)


def _code(fact: GameFact, refusal: Refusal) -> str:
    code = _CODES.get(refusal.code, refusal.code)
    if fact.view.round == 0 and code in ("wrong_step", "place_first"):
        return "nothing_to_place"
    return "no_line" if code == "wrong_step" else code


def _named(move: Move) -> dict[str, object]:
    """Name what a move is about, for the texts."""
    named: dict[str, object] = {}
    if move.domino:
        named["domino"] = move.domino
    if move.building:
        named |= {"building": move.building, "copy": move.copy}
    if len(move.squares) == 1:
        named["square"] = move.squares[0]
    return named
