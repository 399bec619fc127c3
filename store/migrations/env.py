"""Alembic's environment; runs on the connection it is given, at start-up and in tests alike."""

from alembic import context

from store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
