"""When the lord of a seat last said that they play at that table."""

import sqlalchemy as sa
from alembic import op


revision = '7b30ac4f5a10'
down_revision = '7b2f9d4e6c10'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.add_column(sa.Column('agreed_at', sa.BigInteger(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.drop_column('agreed_at')
