"""No module imports, directly or through others, a module that imports it; not for its types either."""

from __future__ import annotations

from functools import cache
from graphlib import CycleError, TopologicalSorter

import grimp
import pytest

DOORS = {
    ("parlour.kernel.game", "parlour.kernel.state"),  # Game.with_options makes a Variant
}
"""The ways back that there are, for methods that people look for on `Game`, `Variant` and `State`."""

FOLDERS = ["kernel", "display", "search", "play", "presentation", "server", "lab", "cli", "testing"]


@cache
def imports() -> grimp.ImportGraph:
    """Every import of ours, those under `if TYPE_CHECKING:` and inside functions too."""
    return grimp.build_graph("parlour", exclude_type_checking_imports=False)


def circle(folder: str, allowed: set[tuple[str, str]]) -> list[str]:
    """Modules of a folder that import each other in a circle; empty when there is none."""
    graph = imports()
    inside = {folder, *graph.find_descendants(folder)}
    order = TopologicalSorter(
        {
            module: {
                imported
                for imported in graph.find_modules_directly_imported_by(module) & inside
                if (module, imported) not in allowed
            }
            for module in inside
        }
    )
    try:
        order.prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_has_no_import_circle(folder: str) -> None:
    assert circle(f"parlour.{folder}", DOORS) == []


def test_each_door_is_needed_and_a_circle_would_be_found() -> None:
    for door in DOORS:
        assert set(door) <= set(circle("parlour.kernel", DOORS - {door}))
