"""Presses on an open table, an invitation and the host's panel.

A public button is the same for everybody; a refusal is private and offers what to do instead.
"""

from collections.abc import Sequence

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import GAME
from cogs.members import member, require_member
from cogs.places import no_table_at
from cogs.screen import Screen
from cogs.tables import setup_screens, table_screens
from cogs.tables.find_table import action
from cogs.tables.setup_panel import tables
from cogs.tables.setup_screens import Page
from locales import name
from services.facts import Refused
from services.facts.tables import Joined, TableFact

UNSEEN = -1
"""The terms that nobody was shown."""


@handles(GAME, "join", about="table")
async def press_join(click: Click) -> None:
    """Take a seat; if partners can be chosen, ask which unless it was said."""
    table, seat = await tables(click).table(click.id.id, click.person), None
    if click.id.args:
        seat = args.number(click.id.args)
    elif _asks_seat(click, table):
        await click.show(table_screens.which_seat(table, click.user, click.texts))
        return
    await join(click, click.id.id, seat, seen=click.id.version)


def _asks_seat(click: Click, table: TableFact) -> bool:
    """Whether to ask somebody for their seat, who was shown the table as it is."""
    return table_screens.asks_seat(table, click.user) and click.id.version == table.setup.terms


@handles(GAME, "sit", about="table")
async def choose_seat(click: Click) -> None:
    await join(click, click.id.id, args.number(click.values), seen=click.id.version)


@action("leave", button=True)
async def leave(ask: Ask, table: int) -> None:
    """Give up a seat. Refused: no_seat, with [Take a seat]."""
    before = await tables(ask).table(table, ask.person)
    if before.state == "open" and before.seat_of(ask.user) is None:
        raise Refused("no_seat", offers=("join",))
    after = await tables(ask).leave(table, ask.person)
    was_host = before.host == ask.user
    await answer(ask, after, table_screens.left(after, ask.texts, was_host=was_host))


@handles(GAME, "invite", about="table")
async def press_invite(click: Click) -> None:
    """Open the select of people to invite. Refused: invite_seat, for anyone without a seat."""
    table = still_open(click, await tables(click).table(click.id.id, click.person))
    if table.seat_of(click.user) is None:
        raise Refused("invite_seat", offers=("join",))
    await click.show(table_screens.invite(table, click.texts))


@handles(GAME, "invited", about="table")
async def choose_invited(click: Click) -> None:
    await click.show(await invite(click, click.id.id, [one.id for one in click.people]))


@handles(GAME, "accept", about="table")
async def press_accept(click: Click) -> None:
    """Accept an invitation, or stay; if partners can be chosen, ask for the seat."""
    table = await tables(click).table(click.id.id, click.person)
    await require_member(click, table.server)
    invitation, seen = args.number(click.id.args), click.id.version
    waits = any(one.user == click.user and one.state == "waiting" for one in table.invited)
    if waits and _asks_seat(click, table):
        await click.show(table_screens.which_seat(table, click.user, click.texts))
        return
    try:
        known = seen or UNSEEN
        done = await tables(click).answer(invitation, click.person, accept=True, seen=known)
    except Refused as refused:
        await _show_changed(click, table.id, refused, seen=seen)
        return
    assert isinstance(done, Joined), "who accepts is seated"
    await click.show(seated(click, done))


@handles(GAME, "decline", about="table")
async def press_decline(click: Click) -> None:
    before = await tables(click).table(click.id.id, click.person)
    done = await tables(click).answer(args.number(click.id.args), click.person, accept=False)
    table = done.table if isinstance(done, Joined) else done
    if before.seat_of(click.user) is not None:
        was_host = before.host == click.user
        await click.show(table_screens.left(table, click.texts, was_host=was_host))
    else:
        await click.show(table_screens.declined(table, click.texts))


@handles(GAME, "start", about="table")
async def press_start(click: Click) -> None:
    lords = args.number(click.id.args) if click.id.args else None
    await click.show(await start(click, click.id.id, lords=lords))


@action("host", button=True)
async def host_panel(ask: Ask, table: int) -> None:
    before = await tables(ask).table(table, ask.person)
    now = await hosted(ask, table, manager=True)
    if now.host != ask.user:  # whoever manages the server can close it, and no more
        await ask.show(table_screens.close_sure(now, ask.texts))
        return
    news = []
    if before.host != now.host:
        news.append(ask.texts("setup-panel-inherited", host=f"**{name(before.host_name)}**"))
    await ask.show(table_screens.host_panel(now, ask.texts, news=news))


@handles(GAME, "free", about="table")
async def choose_free(click: Click) -> None:
    """Free a seat if the listed lord still has it."""
    chosen = click.value.split(".")
    seat, user = args.number(chosen), args.number(chosen, 1)
    table = await hosted(click, click.id.id)
    sitting = table.seats[seat - 1] if 0 < seat <= len(table.seats) else None
    if sitting is None or sitting.user is None or (sitting.account or 0) != user:
        await click.show(table_screens.host_panel(table, click.texts))
        return
    table = await tables(click).free_seat(table.id, click.person, seat)
    news = click.texts("setup-panel-freed", seat=seat)
    await click.show(table_screens.host_panel(table, click.texts, news=[news]))


@handles(GAME, "ready", about="table")
async def press_change(click: Click) -> None:
    table = await hosted(click, click.id.id)
    await click.show(setup_screens.everything(Page(table.setup, table), click.texts))


