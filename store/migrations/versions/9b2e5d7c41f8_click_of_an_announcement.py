"""The interaction that has caused an announcement."""

import sqlalchemy as sa
from alembic import op

revision = '9b2e5d7c41f8_after_7d41c0e5b9f2'
down_revision = '7d41c0e5b9f2_after_c6f1a9d42e70'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('outbox', schema=None) as batch_op:
        batch_op.add_column(sa.Column('click', sa.BigInteger(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('outbox', schema=None) as batch_op:
        batch_op.drop_column('click')
