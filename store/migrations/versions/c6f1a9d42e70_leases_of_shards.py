"""Leases of shards, and the processes that share them."""

import sqlalchemy as sa
from alembic import op

revision = 'c6f1a9d42e70'
down_revision = '6f0b3d9e21a7'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('leases',
    sa.Column('shards', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('shard', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('holder', sa.String(length=40), nullable=True),
    sa.Column('taken_at', sa.BigInteger(), server_default='0', nullable=False),
    sa.Column('until_at', sa.BigInteger(), server_default='0', nullable=False),
    sa.Column('identify_at', sa.BigInteger(), server_default='0', nullable=False),
    sa.PrimaryKeyConstraint('shards', 'shard', name=op.f('pk_leases'))
    )
    op.create_table('processes',
    sa.Column('name', sa.String(length=40), nullable=False),
    sa.Column('shards', sa.Integer(), nullable=False),
    sa.Column('version', sa.String(length=40), nullable=False),
    sa.Column('since', sa.BigInteger(), nullable=False),
    sa.Column('renewed_at', sa.BigInteger(), nullable=False),
    sa.PrimaryKeyConstraint('name', name=op.f('pk_processes'))
    )


def downgrade() -> None:
    op.drop_table('processes')
    op.drop_table('leases')
