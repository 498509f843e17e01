"""Where compiled code is cached: in a folder named by a hash of all that it was compiled from.

Numba looks only at the file of a function, not at what the function calls nor at
the tables it was compiled with, and would go on using old code when one of those
changed. So each function is cached in a folder named by a hash of all that its
module imports, directly and indirectly, and of the printed tables beside those
modules. Modules outside this package, with kernels of one's own, may import each
other as they like. For a function that was made by another one, around kernels
handed to it, the hash also covers what those depend on, and which they are.
"""

from __future__ import annotations

import ast
import atexit
import hashlib
import os
import re
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from shutil import rmtree

import llvmlite
import numba

__all__ = ["cache_folder", "is_as_loaded", "source_hash", "sources"]

PACKAGE = Path(__file__).resolve().parent.parent
STANDARD = Path(sysconfig.get_path("stdlib")).resolve()
MONTH = 30 * 24 * 3600.0
"""Seconds after which compiled code of other sources may be removed."""
TICK = 0.005
"""Seconds by which a file's times may lag behind the clock."""
READINGS = 5
"""Readings of the clocks; a busy machine may pause between two of them, but hardly every time."""


def _began() -> float:
    """When this process began; where the system does not say, when this module was loaded."""
    now = time.time()
    try:
        ticks = int(Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19])
        booted = max(_booted() for _ in range(READINGS))
    except (AttributeError, IndexError, OSError, ValueError):
        return now
    return min(now, booted + ticks / os.sysconf("SC_CLK_TCK"))


def _booted() -> float:
    """When the machine was started, or earlier by the time that passes between readings of two clocks."""
    now = time.time()
    return now - time.clock_gettime(time.CLOCK_BOOTTIME)


LOADED = _began()
"""When this process began to load the program, or before: a source changed later may not be what runs."""

_IMPORT = re.compile(r"^\s*from demesne\.(\S+) import ", re.MULTILINE)
_COMPILER = f"{numba.__version__} {llvmlite.__version__}"


# --- what a function is compiled from -------------------------------------------------


@cache
def _imported(source: Path) -> tuple[Path, ...]:
    """The files of this package that *source* imports from; all of a folder that it imports from."""
    if not source.is_relative_to(PACKAGE):
        return tuple(file for file in _loaded_by(source) if _owner(file) in ("", _owner(source)))
    found: list[Path] = []
    for name in _IMPORT.findall(source.read_text("utf-8")):
        path = PACKAGE.joinpath(*name.split("."))
        found += path.glob("*.py") if path.is_dir() else [path.with_suffix(".py")]
    return tuple(file for file in found if file.is_file())


def _loaded_by(source: Path) -> Iterator[Path]:
    """The file of each module that *source*, outside this package, imports, or imports something from."""
    for node in ast.walk(ast.parse(source.read_bytes())):
        names, folder = list[str](), None
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(f"{node.module or ''}.{alias.name}".lstrip(".") for alias in node.names)]
            folder = source.parents[node.level - 1] if node.level else None
        for name in names:
            if folder:
                path = folder.joinpath(*name.split("."))
                files = [path.with_name(f"{path.name}.py"), path / "__init__.py"]
            else:
                files = [Path(getattr(sys.modules.get(name), "__file__", None) or "")]
            yield from (file.resolve() for file in files if file.suffix == ".py" and file.is_file())


def _owner(file: Path) -> str:
    """What *file* was installed with: the name of a package, or Python itself; nothing if it is one's own."""
    if file.is_relative_to(PACKAGE):
        return ""
    for folder in ("site-packages", "dist-packages"):
        if folder in file.parts:
            return file.parts[file.parts.index(folder) + 1]
    return "python" if file.is_relative_to(STANDARD) else ""


@cache
def sources(source: Path) -> frozenset[Path]:
    """*source*, all it imports of this package, directly and indirectly, and the tables beside them."""
    found, edge = {source}, [source]
    while edge:
        new = set(_imported(edge.pop())) - found
        found |= new
        edge += new
    packaged = {file.parent for file in found if file.with_name("__init__.py").is_file()}
    return frozenset(found | {table for folder in packaged for table in folder.glob("data/*") if table.is_file()})


@cache
def _content(source: Path) -> bytes:
    return hashlib.sha256(source.read_bytes()).digest()


def source_hash(files: Iterable[Path], bound: str = "") -> str:
    """A hash of sixteen letters, which changes with any name or byte of *files*, with the compiler and with *bound*."""
    told = hashlib.sha256(f"{_COMPILER} {bound}".encode())
    for file in sorted(files):
        told.update(file.name.encode() + b"\0" + _content(file))
    return told.hexdigest()[:16]


def is_as_loaded(files: Iterable[Path], since: float = LOADED) -> bool:
    """Whether no file of *files* was changed after *since*, when this process began to load the program.

    If one was, by an editor or an upgrade, then what runs may be older than what the
    files say, and must not be kept under their name.
    """
    # A time in the future is the sign of a wrong clock, not of a change.
    begin, now = since - TICK, time.time() + TICK
    times = (when for told in map(Path.stat, files) for when in (told.st_mtime, told.st_ctime))
    return not any(begin < when <= now for when in times)


# --- where it is kept -----------------------------------------------------------------


@cache
def _home() -> Path:
    """This user's folder for compiled code; if it cannot be written, a temporary one that goes with the process."""
    given = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    try:
        home = (Path(given) if given else Path.home() / ".cache") / "demesne"
        home.mkdir(parents=True, exist_ok=True)
        if os.access(home, os.W_OK):
            return home
    except (OSError, RuntimeError):  # The latter: a user without a home.
        pass
    passing = tempfile.mkdtemp(prefix="demesne-")
    atexit.register(rmtree, passing, ignore_errors=True)
    return Path(passing)


@cache
def cache_folder(source: Path, others: frozenset[Path] = frozenset(), bound: str = "") -> Path | None:
    """The folder for functions of the module *source*; it is a different one once anything that they depend on changes.

    For functions made around others, *others* are the modules of those, and *bound*
    says which they are. ``None`` if anything has changed since it was loaded, or if
    *source* or another is no file, as in a notebook.
    """
    if not all(file.is_file() for file in {source, *others}):
        return None
    files = frozenset[Path]().union(*map(sources, {source, *others}))
    folder = _home() / f"{source.stem}-{source_hash(files, bound)}"
    if not is_as_loaded(files):  # Checked last, so that a change while the hash was made counts.
        return None
    if not folder.exists():
        for old in _outdated(folder):
            rmtree(old, ignore_errors=True)
    return folder


def _outdated(folder: Path) -> Iterator[Path]:
    """Folders of the same module, written a month ago or earlier."""
    for other in folder.parent.glob(f"{folder.name.rsplit('-', 1)[0]}-*"):
        if other != folder and time.time() - other.stat().st_mtime > MONTH:
            yield other
