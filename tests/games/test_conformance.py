"""Every game of the registry keeps the promises of ``demesne.games.base``."""

from __future__ import annotations

import contextlib
import os
from typing import Any

import pytest

from demesne.games.base import Game, OptionError
from demesne.games.registry import GAMES, Option, make_game
from tests.conformance import check_game

SEEDS, SHARE = (1, 0.15) if int(os.environ.get("DEMESNE_GAMES", "150")) <= 150 else (2, 1.0)
"""Games of each kind, and the part of their positions that is looked at in every run."""

VALUES = [(name, option, value) for name, kind in GAMES.items() for option in kind.options for value in option.values]
KINDS = [(name, players) for name, kind in GAMES.items() for players in kind.players]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), KINDS)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_random_game_keeps_every_promise(name: str, players: int, seed: int) -> None:
    """Moves and positions read back, nothing changes in place, refusals have reasons, the end has an outcome."""
    check_game(make_game(name, players), seed, SHARE)


def fitting(name: str, options: dict[str, Any]) -> Game[Any]:
    """The game with *options*, for the fewest players that it can be played by with them."""
    for players in GAMES[name].players:
        with contextlib.suppress(OptionError):
            return make_game(name, players, options)
    pytest.fail(f"nobody can play {name} with {options}")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "option", "value"), VALUES, ids=lambda part: getattr(part, "name", str(part)))
def test_each_value_of_each_option_makes_a_game(name: str, option: Option, value: Any) -> None:
    """The game remembers what was asked for and plays to the end."""
    asked = {option.name: [value] if option.several else value}
    game = fitting(name, asked)
    assert dict(game.options) == asked
    check_game(game, seed=7, share=SHARE / (6 if name == "domaine" else 3))


def test_a_value_that_an_option_does_not_have_is_refused() -> None:
    """By every option of every game, whatever it takes."""
    for name, kind in GAMES.items():
        for option in kind.options:
            for wrong in ("nothing such", -1, 5.0, ["nothing such"]):
                with pytest.raises(OptionError):
                    make_game(name, kind.players[0], {option.name: wrong})


def test_a_game_knows_its_name_seats_and_defaults() -> None:
    """Options that were not given are not among the game's options."""
    for name, players in KINDS:
        game = make_game(name, players)
        assert (game.name, game.seats, dict(game.options)) == (name, players, {})
        assert game.new_state().seats == players


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    """`OptionError` names what there is."""
    with pytest.raises(OptionError, match="there is kingdomino, queendomino"):
        make_game("quizdomino", 3)
