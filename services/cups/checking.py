"""An event checked from its exported document alone. Pure.

    python -m services.cups.checking FILE.json

What the seed and the results amount to is reckoned again: the seal, how entries were seeded, who
sat with whom in each round, in what order they chose, and the standings. Ladders and leagues pair
whenever lords are free, so of those only the seal, the seeding and the standings are checked. The
status is 1 where something differs; a result that an organiser ruled on after the next round was
paired may be why. The draw of a table is proved by the record of its game (`/verify`).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from services.cups import scores
from services.cups._codec import cup_from_json
from services.cups._files import FORMAT
from services.cups.formats import RoundPlan, StageStart, next_round
from services.cups.pairing import request_of, seated
from services.facts import Cup, CupGame, Entry, Lord, Match, Round, Score, Stage

Document = Mapping[str, Any]
ROLLING = ("ladder", "league")
KNOCKOUT = ("single", "double", "final")
OUT = ("waiting", "withdrawn")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that was checked. `ruled`: a result before it was an organiser's ruling."""

    what: str
    right: bool
    ruled: bool = False


def cup_of(document: Document) -> Cup:
    """Return a cup from the document that it was exported as. ValueError where it is none."""
    if document.get("format") != FORMAT:
        raise ValueError(f"not a document of the format {FORMAT}")
    return Cup(
        id=int(document["cup"]),
        server=int(document["server"]),
        channel=0,
        setup=cup_from_json({**document["setup"], "role": None}),
        seal=document["seal"],
        seed=document["seed"],
        phase=document["phase"],
        entries=tuple(map(_entry, document["entries"])),
        stages=tuple(map(_stage, document["stages"])),
        rounds=tuple(map(_round, document["rounds"])),
        places=tuple(document["places"]),
    )


def _entry(data: Document) -> Entry:
    lords = tuple(Lord(0, lord["name"]) for lord in data["lords"])
    rest = {"here": data["here"], "first": data["first_round"], "left": data["left_after"]}
    return Entry(data["entry"], lords, data["state"], 0, **rest)


def _stage(data: Document) -> Stage:
    return Stage(
        number=data["number"],
        kind=data["kind"],
        entries=tuple(data["entries"]),
        rounds=data["rounds"],
        groups=tuple(map(tuple, data["groups"])),
        order=tuple(data["order"]),
        through=tuple(data["through"]),
        ended=None if data["ended"] is None else 1,
    )


def _round(data: Document) -> Round:
    where = (data["stage"], data["round"])
    matches = tuple(_match(where, table) for table in data["tables"])
    ended = None if data["ended"] is None else 1
    return Round(*where, matches, tuple(data["byes"]), 0, 1, ended)


def _match(where: tuple[int, int], data: Document) -> Match:
    games = [
        CupGame(
            game["slot"],
            game["game"],
            None,
            tuple(Score(**score) for score in game["scores"]),
            game["ruling"],
        )
        for game in data["games"]
    ]
    return Match(
        *where,
        number=data["table"],
        entries=tuple(data["entries"]),
        seal=data["seal"],
        group=data["group"],
        order=tuple(data["order"]),
        games=tuple(games),
        over=data["over"],
    )


# -- what is checked -------------------------------------------------------------------------------


def findings(document: Document) -> Iterator[Finding]:
    """Yield what was checked of an exported event, in order. ValueError where it is none."""
    cup = cup_of(document)
    if cup.seed is None:
        return
    drawn = hashlib.sha256(bytes.fromhex(cup.seed)).hexdigest()
    yield Finding("the seal is the seed's", drawn == cup.seal)
    for stage in cup.stages:
        if stage.number == 1 or stage.kind != "league":
            yield Finding(f"stage {stage.number}: who is in it, and how seeded", _begun(cup, stage))
        if stage.kind not in ROLLING:
            for one in cup.rounds_of(stage.number):
                yield from _paired(cup, stage, one)
    yield from _standings(cup, document)


