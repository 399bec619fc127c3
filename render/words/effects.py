"""Names and effects of buildings, tokens and quests in plain words (R37, R56, R59, R62)."""

from collections.abc import Iterator

from engine import Building, Token
from locales import Texts


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
        building.per: building.per_points,
    }
    for what, count in counts.items():
        if count:
            yield texts.plain(f"building-effect-{what}", count=count)
    if building.tax_bonus:
        yield texts.plain(f"building-tax-{building.tax_bonus}")


def token_name(token_id: str, texts: Texts) -> str:
    """The name of a token of The Court: "Swamp Keep"."""
    return texts.plain(f"court-{token_id}")


def token_effect(token: Token, texts: Texts) -> str:
    """What a token brings: "2 points and 2 points for each resource around it"."""
    return texts.listed(list(_token_effects(token, texts)))


def _token_effects(token: Token, texts: Texts) -> Iterator[str]:
    if token.terrain is not None:
        yield texts.plain(f"court-on-{token.terrain}", count=token.crowns)
    for what, count in (("points", token.points), ("swords", token.swords)):
        if count:
            yield texts.plain(f"court-effect-{what}", count=count)
    if token.per:
        yield texts.plain(f"court-per-{token.per}", count=token.per_points)


def resource(kind: str, texts: Texts) -> str:
    """The name of a resource in a sentence: "wood"."""
    return texts.plain(f"court-resource-{kind}")


def quest_name(quest_id: str, texts: Texts) -> str:
    """The name of a quest: "Lost Corner"."""
    return texts.plain(f"quest-{quest_id}")


def quest_about(quest_id: str, texts: Texts) -> str:
    """What a quest asks for: "20 points if the castle is in a corner of the kingdom"."""
    return texts.plain(f"quest-about-{quest_id}")
