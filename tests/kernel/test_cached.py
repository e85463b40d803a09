"""Compiled functions come from the cache, or not at all."""

from __future__ import annotations

import importlib.util
import sys
import threading
from pathlib import Path
from types import ModuleType

import pytest

from parlour.kernel.compile.cached import NotCached, cached_only

SOURCE = """\
from numba import njit

@njit(cache=True)
def double(x):
    return 2 * x
"""


def loaded(path: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_the_cache_has_is_loaded_and_nothing_is_compiled(tmp_path: Path) -> None:
    path = tmp_path / "doubling.py"
    path.write_text(SOURCE)
    module = loaded(path, "doubling")
    with cached_only(), pytest.raises(NotCached):
        module.double(3)
    assert module.double(3) == 6, "outside it is compiled"
    again = loaded(path, "doubling")
    with cached_only():
        assert again.double(3) == 6
        with pytest.raises(NotCached):
            again.double(1.5)


def test_other_threads_compile_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "doubled.py"
    path.write_text(SOURCE)
    module, results = loaded(path, "doubled"), list[int]()
    with cached_only():
        thread = threading.Thread(target=lambda: results.append(module.double(4)))
        thread.start()
        thread.join()
    assert results == [8]
