"""What a move costs: every part is counted, and it shows whether other code tells the same."""

from __future__ import annotations

import pytest

from benchmarks import telling


@pytest.mark.slow
def test_every_part_of_a_move_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "MOST_MOVES", 24)
    found = telling.measured("queendomino", 2, games=1)
    assert all(found[part] > 0 for part in telling.PARTS)
    assert found["all"] == pytest.approx(sum(found[part] for part in telling.PARTS), abs=0.002)
    assert found["told as"] == telling.measured("queendomino", 2, games=1)["told as"]
    monkeypatch.setattr(telling, "MOST_MOVES", 23)
    assert found["told as"] != telling.measured("queendomino", 2, games=1)["told as"]


@pytest.mark.slow
def test_a_difference_in_what_is_told_is_reported() -> None:
    told = {**dict.fromkeys((*telling.PARTS, "all"), 0.1), "told as": "one"}
    assert "the same to the byte" in next(telling.pair("domaine 2", {"before": told, "now": told}))
    assert "NOT the same" in next(telling.pair("domaine 2", {"before": told, "now": {**told, "told as": "other"}}))
