"""How kernels are compiled: one decorator, and a cache that notices every change of what it was compiled from.

Numba looks only at the file of a function, not at what the function calls nor at
the tables it was compiled with, and would go on with old code when one of those
changed. So each function is cached in a folder named by all that its module
imports, directly and indirectly, and by the printed tables beside those modules.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from shutil import rmtree
from time import time
from typing import Any, TypeVar

import numba

__all__ = ["cache_folder", "is_compiled", "kernel", "source_hash", "sources"]

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
MONTH = 30 * 24 * 3600.0
"""Seconds after which compiled code of other sources may go."""

_IMPORT = re.compile(r"^\s*from demesne\.(\S+) import ", re.MULTILINE)

_config: Any = numba.config
_njit: Any = numba.njit


# --- what a function is compiled from -------------------------------------------------


@cache
def _imported(source: Path) -> tuple[Path, ...]:
    """The files of this package that *source* imports from; all of a folder that it imports from."""
    found: list[Path] = []
    for name in _IMPORT.findall(source.read_text("utf-8")):
        path = PACKAGE.joinpath(*name.split("."))
        found += path.glob("*.py") if path.is_dir() else [path.with_suffix(".py")]
    return tuple(file for file in found if file.is_file())


@cache
def sources(source: Path) -> frozenset[Path]:
    """*source*, all it imports of this package, directly and indirectly, and the tables beside them."""
    found, edge = {source}, [source]
    while edge:
        new = set(_imported(edge.pop())) - found
        found |= new
        edge += new
    tables = {table for file in found for table in file.parent.glob("data/*")}
    return frozenset(found | tables)


@cache
def _content(source: Path) -> bytes:
    return hashlib.sha256(source.read_bytes()).digest()


def source_hash(files: Iterable[Path]) -> str:
    """Sixteen letters that are others as soon as a name or a byte of *files* is."""
    told = hashlib.sha256()
    for file in sorted(files):
        told.update(file.name.encode() + b"\0" + _content(file))
    return told.hexdigest()[:16]


# --- where it is kept -----------------------------------------------------------------


@cache
def _home() -> Path:
    """The folder of this user for compiled code; one that goes with the process where none can be written."""
    given = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    home = (Path(given) if given else Path.home() / ".cache") / "demesne"
    try:
        home.mkdir(parents=True, exist_ok=True)
        writable = os.access(home, os.W_OK)
    except OSError:
        writable = False
    if writable:
        return home
    passing = tempfile.mkdtemp(prefix="demesne-")
    atexit.register(rmtree, passing, ignore_errors=True)
    return Path(passing)


@cache
def cache_folder(source: Path) -> Path:
    """Where functions of the module *source* are kept, which is another place once anything they rest on changed."""
    folder = _home() / f"{source.stem}-{source_hash(sources(source))}"
    if not folder.exists():
        for old in _outdated(folder):
            rmtree(old, ignore_errors=True)
    return folder


def _outdated(folder: Path) -> Iterator[Path]:
    """Folders of the same module, written a month ago or earlier."""
    for other in folder.parent.glob(f"{folder.name.rsplit('-', 1)[0]}-*"):
        if other != folder and time() - other.stat().st_mtime > MONTH:
            yield other


# --- compiling ------------------------------------------------------------------------


def kernel(function: F) -> F:
    """*function* compiled when it is first called, kept on disk, and run without the interpreter's lock."""
    _config.CACHE_DIR = str(cache_folder(Path(function.__code__.co_filename).resolve()))
    compiled: F = _njit(cache=not _config.BOUNDSCHECK, nogil=True, error_model="numpy")(function)
    return compiled


def is_compiled(function: Callable[..., Any]) -> bool:
    """Whether compiled code of *function*, a kernel, is kept on this machine."""
    plain = getattr(function, "py_func", function)
    folder = cache_folder(Path(plain.__code__.co_filename).resolve())
    return any(folder.rglob(f"*.{plain.__qualname__}-*.nbi"))
