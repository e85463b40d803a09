"""What a program may rely on: the public names, and what `import parlour` costs."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from types import ModuleType

import pytest

import parlour
from tests.sources import ROOT

PAGE = ROOT / "docs/reference/python.md"
NAMES = ROOT / "tests/public_names.txt"
MODULES = re.findall(r"automodule:: (\S+)", PAGE.read_text(encoding="utf-8"))
LATER = {
    "numba", "fluent", "fluent_compiler", "markdown_it", "rich", "typer", "starlette", "uvicorn",
    "websockets", "email", "asyncio", "sqlite3",
}  # fmt: skip
"""What is loaded only once it is asked for: compilers, words, pages, the terminal, the server, its store."""


def public(module: ModuleType) -> list[str]:
    """The names of a documented module: those of `__all__`, else what it defines without an underscore."""
    if hasattr(module, "__all__"):
        return sorted(module.__all__)
    return sorted(
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
    )


def test_public_names_are_those_that_are_written_down() -> None:
    """What goes or comes is a line of the changelog; then write the file: python -m tests.test_public."""
    assert NAMES.read_text(encoding="utf-8") == written()


def written() -> str:
    """Every documented module with its names."""
    found = {name: public(import_or_skip(name)) for name in MODULES}
    return "".join(f"{module}: {' '.join(names)}\n" for module, names in found.items())


def import_or_skip(name: str) -> ModuleType:
    """A documented module; the tests of environments need their libraries."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        pytest.skip(f"{error.name} is not installed")


def test_the_package_has_its_public_names() -> None:
    assert all(hasattr(parlour, name) for name in parlour.__all__)


def test_importing_parlour_loads_no_compiler_no_words_and_no_server() -> None:
    code = "import sys, parlour; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert [name for name in loaded if name.split(".")[0] in LATER] == []
    ours = {name.split(".")[1] for name in loaded if name.startswith("parlour.")}
    assert ours == {"games", "kernel"}


if __name__ == "__main__":
    NAMES.write_text(written(), encoding="utf-8")


@pytest.mark.parametrize("name", [None, 3, "", "chess"])
def test_a_name_that_no_game_has_is_told_with_those_there_are(name: object) -> None:
    with pytest.raises(parlour.UnknownGame, match="there are "):
        parlour.load(name)  # type: ignore[arg-type]  # what a program may hand over
