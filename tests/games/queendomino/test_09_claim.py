"""Clause 9: claiming a domino of the next line."""

from __future__ import annotations

from tests.games.queendomino.drawn import lone, play, table, why, words


def test_a_king_goes_on_any_free_domino_of_the_next_line() -> None:
    """Rules 9.1: 42 is taken."""
    state = table(*lone(), phase="claim", new="41 42@1 43 44")
    assert words(state) == ["claim 41", "claim 43", "claim 44"]
    assert why(state, "claim 42") == "claim.taken 9.1"
    assert why(state, "claim 1") == "claim.not-in-line 9.1"
    assert why(state, "claim 40") == "claim.not-in-line 9.1"
    state = play(state, "claim 43")
    assert [(slot.number, slot.seat) for slot in state.next_line] == [(41, None), (42, 1), (43, 0), (44, None)]


def test_claiming_is_mandatory() -> None:
    """Rules 9.2: even with one domino left there is no way round it."""
    state = table(*lone(players=4), phase="claim", turn=3, new="41@0 42@1 43 44@2", undealt="5 6 7 8")
    assert words(state) == ["claim 43"]
    assert why(state, "pass") == "pass.mandatory 3.3"
    assert why(state, "claim 44") == "claim.taken 9.1"


def test_in_the_last_round_nothing_is_claimed() -> None:
    """Rules 9.3: the turn ends after the dragon."""
    state = table(*lone(), phase="bribe", round=12, new="")
    state = play(state, "pass")
    assert (state.to_move, state.phase) == (1, "place")
    assert why(state, "claim 41") == "turn.phase 3.2"
