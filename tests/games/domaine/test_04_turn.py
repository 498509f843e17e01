"""Clause 4: income, sell or play, refill."""

from __future__ import annotations

import pytest

from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.position import Phase
from demesne.games.domaine.state import State
from demesne.games.registry import make_game
from tests.games.domaine.drawn import play, table, why, words

MINES = """
    A g g s|d f
    - - - -
    B c|
    - -
"""


def next_turn(state: State) -> State:
    """Sells a card and draws another."""
    return play(state, words(state, "sell")[0], "refill deck", words(play_deck(state))[0])


def play_deck(state: State) -> State:
    return play(state, words(state, "sell")[0], "refill deck")


def test_the_turn_begins_with_a_ducat_for_each_kind_of_mine() -> None:
    """Rules 4.1: seat 0 has two gold mines and a silver one; the diamond lies in no domain."""
    state = next_turn(table(MINES, mover=2, hand="A01 A04 A09", ducats=5))
    assert (state.to_move, state.position.ducats) == (0, (7, 5, 7))
    state = next_turn(state)
    assert (state.to_move, state.position.ducats[1]) == (1, 6)


def test_mines_outside_domains_pay_nothing() -> None:
    """Rules 4.1: the same land with a gap in the border."""
    state = next_turn(table(MINES.replace("s|d", "s d"), mover=2, hand="A01 A04 A09", ducats=5))
    assert state.position.ducats == (5, 5, 7)


def test_all_four_kinds_pay_four_and_one_domain_after_the_other_counts() -> None:
    """Rules 4.1: over all domains of the owner, each kind once."""
    state = next_turn(table("A g s|A c d g|\n- - - - - - -", mover=2, hand="A01", ducats=0))
    assert state.position.ducats[0] == 4


def test_one_card_is_sold_or_played_and_nobody_passes() -> None:
    """Rules 4.2: without money everything can still be sold."""
    state = table("A .", hand="A01 A11 D14", ducats=3)
    assert words(state) == [
        *("sell A01", "sell A11", "sell D14"),
        *("play A01 borders", "play A11 borders", "play A11 knights"),
    ]
    poor = table("A .", hand="A01 A11 D14", ducats=0)
    assert words(poor) == ["sell A01", "sell A11", "sell D14"]
    assert why(state, "sell A02") == "card.not-held 4.2"
    assert why(state, "play A02 borders") == "card.not-held 4.2"
    assert why(state, "refill deck") == "turn.phase 4.2"


def test_a_sold_card_lies_in_the_chancery_and_brings_its_ducats() -> None:
    """Rules 4.3: A06 is sold for 5; the Chancery takes any number of cards."""
    full = " ".join(f"B{number:02}" for number in range(1, 16))
    state = play(table("A .", hand="A01 A06 A09", ducats=1, chancery=full), "sell A06")
    assert state.position.ducats[0] == 6
    assert state.position.chancery == tuple(sorted([*full.split(), "A06"]))
    assert state.hands[0] == ("A01", "A09")


def test_playing_a_card_costs_its_price_and_carries_out_one_symbol() -> None:
    """Rules 4.4: B12 costs 4 and shows an expansion and two borders."""
    state = table("A 0|.\n- -", hand="A01 B12 B14", ducats=10)
    bordering = play(state, "play B12 borders")
    assert bordering.position.ducats[0] == 6
    assert {word.split()[0] for word in words(bordering)} == {"border"}
    assert why(bordering, "expand a1 c1") == "part.other-symbol 4.4"
    bordering = play(bordering, "border d1-e1")
    assert why(bordering, "expand a1 c1") == "part.other-symbol 4.4"
    expanding = play(state, "play B12 expansion", "expand a1 c1")
    assert why(expanding, "border d1-e1") == "part.other-symbol 4.4"
    assert why(state, "play B12 knights") == "play.symbol 4.4"
    assert why(table("A .", hand="A06", ducats=5), "play A06 borders") == "play.price 4.4"


def test_a_played_card_is_out_of_the_game() -> None:
    """Rules 4.4: nobody can take it any more."""
    state = play(table("A .", hand="A01 A06 A09"), "play A01 borders", "border d1-e1")
    assert state.position.used == ("A01",)
    assert state.position.chancery == ()
    assert words(state) == ["refill deck"]
    assert why(state, "refill A01") == "refill.chancery 4.6"


def test_parts_take_effect_one_by_one_and_one_may_stop_after_the_first() -> None:
    """Rules 4.5: not before it."""
    state = play(table("A .", hand="A06"), "play A06 borders")
    assert why(state, "end") == "end.no-part 4.5"
    state = play(state, "border d1-e1")
    assert "border d1-e1" not in words(state)
    assert why(state, "border d1-e1") == "border.taken 5.1"
    assert play(state, "end").position.phase is Phase.REFILL
    state = play(state, "border d2-e2")
    assert "end" in words(state)
    assert play(state, "border d3-e3").position.phase is Phase.REFILL, "three parts are done"


def test_a_card_ends_by_itself_when_no_further_part_can_be_done() -> None:
    """Rules 4.5: two knights on the card, and room for one."""
    state = play(table("A .|\n- -", doing="B07 knights"), "knight b1")
    assert state.position.phase is Phase.REFILL


