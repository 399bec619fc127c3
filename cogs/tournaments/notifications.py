"""Notifications of tournaments: mentions, direct messages, the log. Pure builders."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from cogs.play.words import called, there
from cogs.screen import Button, Link, Ping, Row, Style, discord_url, shortened, text_of
from cogs.tournaments import public_pages, words
from cogs.tournaments.rounds import ruled_scores
from cogs.tournaments.setup_words import seeds
from cogs.tournaments.words import agreed_ids, ids, left, when
from locales import Texts, name
from services.facts.tournament_posts import Told, TournamentPost
from services.facts.tournaments import BRACKETS, Entry, Lord, Tournament, TournamentEvent
from services.tournaments.core.withdrawal import can_return_until

AT_TABLES: Final = frozenset({"ruled", "autopilot", "restarted", "adjourned"})
"""What organizers and judges decide at a table."""
CALLS: Final = frozenset({"paired", "imported", "message"})
"""What is said otherwise to many in the thread than to one directly."""
WAYS: Final = frozenset(
    {
        *("free-bracket", "rewound-expelled", "absent-last"),
        *("moved-checkin", "moved-running"),
        *("added-late", "added-season", "invited-late", "invited-round"),
    }
)
"""What the text of its first word says, in a way that the second names."""
HERE: Final = frozenset({"checkin", "lastcall"})
TEXT_ROOM: Final = 1600
"""How many characters of an organizer's text are quoted: all of it, unless escaping makes it much
longer."""
LONGEST: Final = 1900
"""The longest classic message, in characters; Discord's limit is 2,000."""


@dataclass(frozen=True, slots=True)
class _Message:
    """A post and what its text needs: `server` in direct messages."""

    post: TournamentPost
    told: Told
    texts: Texts
    server: str = ""

    @property
    def tournament(self) -> Tournament:
        return self.post.tournament

    @property
    def event(self) -> TournamentEvent:
        return self.told.event


def call(post: TournamentPost, texts: Texts) -> Ping:
    """Mention people in the event's thread."""
    assert isinstance(post.body, Told), "a call is made by an event"
    message = _Message(post, post.body, texts)
    part, how = _key_part_and_how(message)
    key = f"cups-{'call' if part in CALLS else 'told'}-{part}"
    said = texts(key, how=how, **_arguments(message))
    content = _cut(called(post.calls, said, texts))
    return Ping(content, _rows(message), mentions=post.calls, silent=post.silent)


def direct_message(
    post: TournamentPost, server: str, texts: Texts, *, public: bool = False
) -> Ping:
    """Notify somebody directly. `public`: others read it, too."""
    assert isinstance(post.body, Told), "what is told is an event"
    if post.data["what"] == "unposted":
        return _unposted(post, server, texts)
    message = _Message(post, post.body, texts, server=server)
    part, how = _key_part_and_how(message)
    key = f"cups-told-{part}"
    if post.data["what"] == "paired" and post.body.match is None:
        key += "-free"
    if public and post.data["what"] == "ruled" and _is_secret(post.tournament, post.body):
        key += "-sealed"
    said = texts(key, how=how, **_arguments(message))
    if post.data["what"] == "ruled" and post.body.event.data.get("onward"):
        said = f"{said}\n{texts('cups-told-stands')}"
    if _is_at_own_table(post.tournament, post.body):
        said = f"{said} {texts('cups-log-own-table')}"
    return Ping(_cut(said), _rows(message), silent=post.silent)


def _unposted(post: TournamentPost, server: str, texts: Texts) -> Ping:
    """Hand over a message that can't be posted to whoever waits for it."""
    original = replace(post, kind=str(post.data["kind"]))
    is_page = original.kind in public_pages.PAGES
    shown = public_pages.page(original, texts) if is_page else judge(original, texts)
    said = {"name": there(words.bold(post.tournament), server, texts)}
    parts = shown.rows if isinstance(shown, Ping) else shown.parts
    rows = tuple(part for part in parts if isinstance(part, Row))
    note = texts("cups-told-unposted", **said)
    content = f"{shortened(text_of(shown), LONGEST - len(note))}\n{note}"
    return Ping(content, rows, silent=post.silent)


def _is_secret(tournament: Tournament, fact: Told) -> bool:
    """Check whether others still play with the same draw in the round of an event."""
    return fact.round is not None and not tournament.reveals(fact.round)


def mentioned(ping: Ping, user: int, texts: Texts) -> Ping:
    """Notify somebody in the event's thread instead of directly."""
    content = _cut(called((user,), ping.content, texts))
    return Ping(content, ping.rows, mentions=(user,), silent=ping.silent)


