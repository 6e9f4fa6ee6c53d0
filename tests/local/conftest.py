"""A database for the tables to compare with, and coroutines as tests."""

from server.fixtures import run_coroutine, sqlite

pytest_pyfunc_call = run_coroutine

__all__ = ["pytest_pyfunc_call", "sqlite"]
