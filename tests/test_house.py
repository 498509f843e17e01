"""The house's habits, kept: sizes, imports, names, what is written down about every file."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "demesne"
SOURCES = sorted(PACKAGE.rglob("*.py"))
PURE = ("games", "records", "ratings")
PAGE = ROOT / "web" / "src"
WINGS = ("queendomino", "domaine")
FAMILY = re.compile(r"queendomino|domaine|kingdomino|royal.wedding", re.IGNORECASE)
REGISTRIES = {
    *(f"src/demesne/{floor}/registry.py" for floor in ("games", "kernels", "players", "review", "server", "cli")),
    "web/src/families.ts",
}
"""The doors: outside the wings nothing else names a family."""
VAGUE = {"util", "utils", "helper", "helpers", "manager", "managers", "handler", "handlers", "data", "common", "misc"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(tree(path)))


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def imported(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@cache
def committed() -> list[Path]:
    """The files that a commit would hold: what git knows and what it does not ignore."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    paths = [ROOT / entry.decode() for entry in listed.stdout.split(b"\0") if entry]
    return [path for path in paths if path.is_file()]


@cache
def texts() -> list[tuple[Path, str]]:
    found = []
    for path in committed():
        with suppress(UnicodeDecodeError):
            found.append((path, path.read_text(encoding="utf-8")))
    return found


def test_a_source_file_has_400_lines_at_most() -> None:
    ours = ("src/demesne", "tests", "scripts", "benchmarks", "web/src", "web/tests", "web/e2e")
    folders = [ROOT / folder for folder in ours]
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
    migrations = PACKAGE / "server" / "store" / "migrations"
    public = [path for path in SOURCES if not path.stem.startswith("_") and migrations not in path.parents]
    silent = {name(path) for path in SOURCES if path.read_text().strip() and ast.get_docstring(tree(path)) is None}
    unlisted = {name(path) for path in public if not re.search(r"^__all__\b", path.read_text(), re.MULTILINE)}
    assert not silent
    assert not unlisted


def test_names_say_what_a_thing_is() -> None:
    vague = {name(path) for path in SOURCES if VAGUE & set(path.stem.split("_"))}
    classes = (node for path in SOURCES for node in nodes(path) if isinstance(node, ast.ClassDef))
    vague |= {node.name for node in classes if re.search(r"(Util|Helper|Manager|Handler)s?$", node.name)}
    assert not vague


