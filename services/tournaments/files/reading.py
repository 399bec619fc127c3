"""Read a tournament back from its exported document. Pure."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from services.core.json_codec import from_json
from services.facts import Refused
from services.facts.tournaments import (
    Arrangement,
    Entry,
    Lord,
    Match,
    Round,
    Stage,
    Tournament,
    TournamentGame,
    TournamentSetup,
)
from services.tournaments.core.same_names import told_apart
from services.tournaments.files.documents import FORMAT

Document = Mapping[str, Any]
Seeds = Mapping[tuple[int, int, int, int], str]
"""The revealed seeds of games, by stage, round, table and slot."""
DOCUMENT_ERRORS = (
    ValueError,
    LookupError,
    TypeError,
    ArithmeticError,
    AttributeError,
    AssertionError,
    RecursionError,
    Refused,
)
"""What reading a document may raise that is no exported tournament."""
MOST = 1000
"""More of anything, such as games in a match, is set in no event, and would take for ever."""


def tournament_of(document: Document) -> Tournament:
    """Return the tournament of an exported document. Raises ValueError if it is none."""
    if document.get("format") != FORMAT:
        raise ValueError(f"not a document of the format {FORMAT}")
    if [entry["entry"] for entry in document["entries"]] != _numbers(len(document["entries"])):
        raise ValueError("entries are numbered as they came")
    counts = (
        "size",
        "rounds",
        "final",
        "groups",
        "through",
        "games",
        "late",
        "seasons",
        "absences",
    )
    if not all(0 <= document["setup"].get(key, 0) <= MOST for key in counts):
        raise ValueError(f"of nothing in a set-up are there more than {MOST}")
    read = Tournament(
        id=int(document["cup"]),
        server=int(document["server"]),
        channel=0,
        setup=from_json(TournamentSetup, {**document["setup"], "role": None}),
        seal=document["seal"],
        seed=document["seed"],
        phase=document["phase"],
        entries=tuple(map(_entry, document["entries"])),
        stages=tuple(map(_stage, document["stages"])),
        rounds=tuple(map(_round, document["rounds"])),
        seeds=tuple(document.get("seeds", ())),
        places=tuple(document["places"]),
        ranks=tuple(document.get("ranks", ())),
    )
    return told_apart(read)


def _numbers(last: int) -> list[int]:
    return list(range(1, last + 1))


def _entry(data: Document) -> Entry:
    lords = tuple(_lord(lord, 2 * data["entry"] + at) for at, lord in enumerate(data["lords"]))
    rest = {"here": data["here"], "first": data["first_round"], "left": data["left_after"]}
    rest["former"] = tuple(_lord(lord, 0) for lord in data.get("former", ()))
    rest |= {"left_stage": data.get("left_in_stage"), "passes": tuple(data.get("passes_on", ()))}
    rest |= {"rating": data.get("rating")}
    return Entry(data["entry"], lords, data["state"], 0, **rest)


def _lord(data: Document, number: int) -> Lord:
    """Return a lord; who has had their data deleted has no pseudonym any more."""
    player = data["player"]
    return Lord(int(player[1:], 16) if player else -number, data["name"])


def _stage(data: Document) -> Stage:
    return from_json(Stage, {**data, "ended": None if data["ended"] is None else 1})


def seeds_of(document: Document) -> Seeds:
    """Return the seeds that an exported document reveals."""
    return {
        (one["stage"], one["round"], table["table"], game["slot"]): game["seed"]
        for one in document["rounds"]
        for table in one["tables"]
        for game in table["games"]
        if game["seed"] is not None
    }


def _round(data: Document) -> Round:
    where = (data["stage"], data["round"])
    matches = tuple(_match(where, table) for table in data["tables"])
    ended = None if data["ended"] is None else 1
    one = Round(*where, matches, tuple(data["byes"]), 0, 1, ended, data["more"])
    by_hand = from_json(Arrangement, data.get("by_hand", {}))
    one = replace(one, seed=data.get("seed"), link=int(data.get("link", 0)))
    return replace(one, planned=data.get("planned", 0), by_hand=by_hand)


def _match(where: tuple[int, int], data: Document) -> Match:
    games = [from_json(TournamentGame, {**game, "table": game["slot"]}) for game in data["games"]]
    return Match(
        *where,
        number=data["table"],
        entries=tuple(data["entries"]),
        seal=data["seal"],
        group=data["group"],
        order=tuple(data["order"]),
        tables=tuple(game["slot"] for game in data["games"]),
        slots=tuple(game["slot"] for game in data["games"]),
        seated=tuple(tuple(game["entries"]) for game in data["games"]),
        games=tuple(games),
        over=data["over"],
        onward=tuple(data.get("onward", ())),
        again=int(data.get("again", False)),
        adjourned=1 if data.get("adjourned") else None,
        tied=data.get("tied_until", 0),
    )
