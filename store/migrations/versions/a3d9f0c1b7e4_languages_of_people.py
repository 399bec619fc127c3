"""The languages in which people were last seen, for what is written to them directly."""

import sqlalchemy as sa
from alembic import op

revision = 'a3d9f0c1b7e4'
down_revision = 'f2d86a3b91c4'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('users', schema=None) as batch_op:
        batch_op.add_column(sa.Column('spoken', sa.String(length=40), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('users', schema=None) as batch_op:
        batch_op.drop_column('spoken')
