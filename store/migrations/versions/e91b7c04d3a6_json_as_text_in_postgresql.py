"""JSON as text in PostgreSQL, whose own type compares and searches nothing in it."""

import sqlalchemy as sa
from alembic import op

revision = 'e91b7c04d3a6'
down_revision = '8e4b1f9c2a67'
branch_labels = None
depends_on = None

COLUMNS = {
    'cup_acts': ('act',),
    'cup_drafts': ('setup',),
    'cup_events': ('data',),
    'cup_posts': ('data', 'refusals'),
    'cup_templates': ('setup',),
    'cups': ('setup',),
    'former_lords': ('earlier',),
    'games': (
        'options', 'names', 'icons', 'result', 'winners', 'receiving', 'banks', 'away', 'hints',
    ),
    'outbox': ('body', 'refusals'),
    'plans': ('wanted', 'fate'),
    'presets': ('setup',),
    'queue': ('wanted',),
    'reviews': ('review',),
    'seats': ('earlier',),
    'servers': ('settings',),
    'setup_drafts': ('setup',),
    'tables': ('setup',),
    'turn_drafts': ('slots',),
    'users': ('settings', 'hours'),
    'votes': ('data',),
}


def upgrade() -> None:
    _change(sa.Text(), 'text')


def downgrade() -> None:
    _change(sa.JSON(), 'json')


def _change(type_: sa.Text | sa.JSON, name: str) -> None:
    if op.get_bind().dialect.name != 'postgresql':
        return
    for table, columns in COLUMNS.items():
        for column in columns:
            op.alter_column(table, column, type_=type_, postgresql_using=f'{column}::{name}')
