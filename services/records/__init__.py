"""Records: written, read back, imported, verified, and a whole server's as archives.

What became of a game follows from its record alone: `outcome(text)`. In the transaction in which a
game ends, `outcome_of(named(of), header(of))` says the same of what `source` has gathered.
"""

from __future__ import annotations

from services.core.context import ServiceContext
from services.facts import Person
from services.facts.lists import RecordFact
from services.facts.records import ExportFact, ImportFact, KingdomFact, VerifyFact
from services.records import _imports, _verification, archive, record_files
from services.records._imports import opened
from services.records._readers import LONGEST_FILE, refuse_large, shown
from services.records.header import Source, header, heirs, named, pseudonym, public, source
from services.records.outcome import outcome, outcome_of
from services.records.record_files import plain, record, salt_of
from store.rows import ImportRow

__all__ = [
    "LONGEST_FILE",
    "Records",
    "Source",
    "header",
    "heirs",
    "named",
    "opened",
    "outcome",
    "outcome_of",
    "plain",
    "pseudonym",
    "public",
    "record",
    "refuse_large",
    "salt_of",
    "shown",
    "source",
]


class Records:
    """What is done with records as such.

    A file is refused as `record_bad`: the data `why` says what is wrong (the engine's code, or one
    that begins with "file_"), `line` where, the rest as the engine tells it.
    """

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def record(self, game: int) -> RecordFact:
        """Return a game's record as text and JSON, whoever asks. Refused: no_game."""
        return await record_files.record(self._context, game)

    async def bring_record(self, person: Person, name: str, data: bytes) -> ImportFact:
        """Keep a record for its owner alone, until 90 days after they last opened it.

        At most 50 a person; of more those opened longest ago go. Refused: record_bad.
        """
        return await _imports.bring_record(self._context, person, name, data)

    async def bring_kingdom(self, person: Person, text: str) -> KingdomFact:
        """Keep a kingdom text for its owner alone.

        Refused: kingdom_bad (`why` as the engine's, or "no_box": no box has all of it).
        """
        return await _imports.bring_kingdom(self._context, person, text)

    async def opened(self, import_id: int, person: Person) -> ImportRow:
        """Return what a person brought along, and note that it was opened. Refused: no_import."""
        return await _imports.opened(self._context, import_id, person)

    async def verify_game(self, game: int, person: Person) -> VerifyFact:
        """Play a game of this server again from its record. Refused: no_game, watch_table."""
        return await _verification.verify_game(self._context, game, person)

    async def verify_file(self, person: Person, name: str, data: bytes) -> VerifyFact:
        """Play a record from a file again. Refused: record_bad."""
        return await _verification.verify_file(self._context, person, name, data)

    async def export(self, server: int, after: int = 0, part: int = 1) -> ExportFact:
        """Write the games of a server that follow one into an archive of at most 8 MiB.

        `archive.read` reads it back.
        """
        return await archive.export(self._context, server, after, part)
