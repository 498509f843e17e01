"""What players did is counted from their moves and from the end, and agrees with what happened."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from demesne.arena.facts import at_the_end, of_move
from demesne.arena.plan import Match
from demesne.arena.unit import play_unit
from demesne.games.base import Turn
from demesne.games.domaine.state import State as Domaine
from demesne.games.queendomino.state import State as Queendomino
from demesne.games.registry import make_game


def finished(game: str, players: int, seed: int) -> Any:
    rng = Random(seed)
    state = make_game(game, players).new_state()
    while state.to_move is not Turn.OVER:
        state = state.apply(rng.choice(state.legal_moves()))
    return state


@pytest.mark.parametrize(
    ("name", "move", "facts"),
    [
        ("queendomino", "tax 1,0 2,0", {"knights sent": 2}),
        ("queendomino", "tax 1,0", {"knights sent": 1}),
        ("queendomino", "build 3 1,0", {"buildings built": 1}),
        ("queendomino", "bribe 3", {"dragon bribed": 1}),
        ("domaine", "play A07 borders", {"played for borders": 1}),
        ("domaine", "expand c4 e5", {"squares conquered": 1}),
        ("queendomino", "place 17 1,0 2,0", {}),
        ("domaine", "end", {}),
    ],
)
def test_moves_are_counted_by_what_they_are(name: str, move: str, facts: dict[str, int]) -> None:
    assert of_move(name, make_game(name, 2).parse_move(move)) == facts


def test_buildings_and_the_queen_are_as_the_last_position_has_them() -> None:
    """Somewhere in six games the Queen is hosted, by one side only."""
    hosted = Counter[int]()
    for seed in range(6):
        state = finished("queendomino", 3, seed)
        assert isinstance(state, Queendomino)
        facts = [at_the_end("queendomino", state, seat) for seat in range(3)]
        for seat, own in enumerate(facts):
            built = sum(count for name, count in own.items() if name.endswith(" built"))
            assert built == len(state.sides[seat].kingdom.buildings)
        hosted[sum(own["hosts the Queen"] for own in facts)] += 1
        if state.queen is not None:
            assert facts[state.queen]["hosts the Queen"] == 1
    assert hosted[1] >= 1
    assert set(hosted) <= {0, 1}


def test_domains_and_the_end_are_as_the_last_position_has_them() -> None:
    state = finished("domaine", 3, 4)
    assert isinstance(state, Domaine)
    facts = [at_the_end("domaine", state, seat) for seat in range(3)]
    domains = [sum(region.owner == seat for region in state.position.board.regions) for seat in range(3)]
    assert [own["domains"] for own in facts] == domains
    assert [own["ended by the king"] for own in facts] == [int(state.position.reached is not None)] * 3
    rows = [state.position.sheet(seat).points()["monopolies"] for seat in range(3)]
    assert [5 * own["monopolies"] for own in facts] == rows


def test_kingdomino_has_nothing_to_count_at_the_end() -> None:
    assert at_the_end("kingdomino", finished("kingdomino", 2, 1), 0) == {}


def test_what_was_built_in_moves_stands_at_the_end() -> None:
    unit = play_unit(Match("queendomino", ("greedy", "random"), 2, 3), 0)
    counted = 0
    for result in (result for game in unit.games for result in game):
        kinds = sum(count for name, count in result.facts.items() if name.endswith(" built")) - result.facts.get(
            "buildings built", 0
        )
        assert kinds == result.facts.get("buildings built", 0)
        counted += kinds
    assert counted
