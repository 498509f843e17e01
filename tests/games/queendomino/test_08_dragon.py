"""Clause 8: bribing the dragon."""

from __future__ import annotations

from tests.games.queendomino.drawn import lone, play, side, table, why, words


def test_a_coin_burns_any_tile_on_the_board() -> None:
    """Rules 8.3, 8.4: whatever its slot costs, without owning a town square."""
    state = table(*lone(), phase="bribe", slots="ba . fi we . fo")
    assert words(state) == ["bribe 0", "bribe 2", "bribe 3", "bribe 5", "pass"]
    state = play(state, "bribe 5")
    assert state.sides[0].coins == 6
    assert state.builders.slots == ("bakery", None, "fishmonger", "weaving_shop", None, None)


def test_the_burnt_tile_is_gone_for_good_and_the_dragon_stands_there() -> None:
    """Rules 8.4, 8.1: neither on the board nor back in the pile."""
    before = table(*lone(), phase="bribe")
    state = play(before, "bribe 2")
    assert state.builders.burnt == 2
    assert state.builders.pile == before.builders.pile
    assert state.builders.pile["fishmonger"] == 1


def test_an_empty_slot_does_not_burn() -> None:
    """Rules 8.4."""
    state = table(*lone(), phase="bribe", slots="ba . fi we . fo")
    assert why(state, "bribe 1") == "bribe.empty-slot 8.4"
    assert why(state, "bribe 6") == "bribe.no-slot 8.4"


def test_the_dragon_leaves_its_cave_once_a_round_for_the_whole_table() -> None:
    """Rules 8.1: seat 0 bribes it, so seats 1 and 2 go straight on to claim."""
    state = table(*[side(knights=0)] * 3, phase="bribe")
    state = play(state, "bribe 0", "claim 41", "place 2 1,0 2,0")
    assert (state.to_move, state.phase) == (1, "claim")
    away = table(*lone(), phase="bribe", slots=". sa fi we ma fo", burnt=0)
    assert why(away, "bribe 1") == "bribe.away 8.1"


def test_in_the_next_round_it_can_be_bribed_again() -> None:
    """Rules 8.1, 3.6."""
    state = table(*[side(knights=0)] * 3, phase="bribe", turn=2, new="10@0 11@1 42 43", undealt="5 6 7 8")
    state = play(state, "bribe 0", "claim 42", "tile church", "deal 5", "deal 6", "deal 7", "deal 8")
    state = play(state, "place 10 1,0 2,0")
    assert (state.to_move, words(state)[:2]) == (0, ["bribe 0", "bribe 1"])


def test_with_two_kings_one_player_still_bribes_only_once_a_round() -> None:
    """Rules 8.1, 3.5."""
    state = table(*[side(knights=0, size=7)] * 2, phase="bribe", now="1@0 2@0 3@1 4@1")
    state = play(state, "bribe 0", "claim 41", "place 2 1,0 2,0")
    assert (state.to_move, state.phase) == (0, "claim")


def test_the_queen_s_host_cannot_bribe_it() -> None:
    """Rules 8.2: the step is skipped; others may."""
    host = side(towers=1, knights=0)
    state = table(host, *lone()[1:], phase="place", queen=0)
    assert play(state, "place 1 1,0 2,0").phase == "claim"
    forced = table(host, *lone()[1:], phase="bribe", queen=0)
    assert why(forced, "bribe 0") == "bribe.queen 8.2"
    assert words(table(side(), host, side(), phase="bribe", queen=1))[0] == "bribe 0"


def test_whoever_wins_the_queen_by_building_cannot_bribe_the_dragon_in_the_same_turn() -> None:
    """Rules 8.2, 3.2: D comes after C."""
    state = table(side("CC T."), *lone()[1:], slots="tc sa fi we ma fo")
    assert play(state, "build 0 1,0").phase == "claim"


def test_it_asks_for_one_coin() -> None:
    """Rules 8.3: without one the step is skipped."""
    poor = side(coins=0, knights=0)
    assert play(table(poor, *lone()[1:], phase="place"), "place 1 1,0 2,0").phase == "claim"
    assert why(table(poor, *lone()[1:], phase="bribe"), "bribe 0") == "bribe.coins 8.3"
    assert play(table(side(coins=1), *lone()[1:], phase="bribe"), "bribe 0").sides[0].coins == 0


def test_it_can_be_bribed_in_the_last_round_too() -> None:
    """Rules 8.1, 3.7."""
    state = table(*lone(), phase="bribe", turn=2, round=12, new="")
    assert play(state, "bribe 0").phase == "over"


def test_with_an_empty_board_there_is_nothing_to_burn() -> None:
    """Rules 8.4, 3.3."""
    state = table(side(knights=0), *lone()[1:], phase="place", slots=". . . . . .")
    assert play(state, "place 1 1,0 2,0").phase == "claim"
