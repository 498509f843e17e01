"""A guest whose rules fail while it is played: the table says so, the log says where, everything else goes on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from demesne.server.protocol import PROTOCOL, Ack, Bye, Hello, NewTable, Refused, Update
from tests.guest.installed import Installed, install
from tests.guest.test_guest_tables import offered
from tests.server.client import Line, Site, dial
from tests.server.kit import wish
from tests.server.process import Process, served

BRITTLE = """

import os
from pathlib import Path
from orchard.state import State, View

def _brittle(kind, name):
    sound = getattr(kind, name)
    def asked(self, *words):
        fault = Path(os.environ["BRITTLE"])
        if fault.exists() and fault.read_text() in (name, f"{name} of seat {self.position.to_move}"):
            return {}[name]
        return sound(self, *words)
    return asked

for name in ("apply", "observe"):
    setattr(State, name, _brittle(State, name))
_make = KINDS[0].make
def make(players, options):
    if Path(os.environ["BRITTLE"]).exists() and Path(os.environ["BRITTLE"]).read_text() == "make":
        return {}["make"]
    return _make(players, options)
object.__setattr__(KINDS[0], "make", make)
"""
"""Written behind Orchard's own lines: what the file that ``BRITTLE`` names says fails, with the commonest of errors."""


class Brittle:
    """A server with that guest; ``breaks`` says what fails from now on."""

    def __init__(self, server: Process, fault: Path) -> None:
        self.server, self.site = server, server.site
        self._fault = fault

    def breaks(self, what: str) -> None:
        self._fault.write_text(what)

    def mended(self) -> None:
        self._fault.unlink()


def logged(server: Process) -> str:
    """What *server* has told since it began to answer."""
    assert server.process.stdout
    return os.read(server.process.stdout.fileno(), 1 << 20).decode()


@pytest.fixture(scope="module")
def brittle_guest(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    guest = install(tmp_path_factory.mktemp("brittle"))
    kinds = guest.folder / "orchard" / "kinds.py"
    kinds.write_text(kinds.read_text() + BRITTLE)
    return guest


@pytest.fixture
def brittle(brittle_guest: Installed, tmp_path: Path, free_port: int) -> Iterator[Brittle]:
    fault = tmp_path / "fault"
    environment = {**brittle_guest.environment, "BRITTLE": str(fault)}
    with served(tmp_path / "data", free_port, environment=environment) as server:
        yield Brittle(server, fault)


def orchard() -> NewTable:
    return wish("you", "bot", game="orchard", hand=2)


def fails(line: Line) -> bool:
    """Whether the table says that no bot can move."""
    return line.view.failing


def goodbye(site: Site, table: str, key: str | None) -> Bye:
    """What a page hears that comes to the table."""
    with dial(f"ws://{site.origin.removeprefix('http://')}/api/tables/{table}/socket", site.origin) as wire:
        line = Line(wire)
        line.say(Hello(PROTOCOL, table, key, 0))
        bye, _ = line.goodbye()
    assert bye is not None
    return bye


def test_a_bot_whose_move_fails_moves_once_that_is_mended(brittle: Brittle) -> None:
    """The table says that no bot can move, the log names package and place, and another table is played at."""
    table = brittle.site.open(orchard())
    with brittle.site.line(table.table, table.key) as line:
        brittle.breaks("apply of seat 1")
        assert isinstance(line.play(offered(line)[0]), Ack)
        while not fails(line):
            line.next(Update)
        other = brittle.site.open(wish("you", "bot", game="kingdomino"))
        with brittle.site.line(other.table, other.key) as there:
            assert not fails(there)
        brittle.mended()
        while fails(line) or line.view.to_move != 0:
            line.next(Update)
        assert isinstance(line.play(offered(line)[0]), Ack)
    told = logged(brittle.server)
    assert f"bot at table {table.table}: the game 'orchard' of the package 'orchard' fails: KeyError: 'apply' (" in told
    assert "kinds.py, line " in told


def test_a_move_that_fails_is_refused_and_nothing_has_changed(brittle: Brittle) -> None:
    table = brittle.site.open(orchard())
    with brittle.site.line(table.table, table.key) as line:
        brittle.breaks("apply of seat 0")
        refused = line.play(offered(line)[0])
        assert isinstance(refused, Refused)
        assert (refused.reason.code, refused.reason.args) == ("game.failed", {"game": "orchard"})
        brittle.mended()
        assert isinstance(line.play(offered(line)[0]), Ack)


@pytest.mark.parametrize("what", ["observe", "make"])
def test_a_table_that_cannot_be_shown_is_neither_unknown_nor_come_back_to_for_ever(brittle: Brittle, what: str) -> None:
    """A browser would forget its seat at an unknown table, and ask every two seconds where the server has failed."""
    table = brittle.site.open(orchard())
    brittle.breaks(what)
    bye = goodbye(brittle.site, table.table, table.key)
    assert (bye.reason.code, bye.retry_ms) == ("game.failed", 0)
    assert "kingdomino" in {game["name"] for game in brittle.site.http.get("/api/games").json()}
    new = brittle.site.post("/api/tables", orchard())
    assert what == "observe" or (new.status_code, new.json()["reason"]["code"]) == (500, "game.failed")
    brittle.mended()
    with brittle.site.line(table.table, table.key) as line:
        assert line.view.to_move == 0


def test_a_seat_at_a_game_that_is_not_installed_is_kept(
    brittle_guest: Installed, tmp_path: Path, free_port: int
) -> None:
    environment = {**brittle_guest.environment, "BRITTLE": str(tmp_path / "fault")}
    with served(tmp_path / "data", free_port, environment=environment) as server:
        table = server.site.open(orchard())
    with served(tmp_path / "data", free_port) as server:
        answer = server.site.http.get(f"/api/tables/{table.table}", headers={"x-seat-key": table.key})
        assert (answer.status_code, answer.json()["reason"]["code"]) == (500, "game.failed"), answer.text
        assert "the game 'orchard' is not installed" in logged(server)
