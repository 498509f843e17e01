"""The sentence for a reason's code, for terminals and reports.

The page has its own words in the reader's language; these are for people at a
command line and for whoever reads a record's first fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from demesne.games.base import Reason

__all__ = ["SENTENCES", "sentence"]

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "turn.over": "the game is over",
        "turn.chance": "something must be dealt first",
        "turn.phase": "this is not the step for that",
        "king.not-drawn": "that king cannot be drawn now",
        "deal.gone": "that domino is not in the box any more",
        "tile.gone": "no such building tile is left in the pile",
        "place.wrong-domino": "that is not the domino to be placed",
        "place.apart": "the two squares are not side by side",
        "place.occupied": "a square is taken already",
        "place.unconnected": "neither half touches its own landscape or the castle",
        "place.too-wide": "the kingdom would be wider than {size} squares",
        "place.order": "equal halves are written with the smaller square first",
        "discard.wrong-domino": "that is not the domino to be discarded",
        "discard.fits": "the domino can be placed, so it must be",
        "tax.square": "a knight goes on a square of the domino just placed, one on each",
        "tax.knights": "there are not enough knights in reserve",
        "build.no-slot": "the builders' board has no slot of that cost",
        "build.empty-slot": "no tile is for sale in that slot",
        "build.coins": "there are not enough coins for that tile",
        "build.square": "a building goes on a town square",
        "build.taken": "a building stands on that square already",
        "bribe.queen": "the Queen's host may not bribe the dragon",
        "bribe.away": "the dragon has left its cave in this round",
        "bribe.coins": "the dragon asks for one coin",
        "bribe.no-slot": "the builders' board has no slot of that cost",
        "bribe.empty-slot": "there is no tile in that slot to burn",
        "claim.not-in-line": "that domino is not in the next line",
        "claim.taken": "a king stands on that domino already",
        "pass.mandatory": "this step may not be skipped",
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
        "record.game": "{problem}",
        "record.board": "the land that the record shows is not the one that its options describe",
        "record.names": "{names} names for {players} players",
        "record.unreadable": "{problem}",
        "record.to-move": "the record says that {told} moves, by the rules it is {moves}",
        "record.not-legal": "the record lists {move!r} as legal, the rules do not",
        "record.left-out": "the rules allow {move!r}, the record does not list it",
        "record.unfinished": "the record tells an outcome, but {moves} is still to move",
        "record.sides": "the record tells the score of {told} sides, the game has {sides}",
        "record.outcome": "side {side}: the record says {what} {told}, by the rules it is {true}",
    }
)
"""By code; the names in braces are the reason's parameters."""


class _Blank(dict[str, str | int]):
    def __missing__(self, key: str) -> str:
        return "?"


def sentence(reason: Reason) -> str:
    """What *reason* says, in English; the bare code when it has no sentence."""
    words = SENTENCES.get(reason.code)
    return words.format_map(_Blank(reason.params)) if words else reason.code