def judge(post: TournamentPost, texts: Texts) -> Ping:
    """Call the judges to a table or to the event."""
    assert isinstance(post.body, Told), "a judge is called by somebody"
    fact, tournament = post.body, post.tournament
    said = {
        "lord": words.lord(tournament.known(fact.event.by)) if fact.event.by else "",
        "what": name(str(fact.event.data.get("what", ""))),
    }
    rows: list[Button | Link] = [
        Button(texts.plain("cups-button-event"), ids(tournament)("show", fact.event.ordinal))
    ]
    if fact.match is not None and fact.round is not None and fact.where is not None:
        table = fact.match.number
        content = texts(
            "cups-judge-called",
            where=f"<#{fact.where}>",
            round=_round(tournament, fact, texts),
            table=table,
            **said,
        )
        url = discord_url(tournament.server, fact.where)
        rows.insert(0, Link(texts.plain("cups-button-look"), url))
    else:
        content = texts("cups-judge-called-event", **said)
    content = _cut(called(post.calls, content, texts))
    return Ping(content, (Row(tuple(rows)),), mentions=post.calls, silent=post.silent)


def _cut(content: str) -> str:
    return shortened(content, LONGEST)


# -- what is said of an event ----------------------------------------------------------------------


def _key_part_and_how(message: _Message) -> tuple[str, str]:
    """Return the part of the text key, and which of its ways the text takes."""
    part = _key_part(message)
    what, _, how = part.partition("-")
    return (what, how) if part in WAYS else (part, "usual")


def _key_part(message: _Message) -> str:
    """Return the part of the text key that says what happened."""
    tournament, event, what = message.tournament, message.event, str(message.post.data["what"])
    if what in ("cancelled", "rewound"):
        return _undone(event, what)
    if what.startswith("dates-"):
        return _dates(message, what)
    if what == "moved" and tournament.phase == "checkin" and tournament.setup.checkin:
        return "moved-checkin"
    if what in ("moved", "parted") and tournament.phase == "running":
        return f"{what}-running"
    if what == "teamed":
        why = event.data.get("why") or ("asked" if event.data.get("asks") else "")
        what = f"teamed-{why}" if why else what
    elif what == "dropped":
        what = "withdrawn"
    elif what in ("absent", "free"):
        what = _without_table(message, what)
    elif what == "invited":
        what = _invited(message)
    if what == "added" or (what == "imported" and message.post.kind == "told"):
        return _added(tournament, tournament.entry(message.post.data["entries"][0]))
    return what


def _invited(message: _Message) -> str:
    """Return the part of the text key for a question whether somebody plays, or makes room."""
    data = message.event.data
    if data.get("pilot"):
        return "invited-pilot"
    if message.post.user in data.get("yields", ()):
        return "invited-yield"
    if data["out"] is not None:
        return "invited-instead"
    if data.get("back"):
        return "invited-back"
    if data.get("first"):
        return "invited-round"
    return "invited-late" if message.tournament.phase == "running" else "invited"


def _without_table(message: _Message, what: str) -> str:
    """Return the part of the text key for a bye, or for an entry that is out."""
    tournament, one = message.tournament, message.told.round
    if what == "free":
        bracket = one is not None and tournament.stage_at(one.stage).kind in BRACKETS
        return "free-bracket" if bracket else what
    (number, *_) = message.post.data["entries"]
    back = can_return_until(tournament, tournament.entry(number))
    return "absent-last" if back is None else what


def _undone(event: TournamentEvent, what: str) -> str:
    """Return the part of the text key for what is undone, by whether anybody gave a reason."""
    if what == "cancelled":
        return what if event.data.get("reason") else "too-few"
    return "rewound-expelled" if event.data.get("why") else what


def _dates(message: _Message, what: str) -> str:
    """Return the part of the text key for dates that moved."""
    tournament = message.tournament
    if what == "dates-round" and message.event.data.get("why"):
        return "dates-round-tied"
    checks_in = tournament.phase == "signup" and tournament.setup.checkin
    return "dates-start-checkin" if what == "dates-start" and checks_in else what


def _added(tournament: Tournament, entry: Entry) -> str:
    """Return the part of the text key for an added entry: playing now, later or waiting."""
    if entry.state == "waiting":
        return "added-waiting"
    if tournament.setup.format == "league" and tournament.phase == "running" and tournament.stages:
        return "added-season"
    return "added-late" if entry.first > 1 else "added"


