"""The wheel stands alone: built from the repository, installed where nothing else is, played without Node."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hatch_build import engine_is_stale, engine_sources, page_is_stale, page_sources

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "demesne" / "server"

pytestmark = [pytest.mark.wheel, pytest.mark.timeout(600)]


def run(*words: str | Path) -> None:
    """Runs a program that must succeed; what it said is told if it does not."""
    told = subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the source distribution and the wheel made from it.

    The page that is here lies in it already: `make deep` has it built once more out of those sources.
    """
    folder, unpacked = tmp_path_factory.mktemp("dist"), tmp_path_factory.mktemp("sources")
    build: list[str | Path] = [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder]
    run(*build, "--sdist", ROOT)
    run("tar", "-xzf", next(folder.glob("*.tar.gz")), "-C", unpacked)
    [sources] = unpacked.iterdir()
    for part in ("static", "engine"):
        shutil.copytree(SERVER / part, sources / SERVER.relative_to(ROOT) / part)
    assert not page_is_stale(sources)
    assert not engine_is_stale(sources)
    run(*build, "--wheel", sources)
    return folder


@pytest.fixture(scope="module")
def empty_environment(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel, its locked requirements, and nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    pip: list[str | Path] = [
        programs / "python",
        "-m",
        "pip",
        "--quiet",
        "--disable-pip-version-check",
        "--no-input",
        "install",
        "--no-compile",
    ]
    run(*pip, "--require-hashes", "-r", ROOT / "requirements" / "run.txt")
    run(*pip, "--no-deps", next(built.glob("*.whl")))
    return programs


@pytest.fixture
def address(empty_environment: Path, tmp_path: Path, free_port: int) -> Iterator[str]:
    """Where the installed server answers, with no tables yet and no Node to be found."""
    alone = {"PATH": str(empty_environment), "HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    assert shutil.which("node", path=alone["PATH"]) is None
    words: list[str | Path] = [empty_environment / "demesne", "serve", "--no-browser", "--port", str(free_port)]
    words += ["--data", tmp_path / "data"]
    with subprocess.Popen(words, env=alone, cwd=tmp_path, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        said = re.search(rb"http://\S+/", server.stdout.readline())
        try:
            assert said
            yield said.group().decode()
        finally:
            server.terminate()
    assert server.returncode in {0, -signal.SIGTERM}


def test_the_wheel_holds_the_page_and_the_source_all_that_makes_it(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*-py3-none-any.whl"))) as wheel:
        packed = set(wheel.namelist())
    with tarfile.open(next(built.glob("*.tar.gz"))) as source:
        sources = {name.partition("/")[2] for name in source.getnames()}
    assert {"demesne/server/static/index.html", "demesne/games/queendomino/data/dominoes.csv"} <= packed
    assert all(name.startswith(("demesne/", "demesne-")) for name in packed)
    assert {"hatch_build.py", "web/package.json", "requirements/run.txt", "LICENSE"} <= sources
    assert {file.relative_to(ROOT).as_posix() for file in [*page_sources(), *engine_sources()]} <= sources
    assert not [name for name in packed | sources if "node_modules" in name or name.endswith((".pyc", ".db"))]
    assert not [name for name in sources if name.startswith("src/demesne/server/static")]


def test_the_installed_game_is_played_in_the_browser(chromium: Browser, address: str) -> None:
    page = chromium.new_context(viewport={"width": 1280, "height": 800}).new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name=re.compile("^Play .*Queendomino.* now$")).click()  # and no first game with a guide

    claim = page.get_by_role("button", name="Claim it")
    expect(claim).to_be_visible(timeout=30_000)  # bots may go first
    page.get_by_role("button", name=re.compile("^Claim .*Domino")).first.click()
    expect(claim).to_be_enabled()
    page.wait_for_timeout(400)  # a press sooner is taken as meant for the step before
    claim.click()

    expect(page.get_by_role("button", name="Place here")).to_be_visible(timeout=30_000)  # round 1 has come to us
    assert faults == []
    page.context.close()
