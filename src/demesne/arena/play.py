"""One game between players, ply by ply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from demesne.games.base import Game, Outcome, State, Turn
from demesne.games.deck import Deck
from demesne.players.base import Player
from demesne.players.faults import played

__all__ = ["Ply", "play", "plies"]


@dataclass(frozen=True, slots=True)
class Ply:
    """A position, the move made in it and the position after it."""

    before: State[Any]
    move: Any
    after: State[Any]


def plies(game: Game[Any], players: Sequence[Player], deck: Deck) -> Iterator[Ply]:
    """Every ply of a game in turn, up to the last.

    ``players`` sit in the order of the seats; *deck* deals. Raises ``PlayerFault`` if
    one fails or its move is not legal, ``ValueError`` unless each seat has a player.
    """
    if strangers := [each for each in players if not hasattr(each, "decide")]:
        raise TypeError(f"expected players that decide, such as make_player makes, not {strangers[0]!r}")
    state = _first(game)
    if len(players) != state.seats:
        raise ValueError(f"{game.name} for {state.seats} takes {state.seats} players, not {len(players)}")
    while state.to_move is not Turn.OVER:
        ply = _ply(state, players, deck)
        yield ply
        state = ply.after


def _first(game: Game[Any]) -> State[Any]:
    """The position in which *game* begins. Raises ``TypeError`` for what is no game."""
    if not hasattr(game, "new_state"):
        raise TypeError(f"expected a game, such as make_game makes, not {game!r}")
    return game.new_state()


def _ply(state: State[Any], players: Sequence[Player], deck: Deck) -> Ply:
    seat = state.to_move
    if not isinstance(seat, Turn):
        return Ply(state, *played(players[seat], state, seat))
    dealt = deck.deal(state)
    return Ply(state, dealt, state.apply(dealt))


def play(game: Game[Any], players: Sequence[Player], seed: int | str) -> Outcome:
    """The outcome of one game; *seed* determines the order of what is dealt.

    ``players`` sit in the order of the seats. Raises ``PlayerFault`` if one fails or
    its move is not legal, ``ValueError`` unless each seat has a player.
    """
    state = _first(game)
    for ply in plies(game, players, Deck(seed)):
        state = ply.after
    outcome = state.outcome()
    if outcome is None:
        raise ValueError(f"{game.name} ended without an outcome")
    return outcome
