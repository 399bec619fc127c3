"""Export tournaments as files, and look up the players of imported ones.

Files name people as everybody sees them and by the server's pseudonyms, nothing more. The archive
of a whole tournament with the records of its games comes in parts that are complete by themselves:
the last game of a part tells where the next one begins, so any part can be requested again.
"""

import asyncio
import io
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal, TypeVar, get_args

from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.facts.names import folded
from services.facts.records import ExportFact
from services.facts.tournament_acts import Newcomer
from services.facts.tournaments import Lord, Tournament
from services.records import file_name_of, pseudonym, salt_of
from services.records.archive import Part, add_game, written
from services.tournaments.core.offload import MAX_INLINE, TABLES_PER_ENTRY
from services.tournaments.core.repository import load
from services.tournaments.files import documents, sheets, trf
from services.tournaments.files.entries import NamedMember, NamedPlayer, parse_entries, refusal
from store import games, tournaments

Form = Literal[
    "csv",
    "json",
    "xlsx",
    "trf",
    "entries",
    "pairings",
    "results",
    "standings",
    "crosstable",
    "bracket",
    "sheet",
]
"""Forms of an export: all tables in a zip file, the document, all tables as a workbook, a report
for chess tools, or one of the tables.
"""
FORMS: tuple[Form, ...] = get_args(Form)
Result = TypeVar("Result")


TWO = 2
NAMES = 100
"""Most people whom a file may name without an account: as many as can be asked at once."""
FindMembers = Callable[[str], Awaitable[Sequence[NamedMember]]]
"""Finds the members of the server who have a name that begins like that."""


@dataclass(frozen=True, slots=True)
class _ExportData:
    """A tournament with the pseudonyms and seeds that its files need."""

    tournament: Tournament
    salt: str  # of the server's pseudonyms
    players: documents.Players  # everybody's pseudonym
    seeds: documents.Seeds  # of all its games


async def export(
    context: ServiceContext, tournament_id: int, person: Person, form: Form
) -> tuple[str, bytes]:
    """Return a tournament as a file: its name and its content.

    Refused: no_cup, cup_trf (tables of more than two have no report for chess tools), export_waits,
    export_often (data limit).
    """
    async with context.exports.turn(person.id, context.clock.passed(), "event"):
        return await _export(context, tournament_id, form)


async def _export(context: ServiceContext, tournament_id: int, form: Form) -> tuple[str, bytes]:
    known = await _export_data(context, tournament_id)
    name = file_name_of(known.tournament.setup.name)
    if form == "json":
        return f"{name}.json", await _made(context, known, _document, context.clock.now())
    if form == "trf":
        if known.tournament.setup.size != TWO:
            raise Refused("cup_trf")
        text = await asyncio.to_thread(trf.report, known.tournament)
        return f"{name}.trf", text.encode(errors="replace")
    if form == "xlsx":
        return f"{name}.xlsx", await _made(context, known, _workbook)
    tables = await _made(context, known, _tables)
    if form != "csv":
        return f"{name}-{form}.csv", tables[form].encode(errors="replace")
    return f"{name}.zip", await asyncio.to_thread(_zipped, tables)


