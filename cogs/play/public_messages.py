"""The public messages of a game: its opening and the message of each turn."""

from collections.abc import Sequence
from dataclasses import replace

from cogs.codec import GAME, Ids
from cogs.play import clock_words, game_buttons, giants_tab, words
from cogs.screen import CONTENT, Button, Picture, Ping, Row, Screen, Style, Text, row, screen
from cogs.tables.clock_setting import pace_words
from cogs.tables.setup_words import DOT, setup_line
from engine import GameView
from locales import Texts, name
from render.requests import LinePicture, TurnPicture
from render.words import effects
from services.facts.games import GameFact, TurnReport
from services.facts.news import Call, GiantNews, OpeningNews, ReminderNews, TakebackNews, TurnNews


def opening(news: OpeningNews, texts: Texts, *, refused: bool = False) -> Screen:
    """Open a game's thread: the set-up, the order of the kings, the first line, the sealed draw.

    `refused`: no thread could be opened, so the game is played in the channel.
    """
    game = news.game
    seal = texts("table-opening-seal", seal=game.view.draw)
    if game.table.sealed:
        of = "day" if game.table.tournament is None else "shared"
        seal = texts(f"table-opening-seal-{of}", seal=game.view.draw)
    return screen(
        Text("\n".join(_opening_lines(news, texts))),
        Picture(LinePicture(game.view)),
        Text(
            "\n".join(
                (
                    *_of_tournament(game, texts),
                    *([] if game.table.direct else [texts("table-opening-private")]),
                    *([texts("table-opening-here")] if refused else []),
                    seal,
                )
            )
        ),
        row(
            game_buttons.look(game, texts),
            game_buttons.follow(game.id, texts),
            Button(texts.plain("table-rules"), Ids(GAME, game.id)("rules")),
        ),
    )


def _opening_lines(news: OpeningNews, texts: Texts) -> list[str]:
    game = news.game
    lords = texts.listed([words.lord(game, seat) for seat in news.order])
    lines = [texts("table-opening-order", lords=lords)]
    teams = [kingdom.seats for kingdom in game.view.kingdoms if len(kingdom.seats) > 1]
    if teams:
        pairs = texts.series((words.lords(game.view, seats[0], texts) for seats in teams), " · ")
        lines.append(texts("table-opening-teams", teams=pairs))
    for quest in game.view.quests:
        called = f"**{effects.quest_name(quest, texts)}**"
        about = effects.quest_about(quest, texts)
        lines.append(texts("table-opening-quest", quest=called, about=about))
    first = game.view.kingdoms[0]
    if first.scorecard.coins:
        worth = {"coins": first.coins, "points": first.scorecard.coins}
        lines.append(texts("table-opening-coins", **worth))
    setup = game.table.setup
    time = pace_words(setup.pace, texts, inside=True)
    chosen = DOT.join((setup_line(setup, texts), time))
    return [_opening_title(game, texts), chosen, *lines]


def _of_tournament(game: GameFact, texts: Texts) -> list[str]:
    """Say when the round of a tournament ends, and why a table is closed to others."""
    table, lines = game.table, []
    if table.ends is not None:
        lines.append(texts("table-opening-round", ends=clock_words.full(table.ends)))
    if table.sealed:
        of = "day" if table.tournament is None else "round"
        lines.append(texts(f"table-opening-sealed-{of}"))
    return lines


def _opening_title(game: GameFact, texts: Texts) -> str:
    """Say that the game has begun; its thread already shows the table's name."""
    dynasty, place = game.table.dynasty, "thread" if game.table.thread else "channel"
    table = name(game.table.name)
    if dynasty is None:
        return texts(f"table-opening-title-{place}", table=table)
    said = {"number": game.number, "of": dynasty.of}
    return texts(f"table-opening-dynasty-{place}", table=table, **said)


# -- the turn message ------------------------------------------------------------------------------


def turn(news: TurnNews, texts: Texts) -> Ping:
    """Report the turn just ended and call the next lord, in one message."""
    return _message(
        news.game,
        [
            *_rolled_back(news, texts),
            *(texts("table-gave-up", lord=words.lord(news.game, seat)) for seat in news.resigned),
            *(
                texts("table-took-back", lord=words.lord(news.game, seat))
                for seat in news.taken_back
            ),
            *reports(news.game, news.reports, texts),
            *_seats_kept(news, texts),
        ],
        news.call,
        texts,
        picture=picture_of(news.game, news.reports),
        absent=news.absent,
    )


def _rolled_back(news: TurnNews, texts: Texts) -> list[str]:
    """Say that turns were taken back by agreement; the report of the turn before them follows."""
    if news.undone_by is None:
        return []
    lord = words.lord(news.game, news.undone_by)
    key = "vote-takeback-done-solo" if news.game.table.solo else "vote-takeback-done"
    return [texts(key, lord=lord, turns=news.undone)]


