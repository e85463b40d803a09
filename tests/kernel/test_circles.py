"""No module imports, directly or through others, a module that imports it: neither lazily nor for types."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter

import grimp

from tests.sources import ROOT, files, name


def circle(graph: grimp.ImportGraph) -> list[str]:
    """Modules that import each other in a circle; empty when there is none."""
    order = TopologicalSorter(
        {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    )
    try:
        order.prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_there_is_no_import_circle() -> None:
    assert circle(grimp.build_graph("parlour", exclude_type_checking_imports=False)) == []


def test_a_circle_through_another_module_is_found() -> None:
    graph = grimp.ImportGraph()
    for importer, imported in (("a", "b"), ("b", "c")):
        graph.add_import(importer=importer, imported=imported)
    assert circle(graph) == []
    graph.add_import(importer="c", imported="a")
    assert set(circle(graph)) == {"a", "b", "c"}


def test_the_kernel_names_no_other_part_of_ours_even_as_text() -> None:
    """What is imported by its name escapes the arrows."""
    named = [
        f"{name(path)}:{node.lineno}: {node.value}"
        for path in files(ROOT / "src/parlour/kernel")
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith("parlour.")
        and not node.value.startswith("parlour.kernel")
        and "\n" not in node.value
    ]
    assert named == []
