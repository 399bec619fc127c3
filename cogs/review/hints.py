"""Hints: `/hint` and [Hint], where everybody at the table has agreed to them."""

from typing import Final

from cogs import args
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME, Ids
from cogs.play import words
from cogs.screen import Button, Picture, Screen, Style, Text, row, screen, small
from cogs.slash_commands import game_command
from engine import GameView, Kind, Move, square_order
from locales import Texts, signed
from render.requests import Candidate, PanelPicture
from services.facts import Press
from services.facts.panels import HintFact

SPOT: Final = 1
"""The number of the spot in the picture, where it is the letter A."""
REGION: Final = 1
MOVES: Final = 2
SLANTED: Final = 2
"""A spot lies straight above the castle if it is so many times as far up as it is aside."""
FEW: Final = 2
"""Of so many free dominoes a half is a single one."""
BESIDE: Final = (
    Kind.GIANT,
    Kind.SEND,
    Kind.TAX,
    Kind.BUILD,
    Kind.BURN,
    Kind.RECRUIT,
    Kind.SEARCH,
)
"""What a turn may do beside placing and choosing."""


def hint(fact: HintFact, texts: Texts) -> Screen:
    """Show a hint: where to look, or the moves with their spot on the board."""
    view = fact.game.view
    said = {"table": words.table_name(fact.game), "round": words.round_of(view, texts)}
    told = region(fact, texts) if fact.told == REGION else [_moves(fact, texts)]
    ids = Ids(GAME, fact.game.id, fact.seat.seat, fact.game.turn_version)
    more = Button(texts.plain("review-hint-more"), ids("hint", MOVES), Style.MAIN)
    return screen(
        Text("\n".join((texts("review-hint-title", **said), *told))),
        Picture(_board(fact)) if fact.told == MOVES and (view.round or view.next_line) else None,
        row(
            more if fact.told == REGION else None,
            Button(texts.plain("common-button-play"), ids.for_anybody()("play")),
        ),
        Text(small(texts("review-hint-count", count=fact.count))),
        accent=words.accent(fact.seat.seat),
    )


def region(fact: HintFact, texts: Texts) -> list[str]:
    """Say where to place, among which dominoes to choose, and what else the turn should do."""
    view, by_kind = fact.game.view, {move.kind: move for move in fact.moves}
    lines = []
    if Kind.PLACE in by_kind:
        where = direction(view.kingdom_of(fact.seat.seat).castle, by_kind[Kind.PLACE].squares)
        domino = words.bold_number(view, by_kind[Kind.PLACE].domino or "")
        lines.append(texts("review-hint-place", where=where, domino=domino))
    elif Kind.DISCARD in by_kind:
        domino = words.bold_number(view, by_kind[Kind.DISCARD].domino or "")
        lines.append(texts("review-hint-discard", domino=domino))
    beside = [kind for kind in BESIDE if kind in by_kind]
    if beside:
        steps = [texts.plain(f"review-hint-step-{kind}") for kind in beside]
        lines.append(texts("review-hint-beside", steps=texts.listed(steps)))
    if Kind.CHOOSE in by_kind:
        lines += _choice(view, by_kind[Kind.CHOOSE], texts)
    return lines or [texts("review-hint-no-region")]


def direction(castle: str, squares: tuple[str, ...]) -> str:
    """Return where a spot lies as seen from the castle: "above", "above-left", …"""
    column, row_ = square_order(castle)
    places = [square_order(square) for square in squares]
    aside = sum(x - column for x, _ in places)
    up = sum(y - row_ for _, y in places)
    upright, across = "above" if up > 0 else "below", "left" if aside < 0 else "right"
    if abs(up) >= SLANTED * abs(aside):
        return upright
    return across if abs(aside) >= SLANTED * abs(up) else f"{upright}-{across}"


def _choice(view: GameView, move: Move, texts: Texts) -> list[str]:
    """Say in which half of the free dominoes the best one is; nothing where that tells it."""
    free = [slot.domino for slot in view.next_line if slot.seat is None]
    count, place = (len(free) + 1) // 2, free.index(move.domino or "")
    if len(free) <= FEW:
        return []
    which = "low" if place < count else "high"
    return [texts("review-hint-take", which=which, count=count)]


def _moves(fact: HintFact, texts: Texts) -> str:
    moves = words.moves(fact.game.view, fact.moves, texts)
    return texts("review-hint-moves", moves=moves, gain=signed(fact.gain))


def _board(fact: HintFact) -> PanelPicture:
    """Return the lord's kingdom with the spot, and the domino to be taken."""
    by_kind = {move.kind: move for move in fact.moves}
    taken = by_kind.get(Kind.CHOOSE)
    squares = by_kind[Kind.PLACE].squares if Kind.PLACE in by_kind else ()
    return PanelPicture(
        fact.game.view,
        fact.seat.seat,
        fact.domino,
        (Candidate(SPOT, squares[0], squares[1], fact.gain),) if squares else (),
        taken=None if taken is None else taken.domino,
    )


game_command("hint", "hint", area="review")


@game_action("hint")
async def do_hint(ask: Ask, game: int) -> None:
    """Show a region first, and the moves when asked again."""
    ask.game = game
    await ask.show(hint(await ask.app.services.play.hint(Press(game, ask.person)), ask.texts))


@handles(GAME, "hint")
async def press_hint(click: Click) -> None:
    """Show as much as the button says: pressed twice by mistake it tells no more."""
    told = args.number(click.id.args)
    await click.show(hint(await click.app.services.play.hint(click.press, told=told), click.texts))
