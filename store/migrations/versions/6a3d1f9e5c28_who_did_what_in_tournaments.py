"""An index of what each person did in tournaments, lately: their limits are counted by it."""

from alembic import op


revision = '6a3d1f9e5c28'
down_revision = 'c4e82d6f0a17'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('cup_events', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_cup_events_by_id_at'), ['by_id', 'at'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('cup_events', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_cup_events_by_id_at'))
