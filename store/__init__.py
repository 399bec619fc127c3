"""The database: the only place that knows SQL.

`Conflict` is raised where two writers met, `Busy` where the database was held by others for too
long, `Full` where the disk is; a `Connection` is what one transaction works with.

Tables and rows are in `schema` and `rows`; queries by subject in `tables`, `games`, `votes`,
`notes`, `people`, `jobs`, `outbox`, `annals` and `pruning`, each given the connection of a
transaction of `Store`.
"""

from sqlalchemy.exc import IntegrityError as Conflict
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store.backup import Checked, NoFile, backup, check_file
from store.database import Busy, Full, Store, Unusable
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
    "upgrade",
]
