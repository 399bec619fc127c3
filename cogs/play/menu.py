"""The menu of a game: giving up, ending by agreement, the record, questions to the table."""

from __future__ import annotations

from cogs import args
from cogs.base import Ask, Click, deed, handles
from cogs.codec import GAME, Ids, base36
from cogs.play import words
from cogs.play.tabs import OUTSIDE, came_from, origin_of
from cogs.screen import (
    Attached,
    Button,
    Link,
    Ping,
    Row,
    Screen,
    Style,
    Text,
    row,
    screen,
)
from locales import Texts, name
from services.facts import GameFact, RecordFact, Refused, TableFact, VoteFact


def menu(game: GameFact, reader: int, texts: Texts, *, origin: str = OUTSIDE) -> Screen:
    """Show what a lord can do about the game as such; what is impossible is left out.

    `origin` is where the look that led here was opened: the way back leads there again.
    """
    mine = game.table.seat_of(reader)
    if mine is None:
        raise Refused("not_at_table", offers=("look",))
    ids = Ids(GAME, game.id, mine.seat, game.version)
    playing = not game.over and not mine.resigned
    again = playing and game.may_take_back == mine.seat
    return screen(
        Text(texts("panel-menu-title", table=name(game.table.name))),
        row(
            Button(texts.plain("panel-take-back"), ids("takeback")) if again else None,
            Button(texts.plain("panel-menu-resign"), ids("resign")) if playing else None,
            Button(texts.plain("panel-menu-abort"), ids("abort")) if playing else None,
            Button(texts.plain("panel-menu-record"), ids.for_anybody()("record")),
            Button(
                texts.plain("common-button-back"), ids.for_anybody()("look", *came_from(origin))
            ),
        ),
        accent=words.accent(mine.seat),
    )


def ask_resign(game: GameFact, seat: int, texts: Texts) -> Screen:
    """Ask once whether somebody wants to give up."""
    ids = Ids(GAME, game.id, seat, game.version)
    return screen(
        Text(texts("panel-resign-ask", table=words.table_name(game))),
        row(
            Button(texts.plain("panel-resign-yes"), ids("resign", "yes"), Style.DANGER),
            Button(texts.plain("panel-resign-no"), ids.for_anybody()("menu")),
        ),
        accent=words.accent(seat),
    )


def ask_abort(game: GameFact, seat: int, texts: Texts) -> Screen:
    """Ask once whether the whole table should be asked."""
    ids = Ids(GAME, game.id, seat, game.version)
    return screen(
        Text(texts("panel-abort-ask", table=words.table_name(game))),
        row(
            Button(texts.plain("panel-abort-yes"), ids("abort", "yes"), Style.DANGER),
            Button(texts.plain("panel-resign-no"), ids.for_anybody()("menu")),
        ),
        accent=words.accent(seat),
    )


def note(text: str) -> Screen:
    """Say one thing."""
    return screen(Text(text))


# -- giving up -------------------------------------------------------------------------------------


@handles(GAME, "menu")
async def press_menu(click: Click) -> None:
    game = await click.app.services.play.game(click.id.id)
    await click.show(menu(game, click.user, click.texts, origin=origin_of(click.id.args)))


@handles(GAME, "resign")
async def press_resign(click: Click) -> None:
    if "yes" in click.id.args:
        await _resign(click, click.id.id)
    else:
        await do_resign(click, click.id.id)


@deed("resign")
async def do_resign(ask: Ask, game: int) -> None:
    fact, seat = await ask.app.services.play.seat(game, ask.person)
    await ask.show(ask_resign(fact, seat.seat, ask.texts))


async def _resign(ask: Ask, game: int) -> None:
    fact = await ask.app.services.play.resign(game, ask.person)
    ends = {"deserted": "panel-resigned-last", "agreed": "panel-resigned-agreed"}
    key = ends.get(fact.ending or "", "panel-resigned")
    await ask.show(note(ask.texts(key, table=words.table_name(fact))))


# -- ending by agreement ---------------------------------------------------------------------------


@handles(GAME, "abort")
async def press_abort(click: Click) -> None:
    if "yes" in click.id.args:
        await _abort(click, click.id.id)
    else:
        await do_abort(click, click.id.id)


@deed("abort")
async def do_abort(ask: Ask, game: int) -> None:
    fact, seat = await ask.app.services.play.seat(game, ask.person)
    await ask.show(ask_abort(fact, seat.seat, ask.texts))


async def _abort(ask: Ask, game: int) -> None:
    vote = await ask.app.services.play.ask_abort(game, ask.person)
    await _say_vote(ask, vote, asked=True)


