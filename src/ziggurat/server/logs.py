"""Logs: a line for people, or JSON for programs; every line of a request has its id."""

import logging
import re
import secrets
import sys

import structlog

ID = re.compile("[A-Za-z0-9._-]{1,64}")


def set_up(kind: str, level: str) -> None:
    """All loggers of the process write to standard error, as `text` or as `json`."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # A traceback tells where, never what was in the variables: passwords and cookies are.
    last: list[structlog.typing.Processor] = [
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
    ]
    if kind == "json":
        where = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        last = [structlog.processors.ExceptionRenderer(where), structlog.processors.JSONRenderer()]
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())


def begin_request(given: str | None) -> str:
    """The id of the request: the proxy's, if it gave one."""
    id = given if given and ID.fullmatch(given) else secrets.token_hex(8)
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(request=id)
    return id
