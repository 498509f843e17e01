"""Whether a position that somebody wrote down agrees with itself and with the rules.

Whether it can arise is not checked.
"""

from __future__ import annotations

from demesne.games.base import NotationError
from demesne.games.domaine.cards import CARDS, STACK_SIZE
from demesne.games.domaine.position import Phase, Position
from demesne.games.domaine.terrain import format_square

__all__ = ["check_consistent"]


def check_consistent(position: Position, hands: tuple[tuple[str, ...], ...]) -> None:
    """Raises ``NotationError`` where the fields contradict each other or the rules.

    >>> from dataclasses import replace
    >>> from demesne.games.registry import make_game
    >>> check_consistent(replace(make_game("domaine", 2).new_state().position, reached=0), ())
    Traceback (most recent call last):
    demesne.games.base.NotationError: field 'reached' names the seat that ended the game, and only then
    """
    out = [*position.chancery, *position.used, *(card for hand in hands for card in hand if card in CARDS)]
    if twice := next((card for card in sorted(out) if out.count(card) > 1), None):
        raise NotationError(f"card {twice} is in two places")
    if short := next((letter for letter, left in position.stacks.items() if left < 0), None):
        raise NotationError(f"there are only {STACK_SIZE} cards {short}")
    colours = position.seats + (position.rules.neutral is not None)
    for square, colour in [*position.board.castles.items(), *position.board.knights.items()]:
        if colour >= colours:
            raise NotationError(f"{format_square(square)}: there is no colour {colour}")
    if both := set(position.board.castles) & set(position.board.knights):
        raise NotationError(f"two figures stand on {format_square(min(both))}")
    if (position.phase is Phase.STEP) != (position.work is not None):
        raise NotationError("a card is being played in phase 'step', and only then")
    if (position.phase is Phase.KNIGHT) != (position.castle is not None):
        raise NotationError("a castle waits for its knight in phase 'knight', and only then")
    if position.reached is not None and (position.phase is not Phase.OVER or position.reached >= position.seats):
        raise NotationError("field 'reached' names the seat that ended the game, and only then")
