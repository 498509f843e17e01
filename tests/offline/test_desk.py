"""A browser's tables: played to the end, kept line by line, taken up again; what needs a server is refused."""

from __future__ import annotations

import subprocess
import sys
import time
from datetime import datetime
from random import Random

import pytest

from demesne.games.registry import GAMES
from demesne.offline.light_players import is_light, light_bots
from demesne.records.record import check
from demesne.records.text import parse_text
from tests.offline.room import Room

NOT_THERE = ("alembic", "numba", "numpy", "rich", "sqlalchemy", "starlette", "typer", "uvicorn", "websockets")


@pytest.fixture(scope="module")
def played() -> tuple[Room, dict[str, str]]:
    """A game of people at one screen, to its end."""
    room = Room("seed")
    opened = room.open("kingdomino", "here", "here")
    room.play(opened["table"], Random(1))
    return room, opened


def test_what_runs_in_a_browser_needs_nothing_that_is_not_there() -> None:
    missing = "; ".join(f"sys.modules[{name!r}] = None" for name in NOT_THERE)
    code = f"import sys; {missing}; from demesne.offline.sample import played; played('kingdomino', ['here'] * 2, 'a')"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_game_against_bots_is_a_game_by_the_rules() -> None:
    room = Room("seed")
    before = int(time.time()) // 60 * 60
    opened = room.open("domaine", "here", "greedy", "level:3")
    record = parse_text(room.play(opened["table"], Random(1)))
    assert record.outcome
    assert before <= datetime.fromisoformat(str(record.played)).timestamp() <= time.time()
    assert check(record) is None
    assert record.names == ("Guest 0", "greedy", "level:3")


def test_what_was_kept_is_the_same_table_in_another_tab(played: tuple[Room, dict[str, str]]) -> None:
    room, opened = played
    again = Room(shelf=room.shelf)
    again.load(opened["table"])
    path = f"/api/tables/{opened['table']}"
    assert again.ask("GET", f"{path}/record", format="text") == room.shelf.tables[opened["table"]]["record"]
    assert [seat["yours"] for seat in again.ask("GET", path, key=opened["key"])["seats"]] == [True, True]
    replay = again.ask("GET", f"{path}/replay", key=opened["key"])
    assert len(again.ask("GET", f"{path}/replay/{len(replay['moments']) - 1}", count="3")["positions"]) == 1


def test_the_same_seats_play_again_once(played: tuple[Room, dict[str, str]]) -> None:
    room, opened = played
    path = f"/api/tables/{opened['table']}/again"
    first, second = (room.ask("POST", path, key=opened["key"]) for _ in range(2))
    assert first == second
    assert room.shelf.tables[opened["table"]]["seating"]["next_table"] == first["table"]


def test_a_game_goes_on_after_a_reload_and_a_move_counts_once() -> None:
    room = Room("seed")
    opened = room.open("queendomino", "here", "here")
    play = {"type": "play", "seq": len(room.shelf.rows[opened["table"]]), "id": "move-000001"}
    play["move"] = str(room.state(opened["table"]).legal_moves()[0])
    assert [heard["type"] for heard in room.say(play)] == ["update", "ack"]
    again = Room(shelf=room.shelf)
    again.load(opened["table"])
    assert [heard["type"] for heard in again.hello(opened)] == ["update"]
    assert [heard["type"] for heard in again.say(play)] == ["ack"]
    assert len(room.shelf.rows[opened["table"]]) == again.hello(opened)[0]["seq"]


def test_a_hint_is_of_the_quick_player_and_comes_at_once() -> None:
    room = Room("seed")
    opened = room.open("queendomino", "here", "greedy")
    while room.bots:
        room.wish({"type": "think", "table": opened["table"]})
    ask = {"type": "hint", "seq": len(room.shelf.rows[opened["table"]]), "id": "hint-0001"}
    told = room.say(ask)
    assert [heard["type"] for heard in told] == ["update", "hinted"]
    assert told[1]["move"] in map(str, room.state(opened["table"]).legal_moves())


def test_a_table_that_could_not_be_kept_is_what_was_kept() -> None:
    room = Room("seed")
    opened = room.open("kingdomino", "here", "here")
    room.wish({"type": "load", "table": opened["table"], "seating": None})
    assert room.heard[-1] == {}  # closed: whoever listened comes back
    assert room.hello(opened)[0]["reason"]["code"] == "table.unknown"


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ([{"kind": "here", "name": "A"}, {"kind": "open"}], "offline.open"),
        ([{"kind": "here", "name": "A"}, {"kind": "bot", "bot": "level:8"}], "offline.bot"),
        ([{"kind": "bot", "bot": "greedy"}] * 2, "table.bots"),
        ([{"kind": "here", "name": " "}, {"kind": "bot", "bot": "greedy"}], "name.empty"),
    ],
)
def test_what_needs_a_server_is_refused(seats: list[dict[str, str]], code: str) -> None:
    room = Room("seed")
    answer = room.ask("POST", "/api/tables", {"game": "kingdomino", "seats": seats})
    assert answer["reason"]["code"] == code
    assert not room.shelf.tables


def test_what_only_a_server_has_is_refused() -> None:
    assert Room("seed").ask("GET", "/api/lobby")["reason"]["code"] == "offline.never"


def test_the_players_of_a_browser_do_not_think_ahead() -> None:
    by_spec = {bot.spec: bot.games for bot in light_bots()}
    assert {"greedy", "random", "level:1", "level:2", "level:3", "level:4"} <= by_spec.keys()
    assert all(by_spec[f"level:{level}"] == list(GAMES) for level in range(1, 5))
    assert "level:8" not in by_spec
    assert not any(is_light("level:6", kind.make(min(kind.players), {})) for kind in GAMES.values())
