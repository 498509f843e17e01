"""The rules against the oracle, ply by ply: legal moves, position, running score, outcome.

``DEMESNE_GAMES=2000`` plays 33 games of each mode; without it two or three are enough
for every change.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from demesne.games.domaine.position import Phase
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import format_land
from tests.games.domaine.lively import DOMAINE_MODES, fenced, lively_game, opening_of, opulent
from tests.games.domaine.oracle import Oracle
from tests.games.domaine.oracle_text import read, write

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("DEMESNE_GAMES", "150"))
NAMES = [
    f"{players}-{'-'.join(f'{key}={str(value)[:9]}' for key, value in told.items())}" for players, told in DOMAINE_MODES
]


def rules_only(options: dict[str, Any]) -> dict[str, Any]:
    """The options that change a rule: the oracle is told the land square by square."""
    return {key: value for key, value in options.items() if key not in ("board", "layout", "tiles")}


def compare(state: State, table: Oracle) -> None:
    """Both say the same about the position and about its score."""
    ours, theirs = [str(move) for move in state.legal_moves()], table.legal()
    assert sorted(ours) == sorted(theirs), f"{write(table)}\nonly one lists {sorted(set(ours) ^ set(theirs))}"
    assert str(state) == write(table)
    sheets = [state.position.sheet(seat).points() for seat in range(state.seats)]
    assert sheets == table.scores(), write(table)


def play_alike(state: State, options: dict[str, Any], rng: Random, **habits: float) -> None:
    """A whole game from *state* on."""
    table = read(str(state), format_land(state.rules.land), rules_only(options))
    for before, move in lively_game(state, rng, **habits):
        compare(before, table)
        if move is not None:
            table.play(str(move))
    outcome = before.outcome()
    assert outcome is not None
    assert [side.rank for side in outcome.sides] == table.ranks()


@pytest.mark.parametrize(("players", "options"), DOMAINE_MODES, ids=NAMES)
def test_whole_games_go_alike(players: int, options: dict[str, Any]) -> None:
    """From the first card dealt to the end; on a difference the position and the moves are shown."""
    for number in range(max(1, GAMES // 150)):
        rng = Random(f"domaine {players} {options} {number}")
        play_alike(opening_of(players, options), options, rng, thrift=rng.choice([0.1, 0.3, 0.9]))


@pytest.mark.parametrize(("players", "options"), DOMAINE_MODES, ids=NAMES)
def test_games_among_domains_go_alike(players: int, options: dict[str, Any]) -> None:
    """From tables on which domains lie side by side: expansions, deserters and alliances from the first turn on."""
    for number in range(max(1 if options else 2, GAMES // 100)):
        rng = Random(f"fenced {players} {options} {number}")
        play_alike(begun(players, options, rng), options, rng, deck=0.7)


VILLAGES, FORESTS = ["v" * 12] * 11, ["f" * 12] * 11
POOR = [
    (3, ["f" * 12, *FORESTS]),  # no meadow at all
    (3, [".fffffffffff", *FORESTS]),  # one meadow, and all the land is its domain
    (4, [".....vvvvvvv", *VILLAGES]),  # room for two castles
    (2, [".f..f.vvvvvv", "..f...vvvvvv", *VILLAGES[1:]]),
]


@pytest.mark.parametrize(("players", "land"), POOR)
def test_poor_lands_go_alike(players: int, land: list[str]) -> None:
    """Rules 3.5: where castles find no room, set-up ends early; a castle that stands alone owns all the land."""
    options = {"board": "/".join(land)}
    play_alike(opening_of(players, options), options, Random(f"poor {players} {land}"), thrift=0.1, deck=0.9)


def begun(players: int, options: dict[str, Any], rng: Random) -> State:
    """A table after set-up, with fences, money and cards of some stack."""
    state = opening_of(players, options)
    while state.position.phase is not Phase.ACT:
        state = state.apply(rng.choice(state.legal_moves()))
    return opulent(fenced(state, rng), rng)
