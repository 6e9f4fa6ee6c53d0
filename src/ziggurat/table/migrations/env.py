"""Alembic's entry: the connection is handed over by the store, or made from `sqlalchemy.url` by the alembic tool."""

from alembic import context
from sqlalchemy import create_engine

from ziggurat.table.schema import metadata


def migrate(connection: object) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)  # type: ignore[arg-type]
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    migrate(given)
else:
    with create_engine(context.config.get_main_option("sqlalchemy.url") or "").connect() as made:
        migrate(made)
