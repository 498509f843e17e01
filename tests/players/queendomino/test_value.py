"""The value network: its arithmetic, what it sees, how it learns, and the player that trusts it."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from demesne.arena.match import Match, match
from demesne.arena.play import plies
from demesne.games.base import OptionError, Turn
from demesne.games.deck import Deck
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.games.registry import make_game
from demesne.kernels.queendomino.layout import TOWN
from demesne.kernels.queendomino.packing import new_records, pack
from demesne.players.own import digest
from demesne.players.queendomino.search.features import INPUTS, turns_left, write_features
from demesne.players.queendomino.search.network import HIDDEN, NET, THOUGHT, descend, forward, learn, new_net
from demesne.players.queendomino.search.policy_ground import prospects
from demesne.players.queendomino.search.workspace import new_workspace
from demesne.players.queendomino.weights import (
    WeightsError,
    among,
    net_of,
    read_weights,
    shipped,
    text_of,
    write_weights,
)
from demesne.players.spec import make_player
from demesne.records.record import replay
from demesne.training.queendomino.course import Course, Plan
from demesne.training.queendomino.lessons import teach
from tests.cli.running import demesne
from tests.modes import Mode
from tests.records.games import played_mode

BOTH = {"bonuses": ["middle_kingdom", "harmony"]}
TOWN_CROWNS = [8 + 12 * TOWN + i for i in (4, 9, 11)]
TAUGHT = [(t.game, players, dict(options)) for t in shipped() for players in t.players for options in t.options]


def features(state: Any, side: int, seed: int = 0) -> Any:
    """The numbers of *state*, with chance beginning at *seed*."""
    record, work, found = new_records()[0], new_workspace(town=state.rules.town)[0], np.zeros(INPUTS, np.float32)
    pack(state, record, seed)
    prospects(record, side, work)
    write_features(record, side, work, found)
    return found


def states(mode: Mode, seed: int) -> list[State]:
    found = replay(played_mode(mode, seed))
    return [state for state in found if isinstance(state, State) and isinstance(state.to_move, int)]


# --- the network ----------------------------------------------------------------------


def thought_of(values: Any) -> Any:
    thought = np.zeros(1, THOUGHT)
    thought[0]["inputs"] = values
    return thought[0]


def by_hand(net: Any, values: Any) -> float:
    """What the network says, in numpy and in eight bytes."""
    hidden = values.astype(float) @ net["first"].astype(float) + net["shift"]
    return float(np.maximum(hidden, 0.0) @ net["second"].astype(float) + net["base"])


def some_net(seed: int) -> Any:
    net, dice = new_net(seed)[0], np.random.default_rng(seed)
    net["shift"], net["second"] = dice.normal(0, 0.3, HIDDEN), dice.normal(0, 0.3, HIDDEN)
    net["base"] = 0.7
    return net


@pytest.mark.compiled
def test_the_network_says_what_numpy_says() -> None:
    dice = np.random.default_rng(1)
    for seed in range(5):
        net, values = some_net(seed), dice.normal(0, 1, INPUTS).astype(np.float32)
        assert forward(net, thought_of(values)) == pytest.approx(by_hand(net, values), rel=1e-4, abs=1e-4)


@pytest.mark.compiled
@pytest.mark.parametrize("part", ["first", "shift", "second", "base"])
def test_slopes_are_those_of_finite_differences(part: str) -> None:
    """Half the squared error against 2.0 changes with each of some weights as the slope says."""
    net, slope = some_net(3), np.zeros(1, NET)[0]
    values = np.random.default_rng(4).normal(0, 1, INPUTS).astype(np.float32)
    thought = thought_of(values)
    learn(net, thought, slope, forward(net, thought) - 2.0)
    flat = np.zeros(1) if part == "base" else net[part].reshape(-1)
    for at in range(0, flat.size, max(1, flat.size // 12)):
        found = slope[part] if part == "base" else slope[part].reshape(-1)[at]
        assert found == pytest.approx(_difference(net, values, part, at), rel=1e-2, abs=1e-3)
    assert np.abs(slope[part]).max() > 0.01


def _difference(net: Any, values: Any, part: str, at: int) -> float:
    """The change of half the squared error for a change of one weight, both small."""
    errors = []
    for step in (-1e-3, 1e-3):
        other = np.array([net], NET)[0]
        if part == "base":
            other["base"] += step
        else:
            other[part].reshape(-1)[at] += step
        errors.append(0.5 * (by_hand(other, values) - 2.0) ** 2)
    return (errors[1] - errors[0]) / 2e-3


@pytest.mark.compiled
def test_steps_down_the_slope_fit_a_line() -> None:
    """Twice the sum of three inputs, learnt from examples."""
    net, slope, mean, square = new_net(1), *(np.zeros(1, NET) for _ in range(3))
    dice, errors = np.random.default_rng(2), []
    for step in range(400):
        values = np.zeros(INPUTS, np.float32)
        values[:3] = dice.normal(0, 1, 3)
        thought = thought_of(values)
        error = forward(net[0], thought) - 2.0 * float(values[:3].sum())
        learn(net[0], thought, slope[0], error)
        descend(net[0], slope[0], mean[0], square[0], 0.01, step + 1, 1.0)
        errors.append(error * error)
    assert not slope[0]["first"].any()
    assert np.mean(errors[-100:]) < 0.05 * np.mean(errors[:20])


# --- what it sees ---------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("mode", [("kingdomino", 4, BOTH), ("kingdomino", 2, {}), ("queendomino", 3, {})])
def test_features_know_nothing_that_is_hidden(mode: Any) -> None:
    """Chance from other seeds, and a position read from its notation, give the same numbers."""
    game = make_game(*mode)
    for state in states(mode, 3)[::9]:
        found = features(state, state.side)
        assert np.isfinite(found).all()
        assert np.abs(found).max() < 10
        for twin in (features(state, state.side, 99), features(game.parse_state(str(state)), state.side)):
            assert (found == twin).all()


@pytest.mark.compiled
def test_every_feature_is_used_somewhere() -> None:
    """No number is the same in all positions of some games, but for crowns on towns, which no domino has."""
    modes: list[Any] = [("kingdomino", 4, BOTH), ("queendomino", 3, {}), ("kingdomino", 2, {"size": 7})]
    seen = [features(s, s.side) for mode in modes for seed in (1, 2) for s in states(mode, seed)]
    assert [i for i, spread in enumerate(np.ptp(np.array(seen), axis=0)) if spread == 0] == TOWN_CROWNS


@pytest.mark.compiled
def test_turns_left_count_down_to_the_end() -> None:
    """Three seats lay twelve dominoes each, one a round (rules 2.1, 3.6)."""
    for state in states(("kingdomino", 3, {}), 1):
        record = new_records()[0]
        pack(state, record)
        assert turns_left(record, state.side) == 12 - state.round + (state.phase is Phase.PLACE)


# --- how it learns --------------------------------------------------------------------


def course(tmp_path: Path, games: int = 60) -> Course:
    return Course(Plan("kingdomino", (3, 4), (BOTH,), games, 5), tmp_path / "net.part")


@pytest.mark.compiled
def test_a_short_course_lowers_the_error_and_raises_the_points(tmp_path: Path) -> None:
    taught = course(tmp_path, 600)
    taught.teach(40)
    error, points = taught.error, taught.points
    taught.teach(520)
    taught.teach(40)
    assert taught.error < error - 1
    assert taught.points > points + 10


@pytest.mark.compiled
def test_an_interrupted_course_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole = course(tmp_path)
    whole.teach(60)
    part = course(tmp_path)
    part.teach(25)
    part.keep()
    rest = course(tmp_path)
    assert rest.done == 25
    rest.teach(100)
    assert rest.done == 60
    assert rest.taught() == whole.taught()
    rest.finish(tmp_path / "net")
    assert not (tmp_path / "net.part").exists()
    assert read_weights((tmp_path / "net").read_text()) == whole.taught()


@pytest.mark.compiled
def test_a_course_of_another_plan_is_not_continued(tmp_path: Path) -> None:
    first = course(tmp_path)
    first.keep()
    with pytest.raises(WeightsError, match="same plan"):
        course(tmp_path, 61)


@pytest.mark.compiled
def test_a_sitting_that_is_interrupted_has_taught_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C comes when the kernel returns: what is kept goes on to the same network."""
    interrupted, whole = course(tmp_path), course(tmp_path / "whole")
    interrupted.teach(20)
    before = interrupted.taught()
    with monkeypatch.context() as there:
        there.setattr("demesne.training.queendomino.course.teach", stopped(teach))
        with pytest.raises(KeyboardInterrupt):
            interrupted.teach(20)
    assert interrupted.taught() == before
    interrupted.teach(40)
    whole.teach(60)
    assert interrupted.taught() == whole.taught()


