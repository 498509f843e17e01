"""Compiled code is kept, never out of date, and nobody waits for it who does not need it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from shutil import rmtree
from typing import Any

import numpy as np
import pytest
from numba import types

from demesne.kernels import code_cache, compiler, kept_code
from demesne.kernels.code_cache import cache_folder, is_as_loaded, source_hash, sources
from demesne.kernels.compiler import is_compiled
from demesne.kernels.queendomino import layout, playing
from demesne.kernels.queendomino.packing import new_records
from demesne.kernels.warm_up import Job, notice_of, warm

PLAYING = Path(playing.__file__)
kept_at_all = pytest.mark.skipif(bool(compiler._config.BOUNDSCHECK), reason="with bounds checked nothing is kept")


def names(files: frozenset[Path]) -> set[str]:
    return {file.name for file in files}


def test_a_kernel_rests_on_all_that_its_module_imports_and_on_the_printed_tables() -> None:
    found = names(sources(PLAYING))
    assert {"playing.py", "flow.py", "land.py", "bits.py", "dominoes.py", "dominoes.csv", "buildings.csv"} <= found
    assert not {"running.py", "packing.py"} & found, "what imports it is no part of it"
    assert "playing.py" not in names(sources(Path(layout.__file__)))


def test_another_byte_is_another_hash(tmp_path: Path) -> None:
    """What a file says and what it is called count; where it lies does not."""
    for folder in ("a", "b", "c", "d"):
        (tmp_path / folder).mkdir()
    files = [tmp_path / "a" / "one.py", tmp_path / "b" / "one.py", tmp_path / "c" / "one.py", tmp_path / "d" / "two.py"]
    for file, text in zip(files, ("x = 1", "x = 1", "x = 2", "x = 1"), strict=True):
        file.write_text(text)
    assert source_hash([files[0]]) == source_hash([files[1]])
    assert len({source_hash([file]) for file in files}) == 3


def test_code_of_old_sources_goes_after_a_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_cache, "_home", lambda: tmp_path)
    monkeypatch.setattr(code_cache, "is_as_loaded", lambda _: True)  # though somebody edits while this runs
    kept, gone, other = tmp_path / "playing-new", tmp_path / "playing-old", tmp_path / "flow-old"
    for folder in (kept, gone, other):
        folder.mkdir()
    for folder in (gone, other):
        os.utime(folder, (0, time.time() - 40 * 24 * 3600))
    cache_folder.__wrapped__(PLAYING)
    assert (kept.exists(), gone.exists(), other.exists()) == (True, False, True)


def test_whole_numbers_of_any_width_are_one_type_to_a_kernel_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small ones keep their signs, and the largest their size."""
    monkeypatch.setattr(compiler, "folder_of", lambda _: None)  # an earlier run's code would call no inner kernel

    @compiler.kernel
    def twice(number: Any) -> Any:
        return number + number

    @compiler.kernel
    def all_twice(numbers: Any, small: Any, large: Any) -> Any:
        return twice(0), twice(1000), twice(numbers[0]), twice(small), twice(number=small), twice(large)

    big = np.uint64(2**63 + 1)
    assert all_twice(np.array([-3], np.int8), np.int16(-300), big) == (0, 2000, -6, -600, -600, 2)
    inner: Any = twice
    assert len(inner.get_call_template([types.int64], {})[0].cases) == 2
    assert not inner.signatures, "what only kernels call is no machine code by itself"


STALE = """
import sys
sys.path.insert(0, {folder!r})
from pathlib import Path
from demesne.kernels import code_cache
code_cache.PACKAGE = Path({folder!r})
{meanwhile}
import upper
print(upper.twice_and_more(4))
"""


def twice_and_more(folder: Path, meanwhile: str = "") -> str:
    """What two modules in *folder* make of four: nine, while the lower one adds one."""
    return said(STALE.format(folder=str(folder), meanwhile=meanwhile), folder)


def write_modules(folder: Path) -> None:
    (folder / "lower.py").write_text(LOWER.format(more=1))
    (folder / "upper.py").write_text(UPPER)


def test_a_callee_that_changed_is_compiled_again(tmp_path: Path) -> None:
    """Numba's own cache would go on with the old one; here the caller's folder is another."""
    write_modules(tmp_path)
    assert twice_and_more(tmp_path) == "9"
    assert twice_and_more(tmp_path) == "9"
    (tmp_path / "lower.py").write_text(LOWER.format(more=2))
    assert twice_and_more(tmp_path) == "10"


def test_a_table_that_changes_while_a_program_starts_leaves_no_old_code_under_its_new_name(tmp_path: Path) -> None:
    """What was loaded runs on; the next program has what is written."""
    (tmp_path / "lower.py").write_text("MORE = 1")
    (tmp_path / "upper.py").write_text(
        UPPER.replace("more(2 * a)", "2 * a + MORE").replace("import more", "import MORE")
    )
    assert twice_and_more(tmp_path, "import lower; Path(lower.__file__).write_text('MORE = 2')") == "9"
    assert twice_and_more(tmp_path) == "10"


