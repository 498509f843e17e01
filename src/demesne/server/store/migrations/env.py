"""Alembic's way in: runs the steps on the connection that ``store`` hands over."""

from __future__ import annotations

from alembic import context

from demesne.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
