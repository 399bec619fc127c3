"""The level and temper of computer lords who have a seat."""

import sqlalchemy as sa
from alembic import op


revision = '1d7c5a9e3b62'
down_revision = 'd2f5a8c37b41'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.add_column(sa.Column('computer', sa.String(length=40), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.drop_column('computer')
