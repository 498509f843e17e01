"""Packs what an offline page runs on, using the interpreter that will run it: bytecode, in uncompressed zips.

Bytecode starts four times as fast as source, and a zip that is only stored is a quarter smaller once the server has
compressed it. `scripts/engine.mjs` runs this with the sources mounted.
"""

from __future__ import annotations

import ast
import importlib._bootstrap_external as bootstrap
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = "demesne"
DOORS = ("demesne.offline.worker", "demesne.offline.sample")
"""The module that the page imports, and the one that tests and measurements import."""
DATED = (2020, 1, 1, 0, 0, 0)
"""The same sources give the same bytes."""


def pack_library(source: str, names: Iterable[str], target: str) -> None:
    """The modules *names* of the standard library's zip *source*, as bytecode."""
    with zipfile.ZipFile(source) as whole, _zip(target) as packed:
        for name in sorted(names):
            _put(packed, f"{name}.pyc", _bytecode(whole.read(f"{name}.py"), f"/lib/{name}.py"))


def pack_app(sources: str, wheel: str, target: str) -> list[str]:
    """Packs what the doors import from the package in *sources*, its data, and *wheel*. Returns the modules."""
    root, modules = Path(sources), sorted(needed(Path(sources)))
    with _zip(target) as packed:
        for module in modules:
            file = _file(root, module)
            inside = file.relative_to(root).with_suffix("").as_posix()
            _put(packed, f"{inside}.pyc", _bytecode(file.read_bytes(), f"/app/{inside}.py"))
        for file in sorted(root.glob(f"{PACKAGE}/games/*/data/*")):
            if file.is_file():
                _put(packed, file.relative_to(root).as_posix(), file.read_bytes())
        _put_wheel(packed, wheel)
    return modules


def _put_wheel(packed: zipfile.ZipFile, wheel: str) -> None:
    with zipfile.ZipFile(wheel) as whole:
        for name in sorted(whole.namelist()):
            if name.endswith(".py"):
                _put(packed, f"{name}c", _bytecode(whole.read(name), f"/app/{name}"))
            elif name.endswith(".so"):
                _put(packed, name, whole.read(name))
            elif "/licenses/" in name:
                _put(packed, f"licenses/{name.split('-')[0]}.txt", whole.read(name))


def _zip(target: str) -> zipfile.ZipFile:
    return zipfile.ZipFile(target, "w", zipfile.ZIP_STORED)


def _put(packed: zipfile.ZipFile, name: str, content: bytes) -> None:
    packed.writestr(zipfile.ZipInfo(name, DATED), content)


def _bytecode(source: bytes, name: str) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(bootstrap._code_to_hash_pyc(code, bytes(8), False))  # type: ignore[attr-defined]


def needed(root: Path) -> set[str]:
    """The modules that the doors import when they are loaded, and what those import, packages included."""
    found, waiting = set[str](), list(DOORS)
    while waiting:
        module = waiting.pop()
        if module in found or not _file(root, module).is_file():
            continue
        found.add(module)
        parts = module.split(".")
        waiting += [".".join(parts[:end]) for end in range(1, len(parts))]
        waiting += _imports(_file(root, module))
    return found


def _file(root: Path, module: str) -> Path:
    path = root.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _imports(file: Path) -> Iterator[str]:
    """What a module imports from the package when it is loaded, not what its functions import when they are called."""
    waiting: list[ast.stmt] = list(ast.parse(file.read_bytes()).body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith(PACKAGE))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.If | ast.Try):
            typing = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            waiting += [*([] if typing else node.body), *node.orelse]
