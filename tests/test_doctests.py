"""The examples in docstrings of the library are true."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import demesne

PACKAGE = Path(demesne.__file__).resolve().parent
COMPILER = PACKAGE / "kernels/compiler.py"
FLOORS = ("games", "records", "players")
SHOWN = ("games", "records")
TRIED = [
    path
    for path in [
        PACKAGE / "__init__.py",
        *(path for floor in FLOORS for path in sorted((PACKAGE / floor).rglob("*.py"))),
    ]
    if ">>> " in path.read_text(encoding="utf-8")
]


@cache
def _starts_the_compiler(path: Path) -> bool:
    """Whether a module of the package, imported, imports the compiler in the end."""
    return path == COMPILER or any(map(_starts_the_compiler, _imports(_body(path))))


@cache
def _body(path: Path) -> list[ast.stmt]:
    return ast.parse(path.read_text(encoding="utf-8")).body


def _imports(nodes: Iterable[ast.AST]) -> list[Path]:
    """The modules of the package that the import statements among *nodes* name."""
    named = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
    stems = [
        PACKAGE.parent.joinpath(*f"{node.module}{more}".split("."))
        for node in named
        for more in ("", *(f".{alias.name}" for alias in node.names))
    ]
    return [path for path in (stem.with_suffix(".py") for stem in stems) if path.is_file()]


def _marks(path: Path) -> list[pytest.MarkDecorator]:
    return [pytest.mark.compiled] if _starts_the_compiler(path) else []


def _called(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", [pytest.param(path, marks=_marks(path), id=_called(path)) for path in TRIED])
def test_what_a_docstring_shows_is_so(path: Path) -> None:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    module = import_module(".".join(part for part in parts if part != "__init__"))
    found = doctest.testmod(module)
    assert (found.failed, found.attempted > 0) == (0, True)


def test_every_public_function_shows_what_it_gives() -> None:
    silent = set()
    for path in (path for floor in SHOWN for path in (PACKAGE / floor).rglob("*.py")):
        for node in _body(path):
            public = isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
            if public and ">>> " not in (ast.get_docstring(node) or ""):  # type: ignore[arg-type]
                silent.add(node.name)  # type: ignore[attr-defined]
    assert silent == set()


def test_players_show_how_they_are_used() -> None:
    """Every public function and class of players, but protocols and kernels: those change records in place."""
    silent = {
        f"{path.relative_to(PACKAGE).as_posix()} {node.name}"
        for path in (PACKAGE / "players").rglob("*.py")
        for node in _public(path)
        if ">>> " not in (ast.get_docstring(node) or "") and "kernel" not in map(ast.unparse, node.decorator_list)
    }
    assert silent == set()


def _public(path: Path) -> list[ast.FunctionDef | ast.ClassDef]:
    """The functions and classes that a module names in ``__all__``, protocols apart."""
    body = _body(path)
    names = {
        name
        for node in body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
        for name in ast.literal_eval(node.value)
    }
    found = [node for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name in names]
    return [
        node for node in found if not (isinstance(node, ast.ClassDef) and "Protocol" in map(ast.unparse, node.bases))
    ]