@handles(GAME, "agree", "goon")
async def press_answer(click: Click) -> None:
    await _answer(click, args.row(click.id.args), agree=click.id.action == "agree")


@deed("vote")
async def do_vote(ask: Ask, game: int, answer: str) -> None:
    if answer not in ("agree", "goon"):
        raise Refused("button_unknown")
    vote = await ask.app.services.play.vote_of(game)
    if vote is None:
        fact = await ask.app.services.play.game(game)
        await ask.show(note(ask.texts("panel-vote-none", table=words.table_name(fact))))
    else:
        await _answer(ask, vote.id, agree=answer == "agree")


async def _answer(ask: Ask, vote: int, *, agree: bool) -> None:
    await _say_vote(ask, await ask.app.services.play.answer_vote(vote, ask.person, agree=agree))


async def _say_vote(ask: Ask, vote: VoteFact, *, asked: bool = False) -> None:
    game = await ask.app.services.play.game(vote.game)
    table = words.table_name(game)
    if vote.state == "passed":
        said = ask.texts("panel-vote-passed", table=table)
    elif vote.state == "failed":
        said = ask.texts("panel-vote-refused", table=table)
    elif asked:
        said = ask.texts("panel-abort-asked", table=table)
    else:
        said = ask.texts("panel-vote-agreed", agreed=len(vote.agreed), needed=len(vote.needed))
    await ask.show_new(note(said)) if not ask.in_place else await ask.show(note(said))


def question(game: GameFact, vote: VoteFact, texts: Texts, mentions: tuple[int, ...] = ()) -> Ping:
    """Put a question to the whole table, or show what became of it."""
    table = words.table_name(game)
    if vote.state == "failed":
        lord = words.lord(game, vote.refused or vote.asked_by)
        return Ping(texts("table-vote-failed", lord=lord, table=table))
    if vote.state != "open":
        state = "moot" if vote.state == "lapsed" and game.over else vote.state
        return Ping(texts(f"table-vote-{state}", table=table))
    said: dict[str, str | int] = {
        "lord": words.bold(vote.asked_name),
        "table": table,
        "agreed": len(vote.agreed),
        "needed": len(vote.needed),
    }
    if mentions:
        called = " ".join(f"<@{user}>" for user in mentions)
        content = texts("table-vote", mentions=called, **said)
    else:
        content = texts("table-vote-quiet", **said)
    return Ping(content, (_answers(game, vote, texts),), mentions=mentions)


def _answers(game: GameFact, vote: VoteFact, texts: Texts) -> Row:
    ids, id = Ids(GAME, game.id), base36(vote.id)
    return Row(
        (
            Button(texts.plain("table-vote-agree"), ids("agree", id)),
            Button(texts.plain("table-vote-go-on"), ids("goon", id), Style.MAIN),
        )
    )


# -- record and rematch ----------------------------------------------------------------------------


def record(fact: RecordFact, texts: Texts) -> Screen:
    """Hand out a record as two files."""
    ending = (
        texts("panel-record-check", file=f"{fact.filename}.txt")
        if fact.game.seed
        else texts("panel-record-seedless")
    )
    return screen(
        Text(texts("panel-record", table=name(fact.game.table.name))),
        Attached(f"{fact.filename}.txt", fact.text.encode()),
        Attached(f"{fact.filename}.json", fact.json.encode()),
        Text(ending),
    )


@handles(GAME, "record")
async def press_record(click: Click) -> None:
    await do_record(click, click.id.id)


@deed("record")
async def do_record(ask: Ask, game: int) -> None:
    fact = await ask.app.services.play.record(game, ask.person)
    await ask.show(record(fact, ask.texts))


def rematch(table: TableFact, texts: Texts, *, already: bool) -> Screen:
    """Say where the rematch is open."""
    key = "panel-rematch-already" if already else "panel-rematch-open"
    said = texts(key, table=words.bold(table.name), channel=f"<#{table.channel}>")
    return screen(Text(said), row(Link(texts.plain("panel-go-there"), address(table))))


def address(table: TableFact) -> str:
    """Return the address of a table's message, or of its channel until it is posted."""
    parts = [table.server, table.channel, *([table.message] if table.message else [])]
    return "https://discord.com/channels/" + "/".join(map(str, parts))


@handles(GAME, "rematch")
async def press_rematch(click: Click) -> None:
    await do_rematch(click, click.id.id)


@deed("rematch")
async def do_rematch(ask: Ask, game: int) -> None:
    before = await ask.app.services.play.game(game)
    table = await ask.app.services.tables.rematch(game, ask.person)
    already = before.table.rematch == table.id
    await ask.show(rematch(table, ask.texts, already=already))
