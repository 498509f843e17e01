"""What owners keep under a name, each a file in a folder of the server's data."""

from __future__ import annotations

import asyncio
import os
import re
from hashlib import sha256
from pathlib import Path
from typing import Generic, Literal, Protocol, TypeVar

import msgspec

from demesne.server.forms import NewTable

__all__ = ["Kept", "named_in", "unpacked"]

ENDING = ".json"


class Named(Protocol):
    """Something with the name that its owner gave it."""

    @property
    def name(self) -> str: ...


T = TypeVar("T", bound=Named)


class Kept(Generic[T]):
    """Things of one *kind* in *folder*, at most *most*. One that is kept does not change: tables name it.

    *word* begins the names of their files.
    """

    def __init__(self, folder: Path, word: str, kind: type[T], most: int) -> None:
        self._folder = folder
        self._word = word
        self._kind = kind
        self.most = most
        self._writing = asyncio.Lock()

    async def keep(self, thing: T) -> Literal["kept", "taken", "full"]:
        """*thing* as a file, unless another has its name or there is no room. The same once more is kept."""
        async with self._writing:
            return await asyncio.to_thread(self._keep, thing)

    async def find(self, name: str) -> T | None:
        """The thing of that name, or ``None``."""
        return await asyncio.to_thread(self._read, self._path(name))

    async def all(self) -> list[T]:
        """Everything that is kept, by name."""
        return sorted(await asyncio.to_thread(self._all), key=lambda thing: thing.name)

    def _keep(self, thing: T) -> Literal["kept", "taken", "full"]:
        path = self._path(thing.name)
        if (there := self._read(path)) is not None:
            return "kept" if there == thing else "taken"
        self._folder.mkdir(parents=True, exist_ok=True)
        if len(self._files()) >= self.most:
            return "full"
        _write(path, msgspec.json.format(msgspec.json.encode(thing)))
        return "kept"

    def _all(self) -> list[T]:
        return [thing for path in self._files() if (thing := self._read(path)) is not None]

    def _files(self) -> list[Path]:
        return list(self._folder.glob(f"*{ENDING}"))

    def _path(self, name: str) -> Path:
        """A file name that no system objects to and nothing else has."""
        plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        return self._folder / f"{self._word}-{plain}-{sha256(name.encode()).hexdigest()[:12]}{ENDING}"

    def _read(self, path: Path) -> T | None:
        """The thing in the file, or ``None`` when there is none that can be read."""
        try:
            return msgspec.json.decode(path.read_bytes(), type=self._kind)
        except (OSError, msgspec.MsgspecError):
            return None


def named_in(wish: NewTable, option: str) -> str | None:
    """The name that *wish* gives for *option*, or ``None`` when it gives no name."""
    try:
        return msgspec.json.decode(wish.options[option], type=str)
    except (KeyError, msgspec.MsgspecError):
        return None


def unpacked(wish: NewTable, option: str, thing: msgspec.Struct) -> NewTable:
    """*wish* with *thing* itself as *option*, so that the table does not depend on a file."""
    return msgspec.structs.replace(wish, options={**wish.options, option: msgspec.Raw(msgspec.json.encode(thing))})


def _write(path: Path, text: bytes) -> None:
    """The whole file or none of it, also when the power fails."""
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
