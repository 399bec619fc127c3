"""The view of a single kingdom: for the picture and the score pad of a kingdom text."""

from dataclasses import replace

from engine.deal import Deal
from engine.errors import BadSetup
from engine.kingdom import Kingdom
from engine.setups import SETUPS, Box, Options, Setup, Variant
from engine.tokens import resource_of
from engine.values import Terrain
from engine.view_builder import game_view, kingdom_view
from engine.views import Cell, GameView

_SEED = bytes(32)


def view_of(kingdom: Kingdom, name: str) -> GameView:
    """A view of a game that contains only this kingdom, with its lord in seat 1.

    A kingdom text names no dominoes, so each square is shown as separate. The box is the smallest
    one with all pieces of the kingdom; bonuses and quests, which the text does not name, are not
    scored. Raises BadSetup where no box has all pieces (R19).

    >>> view_of(Kingdom.from_text("w1 C / w ."), "Ann").kingdoms[0].scorecard.total
    2
    """
    options = _options(kingdom)
    deal = Deal.new(options, [name, *"-" * (options.players - 1)], seed=_SEED)
    state = deal.start()
    state.kingdoms[0] = kingdom
    own = kingdom_view(replace(deal, quests=()), state, 1)
    view = game_view(deal, state)
    own = replace(own, cells=_cells(kingdom), discarded=())
    return replace(view, kingdoms=(own, *view.kingdoms[1:]), quests=(), next_line=(), over=True)


def _options(kingdom: Kingdom) -> Options:
    """The options of the smallest game that can contain such a kingdom."""
    town = _is_of_a_town(kingdom)
    giants = bool(kingdom.giants or kingdom.pending)
    court = bool(kingdom.tokens or kingdom.resources)
    for row in SETUPS:
        if _fits(row, kingdom.canvas.grid, town=town, giants=giants):
            variants = frozenset({str(Variant.MIGHTY_DUEL)} if row.duel else ())
            return Options(
                box=str(row.box),
                players=row.players,
                variants=variants,
                giants=giants,
                court=court,
            )
    data = {"option": "grid", "value": kingdom.canvas.grid, "allowed": (), "rule": "R19"}
    raise BadSetup("grid", data)


def _fits(row: Setup, grid: int, *, town: bool, giants: bool) -> bool:
    plain = row.box in (Box.KINGDOMINO, Box.QUEENDOMINO)
    return plain and (row.grid, row.town, row.giants) == (grid, town, giants)


def _is_of_a_town(kingdom: Kingdom) -> bool:
    purse = kingdom.queen or kingdom.coins or kingdom.knights or kingdom.posts
    return bool(purse or kingdom.towers or kingdom.built or kingdom.land[Terrain.TOWN])


def _cells(kingdom: Kingdom) -> tuple[Cell, ...]:
    """The laid squares in square order, each as a domino half of its own."""
    canvas, found = kingdom.canvas, []
    for bit in canvas.squares(kingdom.taken & ~canvas.castle_bit):
        half = kingdom.half_on(bit)
        assert half is not None, "taken, and not the castle"
        name = canvas.names[bit]
        found.append(
            Cell(
                name,
                half.terrain,
                half.crowns,
                f"?{name}",
                0,
                knight=bool(kingdom.posts & bit),
                building=kingdom.built.get(bit),
                resource=resource_of(half) if kingdom.resources & bit else None,
                token=kingdom.tokens.get(bit),
                giants=kingdom.giants.get(bit, 0),
            )
        )
    return tuple(found)
