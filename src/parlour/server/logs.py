"""Structured logs: plain lines or JSON. Tokens, seeds and queries are never logged."""

from __future__ import annotations

import logging
import sys
from io import StringIO
from typing import Final, Literal, TextIO

import structlog

from parlour.display.text import harmless

OURS = "parlour"


def set_up(form: Literal["console", "json"], level: str) -> None:
    """Send all log lines, including the standard library's and uvicorn's, to stderr in one form."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    if form == "json":
        last: list[structlog.typing.Processor] = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ]
    else:
        shown = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=harmless_traceback
        )
        last = [harmless_values, shown]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)  # starts, stops and requests have our own lines
    logging.getLogger("uvicorn.error").addFilter(worth_a_line)
    logging.getLogger("uvicorn.access").disabled = True  # its lines hold queries


HOSTILE: Final = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.")
"""uvicorn's messages about broken requests, of which a client may send any number."""


def worth_a_line(record: logging.LogRecord) -> bool:
    """Whether a log line of uvicorn's is about more than a broken request."""
    return record.msg not in HOSTILE


def harmless_values(
    _logger: object, _method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Remove terminal control characters from the values of a log line."""
    return {key: harmless(value) if isinstance(value, str) else value for key, value in event.items()}


def harmless_traceback(out: TextIO, exc_info: structlog.typing.ExcInfo) -> None:
    """Write an exception in plain text, without terminal control characters."""
    text = StringIO()
    structlog.dev.plain_traceback(text, exc_info)
    out.write(harmless(text.getvalue()))


def log() -> structlog.stdlib.BoundLogger:
    """The logger of the server."""
    bound: structlog.stdlib.BoundLogger = structlog.get_logger(OURS)
    return bound