def _arguments(message: _Message) -> dict[str, str | int]:
    """Return the arguments that the texts of an event may use."""
    tournament, event, texts, fact = message.tournament, message.event, message.texts, message.told
    data = event.data
    said: dict[str, str | int] = {
        "name": there(words.bold(tournament), message.server, texts)
        if message.server
        else words.bold(tournament),
        "by": words.bold(tournament)
        if event.by is None
        else words.lord(tournament.known(event.by)),
        "reason": name(str(data.get("reason") or "")),
        "text": words.escaped_lines(str(data.get("text") or ""), TEXT_ROOM),
        "start": when(tournament.start),
        "until": when(tournament.start),
        "left": left(tournament.start),
        "closes": when(tournament.signup_until),
        "begins": when(tournament.next_begins or tournament.start),
        "lord": _lord(tournament, event),
        "out": "",
        "role": data.get("role", ""),
        "round": data.get("first", 1),
        "channel": f"<#{tournament.channel}>",
    }
    if event.kind in ("replaced", "invited"):
        said["out"] = _replaced_lord(tournament, event)
    if event.kind == "closing":
        said["until"] = f"{when(data['until'])} ({left(data['until'])})"
    if event.kind in ("stage", "closing") or data.get("rounds"):
        said["stage"] = _stage(tournament, data["stage"], texts)
    if event.kind == "reopened" and "start" not in data:
        said["until"] = when(data["until"])
    if event.kind == "unpaired":
        said["round"] = words.round_name(tournament, data["stage"], data["round"], texts)
    if fact.round is not None:
        said["round"] = _round(tournament, fact, texts)
        said["ends"] = f"{when(fact.round.ends)} ({left(fact.round.ends)})"
    if fact.match is not None:
        said["table"] = fact.match.number
        if fact.match.adjourned is not None:
            said["ends"] = f"{when(fact.match.adjourned)} ({left(fact.match.adjourned)})"
        said["others"] = _opponents(message)
    if event.kind == "ruled":
        said["scores"] = ruled_scores(tournament, event, texts)
    return said


def _entry(tournament: Tournament, event: TournamentEvent) -> str:
    """Name the entry that an event is about; of two partners the one who is disqualified."""
    data = event.data
    if event.kind != "expelled" or "user" not in data:
        return words.names(data["entry"], tournament) if data.get("entry") else ""
    one = tournament.entry(data["entry"])
    out = next(lord for lord in (*one.lords, *one.former) if lord.user == data["user"])
    return words.lord(tournament.known(out))


def _lord(tournament: Tournament, event: TournamentEvent) -> str:
    """Name the lord that an event is about."""
    data = event.data
    if event.kind in ("invited", "agreed", "refused"):
        number = data.get("invitation", event.ordinal)
        asked = [one for one in tournament.invitations if one.number == number]
        named = [lord for one in asked for lord in (one.comers if _asks(event) else one.lords)]
        return " + ".join(words.lord(one) for one in named if _answers(event, one))
    if isinstance(data.get("lord"), list | tuple):
        return words.lord(tournament.known(Lord(*data["lord"])))
    if event.kind in ("team", "autopilot"):
        return words.lord(tournament.known(Lord(data["user"], data["name"])))
    entry = data.get("entry")
    if not isinstance(entry, int) or not 0 < entry <= len(tournament.entries):
        return ""
    lords = tournament.entry(entry).lords
    if event.kind in ("declined", "asked") or event.data.get("asked") is not None:
        lords = lords[:1]
    if event.kind == "declined" and event.by is not None:
        return words.lord(tournament.known(event.by))
    return " + ".join(words.lord(one) for one in lords)


def _asks(event: TournamentEvent) -> bool:
    return event.kind == "invited"


def _answers(event: TournamentEvent, lord: Lord) -> bool:
    """Whether a lord gave an answer, or is one of those who were asked."""
    return event.kind == "invited" or lord.user == event.data["user"]


def _replaced_lord(tournament: Tournament, event: TournamentEvent) -> str:
    """Name the replaced lord, or the one to be replaced; "" if the name is no longer known."""
    known = (lord for one in tournament.entries for lord in (*one.former, *one.lords))
    replaced = next((one for one in known if one.user == event.data["out"]), None)
    return "" if replaced is None else words.lord(replaced)


def _opponents(message: _Message) -> str:
    match, entries = message.told.match, message.post.data.get("entries") or (0,)
    assert match is not None, "there is a table"
    others = [message.tournament.entry(one) for one in match.entries if one != entries[0]]
    return words.listed(others, message.texts)


def _round(tournament: Tournament, fact: Told, texts: Texts) -> str:
    assert fact.round is not None, "it is about a round"
    return words.round_name(tournament, fact.round.stage, fact.round.number, texts)


