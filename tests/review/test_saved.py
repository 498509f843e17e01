"""A review that was saved goes on as if it had never stopped, and is not mistaken for another one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from demesne.review import begin, report
from demesne.review.report_json import told
from demesne.review.saved import ForeignWork, resume, save
from tests.review.games import after, finished

RECORD = ("kingdomino", 2, 1)


def test_a_saved_review_goes_on_to_the_byte() -> None:
    """All slices in one go, or some of them before it was saved and the others after."""
    record = finished(*RECORD)
    once = after(begin(record, 5), 70)
    twice = after(resume(save(after(begin(record, 5), 30), record), record, 5), 40)
    once.spent = twice.spent = 0.0
    assert told(report(once)) == told(report(twice))
    assert save(once, record) == save(twice, record)


def test_a_saved_review_goes_on_under_other_names() -> None:
    record = finished(*RECORD)
    resume(save(begin(record), record), replace(record, names=("Ada", "Ben")))


def test_a_review_of_another_game_is_not_continued() -> None:
    record, other = finished(*RECORD), finished("kingdomino", 2, 2)
    with pytest.raises(ForeignWork, match="another game"):
        resume(save(begin(record), record), other)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.99])
def test_part_of_a_file_is_not_continued(part: float) -> None:
    record = finished(*RECORD)
    whole = save(begin(record), record)
    with pytest.raises(ForeignWork, match="incomplete"):
        resume(whole[: int(part * len(whole))], record)


def test_what_another_version_saved_is_not_continued(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished(*RECORD)
    made = save(begin(record), record)
    monkeypatch.setattr("demesne.review.saved._code", lambda: "0123")
    with pytest.raises(ForeignWork, match="another version"):
        resume(made, record)
