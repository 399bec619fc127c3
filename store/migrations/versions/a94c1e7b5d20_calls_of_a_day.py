"""Who invited whom lately is looked up, to limit it."""

from alembic import op


revision = 'a94c1e7b5d20'
down_revision = '2b6d4f8a1c35'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(op.f('ix_invitations_by_id_expires_at'), 'invitations', ['by_id', 'expires_at'])


def downgrade() -> None:
    op.drop_index(op.f('ix_invitations_by_id_expires_at'), table_name='invitations')
