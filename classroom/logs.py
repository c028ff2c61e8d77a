"""Structured logs: one line for each event, JSON for machines or plain for people."""

from typing import Any

import structlog

SHARED: list[structlog.typing.Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def drop_colours(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """uvicorn adds its message a second time, coloured."""
    event.pop("color_message", None)
    return event


def configure_structlog() -> None:
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *SHARED,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def logging_config(*, form: str, level: str) -> dict[str, Any]:
    """Everything goes to the root handler.

    Django's own default silences its loggers when DEBUG is off, and with them the
    only trace of a failed `on_commit(robust=True)`.
    """
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "line": {
                "()": structlog.stdlib.ProcessorFormatter,
                "foreign_pre_chain": [*SHARED, structlog.stdlib.ExtraAdder(), drop_colours],
                "processors": [
                    structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                    *_rendering(form),
                ],
            }
        },
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line", "level": level}},
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {
            **{name: {"handlers": [], "propagate": True} for name in ("django", "uvicorn", "celery")},
            # The proxy in front keeps the record of requests.
            "uvicorn.access": {"handlers": [], "propagate": False},
        },
    }


def _rendering(form: str) -> list[structlog.typing.Processor]:
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    return [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
