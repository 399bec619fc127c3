"""The names that lords had before at their tables."""

import sqlalchemy as sa
from alembic import op


revision = '4d9a27c6e1f0'
down_revision = '1c7e4a95d283'
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ('seats', 'former_lords'):
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.add_column(sa.Column('earlier', sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    for table in ('seats', 'former_lords'):
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.drop_column('earlier')
