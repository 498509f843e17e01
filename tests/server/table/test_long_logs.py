"""A log does not grow for ever: what people may do again and again ends, and the game does not."""

from __future__ import annotations

import msgspec
import pytest

from demesne.games.base import Turn
from demesne.server.protocol import Hint, Play, Undo
from demesne.server.table.consent import renamed, wished
from demesne.server.table.table import Change, Table
from demesne.server.wire.company_messages import USUAL, Act, Arrange, Ask, Rename, Tell
from demesne.server.wire.refusals import Refusal
from tests.server.kit import ADA, BO, first_move, play, table

MOST = 60
"""How many entries a log may have here."""
ENDLESS = [
    Arrange(USUAL, "wish-0001"),
    Tell("wish-0001", None, "again"),
    Act("leave", "wish-0001"),
    Ask("pause", "wish-0001"),
    Ask("undo", "wish-0001"),
]
NEEDED = [Ask("end", "wish-0001"), Act("resign", "wish-0001"), Act("close", "wish-0001")]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.server.table.table.LONGEST", MOST)


def long(name: str = "kingdomino") -> Table:
    """A game that has just begun, at a table whose log is as long as it may be."""
    of = table(ADA, BO, name=name)
    while of.seq < MOST:
        of.take(wished(of, ADA, Arrange(USUAL, f"wish-{of.seq:04}"), 1))
    return of


def refused(of: Table, owner: str, message: Act | Arrange | Ask | Tell) -> str:
    try:
        wished(of, owner, message, 1)
    except Refusal as refusal:
        return refusal.reason.code
    return ""


@pytest.mark.parametrize("message", ENDLESS, ids=lambda each: str(type(each).__name__))
def test_what_can_be_done_again_and_again_ends(message: Act | Arrange | Ask | Tell) -> None:
    of = long()
    assert refused(of, ADA, message) == "log.full"
    assert of.seq == MOST


@pytest.mark.parametrize("message", NEEDED, ids=lambda each: str(msgspec.to_builtins(each)))
def test_what_ends_a_game_does_not(message: Act | Ask) -> None:
    assert refused(long(), ADA, message) == ""


def test_nobody_takes_back_is_renamed_or_asks_for_a_hint_without_end() -> None:
    of = long()
    while not of.can_undo(mover(of)):
        play(of)
    with pytest.raises(Refusal, match=r"log\.full"):
        renamed(of, ADA, Rename("Cleo", "wish-0001"))
    with pytest.raises(Refusal, match=r"log\.full"):
        of.hint(mover(of), Hint(of.seq, "wish-0001"))
    with pytest.raises(Refusal, match=r"log\.full"):
        of.undo(mover(of), Undo(of.seq, "wish-0001"))


def test_a_game_is_played_to_its_end_however_long_its_log() -> None:
    """Moves and their undoing, as often as the log allows."""
    of = table(ADA, BO, name="kingdomino")
    undone = 0
    for number in range(5000):
        if of.to_move is None:
            break
        owner, before = mover(of), len(of.log)
        of.take(of.play(owner, Play(of.seq, f"play-{number:05}", first_move(of))))
        assert len(of.log) > before
        if change := taken_back(of, owner, number):
            of.take(change)
            undone += 1
    assert of.status == "over"
    assert undone > 5
    assert len(of.log) < MOST + 250  # those of a game without an undo


def taken_back(of: Table, owner: str, number: int) -> Change | None:
    try:
        return of.undo(owner, Undo(of.seq, f"undo-{number:05}"))
    except Refusal:
        return None


def mover(of: Table) -> str:
    assert of.to_move is not None
    assert not isinstance(of.to_move, Turn)
    return str(of.chairs[of.to_move].owner)
