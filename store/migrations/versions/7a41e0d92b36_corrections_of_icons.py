"""Corrections of icons that a game is played with."""

import sqlalchemy as sa
from alembic import op


revision = '7a41e0d92b36'
down_revision = 'c512d8945dcc'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.add_column(sa.Column('icons', sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.drop_column('icons')
