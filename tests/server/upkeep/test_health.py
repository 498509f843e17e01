"""What a host's tools are told: whether the server is alive and can store moves, and what it measures of itself."""

from __future__ import annotations

import json
import logging
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from demesne.server.protocol import NewTable, SeatWish
from demesne.server.queendomino.shapes import ClaimOffer
from demesne.server.settings import Settings
from demesne.server.upkeep.meter import BOUNDS, Meter
from demesne.server.upkeep.server_log import Format, set_up
from demesne.server.wire.refusals import Refusal
from tests.ports import free_port
from tests.server.client import Site
from tests.server.conftest import serving
from tests.server.kit import wish
from tests.server.process import COMMAND

LINE = re.compile(r"[a-z_]+(\{[a-z]+=\"[^\"]*\"\})? [0-9.]+|# (HELP|TYPE) [a-z_]+ .+")


@pytest.fixture(scope="module")
def watched(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose metrics this machine may read."""
    with serving(replace(settings, data=tmp_path_factory.mktemp("watched"), metrics=("127.0.0.1",))) as found:
        yield found


def values(site: Site) -> dict[str, float]:
    answer = site.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    assert not [line for line in lines if not LINE.fullmatch(line)]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_moves_are_counted_and_nobody_is_named(watched: Site) -> None:
    before = values(watched)
    opened = watched.open(NewTable("kingdomino", [SeatWish("you", "Nameless"), SeatWish("here", "Other")]))
    with watched.line(opened.table, opened.key) as line:
        line.play("claim 99")
        assert line.update
        assert isinstance(line.update.offer, ClaimOffer)
        line.play(line.update.offer.spots[0].move)
        after = values(watched)
        assert after["demesne_move_seconds_count"] - before["demesne_move_seconds_count"] == 1
        assert after['demesne_move_seconds_bucket{le="+Inf"}'] == after["demesne_move_seconds_count"]
        assert sum(value for name, value in after.items() if name.startswith("demesne_moves_refused_total")) == 1
        assert after["demesne_listeners"] == 1
        assert after["demesne_tasks"] >= 1
        assert after['demesne_tables{status="playing"}'] == 1
    text = watched.http.get("/metrics").text
    assert not [word for word in (opened.table, opened.key, "Nameless") if word in text]


def test_only_named_addresses_may_read_them(site: Site) -> None:
    assert site.http.get("/metrics").status_code == 404
    assert site.http.get("/healthz").text == "ok\n"


def test_a_server_that_cannot_keep_moves_is_not_ready_and_logs_that_it_begins_and_ends(
    watched: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert (watched.http.get("/readyz").status_code, watched.http.get("/readyz").text) == (200, "ready\n")

    async def full(_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr("demesne.server.store.store.Store.check", full)
        assert [watched.http.get("/readyz").status_code for _ in range(3)] == [503, 503, 503]
        assert watched.http.get("/healthz").status_code == 200
    assert watched.http.get("/readyz").status_code == 200
    told = [record.getMessage() for record in caplog.records if record.name == "demesne.server.web.health"]
    assert told == ["the store does not answer", "the store answers again"]


def test_a_server_whose_disk_is_full_is_not_ready_though_an_empty_write_succeeds(
    watched: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        full = "demesne.server.store.database.disk_usage"
        patched.setattr(full, lambda folder: SimpleNamespace(free=4096, folder=folder))
        assert watched.http.get("/readyz").status_code == 503
    assert watched.http.get("/readyz").text == "ready\n"


def test_slow_moves_are_told_with_what_they_waited_for_and_not_each_of_many(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """For each move the clock is read when it comes, when it is held, when it is told, and for the log."""
    moves = [(0.0, 0.4, 0.9, 0.9), (5.0, 5.0, 5.6, 5.6), (6.0, 6.0, 6.7, 6.7), (10.9, 11.0, 11.7, 11.7)]
    clock = iter([at for move in moves for at in move])
    monkeypatch.setattr("demesne.server.upkeep.meter.time.perf_counter", lambda: next(clock))
    meter = Meter()
    for _ in moves:
        with meter.move("t1") as watch:
            watch.begin()
    first, last = (record.getMessage() for record in caplog.records)
    assert "took 0.90 s, of which it waited 0.40 s" in first
    assert "took 0.80 s" in last
    assert last.endswith("slow since the last such line: 3")


def test_a_move_is_counted_where_it_belongs() -> None:
    meter = Meter()
    with pytest.raises(Refusal), meter.move("t1"):
        raise Refusal("seq.stale")
    told = meter.told({"playing": 2}, 3, 1, 9)
    assert 'demesne_moves_refused_total{code="seq.stale"} 1' in told
    assert "demesne_move_seconds_count 0" in told
    assert len(re.findall("demesne_move_seconds_bucket", told)) == len(BOUNDS) + 1


def test_a_line_of_the_log_is_json_and_holds_no_key() -> None:
    code = (
        "import logging; from demesne.server.upkeep.server_log import set_up; set_up('info', 'json');"
        "logging.getLogger('x').info('key %s of seat', 'qd_0123456789abcdefABCDEF');"
        "\ntry: 1 / 0\nexcept ZeroDivisionError: logging.getLogger('y').exception('it failed')"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, second = map(json.loads, ran.stderr.splitlines())
    assert (first["level"], first["logger"], first["message"]) == ("info", "x", "key qd_… of seat")
    assert "ZeroDivisionError" in second["error"]


@pytest.mark.slow
def test_the_log_tells_neither_who_comes_to_which_table_nor_what_is_said(tmp_path: Path) -> None:
    """Whoever keeps the server plays there, too: at *debug*, uvicorn writes every frame, and so everybody's hand."""
    command = [*COMMAND, "serve", "--no-browser", "--data", str(tmp_path), "--port", str(free_port())]
    log = tmp_path / "log"
    with log.open("wb") as errors:
        words = [*command, "--log-level", "debug"]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=errors, text=True)
    assert process.stdout
    with ExitStack() as stack:
        stack.enter_context(process.stdout)
        stack.callback(process.kill)
        site = Site(int(re.findall(r":(\d+)/", process.stdout.readline())[0]))
        opened = site.open(wish("you", "here"))
        with site.line(opened.table, opened.key) as line:
            line.beat()
        site.http.close()
        process.send_signal(signal.SIGINT)
        process.wait(30)
    written = log.read_text("utf-8")
    assert "Application startup complete" in written
    assert not [word for word in (opened.table, "hello", "127.0.0.1", "TEXT") if word in written]


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_is_written_once_and_then_a_line_for_each_fault(
    form: Format, capsys: pytest.CaptureFixture[str]
) -> None:
    """As on a full disk: every request fails in the same way, is logged by the server, and then by what runs it."""
    with logged(form):
        for number in range(3):
            try:
                raise OSError(f"disk {number} is full\nand so on")
            except OSError:
                logging.getLogger("demesne").exception("table %d", number)
                logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
        try:
            raise ValueError("something else")
        except ValueError:
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
    said = capsys.readouterr().err
    words = ("Traceback", "disk 0", "disk 1", "disk 2", "something else", "Exception in ASGI application")
    assert [said.count(word) for word in words] == [2, 1, 1, 1, 2, 1]
    if form == "text":
        one, two = (
            "ERROR demesne: table 1: OSError: disk 1 is full",
            "ERROR demesne: table 2: OSError: disk 2 is full",
        )
        assert f"\n{one}\n{two}\n" in said
    else:
        assert json.loads(said.splitlines()[1])["error"] == "OSError: disk 1 is full"


@contextmanager
def logged(form: Format) -> Iterator[None]:
    """What is logged meanwhile goes to standard error."""
    before = logging.getLogger().handlers.copy()
    try:
        set_up("warning", form)
        yield
    finally:
        logging.getLogger().handlers = before


def test_a_line_of_text_holds_no_key_either(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with logged("text"):
        logging.getLogger("x").warning("at %s: qi_abcdefghijklmnop and qo_abcdefghijklmnop", tmp_path)
    assert capsys.readouterr().err == f"WARNING x: at {tmp_path}: qi_… and qo_…\n"


def test_work_beside_the_games_that_stops_is_told_at_once(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is not what anybody waits for: without the log it would be missed when it is too late."""

    async def broken(_: object) -> None:
        raise LookupError("tidying")

    monkeypatch.setattr("demesne.server.app.tidy", broken)
    with serving(replace(settings, data=tmp_path)) as site:
        assert site.http.get("/readyz").status_code == 200
        told = [(record.name, str(record.exc_info[1])) for record in caplog.records if record.exc_info]
        assert told == [("demesne.server.app", "tidying")]
