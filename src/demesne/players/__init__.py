"""Players: each takes an observation and returns a move."""

from demesne.players.base import Player
from demesne.players.spec import PLAYERS, PlayerKind, SpecError, check_spec, make_player

__all__ = ["PLAYERS", "Player", "PlayerKind", "SpecError", "check_spec", "make_player"]
