"""Every set-up that a table may have, and what a screen of it shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from cogs import codec, view
from cogs.screen import (
    Button,
    Ping,
    RoleSelect,
    Screen,
    Select,
    Text,
    UserSelect,
    controls,
    count,
    custom_id,
)
from cogs.tables.setup_rules import BOXES, EXTRAS, WORDS, chosen_words, with_words
from engine import BadSetup
from engine.tokens import QUESTS
from locales import texts
from sandbox.rules import check_message
from services.facts.tables import InvitedFact, SeatFact, Setup, TableFact

EN = texts("en")
BIGGEST = 2**63 - 1
LONG = "*_Maximilian~von|der<Burg>@here_"  # 32 characters, as long as Discord lets a name be
V2 = 1 << 15


ALL = frozenset((*BOXES, *EXTRAS))


def every_setup() -> Iterator[Setup]:
    """Every set-up that R19 allows; Dynasty goes with all, so it stands beside the plain ones."""
    rest = [word for word in WORDS if word != "dynasty"]
    for box in BOXES:
        for lords in range(2, 9):
            for size in range(len(rest) + 1):
                for words in [*combinations(rest, size), *[("dynasty",)] * (size == 0)]:
                    setup = with_words(Setup(box, lords), words)
                    if is_setup(setup):
                        yield setup


def is_setup(setup: Setup) -> bool:
    try:
        setup.options()
    except BadSetup:
        return False
    return True


SETUPS = tuple(every_setup())


def called(setup: object) -> str:
    """A name for a set-up, the same in every process."""
    assert isinstance(setup, Setup)
    return "-".join((setup.box, str(setup.lords), *sorted(chosen_words(setup))))


DUEL = Setup(lords=2, variants=frozenset({"mighty_duel"}))
TEAMS = Setup("royal_wedding", 6, teams=True)
GIANTS = Setup(lords=5, giants=True, court=True, quests=QUESTS[:2])
BONUSES = Setup(variants=frozenset({"harmony", "middle_kingdom"}))


def table(setup: Setup, seated: int = 1, **changes: object) -> TableFact:
    """An open table where Ann and then others sit."""
    names = (LONG, "Ben", "Cara", "Dan", "Eve", "Fay", "Gil", LONG)
    seats = tuple(
        SeatFact(n, 100 + n, names[n - 1]) if n <= seated else SeatFact(n, None, None)
        for n in range(1, setup.lords + 1)
    )
    fact = TableFact(
        id=BIGGEST,
        server=1,
        channel=2,
        thread=None,
        message=None,
        place="threads",
        name="Harvest Moon",
        host=101,
        host_name=LONG,
        setup=setup,
        state="open",
        seats=seats,
        invited=(),
        created=0,
        expires=604_800,
        game=None,
        dynasty=None,
    )
    return replace(fact, **changes)  # type: ignore[arg-type]


def invited(number: int, state: str = "waiting") -> InvitedFact:
    return InvitedFact(BIGGEST - number, BIGGEST, f"{LONG}{number}", 101, LONG, None, state, 9)  # type: ignore[arg-type]


def accept(shown: Screen | Ping) -> None:
    """Discord takes it, its ids are read back, its words keep their budgets."""
    sent = view.build(shown)
    assert sent.view is not None
    body = {"components": sent.view.to_components(), "content": sent.content}
    check_message(body, flags=V2 if isinstance(shown, Screen) else 0)
    ids = [custom_id(one) for one in controls(shown)]
    assert len(set(ids)) == len(ids)
    assert all(codec.parse(id).text() == id for id in ids)
    for one in controls(shown):
        _check_words(one)
    if isinstance(shown, Screen):
        assert count(shown) <= 40
        assert len(said(shown)) <= 1800


def _check_words(one: object) -> None:
    if isinstance(one, Button):
        assert len(one.label) <= 32
    elif isinstance(one, Select):
        assert len(one.placeholder) <= 28
        for option in one.options:
            assert len(option.label) <= 60
            assert len(option.description) <= 80
        assert sum(option.chosen for option in one.options) <= one.most
    elif isinstance(one, UserSelect | RoleSelect):
        assert len(one.placeholder) <= 28


def said(shown: object) -> str:
    """All text of a screen, or of a part of one."""
    parts = shown.parts if isinstance(shown, Screen) else (shown,)
    return "\n".join(part.text for part in parts if isinstance(part, Text))


def labels(shown: Screen) -> list[str]:
    return [one.label for one in controls(shown) if isinstance(one, Button)]


def button(shown: Screen, label: str) -> Button:
    return next(one for one in controls(shown) if isinstance(one, Button) and one.label == label)


def select(shown: Screen, *args: str) -> Select:
    return next(
        one
        for one in controls(shown)
        if isinstance(one, Select) and (one.id.action, *one.id.args) == args
    )
