"""numba's CPU target turned to wasm32.

For a process of its own: after `install()` everything that numba compiles there is for wasm32, and cannot run
there. Pointers have 32 bits; numba's integers keep their 64, so that arithmetic gives the bits of the CPU.
There are no reference counts and no Python objects.

Only this module uses numba's internals; `tests/browser/test_wasm.py` pins what it relies on.
"""

from __future__ import annotations

import ctypes
from importlib import import_module
from typing import Any, Final

import llvmlite.binding as llvm
from llvmlite import ir

cgutils: Any = import_module("numba.core.cgutils")
codegen: Any = import_module("numba.core.codegen")
config: Any = import_module("numba.core.config")
cpu: Any = import_module("numba.core.cpu")
dispatcher: Any = import_module("numba.core.dispatcher")
dynfunc: Any = import_module("numba._dynfunc")
registry: Any = import_module("numba.core.registry")
runtime: Any = import_module("numba.core.runtime")
"""Untyped: numba ships few types, and none for its internals."""

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+multivalue"
ENTRY_POINT: Final = ctypes.cast(ctypes.pythonapi.Py_GetVersion, ctypes.c_void_p).value
"""Any address: numba wants one for each compiled function, and nobody calls it."""


class Library(codegen.AOTCodeLibrary):
    """Compiled functions that are optimised once, at the end, with all that they call."""

    def get_pointer_to_function(self, name: str) -> int:
        """Return a placeholder, as no function has an address here."""
        return 0

    def _optimize_final_module(self) -> None:
        pass


class Generator(codegen.AOTCPUCodegen):
    """LLVM's code generator for wasm32."""

    _library_class = Library

    def _init(self, llvm_module: Any) -> None:
        target = llvm.Target.from_triple(TRIPLE)
        self._tm_features = FEATURES
        self._tm = target.create_target_machine(
            opt=config.OPT, cpu="generic", features=FEATURES, reloc="static", codemodel="default"
        )
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level, self._engine = False, 0, None

    def _create_empty_module(self, name: str) -> ir.Module:
        module = ir.Module(cgutils.normalize_ir_text(name))
        module.triple = TRIPLE
        if self._data_layout:  # not yet known while the generator is made
            module.data_layout = self._data_layout
        return module

    def magic_tuple(self) -> tuple[str, str, str]:
        """The key of this target in numba's caches."""
        return TRIPLE, "generic", FEATURES

    def set_env(self, name: str, env: Any) -> None:
        """Do nothing, as compiled functions have no environment of Python objects."""


class Context(cpu.CPUContext):
    """numba's lowering for the CPU, with `Generator` as code generator."""

    def init(self) -> None:
        """Make the generator; 64-bit division is an instruction."""
        self.is32bit = False
        self._internal_codegen = Generator("parlour.wasm")

    def post_lowering(self, mod: Any, library: Any) -> None:
        """Link no runtime for reference counts."""

    def create_cpython_wrapper(
        self, library: Any, fndesc: Any, env: Any, call_helper: Any, release_gil: bool = False
    ) -> None:
        """Do nothing, as no function is called from Python."""

    def create_cfunc_wrapper(self, library: Any, fndesc: Any, env: Any, call_helper: Any) -> None:
        """Do nothing, as exports have wrappers of their own."""

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """Return a new object, by which numba tells compiled functions apart."""
        return dynfunc.make_function(
            fndesc.lookup_module(), fndesc.qualname, "wasm", ENTRY_POINT, env, (library,)
        )


def install() -> None:
    """Make numba compile for wasm32 in this process from now on."""
    if "_toplevel_target_context" in vars(registry.cpu_target):
        raise RuntimeError("numba has compiled something for this machine already; use a process of its own")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    runtime.rtsys._init = True  # else the runtime would be compiled, and run
    context = Context(registry.cpu_target.typing_context, registry.cpu_target._target_name)
    vars(registry.cpu_target)["_toplevel_target_context"] = context
    dispatcher.Dispatcher.enable_caching = lambda self: None
