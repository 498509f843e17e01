"""What Domaine's refusals say, for terminals and reports."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["SENTENCES"]

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "draw.gone": "that card is not in the deck any more",
        "draw.stack": "another stack lies on top of the deck",
        "castle.terrain": "a castle stands on a meadow, not on {terrain}",
        "castle.taken": "something stands on that square already",
        "castle.no-knight": "there is no room for a knight beside it",
        "castle.too-near": "{spaces} squares must lie between castles of one colour",
        "knight.beside-castle": "the knight stands beside the castle just set up, on a meadow or in a forest",
        "card.not-held": "that card is not in the hand",
        "play.symbol": "the card does not show that action",
        "play.price": "the card costs {price} ducats, there are {ducats}",
        "play.no-part": "nothing could be done with it",
        "part.other-symbol": "the card is played for another action",
        "end.no-part": "at least one part of the card must be carried out",
        "border.taken": "a border stands there already",
        "border.inside-domain": "no border may stand inside a domain",
        "border.own-figures": "no border may part two figures of one colour",
        "border.supply": "no border marker is left",
        "knight.supply": "no knight is left in the supply",
        "knight.taken": "something stands on that square already",
        "knight.terrain": "a knight stands on a meadow or in a forest, not on {terrain}",
        "knight.not-beside": "no figure of the colour is beside it, or a border lies between",
        "knight.forest": "a knight in a forest costs {price} ducat more",
        "expand.not-own": "only an own domain can be expanded",
        "expand.one-domain": "an expansion serves one domain",
        "expand.not-beside": "that square is not beside the domain",
        "expand.figure": "a figure stands on that square",
        "expand.own-domain": "that square belongs to another own domain",
        "expand.neutral": "domains of the neutral colour are left alone in this game",
        "expand.allied": "the two domains are allied",
        "expand.strength": "the own domain has {own} knights, the other has {theirs}; it must have more",
        "expand.supply": "there are not enough border markers left",
        "desert.not-own": "the new knight enters an own domain",
        "desert.not-theirs": "the knight leaves the domain of an opponent",
        "desert.not-beside": "the two domains have no border in common",
        "desert.no-own-knight": "the own domain must hold a knight",
        "desert.no-knight": "no knight of that domain stands there",
        "desert.last-knight": "the last knight of a domain stays in this game",
        "desert.allied": "no knight deserts between allied domains in this game",
        "desert.chain": "another knight would lose its connection to the castle",
        "desert.outside": "the new knight must stand in the own domain",
        "ally.not-own": "an alliance binds an own domain",
        "ally.not-theirs": "an alliance binds the domain of an opponent",
        "ally.not-beside": "the two domains have no border in common",
        "ally.already": "the two domains are allied already",
        "refill.chancery": "that card is not in the Chancery",
        "refill.just-sold": "the card just sold cannot be taken back",
        "refill.must-draw": "after {rounds} rounds without a draw or a played card the deck must be drawn from",
    }
)
"""By code; the names in braces are the reason's parameters."""
