"""Read an organizer's act from ids, forms and commands."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from cogs import args
from cogs.organizer.act_forms import find_match
from cogs.organizer.time_input import Here, read_moment
from cogs.time_lengths import SECONDS, unit_of
from locales import SOURCE
from services.facts import Person, Refused
from services.facts.names import meant
from services.facts.tournament_acts import Act, ActKind
from services.facts.tournaments import Lord, Match, Role, Tournament
from services.tournaments.organizer.setup_actions import OPTIONS

KINDS: Final[frozenset[str]] = frozenset(
    {
        *("extend", "dates", "change", "seat", "swap", "pause", "resume", "message", "add"),
        *("close", "stand", "team", "end", "seed"),
        *("cancel", "pair", "unpair", "result", "restart", "replace", "drop", "expel"),
        *("autopilot", "adjourn", "confirm", "reopen", "channel", "open"),
    }
)
"""The acts whose form asks for a reason."""
PEOPLE: Final[Mapping[str, int]] = {"replace": 2, "add": 0, "team": 2}
"""From which word of an id on people are named who need not be in the event yet."""
ROLES: Final[tuple[Role, ...]] = ("organiser", "judge")
WHERE: Final = 3
"""How many words name a table: stage, round, number."""
DATES: Final = ("signup_until", "start", "ends", "begins")
"""The dates that can be moved, by what they are called in forms and acts."""
_HOURS: Final = re.compile(r"(\d{1,4}(?:[.,]\d{1,2})?)\s*(\D*)")
_NUMBERED: Final = re.compile(r"#?(\d{1,4})(?=[.:·]?(\s|$))")
_SCORE: Final = re.compile(r"\s*(?:(\d{1,2})\s*[,;:.]\s*)?(\d{1,4})\s*")


@dataclass(frozen=True, slots=True)
class Asked:
    """A requested act: the words of its id, what was typed, who was chosen."""

    tournament: Tournament
    kind: str
    words: Sequence[str] = ()
    fields: Mapping[str, str] | None = None
    people: Sequence[Person] = ()
    here: Here | None = None

    def written(self, key: str) -> str:
        return (self.fields or {}).get(key, "").strip()


def read_act(asked: Asked) -> Act:
    """Read an act.

    Refused: button_unknown, cup_number, cup_date, cup_act_places, cup_act_entry.
    """
    act = Act(cast("ActKind", args.one_of(asked.kind, KINDS)), asked.written("reason"))
    people = [*asked.people, None, None]
    match asked.kind:
        case "extend":
            act = replace(act, seconds=_length(asked))
        case "channel":
            act = replace(act, channel=args.number(asked.words))
        case "seat" | "swap":
            act = replace(act, entries=order_typed(asked.tournament, asked.written("entries")))
        case "change":
            act = replace(act, changes=_changes(asked))
        case "dates":
            act = _dates(act, asked)
        case "message":
            act = replace(act, text=(asked.fields or {}).get("text", ""))
        case "seed":
            act = replace(act, order=order_typed(asked.tournament, asked.written("order")))
        case "result":
            act = _result(act, asked)
        case "restart" | "adjourn":
            act = with_table(act, match_of(asked.tournament, asked.words))
            act = _dates(act, asked) if asked.kind == "adjourn" else act
        case "drop" | "expel" | "autopilot" | "replace":
            act = replace(act, user=user_of(asked.tournament, asked.words), other=people[0])
        case "add":
            first = _round_typed(asked.written("first"))
            act = replace(act, other=people[0], partner=people[1], first=first)
        case "team":
            act = replace(_team(act, asked), other=people[0])
    return act


def _dates(act: Act, asked: Asked) -> Act:
    """Read the dates that were typed; empty ones stay. Refused: cup_date."""
    assert asked.here is not None, "dates are typed somewhere"
    typed = (asked.written(key) for key in DATES)
    read = [read_moment(text, asked.here) if text else 0 for text in typed]
    return replace(act, signup_until=read[0], start=read[1], ends=read[2], begins=read[3])


def _changes(asked: Asked) -> tuple[tuple[str, str | int], ...]:
    """Read the options of the set-up that were typed and differ. Refused: cup_number."""
    found: list[tuple[str, str | int]] = []
    for option in OPTIONS:
        typed = (asked.fields or {}).get(option)
        if typed is None:
            continue
        value: str | int | None = typed.strip()
        if option not in ("name", "text"):
            value = args.parsed(typed.strip(), 10)
            if value is None:
                raise Refused("cup_number", {"text": typed})
        if value is not None and value != getattr(asked.tournament.setup, option):
            found.append((option, value))
    return tuple(found)


def _round_typed(typed: str) -> int:
    """Read the number of a round; 0: none. Refused: cup_number."""
    number = args.parsed(typed, 10) if typed else 0
    if number is None:
        raise Refused("cup_number", {"text": typed})
    return number


def _length(asked: Asked) -> int:
    """Read hours, or a length with its unit, as seconds in whole minutes. Refused: cup_number."""
    typed = asked.written("hours")
    language = asked.here.language if asked.here else SOURCE
    found = _HOURS.fullmatch(typed)
    unit = (unit_of(found[2], language) if found[2] else "hour") if found else None
    if found is None or unit is None:
        raise Refused("cup_number", {"text": typed})
    return round(float(found[1].replace(",", ".")) * SECONDS[unit] / 60) * 60


def order_typed(tournament: Tournament, typed: str) -> tuple[int, ...]:
    """Read entries in their order, each by its name, its number, or both as the form has them.

    Refused: cup_act_entry (data text: what fits no entry), cup_act_which (data lords: the several
    that it fits).
    """
    parts = [" ".join(one.split()) for one in re.split(r"[\n,;]+", typed) if one.strip()]
    live: dict[str | int, list[int]] = {}
    for one in tournament.entries:
        if one.live:
            live.setdefault(one.name.casefold(), []).append(one.number)
            live[one.number] = [one.number]
    most = 1 + sum(isinstance(one, int) for one in live)  # of more one comes twice: that is enough
    known: dict[str, int] = {}
    for text in parts[:most]:
        if text not in known:
            known[text] = _entry_typed(tournament, live, text)
    return tuple(known[text] for text in parts[:most])


def _entry_typed(tournament: Tournament, live: Mapping[str | int, Sequence[int]], text: str) -> int:
    named = live.get(text.casefold(), ())
    numbered = _NUMBERED.match(text)
    if len(named) != 1 and numbered:
        named = live.get(int(numbered[1]), ())
    if len(named) != 1:
        named = _entries_meant(tournament, text)
    if len(named) != 1:
        fit = tuple(f"#{number} {_bare_name(tournament, number)}" for number in named)
        said = {"cup": tournament.setup.name, "text": text}
        raise (
            Refused("cup_act_which", {**said, "lords": fit})
            if fit
            else Refused("cup_act_entry", said)
        )
    return named[0]


def _bare_name(tournament: Tournament, number: int) -> str:
    """Return the names of an entry without its number."""
    return " + ".join(lord.name for lord in tournament.entry(number).lords)


def _entries_meant(tournament: Tournament, text: str) -> list[int]:
    """Return the entries whose lords some words may mean."""
    try:
        lords = lords_typed(tournament, text)
    except Refused:
        return []
    found = [tournament.entry_of(lord.user) for lord in lords]
    return list({one.number: None for one in found if one is not None and one.live})


def match_of(tournament: Tournament, words: Sequence[str]) -> Match:
    """Return the table named by stage, round and number. Refused: button_unknown."""
    numbers = [str(args.number(words, place)) for place in range(WHERE)]
    try:
        return find_match(tournament, numbers)
    except LookupError:
        raise Refused("button_unknown") from None


def user_of(tournament: Tournament, words: Sequence[str]) -> int:
    """Return the lord named by entry and place in it. Refused: button_unknown."""
    number, place = args.number(words), args.number(words, 1)
    if not 1 <= number <= len(tournament.entries) or place >= len(tournament.entry(number).lords):
        raise Refused("button_unknown")
    return tournament.entry(number).lords[place].user


def _result(act: Act, asked: Asked) -> Act:
    """Read points, or places and points, by entry; empty fields keep the result as played."""
    match = match_of(asked.tournament, asked.words)
    places, totals = [], []
    for number in match.entries:
        typed = asked.written(f"e{number}")
        if not typed:
            continue
        score = _SCORE.fullmatch(typed)
        if score is None:
            raise Refused("cup_act_places", {"cup": asked.tournament.setup.name})
        totals.append((number, int(score[2])))
        if score[1]:
            places.append((number, int(score[1])))
    slot = args.number(asked.words, 3) if len(asked.words) > WHERE else 0
    return replace(with_table(act, match), slot=slot, places=tuple(places), totals=tuple(totals))


def with_table(act: Act, match: Match) -> Act:
    return replace(act, stage=match.stage, round=match.round, number=match.number)


def _team(act: Act, asked: Asked) -> Act:
    role = args.one_of(args.word(asked.words), ROLES)
    way = args.one_of(args.word(asked.words, 1), ("on", "off"))
    return replace(act, role=role, add=way == "on")


def people_in(kind: str, words: Sequence[str]) -> list[int]:
    """Return the users named by an id who need not be in the event."""
    since = PEOPLE.get(kind)
    return [] if since is None else [args.number(words, n) for n in range(since, len(words))]


def lords_typed(tournament: Tournament, typed: str) -> list[Lord]:
    """Return the lords that typed words may mean: by user id, mention, name or number (#3).

    Whoever takes part or waits goes before those who are out. Refused: cup_not_in_lord.
    """
    bare = typed.strip().strip("<@!>")
    every = [(one, lord) for one in tournament.entries for lord in one.lords]
    by_id = [lord for _, lord in every if bare == str(lord.user)]
    for lords in ([pair for pair in every if pair[0].live], every):
        named = [
            (name, lord)
            for one, lord in lords
            for name in (lord.shown, lord.name, lord.mark or f"#{one.number}")
        ]
        found = by_id or meant(bare, named)
        if found:
            return list({lord.user: lord for lord in found}.values())
    raise Refused("cup_not_in_lord", {"cup": tournament.setup.name}, ("cups",))
