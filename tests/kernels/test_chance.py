"""Chance in the kernel: as likely as the rules say, from a seed, and unknown to a search."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from demesne.games.base import Turn
from demesne.games.queendomino.state import State
from demesne.kernels.bits import nth
from demesne.kernels.dice import draw, seeded
from demesne.kernels.queendomino.flow import apply
from demesne.kernels.queendomino.layout import MOST_LEGAL, PHASE_OVER, Record
from demesne.kernels.queendomino.legality import deal, legal, sample
from demesne.kernels.queendomino.packing import new_records, unpack
from demesne.kernels.queendomino.playing import determinize, play_on, random_games
from tests.kernels.queendomino_twins import family_game, packed
from tests.modes import Mode, mode_name
from tests.strategies import random_play

SEEN: list[Mode] = [
    ("queendomino", 3, {}),
    ("queendomino", 2, {}),
    ("kingdomino", 4, {}),
    ("royal-wedding", 6, {"teams": True}),
]


def test_the_nth_bit_is_the_nth_bit() -> None:
    rng = Random(3)
    words = [rng.getrandbits(64) & rng.getrandbits(64) for _ in range(300)] + [1, 1 << 63, 2**64 - 1]
    for word in words:
        places = [place for place in range(64) if word >> place & 1]
        found = [nth(np.uint64(word), k) for k in range(len(places))]
        assert found == places


def test_numbers_are_drawn_evenly() -> None:
    """Within five standard deviations for each of seven values."""
    record = new_records()[0]
    record["rng"] = seeded(1, 2)
    found = Counter(draw(record, 7) for _ in range(70_000))
    assert sorted(found) == list(range(7))
    assert all(abs(times - 10_000) < 5 * (70_000 * 6 / 49) ** 0.5 for times in found.values())


def positions(mode: Mode, seed: int) -> list[State]:
    """The positions of a random game with more than one choice."""
    plays = random_play(family_game(mode), Random(seed))
    return [state for state, _ in plays if len(state.legal_moves()) > 1]


@pytest.mark.parametrize("mode", SEEN, ids=mode_name)
def test_each_legal_move_is_drawn_as_often_as_the_others(mode: Mode) -> None:
    """Chi-squared over the choices of a game, far from what an uneven draw would give."""
    out = np.zeros(MOST_LEGAL, np.int16)
    excess, freedom = 0.0, 0
    for number, state in enumerate(positions(mode, 7)):
        record = packed(state, number)
        size = legal(record, out)
        if state.to_move is Turn.CHANCE:
            continue
        times = Counter(sample(record) for _ in range(10 * size))
        assert set(times) <= set(out[:size].tolist())
        excess += sum((times[action] - 10) ** 2 / 10 for action in out[:size].tolist())
        freedom += size - 1
    assert abs(excess - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("mode", SEEN, ids=mode_name)
def test_a_deal_is_as_likely_as_its_weight(mode: Mode) -> None:
    out = np.zeros(MOST_LEGAL, np.int16)
    excess, freedom = 0.0, 0
    for number, state in enumerate(positions(mode, 8)):
        if state.to_move is not Turn.CHANCE or number % 9:
            continue
        record, weights = packed(state, number), state.weights()
        actions = out[: legal(record, out)].tolist()
        times = Counter(_dealt(record, seed) for seed in range(10 * sum(weights)))
        assert set(times) <= set(actions)
        excess += sum((times[a] - 10 * w) ** 2 / (10 * w) for a, w in zip(actions, weights, strict=True))
        freedom += len(actions) - 1
    assert freedom > 50
    assert abs(excess - freedom) < 5 * (2 * freedom) ** 0.5


def _dealt(record: Record, seed: int) -> int:
    work = record.copy()
    determinize(work, seed)
    return int(deal(work))


@pytest.mark.parametrize("mode", SEEN, ids=mode_name)
def test_determinizing_keeps_what_is_known_and_draws_the_rest_anew(mode: Mode) -> None:
    """A position says nothing of the order of what is to come: only the generator does, and that is drawn anew."""
    state = positions(mode, 9)[40]
    record, ends = packed(state, 1), set()
    for seed in range(10):
        determinize(record, seed)
        assert unpack(record, state.rules) == state
        work = record.copy()
        play_on(work)
        assert work["phase"] == PHASE_OVER
        ends.add(str(unpack(work, state.rules)))
    assert len(ends) == 10


def test_a_search_sees_nothing_of_what_will_be_dealt() -> None:
    """After determinizing, two tables that only differ in what will come are the same record, byte for byte."""
    state = positions(SEEN[0], 9)[40]
    one, other = packed(state, 1), packed(state, 2)
    assert one.tobytes() != other.tobytes()
    determinize(one, 5)
    determinize(other, 5)
    assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize("mode", SEEN, ids=mode_name)
def test_a_game_depends_on_its_seed_and_number_alone(mode: Mode) -> None:
    start, work = packed(family_game(mode).new_state()), new_records()
    together, apart = np.zeros(8, np.int64), np.zeros(8, np.int64)
    plies = random_games(start, work, 11, 0, 60, together)
    alone = [random_games(start, work, 11, number, 1, apart) for number in range(60)]
    assert plies == sum(alone)
    assert together.tolist() == apart.tolist()
    assert together.sum() > 0


def test_random_games_are_those_of_the_rules() -> None:
    """Kingdomino for four with both bonuses: a mean of 22.6, as published, and that of the rules."""
    game = family_game(("kingdomino", 4, {"bonuses": ["middle_kingdom", "harmony"]}))
    sums, start = np.zeros(8, np.int64), packed(game.new_state())
    random_games(start, new_records(), 4, 0, 20_000, sums)
    mean = sums.sum() / 80_000
    assert abs(mean - 22.6) < 0.3
    lasts = [list(random_play(game, Random(number), eager=0))[-1] for number in range(60)]
    ends: list[State] = [state.apply(move) for state, move in lasts]
    totals = [end.sheet(side).total for end in ends for side in range(4)]
    error = float(np.std(totals)) / len(totals) ** 0.5
    assert abs(float(np.mean(totals)) - mean) < 4 * error


def test_a_record_is_changed_in_place() -> None:
    record = packed(family_game(("kingdomino", 2, {})).new_state())
    out = np.zeros(MOST_LEGAL, np.int16)
    assert legal(record, out) == 48
    apply(record, int(out[5]))
    assert legal(record, out) == 47
