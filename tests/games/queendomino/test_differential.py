"""The rules against the oracle, ply by ply: legal moves, position, running score, outcome.

``DEMESNE_GAMES=2000`` plays 13 games of each mode; without it one is enough for every
change.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from demesne.games.queendomino.dominoes import DOMINOES
from demesne.games.queendomino.kingdom import Kingdom, placement_refusal, placements
from demesne.games.queendomino.moves import Place
from demesne.games.queendomino.position import Side
from demesne.games.queendomino.scoring import Holdings, score_kingdom
from demesne.games.queendomino.state import State, tax_receipt
from tests.games.queendomino import oracle
from tests.games.queendomino.drawn import opening_of
from tests.games.queendomino.modes import MODES, mode_name
from tests.games.queendomino.oracle_realm import Realm
from tests.games.queendomino.oracle_text import read, write
from tests.strategies import choose, kingdoms

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("DEMESNE_GAMES", "150"))


def compare(state: State, table: oracle.Oracle, *, scores: bool = True) -> None:
    """Both say the same about the position, and about its score with *scores*."""
    ours, theirs = [str(move) for move in state.legal_moves()], table.legal()
    assert sorted(ours) == sorted(theirs), f"{write(table)}\nonly one of them lists {sorted(set(ours) ^ set(theirs))}"
    assert str(state) == write(table)
    for side, rows in enumerate(table.scores() if scores else []):
        assert state.sheet(side).points() == rows, write(table)


@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_whole_games_go_alike(mode: tuple[str, int, dict[str, Any]]) -> None:
    """Random games of every mode; on a difference the position and the moves are shown."""
    for number in range(max(1, GAMES // 150)):
        play_alike(*mode, Random(f"differential {mode_name(mode)} {number}"))


def play_alike(name: str, players: int, options: dict[str, Any], rng: Random) -> None:
    state, table = opening_of(name, players, **options), oracle.Oracle(players, name, **options)
    compare(state, table)
    while state.legal_moves():
        move = choose(state, rng)
        state = state.apply(move)
        table.play(str(move))
        compare(state, table, scores=rng.random() < 0.2 or GAMES > 150)
    outcome = state.outcome()
    assert outcome is not None
    assert [side.rank for side in outcome.sides] == table.ranks()
    assert [side.sheet.points() for side in outcome.sides] == table.scores()


def realm_of(kingdom: Kingdom, holdings: Holdings) -> Realm:
    """The kingdom and purse as the oracle keeps them; knights that do not stand are in reserve."""
    realm = Realm(kingdom.size)
    realm.land = {square: (half.terrain.value, half.crowns) for square, half in kingdom.land.items()}
    realm.works, realm.knights = dict(kingdom.buildings), set(kingdom.knights)
    realm.coins, realm.towers, realm.guard = holdings.coins, holdings.towers, holdings.knights - len(kingdom.knights)
    return realm


@settings(deadline=None, max_examples=60)
@given(kingdoms(), st.sampled_from(sorted(DOMINOES)))
def test_a_domino_has_the_places_that_trying_every_square_finds(kingdom: Kingdom, number: int) -> None:
    """Rules 4: in any kingdom of any size, and `placement_refusal` speaks against none of them."""
    found = placements(kingdom, DOMINOES[number])
    texts = [str(Place(number, *squares)) for squares in found]
    assert sorted(texts) == sorted(realm_of(kingdom, Holdings()).places(number))
    assert not [squares for squares in found if placement_refusal(kingdom, DOMINOES[number], *squares)]


COUNTS = st.integers(0, 15)


@settings(deadline=None, max_examples=60)
@given(kingdoms(), COUNTS, COUNTS, COUNTS, st.booleans())
def test_any_kingdom_scores_alike(kingdom: Kingdom, coins: int, knights: int, towers: int, queen: bool) -> None:
    """Rules 10, 5: every row of the pad, and the tax of each square."""
    holdings = Holdings(coins, knights + len(kingdom.knights), towers, queen)
    realm = realm_of(kingdom, holdings)
    sheet, found = score_kingdom(kingdom, holdings)
    assert sheet.points() == realm.score(queen=queen)
    assert sorted((t.terrain.value, sorted(t.squares), t.crowns) for t in found) == sorted(
        (terrain, sorted(squares), crowns) for terrain, squares, crowns in realm.territories()
    )
    own = Side(kingdom, coins, knights, towers)
    for square in kingdom.land.keys() - {(0, 0)}:
        assert tax_receipt(own, square).coins == realm.tax([square])


@pytest.mark.parametrize("mode", [MODES[1], MODES[-1]], ids=mode_name)
def test_the_oracle_reads_what_it_writes(mode: tuple[str, int, dict[str, Any]]) -> None:
    """Its notation is its own; both readers understand one another."""
    rng, (name, players, options) = Random(5), mode
    state = opening_of(name, players, **options)
    while state.legal_moves():
        assert write(read(str(state), name, options)) == str(state)
        state = state.apply(choose(state, rng))
