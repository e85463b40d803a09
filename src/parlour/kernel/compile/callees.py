"""Compiled functions as other compiled functions call them: without machine code of their own.

numba would optimise each function together with all that it calls, and so a function ten calls deep ten
times. A callee is only typed and translated to LLVM's instructions; Python calls a second function of the
same source, which is optimised with all its callees, once.

Imported in twins only. It uses numba's internals; `tests/kernel/test_callees.py` pins what must stay.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import llvmlite.binding as llvm
import numba

caching: Any = import_module("numba.core.caching")
codegen: Any = import_module("numba.core.codegen")
compiler: Any = import_module("numba.core.compiler")
"""numba ships few types, and none for its internals."""


class Library(codegen.JITCodeLibrary):
    """The code of a callee, to be linked into that of its callers."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def serialize_using_object_code(self) -> Any:
        """What the cache stores; there is no object code."""
        return self.serialize_using_bitcode()


class Pipeline(compiler.Compiler):
    """numba's own pipeline up to machine code, without the wrappers that Python or C would call."""

    def compile_extra(self, function: Any) -> Any:
        """Compile a function into a `Library`."""
        state = self.state
        state.library = Library(state.targetctx.codegen(), function.__qualname__)
        state.flags.no_compile = state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        return super().compile_extra(function)


class CacheFiles(caching.CompileResultCacheImpl):
    """The cache files of callees, beside those of the functions that Python calls."""

    def get_filename_base(self, name: str, flags: str) -> str:
        """What the names of the files begin with."""
        return f"callee-{super().get_filename_base(name, flags)}"

    def rebuild(self, target: Any, payload: Any) -> Any:
        """Restore a callee from the cache."""
        (name, _, bitcode), description, environment, signature, *_ = payload
        library = Library(target.codegen(), name)
        library._final_module = llvm.parse_bitcode(bitcode)
        library._finalize_final_module()
        facts = dict.fromkeys(compiler.CR_FIELDS) | {
            "fndesc": description, "environment": environment, "signature": signature, "library": library,
            "objectmode": False, "lifted": (),
        }  # fmt: skip
        return compiler.CompileResult(**facts)


class Cache(caching.Cache):
    """Stores callees for other processes."""

    _impl_class = CacheFiles


def with_callee(function: Any, **options: Any) -> Any:
    """The compiled function that Python calls; its `callee` is what compiled functions call.

    A number written in a call is a number like any other: numba compiles another version for each such
    number, which takes time, and where a recursive function has two versions each refers to the other by a
    name that its cache does not keep: a later process that finds some of a game's functions compiled, as
    after an interrupted start, would crash.
    """
    njit: Any = numba.njit
    unliteral: Any = numba.types.unliteral
    entered = njit(function, cache=True, no_cfunc_wrapper=True, **options)
    callee = njit(function, pipeline_class=Pipeline, **options)
    if isinstance(entered._cache, caching.FunctionCache):  # the target may keep none
        callee._cache = Cache(function)

    def add(result: Any) -> None:
        linkable = result._replace(entry_point=object())  # by which its callers know it
        callee.targetctx.insert_user_function(linkable.entry_point, linkable.fndesc, [linkable.library])
        callee.overloads[tuple(linkable.signature.args)] = linkable

    def template(args: Any, kws: Any) -> Any:
        kinds = {name: unliteral(kind) for name, kind in kws.items()}
        return callee.get_call_template(tuple(map(unliteral, args)), kinds)

    callee.add_overload = add
    entered.callee, entered.get_call_template, entered.get_overload = callee, template, callee.get_overload
    entered._compiling_counter = callee._compiling_counter  # a function that calls itself is known by it
    return entered
