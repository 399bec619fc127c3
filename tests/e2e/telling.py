"""What a thread tells: its reports read turn by turn, and the same told by the engine.

reports(message) == [retold(game, moves)]      # of a message that reports one turn
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import locales
from engine import EngineError, Game, Kind, Move, Played
from render.words import effects
from sandbox import Message

_texts = locales.texts("en")
_ISOLATES: Final = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))
_ANY: Final = {
    "lord": r"\*\*(?P<lord>[^*\n]+)\*\*",
    "host": r"\*\*(?P<host>[^*\n]+(?:\*\* and \*\*[^*\n]+)?)\*\*",
    "receiver": r"\*\*(?P<receiver>[^*\n]+)\*\*",
    "token": r"\*\*(?P<token>[^*\n]+)\*\*",
    "domino": r"\*\*(?P<domino>[KQ]?\d+|[A-F])\*\*",
    "taken": r"\*\*(?P<taken>[KQ]?\d+|[A-F])\*\*",
    "change": r"(?P<change>[+−]\d+)",
    "building": r"\*\*(?P<building>[^*\n]+)\*\*",
    "spot": r"(?P<spot>[a-z]\d+–[a-z]\d+)",
    "square": r"\*{0,2}(?P<square>[a-z]\d+(?: and [a-z]\d+)?)\*{0,2}",
    "gain": r"(?P<gain>[+−]\d+)(?: points?)?",
    "total": r"(?P<total>\d+)",
    "coins": r"(?P<coins>\d+)",
    "cost": r"(?P<cost>\d+)",
    "buildings": r"(?P<buildings>[^\n]+?)",
}


def plain(text: str) -> str:
    """A text without its invisible marks."""
    return text.translate(_ISOLATES)


def building_name(id: str) -> str:
    """The name of a building as people read it."""
    return effects.name(id, _texts)


def token_name(id: str) -> str:
    """The name of a token of The Court."""
    return effects.token_name(id, _texts)


@cache
def pattern(key: str, *names: str, **fixed: int) -> re.Pattern[str]:
    """What a text looks like, whatever its variables hold; `fixed` ones choose its form."""
    written = plain(_texts(key, **{name: f"<{name}>" for name in names}, **fixed))
    for name in ("domino", "taken", "building", "token", "lord", "host", "receiver"):
        written = written.replace(f"**<{name}>**", f"<{name}>")
    parts = re.split("<([a-z]+)>", written)
    seen: set[str] = set()
    shape = ""
    for index, part in enumerate(parts):
        shape += re.escape(part) if index % 2 == 0 else _group(part, seen)
    return re.compile(shape)


def _group(name: str, seen: set[str]) -> str:
    if name not in _ANY:
        return ".+?"
    again = name in seen
    seen.add(name)
    return rf"\*\*(?P={name})\*\*" if again else _ANY[name]


@dataclass(frozen=True, slots=True)
class Told:
    """A turn as the thread tells it; `queen` is from whom she came, "" for the board.

    Of a giant that was sent only its crown is told, with the lord who covers it and the `gain`.
    """

    lord: str
    domino: str | None = None
    spot: str | None = None
    gain: int | None = None
    total: int | None = None
    taken: str | None = None
    taxed: tuple[str, ...] = ()
    coins: int = 0
    built: tuple[str, str, int] | None = None
    queen: str | None = None
    burnt: str | None = None
    partner: str | None = None
    giant: str | None = None
    sent: tuple[str, str] | None = None
    recruited: tuple[str, str, bool] | None = None
    received: str | None = None

    @property
    def is_long(self) -> bool:
        """Whether anything was done beside placing and taking."""
        in_town = bool(self.taxed or self.built or self.burnt)
        return in_town or bool(self.giant or self.sent or self.recruited)


# -- reading ---------------------------------------------------------------------------------------

_PLAIN: Final = (
    ("table-report-placed", ("lord", "domino", "spot", "gain", "total")),
    ("table-report-placed-took", ("lord", "domino", "spot", "gain", "total", "taken")),
    ("table-report-discarded", ("lord", "domino")),
    ("table-report-chose", ("lord", "taken")),
)
_FIRST: Final = (
    ("table-report-laid", ("lord", "domino", "spot")),
    ("table-report-discarded", ("lord", "domino")),
)
_LAST: Final = (
    ("table-report-now", ("lord", "total", "gain")),
    ("table-report-now-took", ("lord", "taken", "total", "gain")),
)


def reports(message: Message) -> list[Told]:
    """Read the turns that a message tells, in order."""
    lines = plain(message.text).splitlines()
    return [told for line in lines if (told := report(line)) is not None]


def new_tiles(message: Message) -> list[str]:
    """Read which buildings a message says are new on the board, those of each round in a line."""
    shape = pattern("table-round-tiles", "buildings")
    found = (shape.fullmatch(line) for line in plain(message.text).splitlines())
    return [match["buildings"] for match in found if match]


_PRICE: Final = re.compile(r"(?<=fits nowhere) \([−+]\d+, now \d+\)(?=\.)")
"""What a discard costs: a bonus or a quest, which no turn tells by itself."""
_PARTNER: Final = re.compile(r"(?<=\*\*) \(with ([^()]+)\)")


def report(line: str) -> Told | None:
    """Read a line that tells a turn, else None; the partner stands beside the lord's name."""
    partner = _PARTNER.search(line)
    told = _alone(_PRICE.sub("", _PARTNER.sub("", line)))
    if told is None or partner is None:
        return told
    return replace(told, partner=partner[1])


