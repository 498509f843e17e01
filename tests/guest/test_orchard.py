"""The guest's rules, clause by clause, and the promises that it makes like every game of the house."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest

from demesne.games.base import IllegalMove, NotationError, OptionError, Turn
from demesne.games.perft import perft
from orchard.fruits import CARDS, Fruit
from orchard.game import make_orchard
from orchard.moves import Draw, Plant
from orchard.state import State
from tests.conformance import check_game
from tests.strategies import choose

LAST = "aaaaaaacccccc pppp/1/aa q/3/cq"
"""Two players with hands of two, seat 0 to move; a pear and a quince are left in the deck."""

TO_THE_END = [
    *("plant apple", "draw pear", "plant quince", "draw quince"),
    *("sell apple", "plant quince", "plant pear", "sell cherry"),
]
"""From there to the last card."""


def state_of(text: str, **options: object) -> State:
    return make_orchard(text.count("/") // 2, options).parse_state(text)


def play(state: State, *moves: str) -> State:
    for text in moves:
        state = state.apply(make_orchard(2, {}).parse_move(text))
    return state


def code(state: State, move: str) -> str:
    """Why *move* is refused."""
    with pytest.raises(IllegalMove) as caught:
        play(state, move)
    return f"{caught.value.reason.code} {caught.value.reason.clause}"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"hand": 2}, {"hand": 4, "kind_market": True}])
def test_a_random_game_keeps_every_promise(players: int, options: dict[str, object]) -> None:
    """Moves, positions and what seats know read back; refusals have reasons; the end has an outcome."""
    check_game(make_orchard(players, options), seed=players)


def test_one_card_after_another_is_dealt() -> None:
    """Rules 1.2: seat 0 first; each fruit is as likely as it has cards in the deck."""
    state = make_orchard(2, {}).new_state()
    assert dict(zip(map(str, state.legal_moves()), state.weights(), strict=True)) == {
        "draw apple": 9,
        "draw cherry": 7,
        "draw pear": 5,
        "draw quince": 3,
    }
    state = play(state, "draw pear", "draw apple", "draw pear", "draw quince", "draw quince", "draw quince")
    assert str(state) == "- -/0/app -/0/qqq"
    assert state.to_move == 0
    assert code(play(state, "plant pear"), "draw quince") == "draw.gone 1.1"


def test_a_tree_is_planted_and_a_card_drawn() -> None:
    """Rules 2.2, 2.4."""
    state = play(state_of("- -/0/app -/0/qqq"), "plant pear")
    assert str(state) == "- p/0/ap -/0/qqq"
    assert state.to_move is Turn.CHANCE
    assert str(play(state, "draw cherry")) == "- p/0/acp -/0/qqq"


@pytest.mark.parametrize(("trees", "coins"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_the_market_pays_for_the_trees_of_the_others(trees: int, coins: int) -> None:
    """Rules 2.3: own trees do not count, three coins are the most."""
    state = state_of(f"{'c' * (4 - trees) or '-'} aa/0/app {'a' * trees or '-'}/0/qqq")
    assert play(state, "sell apple").position.coins == (coins, 0)


def test_a_kind_market_pays_a_coin_at_least() -> None:
    """Rules 4.2."""
    state = state_of("- -/0/app -/0/qqq", kind_market=True)
    assert play(state, "sell apple").position.coins == (1, 0)


def test_what_is_refused() -> None:
    """A card that is not held, a decision when a card is due, a deal when a decision is, anything at the end."""
    state = state_of("- -/0/app -/0/qqq")
    assert code(state, "plant quince") == "card.not-held 2.1"
    assert code(state, "draw apple") == "turn.phase 2.1"
    assert code(play(state, "sell pear"), "sell pear") == "turn.chance 2.4"
    assert code(play(state_of(LAST, hand=2), *TO_THE_END), "plant apple") == "turn.over 3.1"


def test_the_last_turns_and_the_score() -> None:
    """Rules 3.1 to 3.3: the game ends with the last card; a row for each fruit, and the coins."""
    state = play(state_of(LAST, hand=2), *TO_THE_END)
    assert state.to_move is Turn.OVER
    assert str(state) == "aaaaaaaaccccccc appppp/1/- qqq/3/-"
    assert (outcome := state.outcome())
    assert [side.sheet.points() for side in outcome.sides] == [
        {"apples": 1, "cherries": 0, "pears": 15, "quinces": 0, "coins": 1},
        {"apples": 0, "cherries": 0, "pears": 0, "quinces": 6, "coins": 3},
    ]
    assert [side.rank for side in outcome.sides] == [1, 2]


@pytest.mark.parametrize(
    ("orchards", "ranks", "tie_break"),
    [("aaaaaccccccc aa/0/- aa/0/-", [1, 1], "shared"), ("aaaaaacccccc aa/0/- ac/1/-", [2, 1], "kinds")],
)
def test_ties(orchards: str, ranks: list[int], tie_break: str) -> None:
    """Rules 3.4: more kinds of fruit, then shared."""
    outcome = state_of(orchards.replace(" ", "pppppqqq ", 1)).outcome()
    assert outcome
    assert [side.rank for side in outcome.sides] == ranks
    assert [side.tie_break for side in outcome.sides] == [tie_break] * 2


def test_lines_of_play_counted_by_hand() -> None:
    """Near the end and at the beginning; see the sums."""
    state = state_of(LAST, hand=2)
    assert perft(state, 1) == 2  # plant an apple, sell an apple
    assert perft(state, 2) == 2 * 2  # the pear or the quince is drawn
    assert perft(state, 3) == 4 * 4  # seat 1 plants or sells a cherry or a quince
    assert perft(state, 4) == 16  # one card is left in the deck
    assert perft(state, 5) == 16 * 4  # seat 0 has an apple and what it drew
    # Seat 0 drew the quince: seat 1 has two fruits (8 lines x 4). It drew the pear: seat 1 draws the quince, and
    # has a cherry beside it (4 lines x 4), or a quince (4 lines x 2). Each of them four times, for seat 0's move.
    assert perft(state, 6) == 4 * (8 * 4 + 4 * 4 + 4 * 2)
    begun = make_orchard(2, {"hand": 2}).new_state()
    assert perft(begun, 3) == 4**3
    assert perft(begun, 4) == 4**4 - 1  # there are but three quinces
    # Two cards are one fruit (4 of 16 pairs, 2 moves) or two (12 pairs, 4 moves), beside each of 16 pairs of seat 1.
    assert perft(begun, 5) == 16 * (4 * 2 + 12 * 4) - 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_knows_reads_back_and_holds_no_card_of_others(players: int) -> None:
    """Rules 1.2: two states that differ in hidden cards alone look the same, byte for byte, before and after a move."""
    rng, game, different = Random(players), make_orchard(players, {}), 0
    state = game.new_state()
    while state.to_move is not Turn.OVER:
        move = choose(state, rng)
        for seat in range(players):
            view = state.observe(seat)
            assert game.parse_observation(str(view)) == view
            twin = view.resample(rng)
            different += twin != state
            assert pickle.dumps(twin.observe(seat)) == pickle.dumps(view)
            assert str(twin.observe(seat)) == str(view)
            assert [twin.redact(move, other) for other in range(players)] == [
                state.redact(move, other) for other in range(players)
            ]
            if not (isinstance(move, Draw) and state.position.drawer == seat) and move in twin.legal_moves():
                assert state.apply(move).observe(seat) == twin.apply(move).observe(seat)
        state = state.apply(move)
    assert different > 20


def test_a_guess_holds_every_unseen_card_equally_often() -> None:
    """Rules 1.2: of the 21 cards that seat 0 does not see three are in the hand of seat 1."""
    view, rng, found = state_of("- -/0/aap -/0/qqq").observe(0), Random(5), Counter[Fruit]()
    for _ in range(2000):
        found.update(view.resample(rng).hands[1])
    unseen = {**CARDS, Fruit.APPLE: 7, Fruit.PEAR: 4}
    assert all(abs(found[fruit] - 6000 * count / 21) < 150 for fruit, count in unseen.items())


def test_the_others_see_only_that_a_card_is_drawn() -> None:
    """Rules 1.2; what is planted and sold lies open."""
    state = play(state_of("- -/0/app -/0/qqq"), "plant pear")
    assert [state.redact(Draw(Fruit.APPLE), seat) for seat in range(2)] == ["draw apple", "draw ?"]
    assert [state.redact(Plant(Fruit.PEAR), seat) for seat in range(2)] == ["plant pear"] * 2


def test_the_table_in_words() -> None:
    """Of other hands the number of cards; the state itself tells all."""
    state = state_of("c aap/1/ccq q/0/app")
    assert state.observe(1).diagram.splitlines() == [
        "deck: 13 cards, market: 1 cherry",
        "seat 0 grows 2 apples, 1 pear, has 1 coin",
        "  and holds 3 cards",
        "seat 1 grows 1 quince, has 0 coins",
        "  and holds 1 apple, 2 pears",
    ]
    assert "  and holds 2 cherries, 1 quince" in state.diagram


@pytest.mark.parametrize(
    "text",
    [
        "- -/0/app",  # a seat too few
        "- -/0/app -/0/qqqq",  # more quinces, and more cards, than there are
        "- -/0/pa -/0/-",  # not in order
        "- -/0/ap -/0/q",  # seat 1 is dealt to before seat 0 has all cards
        "x -/0/app -/0/qqq",  # no such fruit
        "- -/00/app -/0/qqq",  # no number
        "- -/0/app -/0/3",  # a hand that is not told
        "- -/app -/0/qqq",  # no coins
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    """`NotationError` for each."""
    with pytest.raises(NotationError):
        make_orchard(2, {}).parse_state(text)


@pytest.mark.parametrize(
    "text", ["@2 - -/0/app -/0/3", "@1 - -/0/app -/0/3", "@0 - -/0/app -/0/qqq", "- -/0/app -/0/3", ""]
)
def test_what_no_seat_can_know_is_refused(text: str) -> None:
    """A seat that is not there, the hand of another, both hands, nobody's knowledge."""
    with pytest.raises(NotationError):
        make_orchard(2, {}).parse_observation(text)


def test_options_are_refused_where_they_do_not_exist() -> None:
    """Players and values that rules 4 do not name."""
    for players, options in [(5, {}), (2, {"hand": 5}), (2, {"hands": 2}), (2, {"kind_market": 1})]:
        with pytest.raises(OptionError):
            make_orchard(players, options)
