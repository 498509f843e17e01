"""A player's spec names it, or what was expected."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from demesne.games.base import Turn
from demesne.games.registry import make_game
from demesne.players.spec import PLAYERS, SpecError, check_spec, make_player, split_specs
from demesne.records.record import replay
from tests.records.games import played


def test_all_players_can_be_named() -> None:
    levels = [f"level:{number}" for number in range(1, 9)]
    assert list(PLAYERS) == ["random", "greedy", "greedy:full", "mc", "mcts", "value", *levels]


@pytest.mark.parametrize("name", PLAYERS)
def test_each_player_is_told_in_a_sentence(name: str) -> None:
    kind = check_spec(name)
    assert kind.name == name
    assert kind.text.endswith(".")


def test_each_player_has_a_row_in_the_document() -> None:
    text = (Path(__file__).parents[2] / "docs/players.md").read_text("utf-8")
    assert [name for name in PLAYERS if not name.startswith("level:") and f"\n| `{name}` | " not in text] == []


@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        ("", "one of random, greedy"),
        ("Greedy", "one of random, greedy"),
        ("greedy ", "one of random, greedy"),
        ("level:12", "not 'level:12'"),
        ("mc2:playouts=3", "not 'mc2'; did you mean 'mc'"),
        ("greedy:", "key=value"),
        ("greedy:deep", "key=value"),
        ("greedy:deep=", "key=value"),
        ("greedy:deep=3", "parameters of 'greedy' (it has none), not 'deep'"),
        ("random:a=1,b", "key=value"),
        ("greedy:full:a=1", "key=value"),
        ("mc:deep=3", "parameters of 'mc' (it has playouts, seconds, temperature), not 'deep'"),
        ("mc:playouts=0", "whole number above 0 for 'playouts', not '0'"),
        ("mc:playouts=1.5", "whole number above 0 for 'playouts', not '1.5'"),
        ("mc:seconds=0.0", "number above 0 for 'seconds', not '0.0'"),
        ("mcts:seconds=nan", "number above 0 for 'seconds', not 'nan'"),
        ("mc:playouts=1000000000", "whole number from 1 to 999999999, not '1000000000'"),
        ("mc:playouts=10,playouts=20", "each key once, 'playouts' comes twice"),
        ("mc:temperature=4,soft=5", "each key once, 'temperature' comes twice"),
    ],
)
def test_a_wrong_spec_says_what_was_expected(spec: str, expected: str) -> None:
    for ask in (check_spec, lambda text: make_player(text, 1)):
        with pytest.raises(SpecError) as caught:
            ask(spec)
        assert expected in str(caught.value)


def test_a_spec_is_text() -> None:
    player: Any = make_player("random", 1)
    for ask in (check_spec, lambda given: make_player(given, 1)):
        with pytest.raises(TypeError, match="expected a player's spec as text, not RandomPlayer"):
            ask(player)


ON_KERNELS = [pytest.param(spec, marks=pytest.mark.compiled) for spec in ("mc:playouts=8", "mcts:playouts=8")]


THINKING = [pytest.param(spec, marks=pytest.mark.compiled) for spec in ("value", "level:4")]


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:full", "level:1", *ON_KERNELS, *THINKING])
def test_nobody_decides_out_of_turn(spec: str) -> None:
    """Neither where something must be dealt first nor in another seat's turn: that move would be the other's."""
    state = make_game("kingdomino", 3).new_state()
    with pytest.raises(ValueError, match="seat 0 has nothing to decide: it is not its turn"):
        make_player(spec, 1).decide(state.observe(0))
    while isinstance(seat := state.to_move, Turn):
        state = state.apply(state.legal_moves()[0])
    other = (seat + 1) % 3
    with pytest.raises(ValueError, match=f"seat {other} has nothing to decide: it is not its turn"):
        make_player(spec, 1).decide(state.observe(other))


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:full", *ON_KERNELS])
def test_the_same_seed_decides_alike(spec: str) -> None:
    first, second = make_player(spec, 7), make_player(spec, 7)
    for seed in range(5):
        # Ply 10 of a game for two is the second claim, ply 11 the third (rules 2.6).
        *_, state = replay(played(2, seed, 12))
        assert isinstance(state.to_move, int)
        observation = state.observe(state.to_move)
        assert first.decide(observation) == second.decide(observation)


@pytest.mark.parametrize(
    ("once", "now"),
    [("mc:playouts=8,soft=2", "mc:playouts=8,temperature=2"), ("mcts:daring=3", "mcts:exploration=3")],
)
def test_what_a_parameter_was_called_once_is_still_understood(once: str, now: str) -> None:
    assert vars(make_player(once, 7)).keys() == vars(make_player(now, 7)).keys()
    told, said = (repr({**vars(make_player(spec, 7)), "_rng": 0, "_flat": 0}) for spec in (once, now))
    assert told == said


def test_specs_are_split_at_their_commas() -> None:
    assert split_specs("greedy") == ["greedy"]
    assert split_specs("greedy,random") == ["greedy", "random"]
    assert split_specs("mc:playouts=200,depth=3,random") == ["mc:playouts=200,depth=3", "random"]
    assert split_specs("mc:playouts=200,mc:seconds=1") == ["mc:playouts=200", "mc:seconds=1"]
    assert split_specs("mc:seconds=1,greedy:full,greedy:full") == ["mc:seconds=1", "greedy:full", "greedy:full"]


def test_dice_are_thrown_from_a_seed_or_given() -> None:
    given, thrown = make_player("greedy", rng=Random(7)), make_player("greedy", 7)
    assert vars(given)["_rng"].getstate() == vars(thrown)["_rng"].getstate()
    assert vars(make_player("greedy"))["_rng"].getstate() != vars(make_player("greedy"))["_rng"].getstate()
    with pytest.raises(TypeError, match="not both"):
        make_player("greedy", 7, rng=Random(7))