async def _made(
    context: ServiceContext, known: _ExportData, function: Callable[..., Result], *given: int
) -> Result:
    """Return what a function makes of the data: for large events in a worker process."""
    rounds = known.tournament.rounds
    tables = sum(len(one.matches) for one in rounds)
    if max(len(known.tournament.entries), tables // TABLES_PER_ENTRY) > MAX_INLINE:
        return await context.compute(function, known, *given)
    return await asyncio.to_thread(function, known, *given)


def _document(known: _ExportData, now: int) -> bytes:
    exported = documents.document(known.tournament, known.players, known.seeds)
    whole = {**exported, "made": documents.timestamp(now)}
    return json.dumps(whole, ensure_ascii=False, indent=1).encode(errors="replace")


def _rows(known: _ExportData) -> dict[str, documents.Rows]:
    rows = documents.table_rows(known.tournament, known.players)
    return {**rows, **sheets.sheet_rows(known.tournament)}


def _tables(known: _ExportData) -> dict[str, str]:
    return {name: documents.as_csv(rows) for name, rows in _rows(known).items()}


def _workbook(known: _ExportData) -> bytes:
    """Return all tables as sheets of a workbook. No text in it is a formula."""
    import xlsxwriter  # noqa: PLC0415 - needed only here

    made = io.BytesIO()
    with xlsxwriter.Workbook(made, {"in_memory": True}) as book:
        head = book.add_format({"bold": True})
        for name, rows in _rows(known).items():
            sheet = book.add_worksheet(name)
            sheet.freeze_panes(1, 0)
            for at, row in enumerate(rows):
                for column, cell in enumerate(row):
                    if isinstance(cell, str):
                        plain = cell.encode(errors="replace").decode()
                        sheet.write_string(at, column, plain, None if at else head)
                    elif cell is not None:
                        sheet.write_number(at, column, float(cell))
            sheet.autofit()
    return made.getvalue()


def _zipped(made: dict[str, str]) -> bytes:
    packed = Part()
    for name, text in made.items():
        packed.put(f"{name}.csv", text)
    packed.archive.close()
    return packed.buffer.getvalue()


async def _export_data(context: ServiceContext, tournament_id: int) -> _ExportData:
    async with context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        salt = await salt_of(tx, tournament.server)
        rows = await tournaments.all_tables(tx.connection, tournament.id)
    users = {
        lord.user
        for entry in tournament.entries
        for lord in (*entry.lords, *entry.former)
        if lord.account
    }
    seeds = {(row.stage, row.round, row.number, row.slot): row.seed for row in rows}
    return _ExportData(tournament, salt, {user: pseudonym(salt, user) for user in users}, seeds)


# -- the archive -----------------------------------------------------------------------------------


async def archive(
    context: ServiceContext, tournament_id: int, person: Person, after: int = 0, part: int = 1
) -> ExportFact:
    """Return the records of a tournament's games after one, in an archive of at most 8 MiB.

    The first part also has the tournament's document and tables. Games in progress and those of a
    duplicate round in progress are left out. Refused: no_cup, export_waits, export_often.
    """
    async with context.exports.turn(person.id, context.clock.passed(), "archive"):
        return await _archive(context, tournament_id, after, part)


async def _archive(
    context: ServiceContext, tournament_id: int, after: int, part: int
) -> ExportFact:
    known, now = await _export_data(context, tournament_id), context.clock.now()
    tournament, made, last = known.tournament, Part(), after
    if not after:
        made.put("cup.json", (await _made(context, known, _document, now)).decode())
        for name, text in (await _made(context, known, _tables)).items():
            made.put(f"{name}.csv", text)
    left = [game for game in _games(tournament) if game > after]
    while left and not made.is_full:
        last = left.pop(0)
        async with context.read() as connection:
            row = await games.game(connection, last)
            assert row is not None, "a result is of a game"
            await add_game(connection, made, row, known.salt)
    about: dict[str, Any] = {
        "server": str(tournament.server),
        "cup": str(tournament.id),
        "name": tournament.setup.name,
    }
    about |= {"made": written(now), "part": part, "left": len(left)}
    data = await asyncio.to_thread(made.close, about)
    day = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d")
    name = f"castellan-{file_name_of(tournament.setup.name)}-{day}-part-{part}.zip"
    hidden = len(_games(tournament, revealed=False))
    return ExportFact(name, data, part, len(made.listed), last, len(left), hidden)


def _games(tournament: Tournament, *, revealed: bool = True) -> list[int]:
    """Return the games of a tournament that are over and may be revealed, or may not, in order."""
    return sorted(
        game.game
        for one in tournament.rounds
        if tournament.reveals(one) is revealed
        for match in one.matches
        for game in match.games
        if game.game is not None
    )


# -- entries from a file ---------------------------------------------------------------------------


async def read_entries(
    context: ServiceContext,
    tournament_id: int,
    person: Person,
    data: bytes,
    find: FindMembers | None = None,
) -> tuple[Newcomer, ...]:
    """Return the players named in a file of entries, in order; the action "import" enters them.

    Whoever is named without an account is who has that name in this server, as `find` says, or in
    its tournaments. A name is the file's, or else the one known from there, or else "" (the caller
    has to look the account up). Refused: no_cup, cup_csv_bad (data as `parse_entries`; `why` also
    "unknown": a pseudonym or a name that fits nobody here; "double": it fits several, data lords;
    "names": more than `limit` of them), export_waits, export_often.
    """
    async with context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        salt = await salt_of(tx, tournament.server)
        known = dict(await tournaments.lords_in(tx.connection, tournament.server))
    async with context.exports.turn(person.id, context.clock.passed(), "event"):
        brought = await asyncio.to_thread(parse_entries, data, tournament.setup)
    lookup = _Lookup(known, {pseudonym(salt, user): user for user in known})
    if find is not None:
        every = (one for entry in brought for one in entry.lords)
        named = [one for one in every if one.user is None and one.pseudonym is None]
        if len(named) > NAMES:
            raise refusal("names", limit=NAMES)
    people = []
    for entry in brought:  # one after the other: the first whom nobody knows ends the search
        for one in entry.lords:
            if find is not None and one.user is None and one.pseudonym is None:
                await lookup.search(one, find)
        lords = tuple(lookup.lord(one, entry.line) for one in entry.lords)
        people.append(Newcomer(lords, entry.line))
    return tuple(people)


@dataclass(frozen=True, slots=True)
class _Lookup:
    """Who can be named in a file: by users' names in tournaments, pseudonyms, names of members."""

    known: Mapping[int, str]
    pseudonyms: Mapping[str, int]
    members: dict[str, Sequence[NamedMember]] = field(default_factory=dict)

    async def search(self, named: NamedPlayer, find: FindMembers) -> None:
        """Find the members with a name: as people say it, or else as chess programs write it."""
        for wanted in reversed(named.known_as):
            name = folded(wanted)
            if name not in self.members:
                found = await find(wanted)
                self.members[name] = [one for one in found if name in map(folded, one.names)]
            if self.members[name]:
                return

    def lord(self, named: NamedPlayer, line: int) -> Lord:
        """Return the player that is meant."""
        if named.user is None and named.pseudonym is None:
            return self._by_name(named, line)
        user = named.user or self.pseudonyms.get(named.pseudonym or "")
        if user is None:
            raise refusal("unknown", line=line, value=named.cell)
        return Lord(user, named.name or self.known.get(user, ""))

    def _by_name(self, named: NamedPlayer, line: int) -> Lord:
        wanted = [folded(one) for one in named.known_as]
        found: dict[int, tuple[str, ...]] = {
            user: (name,) for user, name in self.known.items() if folded(name) in wanted
        }
        for member in (one for name in wanted for one in self.members.get(name, ())):
            found[member.user] = member.names
        if not found:
            raise refusal("unknown", line=line, value=named.cell)
        if len(found) > 1:
            lords = tuple(_described(user, names) for user, names in found.items())
            raise refusal("double", line=line, value=named.cell, lords=lords)
        ((user, names),) = found.items()
        return Lord(user, names[0])


def _described(user: int, names: Sequence[str]) -> str:
    """Name one of several people of a name: with the name of their account, and its id."""
    account = [f"@{names[-1]}"] if len(names) > 1 else []
    return " · ".join([names[0], *account, str(user)])
