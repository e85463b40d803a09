"""Wraps compiled functions as exports that JavaScript can call, all in one object file.

A record is a pointer; an array a pointer and its lengths; whole numbers are i32 (uint64: i64, a BigInt); a
result is nothing, i32 or f64. A function that fails traps.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

import llvmlite.binding as llvm
from llvmlite import ir

from parlour.browser.binary import imported_functions, module_of
from parlour.browser.target import cgutils, registry
from parlour.kernel.compile.failures import NotCompiled, file_of

arrayobj: Any = import_module("numba.np.arrayobj")
types: Any = import_module("numba.types")
compiler_lock: Any = import_module("numba.core.compiler_lock")

I32, I64, F64 = ir.IntType(32), ir.IntType(64), ir.DoubleType()
POINTER: Final = ir.IntType(8).as_pointer()
SQRT: Final = """
define double @sqrt(double %x) alwaysinline {
  %y = call double @llvm.sqrt.f64(double %x)
  ret double %y
}
declare double @llvm.sqrt.f64(double)
"""
"""numba's `math.sqrt` asks the C library; WebAssembly has an instruction."""

Functions = Mapping[str, tuple[Any, tuple[Any, ...]]]
"""Export -> the compiled function and the types of its arguments."""


def compiled_exports(functions: Functions, *, small: bool = False) -> bytes:
    """Compile a module with these exports, optimised for size if `small`, else for speed.

    Raises `NotCompiled` if a function needs something that WebAssembly lacks.
    """
    with compiler_lock.global_compiler_lock:
        return _compiled(functions, small)


def _compiled(functions: Functions, small: bool) -> bytes:
    context: Any = registry.cpu_target.target_context
    exports, libraries = context.create_module("exports"), []
    for name, (function, arguments) in functions.items():
        callee: Any = getattr(function, "callee", function)
        callee.compile(arguments)
        compiled = callee.overloads[arguments]
        libraries.append(compiled.library)
        _wrap(exports, name, compiled.fndesc, context)
    total = llvm.parse_assembly(cgutils.normalize_ir_text(str(exports)))
    total.link_in(llvm.parse_assembly(SQRT))
    for library in libraries:  # after the exports, so that unused functions are left out
        total.link_in(library._get_module_for_linking(), preserve=True)
    for value in (*total.functions, *total.global_variables):
        if not value.is_declaration and value.name not in functions:
            value.linkage = "internal"
    if small:
        for function in total.functions:
            if not function.is_declaration:
                function.add_function_attribute("optsize")
    linked = total.clone()  # before inlining, so that errors can name callers
    codegen = context.codegen()
    passes, builder = codegen._module_pass_manager(loop_vectorize=False, slp_vectorize=False, opt=3)
    passes.run(total, builder)
    total.verify()
    data = codegen._tm.emit_object(total)
    if missing := imported_functions(data):
        lacks = f"WebAssembly has no {', '.join(missing)}; use kernel.reals or plain arithmetic"
        raise NotCompiled(": ".join([*sorted(_callers(linked, missing)), lacks]))
    return module_of(data, functions)


def _callers(module: Any, names: Sequence[str]) -> set[str]:
    """The functions of the sources, with their files, that call any of `names`."""
    called_names = re.compile(rf"(llvm\.)?({'|'.join(map(re.escape, names))})(\.\w+)?")
    callers = set()
    for function in module.functions:
        called = (
            operand.name
            for block in function.blocks
            for instruction in block.instructions
            if instruction.opcode == "call"
            for operand in instruction.operands
        )
        if any(called_names.fullmatch(name) for name in called):
            *module_parts, name = _named(function.name)
            callers.add(f"{file_of('.'.join(module_parts))}, in `{name}`")
    return callers


def _named(mangled: str) -> list[str]:
    """The parts of a name that numba has mangled.

    >>> _named("_ZN3law7reasons7why_notB2v1B8c8tJTIeFx")
    ['law', 'reasons', 'why_not']
    """
    parts, at = [], len("_ZN")
    while length := re.match(r"\d+", mangled[at:]):
        at += length.end()
        parts.append(mangled[at : at + int(length[0])])
        at += int(length[0])
    return parts or [mangled]


def parameter(kind: Any) -> str:
    """The name of an argument's type in a manifest."""
    if isinstance(kind, types.Array):
        item = "record" if isinstance(kind.dtype, types.Record) else str(kind.dtype)
        return f"{item}{'[]' * kind.ndim}"
    if isinstance(kind, types.Record):
        return "record"
    return "i64" if kind is types.uint64 else "i32"


def _wrap(module: ir.Module, name: str, fndesc: Any, context: Any) -> None:
    """Add a C function that calls a compiled one."""
    kind = context.call_conv.get_function_type(fndesc.restype, fndesc.argtypes)
    callee = ir.Function(module, kind, fndesc.llvm_func_name)
    flat = [kind for argument in fndesc.argtypes for kind in _flat(argument)]
    whole = isinstance(fndesc.restype, types.Integer | types.Boolean)
    nothing = isinstance(fndesc.restype, types.NoneType)
    back = ir.VoidType() if nothing else I32 if whole else F64
    wrapper = ir.Function(module, ir.FunctionType(back, flat), name)
    builder = ir.IRBuilder(wrapper.append_basic_block("entry"))
    parameters = iter(wrapper.args)
    arguments = [_argument(builder, context, kind, parameters) for kind in fndesc.argtypes]
    status, out = context.call_conv.call_function(builder, callee, fndesc.restype, fndesc.argtypes, arguments)
    with builder.if_then(status.is_error, likely=False):
        trap = ir.FunctionType(ir.VoidType(), [])
        builder.call(module.declare_intrinsic("llvm.trap", fnty=trap), [])
        builder.unreachable()
    if nothing:
        builder.ret_void()
    elif not whole:
        builder.ret(out)
    elif out.type.width > I32.width:
        builder.ret(builder.trunc(out, I32))
    else:
        builder.ret(builder.zext(out, I32) if out.type.width < I32.width else out)


def _flat(kind: Any) -> list[Any]:
    """The types of the numbers that JavaScript passes for an argument."""
    if isinstance(kind, types.Array):
        return [POINTER, *[I32] * kind.ndim]
    if isinstance(kind, types.Record):
        return [POINTER]
    if isinstance(kind, types.Float):
        return [F64]
    return [I64 if kind is types.uint64 else I32]


def _argument(builder: Any, context: Any, kind: Any, parameters: Any) -> Any:
    """Build one argument as numba takes it from the numbers that JavaScript passed."""
    first = next(parameters)
    if isinstance(kind, types.Array):
        if kind.layout != "C":
            raise ValueError("arrays must be contiguous")
        lengths = [builder.sext(next(parameters), I64) for _ in range(kind.ndim)]
        item = context.get_data_type(kind.dtype)
        step = size = ir.Constant(I64, context.get_abi_sizeof(item))
        strides: list[Any] = []
        for length in reversed(lengths):
            strides.insert(0, step)
            step = builder.mul(step, length)
        array = context.make_array(kind)(context, builder)
        data = builder.bitcast(first, item.as_pointer())
        arrayobj.populate_array(array, data=data, shape=lengths, strides=strides, itemsize=size, meminfo=None)
        return array._getvalue()
    if isinstance(kind, types.Record):
        return builder.bitcast(first, context.get_value_type(kind))
    wide = isinstance(kind, types.Integer) and kind.bitwidth == I64.width and kind is not types.uint64
    return builder.sext(first, I64) if wide else first
