"""Which source files a module depends on, and their text bound to another package: what a twin is made of."""

from __future__ import annotations

import ast
import importlib.util
import re
import tokenize
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from io import StringIO
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple, TypeGuard

MARKS = ("compiled", "inlined")
"""Decorators of `kernel.compile.decorators` that compile."""

STATEMENTS = (ast.stmt, ast.ExceptHandler, ast.match_case)
"""Kinds of syntax that are statements, or have some in them."""

DECORATORS = "parlour.kernel.compile.decorators"
TOP = DECORATORS.partition(".")[0]

_parsing = Lock()
_FROM = re.compile(r"from(\s+)(\.*\s*[\w.]*)(\s+import\b)")


def syntax_tree(source: str | bytes) -> ast.Module:
    """Parse a module, one at a time.

    CPython 3.11 counts the depth of all threads' trees together, and raises `SystemError` where two count.
    """
    with _parsing:
        return ast.parse(source)


class ModuleSource(NamedTuple):
    """The text of a module, and the package its relative imports count from."""

    text: str
    package: str


def source_of(module: str) -> Path | None:
    """The file of a module, found without running it; None for a package without code or no module at all."""
    try:
        spec = importlib.util.find_spec(module)
    except (ModuleNotFoundError, ValueError):  # the latter of the program itself
        return None
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        return None
    return Path(spec.origin)


def _is_package(module: str) -> bool:
    """Whether a module may have others in it: to look for one in a plain module would run that."""
    path = source_of(module)
    return path is None or path.name == "__init__.py"


def compiled_module(package: object, name: str) -> str:
    """The name of a package's module if its functions are compiled, else ""."""
    module: Any = getattr(package, name, None)  # one that is plain does not even import the decorator
    return str(module.__name__) if hasattr(module, "compiled") else ""


def collect_sources(entries: tuple[str, ...], bind: Mapping[str, str]) -> dict[str, ModuleSource]:
    """Module name -> source, for the entries and all they import of the same top packages and of this one.

    Another package is followed too once a module of it that marks its functions is imported. `bind` maps a
    module to the one that takes its place, whose imports are followed instead. Imports under
    `if TYPE_CHECKING:` never run and are not followed.

    >>> [name.rpartition(".")[2] for name in sorted(collect_sources(("parlour.kernel.rng",), {}))]
    ['callees', 'decorators', 'rng', 'types']
    """
    tops = {TOP, *(name.partition(".")[0] for name in (*entries, *bind.values()))}
    left: dict[str, list[str]] = defaultdict(list)
    sources: dict[str, ModuleSource] = {}
    todo = list(entries)
    while todo:
        module = todo.pop()
        if module in sources:
            continue
        if module in bind:
            sources[module] = ModuleSource("", module.rpartition(".")[0])
            todo.append(bind[module])
            continue
        sources[module] = _read(module)
        for name in _needed(*sources[module]):
            top = name.partition(".")[0]
            if top not in tops and _marks(name):
                tops.add(top)
                todo += left.pop(top, [])
            (todo if top in tops else left[top]).append(name)
    return sources


def _read(module: str) -> ModuleSource:
    path = source_of(module)
    if path is None:
        raise ModuleNotFoundError(f"a twin needs the source of {module}, and there is none", name=module)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    return ModuleSource(path.read_text(encoding="utf-8"), package)


@cache
def _marks(module: str) -> bool:
    """Whether a module of another package imports the decorators."""
    path = source_of(module)
    return path is not None and DECORATORS in path.read_text(encoding="utf-8", errors="replace")


@cache
def _needed(text: str, package: str) -> tuple[str, ...]:
    """The modules that a source imports."""
    return tuple(name for _, names in imports(syntax_tree(text), package) for name in names)


@cache
def code_only(source: str) -> str:
    r"""The source without docstrings, comments and blank lines: what a hash of code covers.

    >>> print(code_only("def one():\n    'Say so.'\n\n    return '#1'  # why\n"))
    def one():
        return '#1'
    """
    lines = source.encode().split(b"\n")  # columns of the syntax tree count bytes
    tree = syntax_tree(source)
    prose = [node for node in _statements(tree) if _is_prose(node)]
    for node in prose:
        _blank(lines, node)
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            at = token.start[0] - 1
            lines[at] = lines[at][: len(token.line[: token.start[1]].encode())]
    texts = _inside_texts(tree, {id(node.value) for node in prose})
    code = (line if at in texts else line.rstrip() for at, line in enumerate(lines))
    return b"\n".join(line for at, line in enumerate(code) if line or at in texts).decode()


