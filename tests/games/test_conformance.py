"""Every game of the registry keeps the promises of ``demesne.games.base``."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.games.base import OptionError
from demesne.games.registry import GAMES, make_game
from tests.conformance import check_game

VALUES = [
    (name, option.name, value) for name, kind in GAMES.items() for option in kind.options for value in option.values
]
KINDS = [(name, players) for name, kind in GAMES.items() for players in kind.players]


@pytest.mark.parametrize(("name", "players"), KINDS)
@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_keeps_every_promise(name: str, players: int, seed: int) -> None:
    """Moves and positions read back, nothing changes in place, refusals have reasons, the end has an outcome."""
    check_game(make_game(name, players), seed)


@pytest.mark.parametrize(("name", "option", "value"), VALUES)
def test_each_value_of_each_option_makes_a_game(name: str, option: str, value: Any) -> None:
    """The game remembers what was asked for and plays to the end."""
    game = make_game(name, GAMES[name].players[0], {option: value})
    assert dict(game.options) == {option: value}
    check_game(game, seed=7)


def test_a_game_knows_its_name_seats_and_defaults() -> None:
    """Options that were not given are not among the game's options."""
    for name, players in KINDS:
        game = make_game(name, players)
        assert (game.name, game.seats, dict(game.options)) == (name, players, {})
        assert game.new_state().seats == players


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    """`OptionError` names what there is."""
    with pytest.raises(OptionError, match="there is queendomino"):
        make_game("quizdomino", 3)
