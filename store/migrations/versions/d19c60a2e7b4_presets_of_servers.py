"""Set-ups that people of a server saved under a name."""

import sqlalchemy as sa
from alembic import op


revision = 'd19c60a2e7b4'
down_revision = 'fb3756df6eac'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('presets',
    sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), autoincrement=True, nullable=False),
    sa.Column('server_id', sa.BigInteger(), nullable=False),
    sa.Column('name', sa.String(length=40), nullable=False),
    sa.Column('saved_by', sa.BigInteger(), nullable=False),
    sa.Column('setup', sa.JSON(), nullable=False),
    sa.Column('saved_at', sa.BigInteger(), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_presets')),
    sa.UniqueConstraint('server_id', 'name', name=op.f('uq_presets_server_id_name')),
    sqlite_autoincrement=True
    )


def downgrade() -> None:
    op.drop_table('presets')
