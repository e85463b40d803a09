"""What Python calls of a module has its machine code made at once, kept in one file and loaded from it."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numba
import pytest
from numba import types

from parlour.kernel.compile.cached import NotCached, cached_only
from parlour.kernel.compile.joined import join

SOURCE = """
import numpy as np
from numba import njit

LARGE = np.arange({})

@njit
def rabbits(n):
    return LARGE[n] if n < 2 else rabbits(n - 1) + rabbits(n - 2)

@njit
def total(n):
    return rabbits(n)

@njit
def half(n):
    if n < 0:
        raise ValueError("negative")
    return rabbits(n) / 2
"""
SMALL, LARGE = 10, 200_000  # numbers: numba writes the address of a large table into the code


def loaded(path: Path) -> ModuleType:
    """The module of that file, anew, as another process would have it."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[path.stem] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def joined(path: Path) -> ModuleType:
    module = loaded(path)
    join({module.total: (types.int64,), module.half: (types.int64,)}, path.with_suffix(".joined"))
    return module


def written(path: Path, numbers: int) -> Path:
    path.write_text(SOURCE.format(numbers), encoding="utf-8")
    return path


def agrees(module: ModuleType) -> bool:
    with pytest.raises(ValueError, match="negative"):
        module.half(-1)
    return bool(module.total(10) == 55 and module.half(5) == 2.5)


def test_another_process_loads_what_one_has_compiled(tmp_path: Path) -> None:
    path = written(tmp_path / "joined_once.py", SMALL)
    with cached_only(), pytest.raises(NotCached):
        joined(path)
    assert not path.with_suffix(".joined").exists()
    assert agrees(joined(path))
    assert sorted(file.name for file in tmp_path.glob("*.*")) == ["joined_once.joined", "joined_once.py"]
    with cached_only():
        again = joined(path)
        assert agrees(again)
        assert list(again.total.overloads) == [(types.int64,)]
        assert not again.rabbits.overloads, "its code is in that of its callers"


def test_other_code_does_not_find_its_callees_by_name(tmp_path: Path) -> None:
    """Their arguments are passed as suits this code, and others have callees of the same names."""
    path = written(tmp_path / "joined_names.py", SMALL)
    (callee,) = joined(path).rabbits.overloads.values()
    kept = path.with_suffix(".joined").read_bytes()
    assert b"joined_names5total" in kept
    assert callee.fndesc.llvm_func_name.encode() not in kept


def test_code_with_addresses_of_this_process_is_not_kept(tmp_path: Path) -> None:
    path = written(tmp_path / "joined_large.py", LARGE)
    assert agrees(joined(path))
    assert not path.with_suffix(".joined").exists()
    assert agrees(joined(path))


def test_numba_keeps_what_joining_uses() -> None:
    """A change of numba's inside is found here first."""
    made = numba.njit(lambda n: n)
    made.compile((types.int64,))
    (result,) = made.overloads.values()
    generator = result.target_context.codegen()
    for name in ("_create_empty_module", "_module_pass_manager", "_tm", "_engine", "set_env"):
        assert hasattr(generator, name), name
    for name in ("enable_object_caching", "_set_compiled_object", "_finalize_final_module"):
        assert hasattr(result.library, name), name
