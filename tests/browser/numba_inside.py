"""What the WebAssembly target uses of numba's internals, and one small module built with it.

Run by `test_numba_inside.py` under several versions of numba; prints JSON: what is missing, and the module.
"""

from __future__ import annotations

import base64
import inspect
import json
import math
from importlib import import_module
from typing import Any

import numba
import numpy as np
from numba import types

from parlour.browser.exports import compiled_exports
from parlour.browser.target import install

ATTRIBUTES = {
    "numba.core.cgutils": ["normalize_ir_text"],
    "numba.core.config": ["OPT"],
    "numba.core.registry": ["cpu_target.typing_context", "cpu_target._target_name"],
    "numba.core.runtime": ["rtsys._init"],
    "numba.core.compiler_lock": ["global_compiler_lock"],
    "numba.core.dispatcher": ["Dispatcher.enable_caching"],
    "numba._dynfunc": ["make_function"],
    "numba.core.codegen": [
        "AOTCodeLibrary._optimize_final_module",
        "JITCodeLibrary.get_pointer_to_function",
        "AOTCodeLibrary._get_module_for_linking",
        "AOTCPUCodegen._library_class",
        "AOTCPUCodegen.magic_tuple",
        "JITCPUCodegen.set_env",
    ],
    "numba.core.cpu": ["CPUContext.call_conv", "CPUContext.codegen", "CPUContext.post_lowering"],
}
"""Module -> what must be there."""

PARAMETERS = {
    "numba.core.codegen:AOTCPUCodegen._init": ["self", "llvm_module"],
    "numba.core.codegen:AOTCPUCodegen._create_empty_module": ["self", "name"],
    "numba.core.codegen:AOTCPUCodegen._module_pass_manager": ["self", "kwargs"],
    "numba.core.cpu:CPUContext.init": ["self"],
    "numba.core.cpu:CPUContext.create_cpython_wrapper": [
        "self", "library", "fndesc", "env", "call_helper", "release_gil",
    ],
    "numba.core.cpu:CPUContext.create_cfunc_wrapper": ["self", "library", "fndesc", "env", "call_helper"],
    "numba.core.cpu:CPUContext.get_executable": ["self", "library", "fndesc", "env"],
    "numba.np.arrayobj:populate_array": ["array", "data", "shape", "strides", "itemsize", "meminfo"],
}  # fmt: skip
"""What is overridden or called -> its first parameters."""


def at(module: str, path: str) -> Any:
    """An attribute of an attribute of a module."""
    found: Any = import_module(module)
    for name in path.split("."):
        found = inspect.getattr_static(found, name) if inspect.isclass(found) else getattr(found, name)
    return found


def missing() -> list[str]:
    """What is not there, or takes other parameters."""
    faults: list[str] = []
    for module, paths in ATTRIBUTES.items():
        for path in paths:
            try:
                at(module, path)
            except AttributeError:
                faults.append(f"{module}:{path}")
    for name, wanted in PARAMETERS.items():
        try:
            has = list(inspect.signature(at(*name.split(":"))).parameters)
        except AttributeError:
            has = []
        if has[: len(wanted)] != wanted:
            faults.append(f"{name}({', '.join(has)})")
    return faults


def lengths(points: Any, out: Any) -> int:
    """Distances of points from the middle; how many are further than 2."""
    far = 0
    for i in range(len(points)):
        out[i] = math.sqrt(points[i].x * points[i].x + points[i].y * points[i].y)
        far += out[i] > 2.0
    return far


def main() -> None:
    """Never in a process that runs compiled rules: `install` makes WebAssembly numba's target."""
    faults = missing()
    install()
    point = np.dtype([("x", np.float64), ("y", np.float64)])
    arguments = (types.Array(numba.from_dtype(point), 1, "C"), types.Array(types.float64, 1, "C"))
    module = base64.b64encode(compiled_exports({"lengths": (numba.njit(lengths), arguments)})).decode()
    print(json.dumps({"numba": numba.__version__, "faults": faults, "module": module}))


if __name__ == "__main__":
    main()