def stopped(kernel: Callable[..., None]) -> Callable[..., None]:
    """The kernel, with a Ctrl+C that came while it ran."""

    def run(*args: object) -> None:
        kernel(*args)
        raise KeyboardInterrupt

    return run


@pytest.mark.compiled
def test_the_command_teaches_what_its_plan_says(tmp_path: Path) -> None:
    out = tmp_path / "net.json"
    words = ["--game", "kingdomino", "--players", "4", "--options", json.dumps(BOTH), "--games", "3", "--seed", "2"]
    run = demesne("train", *words, "--out", str(out))
    assert run.status == 0
    taught = read_weights(out.read_text())
    same = Course(Plan("kingdomino", (4,), (BOTH,), 3, 2), tmp_path / "other.part")
    same.teach(3)
    assert taught == same.taught()
    assert demesne("train", "--game", "domaine", *words[2:4], "--games", "1", "--out", str(out)).status == 2
    nowhere = demesne("train", *words, "--out", str(tmp_path))
    assert "--out" in nowhere.refused(), "before anything is learned that could not be kept"


# --- weights --------------------------------------------------------------------------


def test_the_weights_of_the_package_say_what_they_were_taught() -> None:
    assert {(game, players) for game, players, _ in TAUGHT} >= {("kingdomino", players) for players in (2, 3, 4)}
    for taught in shipped():
        assert taught.games >= 1000
        assert taught.command == Plan(taught.game, taught.players, taught.options, taught.games, taught.seed).command
        assert text_of(net_of(taught.weights)[0]) == taught.weights
        assert (taught.inputs, taught.hidden) == (INPUTS, HIDDEN)


