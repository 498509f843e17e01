"""Clause 14: Royal Wedding, alone and in teams."""

from __future__ import annotations

import pytest

from demesne.games.base import OptionError
from demesne.games.queendomino.dominoes import BOXES
from demesne.games.queendomino.position import Side
from demesne.games.queendomino.rules import royal_wedding
from demesne.games.registry import make_game
from tests.games.queendomino.drawn import opening_of, play, side, table, through, why, words


@pytest.mark.parametrize(
    ("players", "size", "line", "rounds", "leave"),
    [(3, 7, 4, 24, 1), (4, 7, 4, 24, 0), (5, 5, 8, 12, 3), (6, 5, 8, 12, 2), (7, 5, 8, 12, 1), (8, 5, 8, 12, 0)],
)
def test_players_kingdoms_lines_and_rounds(players: int, size: int, line: int, rounds: int, leave: int) -> None:
    """Rules 14.1, 14.3: all 96 dominoes are turned up; those without a king leave in each round."""
    state = opening_of("royal-wedding", players)
    assert (state.rules.size, state.rules.line, state.rounds) == (size, line, rounds)
    assert {(each.coins, each.knights) for each in state.sides} == {(7, 1)}
    played = list(through(state, seed=players))
    assert {len(each.this_line) for each in played if each.round} == {line - leave}
    assert (played[-1].round, played[-1].undealt) == (rounds, (frozenset(), frozenset()))


@pytest.mark.parametrize("players", [2, 9])
def test_it_is_for_three_to_eight(players: int) -> None:
    """Rules 14.1."""
    with pytest.raises(OptionError, match="3, 4, 5, 6, 7 or 8 players"):
        make_game("royal-wedding", players)


def test_the_lines_come_from_the_boxes_in_turn() -> None:
    """Rules 14.2: Queendomino first; in a round one plays the line that was dealt in the round before."""
    for state in through(opening_of("royal-wedding", 5), seed=2):
        assert state.next_box == ("queendomino", "kingdomino")[state.round % 2]
        if state.round:
            assert state.this_box == ("kingdomino", "queendomino")[state.round % 2]
        if state.phase == "place":
            assert state.in_hand in BOXES[state.this_box].values()


def test_each_box_has_its_own_number_17() -> None:
    """Rules 14.2: F1/W in Queendomino; dealt again from Kingdomino it is another domino."""
    rules = royal_wedding(3, {})
    sides = lone_large(3)
    first = table(
        *sides, phase="place", round=1, now="17@0 18@1 19@2", new="17 20 30 40", undealt="1 2 3 4|5 6 7 8", rules=rules
    )
    second = table(
        *sides, phase="place", round=2, now="17@0 18@1 19@2", new="16 20 30 40", undealt="1 2 3 4|5 6 7 8", rules=rules
    )
    assert first.in_hand == BOXES["queendomino"][17]
    assert second.in_hand == BOXES["kingdomino"][17]
    assert first.in_hand != second.in_hand
    assert make_game("royal-wedding", 3).parse_state(str(first)) == first


def lone_large(count: int) -> tuple[Side, ...]:
    return (side(size=7),) * count


def test_dominoes_that_nobody_claims_leave_the_game() -> None:
    """Rules 14.3: five of eight are claimed; the other three are met no more."""
    rules = royal_wedding(5, {})
    state = table(
        *(side(),) * 5,
        phase="claim",
        turn=4,
        new="10@0 11 12@1 13@2 14 15@3 16 17",
        undealt="1 2 3 4 5 6 7 8|",
        rules=rules,
        round=2,
    )
    state = play(state, "claim 16")
    assert [slot.number for slot in state.this_line] == [10, 12, 13, 15, 16]
    assert state.round == 3
    assert not {11, 14, 17} & (state.undealt[0] | state.undealt[1])


