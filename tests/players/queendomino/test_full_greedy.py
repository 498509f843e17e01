"""The full greedy of the Kingdomino study: what it prefers, how strong it is; its compiled twin."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from demesne.arena.play import play
from demesne.games.base import Turn
from demesne.games.deck import Deck
from demesne.games.queendomino.diagram import parse_kingdom
from demesne.games.queendomino.line import LineSlot
from demesne.games.queendomino.position import Phase, Side
from demesne.games.queendomino.state import State
from demesne.games.registry import make_game
from demesne.kernels.queendomino.notation import move_of
from demesne.kernels.queendomino.packing import new_records, pack
from demesne.players.greedy import FullGreedyPlayer
from demesne.players.queendomino.full_greedy import best_claims, best_placements
from demesne.players.queendomino.search.policy_full_greedy import choose_full
from demesne.players.queendomino.search.workspace import new_workspace
from tests.modes import Mode, mode_name

BOTH = {"bonuses": ["middle_kingdom", "harmony"]}


def position(phase: Phase, mine: str, *, domino: int = 1, free: tuple[int, ...] = (), round_: int = 6) -> State:
    """Seat 0 of four is to move in Kingdomino with both bonuses."""
    start = make_game("kingdomino", 4, BOTH).new_state()
    assert isinstance(start, State)
    own = Side(parse_kingdom(mine, 5), 0, 0)
    return replace(
        start,
        phase=phase,
        round=round_,
        sides=(own, *start.sides[1:]),
        this_line=(LineSlot(domino, 0), *(LineSlot(number, seat) for seat, number in enumerate((46, 47, 48), 1))),
        next_line=tuple(LineSlot(number) for number in free),
        undealt=(frozenset(range(1, 46)) - {domino, *free},),
    )


def told(moves: list[object]) -> set[str]:
    return set(map(str, moves))


# --- what it prefers ------------------------------------------------------------------


def test_it_lays_for_the_most_points_with_the_next_domino() -> None:
    """Domino 1 is two fields of wheat: beside the two crowned ones it makes 4 x 2, wherever there is room."""
    drawing = """
    -- CC --
    W1 W1 --
    """
    for move in best_placements(position(Phase.PLACE, drawing, domino=1, free=(7,))):
        state = position(Phase.PLACE, drawing, domino=1, free=(7,))
        after = state.apply(move)
        assert after.sheet(0).points()["wheat"] == 8
        assert max(max(map(abs, square)) for square in after.sides[0].kingdom.land) <= 2


def test_it_claims_what_would_bring_most() -> None:
    """Two mines lie there: domino 45 with two more crowns on one makes nine points and more of them."""
    assert told([*best_claims(position(Phase.CLAIM, "CC M. M2 W.", free=(1, 6, 9, 45)))]) == {"claim 45"}


def test_its_first_claims_go_by_crowns_alone() -> None:
    """Of 3, 21, 40 and 44 the last has two crowns on a half."""
    assert told([*best_claims(position(Phase.CLAIM, "CC", free=(3, 21, 40, 44)))]) == {"claim 44"}


def test_it_would_rather_lose_points_than_the_middle() -> None:
    """To the right of the mine, two more squares are outside the castle's middle: it stays within two squares."""
    state = position(Phase.PLACE, "CC M2 M.", domino=45, free=(1, 6))
    for move in best_placements(state):
        land = state.apply(move).sides[0].kingdom.land
        assert max(max(map(abs, square)) for square in land) <= 2


def test_where_nothing_fits_it_discards() -> None:
    full = "\n".join(["S. S. S. S. S.", "S. S. S. S. S.", "S. S. CC S. S.", "S. S. S. S. S.", "S. S. S. S. S."])
    assert told([*best_placements(position(Phase.PLACE, full, domino=17))]) == {"discard 17"}


# --- the compiled twin ----------------------------------------------------------------

TWINS: list[Mode] = [("kingdomino", 4, BOTH), ("kingdomino", 3, {}), ("kingdomino", 2, {"size": 7, **BOTH})]


@pytest.mark.compiled
@pytest.mark.parametrize("mode", TWINS, ids=mode_name)
def test_the_compiled_twin_prefers_the_same(mode: Mode) -> None:
    """Thrown often enough, the dice of the one show just the moves between which the other throws its own."""
    game, players, options = mode
    state = make_game(game, players, options).new_state()
    deck, rng, seen = Deck(5), Random(5), 0
    while state.to_move is not Turn.OVER:
        if isinstance(state.to_move, Turn):
            state = state.apply(deck.deal(state))
            continue
        assert isinstance(state, State)
        best = best_placements(state) if state.phase is Phase.PLACE else best_claims(state)
        if seen % 5 == 0:
            assert compiled(state, 30 * len(best)) == told([*best])
        seen += 1
        state = state.apply(rng.choice(best))
    assert seen > 40


def compiled(state: State, throws: int) -> set[str]:
    record, work = new_records(), new_workspace()
    pack(state, record[0])
    found = set()
    for seed in range(throws):
        record[0]["rng"] = np.uint64(977 * seed + 1)
        found.add(str(move_of(record[0], choose_full(record[0], work[0]))))
    return found


# --- how strong it is -----------------------------------------------------------------


@pytest.mark.slow
def test_alone_it_plays_as_well_as_in_the_study() -> None:
    """51.4 points against three of its kind (500 games there); here 52.4, and 16 kingdoms leave room for luck."""
    game = make_game("kingdomino", 4, BOTH)
    seated = [FullGreedyPlayer(Random(seat)) for seat in range(4)]
    points = [side.sheet.total for seed in range(4) for side in play(game, seated, seed).sides]
    assert 46 < sum(points) / len(points) < 58
