"""Records to hand out: the notation, and the same as JSON (NOTATION)."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter

from services._gamefacts import game_fact
from services._house import House
from services._live import Live, load, replay, standing
from services._tablefacts import DYNASTY
from services.facts import GameFact, RecordFact
from services.play._chair import receives
from store import games, people, tables
from store.rows import FormerLordRow, MoveRow

SITE = "castellan"
PSEUDONYM = 6
COMPUTER = ("resigned", "autopilot")


async def record(house: House, game: int) -> RecordFact:
    """Write a game's record; the seed is left out until the game is over."""
    async with house.read() as connection:
        live = await load(house, connection, game)
        fact = await game_fact(connection, live)
        rows = standing(await games.moves(connection, game))
        former = await tables.former_lords(connection, fact.table.id)
        first = _first_lords(live, fact, former)
        salt = (await people.server_settings(connection, fact.table.server)).get("salt")
    if salt is None:
        salt = await _new_salt(house, fact.table.server)
    header = _header(live, fact, first, rows, salt)
    begun = replay(replace(live.row, names=[name for _, name in first]), rows)
    text = begun.game.to_record(with_seed=fact.over, **header)
    name = f"{_date(live)}-{_plain(fact.table.name)}-{live.row.id}"
    return RecordFact(fact, text, to_json(text, fact), name)


def _first_lords(
    live: Live, fact: GameFact, former: Sequence[FormerLordRow]
) -> list[tuple[int | None, str]]:
    """Return who sat where when the game began: the record tells of them, whoever came later."""
    first = {seat.seat: (seat.user, seat.name or "") for seat in fact.table.seats}
    for one in reversed(former):
        if one.game_id == live.row.id:
            first[one.seat] = (one.user_id, one.name)
    return [first[seat] for seat in sorted(first)]


def _header(
    live: Live,
    fact: GameFact,
    first: Sequence[tuple[int | None, str]],
    rows: Sequence[MoveRow],
    salt: str,
) -> dict[str, str]:
    header = {"site": SITE, "date": _date(live)}
    if fact.table.setup.dynasty:
        header["dynasty"] = f"{live.row.number}/{DYNASTY}"
    if fact.ending in ("agreed", "deserted"):
        header["ending"] = "abandoned"
    names = [f"{seat}={pseudonym(salt, user)}" for seat, (user, _) in enumerate(first, 1) if user]
    header["players"] = " ".join(names)
    if gone := _autopilot(rows):
        header["autopilot"] = gone
    return header


def _autopilot(rows: Sequence[MoveRow]) -> str:
    """Name the turns that a computer lord played for a seat (NOTATION): "4=7.1" from one on.

    "4=7.1-9.2" are all of its turns from the first to the second.
    """
    own: dict[int, list[tuple[str, bool]]] = {}
    for row in rows:
        turns = own.setdefault(row.seat, [])
        if not receives(row) and (not turns or turns[-1][0] != row.turn):
            turns.append((row.turn, row.made_by in COMPUTER))
    spans = [(seat, span) for seat, turns in sorted(own.items()) for span in _spans(turns)]
    return " ".join(f"{seat}={span}" for seat, span in spans)


def _spans(turns: Sequence[tuple[str, bool]]) -> list[str]:
    """Return the runs of turns that are marked; one that lasts to the end has no end."""
    spans = []
    for marked, group in groupby(turns, key=itemgetter(1)):
        run = [turn for turn, _ in group]
        if marked:
            spans.append(run[0] if run[-1] == turns[-1][0] else f"{run[0]}-{run[-1]}")
    return spans


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
