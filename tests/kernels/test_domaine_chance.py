"""Chance in the kernel of Domaine: as likely as the rules say, from a seed, and what a seat may not know dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np

from demesne.games.base import Turn
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.state import State
from demesne.kernels.domaine.layout import ACTIONS, COLOURS, MOST_LEGAL, PHASE_OVER
from demesne.kernels.domaine.legality import deal, legal, sample
from demesne.kernels.domaine.notation import action_of, move_of
from demesne.kernels.domaine.packing import new_records, unpack
from demesne.kernels.domaine.playing import determinize, play_on, random_games
from tests.kernels.domaine_twins import builder, domaine_game, packed


def positions(players: int, seed: int) -> list[State]:
    """The positions of a builders' game."""
    rng, state, found = Random(seed), domaine_game(players, king=250).new_state(), []
    while state.to_move is not Turn.OVER:
        found.append(state)
        state = state.apply(builder(state, rng))
    return found


def test_each_legal_move_is_drawn_as_often_as_the_others() -> None:
    """Chi-squared over the choices of a game, far from what an uneven draw would give."""
    out, room = np.zeros(MOST_LEGAL, np.int64), np.zeros(MOST_LEGAL, np.int64)
    excess, freedom = 0.0, 0
    for number, state in enumerate(positions(3, 7)):
        record = packed(state, number)
        size = legal(record, out)
        if size == 1 or state.to_move is Turn.CHANCE:
            continue
        actions = out[:size].tolist()
        times = Counter(sample(record, room) for _ in range(5 * size))
        assert set(times) <= set(actions)
        excess += sum((times[action] - 5) ** 2 / 5 for action in actions)
        freedom += size - 1
    assert abs(excess - freedom) < 5 * (2 * freedom) ** 0.5


def test_each_card_of_the_top_stack_is_equally_likely() -> None:
    state = next(state for state in positions(2, 8)[40:] if state.to_move is Turn.CHANCE)
    actions = list(map(action_of, state.legal_moves()))
    times = Counter(deal(packed(state, seed * 7919)) for seed in range(100 * len(actions)))
    assert set(times) == set(actions)
    excess = sum((times[action] - 100) ** 2 / 100 for action in actions)
    assert excess - len(actions) < 5 * (2 * len(actions)) ** 0.5


def test_what_a_seat_does_not_know_is_dealt_anew_and_nothing_else() -> None:
    """Hands keep the letters on their backs and the cards taken openly; the own hand and the table stay (rules 12)."""
    states = [state for state in positions(4, 9) if any(card in CARDS for held in state.position.held for card in held)]
    for state in states[:: len(states) // 12]:
        dealt = set()
        for seed in range(12):
            record = packed(state)
            determinize(record, 1, seed)
            other = unpack(record, state.rules)
            assert other.position == state.position
            assert other.hands[1] == state.hands[1]
            assert other.deck.isdisjoint(card for hand in other.hands for card in hand)
            assert Counter(c[0] for c in other.deck) == Counter(c[0] for c in state.deck)
            dealt.add(other.hands)
        assert len(dealt) > 1 or not _is_doubtful(state)


def _is_doubtful(state: State) -> bool:
    """Whether two cards of a letter could change places without seat 1 noticing it."""
    holders = [{card[0] for card in state.deck}]
    holders += [{c for c in held if c not in CARDS} for seat, held in enumerate(state.position.held) if seat != 1]
    return any(sum(letter in held for held in holders) > 1 for letter in "ABCD")


def test_hidden_hands_are_as_likely_as_any_others() -> None:
    """Each unknown card of a letter is in the other hand as often as the others of its letter."""
    state = next(
        state for state in positions(2, 10) if not isinstance(state.to_move, Turn) and state.position.turn > 14
    )
    unknown = [card for card in CARDS if card not in {*state.position.chancery, *state.position.used, *state.hands[0]}]
    times: Counter[str] = Counter()
    for seed in range(2000):
        record = packed(state)
        determinize(record, 0, seed)
        times.update(card for card in unpack(record, state.rules).hands[1] if card not in state.position.held[1])
    assert times
    for letter in "ABCD":
        cards = [card for card in unknown if card[0] == letter and card not in state.position.held[1]]
        share = state.position.held[1].count(letter) / max(1, len(cards))
        for card in cards:
            assert abs(times[card] - 2000 * share) < 5 * (2000 * share * (1 - share)) ** 0.5 + 1e-9


def test_a_search_sees_nothing_of_what_is_hidden() -> None:
    """Two tables that look alike to a seat are the same record, byte for byte, once they are determinized for it."""
    states = [state for state in positions(3, 11) if state.to_move == 0]
    for state in states[::10]:
        other = state.observe(0).resample(Random(3))
        one, two = packed(state, 1), packed(other, 2)
        determinize(one, 0, 5)
        determinize(two, 0, 5)
        assert one.tobytes() == two.tobytes()


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    start, work, room = packed(domaine_game(4).new_state()), new_records(), np.zeros(MOST_LEGAL, np.int64)
    together, apart = np.zeros(COLOURS, np.int64), np.zeros(COLOURS, np.int64)
    plies = random_games(start, work, 11, 0, 60, together, room)
    alone = [random_games(start, work, 11, number, 1, apart, room) for number in range(60)]
    assert plies == sum(alone)
    assert together.tolist() == apart.tolist()
    assert together.sum() > 0


def test_a_game_begun_by_the_rules_is_ended_by_the_kernel() -> None:
    state = positions(3, 12)[200]
    record = packed(state, 3)
    plies = play_on(record, np.zeros(MOST_LEGAL, np.int64))
    assert plies > 0
    assert record["phase"] == PHASE_OVER
    assert unpack(record, state.rules).outcome() is not None


def test_every_action_is_another_move() -> None:
    """And fits in 31 bits."""
    assert ACTIONS < 2**31
    moves = {move for state in positions(4, 13)[::9] for move in state.legal_moves()}
    actions = {action_of(move) for move in moves}
    assert len(actions) == len(moves)
    assert {move_of(action) for action in actions} == moves
