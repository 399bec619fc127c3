"""The statistics and achievements that follow from one finished game."""

from collections.abc import Iterator

from engine import Game, GameView, Kind, Scorecard, quests
from services.facts.records import Outcome, OutcomeSeat

ALL = "all"
"""The subject "every kingdom", for comparison."""

Tally = tuple[int, int, int]
"""Numbers of kingdoms and of winners among them, and a sum of points."""

HUNDRED, BROAD, TREASURY, ARCHITECT, CROWD, OLD_HAND = 100, 15, 20, 40, 5, 50
LANDS = ("wheat", "forest", "lake", "grassland", "swamp", "mine")


def tallies(game: Game, outcome: Outcome) -> dict[tuple[str, str], Tally]:
    """Return the statistics of a finished game: by their subject and key (`About`)."""
    sums: dict[tuple[str, str], Tally] = {}
    kingdoms = {seat.kingdom: seat for seat in outcome.seats}
    for about, key, kingdom, points in dict.fromkeys(_tally_items(game)):
        games, wins, total = sums.get((about, key), (0, 0, 0))
        added = kingdoms[kingdom].points if points is None else points
        sums[about, key] = (games + 1, wins + (kingdoms[kingdom].place == 1), total + added)
    return sums


def _tally_items(game: Game) -> Iterator[tuple[str, str, int, int | None]]:
    """Yield what is counted for each kingdom; the points default to its total.

    Things that a kingdom has twice count once.
    """
    view = game.view()
    count = len(view.kingdoms)
    order = _first_choices(game, view)
    for number, kingdom in enumerate(view.kingdoms, 1):
        yield ALL, str(count), number, None
        yield "seat", f"{count}:{number}", number, None
        yield "order", f"{count}:{order[number]}", number, None
        for placed in kingdom.placed:
            yield "domino", placed.domino, number, None
        for cell in kingdom.cells:
            if cell.building is not None:
                yield "building", cell.building, number, None
            if cell.token is not None:
                yield "token", cell.token, number, None
        scored = quests.parts(game.state.kingdoms[number - 1], view.quests)
        for quest, points in zip(view.quests, scored, strict=True):
            yield "quest", quest, number, points


def _first_choices(game: Game, view: GameView) -> dict[int, int]:
    """Return for each kingdom the position, from 1, of its first choice of a domino."""
    order: list[int] = []
    for turn in game.record_turns:
        number = view.kingdoms.index(view.kingdom_of(turn.seat)) + 1
        if number not in order and any(move.kind is Kind.CHOOSE for move in turn.moves):
            order.append(number)
        if len(order) == len(view.kingdoms):
            break
    return {number: place for place, number in enumerate(order, 1)}


def achievements(game: Game, outcome: Outcome) -> dict[str, list[str]]:
    """Return each person's achievements in a finished game, by lord: keys of TROPHIES.

    Only those who played to the end achieve anything. Achievements over several games are not
    included.
    """
    found: dict[str, list[str]] = {}
    cards = game.scores()
    for seat in outcome.seats:
        if seat.finished and seat.player is not None:
            card = cards[seat.kingdom - 1]
            found[seat.player] = [
                "first_stone",
                *_of_kingdom(card),
                *(_of_winner(card, seat, outcome) if seat.place == 1 else ()),
            ]
    return found


def _of_kingdom(card: Scorecard) -> Iterator[str]:
    if card.total >= HUNDRED:
        yield "hundred"
    if card.largest_territory >= BROAD:
        yield "broad_fields"
    if all(getattr(card, land) for land in LANDS):
        yield "six_lands"
    if card.mine >= TREASURY:
        yield "treasury"
    if card.buildings >= ARCHITECT:
        yield "architect"


def _of_winner(card: Scorecard, seat: OutcomeSeat, outcome: Outcome) -> Iterator[str]:
    yield "crowned"
    if card.harmony and card.middle_kingdom:
        yield "harmonious"
    if card.queen:
        yield "queens_host"
    others = [one for one in outcome.seats if one.kingdom != seat.kingdom]
    behind = [one for one in others if one.place > 1]
    if len(behind) == len(others) and card.total - max(one.points for one in others) <= 1:
        yield "close_shave"
    if outcome.kingdoms >= CROWD:
        yield "crowded_field"
