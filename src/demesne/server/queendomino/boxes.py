"""Owners' boxes: corrections of the printed tables, kept under a name."""

from __future__ import annotations

from typing import Any

import msgspec

from demesne.games.base import OptionError
from demesne.games.queendomino.game import make_royal_wedding
from demesne.server.owners.owner_items import ShelfKind
from demesne.server.queendomino.rules import printed_box
from demesne.server.queendomino.shapes import BoxInfo, OwnBox
from demesne.server.wire.refusals import Refusal

__all__ = ["BOXES", "box_value"]


def box_value(box: OwnBox) -> dict[str, Any]:
    """*box* as the value of a game's option. Raises ``Refusal`` for one that the rules do not take."""
    option: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(box))
    try:
        make_royal_wedding(4, {"box": option})  # the one game that plays with both boxes
    except OptionError as fault:
        raise Refusal("box.wrong", problem=str(fault)[:200]) from None
    return option


def _info(box: OwnBox) -> BoxInfo:
    return BoxInfo(box.name, len(box.buildings), sum(len(dominoes) for dominoes in box.dominoes.values()))


BOXES = ShelfKind("box", "boxes", "boxes", OwnBox, printed_box, box_value, _info)
"""Boxes of the owners of a server."""
