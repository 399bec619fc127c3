"""Notices in a game's thread that are removed when the turn ends."""

from cogs.play import game_buttons
from cogs.play.game_end import duration
from cogs.screen import Ping, Row
from locales import Texts
from services.facts.news import OutageNews


def outage(news: OutageNews, texts: Texts) -> Ping:
    """Announce, silently, that clocks got the time of an outage back, or are paused."""
    key = {"out": "table-outage", "cup": "table-cup-paused"}.get(news.why, "table-away")
    content = texts(key, time=duration(news.seconds, texts))
    game, on_turn = news.game, news.game.seat_on_turn
    if on_turn is None or not on_turn.person:
        return Ping(content, silent=True)
    play = game_buttons.play(game, on_turn.seat, texts, "o")
    return Ping(content, (Row((play,)),), silent=True)
