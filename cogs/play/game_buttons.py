"""Buttons that lead to a game: to play and look, and for its watchers."""

from cogs.codec import GAME, Ids
from cogs.screen import Button, Style
from locales import Texts
from services.facts.games import GameFact
from services.facts.tables import SeatFact


def play(game: GameFact, seat: int, texts: Texts, *words: str) -> Button:
    """Return the button that opens a seat's turn; `words` make its id different from others."""
    id = Ids(GAME, game.id, seat, game.version)("play", *words)
    return Button(texts.plain("common-button-play"), id, Style.GO)


def look(game: GameFact, texts: Texts, *words: str) -> Button:
    """Return the button of a public message that shows the game."""
    id = Ids(GAME, game.id, version=game.version)("look", *words)
    return Button(texts.plain("common-button-look"), id)


def follow(game: int, texts: Texts) -> Button:
    return Button(texts.plain("watching-button-follow"), Ids(GAME, game)("follow"))


def replay(game: int, texts: Texts) -> Button:
    return Button(texts.plain("replay-button"), Ids(GAME, game)("replay"))


def step_through(game: int, step: int, texts: Texts) -> Button:
    return Button(texts.plain("replay-button-step"), Ids(GAME, game)("replay", step))


def for_watchers(game: GameFact, mine: SeatFact | None, texts: Texts) -> list[Button]:
    """Return what a reader can do besides: replay a game, follow it, join its watchers."""
    if game.over:
        return [replay(game.id, texts)]
    if mine is not None:
        return [replay(game.id, texts), follow(game.id, texts)]
    kibitz = Button(texts.plain("watching-button-kibitz"), Ids(GAME, game.id)("kibitz"))
    return [replay(game.id, texts), follow(game.id, texts), kibitz]


def free_seat(game: GameFact, texts: Texts) -> tuple[Button, ...]:
    """Return [Take the seat] of a public message, if a running game has a free one."""
    free = any(seat.free for seat in game.table.seats)
    if game.over or game.table.tournament is not None or not free:
        return ()
    return (Button(texts.plain("vote-seat-take"), Ids(GAME, game.id)("takeseat")),)
