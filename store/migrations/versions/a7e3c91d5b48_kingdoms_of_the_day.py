"""Kingdoms of the day."""

import sqlalchemy as sa
from alembic import op


revision = 'a7e3c91d5b48'
down_revision = '7b30ac4f5a10'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('days',
    sa.Column('day', sa.Integer(), nullable=False),
    sa.Column('seed', sa.String(length=64), nullable=False),
    sa.Column('box', sa.String(length=40), nullable=False),
    sa.Column('level', sa.String(length=40), nullable=False),
    sa.Column('closed_at', sa.BigInteger(), nullable=True),
    sa.Column('model', sa.String(length=40), nullable=True),
    sa.Column('par', sa.Integer(), nullable=True),
    sa.Column('record', sa.Text(), nullable=True),
    sa.PrimaryKeyConstraint('day', name=op.f('pk_days'))
    )
    op.create_table('day_games',
    sa.Column('day', sa.Integer(), nullable=False),
    sa.Column('user_id', sa.BigInteger(), nullable=False),
    sa.Column('server_id', sa.BigInteger(), nullable=False),
    sa.Column('table_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('points', sa.Integer(), nullable=True),
    sa.Column('worth', sa.Integer(), server_default='0', nullable=False),
    sa.Column('place', sa.Integer(), server_default='0', nullable=False),
    sa.Column('streak', sa.Integer(), server_default='0', nullable=False),
    sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_day_games_table_id_tables')),
    sa.PrimaryKeyConstraint('day', 'user_id', name=op.f('pk_day_games')),
    sa.UniqueConstraint('table_id', name=op.f('uq_day_games_table_id'))
    )
    with op.batch_alter_table('day_games', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_day_games_server_id_day'), ['server_id', 'day'], unique=False)
        batch_op.create_index(batch_op.f('ix_day_games_user_id'), ['user_id'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('day_games', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_day_games_user_id'))
        batch_op.drop_index(batch_op.f('ix_day_games_server_id_day'))

    op.drop_table('day_games')
    op.drop_table('days')