def test_a_file_is_as_loaded_until_it_changes(tmp_path: Path) -> None:
    """A time to come says only that a clock is wrong."""
    now = time.time()
    file = tmp_path / "one.py"
    file.write_text("x = 1")
    assert is_as_loaded([file], since=now + 60)
    assert not is_as_loaded([file], since=now - 60)
    os.utime(file, (0, 0))
    assert not is_as_loaded([file], since=now - 60), "a change says when it was, whatever the file claims"
    assert is_as_loaded([tmp_path / "one.py"], since=now + 60)


LOWER = "from demesne.kernels.compiler import kernel\n\n@kernel\ndef more(a):\n    return a + {more}\n"
UPPER = """'''The hash reads what would stand here in the package:
from demesne.lower import more
'''
from demesne.kernels.compiler import kernel
from lower import more

@kernel
def twice_and_more(a):
    return more(2 * a)
"""


def said(program: str, cache: Path) -> str:
    """What a fresh interpreter says that keeps compiled code in *cache*.

    A start is known to a hundredth of a second: what was written just before it would count as changed since.
    """
    time.sleep(0.05)
    kept = {"NUMBA_CACHE_DIR": str(cache / "cache"), "NUMBA_BOUNDSCHECK": "0"}
    environment = {**os.environ, **kept, "PYTHONDONTWRITEBYTECODE": "1"}
    words = [sys.executable, "-c", program]
    run = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


OWN = """
import sys
sys.path.insert(0, {folder!r})
from own import {modules}
print(*(module.twice_and_more(4) for module in ({modules})))
"""
WAYS = [
    ("from beside import more", "more(2 * a)"),
    ("from own.lower import more", "more(2 * a)"),
    ("from .lower import more", "more(2 * a)"),
    ("from . import lower", "lower.more(2 * a)"),
    ("import own.lower as under", "under.more(2 * a)"),
    ("from .number import MORE", "2 * a + MORE"),
]
"""How a module imports what its kernel needs, and how it uses that."""


def test_kernels_of_ones_own_are_compiled_again_when_a_module_they_import_changed(tmp_path: Path) -> None:
    """However they import it, and whatever else lies beside them."""
    (tmp_path / "own" / "data" / "games").mkdir(parents=True)
    (tmp_path / "own" / "__init__.py").touch()
    modules = [f"upper{number}" for number in range(len(WAYS))]
    for module, (imported, called) in zip(modules, WAYS, strict=True):
        text = (
            f"{imported}\nfrom demesne.kernels.compiler import kernel\n@kernel\ndef twice_and_more(a): return {called}"
        )
        (tmp_path / "own" / f"{module}.py").write_text(text)
    program = OWN.format(folder=str(tmp_path), modules=", ".join(modules))
    for more in (1, 2):
        (tmp_path / "beside.py").write_text(LOWER.format(more=more))
        (tmp_path / "own" / "lower.py").write_text(LOWER.format(more=more))
        (tmp_path / "own" / "number.py").write_text(f"MORE = {more}")
        assert said(program, tmp_path) == " ".join(str(8 + more) for _ in WAYS)
    kept = {file: file.stat().st_mtime_ns for file in kept_files(tmp_path, "upper*/*.nb?")}
    assert len({file.parent for file in kept}) == 2 * len(WAYS)
    assert said(program, tmp_path) == " ".join("10" for _ in WAYS)
    assert {file: file.stat().st_mtime_ns for file in kept_files(tmp_path, "upper*/*.nb?")} == kept, "nothing anew"


def test_a_kernel_of_ones_own_rests_on_no_other_installed_package(tmp_path: Path) -> None:
    """Nor on what lies in a folder ``data`` beside a script, which may be any number of games."""
    script = tmp_path / "script.py"
    script.write_text("import json\nimport numpy as np\nfrom demesne.kernels.compiler import kernel\n")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "games.csv").touch()
    assert sources(script) == {script} | sources(Path(compiler.__file__))


def test_a_kernel_that_stands_in_no_file_is_compiled_each_time(tmp_path: Path) -> None:
    """As in a notebook, or read from standard input."""
    program = "from demesne.kernels.compiler import kernel\n@kernel\ndef more(a): return a + 1\nprint(more(4))"
    assert said(program, tmp_path) == "5"


MAKER = """
from demesne.kernels.compiler import kernel

def twice(one, shift):
    @kernel
    def both(a):
        return one(one(a)) + shift
    return both
"""
MADE = """
import sys
sys.path.insert(0, {folder!r})
from pathlib import Path
from demesne.kernels import code_cache
code_cache.PACKAGE = Path({folder!r})
from lower import more, thrice
from maker import twice
print(*(made(4) for made in (twice(more, 0), twice(thrice, 0), twice(more, 7), twice(twice(more, 0), 0))))
"""
THRICE = "\n@kernel\ndef thrice(a):\n    return 3 * a\n"


