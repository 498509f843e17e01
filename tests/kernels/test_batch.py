"""Games side by side in a kernel are the games of the rules, each begun anew when it is over."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

import demesne
from demesne.games.base import OptionError, Turn
from demesne.kernels import registry
from demesne.kernels.registry import look, make_batch
from demesne.kernels.rules import OVER

pytestmark = pytest.mark.compiled

GAMES = [
    ("kingdomino", 2, {}),
    ("kingdomino", 3, {"dynasty": True}),
    ("queendomino", 3, {}),
    ("royal-wedding", 6, {"teams": True}),
    ("domaine", 3, {}),
]


def chosen(batch: Any, dice: Random) -> Any:
    """A legal action for each game."""
    return np.array([batch.legal[row, dice.randrange(batch.counts[row])] for row in range(len(batch))])


@pytest.mark.parametrize("mode", GAMES, ids=lambda mode: f"{mode[0]}-{mode[1]}")
def test_every_step_is_one_of_the_rules(mode: Any) -> None:
    """Seats, legal moves and positions, until each game has ended once; then points and ranks."""
    game = demesne.make_game(mode[0], mode[1], mode[2])
    batch, dice, ended = make_batch(game, 2, seed=3), Random(4), [False, False]
    while not all(ended):
        before = [batch.state(row) for row in range(2)]
        actions = chosen(batch, dice)
        moves = [batch.move(row, actions[row]) for row in range(2)]
        for row, state in enumerate(before):
            assert state.to_move == batch.seats[row]
            legal = [batch.move(row, action) for action in batch.legal[row, : batch.counts[row]]]
            assert sorted(map(str, legal)) == sorted(map(str, state.legal_moves()))
            assert batch.action(row, moves[row]) == actions[row]
        over = batch.step(actions)
        for row, state in enumerate(before):
            after = state.apply(moves[row])
            if after.to_move is Turn.OVER:
                outcome = after.outcome()
                assert over[row]
                assert outcome
                assert [side.sheet.total for side in outcome.sides] == list(batch.points[row])
                assert [side.rank for side in outcome.sides] == list(batch.ranks[row])
                ended[row] = True
            elif after.to_move is not Turn.CHANCE:
                assert not over[row]
                assert str(batch.state(row)) == str(after)


@pytest.mark.parametrize("mode", GAMES[::4], ids=lambda mode: f"{mode[0]}-{mode[1]}")
def test_a_game_depends_on_its_number_and_not_on_those_beside_it(mode: Any) -> None:
    """Row 0 of a batch of two goes on with game number 2, which row 2 of four begins with."""
    game = demesne.make_game(mode[0], mode[1], mode[2])
    two, four, other = make_batch(game, 2, 5), make_batch(game, 4, 5), make_batch(game, 4, 6)
    assert [str(two.state(row)) for row in range(2)] == [str(four.state(row)) for row in range(2)]
    assert {str(four.state(row)) for row in range(4)} != {str(other.state(row)) for row in range(4)}
    begin, dice = str(four.state(2)), Random(1)
    while not two.step(chosen(two, dice))[0]:
        pass
    assert (str(two.state(0)), int(two.numbers[0])) == (begin, 2)


def test_games_that_are_not_begun_anew_are_played_once() -> None:
    """As far as each ends, they are the games of a batch that begins them anew; then nothing moves in them."""
    game = demesne.make_game("kingdomino", 2)
    once, anew, dice = make_batch(game, 3, 7, renew=False), make_batch(game, 3, 7), Random(1)
    while not once.over.all():
        playing = ~once.over
        actions = chosen(anew, dice)
        assert list(once.seats[playing]) == list(anew.seats[playing])
        anew.step(actions)
        once.step(actions)
        assert list(once.over[playing]) == list(anew.over[playing])
        ended = playing & once.over
        assert once.points[ended].tolist() == anew.points[ended].tolist()
    assert (once.seats == OVER).all()
    assert not once.counts.any()
    assert not once.mask().any()
    outcomes = [once.state(row).outcome() for row in range(3)]
    assert [[side.sheet.total for side in outcome.sides] for outcome in outcomes if outcome] == once.points.tolist()
    after = once.records.tobytes()
    assert once.step(np.zeros(3, int)).all()
    assert once.records.tobytes() == after
    assert once.observe()[1].shape == (3, len(once.sight.facts))


def test_each_row_plays_a_game_of_its_own() -> None:
    """On its own land, by its own rules, also after it began anew; a batch of that game alone plays the same."""
    lay = demesne.GAMES["domaine"].lay_out
    games = [demesne.make_game("domaine", 2, lay({"spacing": 7 - n % 2}, Random(n))) for n in range(3)]
    lands = [game.new_state().observe(0).rules for game in games]
    batch, dice = make_batch(games, 4, 2), Random(1)
    alone = make_batch(games[1], 4, 2)
    assert str(batch.state(1)) == str(alone.state(1))
    for _ in range(2):
        planes, facts = batch.observe()
        for row in range(4):
            seen = batch.state(row).observe(int(batch.seats[row]))
            assert seen.rules == lands[row % 3]
            assert np.array_equal(look(seen).planes, planes[row])
            assert np.array_equal(look(seen).facts, facts[row])
            assert {batch.move(row, action) for action in batch.legal[row, : batch.counts[row]]} == {
                *seen.legal_moves()
            }
        ended = np.zeros(4, bool)
        while not ended.all():
            ended |= batch.step(chosen(batch, dice))


def test_games_that_are_seen_otherwise_are_not_mixed() -> None:
    kingdomino, large = (demesne.make_game("kingdomino", 2, size=size) for size in (5, 7))
    for games in ([kingdomino, large], [kingdomino, demesne.make_game("kingdomino", 3)]):
        with pytest.raises(OptionError, match="seen as the same planes and facts, which these are not"):
            make_batch(games, 4)
    with pytest.raises(OptionError, match="a batch is of at least 1 game"):
        make_batch([], 4)
    assert len(make_batch((kingdomino, demesne.make_game("kingdomino", 2, bonuses=["harmony"])), 4)) == 4


@pytest.mark.parametrize("mode", GAMES[::2], ids=lambda mode: f"{mode[0]}-{mode[1]}")
def test_a_game_is_played_on_from_a_position(mode: Any) -> None:
    """From one met in another batch, chance's turn included; the other rows stay as they are."""
    game, dice = demesne.make_game(mode[0], mode[1], mode[2]), Random(2)
    other, batch = make_batch(game, 1, 1), make_batch(game, 3, 2)
    for _ in range(7):
        other.step(chosen(other, dice))
    before, state = [str(batch.state(row)) for row in range(3)], other.state(0)
    batch.play_on(-2, state)
    assert [str(batch.state(row)) for row in (0, 2)] == [before[0], before[2]]
    assert (str(batch.state(1)), batch.seats[1]) == (str(state), state.to_move)
    assert sorted(str(batch.move(1, action)) for action in batch.legal[1, : batch.counts[1]]) == sorted(
        map(str, state.legal_moves())
    )
    batch.play_on(1, game.new_state(), seed=9)
    first = str(batch.state(1))
    batch.play_on(1, game.new_state(), seed=2**64 + 10)
    assert str(batch.state(1)) != first
    batch.play_on(1, game.new_state(), seed=9)
    assert str(batch.state(1)) == first
    while not batch.over[1]:
        batch.step(chosen(batch, dice))
    assert batch.numbers[1] == 4  # the second game of the row, of three


