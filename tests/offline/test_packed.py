"""What a page without a server is packed with: all that its doors import when they are loaded."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from hatch_build import engine_sources
from web.engine.pack import needed

ROOT = Path(__file__).resolve().parents[2]


def imported(file: Path) -> Iterator[str]:
    """What a module imports from elsewhere when it is loaded."""
    for node in ast.parse(file.read_bytes()).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)


def test_the_parts_of_the_standard_library_that_are_imported_are_listed() -> None:
    """Those written in Python; the others are in the interpreter. Without one of them, no rules start there."""
    listed = set(re.findall(r"^(\w+)", (ROOT / "web/engine/stdlib.txt").read_text(encoding="utf-8"), re.MULTILINE))
    sources = ROOT / "src"
    files = [sources.joinpath(*module.split(".")).with_suffix(".py") for module in needed(sources)]
    names = {name.split(".")[0] for file in files if file.is_file() for name in imported(file)}
    specs = {name: find_spec(name) for name in names - {"demesne", "msgspec"}}
    missing = {name for name, spec in specs.items() if spec and str(spec.origin).endswith(".py")} - listed
    assert len(files) > 100
    assert not missing


def test_what_python_keeps_beside_a_source_is_no_source(tmp_path: Path) -> None:
    """Otherwise the engine is stale after each import, and a packed source lacks one of its parts."""
    cache = tmp_path / "web" / "engine" / "__pycache__"
    cache.mkdir(parents=True)
    for file in (cache.parent / "pack.py", cache / "pack.pyc"):
        file.touch()
    names = [file.name for file in engine_sources(tmp_path) if file.parent == cache.parent]
    assert names == ["pack.py"]
