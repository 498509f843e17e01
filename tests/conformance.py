"""What every game promises (``demesne.games.base``), checked by playing it.

``check_game`` takes any ``Game`` and raises ``AssertionError`` at the first broken
promise. It knows nothing of what is played.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from demesne.games.base import Game, IllegalMove, NotationError, Observation, State, Turn
from tests.strategies import choose

__all__ = ["check_game"]


def check_game(
    game: Game[Any],
    seed: int,
    share: float = 1.0,
    limit: int = 2000,
    pick: Callable[[Any, Random], Any] = choose,
) -> None:
    """Plays one random game, and checks each position of it with probability *share* and always its end.

    ``pick`` chooses the moves; without it they are random.
    """
    rng = Random(seed)
    state = game.new_state()
    assert state == game.new_state(), "two new games are equal"
    played: list[Any] = []
    met: dict[Any, None] = {}
    while state.to_move is not Turn.OVER:
        assert len(played) < limit, "a game ends"
        met |= dict.fromkeys(state.legal_moves())
        if rng.random() < share:
            _check_position(game, state, rng)
            _check_refusals(state, rng.sample(list(met), min(8, len(met))))
        played.append(pick(state, rng))
        state = state.apply(played[-1])
    _check_end(game, state)
    _check_refusals(state, list(met)[-8:])
    _check_replay(game, played, state)


def _check_position(game: Game[Any], state: State[Any], rng: Random) -> None:
    legal = state.legal_moves()
    assert state.outcome() is None, "nobody has won before the end"
    assert legal, "whoever is to move has a move"
    assert list(legal) == list(state.legal_moves()), "asked twice, answered alike"
    _check_order(legal)
    _check_chance(state)
    _check_state_text(game, state)
    _check_values(state)
    for move in rng.sample(list(legal), min(4, len(legal))):
        _check_move(game, state, move)
    for seat in range(state.seats):
        _check_view(game, state, seat, rng)


def _check_order(legal: Sequence[Any]) -> None:
    assert len({str(move) for move in legal}) == len(set(legal)) == len(legal), "no move twice"
    for one, next_ in pairwise(legal):
        if type(one) is type(next_):
            assert one < next_, f"{one} stands before {next_}"


def _check_chance(state: State[Any]) -> None:
    weights = state.weights()
    if state.to_move is Turn.CHANCE:
        assert len(weights) == len(state.legal_moves())
        assert all(type(weight) is int and weight > 0 for weight in weights)
    else:
        assert list(weights) == [], "a player's move has no weight"
        assert state.to_move in range(state.seats)


def _check_move(game: Game[Any], state: State[Any], move: Any) -> None:
    """A listed move reads back, applies, and leaves the position as it was."""
    again = game.parse_move(str(move))
    assert again == move
    assert hash(again) == hash(move)
    before = str(state), hash(state)
    after = state.apply(move)
    assert (str(state), hash(state)) == before, "a position does not change"
    assert after != state, "a move changes something"
    assert after == state.apply(again), "the same move leads to the same position"
    assert hash(after) == hash(state.apply(again))


def _check_state_text(game: Game[Any], state: State[Any]) -> None:
    text = str(state)
    again = game.parse_state(text)
    assert "\n" not in text
    assert again == state
    assert hash(again) == hash(state)
    assert str(again) == text
    assert list(again.legal_moves()) == list(state.legal_moves())
    with pytest.raises(NotationError):
        game.parse_state(text + " x")


def _check_values(state: State[Any]) -> None:
    """Positions are frozen: neither a field nor a new name can be set; a copy is the same position."""
    assert pickle.loads(pickle.dumps(state)) == state
    for name in ("to_move", "seats", "surprise"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(state, name, 1)


def _check_view(game: Game[Any], state: State[Any], seat: int, rng: Random) -> None:
    view = state.observe(seat)
    assert view.seat == seat
    assert (view.rules.name, view.rules.seats) == (game.name, game.seats)
    _check_view_text(game, view)
    expected = list(state.legal_moves()) if state.to_move == seat else []
    assert list(view.legal_moves()) == expected
    guess = view.resample(rng)
    assert guess.to_move == state.to_move
    assert guess.observe(seat) == view, "what a seat does not know makes no difference to what it knows"
    assert str(guess.observe(seat)) == str(view)
    assert list(guess.observe(seat).legal_moves()) == expected
    if expected:
        assert state.redact(expected[0], seat) == str(expected[0]), "one knows what one does"


def _check_view_text(game: Game[Any], view: Observation[Any]) -> None:
    """What a seat knows can be sent to it as a line of text, and is the same when it arrives."""
    text = str(view)
    again = game.parse_observation(text)
    assert "\n" not in text
    assert again == view
    assert hash(again) == hash(view)
    assert str(again) == text
    assert list(again.legal_moves()) == list(view.legal_moves())
    assert again.resample(Random(3)) == view.resample(Random(3))
    for broken in (f"{text} x", f"x {text}", text.partition(" ")[2], ""):
        with pytest.raises(NotationError):
            game.parse_observation(broken)


def _check_refusals(state: State[Any], moves: Sequence[Any]) -> None:
    """What is not listed is refused with a code and a clause, and changes nothing."""
    legal = set(state.legal_moves())
    for move in moves:
        if move in legal:
            continue
        before = str(state)
        with pytest.raises(IllegalMove) as caught:
            state.apply(move)
        assert caught.value.reason.code.count(".") == 1
        assert caught.value.reason.clause
        assert caught.value.move == move
        assert str(state) == before


def _check_end(game: Game[Any], state: State[Any]) -> None:
    assert list(state.legal_moves()) == []
    assert list(state.weights()) == []
    _check_state_text(game, state)
    outcome = state.outcome()
    assert outcome is not None
    assert sorted(seat for side in outcome.sides for seat in side.seats) == list(range(state.seats))
    ranks = [side.rank for side in outcome.sides]
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks], "ranks go 1, 1, 3"
    for side in outcome.sides:
        assert side.sheet.total == sum(row.points for row in side.sheet.rows)
        better = [other for other in outcome.sides if other.sheet.total > side.sheet.total]
        assert all(other.rank < side.rank for other in better) or side.tie_break == "active"


def _check_replay(game: Game[Any], played: Sequence[Any], end: State[Any]) -> None:
    """The moves alone, as text, lead to the same end."""
    state = game.new_state()
    for move in played:
        state = state.apply(game.parse_move(str(move)))
    assert state == end
    assert state.outcome() == end.outcome()