def test_a_game_is_not_played_on_from_anywhere() -> None:
    game, dice = demesne.make_game("kingdomino", 2), Random(1)
    once, batch = make_batch(game, 1, 7, renew=False), make_batch(game, 1, 7)
    with pytest.raises(ValueError, match="game 0 has other rules than this position"):
        batch.play_on(0, demesne.make_game("kingdomino", 2, {"size": 7}).new_state())
    with pytest.raises(IndexError):
        batch.play_on(1, game.new_state())
    while not once.over[0]:
        once.step(chosen(once, dice))
    end = once.state(0)
    with pytest.raises(ValueError, match="this game is over"):
        batch.play_on(0, end)
    once.play_on(0, game.new_state())
    assert not once.over[0]
    assert once.counts[0]


def test_only_one_of_its_seats_sees_a_game() -> None:
    batch = make_batch(demesne.make_game("kingdomino", 2), 3, 1)
    for seats, said in (
        ([0, 1, 2], "one of the seats 0 to 1 for each of 3 games"),
        ([-1, 0, 0], "one of the seats 0 to 1 for each of 3 games"),
        ([0, 1], r"a number for each of 3 games, not an array of shape \(2,\)"),
        (0, r"a number for each of 3 games, not an array of shape \(\)"),
        ([0, 0.5, 1], "whole numbers, not float64"),
    ):
        with pytest.raises(ValueError, match=said):
            batch.observe(np.array(seats))
    planes, facts = batch.observe(np.array([0, 1, 0]))
    assert not np.shares_memory(planes, batch.observe()[0])
    assert planes.shape == (3, len(batch.sight.planes), 9, 9)  # four squares on each side of the castle
    assert facts.shape == (3, len(batch.sight.facts))


def test_an_action_that_is_not_legal_in_one_game_is_played_in_none() -> None:
    batch = make_batch(demesne.make_game("queendomino", 2), 3, 1)
    before, actions = batch.records.tobytes(), batch.legal[:, 0].astype(np.int64)
    wrong = actions.copy()
    batch.legal[1, batch.counts[1]] = 2619  # what stands behind the legal ones is not one of them
    for action in (-1, 0, 2570, 2619, 99_999):
        wrong[1] = action
        with pytest.raises(ValueError, match=rf"game 1: action {action} is not legal; nothing was played"):
            batch.step(wrong)
    with pytest.raises(ValueError, match=r"a number for each of 3 games, not an array of shape \(2,\)"):
        batch.step(actions[:2])
    assert batch.records.tobytes() == before
    for numbers in (actions + 0.5, actions > 0):
        with pytest.raises(ValueError, match=f"whole numbers, not {numbers.dtype}"):
            batch.step(numbers)
        with pytest.raises(ValueError, match=f"whole numbers, not {numbers.dtype}"):
            batch.actions_at(numbers)
    with pytest.raises(ValueError, match="game 2: action 0 is not legal"):
        batch.move(2, 0)
    assert batch.records.tobytes() == before
    batch.step(actions)
    assert batch.records.tobytes() != before


