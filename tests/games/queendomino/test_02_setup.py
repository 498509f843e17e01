"""Clause 2: the table is laid, and the first line is claimed."""

from __future__ import annotations

import pytest

from demesne.games.base import OptionError, Turn
from demesne.games.queendomino.rules import queendomino
from demesne.games.registry import make_game
from tests.games.queendomino.drawn import opening, picture, play, set_up, why, words


@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 5), (4, 5)])
def test_each_player_begins_with_a_castle_seven_coins_and_a_knight(players: int, size: int) -> None:
    """Rules 2.1, 2.2: two players build 7x7 kingdoms, three or four 5x5."""
    state = opening(players)
    assert len(state.sides) == players
    for side in state.sides:
        assert picture(side.kingdom) == "CC"
        assert (side.kingdom.size, side.coins, side.knights, side.towers) == (size, 7, 1, 0)


def test_two_players_have_two_kings_each_and_others_one() -> None:
    """Rules 2.2."""
    assert [queendomino(players, {}).kings for players in (2, 3, 4)] == [2, 1, 1]


def test_the_size_is_an_option() -> None:
    """Rules 2.1: printed is 7 for two players, else 5; either may be asked for."""
    assert [opening(players, size=5).rules.size for players in (2, 3, 4)] == [5, 5, 5]
    assert opening(4, size=7).sides[3].kingdom.size == 7


def test_nobody_begins_with_the_queen_and_the_dragon_is_home() -> None:
    """Rules 2.3."""
    for players in (2, 3, 4):
        state = opening(players)
        assert state.queen is None
        assert state.builders.dragon_home


def test_six_tiles_are_turned_up_from_the_cheapest_slot_on() -> None:
    """Rules 2.3: a tile may come as often as the box has it, and no more."""
    state = opening(4)
    assert state.to_move is Turn.CHANCE
    assert len(words(state)) == 17
    state = play(state, "tile big_tavern", "tile bakery", "tile bakery")
    assert state.builders.slots == ("big_tavern", "bakery", "bakery", None, None, None)
    assert why(state, "tile big_tavern") == "tile.gone 1.2"
    assert why(state, "tile bakery") == "tile.gone 1.2"
    state = play(state, "tile statue", "tile statue", "tile church")
    assert state.builders.slots[3:] == ("statue", "statue", "church")
    assert state.phase == "line"


def test_a_deal_weighs_as_many_tiles_as_are_left_of_it() -> None:
    """Rules 2.3: the pile is shuffled, so a kind with three tiles comes three times as often."""
    state = opening(4)
    weights = dict(zip(words(state), state.weights(), strict=True))
    assert (weights["tile statue"], weights["tile bakery"], weights["tile big_tavern"]) == (3, 2, 1)
    state = play(state, "tile statue")
    assert dict(zip(words(state), state.weights(), strict=True))["tile statue"] == 2
    assert sum(state.weights()) == 31


def test_the_first_line_is_four_dominoes_sorted_by_number() -> None:
    """Rules 2.4: dealt 30, 2, 17, 9; lying 2, 9, 17, 30."""
    state = set_up(4)
    assert words(state) == [f"deal {n}" for n in range(1, 49)]
    assert set(state.weights()) == {1}
    state = play(state, "deal 30", "deal 2", "deal 17")
    assert why(state, "deal 17") == "deal.gone 1.1"
    state = play(state, "deal 9")
    assert [slot.number for slot in state.next_line] == [2, 9, 17, 30]
    assert state.undealt == (frozenset(range(1, 49)) - {2, 9, 17, 30},)
    assert state.phase == "king"


def test_kings_are_drawn_and_set_one_by_one_as_in_the_rulebook_s_example() -> None:
    """Rules 2.5: the first drawn takes the fourth domino, the next the first, then the third; one is left."""
    white, orange, purple, red = 0, 1, 2, 3
    state = play(set_up(4), "deal 10", "deal 20", "deal 30", "deal 40")
    state = play(state, f"king {white}")
    assert state.to_move == white
    assert words(state) == ["claim 10", "claim 20", "claim 30", "claim 40"]
    state = play(state, "claim 40")
    assert words(state) == ["king 1", "king 2", "king 3"]
    assert why(state, f"king {white}") == "king.not-drawn 2.5"
    state = play(state, f"king {orange}", "claim 10", f"king {purple}", "claim 30", f"king {red}")
    assert (state.to_move, words(state)) == (red, ["claim 20"])
    state = play(state, "claim 20")
    assert [(slot.number, slot.seat) for slot in state.this_line] == [(10, 1), (20, 3), (30, 2), (40, 0)]


@pytest.mark.parametrize("drawn", [0, 1])
def test_with_two_players_one_king_is_drawn_and_claims_go_one_two_one(drawn: int) -> None:
    """Rules 2.6."""
    other = 1 - drawn
    state = play(set_up(2), "deal 10", "deal 20", "deal 30", "deal 40")
    assert words(state) == ["king 0", "king 1"]
    state = play(state, f"king {drawn}")
    order = []
    for number in (40, 10, 30, 20):
        order.append(state.to_move)
        state = play(state, f"claim {number}")
    assert order == [drawn, other, other, drawn]
    assert [slot.seat for slot in state.this_line] == [other, drawn, other, drawn]


def test_with_three_players_three_kings_are_drawn() -> None:
    """Rules 2.5, 3.4: after the third claim the domino left over is out of the game."""
    state = play(set_up(3), "deal 10", "deal 20", "deal 30", "deal 40")
    state = play(state, "king 2", "claim 20", "king 0", "claim 40", "king 1", "claim 10")
    assert [slot.number for slot in state.this_line] == [10, 20, 40]
    assert 30 not in state.undealt[0]
    assert state.phase == "line"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_second_line_is_turned_up_when_all_kings_are_set(players: int) -> None:
    """Rules 2.7: then the first round begins with the smallest claimed number."""
    state = play(set_up(players), "deal 10", "deal 20", "deal 30", "deal 40")
    while state.round == 0:
        state = play(state, words(state)[0])
    assert (state.phase, state.next_line, state.round) == ("line", (), 1)
    state = play(state, "deal 48", "deal 1", "deal 5", "deal 3")
    assert [slot.number for slot in state.next_line] == [1, 3, 5, 48]
    assert all(slot.seat is None for slot in state.next_line)
    assert (state.phase, state.to_move) == ("place", 0)


@pytest.mark.parametrize(
    ("players", "options", "told"),
    [
        (1, {}, "2, 3 or 4 players, not 1"),
        (5, {}, "2, 3 or 4 players, not 5"),
        (3, {"size": 6}, "'size' must be one of 5, 7"),
        (3, {"size": "7"}, "'size' must be one of 5, 7"),
        (3, {"size": 5.0}, "'size' must be one of 5, 7"),
        (3, {"size": [5]}, "'size' must be one of 5, 7"),
        (3, {"size": True}, "'size' must be one of 5, 7"),
        (3, {"edition": "fr"}, "'edition' must be one of us, eu, cz"),
        (3, {"colour": "red"}, "no option 'colour'"),
    ],
)
def test_what_the_game_does_not_have_is_refused(players: int, options: dict[str, object], told: str) -> None:
    """Rules 2, 12."""
    with pytest.raises(OptionError, match=told):
        make_game("queendomino", players, options)