def test_nothing_is_run_or_loaded_from_text() -> None:
    dangerous = {"eval", "exec", "compile", "__import__"}
    calls = {
        (name(path), node.func.id)
        for path in SOURCES
        for node in nodes(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in dangerous
    }
    loads = {(name(path), module) for path in SOURCES for module in imported(path)}
    assert not calls
    assert not {(path, module) for path, module in loads if module.split(".")[0] in {"pickle", "marshal", "shelve"}}


def test_a_family_is_named_in_its_wings_and_in_the_registries_only() -> None:
    """`protocol.ts` is made from the wings of the server."""
    rooms = ("src/demesne/", "web/src/", "web/scripts/")
    shared = {name(path): text for path, text in texts() if name(path).startswith(rooms) and not in_wing(path)}
    naming = {path for path, text in shared.items() if FAMILY.search(path + text)}
    assert not naming - REGISTRIES - {"web/src/protocol.ts"}


def in_wing(path: Path) -> bool:
    return any(wing in path.relative_to(ROOT).parts for wing in WINGS)


def test_the_drawings_of_the_page_know_plain_data_only() -> None:
    """A folder `board` takes the wire's types, words and what the reader likes; it knows no socket, table or page."""
    boards = [PAGE / "board", *(PAGE / wing / "board" for wing in WINGS)]
    own = ("board/", *(f"{wing}/board/" for wing in WINGS))
    found = {(path, to) for board in boards for path, to in page_imports(board)}
    assert found
    allowed = {"protocol", "words", "art", "settings.svelte"}
    assert not {(path, to) for path, to in found if not foreign(to) and to not in allowed and not to.startswith(own)}
    packages = re.compile(r"~svelte(/.*)?|~virtual:(art|words/.+)")
    assert not {(path, to) for path, to in found if foreign(to) and not packages.fullmatch(to)}


def test_the_live_table_knows_no_page() -> None:
    """`web/src/live` is the table as data: nothing of it draws or speaks."""
    found = {(path, to) for path, to in page_imports(PAGE / "live") if not foreign(to)}
    assert found
    allowed = ("live/", "protocol", "settings")
    assert not {(path, to) for path, to in found if not to.startswith(allowed)}


def test_wings_of_the_page_know_themselves_and_what_serves_all() -> None:
    """No wing imports another one, and of what serves all only `families.ts` imports wings."""
    found = set(page_imports(PAGE))
    wing_of = {wing: f"{wing}/" for wing in WINGS}
    into = {(path, to, wing) for path, to in found for wing, start in wing_of.items() if to.startswith(start)}
    strangers = {(path, to) for path, to, wing in into if not path.startswith(f"web/src/{wing}/")}
    assert {path for path, _ in strangers} == {"web/src/families.ts"}


def test_nothing_of_the_page_needs_itself_by_whatever_way() -> None:
    """Types count as well; what is fetched only when it is wanted does not."""

    def stem(path: str) -> str:
        return re.sub(r"(\.svelte)?(\.ts)?$", "", path)

    needs: dict[str, set[str]] = {}
    for path in (path for path in PAGE.rglob("*.*") if path.suffix in {".ts", ".svelte"}):
        for module in re.findall(r'(?:from|import) "(\.[^"]+)"', path.read_text(encoding="utf-8")):
            to = (path.parent / module).resolve()
            if to.is_relative_to(PAGE):
                needs.setdefault(stem(str(path.relative_to(PAGE))), set()).add(stem(to.relative_to(PAGE).as_posix()))
    assert len(needs) > 200
    while free := {path for path, found in needs.items() if not found & needs.keys()}:
        needs = {path: found for path, found in needs.items() if path not in free}
    assert not needs


def page_imports(folder: Path) -> Iterator[tuple[str, str]]:
    """Who imports what: a file of ours by its path in `web/src` without its ending, a package after `~`."""
    for path in folder.rglob("*.*"):
        if path.suffix not in {".ts", ".svelte"}:
            continue
        for module in re.findall(r'(?:from|import) ?\(?"([^"]+)"', path.read_text(encoding="utf-8")):
            if not module.startswith("."):
                yield name(path), f"~{module}"
            else:
                to = (path.parent / module).resolve()
                ours = to.is_relative_to(PAGE)
                yield name(path), to.relative_to(PAGE).as_posix() if ours else f"~{to.relative_to(ROOT).as_posix()}"


def foreign(module: str) -> bool:
    return module.startswith("~")


def test_lines_of_the_page_are_short() -> None:
    """The formatter breaks code at 120; comments and long names are left to us. Generated files are as they come."""
    sources = {path: text for path, text in texts() if re.search(r"^web/.+\.(ts|svelte|css|m?js)$", name(path))}
    ours = {path: text for path, text in sources.items() if "// Generated by " not in text[:200]}
    long = {(name(path), line) for path, text in ours.items() for line in text.splitlines() if len(line) > 120}
    assert len(sources) > 200
    assert not {found for found in long if not re.match(r"\s*(d|points)=\"", found[1])}


def rooted(place: str, text: str) -> bool:
    """Whether a path of this machine begins there, rather than goes on."""
    return bool(re.search(rf"(?<![\w.~-]){re.escape(place)}", text))


def test_nothing_names_a_registry_or_a_machine() -> None:
    """A lock or a setting with such a name would fail wherever packages come from elsewhere."""
    hosts = ["pypi" + ".org", "python" + "hosted.org", "registry." + "npmjs", "registry." + "yarnpkg", "npm" + "mirror"]
    places = ["/" + "work/", "/" + "root/", "/" + "home/", "/" + "opt/", "/" + "Users/"]
    named = {(name(path), word) for path, text in texts() for word in (*hosts, *places) if word in text}
    assert not {(path, word) for path, word in named if word in hosts or rooted(word, (ROOT / path).read_text("utf-8"))}


def test_nothing_is_left_for_another_day() -> None:
    pattern = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"]) + r")\b")
    assert not {name(path) for path, text in texts() if pattern.search(text)}