def _alone(line: str) -> Told | None:
    received = pattern("table-received", "lord", "square", "change").fullmatch(line)
    if received:
        said = received.groupdict()
        change = int(said["change"].replace("−", "-"))
        return Told(said["lord"], gain=change, received=said["square"])
    for key, names in _PLAIN:
        found = pattern(key, *names).fullmatch(line)
        if found:
            return _told(found.groupdict())
    return _long_report(line)


def _long_report(line: str) -> Told | None:
    """Read a report of several sentences: where the domino went, what was done, what is now."""
    said, rest = _begin(line, _FIRST)
    if said is None:
        return None
    told = _told(said)
    for read in (_giant, _wandered, _sent, _taxed, _built, _queen, _burnt, _took, _recruited):
        told, rest = read(told, rest)
    if not rest and told.spot is None and told.taken and not told.is_long:
        return told
    said, rest = _begin(rest, _LAST)
    if said is None or rest or said["lord"] != told.lord:
        return None
    now = _told(said)
    return replace(told, gain=now.gain, total=now.total, taken=now.taken or told.taken)


def _begin(
    text: str, shapes: Iterable[tuple[str, tuple[str, ...]]], **fixed: int
) -> tuple[dict[str, str] | None, str]:
    """What the text begins with, and the rest behind it."""
    for key, names in shapes:
        found = pattern(key, *names, **fixed).match(text)
        if found:
            return found.groupdict(), text[found.end() :].removeprefix(" ")
    return None, text


def _wandered(told: Told, text: str) -> tuple[Told, str]:
    """Pass over a giant that found no crown: the engine's moves don't tell of it."""
    said, rest = _begin(text, [("table-report-wandered", ())])
    return told, text if said is None else rest


def _taxed(told: Told, text: str) -> tuple[Told, str]:
    shape = [("table-report-taxed", ("lord", "square", "coins"))]
    said, rest = _begin(text, shape)
    if said is None:
        said, rest = _begin(text, [("table-report-taxed", ("lord", "square"))], coins=1)
    if said is None:
        return told, text
    squares = tuple(said["square"].split(" and "))
    return replace(told, taxed=squares, coins=int(said.get("coins") or 1)), rest


def _built(told: Told, text: str) -> tuple[Told, str]:
    names = ("lord", "building", "square")
    said, rest = _begin(text, [("table-report-built", (*names, "cost"))])
    for cost in (0, 1):
        if said is None:
            said, rest = _begin(text, [("table-report-built", names)], cost=cost)
            if said is not None:
                said["cost"] = str(cost)
    if said is None:
        return told, text
    return replace(told, built=(said["building"], said["square"], int(said["cost"]))), rest


def _queen(told: Told, text: str) -> tuple[Told, str]:
    said, rest = _begin(text, [("table-report-queen-from", ("lord", "host"))])
    if said is None:
        said, rest = _begin(text, [("table-report-queen", ("lord",))])
    if said is None:
        return told, text
    return replace(told, queen=said.get("host", "").replace("*", "")), rest


def _burnt(told: Told, text: str) -> tuple[Told, str]:
    said, rest = _begin(text, [("table-report-burnt", ("lord", "building"))])
    return (told, text) if said is None else (replace(told, burnt=said["building"]), rest)


def _giant(told: Told, text: str) -> tuple[Told, str]:
    said, rest = _begin(text, [("table-report-giant", ("lord", "square"))])
    return (told, text) if said is None else (replace(told, giant=said["square"]), rest)


def _sent(told: Told, text: str) -> tuple[Told, str]:
    said, rest = _begin(text, [("table-report-sent", ("lord", "square", "receiver"))])
    if said is None:
        return told, text
    return replace(told, sent=(said["square"], said["receiver"])), rest


