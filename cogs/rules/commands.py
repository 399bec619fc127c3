"""The commands `/rules` and `/help`, and their buttons."""

from typing import Final

from cogs.base import Ask, Click, handles
from cogs.codec import GAME, LISTS
from cogs.rules import book, screens
from cogs.rules.book import BOOK, QUEENDOMINO, Book
from cogs.rules.topics import TOPICS, also, domino_of, is_open, search
from cogs.screen import OPTIONS, Screen
from cogs.slash_commands import Options, Suggestion, slash, suggests
from locales import Texts
from services.facts import Refused
from services.facts.games import GameFact

FIRST: Final = "game"


def answer(asked: str, texts: Texts, book: Book = BOOK) -> Screen:
    """Build the screen for a question: a topic, a building or a domino, else all topics."""
    if asked in TOPICS and is_open(asked):
        return screens.topic(asked, texts, book, also=also(asked, asked, texts))
    domino = domino_of(asked, book.box)
    if domino is not None:
        return screens.domino(domino, texts, book)
    matches = search(asked, texts, book)
    if matches:
        return screens.topic(matches[0], texts, book, also=also(asked, matches[0], texts))
    return screens.unknown(asked, texts, book)


@slash("rules", area="rules")
async def rules(ask: Ask, about: str = "") -> None:
    """Look something up; without a question, show the rules of the game played here."""
    here = await _game_here(ask)
    if here is not None and not about.strip():
        await ask.show(_of_game(here, ask.texts))
    else:
        await ask.show(answer(about.strip() or FIRST, ask.texts, await _book(ask, here)))


@suggests(rules, "about", filtered=False)
async def suggest(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    texts, own = ask.texts, await _book(ask, await _game_here(ask))
    found = search(current, texts, own)
    topics = [(screens.suggested_topic(one, texts, own), one) for one in found]
    boxes = (own.box, "", QUEENDOMINO, "discovery")
    ids = [domino_of(current, box) for box in boxes]
    dominoes = [
        (screens.suggested_domino(id, texts), id.lower()) for id in dict.fromkeys(ids) if id
    ]
    return [*dominoes, *topics][:OPTIONS]


@slash("help", area="rules")
async def help_(ask: Ask) -> None:
    await ask.show(screens.help_page(ask.texts))


@handles(LISTS, "help")
async def press_help(click: Click) -> None:
    await click.show(screens.help_page(click.texts))


@handles(LISTS, "ear")
async def press_by_ear(click: Click) -> None:
    await click.show(screens.by_ear(click.texts))


@handles(LISTS, "rules")
async def press_rules(click: Click) -> None:
    await click.show(screens.topic(FIRST, click.texts, await _book(click, None)))


@handles(LISTS, "topic")
async def choose_topic(click: Click) -> None:
    if click.value not in TOPICS or not is_open(click.value):
        raise Refused("button_unknown")
    game = await _game(click, click.id.id) if click.id.id else None
    await click.show(screens.topic(click.value, click.texts, await _book(click, game)))


@handles(GAME, "rules")
async def press_rules_of_game(click: Click) -> None:
    await click.show(_of_game(await _game(click, click.id.id), click.texts))


async def _game(ask: Ask, game: int) -> GameFact:
    """Find the game whose rules are wanted. Refused: watch_sealed, since its quests are secret."""
    play = ask.app.services.play
    fact = await play.game(game, ask.person)
    return await play.watch(game, ask.person) if fact.table.sealed else fact


def _of_game(game: GameFact, texts: Texts) -> Screen:
    table = game.table
    return screens.of_game(table.name, table.setup, texts, book.of_game(game))


async def _game_here(ask: Ask) -> GameFact | None:
    """Find the game of this thread, or of this channel where games have no threads."""
    table = await ask.app.services.tables.table_in(ask.channel)
    if table is None or table.game is None:
        return None
    if table.thread != ask.channel and table.state != "playing":
        return None
    if table.sealed and table.seat_of(ask.user) is None:
        return None
    return await ask.app.services.play.game(table.game, ask.person)


async def _book(ask: Ask, game: GameFact | None) -> Book:
    """Return the rules in force: with the numbers of the game, else of the server."""
    if game is not None:
        return book.of_game(game)
    if ask.server is None:
        return BOOK
    return book.of_server(await ask.app.services.people.server(ask.server))
