"""The seats that were played for to the end of a game."""

import sqlalchemy as sa
from alembic import op


revision = '6f3b8d0e5a94'
down_revision = '6a3d1f9e5c28'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.add_column(sa.Column('away', sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.drop_column('away')
