"""A review finds blunders, is the same for the same seed, and refuses what it cannot judge."""

from __future__ import annotations

from dataclasses import replace

import pytest

from demesne.games.base import OptionError, Turn
from demesne.games.registry import make_game
from demesne.records.record import Record, RecordError
from demesne.review import Unfinished, begin, report
from demesne.review.bank import Bank
from demesne.review.judging import judge_turn
from demesne.review.registry import family_of
from demesne.review.report_json import told
from demesne.review.story import story_of
from tests.review.games import after, by, finished

RECORD = ("kingdomino", 2, 1)


def test_the_same_seed_and_slices_give_the_same_review() -> None:
    """In one go or in two."""
    once, twice = after(begin(finished(*RECORD), 5), 70), after(after(begin(finished(*RECORD), 5), 30), 40)
    assert told(report(once)) | {"seconds": 0} == told(report(twice)) | {"seconds": 0}
    assert told(report(after(begin(finished(*RECORD), 6), 70)))["values"] != told(report(once))["values"]


def test_a_planted_blunder_is_found() -> None:
    """A domino laid where it brings little, in a game that is otherwise played as is usual."""
    record = finished(*RECORD)
    game = story_of(record).game
    judge = family_of("kingdomino").judge(game)
    usual = story_of(by("kingdomino", 2, 1, lambda state: judge.usual(state, 4)))
    ply = next(i for i in range(40, 60) if str(usual.moves[i]).startswith("place"))
    before, worst = usual.states[ply], judge.others(usual.states[ply])[-1]
    story = story_of(by("kingdomino", 2, 1, lambda state: worst if state == before else judge.usual(state, 4)))
    turn = next(turn for turn in story.turns if ply in turn)
    verdict = next(each for each in judge_turn(Bank(story, judge, 1), turn, 1, 4000) if each.ply == ply)
    assert verdict.best != str(worst)
    assert verdict.gain.mean > 3 * verdict.gain.se


def test_the_end_is_judged_exactly() -> None:
    """In the last round what was given away is a whole number of points, and no error."""
    story = story_of(finished(*RECORD))
    bank = Bank(story, family_of("kingdomino").judge(story.game), 1)
    for verdict in judge_turn(bank, story.turns[-1], 1, 100):
        assert verdict.exact
        assert (verdict.points.se, verdict.points.mean % 1) == (0, 0)
        assert verdict.points.mean >= 0


@pytest.mark.parametrize(
    ("game", "seats", "options", "times"),
    [
        ("kingdomino", 2, {}, 1),
        ("kingdomino", 2, {"size": 7}, 2),
        ("queendomino", 2, {}, 2),
        ("queendomino", 3, {}, 1),
        ("royal-wedding", 6, {"teams": True}, 2),
        ("domaine", 2, {}, 1),
    ],
)
def test_on_seven_by_seven_twice_the_points_are_at_stake(
    game: str, seats: int, options: dict[str, object], times: float
) -> None:
    assert family_of(game).breadth(make_game(game, seats, options)) == times


def test_where_the_victory_is_decided_a_mistake_is_as_large_as_the_points_of_such_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = set()

    def grading(*words: object) -> str:
        asked.add(words[3])
        return "none"

    monkeypatch.setattr("demesne.review.review.grade_of", grading)
    report(after(begin(finished("kingdomino", 2, 1, ("size", 7)), 5), 150))
    assert asked == {2.0}


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    record = finished(*RECORD)
    with pytest.raises(Unfinished, match="not over after 60 plies"):
        begin(replace(record, moves=record.moves[:60]))


def test_a_record_that_breaks_the_rules_is_not_reviewed() -> None:
    record = finished(*RECORD)
    with pytest.raises(RecordError, match="claim 99"):
        begin(replace(record, moves=("claim 99", *record.moves[1:])))


def test_a_game_nobody_can_judge_is_not_reviewed() -> None:
    with pytest.raises(OptionError, match="cannot be reviewed"):
        begin(Record("draughts", 2))


def test_turns_are_of_one_seat_and_have_a_choice() -> None:
    story = story_of(finished("queendomino", 3, 4))
    for turn in story.turns:
        assert len({story.states[ply].to_move for ply in turn}) == 1
        assert all(len(story.states[ply].legal_moves()) > 1 for ply in turn)
    first = [event.first for event in story.events]
    assert first == [0, *(event.last + 1 for event in story.events)][:-1]
    assert story.states[-1].to_move is Turn.OVER
