"""Reminders of a turn that waits for its lord, in the thread or by direct message."""

from cogs.codec import GAME, Ids
from cogs.play import clock_words, game_buttons, public_messages, words
from cogs.play.game_end import duration
from cogs.screen import Button, Ping, Row, Style
from locales import Texts
from services.facts.games import GameFact
from services.facts.news import Call, ReminderNews


def reminder(news: ReminderNews, texts: Texts, *, server: str | None = None) -> Ping:
    """Remind a lord of a turn; with `server` by direct message, which names the server."""
    if news.why == "again" and server is None:
        return public_messages.reminder(news, texts)
    if news.why == "again" and server is not None:
        return public_messages.direct(news.game, news.call, server, texts)
    game, call = news.game, news.call
    table = words.table_name(game)
    said = {
        "table": table if server is None else words.there(table, server, texts),
        "time": duration(news.left, texts),
    }
    if news.why == "soon":
        said["lord"] = words.seat_name(game.seat_on_turn)
    content = texts(f"reminder-{_key(news)}", **said)
    mentioned = (call.seat.user,) if call.seat.user and server is None else ()
    if mentioned:
        content = words.called(mentioned, content, texts)
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
        return Row((game_buttons.look(game, texts),))
    # "r": the turn's own message has a button of the same meaning.
    play = game_buttons.play(game, seat.seat, texts, "r")
    return Row((play, *clock_words.more_time(game, texts)))


def missed(game: GameFact, call: Call, server: str, texts: Texts) -> Ping:
    """Tell a lord by direct message that the autopilot played for them, and their missed turns."""
    seat = call.seat
    lost = "reminder-missed-lost" if game.table.tournament is None else "reminder-missed-lost-cup"
    content = texts(
        lost if seat.lost else "reminder-missed",
        table=words.there(words.table_name(game), server, texts),
        missed=seat.missed,
        allowed=game.table.setup.missed,
    )
    id = Ids(GAME, game.id, seat.seat, game.version)("back")
    back = Button(texts.plain("table-back"), id, Style.MAIN)
    return Ping(content, (Row((back, game_buttons.look(game, texts))),))