MAP = ROOT / "docs" / "architecture.md"
LANGUAGES = {".py", ".ts", ".svelte", ".css", ".js", ".mjs", ".csv", ".html", ".ftl", ".json", ".svg"}


def test_the_map_has_250_lines_at_most() -> None:
    assert len(MAP.read_text(encoding="utf-8").splitlines()) <= 250


def test_the_map_names_every_folder_of_sources_and_no_other() -> None:
    """`docs/architecture.md` has a row for each folder, and names no file that is not there.

    Of the languages, English has one: the others have the same files.
    """
    there = {name(path.parent) for path in sources_anywhere() if not re.match(r"web/locales/(?!en/)\w+/", name(path))}
    found = dict(mapped())
    assert not there - found.keys(), "not on the map"
    assert not found.keys() - there, "on the map, but no sources there"
    assert not {
        f"{folder}/{file}" for folder, files in found.items() for file in files if not (ROOT / folder / file).exists()
    }


def test_every_source_file_says_what_it_is() -> None:
    """In a docstring, or in a comment before its first statement; generated files say who made them."""
    documented = {
        path for path in sources_anywhere() if path.suffix in {".ts", ".svelte", ".css", ".js", ".mjs", ".ftl"}
    }
    assert documented
    silent = {name(path) for path in documented if not says_what_it_is(path)}
    python = [path for path in sources_anywhere() if path.suffix == ".py" and path.read_text().strip()]
    silent |= {name(path) for path in python if ast.get_docstring(tree(path)) is None}
    assert not silent


def sources_anywhere() -> list[Path]:
    """Every source file but the tests: of the package, the page, the scripts, the benchmarks, the examples."""
    ours = re.compile(r"(src|scripts|benchmarks|examples|web)/(?!tests/|e2e/)")
    return [path for path in committed() if path.suffix in LANGUAGES and ours.match(name(path))]


def says_what_it_is(path: Path) -> bool:
    """Whether a file of the page begins with a comment, before or right after its imports."""
    text = path.read_text(encoding="utf-8").lstrip()
    if path.suffix == ".svelte":
        text = re.sub(r"<script[^>]*>", "", text, count=1)
    past_imports = re.sub(r"^(\s*import\b[^;]*;)*\s*", "", text)
    return past_imports.startswith(("/*", "//", "<!--", "#")) or text.lstrip().startswith(("/*", "//"))


def mapped() -> Iterator[tuple[str, list[str]]]:
    """The rows of the map: a folder, or the same one in several wings, and the files named beside it, which it has."""
    _, rest = MAP.read_text(encoding="utf-8").split("\n## The map\n")
    rows = rest.split("\n## ")[0].splitlines()
    for row in rows:
        if found := re.match(r"\| ((?:`[\w./-]+/`(?:, )?)+) \| (.+) \|$", row):
            for folder in re.findall(r"`([\w./-]+)/`", found[1]):
                yield folder, re.findall(r"`([\w.-]+\.[a-z]+)`", found[2])


def test_tests_that_share_something_slow_run_in_one_process(request: pytest.FixtureRequest) -> None:
    """Some pairs of pytest and pytest-xdist ignore the groups of ``conftest.py`` without a word."""
    if getattr(request.config.option, "loadgroup", False):
        assert request.node.nodeid.endswith("@" + str(Path(__file__)))
