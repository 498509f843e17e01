"""Kernels as other kernels call them: code that is put into its callers, and never runs by itself.

Numba makes a library of each function: all that the function calls is put into it,
optimized and turned into machine code, once more for each caller. A first decision
needs two hundred kernels, nearly all of them called only by others. Here those stay
as lowered code; the functions that Python calls gather them, and only these are
optimized and become machine code.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from llvmlite import binding
from numba.core import dispatcher, types, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.compiler_lock import global_compiler_lock

from demesne.kernels.kept_code import CodeFiles, Kept, KeptCode

__all__ = ["Inner", "KeptParts"]

_FunctionCompiler: Any = getattr(dispatcher, "_FunctionCompiler")  # noqa: B009 - no stub says what it is
_template: Any = getattr(typing, "make_concrete_template")  # noqa: B009
_result: Any = CompileResult


class Inner:
    """A kernel for other kernels: what it was lowered to, for each combination of types that they give it.

    An integer that fits into 64 bits with a sign is the same to it in any width.
    """

    def __init__(self, kernel: Any, kept: KeptParts | None) -> None:
        options = kernel.targetoptions | {"no_cpython_wrapper": True}
        self._name = kernel.py_func.__name__
        self._target = kernel.targetctx
        self._kept = kept
        self._compiler = _FunctionCompiler(kernel.py_func, kernel.targetdescr, options, {}, _PartCompiler)
        self._parts: dict[tuple[Any, ...], Any] = {}

    def get_call_template(self, args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
        """How it is called with these types, as Numba asks a dispatcher."""
        wide = [_wide(each) for each in args], {name: _wide(each) for name, each in kws.items()}
        signature, folded = self._compiler.fold_argument_types(*wide)
        with global_compiler_lock:
            if tuple(folded) not in self._parts:
                self._add(tuple(folded))
        signatures = [part.signature for part in self._parts.values()]
        return _template(self._name, key=self._name, signatures=signatures), signature, folded, {}

    def get_overload(self, args: Sequence[Any]) -> object:
        """What identifies the code for these types to Numba."""
        return self._parts[tuple(args)].entry_point

    def _add(self, args: tuple[Any, ...]) -> None:
        found = self._kept and self._kept.load_overload(args, self._target)
        part = found or self._compiler.compile(args, None)
        if self._kept and not found:
            self._kept.save_overload(args, part)
        part = part._replace(entry_point=object())
        self._target.insert_user_function(part.entry_point, part.fndesc, [part.library])
        self._parts[args] = part


class _Part(JITCodeLibrary):
    """What a kernel was lowered to, with what it calls."""

    def _optimize_final_module(self) -> None:
        """Left to the functions that Python calls."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    @classmethod
    def read(cls, codegen: Any, code: bytes) -> _Part:
        """The part whose cached bitcode is *code*."""
        part = cls(codegen, "part")
        part._final_module = binding.parse_bitcode(code)
        part._finalize_final_module()
        return part

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        """It has no object code, so this is its bitcode."""
        kept: tuple[str, str, bytes] = self.serialize_using_bitcode()
        return kept


class _PartCompiler(Compiler):
    """Numba's own compiler, stopped before machine code."""

    def __init__(self, context: Any, target: Any, library: Any, args: Any, result: Any, flags: Any, names: Any) -> None:
        flags.no_compile = True
        library = library or _Part(target.codegen(), "part")
        super().__init__(context, target, library, args, result, flags, names)


class _PartCode(KeptCode):
    """A part in a file."""

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        (_, _, code), fndesc, env, signature, objectmode, lifted, told, reload_init, envs = payload
        for again in reload_init:
            again()
        part = _Part.read(target_context.codegen(), code)
        return _result(
            typing_context=target_context.typing_context, target_context=target_context, entry_point=None,
            typing_error=None, type_annotation=told, signature=signature, objectmode=objectmode, lifted=lifted,
            fndesc=fndesc, library=part, call_helper=None, environment=env, metadata=None,
            reload_init=reload_init, referenced_envs=envs,
        )  # fmt: skip


class _PartFiles(CodeFiles):
    """Its index has a name of its own, because a cached part is not a kernel that can run."""

    index = "parts"


class KeptParts(Kept):
    """The parts of one function, on disk."""

    _impl_class = _PartCode
    _files = _PartFiles


def _wide(kind: Any) -> Any:
    """The type that stands for *kind*."""
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain != types.uint64 else plain
