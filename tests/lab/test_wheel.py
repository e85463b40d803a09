"""A wheel that ships the games' WebAssembly modules."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from zipfile import ZipFile

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from parlour.browser import modules as wasm
from parlour.browser.modules import BROTLI, EXPORTS, WASM
from parlour.browser.parts import Part, folder_name
from parlour.games import everything
from tests.sources import ROOT
from tests.wheels import built_wheel

FINDS = """
import parlour
from parlour.games import everything
from parlour.browser.modules import SHIPPED, found
from parlour.browser.parts import Part
assert "installed" in parlour.__file__ and SHIPPED.is_dir()
assert all(found(game, part) for game in everything() for part in Part)
"""
"""What is installed has both modules of every game and room, with nothing in the cache."""
MOST_BYTES = 500_000
"""What the two modules of each game and room add to a wheel: 9 to 53 kB each, 471 in all."""


def test_a_shipped_module_is_found_without_a_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = everything()[0]
    there = tmp_path / folder_name(game, Part.SPEAKS)
    there.mkdir()
    (there / WASM).write_bytes(b"wasm")
    (there / EXPORTS).write_bytes(b"{}")
    monkeypatch.setattr(wasm, "SHIPPED", tmp_path)
    assert wasm.found(game, Part.SPEAKS) == wasm.WasmModule(b"wasm", b"{}")


@pytest.mark.parametrize("brotli", [SimpleNamespace(compress=lambda data: data[:2]), None])
def test_a_module_is_shipped_compressed_too_where_brotli_is_there(
    brotli: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = wasm.WasmModule(b"wasm", b"{}")
    monkeypatch.setitem(sys.modules, "brotli", brotli)
    monkeypatch.setattr(wasm, "built", lambda game, part: module)
    monkeypatch.setattr(wasm, "SHIPPED", tmp_path)
    wasm.ship(everything()[0], Part.THINKS, tmp_path)
    assert wasm.found(everything()[0], Part.THINKS) == module._replace(brotli=b"wa" if brotli else b"")


@pytest.mark.parametrize("builder", [WheelBuilder, SdistBuilder])
@pytest.mark.parametrize("modules", ["", "0"])
def test_only_a_wheel_with_modules_needs_a_compiler_to_be_built(
    builder: type[WheelBuilder | SdistBuilder], modules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_MODULES", modules)
    needed = builder(str(ROOT)).config.dependencies
    assert any(one.startswith("numba") for one in needed) == (builder is WheelBuilder and modules != "0")


@pytest.mark.long
def test_a_wheel_brings_every_game_and_room_for_any_machine(tmp_path: Path) -> None:
    wheel = built_wheel(tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as files:
        shipped = [one for one in files.infolist() if one.filename.startswith("parlour/modules/")]
        assert sum(one.compress_size for one in shipped if not one.filename.endswith(BROTLI)) <= MOST_BYTES
        for game, part in product(everything(), Part):
            module = wasm.built(game, part)
            assert files.read(f"parlour/modules/{folder_name(game, part)}/{WASM}") == module.wasm
            assert files.read(f"parlour/modules/{folder_name(game, part)}/{EXPORTS}") == module.exports
        files.extractall(tmp_path / "installed")
    (tmp_path / "cache").mkdir()
    env = {
        **os.environ,
        "PYTHONPATH": str(tmp_path / "installed"),
        "PARLOUR_CACHE": str(tmp_path / "cache"),
        "PARLOUR_COMPILE": "0",
    }
    subprocess.run([sys.executable, "-P", "-c", FINDS], cwd=tmp_path, env=env, check=True)
