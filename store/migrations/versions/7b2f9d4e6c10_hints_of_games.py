"""Hints that were taken in games."""

import sqlalchemy as sa
from alembic import op


revision = '7b2f9d4e6c10'
down_revision = '1d7c5a9e3b62'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.add_column(sa.Column('hints', sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.drop_column('hints')