@pytest.mark.parametrize("mode", GAMES[::4], ids=lambda mode: f"{mode[0]}-{mode[1]}")
def test_each_legal_action_has_a_column_of_its_own(mode: Any) -> None:
    batch, dice, steps = make_batch(demesne.make_game(mode[0], mode[1], mode[2]), 5, 2), Random(1), 0
    while not batch.over.any():
        mask = batch.mask()
        assert mask.shape == (5, batch.columns)
        assert list(mask.sum(1)) == list(batch.counts)
        columns = [dice.choice(np.flatnonzero(row).tolist()) for row in mask]
        actions = batch.actions_at(np.array(columns))
        for row in range(5):
            assert actions[row] in batch.legal[row, : batch.counts[row]]
        batch.step(actions)
        steps += 1
    assert steps > 20


def test_a_column_without_a_legal_action_is_refused() -> None:
    batch = make_batch(demesne.make_game("kingdomino", 2), 3, 1)
    columns = batch.mask().argmax(1)
    columns[1] = 0  # a domino is laid, where one is to be claimed
    with pytest.raises(ValueError, match="game 1: nothing legal has column 0"):
        batch.actions_at(columns)


def test_any_whole_number_is_a_seed() -> None:
    game, seeds = demesne.make_game("kingdomino", 2), (-1, 0, 1, 2**63 - 1, 2**63, 2**64 + 2, -(2**70) - 5)
    begun = [positions(make_batch(game, 8, seed)) for seed in seeds]
    assert len(set(map(tuple, begun))) == len(seeds)
    assert positions(make_batch(game, 8, np.uint32(1))) == begun[2]  # type: ignore[arg-type]


def positions(batch: Any) -> list[str]:
    return [str(batch.state(row)) for row in range(len(batch))]


@pytest.mark.parametrize("mode", GAMES[::4], ids=lambda mode: f"{mode[0]}-{mode[1]}")
def test_a_copy_goes_on_alone_and_so_does_one_in_another_process(mode: Any) -> None:
    """What is pickled are positions, not kernels: those are there already, and need not be compiled anew."""
    batch = make_batch(demesne.make_game(mode[0], mode[1], mode[2]), 3, 1)
    batch.step(batch.legal[:, 0])
    sent = pickle.dumps(batch)
    assert b"numba" not in sent
    ends = []
    for each in (batch, copy.deepcopy(batch), pickle.loads(sent)):
        for _ in range(50):
            each.step(each.legal[:, 0])
        ends.append(positions(each))
    assert ends[0] == ends[1] == ends[2]


def test_what_cannot_be_played_side_by_side_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = demesne.make_game("kingdomino", 2)
    with pytest.raises(OptionError, match="at least 1 game, not 0"):
        make_batch(game, 0)
    for games in ("2", 2.0, None):
        with pytest.raises(OptionError, match=f"a number of games is a whole number, not {games!r}"):
            make_batch(game, games)  # type: ignore[arg-type]
    for seed in ("2", 2.5, None):
        with pytest.raises(OptionError, match=f"a seed is a whole number, not {seed!r}"):
            make_batch(game, 2, seed)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match=r"a game, such as make_game\('kingdomino', 2\) makes, not its name"):
        make_batch("kingdomino", 2)  # type: ignore[arg-type]
    with pytest.raises(MemoryError, match=f"no memory for {10**12} games side by side"):
        make_batch(game, 10**12)
    plain = replace(registry.FAMILIES["queendomino"], make_rules=None)
    monkeypatch.setattr(registry, "FAMILIES", {"queendomino": plain})
    with pytest.raises(OptionError, match="the kernel of 'kingdomino' plays at random only"):
        make_batch(game, 2)


def test_a_row_that_is_not_there_is_named() -> None:
    game = demesne.make_game("kingdomino", 2)
    batch = make_batch(game, 4, 1)
    move = batch.move(3, batch.legal[3, 0])
    asked: list[Callable[[], object]] = [
        lambda: batch.state(4), lambda: batch.move(4, 0), lambda: batch.action(4, move),
        lambda: batch.play_on(4, game.new_state()),
    ]  # fmt: skip
    for ask in asked:
        with pytest.raises(IndexError, match="4 is no row of 4: they are counted from 0"):
            ask()
    assert str(batch.state(-1)) == str(batch.state(3))
