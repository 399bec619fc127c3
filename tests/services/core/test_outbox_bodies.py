"""Bodies of the outbox: written, read as every release wrote them, and the people in them known."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass, replace
from itertools import count
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from services.core.outbox_bodies import (
    BODIES,
    Body,
    EndBody,
    OutageBody,
    ReminderBody,
    SeatBody,
    TurnBody,
)
from services.core.pseudonymize import Erased, people_in, replace_person
from services.delivery import notice_builder
from services.facts.personal import Mark
from services.tournaments.core.named_people import EVENTS

SAMPLES: list[tuple[str, dict[str, Any]]] = [
    (kind, body) for kind, body in json.loads(Path(__file__).with_name("bodies.json").read_text())
]
"""What releases have written, each kind with each set of keys."""
EARLY_REPORT: dict[str, Any] = {
    **{"seat": 1, "name": "Ann", "turn": "1.1", "version": 3, "moves": ["choose K3"]},
    **{"domino": None, "spot": None, "gain": 0, "total": 0, "took": "K3", "by": "lord"},
    "round_end": {"round": 1, "new_line": ["K4"], "standing": [[1, "Ann", 3], [2, "Ben", 2]]},
}
"""A report of the first release."""
EARLY: dict[str, dict[str, Any]] = {
    "turn": {"reports": [EARLY_REPORT], "taken_back": [], "resigned": [], "call": 2},
    "end": {"reports": [EARLY_REPORT]},
    "reminder": {"call": 1},
    "outage": {"seconds": 600},
    "seat": {"what": "taken", "seat": 1, "before": "Ann"},
    "plan": {"plan": 4},
    "vote": {"vote": 4},
    "follow": {"user": 9, "games": []},
    "kibitz": {"what": "open", "thread": 5},
}
"""Bodies of releases before some of their fields."""
NAMELESS = {
    **{"Body": "astray", "ChainBody": "resigned_after", "InvitationBody": "invitation also"},
    **{"OpeningBody": "order line", "ReportBody": "taken_back resigned call"},
    **{"TurnBody": "replaces told again edits", "TakebackBody": "seat gone restore"},
    **{"EndBody": "replaces", "ReminderBody": "call kind turn", "OutageBody": "seconds turn"},
    **{"GiantBody": "seat", "SeatBody": "seat call turn", "PlanBody": "plan seat"},
    **{"QuestionBody": "vote", "VoteBody": "quiet", "RingBody": "seats", "AskBody": "seat"},
    **{"QueueBody": "answer_by"},
    **{"Undone": "seat turns", "DirectMessage": "mark channel message"},
    **{"GamePart": "game since until", "TournamentPart": "cup since until", "KibitzBody": "thread"},
    **{
        "DailyBody": "day",
        "TidyBody": "channel message",
        "GiantSent": "square",
        "GiantReceived": "square change",
    },
    **{"Recruited": "token square paid", "RoundEnd": "round new_line new_tiles new_tokens"},
    **{"Built": "building square cost", "Taxed": "square coins"},
    "TurnReport": "turn version moves domino spot gain total took burnt giant missed allowed",
}
"""The numbers and words that name nobody, by the class that has them. A new field is added here, or
has one of the types of `facts/personal`.
"""


def leaves(shape: Any, owner: str = "") -> Iterator[tuple[str, type, Mark | None]]:
    """Yield the numbers and words of a type: where it stands, its type and its mark."""
    origin, parts = get_origin(shape), get_args(shape)
    if origin is Annotated:
        yield owner, parts[0], parts[1]
    elif origin in (Union, UnionType, tuple):
        for part in parts:
            if part not in (NoneType, Ellipsis):
                yield from leaves(part, owner)
    elif is_dataclass(shape):
        for name, (hint, home) in declared(shape).items():
            yield from leaves(hint, f"{home}.{name}")
    elif shape in (int, str):
        yield owner, shape, None
    else:
        assert origin is Literal or shape is bool, f"{owner} is {shape}"


def declared(shape: Any) -> dict[str, tuple[Any, str]]:
    """Return the fields of a class, each with its type and the class that declares it."""
    hints = get_type_hints(shape, include_extras=True)
    homes: dict[str, str] = {}
    for one in reversed(shape.__mro__):
        for name in getattr(one, "__annotations__", {}):
            homes.setdefault(name, one.__name__)
    return {one.name: (hints[one.name], homes[one.name]) for one in fields(shape)}


@pytest.mark.parametrize("kind", BODIES)
def test_every_field_of_a_body_says_whether_it_names_somebody(kind: str) -> None:
    """A plain number or word is known to name nobody."""
    for where, _, mark in leaves(BODIES[kind]):
        owner, _, name = where.partition(".")
        known = NAMELESS.get(owner, "").split()
        standing = where == "RoundEnd.standing"  # its points
        assert mark is not None or standing or name in known, where


class Sentinels:
    """Values for every field: each name and each account is another one."""

    def __init__(self) -> None:
        self.numbers = count(10**17)
        self.names: set[str] = set()
        self.accounts: set[int] = set()

    def value(self, shape: Any) -> Any:
        origin, parts = get_origin(shape), get_args(shape)
        if origin is Annotated:
            return self._marked(parts[1])
        if origin in (Union, UnionType):
            return self.value(next(one for one in parts if one is not NoneType))
        if origin is tuple:
            inner = parts[:1] * 2 if parts[-1] is Ellipsis else parts
            return tuple(self.value(one) for one in inner)
        if origin is Literal:
            return parts[-1]
        if is_dataclass(shape):
            hints = declared(shape)
            return shape(**{name: self.value(hint) for name, (hint, _) in hints.items()})  # type: ignore[operator]
        return {int: 3, str: "word", bool: True}[shape]

    def _marked(self, mark: Mark) -> Any:
        number = next(self.numbers)
        if mark is Mark.SEAT:
            return 7
        if mark is Mark.ACCOUNT:
            self.accounts.add(number)
            return number
        self.names.add(f"Lord {number}")
        return f"Lord {number}"


@pytest.mark.parametrize("kind", BODIES)
def test_a_body_names_its_people_and_forgets_them(kind: str) -> None:
    """All names and accounts are known, and each is replaced, wherever it stands."""
    made = Sentinels()
    body: Body = made.value(BODIES[kind])
    assert BODIES[kind].from_json(json.loads(json.dumps(body.to_json()))) == body
    assert (body.names(), body.accounts()) == (made.names, made.accounts)
    data = json.loads(json.dumps(body.to_json()))
    for user in (*made.accounts, 0):
        gone = Erased(user, -1, "A former lord", names=made.names, seats=(7,))
        data = replace_person(data, BODIES[kind], gone)
    names, accounts = people_in(data, BODIES[kind])
    assert names <= {"A former lord"}
    assert accounts <= {-1}
    assert BODIES[kind].from_json(data) is not None


@pytest.mark.parametrize("kind", BODIES)
def test_every_kind_has_news(kind: str) -> None:
    assert notice_builder._build.dispatch(BODIES[kind]) is not notice_builder._build.dispatch(
        object
    )


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda one: f"{one[0]}-{len(one[1])}")
def test_what_releases_wrote_is_read(sample: tuple[str, dict[str, Any]]) -> None:
    """And means the same when it is written again: nothing but what has its default is left out."""
    kind, data = sample
    body = BODIES[kind].from_json(data)
    written = json.loads(json.dumps(body.to_json()))
    assert BODIES[kind].from_json(written) == body
    defaults = {one.name: one.default for one in fields(BODIES[kind])}
    for key, value in data.items():
        if key in written:
            assert _known(written[key], value) == value
        else:
            assert defaults[key] is not MISSING
            assert value in (defaults[key], [])


def _known(written: Any, value: Any) -> Any:
    """Return what is written now without what a record has got since."""
    if isinstance(written, list) and isinstance(value, list) and len(written) == len(value):
        return [_known(*pair) for pair in zip(written, value, strict=True)]
    if isinstance(written, dict) and isinstance(value, dict):
        return {key: _known(written[key], value[key]) for key in value if key in written}
    return written


def test_samples_are_of_every_kind() -> None:
    assert {kind for kind, _ in SAMPLES} == set(BODIES)


@pytest.mark.parametrize("kind", EARLY)
def test_early_bodies_are_read(kind: str) -> None:
    """What they lack has its default."""
    body = BODIES[kind].from_json(EARLY[kind])
    match body:
        case TurnBody() | EndBody():
            (report,) = body.reports
            assert (report.missed, report.received, report.partner) == (0, (), None)
            assert report.round_end is not None
            assert report.round_end.standing == ((1, "Ann", 3), (2, "Ben", 2))
        case ReminderBody():
            assert (body.why, body.turn) == ("again", None)
        case OutageBody():
            assert (body.why, body.turn) == ("out", None)
        case SeatBody():
            assert (body.guest, body.call) == (None, None)


@pytest.mark.parametrize("kind", [kind for kind in BODIES if kind not in ("table", "expired")])
def test_a_body_without_what_every_release_wrote_is_not_read(kind: str) -> None:
    with pytest.raises(KeyError):
        BODIES[kind].from_json({})


# -- people ----------------------------------------------------------------------------------------

ZOE = Erased(777, -5, "A former lord", names={"Zoe", "Zoé"}, seats={2})


def test_a_lord_of_the_same_name_on_another_seat_keeps_it() -> None:
    """Wherever it says whose the name is; else it is replaced."""
    line = [[1, "Zoe", 9], [2, "Zoe", 8]]
    end = {**EARLY_REPORT["round_end"], "standing": line}
    reports = [{**EARLY_REPORT, "seat": seat, "name": "Zoe", "round_end": end} for seat in (1, 2)]
    found = replace_person({"reports": reports}, EndBody, ZOE)["reports"]
    assert [one["name"] for one in found] == ["Zoe", "A former lord"]
    assert found[0]["round_end"]["standing"] == [[1, "Zoe", 9], [2, "A former lord", 8]]
    told = replace_person({"what": "taken", "seat": 1, "before": "Zoé"}, SeatBody, ZOE)
    assert told["before"] == "A former lord"


def test_a_person_is_known_by_their_account() -> None:
    """Whatever their name was; another of the same name keeps it."""
    for user, name, then in ((777, "Zenobia", [-5, "A former lord"]), (8, "Zoe", [8, "Zoe"])):
        guest = {"user": user, "name": name}
        body = replace_person(
            {"what": "offered", "seat": 1, "before": "", "guest": guest}, SeatBody, ZOE
        )
        assert [body["guest"]["user"], body["guest"]["name"]] == then


def test_what_is_not_known_is_searched() -> None:
    """Kinds and fields of other releases: the very number and names are replaced."""
    data = {"call": 1, "hail": {"to": 777, "as": "Zoe", "more": [3, "Zoe's", None, True, 777]}}
    then = {"to": -5, "as": "A former lord", "more": [3, "Zoe's", None, True, -5]}
    assert replace_person(data, None, ZOE) == {"call": 1, "hail": then}
    assert replace_person(data, ReminderBody, ZOE) == {"call": 1, "hail": then}
    assert 777 in people_in(data, None)[1]


OTHER_SHAPES: dict[str, tuple[str, dict[str, Any]]] = {
    "a name for a record": ("seat", {"guest": "Zoe"}),
    "a list for a name": ("seat", {"before": ["Zoe"]}),
    "a record for a name": ("seat", {"before": {"name": "Zoe"}}),
    "a name for a number": ("seat", {"seat": "Zoe"}),
    "a number for a list": ("queue", {"users": 777}),
    "pairs for numbers": ("queue", {"users": [[777, "Zoe"]]}),
    "records for numbers": ("queue", {"users": [{"user": 777, "name": "Zoe"}]}),
    "a record for a list": ("turn", {"reports": {"0": {"seat": 2, "name": "Zoe"}}}),
    "a number for a name": ("seat", {"before": 777}),
    "a pair with an earlier name": ("hail", {"x": [777, "Zenobia"]}),
    "a record with an earlier name": ("hail", {"x": {"to": 777, "name": "Zenobia", "n": 3}}),
}


@pytest.mark.parametrize("case", OTHER_SHAPES)
def test_a_field_of_another_shape_is_searched(case: str) -> None:
    """Whatever its type says: neither the number nor a name is left."""
    kind, data = OTHER_SHAPES[case]
    text = json.dumps(replace_person(data, BODIES.get(kind), ZOE))
    assert not [word for word in ("777", "Zoe", "Zenobia") if word in text]
    assert replace_person({"what": "Zenobia"}, SeatBody, ZOE) == {"what": "Zenobia"}


def test_free_text_of_another_shape_is_deleted_as_a_whole() -> None:
    """By whoever wrote it; in another's the person is searched for."""
    data = {"what": {"text": "a secret", "to": 777}}
    spoke = replace(ZOE, spoke=True)
    assert replace_person(data, EVENTS["judge"], spoke) == {"what": "–"}
    assert replace_person(data, EVENTS["judge"], ZOE) == {"what": {"text": "a secret", "to": -5}}


def test_a_name_beside_another_number_is_kept() -> None:
    """Only an exact name is replaced there; a word of the type it should have stays, too."""
    data = {"x": [8, "Zenobia"], "y": {"user": 8, "name": "Zenobia"}, "z": [8, 9, "Zenobia"]}
    assert replace_person(data, None, ZOE) == data
    gone = Erased(777, -5, "A former lord", names={"taken"})
    assert replace_person({"what": "taken"}, SeatBody, gone) == {"what": "taken"}
