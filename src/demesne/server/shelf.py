"""What owners keep under names of their own and play with, each a file in a folder of the server's data."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Generic, Literal, Protocol, TypeVar

import msgspec

from demesne.server.http_messages import NewTable
from demesne.server.names import clean_name
from demesne.server.refusals import Refusal

__all__ = ["LONGEST", "Shelf", "ShelfKind"]

ENDING = ".json"
LONGEST = 40
"""Characters of the name of what is kept."""


class Named(Protocol):
    """Something with the name that its owner gave it."""

    @property
    def name(self) -> str: ...


T = TypeVar("T", bound=Named)
Said = TypeVar("Said", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class ShelfKind(Generic[T, Said]):
    """A kind of thing that owners keep.

    ``word`` names the option of a game that takes one; refusals and files begin with it.
    GET ``/api/<word>`` answers with ``printed``; what is kept stands below ``/api/<path>``
    and in ``folder``. ``value`` makes the option's value and ``info`` what a list says;
    both raise ``Refusal`` ``<word>.wrong`` for what the rules do not take.
    """

    word: str
    path: str
    folder: str
    kind: type[T]
    printed: Callable[[], object]
    value: Callable[[T], object]
    info: Callable[[T], Said]

    @property
    def refusals(self) -> tuple[str, ...]:
        """The codes it refuses with."""
        return tuple(f"{self.word}.{why}" for why in ("unknown", "taken", "full", "wrong"))

    def named(self, thing: T) -> T:
        """*thing* with its name cleaned. Raises ``Refusal`` when nothing readable is left of it."""
        return msgspec.structs.replace(thing, name=clean_name(thing.name, LONGEST))  # type: ignore[type-var]

    def read(self, raw: msgspec.Raw) -> object:
        """The option's value from what a browser sent. Raises ``Refusal`` or ``msgspec.MsgspecError``."""
        return self.value(self.named(msgspec.json.decode(raw, type=self.kind)))


class Shelf(Generic[T, Said]):
    """Things of one *kind* below *data*, at most *most*. One that is kept does not change: tables name it."""

    def __init__(self, kind: ShelfKind[T, Said], data: Path, most: int) -> None:
        self.kind = kind
        self._folder = data / kind.folder
        self._most = most
        self._writing = asyncio.Lock()

    async def keep(self, thing: T) -> Said:
        """*thing* as a file; what a list says of it. Keeping the same thing again is fine.

        Raises ``Refusal`` for one that cannot be, for a name that another has, when there is no room.
        """
        word, thing = self.kind.word, self.kind.named(thing)
        self.kind.value(thing)
        info = self.kind.info(thing)
        async with self._writing:
            match await asyncio.to_thread(self._keep, thing):
                case "taken":
                    raise Refusal(f"{word}.taken", name=thing.name)
                case "full":
                    raise Refusal(f"{word}.full", most=self._most)
        return info

    async def find(self, name: str) -> T:
        """The thing of that name. Raises ``Refusal`` ``<word>.unknown``."""
        found = await asyncio.to_thread(self._read, self._path(name))
        if found is None:
            raise Refusal(f"{self.kind.word}.unknown", name=name[:64])
        return found

    async def all(self) -> list[Said]:
        """What a list says of everything that is kept and can be played with, by name."""
        return [info for thing in await asyncio.to_thread(self._all) if (info := self._info(thing)) is not None]

    async def unpacked(self, wish: NewTable) -> NewTable:
        """*wish* with the thing itself where it has only a name, so that the table does not depend on a file."""
        word = self.kind.word
        try:
            name = msgspec.json.decode(wish.options[word], type=str)
        except (KeyError, msgspec.MsgspecError):
            return wish
        thing = msgspec.Raw(msgspec.json.encode(await self.find(name)))
        return msgspec.structs.replace(wish, options={**wish.options, word: thing})

    def _info(self, thing: T) -> Said | None:
        """What a list says of *thing*; ``None`` for a file that is no longer valid, perhaps changed by hand."""
        try:
            return self.kind.info(thing)
        except Refusal:
            return None

    def _keep(self, thing: T) -> Literal["kept", "taken", "full"]:
        path = self._path(thing.name)
        if (there := self._read(path)) is not None:
            return "kept" if there == thing else "taken"
        self._folder.mkdir(parents=True, exist_ok=True)
        if len(self._files()) >= self._most:
            return "full"
        _write(path, msgspec.json.format(msgspec.json.encode(thing)))
        return "kept"

    def _all(self) -> list[T]:
        found = [thing for path in self._files() if (thing := self._read(path)) is not None]
        return sorted(found, key=lambda thing: thing.name)

    def _files(self) -> list[Path]:
        return list(self._folder.glob(f"*{ENDING}"))

    def _path(self, name: str) -> Path:
        """A file name that no system objects to and nothing else has."""
        plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        return self._folder / f"{self.kind.word}-{plain}-{sha256(name.encode()).hexdigest()[:12]}{ENDING}"

    def _read(self, path: Path) -> T | None:
        """The thing in the file, or ``None`` when there is none that can be read."""
        try:
            return msgspec.json.decode(path.read_bytes(), type=self.kind.kind)
        except (OSError, msgspec.MsgspecError):
            return None


def _write(path: Path, text: bytes) -> None:
    """Writes the whole file or none of it, even if the power fails."""
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
