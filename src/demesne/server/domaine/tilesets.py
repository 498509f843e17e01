"""Owners' tile sets, kept under a name, and lands given as they are."""

from __future__ import annotations

from typing import Any

import msgspec

from demesne.games.base import NotationError, OptionError
from demesne.games.domaine.terrain import parse_land
from demesne.games.domaine.tiles import OWN_TILES, TileSet, parse_tiles, tiles_value, unexpected
from demesne.server.domaine.shapes import OwnTiles, TilesInfo
from demesne.server.owners.owner_items import ShelfKind
from demesne.server.wire.refusals import Refusal

__all__ = ["TILESETS", "drawn_tiles", "read_board", "tiles_option"]


def drawn_tiles() -> OwnTiles:
    """The set drawn for this project, without a name."""
    return msgspec.convert(tiles_value(OWN_TILES), OwnTiles)


def tiles_option(tiles: OwnTiles) -> dict[str, Any]:
    """*tiles* as the value of the game's option. Raises ``Refusal`` for a set that the rules do not take."""
    return tiles_value(_read(tiles))


def read_board(raw: msgspec.Raw) -> str | list[list[str]]:
    """A land as the value of the game's option. Raises ``Refusal`` for anything else."""
    board: str | list[list[str]] = msgspec.json.decode(raw, type=str | list[list[str]])
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


def _info(tiles: OwnTiles) -> TilesInfo:
    return TilesInfo(tiles.name, {terrain.value: count for terrain, count in unexpected(_read(tiles).tiles).items()})


TILESETS = ShelfKind("tiles", "tilesets", "tiles", OwnTiles, drawn_tiles, tiles_option, _info)
"""Tile sets of the owners of a server."""
