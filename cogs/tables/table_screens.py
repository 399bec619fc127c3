"""The screens of an open table, of invitations and of the host's panel. Pure builders.

The courier posts `table` and `invitation`; `table` shows a table in any state.
"""

from collections.abc import Collection, Sequence
from typing import Final

from cogs.codec import GAME, Ids
from cogs.screen import (
    Button,
    Option,
    Part,
    Ping,
    Row,
    Screen,
    Select,
    Style,
    Text,
    UserSelect,
    choice,
    discord_url,
    row,
    screen,
    shortened,
    small,
)
from cogs.tables.clock_setting import clock_lines
from cogs.tables.setup_rules import can_start_short, fewer_lords
from cogs.tables.setup_words import (
    channel,
    finer_lines,
    seat_line,
    setup_line,
    setup_short,
    team_line,
    usual_line,
    who_line,
)
from locales import Texts, name, plain_name
from services.facts import Person
from services.facts.tables import Invited, InvitedFact, SeatFact, TableFact

NAMED: Final = 30
"""How long a table's name may be on a button."""
INVITED_AT_ONCE: Final = 7
"""How many people one select may invite."""


def table(fact: TableFact, texts: Texts, result: str = "") -> Screen:
    """Show a table's public message, as its state is. `result`: how its game ended."""
    match fact.state:
        case "open":
            return _open(fact, texts)
        case "expired" | "closed":
            return _closed(fact, texts)
        case _:
            return has_begun(fact, texts, result)


def invitation(
    fact: TableFact,
    everybody: Sequence[InvitedFact],
    texts: Texts,
    uncalled: Collection[int] = (),
) -> Ping:
    """Invite people to the table at once, or ask a lord whether they stay after a change.

    `uncalled`: whom it calls no more.
    """
    invited = everybody[0]
    stays = invited in fact.asked
    there = stays and invited.whether_there
    asked = "setup-there" if there else "setup-stay"
    content = texts(
        asked if stays else "setup-invitation",
        mention=texts.listed(tuple(f"<@{one.user}>" for one in everybody)),
        host=name(invited.by_name),
        table=name(fact.name),
        setup=setup_short(fact.setup, texts),
    )
    if stays:
        until = small(texts("setup-stay-until", when=f"<t:{invited.expires}:R>"))
        content = "\n".join((content, *_terms(fact, texts), until))
    yes, no = ("setup-stay-yes", "setup-leave") if stays else ("setup-accept", "setup-decline")
    yes = "setup-there-yes" if there else yes
    ids = _agreed_ids(fact)
    accept = Button(texts.plain(yes), ids("accept", invited.id), Style.GO)
    decline = Button(texts.plain(no), ids("decline", invited.id))
    mentions = tuple(one.user for one in everybody if one.user not in uncalled)
    return Ping(content, (Row((accept, decline)),), mentions=mentions, silent=not mentions)


def to_agree(
    fact: TableFact, user: int, texts: Texts, *, seat: int | None, changed: bool
) -> Screen:
    """Show a table as it is to somebody who was shown another one, or nothing, and ask."""
    asked = [one for one in fact.asked if one.user == user]
    key = "setup-stay-yes" if asked else "setup-take-seat"
    if any(one.whether_there for one in asked):
        key = "setup-there-yes"
    said = texts("setup-changed" if changed else "setup-before-seat", table=_bold(fact))
    id = _agreed_ids(fact)("join", *(() if seat is None else (seat,)))
    return screen(
        Text("\n".join((said, *_terms(fact, texts)))), row(Button(texts.plain(key), id, Style.GO))
    )


def expired(fact: TableFact, texts: Texts, *, mention: bool) -> Ping:
    """Notify the host that the table expired, by mention or in a direct message."""
    key = "setup-expired-mention" if mention else "setup-expired-direct"
    content = texts(key, mention=f"<@{fact.host}>", table=_bold(fact))
    again = Button(texts.plain("setup-open-again"), _ids(fact)("again"))
    return Ping(content, (Row((again,)),), mentions=(fact.host,) if mention else ())


def role_gone(fact: TableFact, texts: Texts, *, mention: bool) -> Ping:
    """Tell the host that the role was deleted without which nobody may take a seat."""
    key = "setup-role-gone-mention" if mention else "setup-role-gone-direct"
    content = texts(key, mention=f"<@{fact.host}>", table=_bold(fact))
    options = Button(texts.plain("setup-panel-change"), _ids(fact)("ready", "role"), Style.MAIN)
    return Ping(content, (Row((options,)),), mentions=(fact.host,) if mention else ())


