"""What Domaine's refusals say, for terminals and reports."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["SENTENCES"]

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "draw.gone": "that card is no longer in the deck",
        "draw.stack": "another stack lies on top of the deck",
        "castle.terrain": "a castle stands on a meadow, not on {terrain}",
        "castle.taken": "something already stands on that square",
        "castle.no-knight": "there is no room for a knight beside it",
        "castle.too-near": "{spaces} squares must lie between castles of one colour",
        "knight.beside-castle": "the knight must stand beside the castle just placed, on a meadow or in a forest",
        "card.not-held": "that card is not in your hand",
        "play.symbol": "the card does not show that action",
        "play.price": "the card costs {price} ducats, and you have {ducats}",
        "play.no-part": "nothing could be done with it",
        "part.other-symbol": "the card is being played for another action",
        "end.no-part": "at least one part of the card must be carried out",
        "border.taken": "a border already stands there",
        "border.inside-domain": "no border may stand inside a domain",
        "border.own-figures": "no border may separate two figures of one colour",
        "border.supply": "no borders are left",
        "knight.supply": "no knights are left in the supply",
        "knight.taken": "something already stands on that square",
        "knight.terrain": "a knight stands on a meadow or in a forest, not on {terrain}",
        "knight.not-beside": "no figure of the colour is beside it, or a border lies between",
        "knight.forest": "a knight in a forest costs {price} ducat more",
        "expand.not-own": "only a domain of your own can be expanded",
        "expand.one-domain": "a card expands only one domain",
        "expand.not-beside": "that square is not beside the domain",
        "expand.figure": "a figure stands on that square",
        "expand.own-domain": "that square belongs to another domain of your own",
        "expand.neutral": "domains of the neutral colour cannot be expanded into in this game",
        "expand.allied": "the two domains are allied",
        "expand.strength": "your domain has {own} knights and the other {theirs}; it must have more",
        "expand.supply": "not enough borders are left",
        "desert.not-own": "the new knight must enter a domain of your own",
        "desert.not-theirs": "the knight must leave a domain of an opponent",
        "desert.not-beside": "the two domains do not share a border",
        "desert.no-own-knight": "your domain must hold a knight",
        "desert.no-knight": "no knight of that domain stands there",
        "desert.last-knight": "the last knight of a domain does not desert in this game",
        "desert.allied": "knights do not desert between allied domains in this game",
        "desert.chain": "another knight would lose its connection to the castle",
        "desert.outside": "the new knight must stand in your domain",
        "ally.not-own": "an alliance needs a domain of your own",
        "ally.not-theirs": "an alliance needs a domain of an opponent",
        "ally.not-beside": "the two domains do not share a border",
        "ally.already": "the two domains are already allied",
        "refill.chancery": "that card is not in the Chancery",
        "refill.just-sold": "the card just sold cannot be taken back",
        "refill.must-draw": "after {rounds} rounds without a card drawn or played, the deck must be drawn from",
    }
)
"""By code; the names in braces are the reason's parameters."""
