"""The command `/review`, [Review my game], and the buttons of a review."""

from typing import Final

from cogs import args, slash_commands
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME
from cogs.replay.commands import find_game
from cogs.replay.screens import choice_label
from cogs.review import screens
from cogs.slash_commands import Options, Suggestion, slash, suggests
from services.facts import Refused
from services.facts.replay import ReplayChoice

PATIENCE: Final = 25
"""How many seconds an answer waits for a review that is being made."""


@slash("review", area="review", game="panel-option-game")
async def review(ask: Ask, game: str | None = None) -> None:
    """Show what each turn of a finished game was worth."""
    if game is not None:
        await slash_commands.with_game(ask, "review", game)
        return
    found = await find_game(ask)
    if found is not None:
        await do_review(ask, found)
    else:
        await ask.show(screens.which(await _finished(ask), ask.texts))


async def _finished(ask: Ask, typed: str = "") -> list[ReplayChoice]:
    """Return the games to replay that have ended."""
    found = await ask.app.services.replay.choices(ask.person, typed)
    return [one for one in found if one.ending is not None]


@suggests(review, "game", filtered=False)
async def suggest_reviews(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    """Suggest games that ended here, by the names of their tables."""
    found = await _finished(ask, current.strip())
    return [(choice_label(one, ask.texts), f"#{one.game}") for one in found]


@game_action("review")
async def do_review(ask: Ask, game: int) -> None:
    """Show the overview of a review; wait for one that is being made, but not for ever."""
    ask.game = game
    reviews = ask.app.services.reviews
    fact = await reviews.open(game, ask.person)
    if fact.review is None:
        await ask.acknowledge()
        await reviews.wait(game, PATIENCE)
        fact = await reviews.open(game, ask.person)
    await ask.show(screens.overview(fact, ask.texts))


@handles(GAME, "review")
async def press_review(click: Click) -> None:
    """Show the overview, or the turn that the id names."""
    if not click.id.args:
        await do_review(click, click.id.id)
        return
    await _show_turn(click, args.number(click.id.args), args.number(click.id.args, 1))


@handles(GAME, "rwhich")
async def choose_game(click: Click) -> None:
    await do_review(click, slash_commands.number(click.value))


@handles(GAME, "reviewed")
async def choose_turn(click: Click) -> None:
    """Show the turn that was chosen, among those of everybody."""
    await _show_turn(click, args.number(click.values), 0)


@handles(GAME, "whose")
async def choose_lord(click: Click) -> None:
    """Show the next turn of the lord that was chosen, from the step in the id on."""
    seat, step = args.number(click.values), args.number(click.id.args)
    fact = await click.app.services.reviews.open(click.id.id, click.person)
    own = screens.steps_of(fact, seat)
    if not own:
        raise Refused("button_unknown")
    await _show_turn(click, next((one for one in own if one >= step), own[-1]), seat)


async def _show_turn(click: Click, step: int, whose: int) -> None:
    click.game = click.id.id
    shown = await click.app.services.reviews.step(click.id.id, click.person, step)
    if shown is None:
        await do_review(click, click.id.id)
        return
    await click.show(screens.turn(shown, whose, click.texts))
