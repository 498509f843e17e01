"""Board games about building kingdoms: exact rules, records, players, a table in the browser.

What a bot writer or a researcher needs can be imported from here by name; each
is loaded when it is first used:

>>> import demesne
>>> game = demesne.make_game(min(demesne.games()), players=3)
>>> game.parse_state(str(game.new_state())) == game.new_state()
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from demesne.arena.match import Match, Seating, match
    from demesne.arena.play import play
    from demesne.games.base import (
        Game,
        IllegalMove,
        Item,
        Move,
        NotationError,
        Observation,
        OptionError,
        Outcome,
        Reason,
        Row,
        Seat,
        Sheet,
        SideOutcome,
        State,
        Turn,
    )
    from demesne.games.family import GameKind, Option
    from demesne.games.registry import GAMES, make_game
    from demesne.kernels.batch import Batch
    from demesne.kernels.look import Look
    from demesne.kernels.registry import look, make_batch
    from demesne.kernels.sight import Sight
    from demesne.players.base import Player
    from demesne.players.faults import PlayerFault, RulesFault
    from demesne.players.spec import PLAYERS, PlayerKind, SpecError, make_player
    from demesne.records.jsonl import format_jsonl
    from demesne.records.reading import parse_record
    from demesne.records.record import Fault, Record, RecordError, Result, check, replay
    from demesne.records.text import format_text

    def games() -> Mapping[str, GameKind]:
        """Every game by name: the package ``demesne.games`` can be called."""


__all__ = [
    "GAMES",
    "PLAYERS",
    "Batch",
    "Fault",
    "Game",
    "GameKind",
    "IllegalMove",
    "Item",
    "Look",
    "Match",
    "Move",
    "NotationError",
    "Observation",
    "Option",
    "OptionError",
    "Outcome",
    "Player",
    "PlayerFault",
    "PlayerKind",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "Row",
    "RulesFault",
    "Seat",
    "Seating",
    "Sheet",
    "SideOutcome",
    "Sight",
    "SpecError",
    "State",
    "Turn",
    "__version__",
    "check",
    "format_jsonl",
    "format_text",
    "games",
    "look",
    "make_batch",
    "make_game",
    "make_player",
    "match",
    "parse_record",
    "play",
    "replay",
]

__version__ = "0.1.0"

_HOMES = {
    "arena.match": ("Match", "Seating", "match"),
    "arena.play": ("play",),
    "games.base": (
        "Game",
        "IllegalMove",
        "Item",
        "Move",
        "NotationError",
        "Observation",
        "OptionError",
        "Outcome",
        "Reason",
        "Row",
        "Seat",
        "Sheet",
        "SideOutcome",
        "State",
        "Turn",
    ),
    "games.family": ("GameKind", "Option"),
    "games.registry": ("GAMES", "make_game"),
    "kernels.batch": ("Batch",),
    "kernels.look": ("Look",),
    "kernels.registry": ("look", "make_batch"),
    "kernels.sight": ("Sight",),
    "players.base": ("Player",),
    "players.faults": ("PlayerFault", "RulesFault"),
    "players.spec": ("PLAYERS", "PlayerKind", "SpecError", "make_player"),
    "records.jsonl": ("format_jsonl",),
    "records.reading": ("parse_record",),
    "records.record": ("Fault", "Record", "RecordError", "Result", "check", "replay"),
    "records.text": ("format_text",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:  # Or every name, misspelt or not, would be an ``object`` to those who check types.

    def __getattr__(name: str) -> object:
        """The object *name* of ``__all__``, imported from its module. Raises ``AttributeError`` for any other name."""
        if name == "games":
            return import_module("demesne.games")
        if name not in _HOME_OF:
            raise AttributeError(f"module 'demesne' has no attribute {name!r}")
        return getattr(import_module(f"demesne.{_HOME_OF[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
