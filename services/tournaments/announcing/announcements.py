"""Write the posts that announce a tournament's events, in the transaction of the events.

Kinds of posts, and their ref and part: "home" (the announcement), "checkin", "round" (a round; a
page of its tables), "undone" (a round that was undone, by the event), "standings" (a round; a
group), "bracket" (a stage), "podium", "notice", "book" (the head of the log's thread), "log",
"judge", "call" (mentions of several people) and "told" (one person), all of these by the event.
Pages are edited to stay current. `data` names no person.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from services.core.transaction import Transaction
from services.facts.tournaments import (
    BRACKETS,
    ROLLING,
    Entry,
    Round,
    Stage,
    Tournament,
    TournamentEvent,
)
from services.tournaments.announcing import notifications
from services.tournaments.announcing.notifications import Calling, Row, row_of
from services.tournaments.core.events import match_of_event, round_at
from services.tournaments.core.schedule import next_pairing_at
from services.tournaments.formats import without_first_table
from store import tournament_posts
from store.tournament_posts import TABLES, ref_of, round_of
from store.tournament_rows import TournamentPostRow

PAGES: Final = ("home", "checkin", "round", "standings", "bracket", "podium", "undone")
QUIET: Final = frozenset(
    {"table", "result", "judge", "taken_back", "message", "autopilot", "restarted", "stand"}
) | {"invited", "agreed", "refused", "imported", "arranged"}
"""Events that change nothing in the announcement."""
LOGGED: Final = frozenset(
    {"team", "taken_back", "message", "dropped", "returned", "agreed", "refused"}
)
"""Events that are logged even without a reason."""
MOVING: Final = frozenset({"extended", "moved", "resumed", "outage"})
"""Events that move dates."""
DATED: Final = frozenset(
    {"checkin", "lastcall", "paired", "dates-start", "dates-round", "dates-next"}
)
"""Calls that name a date, and are edited when it moves."""
MANY_GROUPS: Final = 12
"""The most groups whose standings are posted; those of others can be looked up."""


async def note(
    tx: Transaction, before: Tournament, after: Tournament, events: Sequence[TournamentEvent]
) -> None:
    """Write the posts and edits that follow from some events."""
    pages = await tournament_posts.posts_of(tx.connection, after.id, PAGES)
    posts = _Posts(tx, before, after, pages)
    for event in events:
        posts.add(event)
        await _undo(tx, event, pages)
    if not MOVING.isdisjoint(event.kind for event in events):
        calls = await tournament_posts.posts_of(tx.connection, after.id, ("call", "told"))
        there = (row for row in calls if row.kind == "call" or row.message_id is not None)
        posts.marked |= {row.id for row in there if row.data.get("what") in DATED}
    rows = posts.rows
    if any(row["place"] == "log" for row in rows) and not await _has_book(tx, after):
        rows.insert(0, row_of(after, "book", "log", due=tx.now))
    rows += await notifications.called(tx, after, posts.callings)
    await tournament_posts.add_posts(tx.connection, rows, tx.now)
    await tournament_posts.mark_stale(tx.connection, sorted(posts.marked), tx.now)
    tx.woken.add("posted")


async def _has_book(tx: Transaction, tournament: Tournament) -> bool:
    """Whether the log of a tournament exists."""
    return await tournament_posts.find(tx.connection, tournament.id, "book", 0, 0) is not None


async def _undo(
    tx: Transaction, event: TournamentEvent, pages: Sequence[TournamentPostRow]
) -> None:
    """Turn the pages of what was undone into notices of that, so that new ones can follow.

    That is a round whose pairing was undone, all of the stages after one that was reopened, or the
    podium, or the call to check in, of a tournament that was.
    """
    undone = [row for row in pages if _is_undone(event, row)]
    for part, row in enumerate(undone):
        untried = row.state == tournament_posts.WAITING and not row.tries
        values: dict[str, Any] = {"kind": "undone", "ref": event.ordinal, "part": part}
        if untried:
            values["state"] = tournament_posts.DROPPED
        await tournament_posts.change_post(tx.connection, row.id, **values)


def _is_undone(event: TournamentEvent, row: TournamentPostRow) -> bool:
    """Whether an event undoes what a page shows."""
    data = event.data
    if event.kind == "unpaired":
        return row.kind == "round" and row.ref == ref_of(data["stage"], data["round"])
    if event.kind == "rewound":
        gone = [ref_of(data["stage"], one["round"]) for one in data["rounds"] if one["gone"]]
        stage = row.ref if row.kind == "bracket" else round_of(row.ref)[0]
        later = data["reopens"] and stage > data["stage"]
        own = row.kind == "round" and row.ref in gone
        return own or (later and row.kind in ("round", "standings", "bracket"))
    return event.kind == "reopened" and row.kind == ("checkin" if "start" in data else "podium")


async def publish(tx: Transaction, tournament: Tournament) -> None:
    """Post the present standings, or update the pages that exist."""
    stage, last = tournament.stage, _last_round(tournament)
    if stage is None or last is None or stage.kind in BRACKETS:
        return
    ref = ref_of(stage.number, last.number)
    pages = await tournament_posts.posts_of(tx.connection, tournament.id, ("standings",))
    there = {page.part: page.id for page in pages if page.ref == ref}
    rows = [
        row_of(tournament, "standings", "thread", ref, part=part, due=tx.now)
        for part in _groups_of(stage)
        if part not in there
    ]
    await tournament_posts.add_posts(tx.connection, rows, tx.now)
    await tournament_posts.mark_stale(tx.connection, sorted(there.values()), tx.now)
    tx.woken.add("posted")


def _last_round(tournament: Tournament) -> Round | None:
    """Return the last round of the stage in progress."""
    rounds = tournament.rounds_of(tournament.stage.number) if tournament.stage is not None else ()
    return rounds[-1] if rounds else None


def _groups_of(stage: Stage) -> range:
    """Return the parts of the standings: the first groups; 0 without groups."""
    return range(1, min(len(stage.groups), MANY_GROUPS) + 1) if stage.groups else range(1)


class _Posts:
    """The results of some events: new posts, outdated pages, people to notify."""

    def __init__(
        self,
        tx: Transaction,
        before: Tournament,
        after: Tournament,
        pages: Sequence[TournamentPostRow],
    ) -> None:
        self._now = tx.now
        self._before = before
        self._tournament = after
        self._pages = pages
        self.rows: list[Row] = []
        self.callings: list[Calling] = []
        self.marked: set[int] = set()

    def add(self, event: TournamentEvent) -> None:
        """Add the results of an event."""
        if event.kind not in QUIET:
            self._mark("home")
            self._mark("checkin")
        announce = _BRINGS_ABOUT.get(event.kind)
        if announce is not None:
            announce(self, event)
        if not event.data.keys().isdisjoint(("reason", "why", "was")) or event.kind in LOGGED:
            self.post("log", "log", event.ordinal)
        self._moved_up(event)

    def post(self, kind: str, place: str, ref: int, part: int = 0) -> None:
        """Add a post."""
        self.rows.append(row_of(self._tournament, kind, place, ref, part=part, due=self._now))

    def _mark(self, kind: str, *refs: int, part: int | None = None) -> None:
        """Mark the pages of a kind as outdated, or those of some refs, or one part of them."""
        self.marked |= {
            row.id
            for row in self._pages
            if row.kind == kind and (not refs or row.ref in refs) and part in (None, row.part)
        }

    def _call(
        self, event: TournamentEvent, what: str, entries: Iterable[Entry], **values: Any
    ) -> None:
        """Notify the lords of some entries in the way they chose."""
        if event.data.get("quiet"):  # the team has called for so much of it that day
            return
        numbers = tuple(entry.number for entry in entries)
        self.callings.append(Calling(what, event.ordinal, numbers, **values))

    def notify(
        self, event: TournamentEvent, what: str, users: Iterable[int], entry: int = 0
    ) -> None:
        """Notify some people directly, except those whose data was erased."""
        known = tuple(user for user in users if user > 0)
        if known and not event.data.get("quiet"):
            self.callings.append(Calling(what, event.ordinal, (entry,), users=known))

    def _is_own(self, event: TournamentEvent, entry: Entry) -> bool:
        """Whether a lord of an entry caused an event themselves."""
        return event.by is not None and entry.has(event.by.user)

    def _moved_up(self, event: TournamentEvent) -> None:
        """Notify entries that moved up from the waiting list."""
        if event.kind not in ("withdrawn", "started", "dropped", "expelled"):
            return
        waited = {entry.number for entry in self._before.waiting}
        for entry in self._tournament.taking_part:
            if entry.number in waited:
                self.notify(event, "moved", [lord.user for lord in entry.lords], entry.number)
        self._before = self._tournament

    # -- entries -------------------------------------------------------------------------------

    def entered(self, event: TournamentEvent) -> None:
        entry = self._tournament.entry(event.data["entry"])
        if event.data["asked"] is not None:
            self.notify(event, "asked", [event.data["asked"]], entry.number)
        if not self._is_own(event, entry):
            self.notify(event, "added", [lord.user for lord in entry.lords], entry.number)

    def invited(self, event: TournamentEvent) -> None:
        """Ask each of the people directly."""
        own = {*event.data.get("agreed", ()), *((event.by.user,) if event.by else ())}
        asked = [user for user, _ in event.data["lords"] if user not in own]
        self.notify(event, "invited", asked)

    def teamed(self, event: TournamentEvent) -> None:
        """Tell somebody that they are called from now on, and let them step down."""
        user = event.data["user"]
        if event.data["add"] and (event.by is None or event.by.user != user):
            self.notify(event, "teamed", [user])

    def answered(self, event: TournamentEvent) -> None:
        """Tell the lord who asked that somebody joins them, or declines to."""
        entry = self._tournament.entry(event.data["entry"])
        what = "joined" if event.kind == "partner" else "declined"
        self.notify(event, what, [lord.user for lord in entry.lords[:1]], entry.number)

    def started(self, event: TournamentEvent) -> None:
        for number in event.data["out"]:
            lords = self._tournament.entry(number).lords
            self.notify(event, "noshow", [lord.user for lord in lords], number)

    def left(self, event: TournamentEvent) -> None:
        entry = self._tournament.entry(event.data["entry"])
        self._mark_open()
        if event.data.get("why") == "absent":
            self.notify(event, "absent", [lord.user for lord in entry.lords], entry.number)
            return
        if event.by is not None and ("user" in event.data or not self._is_own(event, entry)):
            users = [lord.user for lord in entry.lords]
            out = [event.data["user"]] if "user" in event.data else users
            if "reason" in event.data:  # otherwise they replace somebody, and are notified of that
                self.notify(event, event.kind, out, entry.number)
            before = self._before.entry(entry.number).gone
            stay = [user for user in users if user not in (*out, *before)]
            self.notify(event, "parted", stay, entry.number)
            return
        others = [one.user for one in entry.lords if not event.by or one.user != event.by.user]
        if event.kind == "dropped":  # a partner who left before is not told
            others = [user for user in others if user not in self._before.entry(entry.number).gone]
        what = "rejoined" if event.kind == "returned" else "parted"
        self.notify(event, what, others if len(entry.lords) > 1 else (), entry.number)

    def replaced(self, event: TournamentEvent) -> None:
        self._mark_open()
        number = event.data["entry"]
        self.notify(event, "replaced", [event.data["out"]], number)
        self.notify(event, "instead", [event.data["lord"][0]], number)

    def renamed(self, _event: TournamentEvent) -> None:
        self._mark_open()
        if self._tournament.stage is not None:
            self._mark_results(self._tournament.stage.number)

    # -- rounds and stages ---------------------------------------------------------------------

    def signup_ended(self, event: TournamentEvent) -> None:
        tournament = self._tournament
        if not tournament.setup.checkin:
            return
        self.post("checkin", "thread", 0)
        asked = [one for one in tournament.entries if one.live and not one.here]
        self._call(event, "checkin", asked, until=tournament.start)
        span = max(0, tournament.start - event.at)
        last = tournament.start - min(notifications.LAST_CALL, span // 4)
        self._call(event, "lastcall", asked, until=tournament.start, due=last)

    def stage(self, event: TournamentEvent) -> None:
        """Call those who came through; if it begins at once, those without a first table."""
        tournament, stage = self._tournament, self._tournament.stage_at(event.data["stage"])
        if stage.number == 1 or stage.kind in ROLLING:
            return
        at_once = next_pairing_at(tournament) <= event.at
        through = without_first_table(tournament, stage) if at_once else stage.entries
        self._call(event, "through", [tournament.entry(number) for number in through])

    def paired(self, event: TournamentEvent) -> None:
        data = event.data
        ref = ref_of(data["stage"], data["round"])
        stage = self._tournament.stage_at(data["stage"])
        one = round_at(self._tournament, data["stage"], data["round"])
        for part in range(max(1, -(-len(one.matches) // TABLES))):
            if not self._has("round", ref, part):
                self.post("round", "thread", ref, part)
        self._mark("round", ref)
        if stage.kind in BRACKETS:
            self._mark("bracket", stage.number)
            if not self._has("bracket", stage.number):
                self.post("bracket", "thread", stage.number)
        playing = [self._tournament.entry(n) for table in data["tables"] for n in table["entries"]]
        self._call(event, "paired", playing)
        # In an elimination only the best seeded are free, and later those who came through know it.
        if stage.kind not in (*BRACKETS, *ROLLING) or (stage.number, one.number) == (1, 1):
            self._call(event, "free", [self._tournament.entry(number) for number in data["byes"]])

    def unpaired(self, event: TournamentEvent) -> None:
        stage, ref = event.data["stage"], ref_of(event.data["stage"], event.data["round"])
        self._mark("round", ref)
        self._mark("bracket", stage)
        if not event.data.get("reason"):  # an exchange pairs it again at once
            return
        undone = round_at(self._before, stage, event.data["round"])
        sat = [number for match in undone.matches for number in match.entries]
        entries = [self._tournament.entry(number) for number in (*sat, *undone.byes)]
        self._call(event, "unpaired", [one for one in entries if one.state == "in"])

    def played(self, event: TournamentEvent) -> None:
        data = event.data
        stage, ref = data["stage"], ref_of(data["stage"], data["round"])
        matches = round_at(self._tournament, stage, data["round"]).matches
        part = sum(one.number < data["number"] for one in matches) // TABLES
        self._mark("round", ref, part=part)
        self._mark("bracket", stage)

    def adjourned(self, event: TournamentEvent) -> None:
        """Tell the lords of a table when it ends."""
        self.played(event)
        self._mark("standings")
        match = match_of_event(self._tournament, event.data)
        lords = (lord for one in match.entries for lord in self._tournament.entry(one).lords)
        self.notify(event, "adjourned", [lord.user for lord in lords])

    def ruled(self, event: TournamentEvent) -> None:
        self.played(event)
        self._mark("standings")
        self._mark("podium")
        lords = [
            lord.user
            for score in event.data["scores"]
            for lord in self._tournament.entry(score["entry"]).lords
            if event.by is None or lord.user != event.by.user
        ]
        self.notify(event, "ruled", lords)
        if self._tournament.closes is not None:  # everybody was told what stands
            self.post("notice", "thread", event.ordinal)

    def round_ended(self, event: TournamentEvent) -> None:
        data = event.data
        stage = self._tournament.stage_at(data["stage"])
        ref = ref_of(stage.number, data["round"])
        self._mark("round", ref)
        if stage.kind in BRACKETS or stage.kind == "final":
            self._mark("bracket", stage.number)
            return
        at = ref_of(stage.number, 0) if stage.kind == "ladder" else ref
        for part in _groups_of(stage):
            if not self._has("standings", at, part):
                self.post("standings", "thread", at, part)
        self._mark("standings", at)

    def _has(self, kind: str, ref: int, part: int = 0) -> bool:
        there = ((row.kind, row.ref, row.part) for row in self._pages)
        return (kind, ref, part) in there

    def closing(self, event: TournamentEvent) -> None:
        """Tell the organizers, and everybody if it is the end, until when results can change."""
        self._mark_results(event.data["stage"])
        self.notify(event, "closing", [one.user for one in self._tournament.willing("organizers")])
        if event.data["last"]:
            self.post("notice", "thread", event.ordinal)

    def reopened(self, event: TournamentEvent) -> None:
        """Take the podium back; `_undo` makes it say so. One called off tells its new dates."""
        if "start" in event.data:
            self.post("notice", "thread", event.ordinal)
            self._call(event, "dates-start", [one for one in self._tournament.entries if one.live])
            return
        self._mark("podium")
        self._mark_results(event.data["stage"])
        self.post("notice", "thread", event.ordinal)
        played = [one for one in self._tournament.entries if one.state in ("in", "dropped")]
        self._call(event, "reopened", played)

    def rewound(self, event: TournamentEvent) -> None:
        """Call those whose tables count no more; `_undo` turns pages of whole stages."""
        data = event.data
        for part in data["rounds"]:
            self._mark("round", ref_of(data["stage"], part["round"]))
        self._mark_results(data["stage"])
        self.marked |= {row.id for row in self._pages if _is_undone(event, row)}
        entries = [self._tournament.entry(number) for number in data["entries"]]
        self._call(event, "rewound", [one for one in entries if one.state == "in"])

    def _mark_results(self, stage: int) -> None:
        """Mark the pages that say whether the results of a stage are final."""
        last = max((one.number for one in self._tournament.rounds_of(stage)), default=0)
        self._mark("standings", ref_of(stage, last), ref_of(stage, 0))
        self._mark("bracket", stage)

    def stage_ended(self, event: TournamentEvent) -> None:
        self._mark_results(event.data["stage"])

    # -- organizers ----------------------------------------------------------------------------

    def moved(self, event: TournamentEvent) -> None:
        """Tell everybody concerned of changed times: in a notice, or by a call to new dates."""
        self._mark_open()
        if event.kind not in ("extended", "moved"):
            self.post("notice", "thread", event.ordinal)
            return
        tournament, data = self._tournament, event.data
        concerned = [one for one in tournament.entries if one.live]
        what = "dates-next" if tournament.phase == "running" else "dates-start"
        if data.get("round"):
            what, one = "dates-round", round_at(tournament, data["stage"], data["round"])
            if tournament.rolls:
                there = {number for match in one.matches for number in match.entries}
                concerned = [entry for entry in concerned if entry.number in there]
        self._call(event, what, concerned)

    def changed(self, event: TournamentEvent) -> None:
        """Post a notice of what is different from what was announced."""
        self._mark_open()
        self.post("notice", "thread", event.ordinal)
        if event.data.get("rounds"):
            playing = [one for one in self._tournament.entries if one.state == "in"]
            self._call(event, "ended", playing)

    def _mark_open(self) -> None:
        for one in self._tournament.open_rounds:
            self._mark("round", ref_of(one.stage, one.number))

    def cancelled(self, event: TournamentEvent) -> None:
        self._mark_open()
        self._mark("undone")
        self._call(event, "cancelled", [one for one in self._tournament.entries if one.live])
        if event.by is None:  # too few were there
            playing = {lord.user for one in self._tournament.entries for lord in one.lords}
            team = [lord.user for lord in self._tournament.willing("organizers")]
            self.notify(event, "cancelled", [user for user in team if user not in playing])

    def message(self, event: TournamentEvent) -> None:
        self.post("notice", "thread", event.ordinal)
        self._call(event, "message", [one for one in self._tournament.entries if one.live])


_BRINGS_ABOUT: Final[dict[str, Callable[[_Posts, TournamentEvent], None]]] = {
    "created": lambda posts, _: posts.post("home", "channel", 0),
    "entered": _Posts.entered,
    "invited": _Posts.invited,
    "team": _Posts.teamed,
    "asked": lambda posts, event: posts.notify(
        event, "asked", [event.data["asked"]], event.data["entry"]
    ),
    "declined": _Posts.answered,
    "partner": _Posts.answered,
    "signup_ended": _Posts.signup_ended,
    "started": _Posts.started,
    "stage": _Posts.stage,
    "paired": _Posts.paired,
    "unpaired": _Posts.unpaired,
    "table": _Posts.played,
    "result": _Posts.played,
    "ruled": _Posts.ruled,
    "round_ended": _Posts.round_ended,
    "closing": _Posts.closing,
    "stage_ended": _Posts.stage_ended,
    "reopened": _Posts.reopened,
    "rewound": _Posts.rewound,
    "withdrawn": _Posts.left,
    "dropped": _Posts.left,
    "expelled": _Posts.left,
    "returned": _Posts.left,
    "replaced": _Posts.replaced,
    "renamed": _Posts.renamed,
    "autopilot": lambda posts, event: posts.notify(
        event, "autopilot", [event.data["user"]], event.data["entry"]
    ),
    "adjourned": _Posts.adjourned,
    "changed": _Posts.changed,
    "extended": _Posts.moved,
    "moved": _Posts.moved,
    "paused": _Posts.moved,
    "resumed": _Posts.moved,
    "outage": _Posts.moved,
    "message": _Posts.message,
    "judge": lambda posts, event: posts.post("judge", "log", event.ordinal),
    "over": lambda posts, _: posts.post("podium", "channel", 0),
    "cancelled": _Posts.cancelled,
}
