"""Buttons for watchers of a game: its replay, following it, the watchers' thread."""

from __future__ import annotations

from cogs.codec import GAME, Ids
from cogs.screen import Button
from locales import Texts
from services.facts.games import GameFact
from services.facts.tables import SeatFact


def follow(game: int, texts: Texts) -> Button:
    """Return the button that follows a game."""
    return Button(texts.plain("watching-button-follow"), Ids(GAME, game)("follow"))


def replay(game: int, texts: Texts) -> Button:
    """Return the button that opens a game's replay."""
    return Button(texts.plain("replay-button"), Ids(GAME, game)("replay"))


def buttons(game: GameFact, mine: SeatFact | None, texts: Texts) -> list[Button]:
    """Return what a reader can do besides: replay a game, follow it, join its watchers."""
    if game.over:
        return [replay(game.id, texts)]
    if mine is not None:
        return [replay(game.id, texts), follow(game.id, texts)]
    kibitz = Button(texts.plain("watching-button-kibitz"), Ids(GAME, game.id)("kibitz"))
    return [replay(game.id, texts), follow(game.id, texts), kibitz]
