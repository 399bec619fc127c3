"""References to rows as wide as their numbers in PostgreSQL; in SQLite they are."""

import sqlalchemy as sa
from alembic import op

revision = 'f2d86a3b91c4'
down_revision = 'e91b7c04d3a6'
branch_labels = None
depends_on = None


def upgrade() -> None:
    _change(sa.BigInteger())


def downgrade() -> None:
    _change(sa.Integer())


def _change(type_: sa.Integer) -> None:
    if op.get_bind().dialect.name == 'postgresql':
        for table in ('jobs', 'messages', 'cup_posts'):
            op.alter_column(table, 'ref', type_=type_)