def _is_prose(node: ast.AST) -> TypeGuard[ast.Expr]:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _inside_texts(tree: ast.AST, prose: Collection[int]) -> set[int]:
    """The lines whose end is within a text other than prose, by index: spaces and blank lines count there."""
    return {
        at
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in prose
        for at in range(node.lineno - 1, (node.end_lineno or node.lineno) - 1)
    }


def _blank(lines: list[bytes], node: ast.Expr) -> None:
    """Cut a statement out."""
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    before, after = lines[first][: node.col_offset], lines[last][node.end_col_offset :]
    lines[first : last + 1] = [before] + [b""] * (last - first)
    lines[last] += after


def imports(tree: ast.AST, package: str) -> Iterator[tuple[ast.ImportFrom | ast.Import, tuple[str, ...]]]:
    """Each import statement that can run, with the modules it needs, by absolute name."""
    for node in _running(tree):
        if isinstance(node, ast.Import):
            yield node, tuple(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, package)
            inside = {f"{base}.{alias.name}" for alias in node.names} if _is_package(base) else ()
            modules = {name for name in inside if source_of(name) is not None}
            if len(modules) < len(node.names):
                modules.add(base)
            yield node, tuple(sorted(modules))


def absolute(node: ast.ImportFrom, package: str) -> str:
    """The absolute name of the module a `from … import` names.

    >>> absolute(ast.parse("from ..kernel.rng import below").body[0], "parlour.testing")
    'parlour.kernel.rng'
    """
    if node.level == 0:
        return node.module or ""
    parts = package.split(".")
    base = parts[: len(parts) - node.level + 1]
    return ".".join([*base, node.module] if node.module else base)


def rewrite_imports(source: str, package: str, place: Callable[[str], str]) -> str:
    """The source with the module of each import moved to where `place(name)` says; no line moves.

    Raises `ImportError` for a statement that cannot be moved, saying how to write it.

    >>> print(rewrite_imports("from parlour.kernel.rng import below", "parlour", lambda name: f"twin.{name}"))
    from twin.parlour.kernel.rng import below
    """
    lines = source.encode().split(b"\n")
    for node, needed in imports(syntax_tree(source), package):
        at, column = node.lineno - 1, node.col_offset
        if isinstance(node, ast.Import):
            for alias in node.names:
                if place(alias.name) != alias.name:
                    raise ImportError(f"write `from … import …` instead of `import {alias.name}` in rules")
            continue
        places = {place(name).removesuffix(name) for name in needed}
        if len(places) > 1:
            raise ImportError(f"import each of {', '.join(needed)} in a statement of its own in rules")
        package_name = places.pop() + absolute(node, package)
        moved = _FROM.sub(rf"from\g<1>{package_name}\g<3>", lines[at][column:].decode(), count=1)
        lines[at] = lines[at][:column] + moved.encode()
    return b"\n".join(lines).decode()


def widen_ints(source: str) -> str:
    r"""The source with `int(…)` in compiled functions made to mean a signed 64-bit number; no line moves.

    numba leaves a uint8 unsigned in `int(field)`, and an unsigned number that meets a signed one becomes a
    float. In plain Python `int` is signed; this makes the twin agree.

    >>> print(widen_ints("@compiled\ndef f(state):\n    return int(state.seats) - 1\n"))
    @compiled
    def f(state):
        return _int64(state.seats) - 1
    from numpy import int64 as _int64
    <BLANKLINE>
    """
    lines = source.encode().split(b"\n")  # columns of the syntax tree count bytes
    calls = sorted(
        ((call.func.lineno - 1, call.func.col_offset) for call in _whole_numbers(syntax_tree(source))),
        reverse=True,
    )
    for line, column in calls:
        lines[line] = lines[line][:column] + b"_int64" + lines[line][column + len(b"int") :]
    end = b"from numpy import int64 as _int64\n" if calls else b""
    return (b"\n".join(lines) + end).decode()


def _whole_numbers(tree: ast.AST) -> Iterator[ast.Call]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and any(
            isinstance(mark, ast.Name) and mark.id in MARKS for mark in function.decorator_list
        ):
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "int":
                    yield call


def _running(tree: ast.AST) -> Iterator[ast.AST]:
    """The statements that can run, those in others too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from (inner for child in node.orelse for inner in [child, *_running(child)])
        elif isinstance(node, STATEMENTS):
            yield node
            yield from _running(node)


def _statements(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, STATEMENTS):
            yield node
            yield from _statements(node)
