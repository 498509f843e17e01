"""Clause 3: order, steps, the end of a round and of the game."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from demesne.games.base import Turn
from demesne.games.grid import Chart
from demesne.games.queendomino.state import State
from tests.games.queendomino.drawn import lone, opening_of, play, side, table, through, why, words

POOR = side(coins=0, knights=0)
"""Nothing to tax, build or bribe with."""


def slots(state: State) -> str:
    return " ".join(tile or "." for tile in state.builders.slots)


def test_the_smallest_claimed_number_plays_first() -> None:
    """Rules 3.1: kings of 2, 0, 1 stand on 5, 12, 30; so they play."""
    state = table(POOR, POOR, POOR, phase="place", now="5@2 12@0 30@1")
    order = []
    for number, claim in ((5, 44), (12, 43), (30, 42)):
        order.append(state.to_move)
        state = play(state, f"place {number} 1,0 2,0", f"claim {claim}")
    assert order == [2, 0, 1]
    assert [(slot.number, slot.seat) for slot in state.this_line] == [(42, 1), (43, 0), (44, 2)]


def test_a_turn_takes_its_five_steps_in_order() -> None:
    """Rules 3.2: place, tax, build, bribe, claim; then it is the next one's turn."""
    state = table(side("CC T.", coins=4), side(), side(), phase="place")
    steps = []
    for move in ("place 1 0,1 0,2", "tax 0,1", "build 0 1,0", "bribe 3", "claim 42"):
        assert state.to_move == 0
        steps.append(state.phase.value)
        state = play(state, move)
    assert steps == ["place", "tax", "build", "bribe", "claim"]
    assert (state.to_move, state.phase) == (1, "place")
    assert state.sides[0].coins == 4 + 2 - 0 - 1


def test_a_turn_has_the_steps_that_the_game_and_the_round_have() -> None:
    """Rules 3.2, 2.5, 13.3, 3.7: only to claim in set-up, no town in Kingdomino, in the last round nothing to claim."""

    def steps(game: str) -> list[str]:
        """Those of every turn of a game, told once as long as they stay the same."""
        told = [
            " ".join(state.steps) for state in through(opening_of(game, 3), 1) if not isinstance(state.to_move, Turn)
        ]
        return [words for words, _ in groupby(told)]

    assert steps("queendomino") == ["claim", "place tax build bribe claim", "place tax build bribe"]
    assert steps("kingdomino") == ["claim", "place claim", "place"]
    *_, over = through(opening_of("kingdomino", 3), 1)
    assert (over.to_move, over.steps) == (Turn.OVER, ())


def test_a_step_cannot_be_taken_before_or_after_its_time() -> None:
    """Rules 3.2: in every step the other four are refused."""
    here = {
        "place": "place 1 0,1 0,2",
        "tax": "tax 0,1",
        "build": "build 0 1,0",
        "bribe": "bribe 3",
        "claim": "claim 42",
    }
    state = table(side("CC T."), side(), side(), phase="place")
    for step, move in here.items():
        assert state.phase == step
        for other, early in here.items():
            if other != step:
                assert why(state, early) == "turn.phase 3.2"
        state = play(state, move)


def test_optional_steps_may_be_passed() -> None:
    """Rules 3.3: tax, build and bribe list pass last; place and claim never do."""
    state = play(table(side("CC T."), side(), side(), phase="place"), "place 1 0,1 0,2")
    for step in ("tax", "build", "bribe"):
        assert (state.phase, words(state)[-1]) == (step, "pass")
        state = play(state, "pass")
    assert words(state) == ["claim 41", "claim 42", "claim 43", "claim 44"]
    assert why(state, "pass") == "pass.mandatory 3.3"


def test_placing_may_not_be_passed() -> None:
    """Rules 3.3."""
    assert why(table(*lone(), phase="place"), "pass") == "pass.mandatory 3.3"


def test_a_step_with_nothing_to_do_is_skipped() -> None:
    """Rules 3.3: no knight, no coin and no town lead straight from placing to claiming."""
    state = play(table(POOR, POOR, POOR, phase="place"), "place 1 1,0 2,0")
    assert state.phase == "claim"
    state = table(side(knights=0), side(), side(), phase="place")
    assert play(state, "place 1 1,0 2,0").phase == "bribe"  # no town: nothing to build on
    state = table(side("CC T.", knights=0, coins=0), side(), side(), phase="place")
    assert play(state, "place 1 0,1 0,2").phase == "build"  # the free slot costs nothing
    state = table(side("CC T.", knights=0, coins=0), side(), side(), phase="place", slots=". sa fi we ma fo")
    assert play(state, "place 1 0,1 0,2").phase == "claim"


def test_with_three_players_the_unclaimed_domino_leaves_the_game() -> None:
    """Rules 3.4: 43 is left over; nobody meets it again."""
    state = table(*lone(), phase="claim", turn=2, new="41@0 42@1 43 44", undealt="5 6 7 8")
    state = play(state, "claim 44")
    assert [slot.number for slot in state.this_line] == [41, 42, 44]
    assert state.undealt == (frozenset({5, 6, 7, 8}),)
    assert words(state) == ["deal 5", "deal 6", "deal 7", "deal 8"]


