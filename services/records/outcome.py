"""Outcomes of games, from their records alone: the basis of ratings and statistics."""

import re
from collections.abc import Collection, Mapping
from datetime import UTC, datetime

from engine import BadNotation, Game, GameView
from engine.record import parse
from services.facts.records import Fate, Outcome, OutcomeEnding, OutcomeSeat

ENDED = "%Y-%m-%dT%H:%M:%SZ"
"""The format of the keys `ended` and `opened`, in UTC."""

_ENDED = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z", re.ASCII)
_WORD = re.compile(r"([1-9])=(\S+)", re.ASCII)
_SPAN = re.compile(r"([0-9]{1,2}\.[0-9]{1,2})(-[0-9]{1,2}\.[0-9]{1,2})?", re.ASCII)
_TURN = re.compile(r"[0-9]{1,2}\.[0-9]{1,2}", re.ASCII)


def outcome(text: str) -> Outcome:
    """Replay a record and return its outcome.

    Raises what `Game.from_record` does, and BadRecord with the code "header_value" if a key about
    seats can't be read.
    """
    game = Game.from_record(text)
    try:
        return outcome_of(game)
    except BadNotation as error:
        raise parse(text).bad(str(error.data["key"]), error.code, **error.data) from error


def outcome_of(game: Game, header: Mapping[str, str] | None = None) -> Outcome:
    """Return the outcome of a game; `header`: its keys, if the game itself has none.

    Raises BadNotation with the code "header_value".
    """
    keys = game.header if header is None else header
    ending: OutcomeEnding | None = "abandoned" if "ending" in keys else None
    if game.over:
        ending = "played"
    return Outcome(
        game=keys.get("game", ""),
        draw=game.draw,
        box=str(game.options.box),
        options=tuple(game.options.words),
        kingdoms=game.options.kingdoms,
        dynasty=keys.get("dynasty", ""),
        seats=_seats(game, keys),
        ending=ending,
        ended=time_of(keys, "ended"),
        opened=time_of(keys, "opened"),
        counts=keys.get("rated") != "no",
        hints="hints" in keys,
    )


def _seats(game: Game, keys: Mapping[str, str]) -> tuple[OutcomeSeat, ...]:
    players, computers = _by_seat(game, keys, "players"), _by_seat(game, keys, "computer")
    fates = _fates(game, keys, computers)
    cards = game.scores()
    places = _places(game, keys)
    seats = []
    for seat, name in enumerate(game.names, start=1):
        kingdom = game.options.setup.kingdom(seat)
        card = cards[kingdom - 1]
        computer = computers.get(seat)
        seats.append(
            OutcomeSeat(
                seat=seat,
                kingdom=kingdom,
                name=name,
                player=players.get(seat) if computer is None else None,
                computer=computer,
                fate="computer" if computer else fates[seat],
                place=places[kingdom - 1],
                points=card.total,
                territory=card.largest_territory,
                crowns=card.crowns,
            )
        )
    return tuple(seats)


def _fates(game: Game, keys: Mapping[str, str], computers: Collection[int]) -> dict[int, Fate]:
    """Return the fates of the seats' first lords; those of computer lords mean nothing."""
    heirs, left, replaced, placed = (
        _turns(game, keys, key) for key in ("heirs", "left", "replaced", "placed")
    )
    stays: Fate = "unrated" if "ending" in keys else "played"
    fates = dict.fromkeys(range(1, len(game.names) + 1), stays)
    for seat in left if "ending" in keys else played_for(game, keys):
        fates[seat] = "quit"
    fates.update((seat, "guest") for seat in heirs)
    fates.update((seat, "unrated") for seat in replaced)
    fates.update((seat, stays) for seat in placed)
    for seat in _unrated(game, keys):
        if fates[seat] == "played":
            fates[seat] = "returned"
    if not (heirs.keys() - left.keys() or computers or {"played", "returned"} & {*fates.values()}):
        # Nobody sat longer than those who were absent at the end, or else than the last to leave.
        gone = left.keys() | replaced.keys() - heirs.keys()
        longest = [seat for seat in fates if seat not in gone] or list(left)[-1:]
        fates.update((seat, "unrated") for seat in longest if fates[seat] == "quit")
    return fates


def _unrated(game: Game, keys: Mapping[str, str]) -> list[int]:
    """Return the seats of lords for whom alone a game is not rated."""
    words = keys["unrated"].split(" ") if "unrated" in keys else []
    known = [str(seat) for seat in range(1, game.options.players + 1)]
    if not all(word in known for word in words):
        raise _bad("unrated", keys)
    return [int(word) for word in words]


def _turns(game: Game, keys: Mapping[str, str], key: str) -> dict[int, str]:
    """Read a key with a turn for each of some seats, in the order of the words."""
    found = dict(_words(game, keys, key))
    if not all(_TURN.fullmatch(turn) for turn in found.values()):
        raise _bad(key, keys)
    return found


def table_view(game: Game) -> GameView:
    """Return the game of a record as its table had it: whoever was played for has not won."""
    try:
        return game.view().with_away(played_for(game, game.header) if game.over else ())
    except BadNotation:  # the moves are what counts
        return game.view()


def played_for(game: Game, keys: Mapping[str, str]) -> list[int]:
    """Return the seats whose spans of turns of the autopilot have no end."""
    spans = _words(game, keys, "autopilot")
    if not all(_SPAN.fullmatch(span) for _, span in spans):
        raise _bad("autopilot", keys)
    return [seat for seat, span in spans if "-" not in span]


def _places(game: Game, keys: Mapping[str, str]) -> tuple[int, ...]:
    """Return the kingdoms' places at the table; once it is over, those played for come last."""
    view = game.view()
    return view.with_away(played_for(game, keys) if game.over else ()).places


def _by_seat(game: Game, keys: Mapping[str, str], key: str) -> dict[int, str]:
    """Read a key with one word for each of some seats: `1=k7f3 2=…`."""
    found: dict[int, str] = {}
    for seat, word in _words(game, keys, key):
        if seat in found:
            raise _bad(key, keys)
        found[seat] = word
    return found


def _words(game: Game, keys: Mapping[str, str], key: str) -> list[tuple[int, str]]:
    if key not in keys:
        return []
    found = []
    for word in keys[key].split(" "):
        match = _WORD.fullmatch(word)
        if match is None or int(match[1]) > game.options.players:
            raise _bad(key, keys)
        found.append((int(match[1]), match[2]))
    return found


def time_of(keys: Mapping[str, str], key: str) -> int | None:
    """Return a time, as the record says. Raises BadNotation."""
    text = keys.get(key)
    if text is None:
        return None
    try:
        at = datetime.strptime(text, ENDED).replace(tzinfo=UTC) if _ENDED.fullmatch(text) else None
    except ValueError:
        at = None
    if at is None:
        raise _bad(key, keys)
    return int(at.timestamp())


def _bad(key: str, keys: Mapping[str, str]) -> BadNotation:
    return BadNotation("header_value", {"key": key, "value": keys[key]})
