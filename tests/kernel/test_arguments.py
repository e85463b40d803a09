"""Arguments of compiled functions: where types are alike (a seat, an action), names tell them apart."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from parlour.kernel.compile.sources import MARKS
from tests.sources import ROOT, files

SOURCES: Final = ROOT / "src"
ROLES: Final = ({"action"}, {"seat", "actor"})
"""Names of parameters and variables that mean the same everywhere: no one of these is one of those."""
MEANT: Final = {
    "_copy(rows=out)", "_same(j=k)", "copy(other=tree)", "copy(other_values=values)",  # within one array
    "is_trope(a=d)", "is_trope(b=c)", "is_trope(c=b)", "is_trope(d=a)",  # backwards
    "is_trio(dy=dx)", "is_trio(dx=dy)",  # across
    "_found(first=count)", "_in_hand(viewer=seat)", "wins_after(hope=seat)", "show_last(out=state)",
    "cross_points(worth=value)", "say(a=what)", "list_kind(kind=value)", "fits_somewhere(kind=value)",
}  # fmt: skip
"""Arguments that are called like another parameter and yet right."""
Parameters = Mapping[tuple[str, str], list[str]]
"""Module and name of a function -> its parameters."""


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def trees() -> dict[str, ast.Module]:
    return {
        module_of(path): ast.parse(path.read_text(encoding="utf-8"))
        for path in files(SOURCES)
        if path.suffix == ".py" and "tests" not in path.parts
    }


def parameters(modules: Mapping[str, ast.Module]) -> Parameters:
    """Those of compiled functions."""
    found = {
        (module, node.name): [each.arg for each in node.args.args]
        for module, tree in modules.items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(mark, ast.Name) and mark.id in MARKS for mark in node.decorator_list)
    }
    handed_on = {
        (module, here): found[there]
        for module, tree in modules.items()
        for here, there in imported(tree).items()
        if there in found
    }
    return handed_on | found


def imported(tree: ast.Module) -> dict[str, tuple[str, str]]:
    """Names that a module imports from others: the other module, and the name there."""
    return {
        alias.asname or alias.name: (str(node.module), alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def confused(module: str, tree: ast.Module, known: Parameters) -> Iterator[str]:
    """Calls that pass a variable called like another parameter of the function, or of another role."""
    others = imported(tree)
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
            continue
        names = known.get(others.get(call.func.id, (module, call.func.id)), [])
        for given, wanted in zip(call.args, names, strict=False):
            if not isinstance(given, ast.Name) or given.id == wanted:
                continue
            other_role = any(given.id in role for role in ROLES if wanted not in role)
            if (given.id in names or (other_role and any(wanted in role for role in ROLES))) and (
                told := f"{call.func.id}({wanted}={given.id})"
            ) not in MEANT:
                yield f"{module}:{call.lineno}: {told}"


def test_no_argument_is_called_like_another_parameter() -> None:
    modules = trees()
    known = parameters(modules)
    found = [line for module, tree in modules.items() for line in confused(module, tree, known)]
    assert not found, "\n".join(found)
