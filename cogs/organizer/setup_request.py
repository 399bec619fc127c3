"""Read the options and forms of `/organise new` as changes of a tournament's set-up."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

import discord
from discord import app_commands

from cogs import args
from cogs.errors import quoted, sentence
from cogs.organizer.setup_options import word_changes
from cogs.organizer.time_input import Here, read_moment
from cogs.tables.clock_setting import HOUR, read_pace
from cogs.tables.setup_request import read_variants
from locales import Texts, name
from services.facts import Refused
from services.facts.tournaments import TournamentSetup
from services.tournaments.core import setups

TableSize = app_commands.Range[int, 2, 4]
RoundCount = app_commands.Range[int, setups.ROUNDS.start, setups.ROUNDS.stop - 1]
Capacity = app_commands.Range[int, setups.CAPACITY.start, setups.CAPACITY.stop - 1]
Opponents = app_commands.Range[int, setups.OPPONENTS.start, setups.OPPONENTS.stop - 1]
TournamentName = app_commands.Range[str, 1, setups.NAME_LENGTH]


@dataclass(frozen=True, slots=True)
class Request:
    """The options of the command, in the order Discord lists them."""

    name: TournamentName | None = None
    format: str | None = None
    box: str | None = None
    variants: str | None = None
    lords: TableSize | None = None
    clock: str | None = None
    rounds: RoundCount | None = None
    capacity: Capacity | None = None
    who: discord.Role | None = None
    opponents: Opponents | None = None
    signup: str | None = None
    start: str | None = None
    vacation: bool | None = None

    @property
    def nothing(self) -> bool:
        return all(getattr(self, field.name) is None for field in fields(self))


def read_request(
    request: Request, setup: TournamentSetup, here: Here, texts: Texts
) -> tuple[dict[str, object], list[str]]:
    """Read the options in order as changes of a set-up; return these and the refusals."""
    wanted: dict[str, object] = {}
    refused: list[str] = []
    for field in fields(request):
        typed = getattr(request, field.name)
        if typed is None:
            continue
        try:
            now = setups.change(setup, wanted)[0]
            reader = _READERS.get(field.name)
            read = reader(typed, now, here, texts) if reader else {field.name: typed}
            setups.change(setup, wanted | read)
        except Refused as error:
            refused.append(sentence(error, texts))
        else:
            wanted |= read
    return wanted, refused


Reader = Callable[[Any, TournamentSetup, Here, Texts], dict[str, object]]


def _date(option: str) -> Reader:
    return lambda typed, setup, here, _texts: dates(setup, {option: typed}, here)


def _variants(typed: str, setup: TournamentSetup, _here: Here, texts: Texts) -> dict[str, object]:
    known, unknown = read_variants(typed, texts)
    if unknown:
        raise Refused("cup_variant", {"text": quoted(name(unknown[0]))}, ("newcup",))
    return word_changes(setup, known)


_READERS: Final[Mapping[str, Reader]] = {
    "variants": _variants,
    "lords": lambda typed, _setup, _here, _texts: {"size": typed},
    "clock": lambda typed, _setup, _here, texts: {"pace": read_pace(typed, texts)},
    "who": lambda role, _setup, _here, _texts: {"role": None if role.is_default() else role.id},
    "signup": _date("signup"),
    "start": _date("start"),
}
"""The readers of the command's options; the others are set as they were chosen."""


# -- forms -----------------------------------------------------------------------------------------


def dates(setup: TournamentSetup, typed: Mapping[str, str], here: Here) -> dict[str, object]:
    """Read dates and the hours of a round; round 1 keeps its distance if only sign-up moves.

    Empty ones stay. Refused: cup_date, cup_number.
    """
    changes: dict[str, object] = {}
    signup, start = typed.get("signup", "").strip(), typed.get("start", "").strip()
    if signup:
        until = read_moment(signup, here)
        changes = {"signup_until": until}
        if not start and setup.start < until:
            changes["start"] = until + max(HOUR, setup.start - setup.signup_until)
    if start:
        changes["start"] = read_moment(start, here)
    if hours := _numbers(typed, "round"):
        changes["round"] = hours["round"] * HOUR
    return changes


def points(typed: str, size: int) -> dict[str, object]:
    """Read the points of places, as many as a table has. Refused: cup_points."""
    parts = typed.replace(",", " ").replace("·", " ").split()
    read = [number for part in parts if (number := args.parsed(part, 10)) is not None]
    if len(read) != len(parts) or len(parts) not in (0, size):
        raise Refused("cup_points", {"count": size}, ("newcup",))
    return {"points": tuple(read)}


def entrants(typed: Mapping[str, str]) -> dict[str, object]:
    """Read who may enter, and how many. Refused: cup_number (data text).

    The rating may be followed by the number of opponents.
    """
    rating, _, opponents = typed.get("rating", "").strip().partition(" ")
    wanted = _numbers(
        {**typed, "rating": rating, "opponents": opponents},
        *("capacity", "least", "reliability", "rating", "opponents"),
    )
    return {**wanted, "role": args.parsed(typed.get("role", ""), 10)}


def _numbers(typed: Mapping[str, str], *options: str) -> dict[str, int]:
    """Read numbers; empty ones stay. Refused: cup_number (data text)."""
    found: dict[str, int] = {}
    for option in options:
        text = typed.get(option, "").strip().removesuffix("%").strip()
        if not text:
            continue
        number = args.parsed(text, 10)
        if number is None:
            raise Refused("cup_number", {"text": text}, ("newcup",))
        found[option] = number
    return found
