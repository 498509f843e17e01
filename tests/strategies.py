"""What Hypothesis draws from: moves, kingdoms and positions of the Queendomino family.

Positions come from random play, so each of them can arise; a smaller number of
plies is a simpler example.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from demesne.games.base import Game, OptionError, State, Turn
from demesne.games.grid import Square
from demesne.games.queendomino import moves as m
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import DOMINOES
from demesne.games.queendomino.game import QueendominoGame
from demesne.games.queendomino.kingdom import Kingdom, new_kingdom, place, placements, town_sites
from demesne.games.queendomino.moves import QueendominoMove
from demesne.games.queendomino.state import State as Queendomino
from demesne.games.registry import GAMES, Option, make_game

__all__ = ["choose", "kingdoms", "moves", "positions", "random_play", "set_ups", "squares"]

LONGEST = 600
"""No game of the family takes more plies."""


def choose(state: State[Any], rng: Random, eager: float = 0.8) -> Any:
    """A legal move at random: deals by their weights; ``pass`` is avoided with chance *eager*."""
    legal = state.legal_moves()
    if state.to_move is Turn.CHANCE:
        return rng.choices(legal, state.weights())[0]
    active = [move for move in legal if str(move) != "pass"]
    return rng.choice(active if active and rng.random() < eager else legal)


def random_play(game: Game[Any], rng: Random, eager: float = 0.8) -> Iterator[tuple[Any, Any]]:
    """Each position of a random game with the move made in it, up to the last move."""
    state = game.new_state()
    while state.to_move is not Turn.OVER:
        move = choose(state, rng, eager)
        yield state, move
        state = state.apply(move)


def squares(reach: int = 99) -> SearchStrategy[Square]:
    """Any square that can be written."""
    coordinate = st.integers(-reach, reach)
    return st.tuples(coordinate, coordinate)


def moves() -> SearchStrategy[QueendominoMove]:
    """Any move that can be written, legal or not."""
    number = st.integers(0, 99)
    taxed = st.lists(squares(), min_size=1, max_size=2).map(tuple)
    return st.one_of(
        st.builds(m.King, number),
        st.builds(m.Deal, number),
        st.builds(m.Tile, st.sampled_from(sorted(BUILDINGS))),
        st.builds(m.Claim, number),
        st.builds(m.Place, number, squares(), squares()),
        st.builds(m.Discard, number),
        st.builds(m.Tax, taxed),
        st.builds(m.Build, number, squares()),
        st.builds(m.Bribe, number),
        st.builds(m.Pass),
    )


@st.composite
def kingdoms(draw: st.DrawFn, size: int | None = None) -> Kingdom:
    """A kingdom that real dominoes make, with buildings and knights on it."""
    land = new_kingdom(size or draw(st.sampled_from([5, 7])))
    for number in draw(st.lists(st.sampled_from(sorted(DOMINOES)), unique=True, max_size=24)):
        if found := placements(land, DOMINOES[number]):
            land = place(land, DOMINOES[number], *draw(st.sampled_from(found)))
    built = {site: draw(st.sampled_from(sorted(BUILDINGS))) for site in town_sites(land) if draw(st.booleans())}
    ground = sorted(set(land.land) - {(0, 0)})
    knights = draw(st.sets(st.sampled_from(ground), max_size=6)) if ground else set()
    return replace(land, buildings=land.buildings.with_(*built.items()), knights=frozenset(knights))


def set_ups() -> SearchStrategy[QueendominoGame]:
    """Any game of the Queendomino family for any number of players, with any of its options."""
    return st.sampled_from(["kingdomino", "queendomino", "royal-wedding"]).flatmap(_set_up)


@st.composite
def _set_up(draw: st.DrawFn, name: str) -> QueendominoGame:
    kind = GAMES[name]
    players = draw(st.sampled_from(kind.players))
    chosen = draw(st.fixed_dictionaries({}, optional={o.name: _values(o) for o in kind.options if not o.free}))
    try:
        game = make_game(name, players, chosen)
    except OptionError:  # such a number of players has no such option
        game = make_game(name, players)
    assert isinstance(game, QueendominoGame)
    return game


def _values(option: Option) -> SearchStrategy[Any]:
    one = st.sampled_from(option.values)
    return st.lists(one, unique=True) if option.several else one


@st.composite
def positions(draw: st.DrawFn) -> Queendomino:
    """A position that random play reaches, the last one of the game among them."""
    state = draw(set_ups()).new_state()
    plies = draw(st.integers(0, LONGEST))
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(plies):
        if state.to_move is Turn.OVER:
            break
        state = state.apply(choose(state, rng))
    return state
