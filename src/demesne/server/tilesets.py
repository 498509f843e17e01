"""Owners' tile sets for Domaine, each a file under a name in the data folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from demesne.games.base import NotationError, OptionError
from demesne.games.domaine.terrain import parse_land
from demesne.games.domaine.tiles import OWN_TILES, TileSet, parse_tiles, tiles_value, unexpected
from demesne.server.forms import NewTable, OwnTiles, TilesInfo
from demesne.server.kept import Kept, named_in, unpacked
from demesne.server.names import clean_name
from demesne.server.refusals import Refusal

__all__ = ["TileSets", "board_option", "drawn_tiles", "tiles_option"]

LONGEST = 40
"""Characters of a tile set's name."""


class TileSets:
    """Tile sets in *folder*, at most *most*."""

    def __init__(self, folder: Path, most: int) -> None:
        self._kept = Kept(folder, "tiles", OwnTiles, most)

    async def keep(self, tiles: OwnTiles) -> TilesInfo:
        """*tiles* as a file. The same once more is no fault.

        Raises ``Refusal`` for a set that cannot be, for a name that another has, when there is no room.
        """
        tiles = msgspec.structs.replace(tiles, name=clean_name(tiles.name, LONGEST))
        info = _info(tiles)
        match await self._kept.keep(tiles):
            case "taken":
                raise Refusal("tiles.taken", name=tiles.name)
            case "full":
                raise Refusal("tiles.full", most=self._kept.most)
        return info

    async def find(self, name: str) -> OwnTiles:
        """The set of that name. Raises ``Refusal`` ``tiles.unknown``."""
        if (found := await self._kept.find(name)) is None:
            raise Refusal("tiles.unknown", name=name[:64])
        return found

    async def unpacked(self, wish: NewTable) -> NewTable:
        """*wish* with the set itself where it has only the name of a kept one."""
        name = named_in(wish, "tiles")
        return wish if name is None else unpacked(wish, "tiles", await self.find(name))

    async def all(self) -> list[TilesInfo]:
        """Every set that is kept and can be played with, by name."""
        return [_info(tiles) for tiles in await self._kept.all() if _can_be(tiles)]


def drawn_tiles() -> OwnTiles:
    """The set drawn for this project, without a name."""
    return msgspec.convert(tiles_value(OWN_TILES), OwnTiles)


def tiles_option(tiles: OwnTiles) -> dict[str, Any]:
    """*tiles* as the value of the game's option. Raises ``Refusal`` for a set that the rules do not take."""
    return tiles_value(_read(msgspec.structs.replace(tiles, name=clean_name(tiles.name, LONGEST))))


def board_option(board: str | list[list[str]]) -> str | list[list[str]]:
    """*board* as the value of the game's option. Raises ``Refusal`` for what is no land."""
    try:
        parse_land(board)
    except NotationError as fault:
        raise Refusal("board.wrong", problem=str(fault)[:200]) from None
    return board


def _read(tiles: OwnTiles) -> TileSet:
    try:
        return parse_tiles(msgspec.to_builtins(tiles))
    except OptionError as fault:
        raise Refusal("tiles.wrong", problem=str(fault)[:200]) from None


def _can_be(tiles: OwnTiles) -> bool:
    """A file may have been changed by hand."""
    try:
        _read(tiles)
    except Refusal:
        return False
    return True


def _info(tiles: OwnTiles) -> TilesInfo:
    return TilesInfo(tiles.name, {terrain.value: count for terrain, count in unexpected(_read(tiles).tiles).items()})
