"""What has been measured so far, one JSON object a line, so that an interrupted measurement resumes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

__all__ = ["Shelf"]


class Shelf:
    """The findings of one *part* in *folder*, by name."""

    def __init__(self, folder: Path, part: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"{part}.jsonl"
        self._found: dict[str, Any] = {}
        if self._path.exists():
            whole = self._path.read_bytes()
            for line in whole[: whole.rfind(b"\n") + 1].splitlines():
                told = json.loads(line)
                self._found[told["name"]] = told["found"]

    def get(self, name: str, make: Callable[[], Any]) -> Any:
        """What is kept under *name*; made and kept, if it is not there."""
        if name not in self._found:
            found = self._found[name] = make()
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"name": name, "found": found}) + "\n")
        return self._found[name]

    def items(self) -> list[tuple[str, Any]]:
        """All that is kept, with its name."""
        return list(self._found.items())