@pytest.mark.parametrize("players", [6, 8])
def test_a_team_has_one_kingdom_one_purse_and_two_kings(players: int) -> None:
    """Rules 14.4: seats 0 and 1, 2 and 3 … share a 7x7 kingdom, 7 coins and a knight."""
    state = opening_of("royal-wedding", players, teams=True)
    assert state.rules.sides == tuple((seat, seat + 1) for seat in range(0, players, 2))
    assert [(each.kingdom.size, each.coins, each.knights) for each in state.sides] == [(7, 7, 1)] * (players // 2)
    assert (state.rules.line, state.rounds, state.rules.kings) == (8, 12, 1)
    *_, last = through(state, seed=1)
    outcome = last.outcome()
    assert outcome is not None
    assert [each.seats for each in outcome.sides] == list(state.rules.sides)
    assert outcome.side_of(1) is outcome.side_of(0)


@pytest.mark.parametrize("players", [3, 4, 5, 7])
def test_teams_are_six_or_eight_players(players: int) -> None:
    """Rules 14.4."""
    with pytest.raises(OptionError, match=f"teams of two need 6 or 8 players, not {players}"):
        make_game("royal-wedding", players, {"teams": True})


TEAMS = royal_wedding(6, {"teams": True})
LINE = "10@0 11@2 12@1 13@3 14@4 15@5"
NEXT = "20 21 22 23 24 25 26 27"


def test_each_partner_places_claims_and_pays_on_his_own_turn() -> None:
    """Rules 14.5: seat 0 pays from the purse, and on seat 1's turn the land and the coins are what is left."""
    team = side("CC T. T.", size=7)
    state = table(
        team, *lone_large(2), phase="place", now=LINE, new=NEXT, rules=TEAMS, slots="ba sa fi we ma su", round=1
    )
    assert state.to_move == 0
    state = play(state, "place 10 0,1 0,2", "pass", "build 5 1,0", "pass")
    assert (state.phase, state.to_move, state.sides[0].coins) == ("claim", 0, 2)
    state = play(state, "claim 20")
    assert (state.to_move, state.side) == (2, 1)
    state = play(state, "place 11 1,0 2,0", "pass", "pass", "claim 27")
    assert (state.to_move, state.side) == (1, 0)
    assert "place 12 0,3 0,4" not in words(state)
    assert len(state.sides[0].kingdom.land) == 5
    state = play(state, words(state)[0], "pass")
    assert state.phase == "build"
    assert why(state, "build 3 2,0") == "build.coins 6.2"


def test_a_knight_that_one_partner_sends_is_gone_for_the_other() -> None:
    """Rules 14.5, 5.2: the team's only knight is gone, so the partner's turn has no step B."""
    state = table(
        side(size=7, coins=0),
        *lone_large(2),
        phase="place",
        now="10@0 12@1 13@3 14@4 15@5 16@2",
        new=NEXT,
        rules=TEAMS,
        round=1,
        slots=". . . . . .",
    )
    state = play(state, "place 10 1,0 2,0", "tax 1,0", "claim 20")
    assert (state.to_move, state.sides[0].knights) == (1, 0)
    state = play(state, words(state)[0])
    assert (state.to_move, state.phase) == (1, "claim")


def test_the_queen_is_the_team_s_guest() -> None:
    """Rules 14.4, 7.1, 8.2: neither partner may bribe the dragon, and both pay less."""
    sides = (side("CC T. T.", towers=2, size=7), *lone_large(2))
    for turn, seat in ((0, 0), (2, 1)):
        new = "20@0 21@2 22 23 24 25 26 27" if turn else NEXT
        state = table(*sides, phase="bribe", turn=turn, now=LINE, new=new, rules=TEAMS, queen=0, round=1)
        assert state.to_move == seat
        assert why(state, "bribe 0") == "bribe.queen 8.2"
        shop = table(*sides, phase="build", turn=turn, now=LINE, new=new, rules=TEAMS, queen=0, round=1)
        assert play(shop, "build 5 1,0").sides[0].coins == 3


def test_knights_that_are_used_up_come_no_more() -> None:
    """Rules 14.6, 6.5: eight sides own 21 of 22, so the Big Tavern brings one, the Small Tavern then none."""
    rules = royal_wedding(8, {})
    sides = (side("CC T. T.", knights=1), side(knights=8), side(knights=6), *(side(knights=n) for n in (2, 1, 1, 1, 1)))
    state = table(*sides, slots="bt ta . . . .", rules=rules, new=NEXT, now="")
    state = play(state, "build 0 1,0")
    assert state.sides[0].knights == 2
    assert sum(each.all_knights for each in state.sides) == 22
    again = table(state.sides[0], *sides[1:], slots=". ta . . . .", rules=rules, new=NEXT)
    assert play(again, "build 1 2,0").sides[0].knights == 2


def test_an_empty_pile_leaves_dear_slots_empty() -> None:
    """Rules 14.6, 3.6: two tiles are left on the board and none in the pile; the line is dealt at once."""
    rules = royal_wedding(4, {})
    built = "CC ba ba sa sa\n-- fi fi we we\n-- ma ma fo fo\n-- ch ch sk st\n-- ta ta bt gu"
    sides = (side(built, size=7), side("CC gu fc tc tc tr tr", size=7), side("CC su su su qt", size=7), side(size=7))
    state = table(
        *sides,
        phase="claim",
        turn=3,
        new="20@0 21@1 22@2 23",
        undealt="1 2 3 4|1 2 3 4",
        rules=rules,
        slots=". qt . . qt .",
        burnt=0,
        round=18,
    )
    assert not state.builders.pile
    state = play(state, "claim 23")
    assert state.builders.slots == ("queens_tower", "queens_tower", None, None, None, None)
    assert state.builders.dragon_home
    assert state.phase == "line"


def test_in_24_rounds_the_pile_runs_out() -> None:
    """Rules 14.6: with four eager builders the board is bare before the end, and play goes on."""
    played = list(through(opening_of("royal-wedding", 4), seed=1, eager=1.0))
    empty = [state for state in played if not state.builders.pile and state.round]
    assert empty
    assert empty[0].round < 24
    assert any(not any(state.builders.slots) for state in empty)
    assert played[-1].outcome()


def test_the_wedding_counts_no_bonuses_and_breaks_ties_as_queendomino() -> None:
    """Rules 14.1, 10.8, 11.2."""
    for edition, breaks in (("us", ("largest",)), ("eu", ("largest",)), ("cz", ("largest", "coins"))):
        rules = royal_wedding(6, {"edition": edition})
        assert (rules.bonuses, rules.tie_breaks) == ((), breaks)
    with pytest.raises(OptionError, match="no option 'bonuses'"):
        make_game("royal-wedding", 6, {"bonuses": ["harmony"]})
