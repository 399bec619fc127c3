"""The queue, `/game queue`: wait for people with the same pace and waking hours."""

from typing import Final

from cogs.base import Ask, Click, handles
from cogs.codec import GAME, LISTS, Ids
from cogs.places import no_table, server_of
from cogs.play.words import called
from cogs.screen import Button, Ping, Row, Screen, Style, Text, row, screen, small
from cogs.slash_commands import Options, Suggestion, game, slash, suggests
from cogs.tables.clock_setting import pace_words, read_pace, suggested_clocks
from cogs.tables.setup_panel import wanted_place
from cogs.tables.setup_words import channel, length_words, setup_short
from cogs.tables.table_screens import look
from locales import Texts, name
from services.facts.lists import QueueFact
from services.facts.news import QueueNews
from services.facts.tables import Length, Pace, TableFact

BOXES: Final = ("kingdomino", "queendomino", "royal_wedding", "discovery", "mighty_duel")
USUAL: Final = "kingdomino"


@slash(
    "queue",
    area="queue",
    group=game,
    choices={"box": [(f"queue-box-{box}", box) for box in BOXES]},
)
async def queue(
    ask: Ask, box: str | None = None, clock: str | None = None, off: bool = False
) -> None:
    """Join the queue, show the reader's place in it, or leave it."""
    server = server_of(ask)
    if off:
        await leave(ask)
        return
    service = ask.app.services.queue
    found = None
    if box is None and clock is None:
        found = await service.place(server, ask.person)
    if found is None:
        pace = read_pace(clock, ask.texts) if clock else Pace()
        place = await wanted_place(ask)
        if (refused := no_table(place, ask)) is not None:
            await ask.show(refused)
            return
        found = await service.join(server, place.id, ask.person, box or USUAL, pace)
    await ask.show(waiting(found, ask.texts))


@suggests(queue, "clock", filtered=False)
async def suggest_clocks(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    return suggested_clocks(current, ask.texts)


@handles(LISTS, "unqueue")
async def press_leave(click: Click) -> None:
    await leave(click)


@handles(LISTS, "requeue")
async def press_yes(click: Click) -> None:
    """Say that the reader still wants what they wait for."""
    service, server = click.app.services.queue, server_of(click)
    found = await service.place(server, click.person)
    if found is None:
        await click.show(left(click.texts, was_in=False))
        return
    place, pace = await wanted_place(click), found.pace or Pace()
    found = await service.join(server, place.id, click.person, found.box, pace)
    await click.show(waiting(found, click.texts))


async def leave(ask: Ask) -> None:
    """Leave the server's queue."""
    was_in = await ask.app.services.queue.leave(server_of(ask), ask.person)
    await ask.show(left(ask.texts, was_in=was_in))


# -- the screens -----------------------------------------------------------------------------------


def waiting(fact: QueueFact, texts: Texts) -> Screen:
    """Show what the reader waits for, with whom and how long it may take; or their new table."""
    if fact.table is not None:
        return screen(Text(_seated(fact.table, texts)), row(look(fact.table, texts)))
    said: dict[str, str | int] = {
        "box": texts.plain(f"queue-box-{fact.box}"),
        "clock": pace_words(fact.pace or Pace(), texts, inside=True),
        "since": f"<t:{fact.since}:f>",
        "ends": f"<t:{fact.until}:R>",
    }
    others = fact.waiting - 1
    lines = [
        texts("queue-waiting", **said),
        texts("queue-others", others=others, needed=max(fact.needed - 1, 1)),
        _expected(fact, texts),
        small(texts("queue-until", **said)),
    ]
    asked = () if fact.answer_by is None else (_yes(texts),)
    if fact.answer_by is not None:
        lines.append(texts("queue-asked-until", when=f"<t:{fact.answer_by}:f>"))
    return screen(
        Text("\n".join(lines)),
        row(
            *asked,
            Button(texts.plain("queue-leave"), Ids(LISTS)("unqueue")),
            Button(texts.plain("lists-button-show-open"), Ids(LISTS)("tables")),
            Button(texts.plain("lists-button-new"), Ids(LISTS)("newtable")),
        ),
    )


def _yes(texts: Texts) -> Button:
    return Button(texts.plain("queue-yes"), Ids(LISTS)("requeue"), Style.GO)


def _expected(fact: QueueFact, texts: Texts) -> str:
    if fact.expected is None:
        return texts("queue-expected-unknown")
    if fact.expected <= 0:
        return texts("queue-expected-soon")
    latest = Length(fact.expected, fact.expected)
    return texts("queue-expected", time=length_words(latest, texts))


def _seated(table: TableFact, texts: Texts) -> str:
    said = {"table": f"**{name(table.name)}**", "setup": setup_short(table.setup, texts)}
    if table.thread is None:
        return texts("queue-seated-soon", **said)
    return texts("queue-seated-in", thread=channel(table.thread), **said)


def left(texts: Texts, *, was_in: bool) -> Screen:
    """Confirm that the reader has left the queue."""
    return screen(
        Text(texts("queue-left" if was_in else "queue-not-in")),
        row(Button(texts.plain("lists-button-show-open"), Ids(LISTS)("tables"))),
    )


def notification(news: QueueNews, texts: Texts, *, mention: bool = True) -> Ping:
    """Call the seated players to their game, ask some first, or notify one for whom nobody came."""
    people = tuple(call.seat.user for call in news.calls if call.seat.user is not None)
    table = news.table
    said = {"table": f"**{name(table.name)}**", "setup": setup_short(table.setup, texts)}
    silent = any(call.silent for call in news.calls)
    if news.answer_by is not None:
        until = small(texts("queue-asked-until", when=f"<t:{news.answer_by}:f>"))
        content = "\n".join((called(people, texts("queue-asked", **said), texts), until))
        no = Button(texts.plain("queue-leave"), Ids(LISTS)("unqueue"))
        return Ping(content, (Row((_yes(texts), no)),), mentions=people, silent=silent)
    if not news.over:
        content = called(people, texts("queue-told-seated", **said), texts)
        return Ping(content, mentions=people, silent=silent)
    if news.nowhere:
        return Ping(texts("queue-told-nowhere", **said), silent=silent)
    content = texts("queue-told-over", **said)
    again = Button(texts.plain("lists-button-new"), Ids(GAME, table.id)("again"), Style.MAIN)
    return Ping(
        called(people, content, texts) if mention else content,
        (Row((again,)),),
        mentions=people if mention else (),
        silent=silent,
    )
