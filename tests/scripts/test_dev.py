"""What `make dev` makes of its arguments, and which files it watches."""

from __future__ import annotations

import runpy
import socket
from pathlib import Path

import pytest

from tests.ports import free_port

DEV = runpy.run_path(str(Path(__file__).resolve().parents[2] / "scripts" / "dev.py"))


@pytest.mark.parametrize(
    ("words", "port", "left"),
    [
        ([], "8000", []),
        (["--data", "games", "--port", "8010"], "8010", ["--data", "games"]),
        (["--port=8010", "--host", "0.0.0.0"], "8010", ["--host", "0.0.0.0"]),
    ],
)
def test_the_page_asks_at_the_port_at_which_the_server_is(words: list[str], port: str, left: list[str]) -> None:
    assert DEV["apart"](words) == (port, left)


def test_a_port_that_is_missing_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        DEV["apart"](["--port"])
    assert "expected one argument" in capsys.readouterr().err


def test_every_kind_of_file_that_the_server_reads_is_watched() -> None:
    watched = {path.suffix for path in DEV["stamps"]()}
    assert watched == {".py", ".csv", ".json"}


def test_a_taken_port_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """The server would take the next one, and the page would ask whoever has this one."""
    with socket.create_server(("127.0.0.1", free_port())) as other:
        port = other.getsockname()[1]
        assert DEV["main"](["--port", str(port)]) == 2
    assert f"port {port} is taken" in capsys.readouterr().err


def test_wrong_arguments_end_the_page_as_well(capfd: pytest.CaptureFixture[str]) -> None:
    assert DEV["watch"](str(free_port()), ["--nope"]) == 2
    assert "No such option" in capfd.readouterr().err
