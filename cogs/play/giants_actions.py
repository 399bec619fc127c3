"""What the buttons and lists of giants do, and their slash twins: same calls, same screens."""

from __future__ import annotations

from cogs import args
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME
from cogs.play import giants_tab
from cogs.play.game_views import seat_called
from cogs.play.turn_actions import SQUARE, show_panel
from engine import Kind, Move
from services.facts import Refused
from services.facts.panels import Received


async def _set(click: Click, move: Move | str) -> None:
    """Put a move into the draft."""
    id = click.id
    fact = await click.app.services.play.set_slot(
        id.id, click.person, move, version=id.version, seat=id.seat
    )
    await show_panel(click, fact)


# -- buttons and selects ---------------------------------------------------------------------------


@handles(GAME, "giant")
async def press_crown(click: Click) -> None:
    await _set(click, f"{Kind.GIANT} {args.word(click.args)}")


@handles(GAME, "send")
async def choose_send(click: Click) -> None:
    if click.value == giants_tab.KEEP:
        id = click.id
        fact = await click.app.services.play.empty(
            id.id, click.person, Kind.SEND, version=id.version, seat=id.seat
        )
        await show_panel(click, fact)
    else:
        await _set(click, f"{Kind.SEND} {args.word(click.args)} {args.word(click.args, 1)}")


async def ask_for_crown(ask: Ask, game: int) -> None:
    """Ask the reader which crown covers the giant that waits for them in a game."""
    fact = await ask.app.services.play.receive_panel(game, ask.person)
    await ask.show(giants_tab.receive(fact, ask.texts))


@handles(GAME, "receive")
async def press_receive(click: Click) -> None:
    """Ask which crown a giant covers, or look at one; nothing is stored by it."""
    id = click.id
    square = click.args[0] if click.args else None
    play = click.app.services.play
    try:
        fact = await play.receive_panel(
            id.id, click.person, square, version=id.version, seat=id.seat
        )
    except Refused as refused:
        late = refused.code in ("game_over", "receive_none")
        told = await play.decided_for(id.id, click.person) if late else ()
        if not told:
            raise
        await click.show(giants_tab.decided(await play.game(id.id), told, click.texts))
    else:
        await click.show(giants_tab.receive(fact, click.texts))


@handles(GAME, "cover")
async def press_cover(click: Click) -> None:
    id = click.id
    done = await click.app.services.play.receive(
        id.id, click.person, args.word(click.args), version=id.version, seat=id.seat
    )
    await show_covered(click, done)


async def show_covered(ask: Ask, done: Received) -> None:
    """Answer that a giant covers a crown: the own turn goes on, the next giant is asked for."""
    note = giants_tab.covered(done, ask.texts)
    if done.panel is not None:
        await show_panel(ask, done.panel, note=note)
    elif done.more is not None:
        await ask.show(giants_tab.receive(done.more, ask.texts, note=note))
    else:
        await ask.show(giants_tab.settled(done, ask.texts))


# -- the same from commands ------------------------------------------------------------------------


@game_action("giant")
async def do_giant(ask: Ask, game: int, square: str) -> None:
    move = Move(Kind.GIANT, squares=(_square(square),))
    await show_panel(ask, await ask.app.services.play.set_slot(game, ask.person, move))


@game_action("send")
async def do_send(ask: Ask, game: int, square: str, lord: str) -> None:
    fact = await ask.app.services.play.game(game)
    seat = seat_called(fact, lord)
    if seat is None:
        raise Refused("lord_unknown", {"text": lord}, ("panel",))
    move = Move(Kind.SEND, squares=(_square(square),), seat=seat)
    await show_panel(ask, await ask.app.services.play.set_slot(game, ask.person, move))


@game_action("receive")
async def do_receive(ask: Ask, game: int, square: str) -> None:
    done = await ask.app.services.play.receive(game, ask.person, _square(square))
    await show_covered(ask, done)


def _square(typed: str) -> str:
    if not SQUARE.fullmatch(typed):
        raise Refused("square_unknown", {"text": typed}, ("panel",))
    return typed
