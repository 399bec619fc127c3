"""Notices in a game's thread that are removed when the turn ends."""

from __future__ import annotations

from cogs.codec import GAME, Ids
from cogs.play.game_end import duration
from cogs.screen import Button, Ping, Row, Style
from locales import Texts
from services.facts.news import OutageNews


def outage(news: OutageNews, texts: Texts) -> Ping:
    """Announce, silently, that clocks got the time of an outage back, or are paused."""
    key = {"out": "table-outage", "cup": "table-cup-paused"}.get(news.why, "table-away")
    content = texts(key, time=duration(news.seconds, texts))
    game, on_turn = news.game, news.game.seat_on_turn
    if on_turn is None or not on_turn.person:
        return Ping(content, silent=True)
    play = Ids(GAME, game.id, on_turn.seat, game.version)("play", "o")
    button = Button(texts.plain("common-button-play"), play, Style.GO)
    return Ping(content, (Row((button,)),), silent=True)
