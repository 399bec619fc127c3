"""The best of a day, and how many built more, are looked up at each press."""

from alembic import op

revision = '6f0b3d9e21a7'
down_revision = 'a3d9f0c1b7e4'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(op.f('ix_day_games_day_points'), 'day_games', ['day', 'points'])


def downgrade() -> None:
    op.drop_index(op.f('ix_day_games_day_points'), table_name='day_games')
