"""Tests are asked in words, of the first player, deck by deck."""

from __future__ import annotations

import pytest

from demesne.arena.sprt import Trial, TrialError, parse_trial
from demesne.arena.unit import Unit
from tests.arena.contests import game


@pytest.mark.parametrize(
    ("text", "sides", "low", "high"),
    [
        ("lead", 4, 0.0, 2.0),
        ("lead:-1,0.5", 4, -1.0, 0.5),
        ("margin", 2, 0.0, 2.0),
        ("wins", 4, 0.25, 0.30),
        ("wins:0.8,0.88", 4, 0.8, 0.88),
        # 30 points stronger than each of three others: 10 ** 0.075 = 1.1885, and 1.1885 / 4.1885.
        ("elo", 4, 0.25, 0.28375),
    ],
)
def test_a_question_has_two_answers(text: str, sides: int, low: float, high: float) -> None:
    (question,) = parse_trial(text, sides)
    assert [question.sprt.low, question.sprt.high] == pytest.approx([low, high], abs=1e-5)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("speed", "expected one of lead, margin, wins, elo, not 'speed'"),
        ("", "expected one of"),
        ("margin", "expected margin:LOW,HIGH"),
        ("lead:1", "expected MEASURE:LOW,HIGH, not 'lead:1'"),
        ("lead:a,b", "expected MEASURE:LOW,HIGH"),
        ("lead:2,1", "lead: expected a first number below the second, not 2 and 1"),
        ("lead:0,nan", "expected numbers"),
        ("wins:0.5,1.5", "expected shares between 0 and 1"),
        ("lead+", "expected one of"),
    ],
)
def test_what_is_no_question_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(TrialError, match=complaint):
        parse_trial(text, 3)


def test_the_unit_is_a_deck_from_every_seat() -> None:
    """Leads of the first player, 40 against a mean of 30 and 20 against 50: +10 and -30, so -10 for the deck."""
    trial = Trial(parse_trial("lead", 3), 3)
    trial.add(Unit(0, (game(40, 30, 30), game(20, 50, 50), game(30, 20, 60))))
    trial.add(Unit(1, (game(99, 0, 0),)))
    (told,) = trial.told()
    assert told.units == 1
    assert told.mean == pytest.approx(((40 - 30) + (20 - 50) + (30 - 40)) / 3)


def test_several_questions_are_answered_when_all_are() -> None:
    """Always ten points ahead and always the winner, but not by two hundred."""
    ahead = Unit(0, (game(40, 30), game(41, 30)))
    both, one = (Trial(parse_trial(text, 2), 2) for text in ("lead+wins", "lead+lead:100,200"))
    for _ in range(15):
        both.add(ahead)
        one.add(ahead)
    assert (both.verdict, one.verdict) == ("", "")
    both.add(ahead)
    one.add(ahead)
    assert (both.verdict, one.verdict) == ("high", "low")
    assert [told.verdict for told in one.told()] == ["high", "low"]
    assert both.over
    assert one.over
