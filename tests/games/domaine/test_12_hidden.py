"""Clause 12: what is open, what is hidden."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from demesne.games.base import Turn
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.moves import Draw, Sell
from demesne.games.domaine.state import State
from tests.games.domaine.drawn import after_set_up, opening, play, table, words
from tests.games.domaine.lively import BOARD, DOMAINE_MODES, lively_game, opening_of


def test_everybody_sees_backs_and_counts() -> None:
    """Rules 12.1: the letters of all hands, and how many cards of each letter are in the deck."""
    state = table("A .", hands=("A01 B02 B03", "A04 C05 D06", "B07 B08 B09"))
    assert state.position.held == (("A", "B", "B"), ("A", "C", "D"), ("B", "B", "B"))
    assert state.position.stacks == {"A": 13, "B": 10, "C": 14, "D": 14}
    assert sum(state.position.stacks.values()) == len(state.deck)


def test_a_card_from_the_chancery_is_known_until_it_is_sold_or_played() -> None:
    """Rules 12.1: C14 stays known in the hand of seat 0; A01, drawn before, does not become known."""
    state = play(table("A .", hand="A01 A04 A09", chancery="C14 C15"), "sell A01", "refill C14")
    assert state.position.held[0] == ("A", "A", "C14")
    for seat in range(3):
        assert state.observe(seat).position.held[0] == ("A", "A", "C14")
    state = play(state, words(state, "sell")[0], "refill C15")
    state = play(state, words(state, "sell")[0], "refill A01")
    state = play(state, "sell C14")
    assert state.position.held[0] == ("A", "A")
    assert "C14" in state.position.chancery


def test_a_view_holds_no_card_that_its_seat_may_not_know() -> None:
    """Rules 12.2: in every position of a game, for every seat, in whatever the view is made of."""
    rng = Random(8)
    for state, _ in lively_game(opening_of(3, {"board": BOARD}), rng):
        if rng.random() > 0.1:
            continue
        known = {*state.position.chancery, *state.position.used}
        known |= {card for held in state.position.held for card in held if card in CARDS}
        for seat in range(3):
            told = pickle.dumps(state.observe(seat))
            hidden = set(CARDS) - known - set(state.hands[seat])
            assert not [card for card in hidden if card.encode() in told], seat


def test_the_others_see_only_that_a_card_is_drawn() -> None:
    """Rules 12.2: the drawer sees its face; every other move is open to all."""
    state = opening(3)
    assert [state.redact(Draw("A07"), seat) for seat in range(3)] == ["draw A07", "draw ?", "draw ?"]
    state = play(table("A .", mover=1, hand="A01 A04 A09"), "sell A04", "refill deck")
    assert [state.redact(Draw("A07"), seat) for seat in range(3)] == ["draw ?", "draw A07", "draw ?"]
    assert [state.redact(Sell("A09"), seat) for seat in range(3)] == ["sell A09"] * 3


def twin(state: State, seat: int, rng: Random) -> State:
    """Another state that *seat* could be in: only cards it does not know change places."""
    fellow = state.observe(seat).resample(rng)
    assert isinstance(fellow, State)
    return fellow


@pytest.mark.parametrize(("players", "options"), DOMAINE_MODES[:4])
def test_twins_look_alike_and_stay_alike(players: int, options: dict[str, object]) -> None:
    """Rules 12.2: states that differ only in hidden cards give equal views, moves and refusals, now and later."""
    rng, different = Random(f"twins {players}"), 0
    for state, move in lively_game(opening_of(players, options), rng, thrift=0.4):
        if move is None or rng.random() > 0.15:
            continue
        for seat in range(players):
            fellow = twin(state, seat, rng)
            different += fellow != state
            assert fellow.observe(seat) == state.observe(seat)
            assert pickle.dumps(fellow.observe(seat)) == pickle.dumps(state.observe(seat))
            assert fellow.observe(seat).legal_moves() == state.observe(seat).legal_moves()
            assert fellow.position == state.position
            if move not in fellow.legal_moves():
                continue
            one, other = state.apply(move), fellow.apply(move)
            if (isinstance(move, Draw) and state.position.mover == seat) or not isinstance(move, Draw):
                assert one.observe(seat) == other.observe(seat)
    assert different > 50


def test_a_hidden_draw_changes_nobody_elses_view() -> None:
    """Rules 12.2: whatever seat 0 draws, seats 1 and 2 see the same."""
    state = play(table("A .", hand="A01 A04 A09"), "sell A01", "refill deck")
    views = [[state.apply(move).observe(seat) for move in state.legal_moves()] for seat in range(3)]
    assert len(set(views[1])) == len(set(views[2])) == 1
    assert len(set(views[0])) == len(state.legal_moves())


def test_legal_moves_of_a_view_are_those_of_the_state() -> None:
    """Rules 12.1: one's own; for the others nothing."""
    state = after_set_up(3, seed=2, board=BOARD)
    assert state.to_move == 2
    assert [len(state.observe(seat).legal_moves()) for seat in range(3)] == [0, 0, len(state.legal_moves())]
    assert state.observe(2).legal_moves() == state.legal_moves()


