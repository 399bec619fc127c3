"""Giants, resources, tokens of The Court and quests: none like another, none cut."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageStat

from engine import QUESTS, RESOURCES, TOKENS
from render.sprites import badges, neutral_pieces, quests, resources, seat_pieces, tokens
from render.sprites.icons import Form, Icon, effects_of_token
from render.sprites.square import Detail, Look, Side, Sides, paint

SIDES = Sides(Side.EDGE, Side.EDGE, Side.EDGE, Side.EDGE)
CHARACTERS = [token for token in TOKENS.values() if token.is_character]


def differs(one: Image.Image, other: Image.Image) -> float:
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    return max(ImageStat.Stat(difference).rms)


@pytest.mark.parametrize(
    ("make", "kinds"),
    [
        (tokens.token, tuple(TOKENS)),
        (tokens.compact_token, tuple(TOKENS)),
        (quests.quest, QUESTS),
        (resources.resource, tuple(RESOURCES.values())),
        (resources.spent, tuple(RESOURCES.values())),
    ],
)
def test_no_two_look_alike(make: Callable[[str, int], Image.Image], kinds: tuple[str, ...]) -> None:
    """At the size that they have on a phone."""
    drawn = [make(kind, 53) for kind in kinds]
    for one, other in itertools.combinations(drawn, 2):
        assert differs(one, other) > 8


@pytest.mark.parametrize("px", [56, 80, 132, 180])
def test_tokens_and_cards_have_their_sizes(px: int) -> None:
    for kind in TOKENS:
        assert tokens.token(kind, px).size == (px, round(128 * px / 96))
        assert tokens.compact_token(kind, px).size == (px, px)
    for quest in QUESTS:
        assert quests.quest(quest, px).size == (px, round(128 * px / 96))


@pytest.mark.parametrize("make", [neutral_pieces.giant, lambda px: resources.resource("fish", px)])
def test_pieces_stand_free(make: Callable[[int], Image.Image]) -> None:
    alpha = make(96).getchannel("A")
    assert (alpha.getpixel((0, 0)), alpha.getextrema()) == (0, (0, 255))


@pytest.mark.parametrize("token", CHARACTERS, ids=lambda token: token.id)
def test_a_strip_is_made_from_the_numbers(token: object) -> None:
    kind = next(one for one in CHARACTERS if one is token)
    effects = effects_of_token(kind)
    swords = [effect for effect in effects if effect.of is Icon.SWORD and effect.form is Form.ICON]
    assert len(swords) == kind.swords
    assert sum(effect.number for effect in effects if effect.form is Form.POINTS) == kind.points
    near = [(str(e.of.value), e.number) for e in effects if isinstance(e.of, Icon) and e.number]
    assert near == ([(kind.per, kind.per_points)] if kind.per else [])


def test_a_covered_crown_is_dark() -> None:
    """What is gold counts."""

    def gold(plate: Image.Image) -> int:
        return sum(
            count
            for count, color in plate.convert("RGB").getcolors(1 << 20) or ()
            if isinstance(color, tuple) and color[0] > 230 and color[2] < 90
        )

    whole, covered, all_covered = (gold(badges.crown_plate(2, 96, 27.5, n)) for n in (0, 1, 2))
    assert 0.4 < covered / whole < 0.6
    assert all_covered == 0


@pytest.mark.parametrize("crowns", [1, 2, 3])
@pytest.mark.parametrize("detail", [Detail.FINE, Detail.COARSE])
def test_each_giant_changes_a_square(crowns: int, detail: Detail) -> None:
    drawn = [
        paint(Look("lake", crowns, 0, 0, SIDES, detail, giants=giants), 96)
        for giants in range(crowns + 1)
    ]
    for one, other in itertools.pairwise(drawn):
        assert differs(one, other) > 8


def test_a_giant_sits_on_the_crown_of_a_building_of_the_court() -> None:
    for kind in ("wheat_mill", "swamp_keep"):
        crowns = TOKENS[kind].crowns
        places = [tokens.crown_place(kind, index)[0] for index in range(crowns)]
        assert places == sorted(places, reverse=True)
        looks = [
            Look("wheat", 0, 0, 0, SIDES, token=kind, giants=giants) for giants in range(crowns + 1)
        ]
        for one, other in itertools.pairwise(paint(look, 96) for look in looks):
            assert differs(one, other) > 8


def test_a_knight_hides_no_resource() -> None:
    """The middle of the resource is the same with a knight beside it."""
    alone = Look("lake", 0, 0, 0, SIDES, resource="fish")
    beside = Look("lake", 0, 0, 0, SIDES, resource="fish", knight=1)
    box = (56, 14, 86, 46)
    assert differs(paint(alone, 96).crop(box), paint(beside, 96).crop(box)) < 1


def test_two_lords_of_a_kingdom_have_a_shield_and_a_king_each() -> None:
    assert seat_pieces.shield_pair(1, 5, 96).size == (108, 70)
    assert differs(seat_pieces.castle(1, 96), seat_pieces.castle(1, 96, 5)) > 8
    assert differs(seat_pieces.castle(1, 96, 6), seat_pieces.castle(1, 96, 5)) > 2
    assert differs(seat_pieces.laureate(1, 96), seat_pieces.laureate(1, 96, 5)) > 8
