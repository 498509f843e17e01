"""A match counts wins, shares and margins right, rotates seats, and plays alike on any machine."""

from __future__ import annotations

import subprocess
import sys

import pytest

from demesne.arena.match import Match, Seating, match, tally
from demesne.arena.plan import places
from demesne.arena.unit import Result, play_one
from demesne.games.base import OptionError
from demesne.games.registry import make_game
from demesne.players.spec import SpecError


def without_times(seatings: list[Seating]) -> list[tuple[object, ...]]:
    return [(s.player, s.wins, s.share, s.mean_score, s.margin, s.ci95) for s in seatings]


def test_wins_of_all_players_are_all_games() -> None:
    seatings = match(Match("queendomino", ("greedy", "random", "random"), 6, 1))
    assert sum(s.wins for s in seatings) == pytest.approx(6)
    assert sum(s.share for s in seatings) == pytest.approx(1, abs=0.001)
    assert [s.player for s in seatings] == ["greedy", "random", "random"]


def test_the_number_of_workers_changes_nothing() -> None:
    plan = Match("queendomino", ("random", "greedy"), 9, 3)
    assert without_times(match(plan, workers=1)) == without_times(match(plan, workers=2))


def test_the_same_seed_plays_the_same_and_another_does_not() -> None:
    plan = Match("queendomino", ("random", "random"), 4, 3)
    again = Match("queendomino", ("random", "random"), 4, 4)
    assert without_times(match(plan)) == without_times(match(plan))
    assert without_times(match(plan)) != without_times(match(again))


def test_every_player_has_each_deal_from_each_seat() -> None:
    """Players who play alike and know nothing of seats score alike over a full rotation."""
    plan = Match("queendomino", ("greedy", "greedy", "greedy"), 3, 8)
    games = [play_one(plan, index) for index in range(3)]
    scores = [sorted(result.score for result in game) for game in games]
    assert scores[0] == scores[1] == scores[2]
    by_player = [sorted(game[player].score for game in games) for player in range(3)]
    assert by_player[0] == by_player[1] == by_player[2]


def test_a_lead_is_over_the_mean_and_a_margin_over_the_best_of_the_others() -> None:
    game = play_one(Match("kingdomino", ("greedy", "random", "random"), 3, 8), 0)
    scores = [result.score for result in game]
    assert len(set(scores)) == 3
    for index, result in enumerate(game):
        others = [score for place, score in enumerate(scores) if place != index]
        assert result.lead == result.score - sum(others) / 2
        assert result.margin == result.score - max(others)
        assert result.rank == 1 + sum(score > result.score for score in others)


def test_partners_stay_together_while_the_seats_rotate() -> None:
    """Over six games each player has each seat once; seats 0 and 1 are one side, and so on (rules 14.4)."""
    plan = Match("royal-wedding", ("random",) * 6, 6, options={"teams": True})
    sides = make_game(plan.game, 6, plan.options).sides
    seatings = [places(sides, turn) for turn in range(6)]
    for seats in seatings:
        assert sorted(seats) == list(range(6))
        assert [seats[i] // 2 for i in (0, 2, 4)] == [seats[i] // 2 for i in (1, 3, 5)]
    assert all(sorted(column) == list(range(6)) for column in zip(*seatings, strict=True))


def test_partners_share_their_sides_result() -> None:
    plan = Match("royal-wedding", ("greedy", "greedy", *["random"] * 4), 6, 1, {"teams": True})
    for index in range(2):
        results = play_one(plan, index)
        told = [(result.score, result.margin, result.win) for result in results]
        assert told[::2] == told[1::2]
        assert sum(result.win for result in results) == 2
        assert len({result.score for result in results}) <= 3


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    match(Match("queendomino", ("random", "random"), 10, 1), workers=1, progress=heard.append)
    assert heard == [2, 4, 6, 8, 10]


def test_a_shared_victory_counts_its_part() -> None:
    """Two of three share the first of two games, the third wins the other."""
    first = [Result(50, 0, 0.5, 1.0, 100), Result(50, 0, 0.5, 0.0, 0), Result(40, -10, 0.0, 0.0, 0)]
    second = [Result(30, -20, 0.0, 1.0, 100), Result(45, -5, 0.0, 0.0, 0), Result(50, 5, 1.0, 0.0, 0)]
    seatings = tally(["random"] * 3, [first, second])
    assert [(s.wins, s.share, s.mean_score, s.margin) for s in seatings] == [
        (0.5, 0.25, 40.0, -10.0),
        (0.5, 0.25, 47.5, -2.5),
        (1.0, 0.5, 45.0, -2.5),
    ]
    assert seatings[0].cpu_ms_per_decision == 10.0


def test_a_match_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(OptionError, match="players"):
        Match("queendomino", ("random",), 4)
    with pytest.raises(OptionError, match="at least 1 game"):
        Match("queendomino", ("random", "random"), 0)
    with pytest.raises(SpecError, match="expected one of"):
        Match("queendomino", ("random", "chance"), 4)
    with pytest.raises(OptionError, match=r"players are a spec for each seat, .*, not 'random,random'"):
        Match("queendomino", "random,random", 4)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match=r"a match has a whole number of games, not 4\.0"):
        Match("queendomino", ("random", "random"), 4.0)  # type: ignore[arg-type]


def test_a_script_that_its_processes_cannot_import_is_told_what_to_do() -> None:
    """As one from standard input: there is no file of it."""
    code = "import demesne; demesne.match(demesne.Match('kingdomino', ('random', 'random'), 30), workers=2)"
    run = subprocess.run([sys.executable, "-"], input=code, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1].startswith("RuntimeError: a process of the match has died. Each of them imports")