def test_with_two_players_each_king_has_a_turn_of_all_steps() -> None:
    """Rules 3.5: seat 1 stands on 2 and 3 and does everything twice, with one kingdom and one purse."""
    rich = side("CC T. T.", coins=9, knights=2, size=7)
    state = table(rich, rich, phase="place", now="1@1 2@1 3@0 4@0", new="41 42 43 44", slots="ba sa fi we ma fo")
    state = play(state, "place 1 0,1 0,2", "tax 0,1", "build 0 1,0", "bribe 5", "claim 41")
    assert state.to_move == 1
    state = play(state, "place 2 1,1 1,2", "tax 1,1", "build 1 2,0", "claim 44")
    assert state.to_move == 0
    assert state.sides[1].coins == 9 + 2 - 0 - 1 + 4 - 1
    assert state.sides[0] == rich


def test_the_round_ends_with_the_dragon_home_and_the_tiles_slid_to_the_cheap_end() -> None:
    """Rules 3.6: bought from slot 1, burnt on slot 3; the others keep their order."""
    state = table(
        *lone(), phase="claim", turn=2, new="41@0 42@1 43 44", slots="ba . fi . ma fo", burnt=3, undealt="5 6"
    )
    state = play(state, "claim 43")
    assert slots(state) == "bakery fishmonger magic_school foundry . ."
    assert state.builders.dragon_home
    assert state.round == 4


def test_the_board_is_filled_from_the_cheapest_empty_slot_then_the_line_is_dealt() -> None:
    """Rules 3.6."""
    state = table(*lone(), phase="claim", turn=2, new="41@0 42@1 43 44", slots="ba . fi . ma fo", undealt="5 6 7 8 9")
    state = play(state, "claim 43", "tile church", "tile statue")
    assert slots(state) == "bakery fishmonger magic_school foundry church statue"
    state = play(state, "deal 9", "deal 5", "deal 7", "deal 6")
    assert [slot.number for slot in state.next_line] == [5, 6, 7, 9]
    assert (state.phase, state.to_move) == ("place", 0)


def test_an_emptied_slot_stays_empty_until_the_round_ends() -> None:
    """Rules 3.6, 6.1: the next player finds the hole where the tile was."""
    state = table(side("CC T."), *lone()[1:], phase="build")
    state = play(state, "build 2 1,0", "bribe 0", "claim 41")
    assert slots(state) == ". sawmill . weaving_shop magic_school foundry"
    assert state.to_move == 1


def test_a_pile_that_runs_out_leaves_the_dear_slots_empty() -> None:
    """Rules 3.6: nothing is left to turn up, so the line is dealt at once."""
    state = table(*lone(), phase="claim", turn=2, new="41@0 42@1 43 44", slots="ba . fi . ma fo", undealt="5 6 7 8")
    bare = replace(state.builders, pile=Chart())
    state = play(replace(state, builders=bare), "claim 43")
    assert slots(state) == "bakery fishmonger magic_school foundry . ."
    assert state.phase == "line"


def test_nobody_moves_while_something_is_dealt() -> None:
    """Rules 3.6."""
    state = table(*lone(), phase="line", new="", undealt="5 6 7 8")
    assert state.to_move is Turn.CHANCE
    for move in ("claim 5", "place 1 1,0 2,0", "bribe 0", "pass", "tile bakery", "king 0"):
        assert why(state, move) == "turn.chance 3.6"


def test_the_last_round_goes_without_a_claim() -> None:
    """Rules 3.7, 9.3: A to D, all optional steps included, then the next player."""
    state = table(side("CC T."), *lone()[1:], phase="place", round=12, new="", undealt="")
    state = play(state, "place 1 0,1 0,2", "tax 0,1", "build 1 1,0", "bribe 5")
    assert (state.to_move, state.phase) == (1, "place")


def test_the_game_is_over_after_the_last_turn_of_the_twelfth_round() -> None:
    """Rules 3.7: then every move is refused and the outcome stands."""
    state = table(*lone(), phase="bribe", turn=2, round=12, new="", undealt="")
    assert state.outcome() is None
    state = play(state, "pass")
    assert state.to_move is Turn.OVER
    assert words(state) == []
    assert state.outcome() is not None
    for move in ("pass", "claim 1", "deal 1", "place 1 1,0 2,0"):
        assert why(state, move) == "turn.over 3.7"


def test_before_the_last_round_tiles_are_still_turned_up_but_no_line() -> None:
    """Rules 3.6, 3.7: the twelfth round builds and bribes like any other."""
    state = table(*lone(), phase="claim", turn=2, round=11, new="41@0 42@1 43 44", slots=". sa fi we ma fo")
    state = play(state, "claim 43")
    assert (state.round, state.phase) == (12, "tiles")
    state = play(state, "tile church")
    assert (state.phase, state.next_line) == ("place", ())
