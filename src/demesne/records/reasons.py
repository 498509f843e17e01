"""The sentence for a reason's code, for terminals and reports.

The page has its own words in the reader's language; these are for people at a
command line and for readers of a record's first fault. What a game's own
refusals say comes with the game (``GameKind.sentences``).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from demesne.games.base import Reason
from demesne.games.registry import GAMES

__all__ = ["SENTENCES", "sentence"]

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "turn.over": "the game is over",
        "turn.chance": "something must be dealt first",
        "turn.phase": "this is not the step for that",
        "record.game": "{problem}",
        "record.board": "the land that the record shows is not the one that its options describe",
        "record.names": "{players} players need as many names, not {names}",
        "record.stand-ins": "{player} is said to have made ply {ply}, but there are {plies}",
        "record.branch": "the game is said to have been played on from ply {ply}, but there are {plies}",
        "record.screens": "seat {seat} is said to have shared a screen, but there are {players} seats",
        "record.unreadable": "{problem}",
        "record.hidden": "what happened there is hidden: the record was saved before the game was over",
        "record.to-move": "the record says that {told} moves, by the rules it is {moves}",
        "record.not-legal": "the record lists {move!r} as legal, the rules do not",
        "record.left-out": "the rules allow {move!r}, the record does not list it",
        "record.unfinished": "the record gives an outcome, but {moves} is still to move",
        "record.sides": "the record gives the score of {told} sides, the game has {sides}",
        "record.outcome": "side {side}: the record says {what} {told}, by the rules it is {true}",
    }
)
"""Why any game or record may be refused, by code; the names in braces are the reason's parameters."""


class _Blank(dict[str, str | int]):
    def __missing__(self, key: str) -> str:
        return "?"


def sentence(reason: Reason, game: str) -> str:
    """What *reason* says about *game*, in English; the bare code when it has no sentence.

    >>> sentence(Reason.of("record.names", "", names=3, players=2), "draughts")
    '2 players need as many names, not 3'
    >>> sentence(Reason("unheard-of", "9.9"), "draughts")
    'unheard-of'
    """
    own = GAMES[game].sentences if game in GAMES else {}
    words = own.get(reason.code) or SENTENCES.get(reason.code)
    return words.format_map(_Blank(reason.params)) if words else reason.code