@pytest.mark.parametrize("text", ["AAAAAAAA", "?", "AAAA" * 11000])
def test_weights_of_another_shape_are_refused(text: str) -> None:
    with pytest.raises(WeightsError, match="expected"):
        net_of(text)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"players":3}'])
def test_what_is_no_file_of_weights_is_refused(text: str) -> None:
    with pytest.raises(WeightsError, match="demesne train"):
        read_weights(text)


def test_weights_are_written_as_they_are_read() -> None:
    for taught in shipped():
        assert read_weights(write_weights(taught)) == taught


# --- the player -----------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("mode", TAUGHT, ids=str)
def test_it_plays_legal_moves_alike_from_the_notation(mode: Any) -> None:
    game = make_game(*mode)
    for number, ply in enumerate(plies(game, [make_player("value", 1)] * game.seats, Deck(4))):
        seat = ply.before.to_move
        if not isinstance(seat, Turn):
            assert ply.move in ply.before.legal_moves()
            if number % 16 == 3:
                again = game.parse_state(str(ply.before)).observe(seat)
                assert make_player("value", 2).decide(again) == ply.move


@pytest.mark.compiled
def test_a_network_of_ones_own_is_the_only_one_that_its_player_has(tmp_path: Path) -> None:
    """Trained for three, without bonuses; what comes with the package does not stand in for it."""
    file = tmp_path / "mine.json"
    own = dataclasses.replace(
        shipped()[0], game="kingdomino", players=(3,), options=({},), weights=text_of(some_net(1))
    )
    file.write_text(write_weights(own), "utf-8")
    spec = f"value:file={file}"
    with pytest.raises(OptionError, match=r"weights for kingdomino for 3 with options {}; not for kingdomino for 2"):
        Match("kingdomino", (spec, "random"), 1)
    other = Match("kingdomino", (spec, "value", "random"), 3)
    first, second, _ = match(other, workers=1)
    assert first.mean_score != second.mean_score
    before, _ = other.key(), file.write_text(write_weights(shipped()[0]), "utf-8")
    digest.cache_clear()
    assert other.key() != before


@pytest.mark.parametrize(
    ("text", "expected"),
    [(None, "cannot be read"), ("{}", "demesne train"), ("\ud83d", "demesne train"), ("AAAA", "demesne train")],
)
def test_a_file_without_a_network_is_refused_before_a_match(tmp_path: Path, text: str | None, expected: str) -> None:
    file = tmp_path / "mine.json"
    if text is not None:
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(OptionError, match=rf"player 'value': .*mine\.json.* .*{expected}"):
        Match("kingdomino", (f"value:file={file}", "random"), 1)


def test_what_it_was_not_taught_it_refuses() -> None:
    for mode in (("domaine", 3, {}), ("kingdomino", 2, {"size": 7}), ("royal-wedding", 4, {})):
        with pytest.raises(OptionError, match=r"weights for .*kingdomino for 2, 3, 4 .*not for"):
            Match(mode[0], ("value",) * mode[1], 1, 1, mode[2])
    state = make_game("kingdomino", 2, {"size": 7}).new_state()
    while isinstance(state.to_move, Turn):
        state = state.apply(Random(1).choice(state.legal_moves()))
    with pytest.raises(OptionError, match="weights for"):
        make_player("value", 1).decide(state.observe(state.to_move))


@pytest.mark.compiled
def test_it_beats_the_greedy_of_the_study() -> None:
    """It was nine points ahead of them on average; a score swings by ten or so, twenty games leave room for luck."""
    plan = Match("kingdomino", ("value", "greedy:full", "greedy:full", "greedy:full"), 20, 3, BOTH)
    first, *others = match(plan, workers=1)
    assert first.mean_score > max(other.mean_score for other in others)


def test_there_are_weights_only_for_what_was_taught() -> None:
    for mode in TAUGHT:
        game: Any = make_game(*mode)
        assert among(shipped(), game.rules) is not None
    seven: Any = make_game("kingdomino", 2, {"size": 7})
    assert among(shipped(), seven.rules) is None
