"""Handlers of the giants' buttons and lists, and the same from commands."""

from cogs import args
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME
from cogs.play import brief, giants_tab
from cogs.play.game_views import seat_called
from cogs.play.turn_actions import set_slot, show_panel, typed_square
from engine import Kind, Move
from services.facts import Press, Refused
from services.facts.panels import Received


@handles(GAME, "giant")
async def press_crown(click: Click) -> None:
    await set_slot(click, click.press, f"{Kind.GIANT} {args.word(click.args)}")


@handles(GAME, "send")
async def choose_send(click: Click) -> None:
    if click.value == giants_tab.KEEP:
        await show_panel(click, await click.app.services.play.empty(click.press, Kind.SEND))
    else:
        move = f"{Kind.SEND} {args.word(click.args)} {args.word(click.args, 1)}"
        await set_slot(click, click.press, move)


async def ask_for_crown(ask: Ask, game: int) -> None:
    """Ask the reader which crown the giant sent to them covers."""
    fact = await ask.app.services.play.receive_panel(Press(game, ask.person))
    await ask.show(ask.reader.shortened(giants_tab.receive(fact, ask.texts)))


@handles(GAME, "receive")
async def press_receive(click: Click) -> None:
    """Ask which crown a giant covers, or show the choice of one; nothing is stored."""
    game, square = click.id.id, click.args[0] if click.args else None
    play = click.app.services.play
    try:
        fact = await play.receive_panel(click.press, square)
    except Refused as refused:
        late = refused.code in ("game_over", "receive_none")
        decided = await play.decided_for(game, click.person) if late else ()
        if not decided:
            raise
        await click.show(
            giants_tab.decided(await play.game(game, click.person), decided, click.texts)
        )
    else:
        await click.show(click.reader.shortened(giants_tab.receive(fact, click.texts)))


@handles(GAME, "cover")
async def press_cover(click: Click) -> None:
    square = args.word(click.args)
    await show_covered(click, await click.app.services.play.receive(click.press, square))


async def show_covered(ask: Ask, done: Received, *, typed: str = "") -> None:
    """Answer that a giant covers a crown, with the lord's turn or next giant if there is one."""
    note = giants_tab.covered(done, ask.texts)
    if done.panel is not None:
        await show_panel(ask, done.panel, note=note, typed=typed)
    elif done.more is not None:
        shown = giants_tab.receive(done.more, ask.texts, note=note)
        await ask.show(ask.reader.shortened(shown))
    else:
        await ask.show(giants_tab.settled(done, ask.texts))


@game_action("giant")
async def do_giant(ask: Ask, game: int, square: str) -> None:
    move = Move(Kind.GIANT, squares=(typed_square(square),))
    await set_slot(ask, Press(game, ask.person), move, typed=Kind.GIANT)


@game_action("send")
async def do_send(ask: Ask, game: int, square: str, lord: str) -> None:
    fact = await ask.app.services.play.game(game, ask.person)
    seat = seat_called(fact, lord)
    if seat is None:
        raise Refused("lord_unknown", {"text": lord}, ("panel",))
    move = Move(Kind.SEND, squares=(typed_square(square),), seat=seat)
    await set_slot(ask, Press(game, ask.person), move, typed=Kind.SEND)


@game_action("receive")
async def do_receive(ask: Ask, game: int, square: str) -> None:
    press = Press(game, ask.person)
    done = await ask.app.services.play.receive(press, typed_square(square))
    await show_covered(ask, done, typed=brief.NEXT)
