"""Records: the whole game as text; reading names the line of every fault."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import quote, unquote

from engine import referee, results
from engine.buildings import corrected
from engine.deal import Deal
from engine.draws import seal
from engine.errors import BadNotation, BadRecord, BadSetup, IllegalMove
from engine.moves import Kind, Move, Played, TurnRecord
from engine.setups import Options
from engine.state import State

LONGEST, LONGEST_LINE = 1_000_000, 5_000
"""How many characters of a record and of a line are accepted; real ones have a hundredth."""
RULES = "1"
"""The version of rulings and component tables that this engine plays."""

KEYS = (
    *("game", "site", "date", "box", "options", "dynasty", "grid", "quests", "seats", "teams"),
    *("draw", "seed", "rules", "icons", "result", "winners", "ending"),
    *("players", "computer", "autopilot"),
)
"""The header's known keys in their order; unknown ones follow in the order they were read."""

KEPT = frozenset(("game", "site", "date", "dynasty", "ending", "players", "computer", "autopilot"))
"""Known keys that don't follow from the game; these and unknown ones are kept unchanged."""

_HEX = r"[0-9a-f]{64}"
_FORMS = {
    "date": r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])",
    "dynasty": r"[1-3]/3",
    "draw": _HEX,
    "seed": _HEX,
    "ending": "abandoned",
}
_ENCODED = re.compile(r"(?:[^%]|%[0-9A-Fa-f]{2})+")
_KEY = re.compile(r"[a-z][a-z0-9_-]*", re.ASCII)
_HEADER = re.compile(r"([a-z][a-z0-9_-]*): (\S|\S.*\S)", re.ASCII)
_TURN = re.compile(r"(0|[1-9][0-9]?)\.([1-9][0-9]?) ([1-9]) +(\S.*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read: its header, and its turns, each with its line number."""

    header: Mapping[str, str]
    lines: Mapping[str, int]
    turns: tuple[tuple[int, TurnRecord], ...]

    def kept(self) -> dict[str, str]:
        """The header's keys that don't follow from the game."""
        known = frozenset(KEYS) - KEPT
        return {key: value for key, value in self.header.items() if key not in known}

    def bad(self, key: str, code: str, /, **data: object) -> BadRecord:
        """An error in a header line, or at the header's end where the key is missing."""
        return BadRecord(self.lines.get(key, len(self.header) + 1), code, data)


def parse(text: str) -> Record:
    """Read a record's notation without checking that its moves are legal."""
    if len(text) > LONGEST:
        raise BadRecord(1, "too_long", {"length": len(text), "limit": LONGEST})
    header: dict[str, str] = {}
    rows = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    for number, row in enumerate(rows, start=1):
        if len(row) > LONGEST_LINE:
            raise BadRecord(number, "too_long", {"length": len(row), "limit": LONGEST_LINE})
    for number, row in enumerate(rows, start=1):
        if not row:
            break
        key, value = _header_line(number, row)
        if key in header:
            raise BadRecord(number, "key_twice", {"key": key})
        header[key] = value
    lines = {key: number for number, key in enumerate(header, start=1)}
    start = len(header) + 1
    turns = [(number, _turn(number, row)) for number, row in enumerate(rows, 1) if number > start]
    return Record(header, lines, tuple(turns))


def _header_line(number: int, row: str) -> tuple[str, str]:
    match = _HEADER.fullmatch(row)
    if match is None:
        raise BadRecord(number, "header_line", {"text": row})
    key, value = match[1], match[2]
    if not _has_form(key, value):
        raise BadRecord(number, "header_value", {"key": key, "value": value})
    return key, value


def _has_form(key: str, value: str) -> bool:
    return key not in _FORMS or re.fullmatch(_FORMS[key], value, re.ASCII) is not None


def _turn(number: int, row: str) -> TurnRecord:
    match = _TURN.fullmatch(row)
    if match is None:
        raise BadRecord(number, "turn_line", {"text": row})
    try:
        moves = tuple(Move.parse(text) for text in match[4].split("; "))
    except BadNotation as error:
        raise BadRecord(number, error.code, error.data) from error
    return TurnRecord(int(match[1]), int(match[2]), int(match[3]), moves)


def options_of(record: Record) -> Options:
    """The options that a header names; raises BadRecord for a set-up outside the table (R19)."""
    header = record.header
    if "box" not in header:
        raise record.bad("box", "missing_key", key="box")
    names = read_seats(record)
    words = header["options"].split(" ") if "options" in header else []
    try:
        options = Options(
            box=header["box"],
            players=len(names),
            teams="teams" in words,
            variants=frozenset(words) - {"teams", "giants", "court"},
            giants="giants" in words,
            court="court" in words,
            quests=tuple(header["quests"].split(" ")) if "quests" in header else (),
        )
    except BadSetup as error:
        key = {"players": "seats"}.get(error.code, error.code)
        key = key if key in header else "options"
        raise record.bad(key, error.code, **error.data) from error
    if header.get("grid", str(options.grid)) != str(options.grid):
        raise record.bad("grid", "grid", value=header["grid"], rule=options.rule)
    if header.get("teams", teams_of(options)) != teams_of(options):
        raise record.bad("teams", "teams", value=header["teams"], rule="R12")
    return options


def teams_of(options: Options) -> str | None:
    """The teams as a header names them, `1+4 2+5 3+6`; None in a game without teams (R12)."""
    if not options.teams:
        return None
    teams = [options.setup.seats(number) for number in range(1, options.kingdoms + 1)]
    return " ".join("+".join(map(str, seats)) for seats in teams)


def read_seats(record: Record) -> tuple[str, ...]:
    """The lords' names in seat order."""
    words = record.header.get("seats", "").split(" ")
    names = []
    for seat, word in enumerate(words, start=1):
        number, equals, name = word.partition("=")
        try:
            names.append(unquote(name, errors="strict"))
        except UnicodeDecodeError:
            equals = ""
        if not (equals and _ENCODED.fullmatch(name) and number == str(seat)):
            raise record.bad("seats", "seats", text=word)
    return tuple(names)


def icons_of(record: Record, options: Options) -> dict[str, str]:
    """A host's corrections of building icons; raises BadRecord where the box has none (R19)."""
    icons: dict[str, str] = {}
    if "icons" not in record.header:
        return icons
    for word in record.header["icons"].split(" "):
        id_, _, icon = word.partition("=")
        try:
            corrected({id_: icon})
        except BadSetup as error:
            raise record.bad("icons", error.code, **error.data) from error
        if id_ in icons or not options.town:
            raise record.bad("icons", "icons", option="icons", value=word, rule="R19")
        icons[id_] = icon
    return icons


def seed_of(record: Record) -> bytes:
    """The seed's bytes; raises BadRecord where it is missing or contradicts the published draw."""
    for key in ("draw", "seed"):
        if key not in record.header:
            raise record.bad(key, "missing_key", key=key)
    seed = bytes.fromhex(record.header["seed"])
    if seal(seed) != record.header["draw"]:
        raise record.bad("seed", "seed_mismatch", draw=record.header["draw"])
    return seed


def check_rules(record: Record) -> None:
    """Raise BadRecord for a version of the rules that this engine does not know."""
    rules = record.header.get("rules", RULES)
    if rules != RULES:
        raise record.bad("rules", "unknown_rules", value=rules, known=(RULES,))


def replay(record: Record, deal: Deal) -> tuple[State, list[Played]]:
    """Play a record's turns from the start and compare the result it states."""
    state, played = deal.start(), list[Played]()
    for place, (line, turn) in enumerate(record.turns, start=1):
        played += _replay_turn(line, turn, state)
        if state.begun and place < len(record.turns):
            raise BadRecord(line, "turn_unfinished", {"turn": f"{turn.round}.{turn.number}"})
    _check_ending(record, deal, state)
    return state, played


def _replay_turn(line: int, turn: TurnRecord, state: State) -> Iterator[Played]:
    for move in turn.moves:
        due = state.turn
        if not _is_due(move, turn, state):
            found = {"turn": f"{turn.round}.{turn.number}", "seat": turn.seat, "move": move.text()}
            expected = (due.text(), due.seat) if due is not None else None
            raise BadRecord(line, "wrong_turn", {**found, "expected": expected})
        try:
            yield referee.play(state, move, turn.seat)
        except IllegalMove as error:
            raise BadRecord(line, error.code, error.data) from error


def _is_due(move: Move, turn: TurnRecord, state: State) -> bool:
    """Whether a move belongs to the turn in progress; a received giant to the turn before it."""
    due = state.turn
    if due is None:
        return False
    if move.kind is Kind.RECEIVE:
        seats = range(1, state.setup.players + 1)
        return (turn.round, turn.number) == state.finished and turn.seat in seats
    return (due.round, due.number, due.seat) == (turn.round, turn.number, turn.seat)


def _check_ending(record: Record, deal: Deal, state: State) -> None:
    header = record.header
    result = results.result(deal, state)
    if result is not None and "ending" in header:
        raise record.bad("ending", "ending", result=" ".join(map(str, result)))
    derived = dict(result_lines(deal, state))
    for key in ("result", "winners"):
        if key in header and header[key] != derived.get(key):
            raise record.bad(key, key, value=header[key], correct=derived.get(key))


def result_lines(deal: Deal, state: State) -> Iterator[tuple[str, str]]:
    """The header's `result` and `winners`, once the game is over."""
    found = {"result": results.result(deal, state), "winners": results.winners(deal, state)}
    for key, values in found.items():
        if values is not None:
            yield key, " ".join(map(str, values))


def header_of(deal: Deal, state: State, *, with_seed: bool) -> dict[str, str]:
    """The keys that follow from the game itself."""
    options = deal.options
    seats = (f"{seat}={quote(name, safe='')}" for seat, name in enumerate(deal.names, start=1))
    header = {"box": str(options.box), "grid": str(options.grid), "seats": " ".join(seats)}
    if options.words:
        header["options"] = " ".join(options.words)
    if options.quests:
        header["quests"] = " ".join(options.quests)
    teams = teams_of(options)
    if teams is not None:
        header["teams"] = teams
    header |= {"draw": deal.draw, "rules": RULES}
    if deal.icons:
        header["icons"] = " ".join(f"{id_}={icon}" for id_, icon in deal.icons.items())
    if with_seed:
        header["seed"] = deal.seed.hex()
    return header | dict(result_lines(deal, state))


def write(header: Mapping[str, str], turns: Sequence[TurnRecord]) -> str:
    """The one text of a record."""
    keys = [key for key in KEYS if key in header] + [key for key in header if key not in KEYS]
    for key in keys:
        line = f"{key}: {header[key]}"
        if not (_KEY.fullmatch(key) and _HEADER.fullmatch(line) and _has_form(key, header[key])):
            raise BadNotation("header_line", {"text": line})
    head = "".join(f"{key}: {header[key]}\n" for key in keys)
    return head + "\n" + "".join(f"{turn.text()}\n" for turn in turns)
