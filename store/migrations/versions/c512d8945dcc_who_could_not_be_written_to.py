"""Who could not be written to."""

import sqlalchemy as sa
from alembic import op


revision = 'c512d8945dcc'
down_revision = 'cc9df6190222'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('users', schema=None) as batch_op:
        batch_op.add_column(sa.Column('unreached_at', sa.BigInteger(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('users', schema=None) as batch_op:
        batch_op.drop_column('unreached_at')
