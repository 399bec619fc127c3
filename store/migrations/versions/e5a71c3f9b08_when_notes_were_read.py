"""When a note was read by the partner it is for."""

import sqlalchemy as sa
from alembic import op


revision = 'e5a71c3f9b08'
down_revision = 'd19c60a2e7b4'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('notes', schema=None) as batch_op:
        batch_op.add_column(sa.Column('read_at', sa.BigInteger(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('notes', schema=None) as batch_op:
        batch_op.drop_column('read_at')
