"""The forms of the organizers' actions. Pure builders.

A form asks for the reason of every act on an event, a table or a lord. The act is then shown with
its effect, and carried out once that is confirmed.
"""

from collections.abc import Sequence
from typing import Final

from cogs.organizer.panel_words import open_tables
from cogs.organizer.setup_screens import words_form
from cogs.screen import Field, Form, shortened
from cogs.tournaments.words import ids
from locales import Texts, plain_name
from services.facts.tournament_acts import MESSAGE, REASON
from services.facts.tournaments import Match, Tournament
from services.tournaments.core import setups

LABEL: Final = 45
"""The longest label of a field and title of a form, in characters."""
LONGEST: Final = 4000
"""The longest text that a field holds, in characters."""


def form(
    tournament: Tournament, kind: str, said: Sequence[object], texts: Texts, *, reason: str = ""
) -> Form:
    """Ask for the reason of an act, and for what else it needs."""
    fields = [
        *_fields(tournament, kind, said, texts),
        Field(texts.plain("organise-form-reason"), "reason", reason, REASON),
    ]
    early = early_key(tournament, kind)
    key = f"organise-form-{kind}" if kind in _TITLED else f"organise-act-{kind}"
    title = texts.plain(early or key)
    return Form(shortened(title, LABEL), ids(tournament)("asked", kind, *said), tuple(fields))


_TITLED: Final = ("result", "pair", "unpair")
_EARLY: Final = {"extend": "organise-act-postpone", "pair": "organise-button-begin"}


def early_key(tournament: Tournament, kind: str) -> str | None:
    """Return the key of an act's name where it has another one before the first round."""
    return _EARLY.get(kind) if tournament.phase in ("signup", "checkin") else None


def _fields(tournament: Tournament, kind: str, said: Sequence[object], texts: Texts) -> list[Field]:
    """Make the fields of a form besides the reason."""
    match kind:
        case "extend":
            return [Field(texts.plain("organise-form-hours"), "hours", "", 6)]
        case "message":
            return [Field(texts.plain("organise-form-text"), "text", "", MESSAGE, long=True)]
        case "seed":
            order = _seed_lines(tournament)
            return [Field(texts.plain("organise-form-order"), "order", order, LONGEST, long=True)]
        case "add" if tournament.setup.format == "swiss":
            label, hint = "organise-form-first", texts.plain("organise-form-first-hint")
            return [Field(texts.plain(label), "first", "", 2, required=False, hint=hint)]
        case "seat" | "swap":
            hint = texts.plain("organise-option-entries")
            label = texts.plain(f"organise-form-{kind}-entries")
            return [Field(label, "entries", "", 100, required=kind == "swap", hint=hint)]
    more = {
        "change": _change_fields,
        "dates": _date_fields,
        "adjourn": _date_fields,
        "result": _result_fields,
    }.get(kind)
    return [] if more is None else more(tournament, said, texts)


def _seed_lines(tournament: Tournament) -> str:
    """List the entries as they are seeded by now, as many as the field holds."""
    live = [one.number for one in tournament.entries if one.live]
    order = dict.fromkeys((*(one for one in tournament.seeds if one in live), *live))
    lines, room = [], LONGEST
    for number in order:
        line = f"{number} {plain_name(tournament.entry(number).name)}"
        room -= len(line.encode("utf-16-le")) // 2 + 1
        if room < 0:
            break
        lines.append(line)
    return "\n".join(lines)


def _change_fields(tournament: Tournament, said: Sequence[object], texts: Texts) -> list[Field]:
    """Make a field for each option that can be changed, filled in."""
    setup = tournament.setup
    if "words" in said:
        return list(words_form(setup, texts).fields)
    keys = ["capacity", *(["least"] if tournament.phase != "running" else [])]
    keys += [key for key in ("rounds", "late") if setups.uses(setup, key)]
    return [
        Field(texts.plain(f"organise-form-numbers-{key}"), key, str(getattr(setup, key)), 4)
        for key in keys
    ]


def _date_fields(tournament: Tournament, said: Sequence[object], texts: Texts) -> list[Field]:
    """Make a field for each date that can be moved now; empty: it stays. `said`: a table."""
    if said:
        return [Field(texts.plain("organise-form-date-table"), "ends", "", 40)]
    keys = ["ends"] if open_tables(tournament) else ["begins"]
    if tournament.phase != "running":
        keys = ["signup_until", "start"] if tournament.phase == "signup" else ["start"]
    hint = texts.plain("organise-form-dates-hint")
    return [
        Field(texts.plain(f"organise-form-date-{key}"), key, "", 40, required=False, hint=hint)
        for key in keys
    ]


def _result_fields(tournament: Tournament, said: Sequence[object], texts: Texts) -> list[Field]:
    """Make a field for the points of each entry, filled in unless the result is sealed."""
    match = find_match(tournament, said)
    shown = any(tournament.reveals(one) for one in tournament.rounds if match in one.matches)
    slot = int(str(said[3])) if len(said) > 3 else max(match.slots, default=1)
    game = next((one for one in match.games if one.slot == slot), None)
    known = {} if game is None or not shown else {one.entry: str(one.total) for one in game.scores}
    return [
        Field(
            shortened(plain_name(tournament.entry(number).name), LABEL),
            f"e{number}",
            known.get(number, ""),
            10,
            required=False,
            hint=texts.plain("organise-form-result-hint"),
        )
        for number in match.entries
    ]


def find_match(tournament: Tournament, said: Sequence[object]) -> Match:
    """Return the table named by stage, round and number. Raises LookupError."""
    where = tuple(int(str(word)) for word in said[:3])
    every = (match for one in tournament.rounds for match in one.matches)
    for match in every:
        if (match.stage, match.round, match.number) == where:
            return match
    raise LookupError(where)


def table_form(tournament: Tournament, texts: Texts) -> Form:
    """Ask for the round and number of a table, and for its stage if there are several."""
    last = tournament.rounds[-1].number if tournament.rounds else 1
    stages = len(tournament.stages)
    stage = Field(texts.plain("organise-form-stage"), "stage", str(stages), 4)
    return Form(
        texts.plain("organise-other-table"),
        ids(tournament)("tabled"),
        (
            *([stage] if stages > 1 else []),
            Field(texts.plain("organise-form-round"), "round", str(last), 4),
            Field(texts.plain("organise-form-table"), "table", "", 4),
        ),
    )
