"""rating steps tell what was before in a season."""

import sqlalchemy as sa
from alembic import op


revision = 'e6c5e56ca2f7'
down_revision = 'b7d25b7d13ae'
branch_labels = None
depends_on = None


def upgrade() -> None:
    # What is there is built anew from the games: nothing is lost, and no value is made up.
    op.execute(sa.text('DELETE FROM rating_steps'))
    with op.batch_alter_table('rating_steps', schema=None, recreate='always') as batch_op:
        batch_op.add_column(sa.Column('season_mu', sa.Float(), nullable=False))
        batch_op.add_column(sa.Column('season_sigma', sa.Float(), nullable=False))
        batch_op.add_column(sa.Column('won', sa.Integer(), nullable=False))


def downgrade() -> None:
    with op.batch_alter_table('rating_steps', schema=None) as batch_op:
        batch_op.drop_column('won')
        batch_op.drop_column('season_sigma')
        batch_op.drop_column('season_mu')

