"""What a seat knows as a line of text: it reads back in every mode, and holds nothing that the seat does not know."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from demesne.games.base import Game, NotationError, State, Turn
from demesne.games.registry import GAMES, make_game
from tests.games.domaine.lively import lively_game, opening_of
from tests.modes import EVERY, Mode, mode_name
from tests.strategies import random_play


@cache
def walk(index: int) -> tuple[Game[Any], list[State[Any]]]:
    """A game of the mode at *index*, and every position of it."""
    name, players, options = EVERY[index]
    rng = Random(index)
    if GAMES[name].family == "domaine":
        opening = opening_of(players, options)
        return make_game(name, players, options), [state for state, _ in lively_game(opening, rng)]
    game = make_game(name, players, options)
    states = [game.new_state()]
    states += [state.apply(move) for state, move in random_play(game, rng)]
    return game, states


@pytest.mark.slow
@pytest.mark.parametrize("mode", EVERY, ids=mode_name)
@settings(deadline=None, max_examples=15)
@given(data=st.data())
def test_what_a_seat_knows_reads_back(mode: Mode, data: st.DataObject) -> None:
    """At any ply, for every seat: the same text, moves and guesses; another seat's text is another one."""
    game, states = walk(EVERY.index(mode))
    state = states[data.draw(st.integers(0, len(states) - 1), "ply")]
    assert len({str(state.observe(seat)) for seat in range(game.seats)}) == game.seats
    for seat in range(game.seats):
        view = state.observe(seat)
        again = game.parse_observation(str(view))
        assert (again, str(again), hash(again)) == (view, str(view), hash(view))
        assert list(again.legal_moves()) == (list(state.legal_moves()) if state.to_move == seat else [])
        assert again.resample(Random(1)) == view.resample(Random(1))


@pytest.mark.parametrize("mode", EVERY, ids=mode_name)
@settings(deadline=None, max_examples=5)
@given(data=st.data())
def test_twins_are_told_alike(mode: Mode, data: st.DataObject) -> None:
    """Two positions that differ only in what a seat does not know are the same text to that seat."""
    game, states = walk(EVERY.index(mode))
    state = states[data.draw(st.integers(0, len(states) - 1), "ply")]
    for seat in range(game.seats):
        twin = state.observe(seat).resample(Random(data.draw(st.integers(0, 99), "luck")))
        assert str(twin.observe(seat)) == str(state.observe(seat))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("begin", ["", "@", "@9", "@-1", "@01", "0", "@0@1", "@\N{ARABIC-INDIC DIGIT ZERO}"])
def test_an_observation_begins_with_its_seat(name: str, begin: str) -> None:
    """`NotationError` names the seats that there are."""
    game = make_game(name, GAMES[name].players[-1])
    known = str(game.new_state().observe(0)).removeprefix("@0")
    with pytest.raises(NotationError, match=f"@0 to @{game.seats - 1}"):
        game.parse_observation(begin + known)


@pytest.mark.parametrize("name", GAMES)
def test_only_a_seat_of_the_game_observes(name: str) -> None:
    """Nobody's turn is nobody's seat, and -1 is not the last one, whose hand it would show."""
    state = make_game(name, GAMES[name].players[0]).new_state()
    for nobody in (state.seats, -1, state.to_move, None):
        with pytest.raises(IndexError, match=f"no seat of {state.seats}"):
            state.observe(nobody)  # type: ignore[arg-type]


def test_a_position_is_no_observation_and_an_observation_no_position() -> None:
    """Neither is taken for the other."""
    for name, kind in GAMES.items():
        game = make_game(name, kind.players[0])
        state = game.new_state()
        assert state.to_move is Turn.CHANCE
        with pytest.raises(NotationError):
            game.parse_observation(str(state))
        with pytest.raises(NotationError):
            game.parse_state(str(state.observe(0)))
