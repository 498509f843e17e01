"""Owners' boxes, each a file of corrections under a name in the data folder."""

from __future__ import annotations

import asyncio
import os
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from demesne.games.base import OptionError
from demesne.games.registry import make_game
from demesne.server.forms import BoxInfo, NewTable
from demesne.server.names import clean_name
from demesne.server.queendomino.shapes import OwnBox
from demesne.server.refusals import Refusal

__all__ = ["Boxes", "box_option"]

ENDING = ".json"
LONGEST = 40
"""Characters of a box's name."""


class Boxes:
    """Boxes in *folder*, at most *most*. One that is kept does not change: tables name it."""

    def __init__(self, folder: Path, most: int) -> None:
        self._folder = folder
        self._most = most
        self._writing = asyncio.Lock()

    async def keep(self, box: OwnBox) -> BoxInfo:
        """*box* as a file. The same once more is no fault.

        Raises ``Refusal`` for one that cannot be, for a name that another has, when there is no room.
        """
        box = _named(box)
        box_option(box)
        async with self._writing:
            await asyncio.to_thread(self._keep, box)
        return _info(box)

    async def find(self, name: str) -> OwnBox:
        """The box of that name. Raises ``Refusal`` ``box.unknown``."""
        return await asyncio.to_thread(self._find, name)

    async def unpacked(self, wish: NewTable) -> NewTable:
        """*wish* with the box itself where it has only the name of a kept one."""
        try:
            name = msgspec.json.decode(wish.options["box"], type=str)
        except (KeyError, msgspec.MsgspecError):
            return wish
        box = msgspec.Raw(msgspec.json.encode(await self.find(name)))
        return msgspec.structs.replace(wish, options={**wish.options, "box": box})

    async def all(self) -> list[BoxInfo]:
        """Every box that is kept, by name."""
        found = await asyncio.to_thread(self._all)
        return [_info(box) for box in sorted(found, key=lambda box: box.name)]

    def _keep(self, box: OwnBox) -> None:
        path = self._path(box.name)
        if (there := _read(path)) is not None:
            if there == box:
                return
            raise Refusal("box.taken", name=box.name)
        self._folder.mkdir(parents=True, exist_ok=True)
        if len(self._files()) >= self._most:
            raise Refusal("box.full", most=self._most)
        _write(path, msgspec.json.format(msgspec.json.encode(box)))

    def _find(self, name: str) -> OwnBox:
        box = _read(self._path(name))
        if box is None:
            raise Refusal("box.unknown", name=name[:64])
        return box

    def _all(self) -> list[OwnBox]:
        return [box for path in self._files() if (box := _read(path)) is not None]

    def _files(self) -> list[Path]:
        return list(self._folder.glob(f"*{ENDING}"))

    def _path(self, name: str) -> Path:
        """A file name that no system objects to and no other box has."""
        plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        return self._folder / f"box-{plain}-{sha256(name.encode()).hexdigest()[:12]}{ENDING}"


def box_option(box: OwnBox) -> dict[str, Any]:
    """*box* as the value of a game's option. Raises ``Refusal`` for one that the rules do not take."""
    option: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(_named(box)))
    try:
        make_game("royal-wedding", 4, {"box": option})
    except OptionError as fault:
        raise Refusal("box.wrong", problem=str(fault)[:200]) from None
    return option


def _named(box: OwnBox) -> OwnBox:
    return msgspec.structs.replace(box, name=clean_name(box.name, LONGEST))


def _info(box: OwnBox) -> BoxInfo:
    return BoxInfo(box.name, len(box.buildings), sum(len(dominoes) for dominoes in box.dominoes.values()))


def _read(path: Path) -> OwnBox | None:
    """The box in the file, or ``None`` when there is none that can be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=OwnBox)
    except (OSError, msgspec.MsgspecError):
        return None


def _write(path: Path, text: bytes) -> None:
    """The whole file or none of it, also when the power fails."""
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