def asks_seat(fact: TableFact, user: int) -> bool:
    """Check whether to ask somebody which seat they want."""
    seated = fact.seat_of(user) is not None
    return (
        fact.state == "open" and _partners(fact) and not seated and len(_open_seats(fact, user)) > 1
    )


def which_seat(fact: TableFact, user: int, texts: Texts) -> Screen:
    """Ask which free seat somebody wants, naming the partner there."""
    options = tuple(
        Option(
            texts.plain("setup-seat-number", seat=seat.seat),
            str(seat.seat),
            _beside(fact, seat, texts),
        )
        for seat in _open_seats(fact, user)
    )
    return screen(
        Text(texts("setup-which-seat", table=_bold(fact))),
        Select(texts.plain("setup-take-seat"), _agreed_ids(fact)("sit"), options),
    )


def _open_seats(fact: TableFact, user: int) -> list[SeatFact]:
    """List the seats that are neither taken nor reserved for somebody else."""
    kept = {one.seat for one in fact.invited if one.state == "waiting" and one.user != user}
    return [seat for seat in fact.seats if seat.user is None and seat.seat not in kept]


def _partner(fact: TableFact, seat: int) -> SeatFact:
    return fact.seats[(seat - 1 + len(fact.seats) // 2) % len(fact.seats)]


def _beside(fact: TableFact, seat: SeatFact, texts: Texts) -> str:
    """Name the partner of a seat."""
    partner = _partner(fact, seat.seat)
    if partner.user is None:
        return texts.plain("setup-beside-nobody", seat=partner.seat)
    return texts.plain("setup-beside", seat=partner.seat, name=plain_name(partner.name or ""))


def seated(fact: TableFact, seat: int, texts: Texts, *, key: str = "setup-you-sit") -> Screen:
    """Confirm a taken seat, naming the partner."""
    named = texts.plain("setup-leave-table", table=shortened(plain_name(fact.name), NAMED))
    leave = Button(named, _ids(fact)("leave"))
    said = [texts(key, seat=seat, table=_bold(fact))]
    if _partners(fact):
        partner = _partner(fact, seat).name
        key = "setup-you-sit-beside" if partner else "setup-you-sit-alone"
        said.append(texts(key, **({"partner": f"**{name(partner)}**"} if partner else {})))
    lines = [" ".join(said), setup_short(fact.setup, texts), _company(fact, seat, texts)]
    if fact.message is not None:
        link = discord_url(fact.server, fact.channel, fact.message)
        lines.append(texts("setup-you-sit-where", link=link))
    return screen(
        Text("\n".join(filter(None, lines))),
        row(leave) if fact.state == "open" else None,
    )


def _company(fact: TableFact, seat: int, texts: Texts) -> str:
    """Say who else sits at a table, and how many seats are free."""
    others = [one.name or "" for one in fact.seats if one.user is not None and one.seat != seat]
    said = [texts("setup-you-sit-with", others=_listed(others, texts))] if others else []
    if fact.free:
        said.append(texts("setup-you-sit-free", free=len(fact.free)))
    return " ".join(said)


def left(fact: TableFact, texts: Texts, *, was_host: bool) -> Screen:
    """Confirm that somebody gave up their seat, naming the new host."""
    if fact.state != "open":
        return screen(Text(texts("setup-you-left-closed", table=_bold(fact))))
    if was_host:
        host = f"**{name(fact.host_name)}**"
        return screen(Text(texts("setup-you-left-host", table=_bold(fact), host=host)))
    return screen(Text(texts("setup-you-left", table=_bold(fact))))


def invite(fact: TableFact, texts: Texts) -> Screen:
    """Ask whom to invite."""
    return screen(Text(texts("setup-invite-title", table=name(fact.name))), _people(fact, texts))


def invited(fact: TableFact, news: Sequence[str], texts: Texts) -> Screen:
    """Say who was invited, and ask for more."""
    return screen(
        Text(texts("setup-invite-title", table=name(fact.name))),
        Text("\n".join(news)),
        _people(fact, texts) if fact.free else None,
    )


def invited_lines(done: Invited, people: Sequence[Person], texts: Texts) -> list[str]:
    """List who was invited now, and who was not and why."""
    called = {person.id: person.name for person in people}
    reached = [one.name for one in done.invited]
    lines = [texts("setup-invited-now", names=_listed(reached, texts))] if reached else []
    for code in dict.fromkeys(code for _, code in done.left_out):
        names = [called.get(user, "") for user, why in done.left_out if why == code]
        lines.append(texts(f"setup-not-invited-{code}", names=_listed(names, texts)))
    return lines or [texts("setup-invited-nobody")]


def declined(fact: TableFact, texts: Texts) -> Screen:
    """Confirm a declined invitation."""
    return screen(Text(texts("setup-you-declined", host=f"**{name(fact.host_name)}**")))


def host_panel(fact: TableFact, texts: Texts, *, news: Sequence[str] = ()) -> Screen:
    """Show what the host can do with the table."""
    ids, title = _ids(fact), texts("setup-panel-title", table=name(fact.name))
    absent = [one.name for one in fact.invited if one.state == "declined"]
    sorry = [texts("setup-panel-declined", names=_listed(absent, texts))] if absent else []
    return screen(
        Text("\n".join((title, *news, *sorry))),
        _people(fact, texts) if fact.free else None,
        _free_a_seat(fact, texts),
        _missing(fact, texts),
        row(
            _start_now(fact, texts),
            Button(texts.plain("setup-computers"), ids("rivals")) if fact.free else None,
            Button(texts.plain("setup-panel-change"), ids("ready")),
            Button(texts.plain("setup-panel-close"), ids("shut"), Style.DANGER),
        ),
    )


def close_sure(fact: TableFact, texts: Texts) -> Screen:
    """Ask for confirmation before closing a table."""
    ids = _ids(fact)
    return screen(
        Text(texts("setup-panel-sure", table=name(fact.name))),
        row(
            Button(texts.plain("setup-panel-close"), ids("shut", "yes"), Style.DANGER),
            Button(texts.plain("setup-panel-keep"), ids("host")),
        ),
    )


def closed_by_host(fact: TableFact, texts: Texts) -> Screen:
    """Confirm that the table is closed."""
    return screen(Text(texts("setup-panel-closed", table=_bold(fact))))


def has_begun(fact: TableFact, texts: Texts, result: str = "", person: int = 0) -> Screen:
    """Say what is played, by whom and where, or the `result`; a `person` seated there can play."""
    plays = fact.state == "playing" and fact.seat_of(person)
    title = texts("setup-begun-title", table=name(fact.name))
    said = _course(fact, texts) if fact.state == "playing" else _outcome(fact, result, texts)
    lines = (title, setup_line(fact.setup, texts), said)
    return screen(
        Text("\n".join(lines)), row(play(fact, texts) if plays else None, look(fact, texts))
    )


def _course(fact: TableFact, texts: Texts) -> str:
    lords = _lords(fact, texts)
    if fact.thread is not None:
        return texts("setup-begun", lords=lords, thread=channel(fact.thread))
    where = {"channel": "here", "direct": "direct"}.get(fact.place, "soon")
    return texts(f"setup-begun-{where}", lords=lords)


def _outcome(fact: TableFact, result: str, texts: Texts) -> str:
    result = result or texts("setup-over")
    if fact.thread is None:
        return result
    return texts("setup-over-where", result=result, thread=channel(fact.thread))


def _lords(fact: TableFact, texts: Texts) -> str:
    """List who plays; partners together."""
    count = len(fact.seats) // 2 if fact.setup.teams else len(fact.seats)
    kingdoms = [[seat.name or "" for seat in fact.seats[at::count]] for at in range(count)]
    if fact.setup.teams:
        return texts.series((_listed(names, texts) for names in kingdoms), " · ")
    return _listed([lord for names in kingdoms for lord in names], texts)


def _open(fact: TableFact, texts: Texts) -> Screen:
    title = texts("setup-table-open", table=name(fact.name))
    chosen = _terms(fact, texts)
    if fact.usual is not None:
        chosen.append(small(usual_line(fact.usual, texts)))
    when = "earlier" if can_start_short(fact.setup) else "rule"
    return screen(
        Text("\n".join((title, *chosen))),
        Text("\n".join((*_seats(fact, texts), *_waiting(fact, texts)))),
        _buttons(fact, texts),
        Text(small(texts(f"setup-starts-{fact.setup.starts}-{when}"))),
    )


def _terms(fact: TableFact, texts: Texts) -> list[str]:
    """Describe what somebody agrees to who takes a seat."""
    setup = fact.setup
    lines = [setup_line(setup, texts), *finer_lines(setup, texts), who_line(setup, texts)]
    return [*lines, *map(small, clock_lines(setup, texts))]


def _seats(fact: TableFact, texts: Texts) -> list[str]:
    """List the seats; if partners are chosen, a line per team."""
    if not _partners(fact):
        return [seat_line(fact, seat, texts) for seat in fact.seats]
    return [team_line(fact, seat, texts) for seat in fact.seats[: len(fact.seats) // 2]]


def _partners(fact: TableFact) -> bool:
    """Check whether the choice of a seat is the choice of a partner."""
    return fact.setup.teams and fact.setup.partners == "chosen"


def _waiting(fact: TableFact, texts: Texts) -> list[str]:
    lines = []
    waiting = [one for one in fact.invited if one.state == "waiting"]
    invited = [one.name for one in waiting if one not in fact.asked]
    if invited:
        lines.append(small(texts("setup-table-invited", names=_listed(invited, texts))))
    lines += _asked(fact, texts)
    if fact.expires is not None:
        lines.append(small(texts("setup-table-expires", when=f"<t:{fact.expires}:R>")))
    return lines


def _asked(fact: TableFact, texts: Texts) -> list[str]:
    """Name the lords who have to say whether they stay, or are there."""
    lines = []
    for there, key in ((False, "setup-table-asked"), (True, "setup-table-asked-there")):
        names = [one.name for one in fact.asked if one.whether_there == there]
        if names:
            lines.append(small(texts(key, names=_listed(names, texts))))
    return lines


def _buttons(fact: TableFact, texts: Texts) -> Row | None:
    ids = _ids(fact)
    off = bool(fact.free or fact.asked)
    start = Button(texts.plain("setup-start"), ids("start"), Style.MAIN, off=off)
    return row(
        Button(texts.plain("setup-take-seat"), _agreed_ids(fact)("join"), Style.GO),
        Button(texts.plain("setup-leave"), ids("leave")),
        Button(texts.plain("setup-invite"), ids("invite")),
        Button(texts.plain("setup-host"), ids("host")),
        start if fact.setup.starts == "host" else None,
    )


def play(fact: TableFact, texts: Texts) -> Button:
    """Make the button to one's turn in the game."""
    return Button(texts.plain("common-button-play"), Ids(GAME, fact.game or 0)("play"), Style.GO)


def look(fact: TableFact, texts: Texts) -> Button | None:
    """Make the button to the game, which has its own id."""
    if fact.game is None:
        return None
    return Button(texts.plain("common-button-look"), Ids(GAME, fact.game)("look"))


def _closed(fact: TableFact, texts: Texts) -> Screen:
    if fact.state == "expired":
        key = "setup-expired"
    else:
        key = "setup-table-closed" if fact.seat_of(fact.host) else "setup-table-empty"
    again = Button(texts.plain("setup-open-again"), _ids(fact)("again"))
    return screen(Text(texts(key, table=name(fact.name))), row(again))


def _people(fact: TableFact, texts: Texts) -> UserSelect:
    placeholder = texts.plain("setup-invite-people")
    return UserSelect(placeholder, _ids(fact)("invited"), 1, INVITED_AT_ONCE)


def _free_a_seat(fact: TableFact, texts: Texts) -> Select | None:
    labels = {
        f"{seat.seat}.{seat.account or 0}": texts.plain(
            "setup-panel-seat", seat=seat.seat, name=plain_name(seat.name or "")
        )
        for seat in fact.seats
        if seat.user not in (None, fact.host)
    }
    placeholder = texts.plain("setup-panel-free-seat")
    return choice(placeholder, _ids(fact)("free"), labels) if labels else None


def _missing(fact: TableFact, texts: Texts) -> Part | None:
    if fact.asked:
        return Text("\n".join(_asked(fact, texts)))
    taken = len(fact.seats) - len(fact.free)
    missing = len(fact.seats) - taken
    if not missing or fewer_lords(fact.setup, taken):
        return None
    enough = next((n for n in range(taken + 1, len(fact.seats)) if fewer_lords(fact.setup, n)), 0)
    return Text(small(texts("setup-panel-not-yet", missing=enough - taken if enough else missing)))


def _start_now(fact: TableFact, texts: Texts) -> Button | None:
    taken = len(fact.seats) - len(fact.free)
    ids = _ids(fact)("start", taken)
    if fact.asked:
        return None
    if taken == len(fact.seats):
        return Button(texts.plain("setup-start"), ids, Style.MAIN)
    if not fewer_lords(fact.setup, taken):
        return None
    return Button(texts.plain("setup-panel-start", lords=taken), ids, Style.MAIN)


def _ids(fact: TableFact) -> Ids:
    return Ids(GAME, fact.id)


def _agreed_ids(fact: TableFact) -> Ids:
    """Make ids that say which set-up the reader was shown."""
    return Ids(GAME, fact.id, version=fact.setup.terms)


def _bold(fact: TableFact) -> str:
    return f"**{name(fact.name)}**"


def _listed(names: Sequence[str], texts: Texts) -> str:
    return texts.listed([f"**{name(one)}**" for one in names])
