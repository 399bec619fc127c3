"""Explanations of scores: every line with the terms of its sum."""

from engine import TOKENS, Cell, GameView, Kingdom, KingdomView, Terrain, quests
from engine.buildings import Building
from engine.tokens import ANY, CHARACTER, CROWN, SWORDS
from services.facts.lists import ScoreLine, ScorePiece, ScoreSheet
from services.offers.town import counted
from services.offers.trial_kingdom import BONUSES, touches

COINS_A_POINT = 3


def score_sheets(view: GameView) -> tuple[ScoreSheet, ...]:
    """Explain every kingdom's score, in kingdom order."""
    return tuple(_sheet(view, kingdom) for kingdom in view.kingdoms)


def _sheet(view: GameView, kingdom: KingdomView) -> ScoreSheet:
    card = kingdom.scorecard
    terrains = [_terrain(kingdom, terrain) for terrain in Terrain]
    bonuses = [
        ScoreLine(key, getattr(card, key)) for key in BONUSES if key in view.options.variants
    ]
    lines = (
        *_coins(view, kingdom),
        *(line for line in terrains if line.parts),
        *_buildings(view, kingdom),
        *_queen(kingdom),
        *bonuses,
        *_quests(view, kingdom),
        *_court(view, kingdom),
    )
    return ScoreSheet(
        seats=kingdom.seats,
        names=tuple(view.name(seat) for seat in kingdom.seats),
        lines=lines,
        total=card.total,
        largest_territory=card.largest_territory,
        crowns=card.crowns,
    )


def _terrain(kingdom: KingdomView, terrain: Terrain) -> ScoreLine:
    """Sum up a terrain's territories, the most valuable first (R53)."""
    found = [t for t in kingdom.territories if t.terrain == terrain]
    found.sort(key=lambda territory: (-territory.points, -len(territory.squares)))
    parts = tuple((len(territory.squares), territory.crowns) for territory in found)
    return ScoreLine(terrain.value, sum(territory.points for territory in found), parts)


def _coins(view: GameView, kingdom: KingdomView) -> tuple[ScoreLine, ...]:
    """Count a point for every full three coins (R55)."""
    if view.board is None:
        return ()
    parts = ((kingdom.coins, COINS_A_POINT),)
    return (ScoreLine("coins", kingdom.scorecard.coins, parts),)


def _queen(kingdom: KingdomView) -> tuple[ScoreLine, ...]:
    """Count the Queen: she is a crown on the largest territory (R54)."""
    points = kingdom.scorecard.queen
    return (ScoreLine("queen", points, ((points, 1),)),) if kingdom.queen else ()


def _buildings(view: GameView, kingdom: KingdomView) -> tuple[ScoreLine, ...]:
    """List what each building scores; one that has only a crown counts in its territory."""
    standing = (view.building(cell.building) for cell in kingdom.built if cell.building)
    pieces = tuple(_piece(kingdom, one) for one in standing if one.points or one.per)
    points = kingdom.scorecard.buildings
    return (ScoreLine("buildings", points, pieces=pieces),) if pieces else ()


def _piece(kingdom: KingdomView, building: Building) -> ScorePiece:
    count = counted(
        building.per,
        towers=kingdom.towers,
        knights=kingdom.knights_owned,
        territories=kingdom.territories,
    )
    return ScorePiece(
        building=building.id,
        points=building.points + building.per_points * count,
        printed=building.points,
        per=building.per,
        each=building.per_points,
        count=count,
    )


def _quests(view: GameView, kingdom: KingdomView) -> tuple[ScoreLine, ...]:
    """List the points of each quest, in the frame that is best for all of them (R59)."""
    if not view.quests:
        return ()
    parts = quests.parts(Kingdom.from_view(kingdom), view.quests)
    pieces = tuple(
        ScorePiece(quest, points, each=quests.each(quest), count=points // quests.each(quest))
        for quest, points in zip(view.quests, parts, strict=True)
    )
    return (ScoreLine("quests", kingdom.scorecard.quests, pieces=pieces),)


def _court(view: GameView, kingdom: KingdomView) -> tuple[ScoreLine, ...]:
    """List what each character scores; crowns of buildings are in their territories (R62)."""
    standing = [cell for cell in kingdom.cells if cell.token and TOKENS[cell.token].is_character]
    pieces = tuple(_character(view, kingdom, cell) for cell in standing)
    return (ScoreLine("court", kingdom.scorecard.court, pieces=pieces),) if pieces else ()


def _character(view: GameView, kingdom: KingdomView, cell: Cell) -> ScorePiece:
    token = TOKENS[cell.token or ""]
    around = (near for near in kingdom.cells if touches(near.square, cell.square))
    count = sum(_seen(view, token.per, near) for near in around)
    return ScorePiece(
        building=token.id,
        points=token.points + token.per_points * count,
        printed=token.points,
        per=token.per,
        each=token.per_points,
        count=count,
        square=cell.square,
    )


def _seen(view: GameView, per: str, cell: Cell) -> int:
    """Return how often a character that counts `per` does so for a square beside it."""
    token = TOKENS[cell.token] if cell.token else None
    if per == CROWN:
        built = view.building(cell.building).crowns if cell.building else 0
        return cell.crowns + built + (token.crowns if token else 0) - cell.giants
    if per == CHARACTER:
        return int(token is not None and token.is_character)
    if per == SWORDS:
        return token.swords if token else 0
    return int(cell.resource is not None and per in (ANY, cell.resource))
