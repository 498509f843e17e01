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
    from demesne.games.base import Game, IllegalMove, NotationError, Observation, OptionError, Outcome, State, Turn
    from demesne.games.family import GameKind
    from demesne.games.registry import GAMES, make_game
    from demesne.kernels.batch import Batch
    from demesne.kernels.look import Look
    from demesne.kernels.registry import look, make_batch
    from demesne.players.base import Player
    from demesne.players.faults import PlayerFault, RulesFault
    from demesne.players.spec import PLAYERS, SpecError, make_player
    from demesne.records.jsonl import format_jsonl
    from demesne.records.reading import parse_record
    from demesne.records.record import Record, RecordError, check, replay
    from demesne.records.text import format_text

    def games() -> Mapping[str, GameKind]:
        """Every game by name: the package ``demesne.games`` can be called."""


__all__ = [
    "GAMES",
    "PLAYERS",
    "Batch",
    "Game",
    "IllegalMove",
    "Look",
    "Match",
    "NotationError",
    "Observation",
    "OptionError",
    "Outcome",
    "Player",
    "PlayerFault",
    "Record",
    "RecordError",
    "RulesFault",
    "Seating",
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
    "games.base": ("Game", "IllegalMove", "NotationError", "Observation", "OptionError", "Outcome", "State", "Turn"),
    "games.registry": ("GAMES", "make_game"),
    "kernels.batch": ("Batch",),
    "kernels.look": ("Look",),
    "kernels.registry": ("look", "make_batch"),
    "players.base": ("Player",),
    "players.faults": ("PlayerFault", "RulesFault"),
    "players.spec": ("PLAYERS", "SpecError", "make_player"),
    "records.jsonl": ("format_jsonl",),
    "records.reading": ("parse_record",),
    "records.record": ("Record", "RecordError", "check", "replay"),
    "records.text": ("format_text",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    """The object *name* of ``__all__``, imported from its module. Raises ``AttributeError`` for any other name."""
    if name == "games":
        return import_module("demesne.games")
    if name not in _HOME_OF:
        raise AttributeError(f"module 'demesne' has no attribute {name!r}")
    return getattr(import_module(f"demesne.{_HOME_OF[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
