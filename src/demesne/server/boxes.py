"""Owners' boxes, each a file of corrections under a name in the data folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from demesne.games.base import OptionError
from demesne.games.registry import make_game
from demesne.server.forms import BoxInfo, NewTable
from demesne.server.kept import Kept, named_in, unpacked
from demesne.server.names import clean_name
from demesne.server.queendomino.shapes import OwnBox
from demesne.server.refusals import Refusal

__all__ = ["Boxes", "box_option"]

LONGEST = 40
"""Characters of a box's name."""


class Boxes:
    """Boxes in *folder*, at most *most*."""

    def __init__(self, folder: Path, most: int) -> None:
        self._kept = Kept(folder, "box", OwnBox, most)

    async def keep(self, box: OwnBox) -> BoxInfo:
        """*box* as a file. The same once more is no fault.

        Raises ``Refusal`` for one that cannot be, for a name that another has, when there is no room.
        """
        box = _named(box)
        box_option(box)
        match await self._kept.keep(box):
            case "taken":
                raise Refusal("box.taken", name=box.name)
            case "full":
                raise Refusal("box.full", most=self._kept.most)
        return _info(box)

    async def find(self, name: str) -> OwnBox:
        """The box of that name. Raises ``Refusal`` ``box.unknown``."""
        if (found := await self._kept.find(name)) is None:
            raise Refusal("box.unknown", name=name[:64])
        return found

    async def unpacked(self, wish: NewTable) -> NewTable:
        """*wish* with the box itself where it has only the name of a kept one."""
        name = named_in(wish, "box")
        return wish if name is None else unpacked(wish, "box", await self.find(name))

    async def all(self) -> list[BoxInfo]:
        """Every box that is kept, by name."""
        return [_info(box) for box in await self._kept.all()]


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
