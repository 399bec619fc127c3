"""Records of games: written, read back, imported, verified, and exported as archives.

The outcome of a game follows from its record alone: `outcome(text)`.
"""

from services.core.facade import Facade, method
from services.records import _imports, _verification, archive, record_files
from services.records._readers import LONGEST_FILE, refuse_large
from services.records.header import (
    RecordSource,
    game_with_first_lords,
    header,
    heirs,
    pseudonym,
    record_source,
)
from services.records.outcome import outcome, outcome_of
from services.records.record_files import file_name_of, record, salt_of
from services.state.access import of_game

__all__ = [
    "LONGEST_FILE",
    "RecordSource",
    "Records",
    "file_name_of",
    "game_with_first_lords",
    "header",
    "heirs",
    "outcome",
    "outcome_of",
    "pseudonym",
    "record",
    "record_source",
    "refuse_large",
    "salt_of",
]


class Records(Facade):
    """Records to write, import, verify and export.

    A file is refused as `record_bad`: its data `why` says what is wrong (the engine's code, or one
    that begins with "file_"), `line` says where, and the rest is the engine's data.
    """

    record = method(record_files.record)
    bring_record = method(_imports.bring_record)
    bring_kingdom = method(_imports.bring_kingdom)
    open_import = method(_imports.open_import)
    verify_game = of_game(_verification.verify_game)
    verify_file = method(_verification.verify_file)
    export = method(archive.export)
