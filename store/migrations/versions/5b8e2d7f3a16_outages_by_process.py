"""An index by which every clock finds the outages of its server."""

from alembic import op


revision = '5b8e2d7f3a16'
down_revision = 'c84d1f6e2a97'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('outages', schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f('ix_outages_process_until_at'), ['process', 'until_at'], unique=False
        )


def downgrade() -> None:
    with op.batch_alter_table('outages', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_outages_process_until_at'))
