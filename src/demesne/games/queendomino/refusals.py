"""What the family's refusals say, for terminals and reports."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["SENTENCES"]

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "king.not-drawn": "that king cannot be drawn now",
        "deal.gone": "that domino is no longer in the box",
        "tile.gone": "no such building tile is left in the pile",
        "place.wrong-domino": "that is not the domino to be placed",
        "place.apart": "the two squares are not side by side",
        "place.occupied": "one of the squares is already taken",
        "place.unconnected": "neither half touches its own landscape or the castle",
        "place.too-wide": "the kingdom would be wider or higher than {size} squares",
        "place.order": "equal halves are written with the smaller square first",
        "discard.wrong-domino": "that is not the domino to be discarded",
        "discard.fits": "the domino can be placed, so it must be",
        "tax.square": "a knight goes on a square of the domino just placed, one on each",
        "tax.knights": "there are not enough knights in reserve",
        "build.no-slot": "the builders' board has no slot of that cost",
        "build.empty-slot": "no tile is for sale in that slot",
        "build.coins": "there are not enough coins for that tile",
        "build.square": "a building goes on a town square",
        "build.taken": "a building already stands on that square",
        "bribe.queen": "the Queen's host may not bribe the dragon",
        "bribe.away": "the dragon has already left its cave this round",
        "bribe.coins": "the dragon asks for one coin",
        "bribe.no-slot": "the builders' board has no slot of that cost",
        "bribe.empty-slot": "there is no tile in that slot to burn",
        "claim.not-in-line": "that domino is not in the next line",
        "claim.taken": "a king already stands on that domino",
        "pass.mandatory": "this step may not be skipped",
    }
)
"""By code; the names in braces are the reason's parameters."""
