"""Both databases, the example title, and coroutines as tests."""

from server.fixtures import database, postgres, postgres_url, run_coroutine, sqlite, tiny_installed

pytest_pyfunc_call = run_coroutine

__all__ = ["database", "postgres", "postgres_url", "pytest_pyfunc_call", "sqlite", "tiny_installed"]
