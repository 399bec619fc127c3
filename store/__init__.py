"""The database: the only place that knows SQL.

`Conflict` is raised where two writers met, `Busy` where others held the database for too long,
`Doubtful` where nobody knows whether it was done, `Full` where the disk is full, `Gone` where its
file was taken away; each transaction works with a `Connection`.

Tables are in `schema`; their columns are the fields of the classes in `rows` and `statistics_rows`.
Every other module holds the queries of one subject; each query is given the connection of a
transaction, which `Store` opens.
"""

from sqlalchemy.exc import IntegrityError as Conflict
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store.backup import (
    SPARED,
    Checked,
    NoFile,
    backup,
    check_file,
    copy_name,
    dispensable,
    is_copy_of,
    is_half_restored,
    last_copy,
    older_copies,
    restore,
    summary,
)
from store.database import Busy, Doubtful, Full, Gone, Store, Unusable, path_of, same, savepoint
from store.instance_lock import LINKED, BeingCopied, has_second_name, hold_alone
from store.last_seen import OLDER, is_older, note_seen
from store.migrate import downgrade, revision, upgrade, was_put_back
from store.move import moving
from store.private_files import OTHERS, is_open, make_file, make_folder, protect, readable
from store.restored import begin_above
from store.revisions import head, is_known, is_next, passed, why_unknown

__all__ = [
    "LINKED",
    "OLDER",
    "OTHERS",
    "SPARED",
    "BeingCopied",
    "Busy",
    "Checked",
    "Conflict",
    "Connection",
    "Doubtful",
    "Full",
    "Gone",
    "NoFile",
    "Store",
    "Unusable",
    "backup",
    "begin_above",
    "check_file",
    "copy_name",
    "dispensable",
    "downgrade",
    "has_second_name",
    "head",
    "hold_alone",
    "is_copy_of",
    "is_half_restored",
    "is_known",
    "is_next",
    "is_older",
    "is_open",
    "last_copy",
    "make_file",
    "make_folder",
    "moving",
    "note_seen",
    "older_copies",
    "passed",
    "path_of",
    "protect",
    "readable",
    "restore",
    "revision",
    "same",
    "savepoint",
    "summary",
    "upgrade",
    "was_put_back",
    "why_unknown",
]