def _stage(tournament: Tournament, number: int, texts: Texts) -> str:
    """Name a stage, also one that a correction has taken back."""
    found = next((one for one in tournament.stages if one.number == number), None)
    return texts.plain("cups-stage-gone") if found is None else words.stage_name(found, texts)


def _rows(message: _Message) -> tuple[Row, ...]:
    """Build the buttons, with ids that tell the messages of an event apart."""
    id, texts, what = ids(message.tournament), message.texts, _key_part(message)
    mark = (message.post.ref, message.post.part)

    def button(key: str, action: str, *args: object, style: Style = Style.PLAIN) -> Button:
        return Button(texts.plain(f"cups-button-{key}"), id(action, *args, *mark), style)

    def agree(key: str, action: str, *args: object) -> Button:
        given = agreed_ids(message.tournament)(action, *args, *mark)
        return Button(texts.plain(f"cups-button-{key}"), given, Style.GO)

    if what in HERE or what == "moved-checkin":
        here = button("here", "here", "t", style=Style.GO)
        return (Row((here, button("cannot", "quit", "t"))),)
    if what == "asked":
        entry = message.event.data["entry"]
        yes = agree("partner", "partner", entry, "y")
        return (Row((yes, button("decline", "partner", entry, "n"))),)
    if what.startswith("teamed-asked"):
        help_ = button("help", "helps", style=Style.GO)
        return (Row((help_, button("notme", "notme"), button("event", "show"))),)
    if what.startswith("teamed"):
        return (Row((button("notme", "notme"), button("event", "show"))),)
    if what.startswith("invited"):
        key = "agree" if what in ("invited-pilot", "invited-yield") else "play"
        yes = agree(key, "play", message.event.ordinal, "y")
        no = button("refuse", "play", message.event.ordinal, "n")
        return (Row((yes, no, button("event", "show"))),)
    first: tuple[Button, ...] = ()
    if what == "role":
        first = (button("options", "panel", style=Style.MAIN),)
    elif what in ("closing", "gone", "shut"):
        first = (Button(texts.plain("organise-button-panel"), id("panel", *mark), Style.MAIN),)
    elif what in ("paired", "autopilot"):
        first = (button("table", "mine", "t", style=Style.MAIN),)
    return (Row((*first, button("event", "show"))),)


# -- the log ---------------------------------------------------------------------------------------


def log_line(post: TournamentPost, texts: Texts) -> Ping:
    """Build a message of the log; its time tells equal lines apart."""
    assert isinstance(post.body, Told), "the log tells events"
    line = logged(post.tournament, post.body, texts)
    content = texts("cups-log-line", at=when(post.body.event.at), line=line)
    return Ping(_cut(content), silent=True)


def logged(tournament: Tournament, fact: Told, texts: Texts) -> str:
    """Describe an act in one line, with its reason."""
    event, data = fact.event, fact.event.data
    log_key = _LOG_KEYS.get(event.kind)
    key = event.kind if log_key is None else log_key(tournament, event)
    said: dict[str, str | int] = {
        "by": _by(tournament, event, texts),
        "reason": name(str(data.get("reason") or "–")),
        "text": words.escaped_lines(str(data.get("text") or ""), TEXT_ROOM),
        "entry": _entry(tournament, event),
        "lord": _lord(tournament, event),
        "role": data.get("role", ""),
        "round": data.get("first", 1),
        "time": words.moved_words(abs(data["seconds"]), texts) if "seconds" in data else "",
        "channel": f"<#{data.get('channel', tournament.channel)}>",
        "count": data["entries"] if event.kind == "imported" else data.get("turns", 0),
    }
    said |= _said_of_dates(event, texts)
    if event.kind == "arranged":
        said |= {"what": _arranged(tournament, event, texts), "round": data["round"]}
    if fact.round is not None:
        said["round"] = _round(tournament, fact, texts)
    elif data.get("stage") and data.get("round"):
        said["round"] = words.round_name(tournament, data["stage"], data["round"], texts)
    if fact.match is not None:
        said["table"] = fact.match.number
    elif data.get("number"):
        said["table"] = data["number"]
    if event.kind == "ruled":
        said["scores"] = ruled_scores(tournament, event, texts)
        if _is_secret(tournament, fact):
            key = "ruled-sealed"
    if event.kind in ("replaced", "invited"):
        said["out"] = _replaced_lord(tournament, event) or "–"
    if event.kind == "renamed":
        was, now = Lord(*data["was"]), Lord(*data["lord"])
        told = replace(now, mark=tournament.known(now).mark)
        said |= {"was": words.lord(was), "lord": words.lord(told)}
    if event.kind == "seeded":
        said["lords"] = seeds(tournament, data["order"], texts)
    if event.kind in ("stage_ended", "confirmed", "rewound"):
        said["stage"] = _stage(tournament, data["stage"], texts)
    if not texts.has(f"cups-log-{key}"):
        key = "other"
    line = _because(event, texts(f"cups-log-{key}", **said), texts)
    return f"{line} {texts('cups-log-own-table')}" if _is_at_own_table(tournament, fact) else line