def _seats_kept(news: TurnNews, texts: Texts) -> list[str]:
    """Tell lords who missed a turn that they still have their seat, or have lost it."""
    missed = {one.seat: one for one in news.reports if one.missed}
    lines = []
    for call in news.absent:
        one = missed.get(call.seat.seat)
        if one is None:
            continue
        lord = f"<@{call.seat.user}>" if call.mention else words.seat_name(call.seat)
        key = "table-seat-lost" if one.missed >= one.allowed else "table-seat-kept"
        if key == "table-seat-lost" and news.game.table.tournament is not None:
            key = "table-seat-lost-cup"
        lines.append(texts(key, lord=lord, missed=one.missed, allowed=one.allowed))
    return lines


def after_takeback(news: TakebackNews, texts: Texts, *, reposted: bool = False) -> Ping:
    """Edit the turn message after a takeback: its lord is on turn again, without a mention.

    An edit keeps the message's picture; `reposted`: the old one was deleted.
    """
    lines = reports(news.game, news.reports, texts)
    picture = picture_of(news.game, news.reports) if reposted else None
    call = Call(news.call.seat, news.call.notice, mention=False) if news.call else None
    return _message(news.game, lines, call, texts, picture=picture)


def _message(
    game: GameFact,
    lines: list[str],
    call: Call | None,
    texts: Texts,
    *,
    picture: Picture | None = None,
    absent: Sequence[Call] = (),
) -> Ping:
    called = call_line(game, call, texts)
    lines = last_lines(lines, CONTENT - len(called) - 1)
    calls = (*([call] if call else []), *absent)
    mentioned = tuple(one.seat.user for one in calls if one.mention and one.seat.user)
    shown = (buttons(game, texts, absent),)
    return Ping("\n".join([called, *lines]), shown, picture=picture, mentions=mentioned)


def last_lines(lines: Sequence[str], room: int) -> list[str]:
    """Return the last lines, as many as fit into a number of characters."""
    kept: list[str] = []
    for line in reversed([line for text in lines for line in text.split("\n")]):
        room -= len(line) + 1
        if room < -1:
            break
        kept.insert(0, line)
    return kept


def call_line(game: GameFact, call: Call | None, texts: Texts) -> str:
    """Say whose turn it is, in the first line: that is what a lock screen shows."""
    variables = {"table": words.table_name(game), "round": words.round_of(game.view, texts)}
    if giants_tab.waits_for_giant(game):
        return _waits_for_giant(game, call, variables["table"], texts)
    if game.seat_on_turn is None:
        return texts("table-call-nobody", **variables)
    start = "" if game.view.round else "-start"
    ending, said = clock_words.state(game, texts)
    variables |= said
    if call is not None and call.mention:
        return texts(f"table-call{start}{ending}", mention=f"<@{call.seat.user}>", **variables)
    lord = words.seat_name(game.seat_on_turn)
    return texts(f"table-call-quiet{start}{ending}", lord=lord, **variables)


def _waits_for_giant(game: GameFact, call: Call | None, table: str, texts: Texts) -> str:
    """Say who still has to choose a crown after the last turn (R33)."""
    if call is not None and call.mention:
        return texts("table-call-giant", mention=f"<@{call.seat.user}>", table=table)
    lord = words.seat_name(game.seat_on_turn)
    return texts("table-call-giant-quiet", lord=lord, table=table)


def buttons(game: GameFact, texts: Texts, absent: Sequence[Call] = ()) -> Row:
    """Return the buttons of a turn message: [Play] if a person is on turn, and [Look].

    [I'm back] is for those whose time ran out; it is bound to the seat if there is only one. A seat
    that is free is offered.
    """
    back = (*_back(game, absent, texts), *game_buttons.free_seat(game, texts))
    on_turn, look = game.seat_on_turn, game_buttons.look(game, texts)
    if on_turn is None or not on_turn.person:
        return Row((look, *back))
    return Row((game_buttons.play(game, on_turn.seat, texts), look, *back))


def _back(game: GameFact, absent: Sequence[Call], texts: Texts) -> tuple[Button, ...]:
    seats = {call.seat.seat for call in absent}
    if not seats:
        return ()
    seat = min(seats) if len(seats) == 1 else 0
    return (Button(texts.plain("table-back"), Ids(GAME, game.id, seat, game.version)("back")),)


def reports(game: GameFact, played: tuple[TurnReport, ...], texts: Texts) -> list[str]:
    """Report turns one by one, each with the end of its round; but for the end of the game."""
    lines = []
    for one in played:
        lines.append(words.report(game.view, one, texts))
        if one.round_end is not None and one.round_end.round < game.view.rounds:
            lines.append(words.round_end(game.view, one.round_end, texts))
    return lines


