"""The house's habits, kept: sizes, imports, names, what is written down about every file."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "demesne"
SOURCES = sorted(PACKAGE.rglob("*.py"))
PURE = ("games", "records", "ratings")
VAGUE = {"util", "utils", "helper", "helpers", "manager", "managers", "handler", "handlers", "data", "common", "misc"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def committed() -> list[Path]:
    """The files that a commit would hold: what git knows and what it does not ignore."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    paths = [ROOT / entry.decode() for entry in listed.stdout.split(b"\0") if entry]
    return [path for path in paths if path.is_file()]


def texts() -> Iterator[tuple[Path, str]]:
    for path in committed():
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def test_a_source_file_has_400_lines_at_most() -> None:
    folders = [PACKAGE, ROOT / "web" / "src", ROOT / "scripts", ROOT / "benchmarks"]
    found = [path for folder in folders for end in ("py", "ts", "svelte", "css") for path in folder.rglob(f"*.{end}")]
    long = {name(path): count for path in found if (count := len(path.read_text().splitlines())) > 400}
    generated = {"web/src/protocol.ts"}
    assert not long.keys() - generated, long


def test_functions_are_short() -> None:
    """None over 60 lines, nine in ten within 30, half within 10."""
    sizes = {f"{name(path)}:{node.name}": lines(node) for path in SOURCES for node in functions(path)}
    assert not {where: size for where, size in sizes.items() if size > 60}
    ordered = sorted(sizes.values())
    assert ordered[len(ordered) // 2] <= 10
    assert ordered[len(ordered) * 9 // 10] <= 30


@pytest.mark.parametrize("floor", PURE)
def test_a_pure_floor_imports_only_the_standard_library(floor: str) -> None:
    allowed = sys.stdlib_module_names | {"demesne"}
    strangers = {
        (name(path), module)
        for path in (PACKAGE / floor).rglob("*.py")
        for module in imported(path)
        if module.split(".")[0] not in allowed
    }
    assert not strangers


def test_the_rules_have_no_clock_no_chance_and_no_files() -> None:
    """Randomness and time come in as arguments; only the printed tables are read, as resources."""
    apart = {"time", "datetime", "logging", "os", "pathlib", "secrets", "socket", "subprocess", "threading", "asyncio"}
    found = {(name(path), module) for path in (PACKAGE / "games").rglob("*.py") for module in imported(path)}
    assert not {(path, module) for path, module in found if module.split(".")[0] in apart}
    global_random = re.compile(r"\brandom\.(?!Random\b)\w+\(")
    assert not [name(path) for path in (PACKAGE / "games").rglob("*.py") if global_random.search(path.read_text())]


def test_every_public_module_lists_its_names_and_says_what_it_is() -> None:
    migrations = PACKAGE / "server" / "migrations"
    public = [path for path in SOURCES if not path.stem.startswith("_") and migrations not in path.parents]
    silent = {name(path) for path in SOURCES if path.read_text().strip() and ast.get_docstring(tree(path)) is None}
    unlisted = {name(path) for path in public if not re.search(r"^__all__\b", path.read_text(), re.MULTILINE)}
    assert not silent
    assert not unlisted


def test_names_say_what_a_thing_is() -> None:
    vague = {name(path) for path in SOURCES if VAGUE & set(path.stem.split("_"))}
    classes = (node for path in SOURCES for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef))
    vague |= {node.name for node in classes if re.search(r"(Util|Helper|Manager|Handler)s?$", node.name)}
    assert not vague


def test_nothing_is_run_or_loaded_from_text() -> None:
    dangerous = {"eval", "exec", "compile", "__import__"}
    calls = {
        (name(path), node.func.id)
        for path in SOURCES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in dangerous
    }
    loads = {(name(path), module) for path in SOURCES for module in imported(path)}
    assert not calls
    assert not {(path, module) for path, module in loads if module.split(".")[0] in {"pickle", "marshal", "shelve"}}


def test_the_drawings_of_the_page_know_plain_data_only() -> None:
    """`web/src/board` takes the wire's types and words, and knows no socket, no table and no page."""
    board = ROOT / "web" / "src" / "board"
    found = {
        (path, module)
        for path in board.rglob("*.*")
        if path.is_file()
        for module in re.findall(r'from "(.+)"', path.read_text())
    }
    below = {(path, (path.parent / module).resolve()) for path, module in found if module.startswith(".")}
    assert {path.relative_to(ROOT).suffix for path, _ in below} == {".ts", ".svelte"}
    shared = {board.parent / word for word in ("protocol", "words", "art")}
    assert not {(name(path), to) for path, to in below if to not in shared and board not in to.parents}
    foreign = {(name(path), module) for path, module in found if not module.startswith(".")}
    assert not {(path, module) for path, module in foreign if not re.fullmatch(r"svelte(/.*)?|virtual:art", module)}


def test_nothing_names_a_registry_or_a_machine() -> None:
    """A lock or a setting with such a name would fail wherever packages come from elsewhere."""
    hosts = ["pypi" + ".org", "python" + "hosted.org", "registry." + "npmjs", "registry." + "yarnpkg", "npm" + "mirror"]
    places = ["/" + "work/", "/" + "root/", "/" + "home/", "/" + "opt/", "/" + "Users/"]
    rooted = [rf"(?<![\w.~-]){re.escape(place)}" for place in places]
    pattern = re.compile("|".join([*map(re.escape, hosts), *rooted]))
    assert not {(name(path), found.group()) for path, text in texts() for found in [pattern.search(text)] if found}


def test_nothing_is_left_for_another_day() -> None:
    pattern = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"]) + r")\b")
    assert not {name(path) for path, text in texts() if pattern.search(text)}


def test_the_map_names_every_source_file_and_no_other() -> None:
    """`docs/architecture.md` has a line for each file, under its folder's heading."""
    found = set(mapped_files())
    ends = {".py", ".ts", ".svelte", ".css", ".js", ".mjs", ".csv", ".html", ".ftl"}
    there = {
        name(path)
        for path in committed()
        if path.suffix in ends
        and path.name != "__init__.py"
        and re.match(r"(src|scripts|benchmarks|web)/(?!tests/|e2e/)", name(path))
    }
    assert not there - found, "not on the map"
    assert not {path for path in found if not (ROOT / path).exists()}, "on the map, but not there"


def mapped_files() -> Iterator[str]:
    """The paths in the map: a heading names a folder, a table's row begins with its files."""
    folder = ""
    for line in (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"#+ `([^`]+)/`", line):
            folder = heading[1]
        elif line.startswith("#"):
            folder = ""
        elif folder and line.startswith("| `"):
            yield from (f"{folder}/{file}" for file in re.findall(r"`([^`]+)`", line.split("|")[1]))
