"""What a player or the rules do wrong, in a sentence: which one, where it failed, and at what."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from traceback import extract_tb
from typing import Any, TypeVar

from demesne.games.base import IllegalMove, Observation, Seat, State
from demesne.players.base import Player

__all__ = ["PlayerFault", "RulesFault", "answered", "called", "decided", "played"]

MOST = 60
"""The characters of an answer that are told."""
HOUSE = "demesne."
"""Where players of ours are at home."""
S = TypeVar("S", bound=State[Any])


class PlayerFault(Exception):
    """A player failed, or answered what it may not play there. Its cause is the error itself.

    >>> str(PlayerFault("the player bot.Grabber fails in chess"))
    'the player bot.Grabber fails in chess'
    """


class RulesFault(Exception):
    """The rules of a game fail at a move that they list as legal. Its cause is the error itself.

    >>> str(RulesFault("the rules of chess fail at 'e4'"))
    "the rules of chess fail at 'e4'"
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


def answered(player: Player, observation: Observation[Any], legal: Sequence[str], spec: str = "") -> str:
    """What *player* decides on, as text, one of the *legal* moves. Raises ``PlayerFault`` if it fails, or is none.

    >>> from types import SimpleNamespace
    >>> eager = SimpleNamespace(decide=lambda observation: "jump")
    >>> answered(eager, SimpleNamespace(), ["jump", "step"])
    'jump'
    """
    move = str(decided(player, observation, spec))
    if move not in legal:
        why = "that is none of the observation's legal moves"
        raise PlayerFault(_sentence(spec or called(player), _answers(move), observation, why))
    return move


def played(player: Player, state: S, seat: Seat) -> tuple[Any, S]:
    """The move that *player* decides on for *seat*, and the position after it.

    Raises ``PlayerFault`` if the player is at fault, ``RulesFault`` if the move is legal and the rules fail at it.

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
        if not isinstance(fault, IllegalMove) and _is_legal(move, observation):
            at = f"{str(move)[:MOST]!r}, which is legal: {type(fault).__name__}: {fault}{_place(fault)}"
            raise RulesFault(
                f"the rules of {observation.rules.name} fail at {at}; the position was: {state}"
            ) from fault
        raise PlayerFault(_sentence(called(player), _answers(move), observation, str(fault))) from fault


def _is_legal(move: object, observation: Observation[Any]) -> bool:
    try:
        return any(type(each) is type(move) and each == move for each in observation.legal_moves())
    except Exception:  # noqa: BLE001 - then nobody can tell
        return False


def _answers(move: object) -> str:
    return f"answers {str(move)[:MOST]!r}, which it may not play,"


def _sentence(name: str, did: str, observation: Observation[Any], why: str) -> str:
    return f"the player {name} {did} in {observation.rules.name}: {why}; it was asked: {observation}"


def _where(player: Player, fault: BaseException) -> str:
    """The last line that the error came through in the file of the player's class, or, of a player of ours, at all."""
    module = type(player).__module__
    file = getattr(sys.modules.get(module), "__file__", None)
    return _place(fault, None if module.startswith(HOUSE) else file)


def _place(fault: BaseException, file: str | None = None) -> str:
    """The last line that the error came through, or the last in *file*; empty if there is none."""
    frames = [frame for frame in extract_tb(fault.__traceback__) if file in {None, frame.filename}]
    return f" ({frames[-1].filename}, line {frames[-1].lineno}, in {frames[-1].name})" if frames else ""
