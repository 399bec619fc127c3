"""Records to hand out: the notation, and the same as JSON (NOTATION)."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from datetime import UTC, datetime

from services._gamefacts import game_fact
from services._house import House
from services._live import Live, load, standing
from services._tablefacts import DYNASTY
from services.facts import GameFact, RecordFact
from store import games, people
from store.rows import MoveRow

SITE = "castellan"
PSEUDONYM = 6


async def record(house: House, game: int) -> RecordFact:
    """Write a game's record; the seed is left out until the game is over."""
    async with house.read() as connection:
        live = await load(house, connection, game)
        fact = await game_fact(connection, live)
        rows = standing(await games.moves(connection, game))
        salt = (await people.server_settings(connection, fact.table.server)).get("salt")
    if salt is None:
        salt = await _new_salt(house, fact.table.server)
    header = _header(live, fact, rows, salt)
    text = live.game.to_record(with_seed=fact.over, **header)
    name = f"{_date(live)}-{_plain(fact.table.name)}-{live.row.id}"
    return RecordFact(fact, text, to_json(text, fact), name)


def _header(live: Live, fact: GameFact, rows: list[MoveRow], salt: str) -> dict[str, str]:
    header = {"site": SITE, "date": _date(live)}
    if fact.table.setup.dynasty:
        header["dynasty"] = f"{live.row.number}/{DYNASTY}"
    if fact.ending in ("agreed", "deserted"):
        header["ending"] = "abandoned"
    users = {seat.seat: seat.user for seat in fact.table.seats}
    names = [f"{seat}={pseudonym(salt, user)}" for seat, user in users.items() if user]
    header["players"] = " ".join(names)
    if gone := _autopilot(rows):
        header["autopilot"] = gone
    return header


def _autopilot(rows: list[MoveRow]) -> str:
    """Name the seats that a computer lord played for, each from its first such turn on."""
    first: dict[int, str] = {}
    for row in rows:
        if row.made_by == "resigned":
            first.setdefault(row.seat, row.turn)
    return " ".join(f"{seat}={turn}" for seat, turn in sorted(first.items()))


def pseudonym(salt: str, user: int) -> str:
    """Return the name of a person in the records of one server: lasting, and telling nothing."""
    mac = hmac.new(salt.encode(), str(user).encode(), hashlib.sha256)
    return "k" + mac.hexdigest()[:PSEUDONYM]


async def _new_salt(house: House, server: int) -> str:
    async with house.write() as work:
        settings = await people.server_settings(work.connection, server)
        salt = settings.get("salt") or secrets.token_hex(16)
        saved = {**settings, "salt": salt}
        await people.save_server(work.connection, server, saved, work.now)
    return str(salt)


def _date(live: Live) -> str:
    return datetime.fromtimestamp(live.row.started_at, UTC).strftime("%Y-%m-%d")


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "game"


def to_json(text: str, fact: GameFact) -> str:
    """Write a record as JSON: the header's keys, the turns, and the score cards."""
    head, _, body = text.partition("\n\n")
    header = dict(line.split(": ", 1) for line in head.splitlines())
    kingdoms = [
        {
            "seats": list(kingdom.seats),
            "scorecard": kingdom.scorecard.to_dict(),
            "text": kingdom.text,
        }
        for kingdom in fact.view.kingdoms
    ]
    whole = {"header": header, "turns": _turns(body), "kingdoms": kingdoms}
    return json.dumps(whole, ensure_ascii=False, indent=1)


def _turns(body: str) -> list[dict[str, object]]:
    turns: list[dict[str, object]] = []
    for line in body.splitlines():
        number, rest = line.split(" ", 1)
        seat, moves = rest.split("  ", 1)
        turns.append({"turn": number, "seat": int(seat), "moves": moves.split("; ")})
    return turns
