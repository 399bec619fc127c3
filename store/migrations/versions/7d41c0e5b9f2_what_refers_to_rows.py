"""Before a row is deleted, what refers to it is looked up; and a server's rows are found."""

from alembic import op

revision = '7d41c0e5b9f2_after_c6f1a9d42e70'
down_revision = 'c6f1a9d42e70'
branch_labels = None
depends_on = None

REFERENCES = (
    ('former_lords', 'game_id'),
    ('setup_drafts', 'table_id'),
    ('messages', 'game_id'),
    ('messages', 'outbox_id'),
    ('jobs', 'table_id'),
    ('achievements', 'game_id'),
    ('cup_drafts', 'cup_id'),
    ('outbox', 'server_id'),
    ('jobs', 'server_id'),
    ('cup_posts', 'server_id'),
    ('follows', 'server_id'),
)


def upgrade() -> None:
    for table, column in REFERENCES:
        op.create_index(op.f(f'ix_{table}_{column}'), table, [column])


def downgrade() -> None:
    for table, column in reversed(REFERENCES):
        op.drop_index(op.f(f'ix_{table}_{column}'), table_name=table)
