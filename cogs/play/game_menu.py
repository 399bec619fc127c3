"""The menu of a game: clocks and votes, giving up, the record, the rematch."""

from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME, Ids
from cogs.places import no_table_at
from cogs.play import clock_words, votes, words
from cogs.play.tabs import OUTSIDE, came_from, origin_of
from cogs.screen import (
    Attached,
    Button,
    Link,
    Screen,
    Style,
    Text,
    discord_url,
    row,
    screen,
    small,
)
from cogs.tables.table_screens import has_begun
from locales import Texts, name
from services.facts.games import GameFact, MenuFact
from services.facts.lists import RecordFact
from services.facts.tables import TableFact


def menu(may: MenuFact, texts: Texts, *, origin: str = OUTSIDE) -> Screen:
    """Show what a lord can do about the game itself; what is impossible is left out.

    `origin` is where the view that led here was opened: [Back] leads there.
    """
    game, mine = may.game, may.seat
    playing = not game.over and mine.person
    back = Ids(GAME, game.id)("look", *came_from(origin))
    return screen(
        Text(texts("panel-menu-title", table=name(game.table.name))),
        row(*_of_turns(may, texts)),
        row(*(_of_everybody(may, texts) if playing else ())),
        row(
            _button(may, texts, "panel-menu-resign", "resign") if playing else None,
            Button(texts.plain("panel-menu-record"), Ids(GAME, game.id)("record")),
            Button(texts.plain("common-button-back"), back),
        ),
        accent=words.accent(mine.seat),
    )


def _button(may: MenuFact, texts: Texts, key: str, action: str) -> Button:
    ids = Ids(GAME, may.game.id, may.seat.seat, may.game.version)
    return Button(texts.plain(key), ids(action))


def _of_turns(may: MenuFact, texts: Texts) -> list[Button]:
    """Return the buttons about turns and clocks: takeback, the own seat, more time, a pause."""
    game, mine = may.game, may.seat
    if game.over or mine.resigned:
        return []
    paused = game.clock is not None and game.clock.paused is not None
    free = game.may_take_back == mine.seat and mine.person
    wanted = {
        "panel-take-back": ("takeback", free),
        "vote-menu-takeback": ("askback", may.ask_back),
        "vote-menu-seat": ("back", not mine.present),
        "vote-menu-time": ("moretime", may.hours > 0),
        "vote-menu-pause": ("pause", may.pause),
        "vote-menu-resume": ("resume", paused and mine.person and game.table.tournament is None),
    }
    return [_button(may, texts, key, act) for key, (act, offered) in wanted.items() if offered]


def _of_everybody(may: MenuFact, texts: Texts) -> list[Button]:
    """Return the buttons about votes of the whole table; while one is open, only that.

    At a tournament's table there are none: its organizers decide. A lord who is left alone has
    nobody to ask.
    """
    if may.game.vote is not None:
        return [votes.button(may.game, texts)]
    if may.game.table.tournament is not None:
        return []
    if not any(seat.person for seat in may.game.table.seats if seat.seat != may.seat.seat):
        return []
    replace = _button(may, texts, "vote-menu-replace", "replace")
    abort = _button(may, texts, "panel-menu-abort", "abort")
    return [*([replace] if may.replaceable else []), abort]


def ask_resign(game: GameFact, seat: int, texts: Texts) -> Screen:
    ids = Ids(GAME, game.id, seat, game.version)
    key = "panel-resign-ask"
    if game.table.solo:
        key = f"panel-resign-ask-{'rated' if game.table.setup.counts_alone else 'solo'}"
    return screen(
        Text(texts(key, table=words.table_name(game))),
        row(
            Button(texts.plain("panel-resign-yes"), ids("resign", "yes"), Style.DANGER),
            Button(texts.plain("panel-resign-no"), ids.for_anybody()("menu")),
        ),
        accent=words.accent(seat),
    )


@handles(GAME, "menu")
async def press_menu(click: Click) -> None:
    may = await click.app.services.play.menu(click.id.id, click.person)
    await click.show(menu(may, click.texts, origin=origin_of(click.id.args)))


@handles(GAME, "resign")
async def press_resign(click: Click) -> None:
    if "yes" in click.id.args:
        await _resign(click, click.id.id)
    else:
        await do_resign(click, click.id.id)


@game_action("resign")
async def do_resign(ask: Ask, game: int) -> None:
    fact, seat = await ask.app.services.play.seat(game, ask.person)
    await ask.show(ask_resign(fact, seat.seat, ask.texts))


async def _resign(ask: Ask, game: int) -> None:
    fact = await ask.app.services.play.resign(game, ask.person)
    ends = {"deserted": "panel-resigned-last", "agreed": "panel-resigned-agreed"}
    key = ends.get(fact.ending or "", "panel-resigned")
    await ask.show(votes.note(ask.texts(key, table=words.table_name(fact))))


def record(fact: RecordFact, texts: Texts) -> Screen:
    """Hand out a record as two files."""
    if fact.game.seed:
        ending = texts("panel-record-check", file=f"{fact.filename}.txt")
    elif fact.game.table.sealed:
        ending = small(clock_words.seed_follows(fact.game.table, texts))
    else:
        ending = texts("panel-record-seedless")
    return screen(
        Text(texts("panel-record", table=name(fact.game.table.name))),
        Attached(f"{fact.filename}.txt", fact.text.encode(errors="replace")),
        Attached(f"{fact.filename}.json", fact.json.encode(errors="replace")),
        Text(ending),
    )


@game_action("record", button=True)
async def do_record(ask: Ask, game: int) -> None:
    fact = await ask.app.services.play.record(game, ask.person)
    await ask.show(record(fact, ask.texts))


def rematch(table: TableFact, texts: Texts, *, already: bool) -> Screen:
    key = "panel-rematch-already" if already else "panel-rematch-open"
    said = texts(key, table=words.bold(table.name), channel=f"<#{table.channel}>")
    url = discord_url(table.server, table.channel, table.message)
    return screen(Text(said), row(Link(texts.plain("panel-go-there"), url)))


@game_action("rematch", button=True)
async def do_rematch(ask: Ask, game: int) -> None:
    before = await ask.app.services.play.game(game, ask.person)
    direct = before.table.direct
    refused = None if direct else await no_table_at(ask, before.table.channel)
    if refused is not None:
        await ask.show(refused)
        return
    table = await ask.app.services.tables.rematch(game, ask.person)
    already = before.table.rematch == table.id
    if table.state == "playing" and not already:  # against computer lords alone
        await ask.show(has_begun(table, ask.texts, person=ask.person.id))
        return
    await ask.show(rematch(table, ask.texts, already=already))
