"""The public face: what `import demesne` offers, at what price."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files

import pytest

import demesne
from demesne.arena.match import match
from demesne.games.registry import GAMES, make_game
from demesne.players.spec import make_player
from demesne.records.reading import parse_record


def test_every_name_is_what_it_is_at_home() -> None:
    """And nothing else is offered."""
    assert (demesne.make_game, demesne.GAMES) == (make_game, GAMES)
    assert (demesne.make_player, demesne.match, demesne.parse_record) == (make_player, match, parse_record)
    for name in demesne.__all__:
        assert getattr(demesne, name) is not None
    assert not hasattr(demesne, "nothing_such")
    assert dir(demesne) == sorted(demesne.__all__)


def test_games_are_listed_and_their_options_given_by_name() -> None:
    """Also once a module of the package ``demesne.games`` has been imported."""
    assert demesne.games() is GAMES
    game = demesne.make_game("kingdomino", players=2, size=7, bonuses=["harmony"])
    assert str(game.new_state()) == str(make_game("kingdomino", 2, {"size": 7, "bonuses": ["harmony"]}).new_state())
    with pytest.raises(demesne.OptionError, match="did you mean 'size'"):
        demesne.make_game("kingdomino", players=2, siez=7)


def test_to_import_it_loads_nothing_and_asks_no_clock() -> None:
    """Only what is asked for is loaded, when it is asked for."""
    code = (
        "import sys, time; time.time = None; import demesne\n"
        "print(sorted(name for name in sys.modules if name.startswith('demesne')))\n"
        "print(len(demesne.games()) > 0)\n"
        "demesne.make_game\n"
        "print('demesne.games.registry' in sys.modules, 'demesne.players' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.splitlines() == ["['demesne']", "True", "True False"]


def test_its_types_are_for_others_too() -> None:
    assert files("demesne").joinpath("py.typed").is_file()
