"""The jobs of a game are found by the game, to remove those of a turn with it."""

from alembic import op

revision = 'b3f08d5c9e17'
down_revision = '9c3f7a1e6b48'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('jobs', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_jobs_game_id_done_at'), ['game_id', 'done_at'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('jobs', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_jobs_game_id_done_at'))
