"""What tells lords of one name apart at the tables of a tournament."""

import sqlalchemy as sa
from alembic import op


revision = '9c3f7a1e6b48'
down_revision = '4d9a27c6e1f0'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.add_column(sa.Column('mark', sa.String(length=40), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.drop_column('mark')
