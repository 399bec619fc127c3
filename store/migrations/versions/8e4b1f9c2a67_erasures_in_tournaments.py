"""How often names in the events of a tournament were changed."""

import sqlalchemy as sa
from alembic import op


revision = '8e4b1f9c2a67'
down_revision = 'a7e3c91d5b48'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('cups', schema=None) as batch_op:
        batch_op.add_column(sa.Column('erasures', sa.Integer(), server_default='0', nullable=False))


def downgrade() -> None:
    with op.batch_alter_table('cups', schema=None) as batch_op:
        batch_op.drop_column('erasures')
