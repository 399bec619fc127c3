"""Every set-up of the table may be opened, no other; what a change rules out gives way (R19)."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from engine import BadSetup, Box, Variant
from services.core.json_codec import setup_from_json, to_json
from services.facts import Refused
from services.facts.tables import Setup
from services.state import setups
from services.state.setups import choices
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, SERVER, World

WEDDING = Setup(box="royal_wedding", lords=4)
HARMONY = frozenset({"harmony"})
BONUSES = frozenset({"harmony", "middle_kingdom"})
NONE: frozenset[str] = frozenset()
TWO = ("lost_corner", "bleak_king")


def fits(setup: Setup) -> bool:
    try:
        setup.options()
    except BadSetup:
        return False
    return True


EVERY = [
    setup
    for box, lords, teams, giants, court in product(
        map(str, Box), range(2, 9), *((False, True),) * 3
    )
    if fits(setup := Setup(box, lords, teams=teams, giants=giants, court=court))
]


def test_every_set_up_of_the_engine_may_be_opened() -> None:
    """With every set of variants that goes with it; the others are refused."""
    allowed = 0
    for setup, *chosen in product(EVERY, *((False, True),) * 3):
        variants = frozenset(str(one) for one, on in zip(Variant, chosen, strict=True) if on)
        wanted = replace(setup, variants=variants)
        if fits(wanted):
            assert setups.check(wanted) == wanted
            allowed += 1
        else:
            with pytest.raises(Refused):
                setups.check(wanted)
    assert allowed > len(EVERY)


@pytest.mark.parametrize("setup", EVERY, ids=lambda one: "-".join(map(str, one.options().words)))
def test_what_is_offered_can_be_chosen(setup: Setup) -> None:
    """Each choice that a panel lists leads to a set-up that can be opened."""
    offered = choices(setup)
    for lords in offered.lords:
        assert setups.change(setup, {"lords": lords})[0].lords == lords
    for variant in offered.variants:
        changed, dropped = setups.change(setup, {"variants": [variant]})
        assert changed.variants == {variant}
        assert not dropped
    for word in ("giants", "court", "teams"):
        if getattr(offered, word):
            assert getattr(setups.change(setup, {word: True})[0], word)
        else:
            wanted: dict[str, Any] = {word: True}
            with pytest.raises(Refused):
                setups.check(replace(setup, variants=NONE, **wanted))
        if getattr(setup, word):
            assert not getattr(setups.change(setup, {word: False})[0], word)


@pytest.mark.parametrize(
    ("setup", "lords", "giants", "court", "teams"),
    [
        (Setup(lords=2), (2, 3, 4), True, True, False),
        (Setup(lords=5, giants=True), (2, 3, 4, 5), True, True, False),
        (Setup(box="queendomino", lords=3), (2, 3, 4), True, True, False),
        (Setup(box="discovery", lords=2), (2,), False, False, False),
        (WEDDING, (3, 4, 5, 6, 7, 8), False, False, False),
        (replace(WEDDING, lords=6), (3, 4, 5, 6, 7, 8), False, False, True),
        (replace(WEDDING, lords=8, teams=True), (3, 4, 5, 6, 7, 8), False, False, True),
    ],
)
def test_choices_beside_the_rest(
    setup: Setup, lords: tuple[int, ...], giants: bool, court: bool, teams: bool
) -> None:
    """R9–R18, R21, R22."""
    offered = choices(setup)
    assert offered.lords == lords
    assert (offered.giants, offered.court, offered.teams) == (giants, court, teams)


@pytest.mark.parametrize(
    ("setup", "change", "changed", "dropped"),
    [
        # Age of Giants has both bonuses as quests.
        (Setup(variants=BONUSES), {"giants": True}, {"giants": True, "variants": NONE}, BONUSES),
        (Setup(giants=True), {"variants": HARMONY}, {"giants": False}, {"giants"}),
        # The fifth lord needs giants; chosen quests go with them.
        (
            Setup(lords=5, giants=True, quests=TWO),
            {"giants": False},
            {"lords": 4, "quests": ()},
            {"lords", "quests"},
        ),
        (
            Setup(lords=2, giants=True, variants=frozenset({"mighty_duel"})),
            {"lords": 5},
            {"lords": 5, "giants": True, "variants": NONE},
            {"mighty_duel"},
        ),
        # The Royal Wedding has neither giants nor The Court, and teams for six and eight only.
        (
            Setup(lords=2, giants=True, court=True),
            {"box": "royal_wedding"},
            {"lords": 3, "giants": False, "court": False},
            {"lords", "giants", "court"},
        ),
        (replace(WEDDING, lords=8, teams=True), {"lords": 7}, {"teams": False}, {"teams"}),
        (WEDDING, {"teams": True}, {"lords": 6, "teams": True}, {"lords"}),
        (
            replace(WEDDING, lords=8, teams=True, variants=HARMONY),
            {"box": "kingdomino"},
            {"lords": 4, "teams": False, "variants": HARMONY},
            {"lords", "teams"},
        ),
    ],
)  # fmt: skip
def test_what_a_change_rules_out_gives_way_and_is_named(
    setup: Setup, change: dict[str, object], changed: dict[str, object], dropped: set[str]
) -> None:
    """As little as can be is given up."""
    after, gone = setups.change(setup, change)
    assert {key: getattr(after, key) for key in changed} == changed
    assert set(gone) == dropped


@pytest.mark.parametrize(
    ("change", "option"),
    [
        ({"lords": 5}, "players"),
        ({"quests": TWO}, "quests"),
        ({"giants": True, "quests": ("lost_corner",)}, "quests"),
        ({"giants": True, "quests": ("lost_corner", "tea")}, "quests"),
        ({"box": "royal_wedding", "giants": True}, "giants"),
        ({"box": "discovery", "court": True}, "court"),
        ({"teams": True}, "teams"),
        ({"giants": "yes"}, "giants"),
        ({"partners": "all"}, "partners"),
        ({"giants": True, "variants": HARMONY}, "variants"),
    ],
)
def test_changes_that_don_t_go_together_are_refused(change: dict[str, object], option: str) -> None:
    """bad_setup names the option."""
    with pytest.raises(Refused) as caught:
        setups.change(Setup(), change)
    assert caught.value.code == "bad_setup"
    assert caught.value.data["option"] == option


def test_refusal_tells_for_how_many_lords_a_box_is() -> None:
    """Kingdomino is for two to four, five with giants."""
    data = setups.refusal(Setup(lords=6)).data
    assert (data["least"], data["most"], data["most_giants"]) == (2, 4, 5)
    data = setups.refusal(Setup(lords=6, giants=True)).data
    assert (data["least"], data["most"]) == (2, 5)
    data = setups.refusal(replace(WEDDING, lords=2)).data
    assert (data["least"], data["most"], data["most_giants"]) == (3, 8, 0)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(lords=5, giants=True, court=True, quests=TWO),
        replace(WEDDING, lords=8, teams=True, partners="drawn", variants=HARMONY),
    ],
)
def test_set_ups_are_written_and_read(setup: Setup) -> None:
    """With everything that can be chosen."""
    assert setup_from_json(json.loads(json.dumps(to_json(setup)))) == setup


async def test_draft_of_a_set_up_is_kept_through_a_restart(world: World) -> None:
    """The choices of the new set-ups, too; what a change rules out is named once."""
    tables = world.services.tables
    await tables.change_draft(SERVER, ANN, lords=5, giants=True, court=True, quests=TWO)
    await world.restart()
    draft = await world.services.tables.draft(SERVER, ANN)
    assert draft.setup == Setup(lords=5, giants=True, court=True, quests=TWO)
    assert draft.choices.giants
    changed = await world.services.tables.change_draft(SERVER, ANN, box="royal_wedding")
    assert changed.dropped == ("giants", "court", "quests")
    assert changed.choices == choices(changed.setup)


async def test_tables_outside_the_table_of_set_ups_are_not_opened(world: World) -> None:
    """R19, by everybody's way in."""
    for setup in (
        Setup(lords=5),
        Setup(box="royal_wedding", lords=2),
        replace(WEDDING, teams=True),
        replace(WEDDING, giants=True),
    ):
        await refused("bad_setup", world.table(setup))
