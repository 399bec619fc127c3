"""Read moves as they were typed or pressed, and refuse them by the codes of the screens."""

from engine import BadNotation, Kind, Move, Refusal, Step
from services.facts import Refused
from services.facts.games import GameFact

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
_GIANTS = (Kind.GIANT, Kind.SEND)
_COURT = (Kind.RECRUIT, Kind.SEARCH)
_NO_GIANT = {Kind.GIANT: "giant_none", Kind.SEND: "send_not_now"}
_NO_SLOT = (Kind.END, Kind.RECEIVE)  # moves that are never part of a draft


def parsed(fact: GameFact, move: Move | str) -> Move:
    """Read a move; one from a button may be as wrong as one that was typed.

    Refused: no_town, no_giants, no_court, domino_unknown, building_unknown, token_unknown,
    lord_unknown, square_unknown, spot_unknown.
    """
    text = move if isinstance(move, str) else move.text()
    word, _, rest = text.partition(" ")
    _refuse_foreign(fact, word)
    try:
        read = Move.parse(text)
    except BadNotation as error:
        raise _unreadable(fact, word, rest, error) from error
    if read.kind in _NO_SLOT:
        raise Refused("spot_unknown", {"text": text}, ("panel",))
    return read


def _refuse_foreign(fact: GameFact, word: str) -> None:
    """Refuse moves of expansions that are not in play."""
    absent = {
        "no_town": word in _TOWN and fact.view.board is None,
        "no_giants": word in _GIANTS and not fact.view.options.giants,
        "no_court": word in _COURT and fact.view.court is None,
    }
    for code, holds in absent.items():
        if holds:
            raise Refused(code, {"table": fact.table.name}, ("panel",))


_UNKNOWN = {"building": "building_unknown", "token": "token_unknown", "seat": "lord_unknown"}


def _unreadable(fact: GameFact, word: str, rest: str, error: BadNotation) -> Refused:
    if word == Kind.CHOOSE:
        return refused(fact, Move(Kind.CHOOSE, rest), _NOT_IN_LINE)
    text = error.data.get("text") if error.code in (*_UNKNOWN, "square") else rest
    if error.code in _UNKNOWN:
        return Refused(_UNKNOWN[error.code], {"text": text}, ("panel",))
    if word in (Kind.BUILD, Kind.BURN) and error.code != "square":
        return Refused("building_unknown", {"text": text}, ("panel",))
    if word in _COURT and error.code != "square":
        return Refused("token_unknown", {"text": text}, ("panel",))
    if word in (*_TOWN, *_GIANTS, *_COURT):
        return Refused("square_unknown", {"text": text}, ("panel",))
    whole = rest.partition(" ")[2] if word == Kind.PLACE else f"{word} {rest}".strip()
    return Refused("spot_unknown", {"text": whole}, ("panel",))


def refused(fact: GameFact, move: Move, refusal: Refusal) -> Refused:
    """Return the engine's refusal of a move as the screens know it.

    The data are the engine's, and what the move names: domino, square, building, `copy`. `lord` is
    the name of the lord of a `seat`, `own` whether that is the lord on turn.
    """
    code = _code(fact, move, refusal)
    data: dict[str, object] = {**_named(move), **refusal.data, "rule": refusal.rule}
    data["box"] = str(fact.view.options.box)
    if code.startswith("domino_"):
        slots = fact.view.next_line
        data |= {"domino": move.domino, "free": tuple(s.domino for s in slots if s.seat is None)}
    if isinstance(seat := refusal.data.get("seat"), int) and seat <= len(fact.view.names):
        on_turn = fact.seat_on_turn
        own = on_turn is not None and on_turn.seat in _meant(fact, code, seat)
        data |= {"lord": fact.view.name(seat), "own": own}
    return Refused(code, data, (_offer(code),))


def _offer(code: str) -> str:
    """Return what to offer after a refusal."""
    if code == "receive_first":
        return "receive"
    return "spots" if code.startswith("spot_") or code == "can_place" else "panel"


def _meant(fact: GameFact, code: str, seat: int) -> tuple[int, ...]:
    """Return the seats that a reason is about: of a dragon's briber, the whole team."""
    return fact.view.kingdom_of(seat).seats if code.startswith("burn_") else (seat,)


def _code(fact: GameFact, move: Move, refusal: Refusal) -> str:
    code = _CODES.get(refusal.code, refusal.code)
    if fact.view.round == 0 and code in ("wrong_step", "place_first"):
        return "nothing_to_place"
    if code != "wrong_step":
        return code
    return _NO_GIANT.get(move.kind, "no_line")


def _named(move: Move) -> dict[str, object]:
    """Return what a move names, for the texts."""
    named: dict[str, object] = {}
    if move.domino:
        named["domino"] = move.domino
    if move.building:
        named |= {"building": move.building, "copy": move.copy}
    if move.token:
        named["token"] = move.token
    if len(move.squares) == 1 or (move.token and move.squares):
        named["square"] = move.squares[0]
    return named
