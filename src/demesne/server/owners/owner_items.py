"""What owners keep under names of their own and play with, each kind in a drawer of the server's."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Generic, Literal, Protocol, TypeVar

import msgspec

from demesne.server.owners.owner_storage import Drawer
from demesne.server.wire.http_messages import NewTable
from demesne.server.wire.names import clean_name
from demesne.server.wire.refusals import Refusal

__all__ = ["LONGEST", "Shelf", "ShelfKind"]

LONGEST = 40
"""The most characters in the name of something kept."""


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
    GET ``/api/<word>`` answers with ``printed``; what is kept is found below ``/api/<path>`` and in ``folder``.
    ``value`` makes the option's value and ``info`` the entry in a list; both raise ``Refusal`` ``<word>.wrong`` for
    what the rules do not take.
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
    """Things of one *kind* in *drawer*, at most *most*. A kept thing does not change: tables refer to it by name."""

    def __init__(self, kind: ShelfKind[T, Said], drawer: Drawer, most: int) -> None:
        self.kind = kind
        self._drawer = drawer
        self._most = most
        self._writing = asyncio.Lock()

    async def keep(self, thing: T) -> Said:
        """Keeps *thing*; returns its list entry. Keeping the same thing again is fine.

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
        found = await asyncio.to_thread(self._read, self._place(name))
        if found is None:
            raise Refusal(f"{self.kind.word}.unknown", name=name[:64])
        return found

    async def all(self) -> list[Said]:
        """The list entries of everything that is kept and can be played with, by name."""
        return [info for thing in await asyncio.to_thread(self._all) if (info := self._info(thing)) is not None]

    async def unpacked(self, wish: NewTable) -> NewTable:
        """*wish* with the thing itself where it has only a name, so that the table does not depend on the kept one."""
        word = self.kind.word
        try:
            name = msgspec.json.decode(wish.options[word], type=str)
        except (KeyError, msgspec.MsgspecError):
            return wish
        thing = msgspec.Raw(msgspec.json.encode(await self.find(name)))
        return msgspec.structs.replace(wish, options={**wish.options, word: thing})

    def _info(self, thing: T) -> Said | None:
        """The list entry of *thing*; ``None`` if it is no longer valid, perhaps changed by hand."""
        try:
            return self.kind.info(thing)
        except Refusal:
            return None

    def _keep(self, thing: T) -> Literal["kept", "taken", "full"]:
        place = self._place(thing.name)
        if (there := self._read(place)) is not None:
            return "kept" if there == thing else "taken"
        if len(self._drawer.names()) >= self._most:
            return "full"
        self._drawer.write(place, msgspec.json.format(msgspec.json.encode(thing)))
        return "kept" if self._read(place) == thing else "taken"

    def _all(self) -> list[T]:
        found = [thing for name in self._drawer.names() if (thing := self._read(name)) is not None]
        return sorted(found, key=lambda thing: thing.name)

    def _place(self, name: str) -> str:
        """A name that no file system objects to and nothing else has."""
        plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        return f"{self.kind.word}-{plain}-{sha256(name.encode()).hexdigest()[:12]}"

    def _read(self, place: str) -> T | None:
        """The thing kept there, or ``None`` when there is none that can be read."""
        body = self._drawer.read(place)
        try:
            return None if body is None else msgspec.json.decode(body, type=self.kind.kind)
        except msgspec.MsgspecError:
            return None
