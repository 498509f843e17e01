"""A contest gives the same units in the same order, whoever plays them and however many at once."""

from __future__ import annotations

from pathlib import Path
from time import process_time, sleep
from typing import Any

import pytest

from demesne.arena.contest import contest
from demesne.arena.pool import Pool, PoolError, open_pool
from demesne.arena.results import Book
from demesne.arena.sprt import Trial, parse_trial
from demesne.arena.unit import play_units
from demesne.games.base import Observation
from demesne.players import spec
from demesne.players.random import RandomPlayer
from demesne.players.spec import PlayerKind
from tests.arena.contests import Later, Scripted, played, quick

PLANS = [quick(12, seed=1), quick(7, seed=2)]


def test_the_order_is_deck_by_deck_match_by_match() -> None:
    with open_pool("processes", 1) as pool:
        order = [(one.match, one.unit.deck, len(one.unit.games)) for one in contest(PLANS, pool)]
    both = [(match, deck, 2) for deck in range(3) for match in (0, 1)]
    assert order == [*both, (0, 3, 2), (1, 3, 1), (0, 4, 2), (0, 5, 2)]


def test_threads_processes_and_others_give_the_same() -> None:
    with open_pool("processes", 1) as here, open_pool("threads", 3) as threads, open_pool("processes", 2) as processes:
        wanted = played(PLANS, here)
        assert played(PLANS, threads) == wanted
        assert played(PLANS, processes) == wanted
    for jobs in (1, 2, 5):
        assert played(PLANS, Pool(Later(), jobs)) == wanted


def test_games_differ_from_one_another() -> None:
    """Else the test above could not fail."""
    with open_pool("processes", 1) as here:
        units = played([quick(20)], here)
    assert len({tuple(result.score for game in unit.games for result in game) for _, unit in units}) == len(units)


def test_jobs_grow_while_they_are_short() -> None:
    scripted = Scripted(lambda _, deck: deck)
    played([quick(4000)], Pool(scripted, 3))
    assert scripted.games == 4000
    assert scripted.jobs < 60


def test_an_interrupted_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    with open_pool("processes", 1) as here:
        wanted = played(PLANS, here, whole)
    first, second = Later(), Later()
    running = contest(PLANS, Pool(first, 2), Book(broken))
    for _ in range(4):
        next(running)
    running.close()
    assert first.cancelled
    found = played(PLANS, Pool(second, 2), broken)
    assert found == wanted
    assert second.games == 19 - 8
    assert [*keys(broken)] == [*keys(whole)]


def keys(path: Path) -> list[tuple[object, ...]]:
    return [(line.split(b'"results"')[0],) for line in path.read_bytes().splitlines()]


def test_what_is_known_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(PLANS, Pool(Later()), path)
    before = path.read_bytes()
    later = Later()
    played(PLANS, Pool(later, 2), path)
    assert later.jobs == 0
    assert path.read_bytes() == before


def test_another_seed_or_player_or_option_is_played(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played([quick(2, seed=1)], Pool(Later()), path)
    for other in (quick(2, seed=2), quick(2, players=("random", "greedy"))):
        later = Later()
        played([other], Pool(later), path)
        assert later.games == 2


@pytest.mark.parametrize("jobs", [1, 4])
def test_a_match_ends_when_its_question_is_answered_and_the_others_go_on(jobs: int, tmp_path: Path) -> None:
    """After 16 decks, the fewest a test takes, ``greedy``, ten points ahead, is told from an equal; the others go on.

    Whatever is played ahead of the verdict is little, and neither handed over nor written.
    """
    scripted = Scripted(lambda player, deck: 10 * (player == "greedy") + deck % 5)
    plans = [quick(400, players=("greedy", "random")), quick(44)]
    trials = [Trial(parse_trial("lead:0,5", 2), 2), Trial(parse_trial("lead:-0.5,0.5", 2), 2)]
    path = tmp_path / "results.jsonl"
    units = played(plans, Pool(scripted, jobs), path, trials)
    decks = [sum(match == index for match, _ in units) for index in (0, 1)]
    assert decks == [16, 22]
    assert [trial.verdict for trial in trials] == ["high", ""]
    assert len(path.read_bytes().splitlines()) == 2 + 2 * (16 + 22)
    assert scripted.games <= 2 * (16 + 22) + 2 * 2 * 2 * jobs


def test_a_pool_that_does_not_exist_is_refused() -> None:
    with pytest.raises(PoolError, match="expected one of processes, threads, ray, not 'fog'"), open_pool("fog", 2):
        pass


def burn(seconds: float) -> None:
    end = process_time() + seconds
    while process_time() < end:
        pass


class Sleeper(RandomPlayer):
    def decide(self, observation: Observation[Any]) -> Any:
        sleep(0.002)
        return super().decide(observation)


class Burner(RandomPlayer):
    def decide(self, observation: Observation[Any]) -> Any:
        burn(0.002)
        return super().decide(observation)


class Furnace(RandomPlayer):
    def decide(self, observation: Observation[Any]) -> Any:
        burn(0.02)
        return super().decide(observation)


def cpu_ms(name: str, jobs: int, monkeypatch: pytest.MonkeyPatch, kind: type[RandomPlayer]) -> float:
    monkeypatch.setattr(spec, "PLAYERS", {**spec.PLAYERS, name: PlayerKind(name, "A player of a test.", kind)})
    plan = quick(2 * jobs, players=(name, "random"))
    with open_pool("threads", jobs) as pool:
        futures = [pool.executor.submit(play_units, [(plan, deck)], alone=pool.alone) for deck in range(jobs)]
        games = [game for future in futures for unit in future.result()[0] for game in unit.games]
    spent = sum(game[0].seconds for game in games)
    return float(1000 * spent / sum(game[0].decisions for game in games))


def test_waiting_is_no_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cpu_ms("sleeper", 1, monkeypatch, Sleeper) < 1


def test_thinking_is_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 1.9 < cpu_ms("burner", 1, monkeypatch, Burner) < 6


class Slow(RandomPlayer):
    """Has to compile something when it is asked for the first time."""

    ready = False

    def decide(self, observation: Observation[Any]) -> Any:
        if not Slow.ready:
            burn(0.1)
            Slow.ready = True
        return super().decide(observation)


def test_the_first_question_of_all_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The 100 ms that it burns would be some 2 ms for each of the 48 decisions of two games."""
    assert cpu_ms("slow", 1, monkeypatch, Slow) < 0.5
    assert Slow.ready


def test_a_thread_does_not_pay_for_what_another_one_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three at once burn 20 ms of the process's time for a decision between them, several of Python's turns."""
    assert cpu_ms("furnace", 3, monkeypatch, Furnace) < 16
