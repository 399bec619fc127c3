"""What is still known of people who had their data deleted, by a keyed hash of their account."""

import sqlalchemy as sa
from alembic import op


revision = '5d0e9b3c7f16'
down_revision = 'a94c1e7b5d20'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('keys',
    sa.Column('name', sa.String(length=40), nullable=False),
    sa.Column('value', sa.String(length=64), nullable=False),
    sa.PrimaryKeyConstraint('name', name=op.f('pk_keys'))
    )
    op.create_table('marks',
    sa.Column('mark', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('kind', sa.String(length=40), nullable=False),
    sa.Column('ref', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('other', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('at', sa.BigInteger(), nullable=False),
    sa.PrimaryKeyConstraint('mark', 'kind', 'ref', 'other', name=op.f('pk_marks'))
    )
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.add_column(sa.Column('rated', sa.Integer(), server_default='1', nullable=False))


def downgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.drop_column('rated')
    op.drop_table('marks')
    op.drop_table('keys')
