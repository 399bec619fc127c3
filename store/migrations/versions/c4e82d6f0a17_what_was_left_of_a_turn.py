"""What was left of a turn when it ended, or was interrupted by a takeback."""

import sqlalchemy as sa
from alembic import op


revision = 'c4e82d6f0a17'
down_revision = '5d0e9b3c7f16'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('moves', schema=None) as batch_op:
        batch_op.add_column(sa.Column('remaining', sa.Integer(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('moves', schema=None) as batch_op:
        batch_op.drop_column('remaining')
