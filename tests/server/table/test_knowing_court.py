"""What one can know at a table of Domaine: odds that counting every deal confirms, and nothing hidden in them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations, product
from random import Random

import pytest

from demesne.games.domaine.cards import CARDS, Action
from demesne.games.domaine.state import State
from demesne.server.domaine.family import FAMILY
from demesne.server.knowing import Pile
from tests.server.court import court, play_court, state_of
from tests.server.kit import ADA, BO
from tests.server.table.test_knowing import fraction


def late(moves: int = 150, seed: int = 2, seats: int = 3) -> State:
    return state_of(play_court(court(*(ADA, BO, BO)[:seats], seed=seed), moves, seed))


def told(state: State, seat: int | None) -> list[Pile]:
    return FAMILY.coming(state, seat)


def unknown(state: State, seat: int) -> dict[str, list[str]]:
    """The cards of which *seat* knows the back alone, by letter."""
    hidden = {card for other, hand in enumerate(state.hands) if other != seat for card in hand}
    known = {card for held in state.position.held for card in held}
    return {back: sorted(card for card in (hidden | state.deck) - known if card[0] == back) for back in "ABCD"}


@pytest.mark.parametrize("moves", [40, 90, 150, 200])
def test_the_next_card_is_any_that_one_has_not_seen(moves: int) -> None:
    """Each order of the unseen cards is one deal; the first of them lies on top."""
    state = late(moves)
    top = state.position.top
    assert top is not None
    pile = next(pile for pile in told(state, 0) if pile.args.get("back") == top)
    cards = unknown(state, 0)[top]
    assert (pile.left, pile.left + pile.hidden) == (state.position.stacks[top], len(cards))
    assert sum(piece.count for piece in pile.pieces) == len(cards)
    for chance in pile.chances:
        action = Action(str(chance.args["action"]))
        assert fraction(chance.odds) == Fraction(sum(action in CARDS[card].parts for card in cards), len(cards))
    for piece in pile.pieces:
        face = replace(CARDS[piece.thing], name="", source="", certainty="")
        alike = [card for card in cards if replace(CARDS[card], name="", source="", certainty="") == face]
        assert fraction(piece.next) == Fraction(len(alike), len(cards))
    assert sum(fraction(piece.next) for piece in pile.pieces) == 1


@pytest.mark.parametrize("moves", [90, 150, 200])
def test_what_another_may_hold_is_counted_over_every_hand(moves: int) -> None:
    state = late(moves)
    hidden = unknown(state, 0)
    tried = 0
    for pile in told(state, 0):
        if pile.code != "hand":
            continue
        held = state.position.held[int(pile.args["seat"])]
        backs = [card for card in held if card not in CARDS]
        draws = [combinations(hidden[back], backs.count(back)) for back in dict.fromkeys(backs)]
        hands = [[card for part in parts for card in part] for parts in product(*map(list, draws))]
        for chance in pile.chances:
            action = Action(str(chance.args["action"]))
            named = any(action in CARDS[card].parts for card in held if card in CARDS)
            hit = sum(named or any(action in CARDS[card].parts for card in hand) for hand in hands)
            assert fraction(chance.odds) == Fraction(hit, len(hands))
            tried += 1
    assert tried >= len(Action)


def test_twins_that_differ_in_hidden_cards_only_are_told_the_same() -> None:
    """Whatever *seat* cannot know is dealt anew; a watcher knows no hand at all."""
    for moves in (30, 100, 170):
        state = late(moves)
        for seat in range(3):
            for dealt in range(5):
                twin = state.observe(seat).resample(Random(dealt))
                assert told(twin, seat) == told(state, seat)
        other = state.observe(0).resample(Random(8)).observe(1).resample(Random(9))
        assert other.hands != state.hands
        assert told(other, None) == told(state, None)
        assert told(other, 0) != told(state, 0) or other.hands[0] == state.hands[0]


def test_ones_own_hand_is_known_and_the_hands_of_others_are_not() -> None:
    state = late(60)
    for seat in range(3):
        piles = told(state, seat)
        assert {pile.args["seat"] for pile in piles if pile.code == "hand"} == {0, 1, 2} - {seat}
        left = sum(piece.count for pile in piles for piece in pile.pieces)
        assert left == sum(len(cards) for cards in unknown(state, seat).values())
    assert {pile.args["seat"] for pile in told(state, None) if pile.code == "hand"} == {0, 1, 2}


# --- what a border is worth ---------------------------------------------------------------------


@pytest.mark.slow
def test_a_border_costs_what_the_best_for_oneself_brings_more() -> None:
    state = next(
        state for moves in range(120, 260, 5) if len(FAMILY.stakes(state := late(moves), 0)) > 1 and not state.outcome()
    )
    prizes = FAMILY.stakes(state, 0)
    mine = [next(share.points for share in prize.shares if share.side == 0) for prize in prizes]
    assert [prize.cost for prize in prizes] == [max(mine) - points for points in mine]
    assert {prize.cost for prize in FAMILY.stakes(state, None)} == {None}
    assert [prize.shares for prize in FAMILY.stakes(state, None)] == [prize.shares for prize in prizes]


def test_what_borders_are_worth_says_nothing_of_hands() -> None:
    state = late()
    twin = replace(state, hands=tuple(tuple(reversed(hand)) for hand in reversed(state.hands)))
    assert FAMILY.stakes(twin, 0) == FAMILY.stakes(state, 0)
