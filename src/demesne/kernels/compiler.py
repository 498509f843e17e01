"""How kernels are compiled: one decorator, and files of compiled code that many processes may share.

Numba's own files are sound while one process at a time compiles a function. Two
that compile it for different types at once may choose the same file for both, and
one then runs the code that is meant for the other's records; a file cut short by a
loss of power is an error at every start. Here each file of code has a name of its
own, and what cannot be read or written is compiled again, or not kept.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile

from demesne.kernels.keeping import cache_folder

__all__ = ["is_compiled", "kernel"]

F = TypeVar("F", bound=Callable[..., Any])

_config: Any = numba.config
_njit: Any = numba.njit


def kernel(function: F) -> F:
    """*function* compiled when it is first called, kept on disk, and run without the interpreter's lock."""
    compiled: Any = _njit(nogil=True, error_model="numpy")(function)
    if not _config.BOUNDSCHECK and not _config.DISABLE_JIT and cache_folder(_source(function)):
        compiled._cache = _Kept(function)  # noqa: SLF001 - Numba has no other door
    found: F = compiled
    return found


def is_compiled(function: Callable[..., Any]) -> bool:
    """Whether compiled code of *function*, a kernel, is kept on this machine."""
    plain = getattr(function, "py_func", function)
    folder = cache_folder(_source(plain))
    return folder is not None and any(folder.glob(f"*.{plain.__qualname__}-*.nbi"))


def _source(function: Callable[..., Any]) -> Path:
    return Path(function.__code__.co_filename).resolve()


# --- Numba's cache, made safe ---------------------------------------------------------


class _Place:
    """Numba's questions about where the code of one function is kept."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._function = function
        self._folder = folder

    @classmethod
    def from_function(cls, function: Callable[..., Any], _: str) -> _Place | None:
        folder = cache_folder(_source(function))
        return cls(function, folder) if folder else None

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return str(self._function.__code__.co_firstlineno)


class _Code(CompileResultCacheImpl):
    _locator_classes = [_Place]  # noqa: RUF012 - as Numba has it


class _Files(IndexDataCacheFile):
    """The index of one function's compiled code, by the types it is for, and a file for each of them."""

    def _data_name(self, number: int) -> str:
        """A name that no other process chooses."""
        name: str = super()._data_name(number)
        return f"{name.removesuffix('.nbc')}-{uuid4().hex[:16]}.nbc"

    def _load_index(self) -> dict[Any, str]:
        with suppress(Exception):  # What a file that was cut short raises, no list tells.
            index: dict[Any, str] = super()._load_index()
            return index
        return {}

    def _load_data(self, name: str) -> Any:
        try:
            return super()._load_data(name)
        except Exception as error:
            raise OSError(f"{name} cannot be read") from error  # which to Numba means: compile it


class _Kept(FunctionCache):
    """The compiled code of one function on disk."""

    _impl_class = _Code

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._cache_file = _Files(self._cache_path, self._impl.filename_base, self._impl.locator.get_source_stamp())

    def save_overload(self, types: Any, code: Any) -> None:
        """Keeps *code*; not where there is no room."""
        with suppress(OSError):
            super().save_overload(types, code)
