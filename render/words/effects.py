"""Names and effects of buildings, tokens and quests in plain words (R37, R56, R59, R62)."""

from collections.abc import Iterator
from typing import Final

from engine import Building, Terrain, Token
from locales import Texts

_TERRAINS: Final = frozenset(Terrain)


def name(building_id: str, texts: Texts) -> str:
    """The name of a building: "Queen's Tower"."""
    return texts.plain(f"building-{building_id}")


def effect(building: Building, texts: Texts) -> str:
    """What a building brings: "3 towers and 2 points", "2 points a town territory".

    The numbers are the building's own, so a host's corrections are included.
    """
    return texts.listed(list(_effects(building, texts)))


def _effects(building: Building, texts: Texts) -> Iterator[str]:
    """Yield the parts in the order of a tile's signs; the tax bonus, being long, comes last."""
    counts = {
        "knights": building.knights,
        "towers": building.towers,
        "crowns": building.crowns,
        "points": building.points,
    }
    for what, count in counts.items():
        if count:
            yield texts.plain(f"building-effect-{what}", count=count)
    if building.per_points:
        yield texts.plain("building-effect-per", each=building.per, count=building.per_points)
    if building.tax_bonus:
        yield texts.plain("building-tax", each=building.tax_bonus)


def token_name(token_id: str, texts: Texts) -> str:
    """The name of a token of The Court: "Swamp Keep"."""
    return texts.plain(f"court-{token_id}")


def token_effect(token: Token, texts: Texts) -> str:
    """What a token brings: "2 points and 2 points for each resource around it"."""
    return texts.listed(list(_token_effects(token, texts)))


def _token_effects(token: Token, texts: Texts) -> Iterator[str]:
    if token.terrain is not None:
        yield texts.plain("court-on", terrain=token.terrain, count=token.crowns)
    for what, count in (("points", token.points), ("swords", token.swords)):
        if count:
            yield texts.plain(f"court-effect-{what}", count=count)
    if token.per:
        yield texts.plain("court-per", each=token.per, count=token.per_points)


def resource(kind: str, texts: Texts) -> str:
    """The name of a resource in a sentence: "wood"."""
    return texts.plain(f"court-resource-{kind}")


def quest_name(quest_id: str, texts: Texts) -> str:
    """The name of a quest: "Lost Corner", "Four Corners: lake"."""
    kind, terrain = _kind(quest_id)
    if not terrain:
        return texts.plain(f"quest-{kind}")
    named = texts.plain(f"common-terrain-{terrain}")
    return texts.plain("quest-of", quest=quest_short(quest_id, texts), terrain=named)


def quest_short(quest_id: str, texts: Texts) -> str:
    """The name of a quest without its terrain: "Four Corners"."""
    return texts.plain(f"quest-{_kind(quest_id)[0]}")


def _kind(quest_id: str) -> tuple[str, str]:
    """Split the terrain from the id of a quest that is about one."""
    kind, _, terrain = quest_id.rpartition("_")
    return (kind, terrain) if terrain in _TERRAINS else (quest_id, "")


def quest_about(quest_id: str, texts: Texts) -> str:
    """What a quest asks for: "20 points if the castle is in a corner of the kingdom"."""
    kind, terrain = _kind(quest_id)
    return texts.plain(f"quest-about-{kind}", terrain=terrain)
