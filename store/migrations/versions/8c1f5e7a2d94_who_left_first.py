"""Who left a game first: the version at which a seat was given up or lost."""

import sqlalchemy as sa
from alembic import op


revision = '8c1f5e7a2d94'
down_revision = '0f7ab7e2c65f'
branch_labels = None
depends_on = None

TABLES = ('seats', 'former_lords')


def upgrade() -> None:
    for table in TABLES:
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.add_column(sa.Column('left_version', sa.Integer(), nullable=True))


def downgrade() -> None:
    for table in TABLES:
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.drop_column('left_version')