def picture_of(game: GameFact, played: tuple[TurnReport, ...]) -> Picture | None:
    """Return the picture of the last turn reported, or of the lines if nothing was placed.

    The first call of a game has none: the opening right above it shows the same.
    """
    if not played:
        return None
    last = played[-1]
    if last.domino is None:
        return Picture(LinePicture(game.view))
    gain = last.gain if last.spot or last.gain else None
    return Picture(
        TurnPicture(
            game.view,
            last.seat,
            gain=gain,
            played=last.domino,
            board_changed=last.board_changed,
        )
    )


def past_turn_text(content: str, game: GameFact, texts: Texts) -> str:
    """Return the text of an old turn message: the round it reports instead of its call."""
    _, _, rest = content.partition("\n")
    number = _round_reported(game.view)
    if number:
        first = texts("table-done-round", round=number, rounds=game.view.rounds)
    else:
        first = texts("table-done-start")
    return f"{first}\n{rest}" if rest else first


def retimed_turn(content: str, game: GameFact, back: int | None, texts: Texts) -> Ping:
    """Edit the turn message after its deadline has changed, or a lord is back; its picture stays.

    Its call says the new deadline. `back`: the seat of its [I'm back], 0 for several, None if it
    has no such button; the button is removed when nobody is away any more.
    """
    first, _, rest = content.partition("\n")
    on_turn = game.seat_on_turn
    call = None
    if on_turn is not None and first.startswith("<@"):
        call = Call(on_turn, "mention")
    called = call_line(game, call, texts)
    lines = last_lines([rest], CONTENT - len(called) - 1) if rest else []
    away = [
        Call(seat, "mention")
        for seat in game.table.seats
        if back is not None and back in (0, seat.seat) and (seat.absent or seat.lost)
        if not seat.resigned
    ]
    return Ping("\n".join([called, *lines]), (buttons(game, texts, away),))


def _round_reported(view: GameView) -> int:
    """Return the round of the turn played last: the one before until a turn of this one is over."""
    begins = view.round > 0 and not any(slot.done for slot in view.order)
    return view.round - begins


def reminder(news: ReminderNews, texts: Texts) -> Ping:
    """Mention a lord, once, who has been on turn for a while without a mention."""
    game, call = news.game, news.call
    content = texts(
        "table-reminder",
        mention=f"<@{call.seat.user}>",
        table=words.table_name(game),
        round=words.round_of(game.view, texts),
    )
    mentioned = (call.seat.user,) if call.seat.user else ()
    play = game_buttons.play(game, call.seat.seat, texts, "r")
    return Ping(content, (Row((play,)),), mentions=mentioned)


def giant(news: GiantNews, texts: Texts, *, server: str | None = None) -> Ping:
    """Call a lord to choose the crown that a giant covers; with `server` by direct message."""
    game, seat = news.game, news.call.seat
    said = {"sender": words.bold(news.sender), "table": words.table_name(game)}
    mentioned = (seat.user,) if seat.user and server is None else ()
    if server is None:
        content = texts("table-giant", mention=f"<@{seat.user}>", **said)
    else:
        content = texts("table-giant-direct", server=name(server), **said)
    ids = Ids(GAME, game.id, seat.seat, game.version)
    choose = Button(texts.plain("errors-button-receive"), ids("receive"), Style.MAIN)
    return Ping(content, (Row((choose,)),), mentions=mentioned)


def direct(game: GameFact, call: Call, server: str, texts: Texts, *, lost: bool = False) -> Ping:
    """Call a lord by direct message. `lost`: because the thread can't be written to."""
    start = "" if game.view.round else "-start"
    ending, said = clock_words.state(game, texts)
    content = texts(
        f"table-direct{start}{ending}",
        table=words.table_name(game),
        server=name(server),
        round=words.round_of(game.view, texts),
        **said,
    )
    if lost:
        content += "\n" + texts("table-no-thread")
    play = game_buttons.play(game, call.seat.seat, texts)
    return Ping(content, (Row((play, *clock_words.more_time(game, texts))),))


def retimed_direct(content: str, game: GameFact, seat: int, server: str, texts: Texts) -> Ping:
    """Edit a direct message after its turn's deadline has changed; the rest of it stays.

    `seat`: that of the lord it called; if their turn is over, it says so.
    """
    if game.over or game.seat_on_turn is None or game.seat_on_turn.seat != seat:
        gone = texts("table-direct-over", table=words.table_name(game), server=name(server))
        play = replace(game_buttons.play(game, seat, texts), style=Style.PLAIN)
        return Ping(gone, (Row((play,)),))
    _, _, rest = content.partition("\n")
    ping = direct(game, Call(game.seat_on_turn, "direct"), server, texts)
    return replace(ping, content="\n".join([ping.content, *([rest] if rest else [])]))
