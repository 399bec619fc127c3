"""Seats of a running game that change hands: coming back, taking one over, the messages."""

from typing import Final

from cogs import args
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME, Ids
from cogs.play import game_buttons, game_end, words
from cogs.screen import Button, Ping, Row, Screen, Style, Text, row, rows, screen
from cogs.tables.clock_setting import pace_words
from cogs.tables.setup_words import setup_line
from locales import Texts
from render.words import effects
from services.facts import Press
from services.facts.games import GameFact
from services.facts.news import SeatNews
from services.facts.tables import SeatFact

NAMED: Final = 20
"""How long a name may be on a button."""


def announcement(
    news: SeatNews, texts: Texts, *, mention: bool = True, server: str | None = None
) -> Ping:
    """Announce what became of a seat, or offer it to somebody.

    `mention`: call the person concerned; with `server` by direct message to them.
    """
    said = {
        "lord": words.bold(news.seat.name or ""),
        "before": words.bold(news.before),
        "table": words.table_name(news.game),
    }
    user = news.call.seat.user if news.call is not None else None
    mentions = (user,) if user is not None and mention and server is None else ()
    to_them = mentions or (user is not None and server is not None)
    if server is not None:
        said["table"] = words.there(said["table"], server, texts)
    content = texts(f"vote-seat-{news.what}{'-you' if to_them else ''}", **said)
    if mentions:
        content = words.called(mentions, content, texts)
    return Ping(content, (_ways_on(news, texts),), mentions=mentions, silent=news.what == "back")


def _ways_on(news: SeatNews, texts: Texts) -> Row:
    """Return [Take the seat] if it is offered, [Take my seat back] if it was lost, and [Look]."""
    game, seat = news.game, news.seat.seat
    look = game_buttons.look(game, texts, "s")
    if news.what == "offered":
        ids = Ids(GAME, game.id, version=game.version)
        take = Button(texts.plain("vote-seat-take"), ids("takeseat", seat), Style.GO)
        return Row((take, look))
    if news.what == "replaced":
        own = Ids(GAME, game.id, seat, game.version)("back")
        free = game_buttons.free_seat(game, texts)
        return Row((Button(texts.plain("vote-menu-seat"), own), *free, look))
    return Row((look,))


# -- being back, and taking a seat over ------------------------------------------------------------


def seated(game: GameFact, seat: SeatFact, texts: Texts, key: str, before: str = "") -> Screen:
    """Show a person that a seat is theirs, with the ways to the game."""
    ids = Ids(GAME, game.id)
    on_turn = game.seat_on_turn is not None and game.seat_on_turn.seat == seat.seat
    play = Button(texts.plain("common-button-play"), ids("play"), Style.GO)
    said = {"table": words.table_name(game), "before": words.bold(before)}
    return screen(
        Text(texts(f"vote-seat-{key}", **said)),
        row(play if on_turn else None, Button(texts.plain("common-button-look"), ids("look"))),
        accent=words.accent(seat.seat),
    )


def free_seats(game: GameFact, texts: Texts) -> Screen:
    """Ask which of several free seats a person wants to take."""
    ids = Ids(GAME, game.id)
    seats = [
        Button(words.short_name(one.name or "", NAMED), ids("takeseat", one.seat))
        for one in game.table.seats
        if one.free
    ]
    return screen(Text(texts("vote-seat-choose", table=words.table_name(game))), *rows(seats))


def preview(game: GameFact, seat: SeatFact, texts: Texts) -> Screen:
    """Show what somebody would take over: the game, its score, what counts; and ask."""
    listed = ((at, game.view.name(at), _points(game, at)) for at in game_end.ranking(game))
    lines = [
        texts("vote-seat-free", before=words.bold(seat.name or ""), table=words.table_name(game)),
        setup_line(game.table.setup, texts),
        pace_words(game.table.setup.pace, texts, inside=False),
        f"{words.capital(words.round_of(game.view, texts))}. "
        + texts("table-end-standing", standing=words.standing(game.view, listed, texts)),
        *(
            texts(
                "table-opening-quest",
                quest=f"**{effects.quest_name(quest, texts)}**",
                about=effects.quest_about(quest, texts),
            )
            for quest in game.view.quests
        ),
    ]
    ids = Ids(GAME, game.id)
    return screen(
        Text("\n".join(lines)),
        row(
            Button(texts.plain("vote-seat-take"), ids("takeseat", seat.seat, "yes"), Style.GO),
            Button(texts.plain("common-button-look"), ids("look")),
        ),
        accent=words.accent(seat.seat),
    )


def _points(game: GameFact, seat: int) -> int:
    return game.view.kingdom_of(seat).scorecard.total


def offer(game: GameFact, reader: int, texts: Texts) -> Button | None:
    """Return the button to take a free seat, for a reader without a seat in a running game."""
    free = any(one.free for one in game.table.seats)
    tournament = game.table.tournament is not None
    if game.over or tournament or not free or game.table.seat_of(reader) is not None:
        return None
    return Button(texts.plain("setup-take-seat"), Ids(GAME, game.id)("takeseat"))


@handles(GAME, "back")
async def press_back(click: Click) -> None:
    await _back(click, click.id.id, seat=click.id.seat)


async def _back(ask: Ask, game: int, *, seat: int = 0) -> None:
    play = ask.app.services.play
    before = (await play.game(game, ask.person)).table.seat_of(ask.user)
    fact = await play.back(Press(game, ask.person, seat=seat))
    own = fact.table.seat_of(ask.user)
    assert own is not None, "whoever is back has a seat"
    key = "kept" if before is not None and before.present else "yours-again"
    await ask.show(seated(fact, own, ask.texts, key))


@handles(GAME, "takeseat")
async def press_take_seat(click: Click) -> None:
    """Take the seat that was previewed; else show what it is, or which there are."""
    if not click.id.args:
        await do_seat(click, click.id.id)
    elif "yes" in click.id.args:
        await _take(click, click.id.id, args.number(click.id.args))
    else:
        fact = await click.app.services.play.game(click.id.id, click.person)
        await _offer(click, fact, args.number(click.id.args))


@game_action("seat")
async def do_seat(ask: Ask, game: int) -> None:
    """Take the own seat back, or show the free one; if there are several, ask which."""
    fact = await ask.app.services.play.game(game, ask.person)
    own = fact.table.seat_of(ask.user)
    free = [one for one in fact.table.seats if one.free]
    if own is not None and not own.resigned:
        await _back(ask, game)
    elif own is None and len(free) > 1 and not fact.over and fact.table.tournament is None:
        await ask.show(free_seats(fact, ask.texts))
    else:
        await _offer(ask, fact, free[0].seat if own is None and free else None)


async def _offer(ask: Ask, game: GameFact, seat: int | None) -> None:
    """Show a seat to somebody who may take it; else take it, which is refused with the reason."""
    free = next((one for one in game.table.seats if one.free and one.seat == seat), None)
    tournament = game.table.tournament is not None
    if free is None or game.over or tournament or game.table.seat_of(ask.user) is not None:
        await _take(ask, game.id, seat)
    else:
        await ask.show(preview(game, free, ask.texts))


async def _take(ask: Ask, game: int, seat: int | None) -> None:
    play = ask.app.services.play
    before = await play.game(game, ask.person)
    fact = await play.take_seat(game, ask.person, seat)
    own = fact.table.seat_of(ask.user)
    assert own is not None, "the seat was just taken"
    name_before = before.table.seats[own.seat - 1].name or ""
    await ask.show(seated(fact, own, ask.texts, "yours", name_before))
