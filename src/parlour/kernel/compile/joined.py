"""Machine code of all functions of a module that Python calls, made at once and kept in one file.

numba makes it of each function by itself, with all that it calls: what eleven functions of a game share is
optimised eleven times over. Here callees are linked once, optimised once and loaded once.

numba's inside is used here; `tests/kernel/test_joined.py` pins what must stay.
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import llvmlite.binding as llvm

from parlour.kernel.compile.callees import Library

compiler: Any = import_module("numba.core.compiler")
compiler_lock: Any = import_module("numba.core.compiler_lock")
event: Any = import_module("numba.core.event")
serialize: Any = import_module("numba.core.serialize")
"""numba ships few types, and none for its inside."""


class Pipeline(compiler.Compiler):
    """numba's own, up to machine code, with what Python calls."""

    def compile_extra(self, function: Any) -> Any:
        """Compile a function into a library that is to be linked."""
        state = self.state
        state.library = Library(state.targetctx.codegen(), function.__qualname__)
        state.flags.no_compile = state.flags.no_cfunc_wrapper = True
        return super().compile_extra(function)


def join(functions: Mapping[Any, tuple[Any, ...]], path: Path) -> None:
    """Compile functions, each for arguments of these types, or load them from a file, written if missing."""
    target = next(iter(functions)).targetctx
    target.refresh()  # so that it knows numba's own functions
    with compiler_lock.global_compiler_lock:
        if not path.is_file():
            return _load(functions, target, *_made(functions, target.codegen(), path))
        return _load(functions, target, *pickle.loads(path.read_bytes()))  # noqa: S301  # only we write there


def _made(functions: Mapping[Any, tuple[Any, ...]], generator: Any, path: Path) -> tuple[Any, ...]:
    """The machine code of functions, facts of each, and the environments that they refer to."""
    pieces = [_piece(function, kinds) for function, kinds in functions.items()]
    total = llvm.parse_assembly(str(generator._create_empty_module("joined")))
    wrappers = [piece.fndesc.llvm_cpython_wrapper_name for piece in pieces]
    for piece, wrapper in zip(pieces, wrappers, strict=True):
        code = piece.library._get_module_for_linking()
        code.get_function(wrapper).linkage = "external"  # else nothing would ask for it
        total.link_in(code)
    for function in total.functions:
        if not function.is_declaration and function.name not in wrappers:
            function.linkage = "private"  # of an internal one the name stays, and other code would call it
    passes, builder = generator._module_pass_manager()
    passes.run(total, builder)
    total.verify()
    named = map(compiler.lookup_environment, [value.name for value in total.global_variables])
    facts = [(piece.fndesc, piece.environment, piece.signature) for piece in pieces]
    made = generator._tm.emit_object(total), facts, list(filter(None, named))
    if not any(piece.library.has_dynamic_globals for piece in pieces):  # which have addresses of this process
        _write(path, serialize.dumps(made))
    return made


def _piece(function: Any, kinds: tuple[Any, ...]) -> Any:
    """What numba makes of a function, without machine code."""
    function._compiler.pipeline_class = Pipeline
    facts = {"dispatcher": function, "args": kinds, "return_type": None}
    with event.trigger_event("numba:compile", data=facts):
        piece = function._compiler.compile(kinds, None)
    piece.fndesc.typemap = piece.fndesc.calltypes = None  # large, and not to be kept
    return piece


def _load(
    functions: Mapping[Any, tuple[Any, ...]], target: Any, code: bytes, facts: Any, environments: Any
) -> None:
    """Let functions run machine code."""
    generator = target.codegen()
    library = generator.create_library("joined")
    library.enable_object_caching()
    library._set_compiled_object(code)
    library._finalize_final_module()
    for function, (description, environment, signature) in zip(functions, facts, strict=True):
        generator._engine._defined_symbols.add(description.llvm_cpython_wrapper_name)
        known = dict.fromkeys(compiler.CR_FIELDS) | {
            "fndesc": description, "environment": environment, "signature": signature, "library": library,
            "entry_point": target.get_executable(library, description, environment),
            "objectmode": False, "lifted": (), "referenced_envs": environments,
        }  # fmt: skip
        function.add_overload(compiler.CompileResult(**known))
    for environment in environments:
        generator.set_env(environment.env_name, environment)


def _write(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all."""
    with NamedTemporaryFile(dir=path.parent, prefix=".making-", delete=False) as making:
        making.write(data)
    Path(making.name).replace(path)
