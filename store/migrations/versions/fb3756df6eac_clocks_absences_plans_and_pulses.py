"""Clocks of games, missed turns and former lords, absences, deeds, plans, pulses, the queue."""

import sqlalchemy as sa
from alembic import op


revision = 'fb3756df6eac'
down_revision = '4be83f21c6d7'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('absences',
    sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), autoincrement=True, nullable=False),
    sa.Column('user_id', sa.BigInteger(), nullable=False),
    sa.Column('from_at', sa.BigInteger(), nullable=False),
    sa.Column('until_at', sa.BigInteger(), nullable=False),
    sa.Column('note', sa.Text(), nullable=False),
    sa.Column('booked_at', sa.BigInteger(), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_absences')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('absences', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_absences_user_id_until_at'), ['user_id', 'until_at'], unique=False)

    op.create_table('outages',
    sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), autoincrement=True, nullable=False),
    sa.Column('process', sa.String(length=40), nullable=False),
    sa.Column('from_at', sa.BigInteger(), nullable=False),
    sa.Column('until_at', sa.BigInteger(), nullable=False),
    sa.Column('credited_at', sa.BigInteger(), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_outages')),
    sqlite_autoincrement=True
    )
    op.create_table('pulses',
    sa.Column('process', sa.String(length=40), nullable=False),
    sa.Column('at', sa.BigInteger(), nullable=False),
    sa.Column('away_since', sa.BigInteger(), nullable=True),
    sa.PrimaryKeyConstraint('process', name=op.f('pk_pulses'))
    )
    op.create_table('queue',
    sa.Column('server_id', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('user_id', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('name', sa.Text(), nullable=False),
    sa.Column('channel_id', sa.BigInteger(), nullable=False),
    sa.Column('wanted', sa.JSON(), nullable=False),
    sa.Column('since', sa.BigInteger(), nullable=False),
    sa.Column('until', sa.BigInteger(), nullable=False),
    sa.PrimaryKeyConstraint('server_id', 'user_id', name=op.f('pk_queue'))
    )
    op.create_table('deeds',
    sa.Column('game_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('version', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('user_id', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('kind', sa.String(length=40), nullable=False),
    sa.Column('at', sa.BigInteger(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['games.id'], name=op.f('fk_deeds_game_id_games')),
    sa.PrimaryKeyConstraint('game_id', 'version', 'user_id', name=op.f('pk_deeds'))
    )
    with op.batch_alter_table('deeds', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_deeds_user_id_at'), ['user_id', 'at'], unique=False)

    op.create_table('former_lords',
    sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), autoincrement=True, nullable=False),
    sa.Column('table_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('user_id', sa.BigInteger(), nullable=False),
    sa.Column('name', sa.Text(), nullable=False),
    sa.Column('game_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=True),
    sa.Column('version', sa.Integer(), nullable=False),
    sa.Column('at', sa.BigInteger(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['games.id'], name=op.f('fk_former_lords_game_id_games')),
    sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_former_lords_table_id_tables')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_former_lords')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('former_lords', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_former_lords_table_id'), ['table_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_former_lords_user_id'), ['user_id'], unique=False)

    op.create_table('plans',
    sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), autoincrement=True, nullable=False),
    sa.Column('game_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('user_id', sa.BigInteger(), nullable=False),
    sa.Column('turn', sa.String(length=40), nullable=False),
    sa.Column('wanted', sa.JSON(), nullable=False),
    sa.Column('made_at', sa.BigInteger(), nullable=False),
    sa.Column('state', sa.String(length=40), nullable=False),
    sa.Column('fate', sa.JSON(none_as_null=True), nullable=True),
    sa.Column('settled_at', sa.BigInteger(), nullable=True),
    sa.Column('told_at', sa.BigInteger(), nullable=True),
    sa.ForeignKeyConstraint(['game_id'], ['games.id'], name=op.f('fk_plans_game_id_games')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_plans')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('plans', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_plans_game_id_seat_state'), ['game_id', 'seat', 'state'], unique=False)
        batch_op.create_index(batch_op.f('ix_plans_user_id'), ['user_id'], unique=False)

    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.add_column(sa.Column('deadline', sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column('credit', sa.Integer(), server_default='0', nullable=False))
        batch_op.add_column(sa.Column('banks', sa.JSON(none_as_null=True), nullable=True))
        batch_op.add_column(sa.Column('paused_at', sa.BigInteger(), nullable=True))

    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.add_column(sa.Column('missed', sa.Integer(), server_default='0', nullable=False))
        batch_op.add_column(sa.Column('missed_at', sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column('absent_since', sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column('lost_at', sa.BigInteger(), nullable=True))

    with op.batch_alter_table('users', schema=None) as batch_op:
        batch_op.add_column(sa.Column('hours', sa.JSON(none_as_null=True), nullable=True))

    with op.batch_alter_table('votes', schema=None) as batch_op:
        batch_op.add_column(sa.Column('data', sa.JSON(none_as_null=True), nullable=True))



def downgrade() -> None:
    with op.batch_alter_table('votes', schema=None) as batch_op:
        batch_op.drop_column('data')

    with op.batch_alter_table('users', schema=None) as batch_op:
        batch_op.drop_column('hours')

    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.drop_column('lost_at')
        batch_op.drop_column('absent_since')
        batch_op.drop_column('missed_at')
        batch_op.drop_column('missed')

    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.drop_column('paused_at')
        batch_op.drop_column('banks')
        batch_op.drop_column('credit')
        batch_op.drop_column('deadline')

    with op.batch_alter_table('plans', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_plans_user_id'))
        batch_op.drop_index(batch_op.f('ix_plans_game_id_seat_state'))

    op.drop_table('plans')
    with op.batch_alter_table('former_lords', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_former_lords_user_id'))
        batch_op.drop_index(batch_op.f('ix_former_lords_table_id'))

    op.drop_table('former_lords')
    with op.batch_alter_table('deeds', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_deeds_user_id_at'))

    op.drop_table('deeds')
    op.drop_table('queue')
    op.drop_table('pulses')
    op.drop_table('outages')
    with op.batch_alter_table('absences', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_absences_user_id_until_at'))

    op.drop_table('absences')
