"""What a server writes to standard error: a line for each thing, as text or as JSON, and no key in it."""

from __future__ import annotations

import json
import logging
import re
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final, Literal

__all__ = ["Format", "set_up"]

Format = Literal["text", "json"]

MOST_PLACES: Final = 1000
"""From how many places the tracebacks are known; those from others are written each time."""
_LOGGED: Final = "_logged_by_demesne"
_Place = tuple[object, ...]
_SECRET: Final = re.compile(r"\bq([dimos])_[A-Za-z0-9_-]{6,}")


class _Discreet(logging.Formatter):
    """Writes no key to seats, no session, no invitation and no token, whatever put one into a message.

    Of a fault that comes from the same place as an earlier one, it says in a line what it is, without the traceback:
    on a full disk every request would write a hundred lines.
    """

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._traced: set[_Place] = set()

    def format(self, record: logging.LogRecord) -> str:
        return _SECRET.sub(r"q\1_…", self.written(record))

    def written(self, record: logging.LogRecord) -> str:
        """The line before keys are removed from it."""
        if not (told := self._again(record)):
            return super().format(record)
        return f"{super().format(_untraced(record))}: {told}"

    def _again(self, record: logging.LogRecord) -> str:
        """What is wrong, if a traceback from there has been written; empty if not, and then it counts as written."""
        fault, trace = record.exc_info[1:] if record.exc_info else (None, None)
        if fault is None:
            return ""
        place = _place(fault, trace)
        if place in self._traced:
            return "".join(traceback.format_exception_only(fault)).partition("\n")[0]
        if len(self._traced) < MOST_PLACES:
            self._traced.add(place)
        return ""


class _Json(_Discreet):
    """A line of JSON: when (ISO 8601, UTC), severity, from where, what; with the traceback of an error."""

    def written(self, record: logging.LogRecord) -> str:
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["error"] = self._again(record) or self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


class _Once(logging.Filter):
    """Keeps back what uvicorn says of a fault that has been logged already: it is told of each that ends a request."""

    def filter(self, record: logging.LogRecord) -> bool:
        fault = record.exc_info[1] if record.exc_info else None
        known = getattr(fault, _LOGGED, False)
        if fault is not None:
            setattr(fault, _LOGGED, True)
        return not (known and record.name == "uvicorn.error")


def _is_discreet(record: logging.LogRecord) -> bool:
    """Not what uvicorn tells of sockets: who opens one from where, and at *debug*, every word that goes through it."""
    if record.name != "uvicorn.error" or record.levelno > logging.INFO:
        return True
    of_sockets = "WebSocket" in str(record.msg) or str(record.msg).startswith("connection ")
    return record.levelno == logging.INFO and not of_sockets


def _place(fault: BaseException, trace: TracebackType | None) -> _Place:
    """Where *fault* comes from: its kind, and the lines that led to it."""
    return type(fault), *((frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(trace))


def _untraced(record: logging.LogRecord) -> logging.LogRecord:
    """*record* without its traceback; others may be writing it with."""
    return logging.makeLogRecord(vars(record) | {"exc_info": None, "exc_text": None})


def set_up(level: str, form: Format = "text") -> None:
    """Has everything from *level* on written to standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(_is_discreet)
    handler.addFilter(_Once())
    handler.setFormatter(_Json() if form == "json" else _Discreet("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
