"""What a player does wrong, in a sentence: which player it is, where in its file it failed, and what it was asked."""

from __future__ import annotations

import sys
from traceback import extract_tb
from typing import Any, TypeVar

from demesne.games.base import Observation, Seat, State
from demesne.players.base import Player

__all__ = ["PlayerFault", "answered", "called", "decided", "played"]

MOST = 60
"""The characters of an answer that are told."""
S = TypeVar("S", bound=State[Any])


class PlayerFault(Exception):
    """A player failed, or answered what it may not play there. Its cause is the error itself.

    >>> str(PlayerFault("the player bot.Grabber fails in chess"))
    'the player bot.Grabber fails in chess'
    """


def called(player: Player) -> str:
    """The place of the player's class, as in ``bot.Grabber``, or its ``spec``.

    >>> from demesne.players.random import RandomPlayer
    >>> from random import Random
    >>> called(RandomPlayer(Random(1)))
    'demesne.players.random.RandomPlayer'
    """
    kind = type(player)
    return str(getattr(player, "spec", f"{kind.__module__}.{kind.__qualname__}"))


def decided(player: Player, observation: Observation[Any], spec: str = "") -> Any:
    """What *player* decides on. Raises ``PlayerFault`` if it fails, or would end the program.

    >>> from types import SimpleNamespace
    >>> class Eager:
    ...     def decide(self, observation):
    ...         return observation.moves[0]
    >>> decided(Eager(), SimpleNamespace(moves=["jump", "step"]))
    'jump'
    >>> nothing = SimpleNamespace(moves=[], rules=SimpleNamespace(name="chess"))
    >>> decided(Eager(), nothing)  # doctest: +ELLIPSIS, +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    PlayerFault: the player demesne.players.faults.Eager fails in chess: IndexError: list index out of range (...
    """
    try:
        return player.decide(observation)
    except PlayerFault:
        raise
    except (Exception, SystemExit) as fault:
        why = f"{type(fault).__name__}: {fault}{_where(player, fault)}"
        raise PlayerFault(_sentence(spec or called(player), "fails", observation, why)) from fault


def answered(player: Player, observation: Observation[Any], spec: str = "") -> str:
    """What *player* decides on, as text. Raises ``PlayerFault`` if it fails, or may not play that.

    >>> from types import SimpleNamespace
    >>> eager = SimpleNamespace(decide=lambda observation: "jump")
    >>> answered(eager, SimpleNamespace(legal_moves=lambda: ["jump", "step"]))
    'jump'
    """
    move = str(decided(player, observation, spec))
    if move not in map(str, observation.legal_moves()):
        why = "that is none of the observation's legal moves"
        raise PlayerFault(_sentence(spec or called(player), _answers(move), observation, why))
    return move


def played(player: Player, state: S, seat: Seat) -> tuple[Any, S]:
    """The move that *player* decides on for *seat*, and the position after it. Raises ``PlayerFault``.

    >>> from types import SimpleNamespace
    >>> eager = SimpleNamespace(decide=lambda observation: observation + 1)
    >>> played(eager, SimpleNamespace(observe=lambda seat: 6, apply=lambda move: 10 * move), 0)
    (7, 70)
    """
    observation = state.observe(seat)
    move = decided(player, observation)
    try:
        return move, state.apply(move)
    except Exception as fault:  # an answer may be anything
        raise PlayerFault(_sentence(called(player), _answers(move), observation, str(fault))) from fault


def _answers(move: object) -> str:
    return f"answers {str(move)[:MOST]!r}, which it may not play,"


def _sentence(name: str, did: str, observation: Observation[Any], why: str) -> str:
    return f"the player {name} {did} in {observation.rules.name}: {why}; it was asked: {observation}"


def _where(player: Player, fault: BaseException) -> str:
    """The last line of the file of the player's class that the error came through."""
    file = getattr(sys.modules.get(type(player).__module__), "__file__", None)
    frames = [frame for frame in extract_tb(fault.__traceback__) if frame.filename == file]
    return f" ({file}, line {frames[-1].lineno}, in {frames[-1].name})" if frames else ""
