"""Numba's files of compiled code, made safe for many processes.

Numba's own files are sound as long as one process at a time compiles a function. Two
that compile it for different types at once may choose the same file for both, and
one then runs the code that is meant for the other's records; a file cut short by a
power failure is an error at every start. Here each file of code has a unique name;
what cannot be read is compiled again, and what cannot be written is not cached.

Numba also identifies a function inside another one by the kernels that it was made
around, and identifies those anew in every process, so that it would never find its
code again. Here the folder says which they are.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile

from demesne.kernels.code_cache import cache_folder

__all__ = ["CodeFiles", "Kept", "KeptCode", "folder_of", "is_compiled"]


def is_compiled(function: Callable[..., Any]) -> bool:
    """Whether compiled code of *function*, a kernel, is in this machine's cache."""
    plain = getattr(function, "py_func", function)
    folder = folder_of(plain)
    return folder is not None and any(folder.glob(f"*.{plain.__qualname__}-*.nbi"))


def _source(function: Callable[..., Any]) -> Path:
    return Path(function.__code__.co_filename).resolve()


def folder_of(function: Callable[..., Any]) -> Path | None:
    """Where the code of *function* is kept, if it can be."""
    others, bound = _bound(function)
    return cache_folder(_source(function), others, bound)


def _bound(function: Callable[..., Any]) -> tuple[frozenset[Path], str]:
    """The modules of the kernels that *function* was made around, and which those are; nothing for most."""
    files, told = set[Path](), []
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        value = cell.cell_contents
        plain = getattr(value, "py_func", None)
        if plain is not None:
            others, inner = _bound(plain)
            files |= {_source(plain), *others}
            told.append(f"{name}={plain.__module__}.{plain.__qualname__}({inner})")
        elif isinstance(value, int | float):
            told.append(f"{name}={value!r}")
        else:
            raise TypeError(f"{function.__qualname__} is made round {name}, which is neither a kernel nor a number")
    return frozenset(files), " ".join(told)


class _Place:
    """Tells Numba where the code of one function is cached."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._function = function
        self._folder = folder

    @classmethod
    def from_function(cls, function: Callable[..., Any], _: str) -> _Place | None:
        folder = folder_of(function)
        return cls(function, folder) if folder else None

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return str(self._function.__code__.co_firstlineno)


class KeptCode(CompileResultCacheImpl):
    _locator_classes = [_Place]  # noqa: RUF012 - as Numba has it


class CodeFiles(IndexDataCacheFile):
    """The index of one function's compiled code, by the types it is for, and a file for each of them."""

    index = "nbi"

    def __init__(self, folder: str, name: str, stamp: object) -> None:
        super().__init__(folder, name, stamp)
        self._index_path = str(Path(folder, f"{name}.{self.index}"))

    def _data_name(self, number: int) -> str:
        """A name that no other process chooses."""
        name: str = super()._data_name(number)
        return f"{name.removesuffix('.nbc')}-{uuid4().hex[:16]}.nbc"

    def _load_index(self) -> dict[Any, str]:
        with suppress(Exception):  # There is no list of what a truncated file may raise.
            index: dict[Any, str] = super()._load_index()
            return index
        return {}

    def _load_data(self, name: str) -> Any:
        try:
            return super()._load_data(name)
        except Exception as error:
            raise OSError(f"{name} cannot be read") from error  # which tells Numba to compile it


class Kept(FunctionCache):
    """The compiled code of one function, on disk."""

    _impl_class = KeptCode
    _files = CodeFiles

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._cache_file = self._files(
            self._cache_path, self._impl.filename_base, self._impl.locator.get_source_stamp()
        )

    def _index_key(self, types: Any, codegen: Any) -> tuple[Any, ...]:
        """The types and the processor; the folder says what the code was made from."""
        return types, codegen.magic_tuple()

    def save_overload(self, types: Any, code: Any) -> None:
        """Saves *code*, unless there is no disk space."""
        with suppress(OSError):
            super().save_overload(types, code)
