"""The server that each job works for, so that servers take turns."""

import sqlalchemy as sa
from alembic import op


revision = '2b6d4f8a1c35'
down_revision = '8c1f5e7a2d94'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('jobs', schema=None) as batch_op:
        batch_op.add_column(sa.Column('server_id', sa.BigInteger(), nullable=True))
    op.execute(
        """
        UPDATE jobs SET server_id = COALESCE(
            (SELECT server_id FROM tables WHERE tables.id = jobs.table_id),
            (SELECT tables.server_id FROM tables JOIN games ON games.table_id = tables.id
             WHERE games.id = jobs.game_id),
            (SELECT server_id FROM cups WHERE jobs.kind = 'cup' AND cups.id = jobs.ref),
            (SELECT server_id FROM follows WHERE jobs.kind = 'follow' AND follows.id = jobs.ref)
        )
        WHERE done_at IS NULL
        """
    )


def downgrade() -> None:
    with op.batch_alter_table('jobs', schema=None) as batch_op:
        batch_op.drop_column('server_id')
