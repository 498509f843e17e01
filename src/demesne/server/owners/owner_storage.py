"""Where small things that owners keep lie, each under a name: in files of a folder, unless a database has them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Protocol

__all__ = ["ENDING", "Drawer", "Files"]

ENDING: Final = ".json"


class Drawer(Protocol):
    """Things under names that no file system objects to."""

    def names(self) -> list[str]:
        """The names of all that is there."""
        ...

    def read(self, name: str) -> bytes | None:
        """What lies there under *name*, if anything can be read."""
        ...

    def write(self, name: str, body: bytes) -> None:
        """Puts *body* there, all of it or nothing; what another has put there meanwhile stays."""
        ...


class Files:
    """The files of *folder*. Implements ``Drawer``."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def names(self) -> list[str]:
        return [path.name.removesuffix(ENDING) for path in self._folder.glob(f"*{ENDING}")]

    def read(self, name: str) -> bytes | None:
        try:
            return (self._folder / f"{name}{ENDING}").read_bytes()
        except OSError:
            return None

    def write(self, name: str, body: bytes) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{name}{ENDING}"
        new = path.with_suffix(".new")
        with new.open("wb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
