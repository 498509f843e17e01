"""Clause 12.1: the editions are presets of named options."""

from __future__ import annotations

from dataclasses import replace

import pytest

from demesne.games.base import OptionError
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.rules import EDITION_PRESETS, EDITIONS, queendomino, royal_wedding
from demesne.games.registry import make_game
from tests.games.queendomino.drawn import opening_of, play, side, table, through

OWN = ("knight_supply", "last_tie")
"""What an edition sets in Queendomino."""

GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("queendomino", 4, {}),
    ("royal-wedding", 6, {}),
    ("royal-wedding", 6, {"teams": True}),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_an_edition_is_no_more_than_its_options(
    edition: str, game: str, players: int, options: dict[str, object]
) -> None:
    """Rules 12.1: naming the edition or each of its options is the same game, but for the name it bears."""
    rules = {"queendomino": queendomino, "royal-wedding": royal_wedding}[game]
    spelled = {name: value for name, value in EDITION_PRESETS[edition].items() if game != "queendomino" or name in OWN}
    named = rules(players, {"edition": edition, **options})
    assert replace(rules(players, {**spelled, **options}), edition=edition) == named


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_every_edition_is_played_to_the_end(edition: str, game: str, players: int, options: dict[str, object]) -> None:
    """Rules 12.1: and stands in the first field of each position."""
    *_, end = through(opening_of(game, players, edition=edition, **options), seed=12)
    assert str(end).split(" ")[0].endswith(f":{edition}")
    assert end.outcome()


def test_an_option_goes_before_its_edition() -> None:
    """Rules 12.1: the Czech rules without their last tie; the American ones with it."""
    assert queendomino(4, {"edition": "cz"}).tie_breaks == ("largest", "coins")
    assert queendomino(4, {"edition": "cz", "last_tie": "shared"}).tie_breaks == ("largest",)
    assert queendomino(4, {"last_tie": "coins"}).tie_breaks == ("largest", "coins")


def test_nineteen_knights_can_run_out() -> None:
    """Rules 12.1, 6.5: 18 are owned, so the Small Tavern brings one of its two, and the next brings none."""
    sides = (side("CC T. T.", knights=6), side(knights=6), side(knights=6))
    state = table(*sides, slots="ta ta . . . .", knight_supply=19, edition="eu")
    state = play(state, "build 0 1,0")
    assert state.sides[0].knights == 7
    assert play(table(*sides, slots="ta . . . . ."), "build 0 1,0").sides[0].knights == 8
    full = replace(state, sides=(side("CC T. T.", knights=7), *state.sides[1:]), phase=Phase.BUILD)
    assert play(full, "build 1 1,0").sides[0].knights == 7


def test_how_many_may_play_alone_follows_the_edition() -> None:
    """Rules 12.1, 14.1: six, seven or eight; the option lets any edition do it."""
    for edition, most in (("eu", 6), ("cz", 7), ("us", 8)):
        make_game("royal-wedding", most, {"edition": edition})
        for more in range(most + 1, 9):
            with pytest.raises(OptionError, match=f"edition '{edition}' is for at most {most} single players"):
                make_game("royal-wedding", more, {"edition": edition})
            make_game("royal-wedding", more, {"edition": edition, "single": 8})
        make_game("royal-wedding", 8, {"edition": edition, "teams": True})
    with pytest.raises(OptionError, match="at most 6"):
        make_game("royal-wedding", 7, {"single": 6})


def test_the_german_lines_have_eight_dominoes_for_four_players_too() -> None:
    """Rules 12.1: four of the eight are claimed, and twelve rounds see all 96."""
    state = opening_of("royal-wedding", 4, edition="eu", line=8)
    assert (state.rules.size, state.rules.line, state.rounds) == (7, 8, 12)
    *_, end = through(state, seed=1)
    assert end.round == 12
    assert end.undealt == (frozenset(), frozenset())


def test_three_or_four_may_build_small_kingdoms() -> None:
    """Rules 12.1, 14.1: 5x5 with lines of eight; more players, and teams, have no choice."""
    rules = opening_of("royal-wedding", 3, size=5).rules
    assert (rules.size, rules.line, rules.rounds) == (5, 8, 12)
    for players, options in ((5, {"size": 7}), (6, {"teams": True, "size": 5}), (5, {"line": 4}), (3, {"size": 6})):
        with pytest.raises(OptionError):
            make_game("royal-wedding", players, options)


def test_a_purse_for_each_partner_makes_two() -> None:
    """Rules 12.1, 14.4: 14 coins and two knights a team; alone it changes nothing."""
    for options, owned in (
        ({"teams": True}, (7, 1)),
        ({"teams": True, "purse": "seat"}, (14, 2)),
        ({"purse": "seat"}, (7, 1)),
    ):
        state = opening_of("royal-wedding", 6, **options)
        assert {(each.coins, each.knights) for each in state.sides} == {owned}


def test_options_of_an_edition_refuse_values_that_they_do_not_have() -> None:
    """Rules 12.1: with the values there are."""
    for name, wrong, told in (("knight_supply", 20, "22, 19"), ("last_tie", "knights", "shared, coins")):
        with pytest.raises(OptionError, match=f"'{name}' must be one of {told}"):
            make_game("queendomino", 4, {name: wrong})
    for name, wrong in (("single", 9), ("purse", "none"), ("line", 6)):
        with pytest.raises(OptionError, match=f"'{name}' must be one of"):
            make_game("royal-wedding", 6, {name: wrong})
    with pytest.raises(OptionError, match="no option 'single'"):
        make_game("queendomino", 4, {"single": 6})


@pytest.mark.parametrize("players", [3, 4])
def test_lines_of_four_do_not_go_with_small_kingdoms(players: int) -> None:
    """Rules 14.1: nobody prints them; a small kingdom goes with lines of eight, a large one with either."""
    with pytest.raises(OptionError, match="must be 8 with 'size' 5"):
        make_game("royal-wedding", players, {"size": 5, "line": 4})
    for options in ({"size": 5}, {"size": 5, "line": 8}, {"size": 7, "line": 8}, {"size": 7, "line": 4}):
        assert make_game("royal-wedding", players, options).seats == players


def test_a_royal_wedding_of_two_is_refused() -> None:
    """Rules 12.1: no edition says how two would play it."""
    with pytest.raises(OptionError, match="not 2"):
        make_game("royal-wedding", 2)