@handles(GAME, "role", about="table")
async def choose_role(click: Click) -> None:
    role = args.number(click.values)
    await change_table(click, (), who="role", role=role)


@handles(GAME, "shut", about="table")
async def press_close(click: Click) -> None:
    """Ask once, then close the table."""
    table = await hosted(click, click.id.id, manager=True)
    if "yes" not in click.id.args:
        await click.show(table_screens.close_sure(table, click.texts))
        return
    table = await tables(click).close(table.id, click.person)
    await click.show(table_screens.closed_by_host(table, click.texts))


@handles(GAME, "again", about="table")
async def press_again(click: Click) -> None:
    old = await tables(click).table(click.id.id, click.person)
    if (refused := await no_table_at(click, old.channel)) is not None:
        await click.show(refused)
        return
    table = await tables(click).open_again(click.id.id, click.person)
    await click.show(setup_screens.opened(table, click.texts, key="setup-opened-again"))


# -- what the buttons and the commands share -------------------------------------------------------


async def join(ask: Ask, table: int, seat: int | None = None, *, seen: int = 0) -> None:
    """Take a seat, or stay, if the table is as somebody was shown it; else show it.

    `seen`: the terms that the button or suggestion was made for; 0: nothing was shown.
    """
    await require_member(ask, (await tables(ask).table(table, ask.person)).server)
    try:
        joined = await tables(ask).join(table, ask.person, seat, seen=seen or UNSEEN)
    except Refused as refused:
        await _show_changed(ask, table, refused, seat, seen=seen)
        return
    await answer(ask, joined.table, seated(ask, joined))


async def _show_changed(
    ask: Ask, table: int, refused: Refused, seat: int | None = None, *, seen: int
) -> None:
    """Show the table as it is now to somebody who would agree to something not shown to them."""
    if refused.code != "table_changed":
        raise refused
    now = await tables(ask).table(table, ask.person)
    shown = table_screens.to_agree(now, ask.user, ask.texts, seat=seat, changed=bool(seen))
    await ask.show(shown)


def seated(ask: Ask, joined: Joined) -> Screen:
    """Say which seat was taken, and whether the game starts."""
    key = "setup-you-sit-last" if joined.started else "setup-you-sit"
    return table_screens.seated(joined.table, joined.seat, ask.texts, key=key)


async def invite(ask: Ask, table: int, users: Sequence[int]) -> Screen:
    """Invite members of the server, and say who was invited. Refused: cup_stranger, guest_bot."""
    server = (await tables(ask).table(table, ask.person)).server
    people = [await member(ask, user, server) for user in users[: table_screens.INVITED_AT_ONCE]]
    done = await tables(ask).invite(table, ask.person, people)
    news = table_screens.invited_lines(done, people, ask.texts)
    if done.table.host == ask.user:
        return table_screens.host_panel(done.table, ask.texts, news=news)
    return table_screens.invited(done.table, news, ask.texts)


async def start(ask: Ask, table: int, *, lords: int | None = None) -> Screen:
    """Start the game. `lords`: how many the button said; if that has changed, show the panel."""
    fact = await hosted(ask, table)
    sitting = len(fact.seats) - len(fact.free)
    if lords is not None and lords != sitting:
        return table_screens.host_panel(fact, ask.texts)
    fewer = lords is not None and lords < len(fact.seats)
    after = await tables(ask).start(table, ask.person, fewer=fewer)
    if after.state == "open":  # others have to stay, or to be there
        return table_screens.host_panel(after, ask.texts, news=[ask.texts("setup-panel-asked")])
    return table_screens.has_begun(after, ask.texts, person=ask.person.id)


async def hosted(ask: Ask, table: int, *, manager: bool = False) -> TableFact:
    """Fetch an open table for its host; whoever sits there takes over from one who has left.

    `manager`: or for somebody who manages its server.

    Refused: not_host, table_closed, join_started.
    """
    fact = still_open(ask, await tables(ask).table(table, ask.person))
    if fact.host != ask.user:
        fact = still_open(ask, await tables(ask).pass_on(table, ask.person))
    manages = manager and ask.person.manages and ask.person.server == fact.server
    if fact.host != ask.user and not manages:
        raise Refused("not_host", {"host": fact.host_name})
    return fact


def still_open(ask: Ask, fact: TableFact) -> TableFact:
    """Return a table that is still open. Refused: table_closed, join_started."""
    if fact.state == "open":
        return fact
    if fact.game is None:
        raise Refused("table_closed", offers=("new",))
    ask.game = fact.game
    raise Refused("join_started", offers=("look",))


async def change_table(
    click: Click, ruled_out: Sequence[str], refused: Sequence[str] = (), **wanted: object
) -> None:
    """Change options of an open table at once, and show the page again."""
    before = await hosted(click, click.id.id)
    after = await tables(click).change(before.id, click.person, **wanted)
    page = Page(after.setup, after, ruled_out, refused)
    await click.show(setup_screens.everything(page, click.texts))


async def answer(ask: Ask, table: TableFact, private: Screen) -> None:
    """Update the table's message if its button was pressed, and say privately what was done.

    The courier updates the message of a game that starts, since it knows the thread, and of a press
    that was acknowledged already.
    """
    now = await tables(ask).table(table.id)
    public = await ask.app.public(now.server)
    pressed = isinstance(ask, Click) and not ask.in_place
    if not pressed or now.state != "open" or await ask.is_promised():
        await ask.show(private)
        return
    await ask.update(table_screens.table(now, public.texts))
    await ask.add(private)
