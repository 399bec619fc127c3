"""By how much the turn of an absent lord is shorter."""

import sqlalchemy as sa
from alembic import op


revision = '1c7e4a95d283'
down_revision = '6f3b8d0e5a94'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.add_column(sa.Column('short', sa.Integer(), server_default='0', nullable=False))


def downgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.drop_column('short')