def _took(told: Told, text: str) -> tuple[Told, str]:
    said, rest = _begin(text, [("table-report-then-took", ("lord", "taken"))])
    return (told, text) if said is None else (replace(told, taken=said["taken"]), rest)


def _recruited(told: Told, text: str) -> tuple[Told, str]:
    for key, searched in (("table-report-recruited", False), ("table-report-searched", True)):
        said, rest = _begin(text, [(key, ("lord", "token", "square"))])
        if said is not None:
            return replace(told, recruited=(said["token"], said["square"], searched)), rest
    return told, text


def _told(said: dict[str, str]) -> Told:
    return Told(
        said["lord"],
        said.get("domino"),
        said.get("spot"),
        _number(said.get("gain")),
        _number(said.get("total")),
        said.get("taken"),
    )


def _number(text: str | None) -> int | None:
    return None if text is None else int(text.replace("−", "-"))


# -- telling ---------------------------------------------------------------------------------------


def retold(game: Game, moves: Sequence[Move]) -> Told:
    """Play one turn in the engine; returns how a thread should tell it. Raises EngineError."""
    assert game.turn is not None
    seat = game.turn.seat
    before = _total(game, seat)
    played = [game.play(move) for move in moves]
    if [one.turn_over for one in played] != [False] * (len(played) - 1) + [True]:
        raise EngineError(f"{[move.text() for move in moves]} is not one turn")
    partners = [one for one in game.view().kingdom_of(seat).seats if one != seat]
    told = Told(game.names[seat - 1], partner=game.names[partners[0] - 1] if partners else None)
    for one in played:
        told = _TELL[one.move.kind](told, one, game)
    total = _total(game, seat)
    if told.spot is None and not told.is_long:
        return told
    return replace(told, gain=total - before, total=total)


def covered(game: Game, seat: int, move: Move) -> Told:
    """Let a giant that was sent cover a crown; returns how a thread should tell it."""
    before = _total(game, seat)
    game.play(move, seat=seat)
    change = _total(game, seat) - before
    return Told(game.names[seat - 1], gain=change, received=move.squares[0])


def _total(game: Game, seat: int) -> int:
    return game.view().kingdom_of(seat).scorecard.total


def _named(domino: str, game: Game) -> str:
    return locales.number(domino, str(game.options.box))


def _tell_place(told: Told, played: Played, game: Game) -> Told:
    spot = "–".join(played.move.squares) or None
    return replace(told, domino=_named(played.move.domino, game), spot=spot)


def _tell_tax(told: Told, played: Played, game: Game) -> Told:
    taxed = (*told.taxed, *played.move.squares)
    return replace(told, taxed=taxed, coins=told.coins + played.coins)


def _tell_build(told: Told, played: Played, game: Game) -> Told:
    built = (building_name(played.move.building), played.move.squares[0], -played.coins)
    kingdoms = game.view().kingdoms
    seats = kingdoms[played.queen_from - 1].seats if played.queen_from else ()
    hosts = " and ".join(game.names[seat - 1] for seat in seats)
    return replace(told, built=built, queen=hosts if played.queen else None)


def _tell_burn(told: Told, played: Played, game: Game) -> Told:
    return replace(told, burnt=building_name(played.move.building))


def _tell_choose(told: Told, played: Played, game: Game) -> Told:
    return replace(told, taken=_named(played.move.domino, game))


def _tell_giant(told: Told, played: Played, game: Game) -> Told:
    return replace(told, giant=played.move.squares[0])


def _tell_send(told: Told, played: Played, game: Game) -> Told:
    assert played.move.seat is not None
    return replace(told, sent=(played.move.squares[0], game.names[played.move.seat - 1]))


def _tell_recruit(told: Told, played: Played, game: Game) -> Told:
    token = token_name(played.move.token)
    searched = played.move.kind is Kind.SEARCH
    return replace(told, recruited=(token, played.move.squares[0], searched))


def _tell_nothing(told: Told, played: Played, game: Game) -> Told:
    return told


_TELL: Final[dict[Kind, Callable[[Told, Played, Game], Told]]] = {
    Kind.PLACE: _tell_place,
    Kind.DISCARD: _tell_place,
    Kind.GIANT: _tell_giant,
    Kind.SEND: _tell_send,
    Kind.RECRUIT: _tell_recruit,
    Kind.SEARCH: _tell_recruit,
    Kind.TAX: _tell_tax,
    Kind.BUILD: _tell_build,
    Kind.BURN: _tell_burn,
    Kind.CHOOSE: _tell_choose,
    Kind.END: _tell_nothing,
}
