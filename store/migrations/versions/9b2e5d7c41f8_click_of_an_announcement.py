"""The interaction that has caused an announcement."""

import sqlalchemy as sa
from alembic import op

revision = '9b2e5d7c41f8'
down_revision = '7d41c0e5b9f2'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('outbox', schema=None) as batch_op:
        batch_op.add_column(sa.Column('click', sa.BigInteger(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('outbox', schema=None) as batch_op:
        batch_op.drop_column('click')
