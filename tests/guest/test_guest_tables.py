"""The guest at a live table: a real server, a person at a socket, bots, a power cut in the middle."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from demesne.server.plain import PlainOffer, PlainRules, PlainView
from demesne.server.protocol import Ack, Update
from tests.guest.installed import ROOT, House, Installed
from tests.guest.twins import PEOPLE, VIEWERS, Witness
from tests.server.client import Line
from tests.server.kit import wish
from tests.server.process import served


def position(line: Line) -> PlainView:
    """What the table shows of the game."""
    assert isinstance(line.view.position, PlainView)
    return line.view.position


def play(line: Line, rng: Random) -> None:
    """One move of our own, once it is our turn."""
    assert isinstance(line.play(rng.choice(offered(line))), Ack)


def offered(line: Line) -> list[str]:
    """What we may play, once it is our turn."""
    while line.update is None or line.update.offer is None:
        line.next(Update)
    assert isinstance(line.update.offer, PlainOffer)
    return [choice.move for choice in line.update.offer.moves]


def my_turn(line: Line) -> bool:
    """Waits for our turn; false when the game is over."""
    while (update := line.update) is None or (update.offer is None and update.view.status == "playing"):
        line.next(Update)
    return update.offer is not None


def test_a_person_and_bots_play_a_game_through_a_power_cut(
    guest: Installed, house: House, tmp_path: Path, free_port: int
) -> None:
    """Half a game, a kill, the other half; the record that the server gives is sound, and its end is what was shown."""
    rng, environment = Random(6), guest.environment
    with served(tmp_path, free_port, environment=environment) as server:
        assert "orchard" in server.site.http.get("/api/games").text
        table = server.site.open(wish("you", "bot", "bot", game="orchard", hand=2))
        with server.site.line(table.table, table.key) as line:
            expect_begun(line)
            for _ in range(4):
                play(line, rng)
            server.kill()
            line.end()
            before = line.seq
    with served(tmp_path, free_port, environment=environment) as server:
        with server.site.line(table.table, table.key) as line:
            assert line.seq >= before
            assert line.events == list(range(1, line.seq + 1))
            while my_turn(line):
                play(line, rng)
            end = position(line)
        record = server.site.http.get(f"/api/tables/{table.table}/record").text
    assert [side.seats for side in end.sides] == [[0], [1], [2]]
    assert "48 plies are legal, the outcome is right" in house.says("record", "check", "-", stdin=record)
    for side in end.sides:
        assert f"side {side.side}: rank {side.rank}, total {side.sheet.total}" in record


def expect_begun(line: Line) -> None:
    """The rules as they were chosen, two cards in our hand, of everybody else's the number."""
    rules = line.view.rules
    assert isinstance(rules, PlainRules)
    assert {option.name: bytes(option.value) for option in rules.options} == {"hand": b"2", "kind_market": b"false"}
    assert [seen.seat for seen in position(line).seen] == [0]
    others = ["seat 1 grows nothing, has 0 coins", "seat 2 grows nothing, has 0 coins"]
    assert position(line).seen[0].lines[3::2] == others
    assert position(line).seen[0].lines[4::2] == ["  and holds 2 cards"] * 2


@pytest.fixture(scope="module")
def twins(guest: Installed, tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Witness]:
    """All that everybody is told of a game, and of games that a viewer cannot tell from it, by this viewer."""
    words = [sys.executable, "-m", "tests.guest.twins", str(tmp_path_factory.mktemp("twins"))]
    done = subprocess.run(words, cwd=ROOT, env=guest.environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, Witness] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_is_told_what_they_may_not_know(twins: Mapping[str, Witness], viewer: str) -> None:
    """Byte for byte the same to the viewer, and not to those whose cards are others."""
    game, twin = twins[""], twins[viewer]
    assert len(game[viewer]) > 40
    assert twin[viewer] == game[viewer]
    assert any(twin[other] != game[other] for other in PEOPLE if other != viewer)
