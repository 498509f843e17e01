"""What a server writes to standard error: a line for each thing, as text or as JSON, and no key in it."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final, Literal

__all__ = ["Format", "set_up"]

Format = Literal["text", "json"]

_SECRET: Final = re.compile(r"\bq([dimos])_[A-Za-z0-9_-]{6,}")


class _Discreet(logging.Formatter):
    """Writes no key to seats, no session, no invitation and no token, whatever put one into a message."""

    def format(self, record: logging.LogRecord) -> str:
        return _SECRET.sub(r"q\1_…", self.written(record))

    def written(self, record: logging.LogRecord) -> str:
        """The line before keys are removed from it."""
        return super().format(record)


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
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def set_up(level: str, form: Format = "text") -> None:
    """Has everything from *level* on written to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Json() if form == "json" else _Discreet("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
