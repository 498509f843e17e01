"""A data folder from before there was more than one game: every table loads and plays on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from demesne.games.registry import GAMES
from demesne.records.jsonl import parse_jsonl
from demesne.records.record import check
from demesne.server.domaine.shapes import DomaineRules
from demesne.server.protocol import Ack, Answer, Ask, Update
from demesne.server.settings import Settings
from demesne.server.store.store import Store
from demesne.server.table.restore import seating_of, table_of
from demesne.server.upkeep.backups import backup, restore
from tests.server.conftest import serving
from tests.server.kit import moves_of, rules_of, run

OLD = Path(__file__).parents[1] / "data" / "tables-0001.sql"
TABLE, KEYS = "t" * 26, ("qd_ada", "qd_bo")
POSITION = (
    "2:7:us place 3.0 - 23@1,31@0,36@1,43@0 3,14,28,44 "
    "2,4,5,6,7,8,9,10,11,15,16,17,18,19,20,21,22,26,27,29,30,33,34,35,37,38,39,42,45,46,47,48 fc,ma,sa,su,bt,tr - "
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder as the older program left it: a Czech game of two in its third round."""
    with closing(sqlite3.connect(tmp_path / "demesne.db")) as database, database:
        database.executescript(OLD.read_text("utf-8"))
    return tmp_path


def test_the_log_makes_the_position_that_it_made_then(folder: Path) -> None:
    store = Store(folder)
    stored = run(store.load(TABLE))
    store.close()
    assert stored is not None
    assert stored.talk == ()
    made = table_of(stored, Random(1))
    assert (made.seq, made.to_move, made.status) == (40, 1, "playing")
    state = made.state
    assert [str(state).split()[index] for index in (1, 2, 4, 5)] == [POSITION.split()[index] for index in (1, 2, 4, 5)]
    assert dict(made.game.options) == {"edition": "cz"}


def test_a_backup_of_it_is_restored_and_brought_up_to_date(folder: Path, tmp_path: Path) -> None:
    made = backup(folder, tmp_path / "copy.db")
    assert restore(tmp_path / "copy.db", tmp_path / "elsewhere") == (made, None)
    assert (made.tables, made.playing) == (1, 1)
    store = Store(tmp_path / "elsewhere")
    stored = run(store.load(TABLE))
    store.close()
    assert stored is not None
    assert table_of(stored, Random(1)).seq == 40


@pytest.mark.slow
def test_it_is_played_to_the_end_by_those_who_began_it(folder: Path, settings: Settings) -> None:
    rng = Random(1)
    with serving(replace(settings, data=folder)) as site:
        with site.line(TABLE, KEYS[0]) as ada, site.line(TABLE, KEYS[1]) as bo:
            assert ada.events == list(range(1, 41))
            assert (rules_of(ada.view).edition, rules_of(ada.view).ties) == ("cz", ["largest", "coins"])
            while ada.view.status != "over":
                mover, other = (ada, bo) if ada.update and ada.update.offer else (bo, ada)
                assert mover.update is not None
                assert mover.update.offer is not None
                assert isinstance(mover.play(rng.choice(sorted(moves_of(mover.update.offer)))), Ack)
                while other.seq < mover.seq:
                    other.next(Update)
        record = parse_jsonl(site.http.get(f"/api/tables/{TABLE}/record?format=jsonl").text)
        assert check(record) is None
        assert record.outcome is not None
        with site.line(TABLE, KEYS[0]) as one, site.line(TABLE, KEYS[1]) as other:
            one.say(Ask("again", "ask-again-1"))
            other.say(Answer(one.next(Ack).seq, yes=True, id="answer-again-1"))
            other.next(Ack)
        again = site.post(f"/api/tables/{TABLE}/again", {}, KEYS[0])
        assert again.status_code == 201
        with site.line(again.json()["table"], KEYS[1]) as line:
            assert rules_of(line.view).edition == "cz"


DOMAINE = "d" * 26
LAND = "3n 1e 7s 2w cn 5n 8e 4s 6n"


def opened_before(folder: Path, options: str) -> None:
    """A table of Domaine in *folder*, opened under the first version of its rules and not begun."""
    with closing(sqlite3.connect(folder / "demesne.db")) as database, database:
        row = (DOMAINE, "domaine", options, "waiting", None, None, 1.0)
        database.execute("INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        for seat in range(2):
            values = (DOMAINE, seat, "you", f"name {seat}", None, f"key {seat}")
            database.execute("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?)", values)


@pytest.mark.parametrize(
    ("options", "stalling"),
    [(f'{{"layout":"{LAND}"}}', "forced"), (f'{{"layout":"{LAND}","stalling":"printed"}}', "printed")],
    ids=["as it was usual then", "as somebody chose"],
)
def test_a_table_goes_on_by_the_rules_it_was_opened_under(folder: Path, options: str, stalling: str) -> None:
    """In the first version of Domaine's rules, stalling ended by force unless somebody chose otherwise (rules 4.8)."""
    opened_before(folder, options)
    store = Store(folder)
    stored = run(store.load(DOMAINE))
    store.close()
    assert stored is not None
    rules = table_of(stored, Random(1)).rules
    assert isinstance(rules, DomaineRules)
    assert rules.stalling == stalling


def test_a_new_table_keeps_the_version_of_its_rules(folder: Path) -> None:
    opened_before(folder, f'{{"layout":"{LAND}"}}')
    store = Store(folder)
    old = run(store.load(DOMAINE))
    assert old is not None
    table = table_of(old, Random(1))
    again = replace(seating_of(table, {"layout": LAND}, None), table="e" * 26)
    run(store.open_table(again, [], "waiting"))
    fresh = run(store.load("e" * 26))
    store.close()
    assert fresh is not None
    assert (old.seating.version, fresh.seating.version) == (1, GAMES["domaine"].version)
    rules = table_of(fresh, Random(1)).rules
    assert isinstance(rules, DomaineRules)
    assert rules.stalling == "printed"