def _begun(cup: Cup, stage: Stage) -> bool:
    """Whether a stage began as it had to with those who are in it."""
    before = tuple(one for one in cup.stages if one.number < stage.number)
    as_it_was = replace(_with(cup, stage.entries), phase="running", stages=before)
    step = next_round(as_it_was, 0, cup.seed or "", scores.standings)
    return isinstance(step, StageStart) and step.stage == replace(
        stage, order=(), through=(), ended=None
    )


def _with(cup: Cup, here: Iterable[int], *, others: bool = False) -> Cup:
    """Return a cup in which some take part, and `others` if they do at its end."""
    known = frozenset(here)

    def was(one: Entry) -> Entry:
        if one.number in known:
            return replace(one, state="in", first=1)
        stays = one.state in OUT or (others and one.state == "in")
        return one if stays else replace(one, state="dropped")

    return replace(cup, entries=tuple(map(was, cup.entries)))


def _paired(cup: Cup, stage: Stage, one: Round) -> Iterator[Finding]:
    """Check the tables of a round, and in what order those at each chose."""
    here = [entry for match in one.matches for entry in match.entries]
    before = replace(
        _with(cup, [*here, *one.byes], others=stage.kind in KNOCKOUT),
        phase="running",
        stages=(
            *(each for each in cup.stages if each.number < stage.number),
            replace(stage, order=(), through=(), ended=None),
        ),
        rounds=tuple(
            each for each in cup.rounds if (each.stage, each.number) < (stage.number, one.number)
        ),
    )
    ruled = any(game.ruling for each in before.rounds for m in each.matches for game in m.games)
    step = next_round(before, 0, cup.seed or "", scores.standings)
    same = isinstance(step, RoundPlan) and step.round == one.number and _same(step, one)
    name = f"stage {stage.number}, round {one.number}"
    yield Finding(f"{name}: who sits with whom", same, ruled)
    right = all(_chose(before, match) == match.order for match in one.matches if match.order)
    yield Finding(f"{name}: who chooses first", right)


def _same(plan: RoundPlan, one: Round) -> bool:
    planned = {(table.number, frozenset(table.entries)) for table in plan.tables}
    played = {(match.number, frozenset(match.entries)) for match in one.matches}
    return planned == played and set(plan.byes) == set(one.byes)


def _chose(before: Cup, match: Match) -> tuple[int, ...]:
    """Return in what order the entries of a table choose, by what they had before."""
    points = dict.fromkeys(match.entries, Fraction())
    asked = request_of(before, match.stage, match.round, match.entries, points)
    place = f"{match.stage}:{match.round}:{match.number}"
    return seated(asked.players, range(1, len(match.entries) + 1), asked.seed, place)


def _standings(cup: Cup, document: Document) -> Iterator[Finding]:
    """Check every number of the standings."""
    for told in document["standings"]:
        found = scores.standings(cup, told["stage"], told["group"])
        lines = [
            [line.place, line.entry, str(line.points), _ties(dict(line.ties))]
            for line in found.lines
        ]
        as_told = [
            [line["place"], line["entry"], line["points"], line["ties"]] for line in told["lines"]
        ]
        group = f", group {told['group']}" if told["group"] else ""
        yield Finding(f"stage {told['stage']}{group}: the standings", lines == as_told)


def _ties(ties: Mapping[Any, Fraction | None]) -> dict[str, str | None]:
    return {tie: None if value is None else str(value) for tie, value in ties.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Check a file; 1 where something differs, 2 where it is no exported event."""
    parser = argparse.ArgumentParser(
        prog="python -m services.cups.checking", description="Check an exported event."
    )
    parser.add_argument("file", type=Path, help="the JSON document of /cup export")
    path: Path = parser.parse_args(arguments).file
    try:
        found = list(findings(json.loads(path.read_text("utf-8"))))
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 2
    for one in found:
        ruled = "" if one.right or not one.ruled else " (a result before it was ruled on)"
        print(f"{'ok     ' if one.right else 'DIFFERS'} {one.what}{ruled}")
    if not found:
        print("It has not begun, so its seed is not public.")
    return int(any(not one.right for one in found))


if __name__ == "__main__":
    sys.exit(main())
