"""The screen of `/admin health`: problems first, then other facts. Pure builders."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cogs.app import Fault, Refusal
from cogs.codec import ADMIN, Ids
from cogs.discord_errors import NO_RIGHT
from cogs.play.clock_words import full, relative
from cogs.play.game_end import duration
from cogs.screen import Button, Screen, Style, Text, row, screen, small
from locales import Texts, name, plain_name
from services.core.delivery_queue import INTERNAL
from services.facts.health import AstrayFact, HealthFact, WaitingFact

TABLES: Final = 3
"""How many tables with problems are listed."""
REFUSALS: Final = 3
"""How many causes of refused messages are listed."""
LITTLE: Final = 200_000_000
"""How many bytes of free disk space are too few, so that hosts are warned."""
GIGABYTE: Final = 1_000_000_000
MEGABYTE: Final = 1_000_000
_FORBIDDEN: Final = frozenset(f"403/{code}" for code in NO_RIGHT)
_LOCKED: Final = frozenset({"400/50083", "403/160005"})
_ids: Final = Ids(ADMIN)


@dataclass(frozen=True, slots=True)
class Around:
    """Facts that are not in the database."""

    milliseconds: int | None  # to Discord and back; None: not connected
    version: str | None
    backup: int | None  # when the last copy was made; 0: none is made here
    free: int | None  # bytes on the disk of the data
    faults: Sequence[Fault] = ()  # of this server, within a day
    refusals: Sequence[Refusal] = ()  # of this server, within a week
    shut: Sequence[int] = ()  # channels chosen in the settings in which we can't post
    backups_fail: bool = False  # whether the last daily copy of the database could not be made
    readable: bool = False  # whether others on the machine may read the files
    still: bool = False  # whether the disk of the data does not answer
    clock: float = 0.0  # seconds by which the machine's is ahead of Discord's, if by many
    other_program: tuple[int, int] | None = (
        None  # presses that another program answered; the last one
    )
    undrawn: Fault | None = None  # the last picture that could not be drawn, within a day


def health(fact: HealthFact, around: Around, texts: Texts, *, note: str = "") -> Screen:
    """List the problems, or say that there are none."""
    lines = [*_tables(fact, texts), *_other(fact, around, texts)]
    title = texts("admin-health-title", wrong=len(lines))
    return screen(
        Text(title if not note else f"{title}\n{note}"),
        Text("\n".join(lines) if lines else texts("admin-health-well")),
        Text(small(texts.series(_known(fact, around, texts), " · "))),
        row(
            Button(texts.plain("admin-button-retry"), _ids("retry"), Style.MAIN)
            if fact.waiting or fact.late or fact.unlisted
            else None,
            Button(texts.plain("admin-button-look"), _ids("health")),
            Button(texts.plain("admin-button-check"), _ids("check")),
        ),
    )


def _tables(fact: HealthFact, texts: Texts) -> list[str]:
    lines = [_waiting(one, texts) for one in fact.waiting]
    lines += [_astray(one, texts) for one in fact.astray]
    more = len(lines) - TABLES
    return lines if more <= 0 else [*lines[:TABLES], texts("admin-health-more", count=more)]


def _waiting(one: WaitingFact, texts: Texts) -> str:
    return texts(
        "admin-health-waiting",
        table=name(one.table),
        count=one.count,
        since=full(one.since),
        due=relative(one.due),
        place=f"<#{one.home}>",
        why=why(one.code, texts),
    )


def _astray(one: AstrayFact, texts: Texts) -> str:
    if one.home is None:
        where = f"<#{one.channel}>"
        return texts(
            "admin-health-moved", table=name(one.table), channel=where, since=full(one.since)
        )
    key = "admin-health-astray-direct" if one.channel is None else "admin-health-astray-channel"
    return texts(
        key,
        table=name(one.table),
        place=f"<#{one.home}>",
        channel=f"<#{one.channel or 0}>",
        since=full(one.since),
        why=why(one.code, texts),
    )


def why(code: str, texts: Texts) -> str:
    """Say in words why a message is not delivered: "403/50013", "internal/KeyError", an error."""
    status, _, number = code.partition("/")
    if code in _LOCKED:
        return texts("admin-health-why-locked")
    if code in _FORBIDDEN:
        return texts("admin-health-why-forbidden")
    if status == "404":
        return texts("admin-health-why-gone")
    if status == INTERNAL:
        return texts("admin-health-why-internal", code=plain_name(number))
    answered = number and not status.startswith("5")
    kind = "refused" if answered else "silent"
    return texts(f"admin-health-why-{kind}", code=plain_name(code))


def _other(fact: HealthFact, around: Around, texts: Texts) -> list[str]:
    lines = []
    if fact.late:
        lines.append(texts("admin-health-late", count=fact.late))
    if fact.unreadable:
        lines.append(texts("admin-health-unreadable", count=fact.unreadable))
    if fact.unlisted is not None:
        lines.append(texts("admin-health-unlisted", channel=f"<#{fact.unlisted}>"))
    lines += [texts("admin-health-shut", channel=f"<#{one}>") for one in around.shut]
    if fact.given_up is not None:
        last = fact.given_up
        said = {"at": relative(last.at), "why": why(last.code, texts)}
        lines.append(texts("admin-health-given-up", count=last.count, **said))
    if around.milliseconds is None:
        lines.append(texts("admin-health-gateway-away"))
    if around.still:
        lines.append(texts("admin-health-still"))
    if around.clock:
        way = "ahead" if around.clock > 0 else "behind"
        lines.append(texts("admin-health-clock", way=way, seconds=max(1, round(abs(around.clock)))))
    if around.other_program is not None:
        count, answered = around.other_program
        lines.append(texts("admin-health-elsewhere", count=count, at=relative(answered)))
    lines += _files(around, texts)
    if fact.machine_code is not None and not (fact.waiting or fact.astray):  # games come first
        lines.append(texts(f"admin-health-code-{fact.machine_code}"))
    for kind, at in (("full", fact.full_at), ("busy", fact.busy_at)):
        if at is not None:
            lines.append(texts(f"admin-health-{kind}", at=relative(at)))
    return lines + _errors(around, texts)


def _files(around: Around, texts: Texts) -> list[str]:
    lines = []
    if around.free is not None and around.free < LITTLE:
        lines.append(texts("admin-health-low", free=_size(around.free, texts)))
    if around.backups_fail:
        lines.append(texts("admin-health-backups-fail"))
    if around.readable:
        lines.append(texts("admin-health-readable"))
    return lines


def _errors(around: Around, texts: Texts) -> list[str]:
    """List what went wrong on our side, and what Discord refused for good."""
    lines = []
    if around.undrawn is not None:
        said = {"cause": plain_name(around.undrawn.code), "at": relative(around.undrawn.at)}
        lines.append(texts("admin-health-undrawn", **said))
    if around.faults:
        fault, count = around.faults[-1], len(around.faults)
        lines.append(
            texts("admin-health-faults", count=count, code=fault.code, at=relative(fault.at))
        )
    for one in around.refusals[-REFUSALS:]:
        said = {"cause": plain_name(one.cause), "at": relative(one.at)}
        lines.append(texts("admin-health-refused", count=one.count, **said))
    return lines


def _known(fact: HealthFact, around: Around, texts: Texts) -> list[str]:
    """List the other facts."""
    known = []
    if around.milliseconds is not None:
        known.append(texts("admin-health-gateway", milliseconds=around.milliseconds))
    if fact.outage is not None:
        time = duration(fact.outage[1] - fact.outage[0], texts)
        known.append(texts("admin-health-outage", time=time, at=full(fact.outage[1])))
    if around.backup is None:
        known.append(texts("admin-health-backup-none"))
    elif around.backup:
        known.append(texts("admin-health-backup", at=relative(around.backup)))
    if around.free is not None:
        known.append(texts("admin-health-disk", free=_size(around.free, texts)))
    if fact.processes:
        shards = [" ".join(map(str, one)) or "–" for one in fact.processes]
        known.append(texts("admin-health-processes", shards=texts.series(shards, ", ")))
    if around.version is not None:
        known.append(texts("admin-health-version", version=around.version))
    return known


def _size(size: int, texts: Texts) -> str:
    if size >= GIGABYTE:
        return texts("admin-health-gigabytes", size=size // GIGABYTE)
    return texts("admin-health-megabytes", size=size // MEGABYTE)
