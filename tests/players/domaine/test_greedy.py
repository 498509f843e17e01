"""Greedy in Domaine: drawn positions, and what a sensible beginner does there."""

from __future__ import annotations

from random import Random

import pytest

from demesne.arena.match import Match, match
from demesne.games.base import Turn
from demesne.games.domaine.moves import Castle, parse_move
from demesne.games.domaine.position import Phase, Position
from demesne.games.domaine.rules import lay_out
from demesne.games.domaine.state import State
from demesne.games.grid import Square
from demesne.games.registry import GAMES, make_game
from demesne.players.domaine.greedy_borders import best_fence, ground_of
from demesne.players.greedy import GreedyPlayer
from tests.games.domaine.drawn import table


def decision(state: State) -> str:
    """What greedy does for the seat to move."""
    seat = state.to_move
    assert not isinstance(seat, Turn)
    return str(GreedyPlayer(Random(0)).decide(state.observe(seat)))


def test_it_closes_a_domain_when_one_border_is_missing() -> None:
    state = table("A v|.\n-\n. . .", hand="A01 B14 B15")  # borders for one
    assert decision(state) == "play A01 borders"
    assert decision(table("A v|.\n-\n. . .", doing="A01 borders")) == "border b1-b2"


def test_it_prefers_the_area_that_is_worth_more() -> None:
    drawn = """
        A v|. . . . A f|.
        -           -
        . . . . . . . . .
    """
    assert decision(table(drawn, doing="A01 borders")) == "border b1-b2"


def test_it_expands_onto_the_village_and_not_onto_the_meadow() -> None:
    drawn = """
        A .|v
        - -
        . . .
    """
    assert decision(table(drawn, doing="B08 expansion")) == "expand a1 c1"


def test_it_takes_a_village_from_a_weaker_neighbour_rather_than_free_land() -> None:
    drawn = """
        A 0|v B|.
        - - - -
        v . . . .
    """
    state = table(drawn, doing="B08 expansion", expansion=1)
    assert decision(state) == "expand a1 c1"  # three points, and three that seat 1 loses


def test_it_sells_when_it_cannot_pay() -> None:
    state = table("A .|.\n- -\n. . .", hand="B04 B05 C02", ducats=0)  # borders for 6, 6 and 7
    assert decision(state).startswith("sell ")


def test_the_knight_of_set_up_goes_into_a_forest() -> None:
    state = table("A .\n\nf .", phase="knight", castle=(0, 0))
    assert {str(move) for move in state.legal_moves()} == {"knight a2", "knight b1"}
    assert decision(state) == "knight a2"


def test_a_neutral_castle_goes_where_the_opponent_builds() -> None:
    """Rules 3.7: it hinders whoever lives beside it, so it stands nearer to the other's castles than to one's own."""
    nearer = [0, 0]
    for seed in range(4):
        rng = Random(f"neutral {seed}")
        state = make_game("domaine", 2, lay_out({}, rng)).new_state()
        assert isinstance(state, State)
        while state.position.phase is not Phase.ACT:
            seat, position = state.to_move, state.position
            chosen = rng.choice(state.legal_moves()) if isinstance(seat, Turn) else parse_move(decision(state))
            if isinstance(chosen, Castle) and position.colour == position.rules.neutral:
                own, others = (
                    paces(position, chosen.square, colour) for colour in (position.mover, 1 - position.mover)
                )
                nearer[0] += others < own
                nearer[1] += own < others
            state = state.apply(chosen)
    assert nearer[0] >= 10  # of 16; the rest stand in the middle between both
    assert nearer[1] <= 3


def paces(position: Position, square: Square, colour: int) -> int:
    """Squares from *square* to the nearest castle of *colour*."""
    castles = (at for at, owner in position.board.castles.items() if owner == colour)
    return min(abs(at[0] - square[0]) + abs(at[1] - square[1]) for at in castles)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_decides_alike_whatever_is_hidden(players: int) -> None:
    """Other hands and the deck are dealt anew; what everybody knows stays."""
    rng = Random(players)
    state = make_game("domaine", players, GAMES["domaine"].lay_out({}, rng)).new_state()
    asked = 0
    while asked < 12:
        assert isinstance(state, State)
        seat = state.to_move
        if isinstance(seat, Turn):
            state = state.apply(rng.choice(state.legal_moves()))
            continue
        move = decision(state)
        twin = state.observe(seat).resample(Random(asked))
        assert decision(twin) == move
        asked += state.position.turn >= state.rules.setup_turns
        state = state.apply(state.legal_moves()[[str(other) for other in state.legal_moves()].index(move)])


@pytest.mark.slow
def test_it_beats_three_random_players() -> None:
    first, *others = match(Match("domaine", ("greedy", "random", "random", "random"), games=6, seed=5))
    assert first.share >= 0.8
    assert first.mean_score > 3 * max(other.mean_score for other in others)


def test_it_favours_no_direction_when_it_begins_its_walls() -> None:
    """The first border of a plan is as often west of the castle as east of it, and north as south.

    Always begun in the north-west, walls would be done first for the neighbours on that side.
    """
    leaning = [0, 0]
    for seed in range(40):
        state = make_game("domaine", 4, lay_out({}, Random(f"walls {seed}"))).new_state()
        assert isinstance(state, State)
        ground = ground_of(state.position, 0)
        for castle in ((3, 3), (3, 8), (8, 3), (8, 8)):
            fence = best_fence(ground, castle)
            assert fence is not None
            one, other = fence.lines(ground)[0]
            for axis in (0, 1):
                middle = (one[axis] + other[axis]) / 2 - castle[axis]
                leaning[axis] += (middle > 0) - (middle < 0)
    assert max(map(abs, leaning)) < 40  # of 160; three standard deviations
