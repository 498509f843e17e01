"""How kernels are compiled: one decorator, and files of compiled code that many processes may share.

Numba's own files are sound while one process at a time compiles a function. Two
that compile it for different types at once may choose the same file for both, and
one then runs the code that is meant for the other's records; a file cut short by a
loss of power is an error at every start. Here each file of code has a name of its
own, and what cannot be read or written is compiled again, or not kept.

Numba also tells a function inside another one by the kernels that it was made
round, and tells those anew in every process, so that it would never find its code
again. Here the folder says which they are.

A kernel that others call is compiled for each combination of types that they give
it, and 0, a small and a large whole number are three types to Numba. Here they are
one, which takes a quarter off the time that a first decision waits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import numba
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile

from demesne.kernels.code_cache import cache_folder

__all__ = ["is_compiled", "kernel"]

F = TypeVar("F", bound=Callable[..., Any])

_config: Any = numba.config
_njit: Any = numba.njit


def kernel(function: F) -> F:
    """*function* compiled when it is first called, cached on disk, and run without the interpreter's lock.

    A function inside another one may use kernels and numbers of that one: it is
    compiled for them. Raises ``TypeError`` for anything else.
    """
    compiled: Any = _njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    if _config.DISABLE_JIT:
        return function
    compiled.get_call_template = _in_few_types(compiled.get_call_template)
    if not _config.BOUNDSCHECK and _folder(function):
        compiled._cache = _Kept(function)  # noqa: SLF001 - Numba has no other door
    found: F = compiled
    return found


def is_compiled(function: Callable[..., Any]) -> bool:
    """Whether compiled code of *function*, a kernel, is in this machine's cache."""
    plain = getattr(function, "py_func", function)
    folder = _folder(plain)
    return folder is not None and any(folder.glob(f"*.{plain.__qualname__}-*.nbi"))


def _source(function: Callable[..., Any]) -> Path:
    return Path(function.__code__.co_filename).resolve()


def _folder(function: Callable[..., Any]) -> Path | None:
    """Where the code of *function* is kept, if it can be."""
    others, bound = _bound(function)
    return cache_folder(_source(function), others, bound)


def _bound(function: Callable[..., Any]) -> tuple[frozenset[Path], str]:
    """The modules of the kernels that *function* was made round, and which those are; nothing for most."""
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


# --- fewer types ----------------------------------------------------------------------


def _in_few_types(template: Callable[..., Any]) -> Callable[..., Any]:
    """How a kernel is found for the types that another one calls it with: as *template* does, for few of them."""

    def found(args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
        return template([_wide(each) for each in args], {name: _wide(each) for name, each in kws.items()})

    return found


def _wide(kind: Any) -> Any:
    """The type that stands for *kind*: all whole numbers that fit into 64 bits with a sign are such ones."""
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain != types.uint64 else plain


# --- Numba's cache, made safe ---------------------------------------------------------


class _Place:
    """Tells Numba where the code of one function is cached."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._function = function
        self._folder = folder

    @classmethod
    def from_function(cls, function: Callable[..., Any], _: str) -> _Place | None:
        folder = _folder(function)
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
        with suppress(Exception):  # There is no list of what a truncated file may raise.
            index: dict[Any, str] = super()._load_index()
            return index
        return {}

    def _load_data(self, name: str) -> Any:
        try:
            return super()._load_data(name)
        except Exception as error:
            raise OSError(f"{name} cannot be read") from error  # which tells Numba to compile it


class _Kept(FunctionCache):
    """The compiled code of one function, on disk."""

    _impl_class = _Code

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._cache_file = _Files(self._cache_path, self._impl.filename_base, self._impl.locator.get_source_stamp())

    def _index_key(self, types: Any, codegen: Any) -> tuple[Any, ...]:
        """The types and the processor: what the code was made from, its folder says."""
        return types, codegen.magic_tuple()

    def save_overload(self, types: Any, code: Any) -> None:
        """Saves *code*, unless there is no room."""
        with suppress(OSError):
            super().save_overload(types, code)
