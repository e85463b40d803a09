"""Why something did not compile, in a line that names file and function of the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

from parlour.kernel.compile.decorators import TWIN
from parlour.kernel.compile.sources import source_of, syntax_tree

NUMBA: Final = "numba"
PLACE: Final = re.compile(rf'^File ".*{TWIN}\w+[\\/](.+)", line (\d+)', re.MULTILINE)
NO_REASON: Final = re.compile(r"Failed in \w+ mode pipeline|\s*$")
"""Lines in a message of numba that say nothing."""


class NotCompiled(TypeError):
    """Something cannot be compiled; the message says where and why."""


def compilable(module: ModuleType, name: str) -> Any:
    """A function of a twin's module; raises `NotCompiled` if it is not there or not marked."""
    function = getattr(module, name, None)
    if not hasattr(function, "compile"):
        lack = "is missing" if function is None else "is not marked @compiled"
        raise NotCompiled(f"{file_of(module.__name__)}: `{name}` {lack}")
    return function


def reason_of(error: BaseException) -> str:
    """Why compiling failed, with file, line and function where they are known."""
    if isinstance(error, NotCompiled):
        return str(error)
    lines = [line.strip() for line in str(error).splitlines() if not NO_REASON.match(line)]
    reason = lines[0] if lines else type(error).__name__
    if not type(error).__module__.startswith(NUMBA):
        reason = f"{type(error).__name__}: {reason}"
    return f"{where}: {reason}" if (where := _told_at(str(error)) or _compiled_at(error)) else reason


def _told_at(message: str) -> str:
    """The first place in a twin that numba's message names: the innermost."""
    place = PLACE.search(message)
    if place is None:
        return ""
    file, line = place[1].replace("\\", "/"), int(place[2])
    source = source_of(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    if source is None:
        return f"{file}, line {line}"
    around = [
        node.name
        for node in ast.walk(syntax_tree(source.read_bytes()))
        if isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return f"{file}, line {line}" + (f", in `{around[-1]}`" if around else "")


def _compiled_at(error: BaseException) -> str:
    """The innermost function that was being compiled when an error was raised."""
    for function in _compiling(error):
        return f"{file_of(function.__module__)}, in `{function.__name__}`"
    return ""


def file_of(module: str) -> str:
    """The file of a module, or of the source of a twin's, as its package has it.

    >>> file_of("parlour_twin_tiny_0123.parlour.kernel.rng"), file_of("parlour.kernel.batch")
    ('parlour/kernel/rng.py', 'parlour/kernel/batch/__init__.py')
    """
    name = module.partition(".")[2] if module.startswith(TWIN) else module
    path, source = name.replace(".", "/"), source_of(name)
    return f"{path}/__init__.py" if source is not None and source.stem == "__init__" else f"{path}.py"


def _compiling(error: BaseException | None) -> Iterator[Any]:
    """The functions that were being compiled when an error was raised, the innermost first."""
    if error is None:
        return
    yield from _compiling(error.__cause__ or error.__context__)
    functions = []
    trace = error.__traceback__
    while trace is not None:
        compiler = trace.tb_frame.f_locals.get("self")
        function = getattr(compiler, "py_func", None)
        if hasattr(compiler, "compile") and not getattr(function, "__module__", NUMBA).startswith(NUMBA):
            functions.append(function)
        trace = trace.tb_next
    yield from reversed(functions)
