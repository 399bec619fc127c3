"""The database: the only place that knows SQL.

`Conflict` is raised where two writers met, `Busy` where others held the database for too long,
`Full` where the disk is full; each transaction works with a `Connection`.

Tables are in `schema`; their columns are the fields of the classes in `rows` and `statistics_rows`.
Every other module holds the queries of one subject; each query is given the connection of a
transaction, which `Store` opens.
"""

from sqlalchemy.exc import IntegrityError as Conflict
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store.backup import Checked, NoFile, backup, check_file
from store.database import Busy, Full, Store, Unusable, savepoint
from store.migrate import downgrade, head, revision, upgrade

__all__ = [
    "Busy",
    "Checked",
    "Conflict",
    "Connection",
    "Full",
    "NoFile",
    "Store",
    "Unusable",
    "backup",
    "check_file",
    "downgrade",
    "head",
    "revision",
    "savepoint",
    "upgrade",
]
