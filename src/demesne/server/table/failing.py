"""Games from packages may fail where no rule refuses anything: what is told then, and what the log says."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from traceback import extract_tb
from typing import Final

from demesne.games.guests import package_of
from demesne.games.registry import GAMES, GROUP
from demesne.server.registry import OWN
from demesne.server.wire.refusals import Reason, Refusal

__all__ = ["GameFailed", "blaming", "failed"]

_log = logging.getLogger(__name__)
QUIET: Final = 600.0
"""Seconds for which the same fault of a game is logged once."""
MANY: Final = 1000
"""Faults after which those that were logged are forgotten."""
_OTHERS = Refusal, OSError, MemoryError
STORE: Final = "sqlalchemy."
"""Where the errors of a database come from, which a browser does not have: none of this is a fault of a game's."""
_logged: dict[str, float] = {}


class GameFailed(Refusal):
    """The *game*, which a package brings, failed, or its package is gone; what has been stored stays."""

    def __init__(self, game: str) -> None:
        reason = Reason("game.failed", args={"game": game[:64]})
        super().__init__(reason.code, reason.clause, **reason.args)


def failed(game: str, where: str, fault: Exception) -> GameFailed | None:
    """What is told of *fault*, which came up in *where* the rules of *game* were asked; none if that is not its own.

    The log names the package, the error and its place.
    """
    stored = any(kind.__module__.startswith(STORE) for kind in type(fault).__mro__)
    if stored or isinstance(fault, _OTHERS) or (game in GAMES and GAMES[game].family in OWN):
        return None
    _tell(f"{where}: {_sentence(game, fault)}", fault)
    return GameFailed(game)


@contextmanager
def blaming(game: str, where: str) -> Iterator[None]:
    """What the rules of *game* are asked within: whatever else than a refusal they raise is ``GameFailed``."""
    try:
        yield
    except Exception as fault:
        if told := failed(game, where, fault):
            raise told from fault
        raise


def _sentence(game: str, fault: Exception) -> str:
    if game not in GAMES:
        return f"the game {game!r} is not installed"
    package = package_of(GROUP, GAMES[game].family)
    last = extract_tb(fault.__traceback__)[-1]
    place = f"{last.filename}, line {last.lineno}, in {last.name}"
    return f"the game {game!r} of the package {package!r} fails: {type(fault).__name__}: {fault} ({place})"


def _tell(sentence: str, fault: Exception) -> None:
    now = monotonic()
    if now - _logged.get(sentence, -QUIET) < QUIET:
        return
    if len(_logged) >= MANY:
        _logged.clear()
    _logged[sentence] = now
    _log.error("%s", sentence, exc_info=fault)
