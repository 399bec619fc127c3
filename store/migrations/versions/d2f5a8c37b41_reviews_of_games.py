"""Reviews of games."""

import sqlalchemy as sa
from alembic import op


revision = 'd2f5a8c37b41'
down_revision = '5b8e2d7f3a16'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('reviews',
    sa.Column('game_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('version', sa.Integer(), nullable=False),
    sa.Column('made_at', sa.BigInteger(), nullable=False),
    sa.Column('review', sa.JSON(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['games.id'], name=op.f('fk_reviews_game_id_games')),
    sa.PrimaryKeyConstraint('game_id', name=op.f('pk_reviews'))
    )


def downgrade() -> None:
    op.drop_table('reviews')
