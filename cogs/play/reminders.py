"""Reminders of a turn that waits for its lord, in the thread or by direct message."""

from __future__ import annotations

from cogs.codec import GAME, Ids
from cogs.play import clock_words, public_messages, words
from cogs.play.game_end import duration
from cogs.screen import Button, Ping, Row, Style
from locales import Texts, name
from services.facts.games import GameFact
from services.facts.news import Call, ReminderNews


def reminder(news: ReminderNews, texts: Texts, *, server: str | None = None) -> Ping:
    """Remind a lord of a turn; with `server` by direct message, which names the server."""
    if news.why == "again" and server is None:
        return public_messages.reminder(news, texts)
    if news.why == "again" and server is not None:
        return public_messages.direct(news.game, news.call, server, texts)
    game, call = news.game, news.call
    said = {"table": words.table_name(game), "time": duration(news.left, texts)}
    if server is None:
        said["mention"] = f"<@{call.seat.user}>"
    else:
        said["server"] = name(server)
    if news.why == "soon":
        said["lord"] = words.seat_name(game.seat_on_turn)
    place = "" if server is None else "-direct"
    content = texts(f"reminder-{_key(news)}{place}", **said)
    mentioned = (call.seat.user,) if call.seat.user and server is None else ()
    return Ping(content, (_row(news, texts),), mentions=mentioned)


def _key(news: ReminderNews) -> str:
    if news.why == "soon":
        return "soon"
    if news.left <= 0:
        return "resumed" if news.why == "resumed" else "waiting"
    return news.why


def _row(news: ReminderNews, texts: Texts) -> Row:
    game, seat = news.game, news.call.seat
    if news.why == "soon":
        look = Ids(GAME, game.id, version=game.version)("look")
        return Row((Button(texts.plain("common-button-look"), look),))
    # "r": not the same controls as those of the turn's own message.
    play = Ids(GAME, game.id, seat.seat, game.version)("play", "r")
    button = Button(texts.plain("common-button-play"), play, Style.GO)
    return Row((button, *clock_words.more_time(game, texts)))


def missed(game: GameFact, call: Call, server: str, texts: Texts) -> Ping:
    """Tell a lord by direct message that the autopilot played for them, and their missed turns."""
    seat = call.seat
    lost = "reminder-missed-lost" if game.table.tournament is None else "reminder-missed-lost-cup"
    content = texts(
        lost if seat.lost else "reminder-missed",
        table=words.table_name(game),
        server=name(server),
        missed=seat.missed,
        allowed=game.table.setup.missed,
    )
    look = Ids(GAME, game.id, version=game.version)("look")
    back = Ids(GAME, game.id, seat.seat, game.version)("back")
    shown = (
        Button(texts.plain("table-back"), back, Style.MAIN),
        Button(texts.plain("common-button-look"), look),
    )
    return Ping(content, (Row(shown),))