def test_a_kernel_that_another_function_makes_is_kept_by_what_it_was_made_round(tmp_path: Path) -> None:
    """Each has a folder of its own, is found again by the next process, and is compiled again when a part changes."""
    (tmp_path / "maker.py").write_text(MAKER)
    (tmp_path / "lower.py").write_text(LOWER.format(more=1) + THRICE)
    program = MADE.format(folder=str(tmp_path))
    assert said(program, tmp_path) == "6 36 13 8"
    kept = {file: file.stat().st_mtime_ns for file in kept_files(tmp_path, "maker-*/*.nb?")}
    assert len({file.parent for file in kept}) == 4
    assert said(program, tmp_path) == "6 36 13 8"
    assert {file: file.stat().st_mtime_ns for file in kept_files(tmp_path, "maker-*/*.nb?")} == kept, "nothing anew"
    (tmp_path / "lower.py").write_text(LOWER.format(more=2) + THRICE)
    assert said(program, tmp_path) == "8 36 15 12"


@kept_at_all
def test_a_kernel_is_made_round_nothing_that_could_change_unseen() -> None:
    table = [1, 2]

    def first(a: int) -> int:
        return a + table[0]

    with pytest.raises(TypeError, match="first is made round table, which is neither a kernel nor a number"):
        compiler.kernel(first)


def kept_files(cache: Path, pattern: str) -> list[Path]:
    return sorted((cache / "cache").rglob(pattern))


def test_code_that_was_cut_short_is_compiled_again(tmp_path: Path) -> None:
    """As by a loss of power: files of code with their second half missing, then indexes that are empty."""
    write_modules(tmp_path)
    twice_and_more(tmp_path)
    for patterns, share in ((["*.nbc"], 0.5), (["*.nbi", "*.parts"], 0.0)):
        files = [file for pattern in patterns for file in kept_files(tmp_path, pattern)]
        whole = {file: file.stat().st_size for file in files}
        assert len(whole) == 2
        for file, size in whole.items():
            os.truncate(file, int(share * size))
        assert twice_and_more(tmp_path) == "9"
        assert [file for file, size in whole.items() if file.stat().st_size < size] == [], "written anew"


def test_what_cannot_be_kept_is_compiled_each_time(tmp_path: Path) -> None:
    """Here because there is a file where the folder should be."""
    write_modules(tmp_path)
    twice_and_more(tmp_path)
    [folder] = kept_files(tmp_path, "upper-*")
    rmtree(folder)
    folder.touch()
    assert twice_and_more(tmp_path) == "9"


def test_two_that_compile_at_once_never_take_each_others_code(tmp_path: Path) -> None:
    """One of them looked at the index before the other wrote it, and writes its code in between."""
    files: Any = kept_code.CodeFiles
    one, two, later = (files(tmp_path, "f", "now") for _ in range(3))
    save = one._save_data

    def meanwhile(name: str, data: object) -> None:
        two.save("float", 2.0)
        save(name, data)

    one._save_data, two._load_index = meanwhile, dict
    one.save("int", 1)
    assert (later.load("int"), later.load("float")) == (None, 2.0), "its own code or none"


HEAVY = """
import sys
from demesne.cli.app import app
from typer.testing import CliRunner
told = CliRunner().invoke(app, ["--help"]).output
import demesne.server.app
import json
print(json.dumps([name for name in ("numba", "llvmlite", "numpy", "ray") if name in sys.modules]))
"""


def test_help_and_the_server_start_without_a_compiler(tmp_path: Path) -> None:
    assert json.loads(said(HEAVY, tmp_path)) == []


def test_compiling_is_announced_once(tmp_path: Path) -> None:
    """A kernel that has yet to be compiled is announced, one that is kept is not; either way it is ready afterwards."""
    program = """
from demesne.kernels.compiler import kernel
from demesne.kernels.warm_up import Job, warm
@kernel
def grown(a):
    return a + 1
done = []
warm([Job("growing", grown, lambda: done.append(grown(1)))], print)
print(done)
warm([Job("growing", grown, lambda: done.append(grown(1)))], print)
print(done)
"""
    file = tmp_path / "grown.py"
    file.write_text(program)
    run = said(f"import runpy; runpy.run_path({str(file)!r})", tmp_path)
    assert run.splitlines() == [notice_of("growing"), "[2]", "[2, 2]"]


@kept_at_all
def test_a_kernel_that_was_called_is_kept() -> None:
    warm([Job("dealing", playing.determinize, lambda: playing.determinize(new_records()[0], 1))])
    assert is_compiled(playing.determinize)
