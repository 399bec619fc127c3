"""The commands `/games`, `/game list` and `/next`, and the buttons of the lists."""

from collections.abc import Sequence
from typing import Final

from cogs import args, slash_commands
from cogs.base import Ask, Click, game_action_of, handles
from cogs.codec import LISTS
from cogs.lists import screens
from cogs.lists.screens import ANY, BOX_CHOICES, EVERY_BOX, FITTING, SHOWS, SPEEDS, Wanted, read_box
from cogs.play.giants_actions import ask_for_crown
from cogs.play.votes import message
from cogs.screen import Text, screen
from cogs.slash_commands import slash
from cogs.tables import setup_panel

_CHOICES: Final[dict[str, Sequence[tuple[str, str]]]] = {
    "show": [(f"lists-show-{show}", show) for show in SHOWS],
    "box": BOX_CHOICES,
}


async def show_games(ask: Ask, wanted: Wanted) -> None:
    fact = await ask.app.services.play.games_of(ask.person, wanted.show, ask.server)
    await ask.show(screens.games(fact, wanted, ask.texts))


@slash("next", area="lists")
@handles(LISTS, "next")
async def open_most_urgent(ask: Ask) -> None:
    """Answer with the turn that has waited longest, or a giant to place, in any server."""
    line = await ask.app.services.play.most_urgent(ask.person)
    play = game_action_of("play")
    if line is None or line.game is None or play is None:
        await _show_nothing_next(ask)
    elif line.waits == "giant":
        await ask_for_crown(ask, line.game)
    else:
        await play(ask, line.game)


async def _show_nothing_next(ask: Ask) -> None:
    play = ask.app.services.play
    upcoming = await play.next_turn(ask.person)
    mine = await play.game_lines(ask.person, ("mine",), ask.server)
    playing = sum(line.table.state == "playing" for line in mine)
    await ask.show(screens.nothing_next(playing, upcoming, ask.texts))


@handles(LISTS, "games")
async def list_games(ask: Ask, show: str = "mine", box: str = EVERY_BOX) -> None:
    await show_games(ask, Wanted(args.one_of(show, SHOWS), read_box(box)))


slash("games", area="lists", choices=_CHOICES)(list_games)
slash("list", area="lists", group=slash_commands.game, choices=_CHOICES)(list_games)


@handles(LISTS, "tables")
async def press_tables(click: Click) -> None:
    await show_games(click, Wanted("open"))


@handles(LISTS, "vote")
async def press_vote(click: Click) -> None:
    play = click.app.services.play
    vote = await play.vote_of(click.id.id, click.person)
    if vote is None:
        await show_games(click, Wanted())
    else:
        asked = message(await play.game(click.id.id, click.person), vote, click.texts)
        await click.show(screen(Text(asked.content), *asked.rows))


@handles(LISTS, "newtable")
async def press_new_table(click: Click) -> None:
    await click.show(await setup_panel.page(await setup_panel.draft(click), click))


@handles(LISTS, "filter")
async def choose_filter(click: Click) -> None:
    box, speed, fits = (_word(click, place) for place in (0, 1, 2))
    await show_games(click, _wanted(click.value, box, speed, fits))


@handles(LISTS, "speed")
async def choose_speed(click: Click) -> None:
    box, fits = (_word(click, place) for place in (0, 1))
    await show_games(click, _wanted("open", box, click.value, fits))


@handles(LISTS, "whom")
async def press_whom(click: Click) -> None:
    box, speed, fits = (_word(click, place) for place in (0, 1, 2))
    await show_games(click, _wanted("open", box, speed, fits))


@handles(LISTS, "page")
async def press_page(click: Click) -> None:
    show, box = (args.word(click.id.args, place) for place in (0, 1))
    speed, fits = (_word(click, place) for place in (4, 5))
    await show_games(click, _wanted(show, box, speed, fits, args.number(click.id.args, 2)))


def _word(click: Click, place: int) -> str:
    """Read a word of an id; ids of earlier releases have fewer."""
    return click.id.args[place] if place < len(click.id.args) else ""


def _wanted(show: str, box: str, speed: str, fits: str, page: int = 0) -> Wanted:
    """Read what a list is to show; unknown filters are dropped. Refused: button_unknown."""
    speed = speed if speed in SPEEDS else ANY
    return Wanted(args.one_of(show, SHOWS), read_box(box), page, speed, fits == FITTING)
