"""When sealed games were opened: they count from then."""

import sqlalchemy as sa
from alembic import op


revision = 'c84d1f6e2a97'
down_revision = 'b3f08d5c9e17'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.add_column(sa.Column('opened_at', sa.BigInteger(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.drop_column('opened_at')