def _because(event: TournamentEvent, line: str, texts: Texts) -> str:
    """Add the reason to a line of the log that has no place for one."""
    reason = event.data.get("reason")
    if event.kind not in ("team", "message") or not reason:
        return line
    key = "because" if event.kind == "team" else "message-because"
    return texts(f"cups-log-{key}", what=line, reason=name(str(reason)))


def _is_at_own_table(tournament: Tournament, fact: Told) -> bool:
    """Whether an organizer or judge decided at the table where they sit themselves."""
    by, match = fact.event.by, fact.match
    if by is None or match is None or fact.event.kind not in AT_TABLES:
        return False
    return any(tournament.entry(number).has(by.user) for number in match.entries)


def _said_of_dates(event: TournamentEvent, texts: Texts) -> dict[str, str]:
    """Return what the log says of dates that moved, and of what else was changed."""
    data = event.data
    if event.kind == "changed":
        return {"what": public_pages.changed(event, texts)}
    if event.kind == "moved":
        return {"closes": when(data["signup_until"]), "start": when(data["start"])}
    if event.kind == "adjourned":
        return {"ends": when(data["ends"])}
    return {"begins": when(data["begins"])} if event.kind == "extended" and "begins" in data else {}


def _by(tournament: Tournament, event: TournamentEvent, texts: Texts) -> str:
    """Name the person who acted; for the bot's own acts, the event."""
    if event.by is None:
        return words.bold(tournament)
    who = words.lord(tournament.known(event.by))
    return texts("cups-log-organiser", by=who) if tournament.organizes(event.by.user) else who


def _is_own_act(tournament: Tournament, event: TournamentEvent) -> bool:
    entry = tournament.entry(event.data["entry"])
    return event.by is not None and entry.has(event.by.user) and not event.data.get("reason")


def _extended(event: TournamentEvent) -> str:
    """Return the part of the text key for dates that moved."""
    if event.data.get("why"):
        return "extended-tied"
    if not event.data.get("round"):
        return "next-begins" if "begins" in event.data else "postponed"
    return "extended" if event.data["seconds"] > 0 else "shortened"


def _arranged(tournament: Tournament, event: TournamentEvent, texts: Texts) -> str:
    """Name the tables and byes that were arranged by hand, or the last two who were exchanged."""
    data = event.data
    if data.get("swaps"):
        return texts.listed([words.names(number, tournament) for number in data["swaps"][-1]])
    return words.arranged(data["tables"], data["byes"], tournament, texts)


def _arranged_key(event: TournamentEvent) -> str:
    if event.data.get("swaps"):
        return "arranged-swap"
    return "arranged" if event.data["tables"] or event.data["byes"] else "arranged-none"


_LOG_KEYS: Final[dict[str, Callable[[Tournament, TournamentEvent], str]]] = {
    "extended": lambda _tournament, event: _extended(event),
    "arranged": lambda _tournament, event: _arranged_key(event),
    "dropped": lambda tournament, event: (
        "dropped-absent"
        if event.data.get("why")
        else "dropped-self"
        if _is_own_act(tournament, event)
        else "dropped"
    ),
    "expelled": lambda _tournament, event: (
        "expelled-passes" if event.data.get("passes") else "expelled"
    ),
    "ruled": lambda _tournament, event: "ruled-stands" if event.data.get("onward") else "ruled",
    "rewound": lambda _tournament, event: (
        "rewound-stage" if event.data["reopens"] else _undone(event, "rewound")
    ),
    "returned": lambda tournament, event: (
        "returned-self" if _is_own_act(tournament, event) else "returned"
    ),
    "invited": lambda _tournament, event: (
        "invited-pilot"
        if event.data.get("pilot")
        else "invited"
        if event.data["out"] is None
        else "invited-instead"
    ),
    "entered": lambda _tournament, event: "entered-late" if event.data["first"] > 1 else "entered",
    "team": lambda _tournament, event: (
        "team-left"
        if event.data.get("why")
        else "team-self"
        if event.by is not None and event.by.user == event.data["user"] and not event.data["add"]
        else "team-helps"
        if event.by is not None and event.by.user == event.data["user"]
        else f"team-{'on' if event.data['add'] else 'off'}"
    ),
}