def test_a_card_is_played_only_when_one_part_can_be_done_and_paid() -> None:
    """Rules 4.5: only forest is free beside the castle, and A09 costs 2; the knight's ducat comes on top."""
    forest = "A f|\n- -"
    assert why(table(forest, hand="A09", ducats=2), "play A09 knights") == "play.no-part 4.5"
    state = play(table(forest, hand="A09", ducats=3), "play A09 knights", "knight b1")
    assert state.position.ducats[0] == 0
    assert why(table("A .", hand="B14 B15 B08"), "play B14 deserter") == "play.no-part 4.5"
    assert why(table("A .", hand="B14 B15 B08"), "play B15 alliance") == "play.no-part 4.5"
    assert why(table("A .", hand="B14 B15 B08"), "play B08 expansion") == "play.no-part 4.5"


def test_the_hand_is_filled_up_from_the_deck_or_the_chancery() -> None:
    """Rules 4.6: any card that lies there; the hand holds three again and the next seat is to move."""
    state = play(table("A .", hand="A01 A04 A09", chancery="B02 C14"), "sell A01")
    assert words(state) == ["refill deck", "refill B02", "refill C14"]
    taken = play(state, "refill C14")
    assert (taken.hands[0], taken.to_move) == (("A04", "A09", "C14"), 1)
    assert taken.position.chancery == ("A01", "B02")
    drawn = play(state, "refill deck")
    assert {word[:6] for word in words(drawn)} == {"draw A"}
    drawn = play(drawn, "draw A15")
    assert (drawn.hands[0], drawn.to_move) == (("A04", "A09", "A15"), 1)
    assert why(state, "refill B03") == "refill.chancery 4.6"
    assert why(play(state, "refill deck"), "refill B02") == "turn.chance 4.6"


def test_the_card_just_sold_cannot_be_taken_back_but_one_like_it_can() -> None:
    """Rules 4.7: A01 and A02 are alike; whoever comes next may take the sold one."""
    assert CARDS["A01"].parts == CARDS["A02"].parts
    state = play(table("A .", hand="A01 A04 A09", chancery="A02"), "sell A01")
    assert words(state) == ["refill deck", "refill A02"]
    assert why(state, "refill A01") == "refill.just-sold 4.7"
    state = play(state, "refill A02")
    state = play(state, words(state, "sell")[0])
    assert "refill A01" in words(state)


def idle(turns: int = 30, stalling: str = "forced") -> State:
    """A game of three in which cards were only sold and taken from the Chancery, for *turns* turns."""
    state = table("A .", hand="A01 A04 A09", chancery="A02", stalling=stalling)
    for _ in range(turns):
        state = play(state, words(state, "sell")[0])
        state = play(state, next(word for word in words(state, "refill") if word != "refill deck"))
    return state


def test_after_ten_idle_rounds_the_deck_must_be_drawn_from() -> None:
    """Rules 4.8, option `stalling`: in a game of three that is after thirty turns; then all is as before."""
    assert len(words(play(idle(turns=29), words(idle(turns=29), "sell")[0]))) == 2
    state = idle()
    state = play(state, words(state, "sell")[0])
    assert words(state) == ["refill deck"]
    assert why(state, f"refill {next(c for c in state.position.chancery if c != state.position.sold)}") == (
        "refill.must-draw 4.8"
    )
    state = play(state, "refill deck")
    state = play(state, words(state)[0])
    state = play(state, words(state, "sell")[0])
    assert len(words(state, "refill")) > 1


def test_as_printed_one_may_stall_for_ever() -> None:
    """Rules 4.8: this is the default."""
    assert make_game("domaine", 3).new_state() == make_game("domaine", 3, {"stalling": "printed"}).new_state()
    state = idle(40, stalling="printed")
    assert len(words(play(state, words(state, "sell")[0]), "refill")) == 2


def test_a_played_card_breaks_the_count_but_does_not_open_the_chancery() -> None:
    """Rules 4.8: 29 idle turns and a play are no ten rounds; after thirty even a play is refilled from the deck."""
    state = idle(turns=29)
    card = next(word for word in words(state, "play") if word.endswith("borders"))
    broken = play(state, card)
    broken = play(broken, "border d5-e5")
    broken = play(broken, "end") if "end" in words(broken) else broken
    assert len(words(broken, "refill")) == 2
    assert play(broken, words(broken, "refill")[1]).position.idle == 0
    state = idle(turns=30)
    card = next(word for word in words(state, "play") if word.endswith("borders"))
    closed = play(state, card, "border d5-e5")
    closed = play(closed, "end") if "end" in words(closed) else closed
    assert words(closed) == ["refill deck"]


@pytest.mark.parametrize("players", [2, 4])
def test_ten_rounds_are_so_many_turns_for_each_seat(players: int) -> None:
    """Rules 4.8."""
    near = {"idle": 10 * players - 1, "stalling": "forced"}
    state = table("A .", seats=players, hand="A01 A04 A09", chancery="A02 A03", sold="A02", **near)  # type: ignore[arg-type]
    state = play(state, "sell A01", "refill A03")
    state = play(state, words(state, "sell")[0])
    assert words(state) == ["refill deck"]
