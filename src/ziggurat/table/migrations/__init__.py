"""Alembic migrations of the store; applied when a server starts."""
