"""What is kept, what for, how long, who sees it: one list, from which docs/privacy.md is written.

Each table of the database stands in an entry of `KEPT`. What deletes old rows takes its times from
here; those in `DAYS` a host may change (CASTELLAN_KEEP_DAYS).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

HOUR: Final = 3600
DAY: Final = 24 * HOUR
DONE: Final = 30 * DAY
"""How long is kept what is done with: announcements, jobs, plans, invitations, unused set-ups."""
LIMITS: Final = DAY
"""How long what counts for limits of a day is known of somebody who had their data deleted."""
ABSENCES: Final = 730 * DAY
"""How long an absence is kept that is over; those of a calendar year count together."""
REMEMBERED: Final = 90
"""How many days what was decided of somebody holds after a deletion (CASTELLAN_REMEMBER_DAYS)."""
BACKUPS: Final = 30
"""How many days copies of the database are kept (CASTELLAN_BACKUP_DAYS)."""
DAYS: Final[Mapping[str, int]] = MappingProxyType(
    {"people": 730, "reliability": 730, "notes": 365, "imports": 90, "days": 400, "servers": 30}
)
"""How many days is kept what a host may keep longer or shorter; 0: for ever."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept in some tables, in words that a host can publish.

    `file`, `gone`: what `/privacy export` and `/privacy delete` do with it. `shown`: the words of
    `privacy.KEPT` under which `/privacy show` counts it. `lasts`: the seconds after which nothing
    is left of it in these tables if nobody does anything; None: some of it stays.
    """

    what: str
    why: str
    until: str
    sees: str
    file: str
    gone: str
    tables: tuple[str, ...]
    shown: tuple[str, ...] = ()
    lasts: int | None = None


def chosen(values: Mapping[str, int]) -> Mapping[str, int]:
    """Return the times that may be changed, in seconds, as a host has set them; 0: for ever.

    Raises ValueError.
    """
    if unknown := sorted(values.keys() - DAYS.keys()):
        raise ValueError(f"CASTELLAN_KEEP_DAYS: there is no {unknown[0]}, only {', '.join(DAYS)}")
    return {name: days * DAY for name, days in {**DAYS, **values}.items()}


def _days(name: str) -> str:
    return f"[{DAYS[name]}] days"


_MONTH: Final = f"{DONE // DAY} days"
_YOU: Final = "you alone"
_NOBODY: Final = "nobody"
_PLACE: Final = "whoever sees the table's channel"
_SERVER: Final = "the people of the server"
_EVENT: Final = "whoever sees the event's channel"
_YES: Final = "yes"
_NO: Final = "no: it names nobody"
_STAYS: Final = "stays: it names nobody"
_OTHER_NAME: Final = "another number and “A former lord” take your place"

KEPT: Final = (
    Kept(
        "your account's number, your settings, the language of your Discord, whom you have "
        "blocked, in which hours of the day you press buttons (24 counts, no dates), whether a "
        "direct message to you was refused",
        "to call you when and how you want it, to offer you a time zone",
        f"until you have done nothing for {_days('people')}; of whoever has blocked somebody "
        "or is not shown on ladders, settings until they delete them; that a message was refused: "
        "until you were told",
        _YOU,
        _YES,
        "deleted; where somebody has blocked you, a code stays that tells nobody who you are",
        ("users",),
        ("settings", "blocked", "hours"),
        DAYS["people"] * DAY,
    ),
    Kept(
        "absences that you announced, with your note",
        "clocks wait; vacation is counted by the year",
        f"until {ABSENCES // DAY} days after they are over",
        "the dates: whoever sees your tables; the note: you alone",
        _YES,
        "deleted; those that are over stay for a time under a code (see “after a deletion”)",
        ("absences",),
        ("absences",),
        ABSENCES,
    ),
    Kept(
        "which turns you played in time or missed, which games you finished",
        "your reliability, which tables may ask for",
        f"{_days('reliability')}",
        f"{_SERVER}, as a percentage",
        _YES,
        "stays for a time under a code (see “after a deletion”)",
        ("deeds",),
        ("turns",),
        DAYS["reliability"] * DAY,
    ),
    Kept(
        "tables and games: set-up, names at the table, who had which seat when, moves, hints",
        "playing, replaying, checking",
        "permanently: a game is its record",
        f"{_PLACE}; its seed: nobody, until nobody plays with its draw any more",
        "yes, with the records",
        f"{_OTHER_NAME}; the autopilot plays on; names that you gave to tables are drawn anew",
        ("tables", "seats", "former_lords", "games", "moves"),
        ("games", "open", "finished", "former"),
    ),
    Kept(
        "invitations to tables, received and sent",
        "seating you; limits",
        f"until {_MONTH} after they ran out, and the table is over; that you declined or were "
        "asked to go: as part of the table",
        _PLACE,
        _YES,
        _OTHER_NAME,
        ("invitations",),
        ("invitations",),
    ),
    Kept(
        "questions put to a table and the answers, by seat",
        "deciding together",
        "permanently, as part of the game",
        "the table",
        "yes: your answers",
        "your answers are deleted",
        ("votes", "ballots"),
        ("votes",),
    ),
    Kept(
        "notes to your partner",
        "playing as a team",
        f"until {_days('notes')} after the game has ended",
        "you and your partner",
        _YES,
        "deleted",
        ("notes",),
        ("notes",),
    ),
    Kept(
        "the turn that you are composing",
        "it survives a restart",
        "until the game ends",
        _YOU,
        _YES,
        "deleted",
        ("turn_drafts",),
        ("games",),
    ),
    Kept(
        "plans for later turns, and what became of them",
        "playing them when it is your turn",
        f"until {_MONTH} after the game has ended",
        _YOU,
        _YES,
        "deleted",
        ("plans",),
        ("plans",),
    ),
    Kept(
        "set-ups of tables and tournaments that you are choosing",
        "they survive a restart",
        f"until {_MONTH} after your last change",
        _YOU,
        _YES,
        "deleted",
        ("setup_drafts", "cup_drafts"),
        ("drafts", "cup_drafts"),
        DONE,
    ),
    Kept(
        "set-ups and templates of tournaments that you saved for a server",
        "setting up the next one",
        "until somebody removes them",
        _SERVER,
        _YES,
        "deleted",
        ("presets", "cup_templates"),
        ("presets",),
    ),
    Kept(
        "your place in a queue, what for and since when, when you were asked",
        "seating you",
        "until you are seated or leave, a week at most",
        _SERVER,
        _YES,
        "deleted",
        ("queue",),
        ("queue",),
        7 * DAY,
    ),
    Kept(
        "results, ratings and how they changed, trophies",
        "ladders, profiles, honors",
        "permanently: they are made from the records",
        f"{_SERVER}, unless you hide yourself in `/settings`",
        _YES,
        _OTHER_NAME,
        ("results", "ratings", "rating_steps", "achievements"),
        ("results",),
    ),
    Kept(
        "counts of what wins; reviews of finished games, by seat",
        "statistics, advice after a game",
        "permanently",
        _SERVER,
        _NO,
        _STAYS,
        ("tallies", "reviews"),
    ),
    Kept(
        "the watchers' thread of a game, and who opened it",
        "letting people in",
        "permanently, as part of the game",
        "whoever watches the game",
        _YES,
        _OTHER_NAME,
        ("kibitz",),
    ),
    Kept(
        "kingdoms of the day: the draw; your game of a day, its points and streak",
        "one draw for everybody, the ladder of `/daily`",
        f"{_days('days')}; the game itself as all others",
        _SERVER,
        _YES,
        _OTHER_NAME,
        ("days", "day_games"),
        ("results",),
        DAYS["days"] * DAY,
    ),
    Kept(
        "records and kingdoms that you opened with `/import`",
        "opening them again",
        f"until {_days('imports')} after you last opened them",
        _YOU,
        _YES,
        "deleted",
        ("imports",),
        ("imports",),
        DAYS["imports"] * DAY,
    ),
    Kept(
        "games, lords and tournaments that you follow, how closely, when you were last written to",
        "your digests",
        "until you stop, or what you follow is over",
        _YOU,
        _YES,
        "deleted, and others' following you",
        ("follows",),
        ("follows",),
    ),
    Kept(
        "tournaments: set-up, who signed up, came and left, answers to the questions of a sign-up, "
        "pairings, results, what organisers and judges did and why, calls for a judge",
        "pairing, standings, the public log",
        "permanently, as part of the records",
        f"{_EVENT}; answers and calls: its team",
        "yes: what you did and what is about you",
        f"{_OTHER_NAME}; what you wrote is deleted, but for the event's own name and announcement",
        ("cups", "cup_events", "cup_lords", "cup_tables"),
        ("cups",),
    ),
    Kept(
        "what was posted of tournaments, with the numbers of our own messages",
        "keeping pages current, posting nothing twice",
        "permanently, as part of the records",
        _EVENT,
        "no: it repeats the above",
        f"{_OTHER_NAME}; what was for you alone is deleted",
        ("cup_posts",),
    ),
    Kept(
        "actions of organisers that still have to be confirmed",
        "they survive a restart",
        f"until done or replaced, at most {_MONTH} after the event's end",
        "the organiser alone",
        "no: it passes",
        "deleted",
        ("cup_acts",),
    ),
    Kept(
        "what was posted of games, with the numbers of our own messages; which jobs were done",
        "editing our messages, posting nothing twice",
        f"until {_MONTH} after it was done or the game has ended; a game's last announcement: as "
        "part of the game",
        _PLACE,
        "no: it repeats the above",
        f"{_OTHER_NAME}; direct messages to you are forgotten",
        ("outbox", "messages", "jobs"),
    ),
    Kept(
        "after a deletion, under a code in place of your account: turns played and missed, "
        "vacation used; in which events and games that still go on you were; what counts for "
        "limits",
        "decisions and limits hold if you come back",
        f"turns, vacation: [{REMEMBERED}] days; events and games: until they are over; limits: "
        f"{LIMITS // HOUR} hours",
        _NOBODY,
        _YES,
        "made by it; the code can't be turned back",
        ("marks",),
        ("remembered",),
    ),
    Kept(
        "a random number, the key of these codes",
        "knowing people again",
        "permanently",
        _NOBODY,
        _NO,
        _STAYS,
        ("keys",),
    ),
    Kept(
        "servers: their number, what their managers set, the channel and message of the live list",
        "the server's settings",
        "as long as Castellan is in the server",
        "who manages the server",
        _NO,
        _STAYS,
        ("servers", "indexes"),
    ),
    Kept(
        "which button presses were answered (numbers alone)",
        "Discord may send one twice",
        f"{HOUR // 60} minutes",
        _NOBODY,
        _NO,
        _STAYS,
        ("clicks",),
        lasts=HOUR,
    ),
    Kept(
        "when Castellan was running, and when nobody could play",
        "giving that time back to clocks",
        f"outages: {_MONTH}, or as long as a clock waits for them",
        "us alone",
        _NO,
        _STAYS,
        ("pulses", "outages"),
    ),
    Kept(
        "which processes run, and which has which servers",
        "dividing the work among several processes",
        "as long as they run",
        "us alone",
        _NO,
        _STAYS,
        ("processes", "leases"),
    ),
)
"""Everything that is kept. `services/test_row_limits.py` holds how much of it there can be."""
