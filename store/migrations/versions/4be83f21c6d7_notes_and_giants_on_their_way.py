"""Notes between the partners of a team, and the seats to which giants are on their way."""

import sqlalchemy as sa
from alembic import op


revision = '4be83f21c6d7'
down_revision = '7a41e0d92b36'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.add_column(sa.Column('receiving', sa.JSON(none_as_null=True), nullable=True))

    op.create_table('notes',
    sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), autoincrement=True, nullable=False),
    sa.Column('game_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('text', sa.Text(), nullable=False),
    sa.Column('at', sa.BigInteger(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['games.id'], name=op.f('fk_notes_game_id_games')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_notes')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('notes', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_notes_game_id'), ['game_id'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('notes', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_notes_game_id'))

    op.drop_table('notes')
    with op.batch_alter_table('games', schema=None) as batch_op:
        batch_op.drop_column('receiving')
