"""The report of a simulated month, as lines."""

import json
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping
from statistics import median

from bench.simulated.audit import Audit
from bench.simulated.characters import HOUR
from bench.simulated.record import GameRecord
from bench.simulated.server import Server

FAULTS_SHOWN = 40


def report(server: Server, audit: Audit, wall: float, spent: float) -> Iterator[str]:
    """Yield the report; the last line counts what was lost and doubled."""
    wanted, record, counts = server.wanted, audit.record, server.ledger.counts
    games = record.games.values()
    yield f"{wanted.days} days, {wanted.people} people, seed {wanted.seed}"
    made = Counter(one.by for game in games for one in game.events if one.is_turn)
    yield _common("turns by", made)
    yield _line("games", {**_endings(audit), "set-ups": len(_setups(audit))})
    yield _line("deadlines", {"met": audit.met, "missed": audit.missed, "checked": audit.checked})
    away = made["autopilot"] - audit.missed
    yield _line("autopilot turns", {"in all": made["autopilot"], "of seats without a lord": away})
    yield _line("late lords", lateness(audit))
    yield _common("turns and games", Counter(deed["kind"] for deed in record.deeds))
    said, kept_back = _part(counts, "reminders: "), suppressed(audit)
    yield _line("reminders sent", {"in all": counts["said: ReminderNews"], **said})
    yield _line("reminders suppressed", {"in all": sum(kept_back.values()), **kept_back})
    yield _line("turn messages", {"said silently": counts["turn messages said silently"]})
    fates = plans(audit)
    dropped = _part(fates, "dropped ")
    yield _line("plans fired", {"in all": fates.get("played", 0)})
    yield _line("plans dropped", {"in all": sum(dropped.values()), **dropped})
    others = {key: fates[key] for key in fates if not key.startswith(("played", "dropped"))}
    yield _line("plans otherwise", others)
    yield _line("questions", _part(counts, "questions "))
    yield _line(
        "outages",
        {
            "made good": len(record.outages),
            "seconds": sum(b - a for a, b in record.outages),
            **_part(counts, "troubles: "),
        },
    )
    yield _line("seats", _part(counts, "seats: "))
    yield _line(
        "messages",
        {
            key: counts[key]
            for key in sorted(counts)
            if "message" in key or "tries" in key or "crash" in key or key == "news dropped unsaid"
        },
    )
    yield _line("said", _part(counts, "said: "))
    shown = ("reminders: ", "questions ", "troubles: ", "seats: ", "said: ", "ended: ")
    rest = {
        k: v
        for k, v in counts.items()
        if not k.startswith(shown) and "message" not in k and "tries" not in k and "crash" not in k
    }
    yield _line("people", dict(sorted(rest.items())))
    yield _line("refused", dict(server.ledger.refusals.most_common()))
    yield _line(
        "speed",
        {
            "turns a second": round(audit.turns / wall, 1),
            "wall s": round(wall),
            "processor s": round(spent),
        },
    )
    if audit.faults:
        yield _common("faults", Counter(fault.partition(":")[0] for fault in audit.faults))
        yield from (f"  {fault}" for fault in audit.faults[:FAULTS_SHOWN])
    yield f"{audit.turns} turns, {len(games)} games, {audit.lost} lost, {audit.doubled} doubled"


def _line(name: str, figures: Mapping[str, object]) -> str:
    return f"{name:20} " + (
        ", ".join(f"{what} {number}" for what, number in figures.items()) or "none"
    )


def _common(name: str, counts: Counter[str]) -> str:
    return _line(name, dict(counts.most_common()))


def _part(counts: Mapping[str, int], prefix: str) -> dict[str, int]:
    return {
        key.removeprefix(prefix): counts[key] for key in sorted(counts) if key.startswith(prefix)
    }


def _endings(audit: Audit) -> dict[str, int]:
    words = {"played": "finished", None: "still played"}
    found = Counter(game.row["ending"] for game in audit.record.games.values())
    return {str(words.get(ending, ending)): number for ending, number in found.items()}


def _setups(audit: Audit) -> set[tuple[object, ...]]:
    keys = ("box", "lords", "giants", "court", "teams")
    return {tuple(game.setup.get(key) for key in keys) for game in audit.record.games.values()}


def lateness(audit: Audit) -> dict[str, object]:
    """Say how long games lasted, and what became of lords whose time ran out."""
    games = audit.record.games.values()
    rows = [game.row for game in games if game.row["ending"] == "played"]
    lengths = [(row["ended_at"] - row["started_at"]) / HOUR for row in rows]
    turns = [one for game in games for one in game.standing]
    absences = [back for game in games for seat in game.seats for back in _absences(game, seat)]
    return {
        "median hours of a game": round(median(lengths)) if lengths else None,
        "turns by the autopilot in 100": round(
            100 * sum(one.by == "autopilot" for one in turns) / max(1, len(turns)), 1
        ),
        "late": len(absences),
        "of them back": sum(absences),
        "lost or gave up": sum(
            row["lost_at"] is not None or row["resigned_at"] is not None
            for game in games
            for row in game.seats.values()
        ),
    }


def _absences(game: GameRecord, seat: int) -> Iterator[bool]:
    """Yield for each time that a lord began to miss turns whether they played again."""
    away = None
    for turn in game.standing:
        if turn.seat == seat and turn.by in ("autopilot", "lord", "plan"):
            if away and turn.by != "autopilot":
                yield True
            away = turn.by == "autopilot"
    if away:
        yield False


def suppressed(audit: Audit) -> dict[str, int]:
    """Count the reminders that were planned and not sent, by the reason."""
    ends = {
        game.id: [one.version for one in game.events if not one.receives]
        for game in audit.record.games.values()
    }
    at = {
        (game.id, one.version): one.at
        for game in audit.record.games.values()
        for one in game.events
    }
    said = {
        (row["game_id"], json.loads(row["body"]).get("kind"), row["created_at"])
        for row in audit.record.outbox
        if row["kind"] == "reminder"
    }
    found: Counter[str] = Counter()
    for job in audit.record.jobs:
        if not job["kind"].startswith("remind_") or job["done_at"] is None:
            continue
        game, versions = job["game_id"], ends.get(job["game_id"], [])
        place = bisect_right(versions, job["ref"])
        over = at[game, versions[place]] if place < len(versions) else None
        if over is not None and over <= job["done_at"]:
            found["done before"] += 1
        elif (game, job["kind"], job["done_at"]) not in said:
            found["quiet hours, moved or left out"] += 1
    dropped = sum(
        row["kind"] == "reminder" and row["state"] == "dropped" for row in audit.record.outbox
    )
    return {**found, "dropped before they were said": dropped}


def plans(audit: Audit) -> dict[str, int]:
    """Count the plans by their fates; dropped and replaced ones by the reason."""
    found: Counter[str] = Counter()
    for row in audit.record.plans:
        fate = json.loads(row["fate"] or "{}")
        why = f" ({fate['code']})" if row["state"] in ("dropped", "replaced") else ""
        found[f"{row['state']}{why}"] += 1
    return dict(found.most_common())