def test_a_guess_fits_all_that_the_seat_knows() -> None:
    """Rules 12.2: its own hand, backs, named cards, the Chancery; every card is in one place."""
    rng = Random(3)
    for state, _ in lively_game(opening_of(4, {"board": BOARD}), rng, deck=0.3, thrift=0.6):
        if rng.random() > 0.1:
            continue
        for seat in range(4):
            guess = state.observe(seat).resample(rng)
            assert guess.position == state.position
            assert guess.hands[seat] == state.hands[seat]
            for hand, held in zip(guess.hands, state.position.held, strict=True):
                named = [card for card in held if card in CARDS]
                assert set(named) <= set(hand)
                assert sorted(card if card in named else card[0] for card in hand) == sorted(held)
            out = [
                *guess.position.chancery,
                *guess.position.used,
                *guess.deck,
                *(c for hand in guess.hands for c in hand),
            ]
            assert sorted(out) == sorted(CARDS)


@pytest.mark.slow
def test_a_guess_holds_every_unknown_card_equally_often() -> None:
    """Rules 12.2: six B cards are out of the deck in two hands; each of the fifteen is there 6/15 of the time."""
    state = table("A .", hands=("A01 A02 A03", "B01 B02 B03", "B04 B05 C01"))
    rng, found = Random(11), Counter[str]()
    for _ in range(3000):
        guess = state.observe(0).resample(rng)
        found.update(guess.hands[1])
    assert set(found) == {f"B{number:02}" for number in range(1, 16)}
    assert max(abs(count - 600) for count in found.values()) < 120
    pairs = Counter(
        ("B01" in guess.hands[1], "B02" in guess.hands[1])
        for guess in (state.observe(0).resample(rng) for _ in range(3000))
    )
    assert abs(pairs[True, True] / 3000 - 3 / 15 * 2 / 14) < 0.015


def test_at_a_draw_any_card_of_the_top_stack_may_come() -> None:
    """Rules 12.2: a guess made while a card is to be drawn can go on with each of them."""
    state = play(table("A .", hand="A01 A04 A09"), "sell A01", "refill deck")
    guess = state.observe(1).resample(Random(4))
    assert guess.to_move is Turn.CHANCE
    assert {str(move)[:6] for move in guess.legal_moves()} == {"draw A"}


def test_what_a_seat_does_not_hold_is_refused_alike_wherever_it_is() -> None:
    """Rules 12.2: a refusal tells nothing about the hands of others or the deck."""
    state = table("A .", hands=("A01 A02 A03", "B01 B02 B03", "B04 B05 C01"))
    held, deep = state.refusal(Sell("B01")), state.refusal(Sell("D15"))
    assert held is not None
    assert deep is not None
    assert replace(held, params=()) == replace(deep, params=())
