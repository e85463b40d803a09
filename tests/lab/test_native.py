"""A wheel with machine code: what every turn goes through, compiled, passes the tests of its sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from parlour.wire.version import VERSION
from tests.sources import ROOT
from tests.wheels import built_wheel
from tools.native import MODULES

TESTS = ("tests/play", "tests/presentation", "tests/server/live", "tests/server/http")
"""Those of what is compiled, and of what goes through it."""
SAME = f"""
import importlib
from parlour.wire.version import VERSION
assert VERSION == {VERSION!r}, "pages of this Parlour would not understand it"
for name in {MODULES}:
    module = importlib.import_module(f"parlour.{{name}}")
    assert not module.__file__.endswith(".py") and "installed" in module.__file__, module.__file__
"""


@pytest.mark.parametrize("builder", [WheelBuilder, SdistBuilder])
@pytest.mark.parametrize("native", ["", "1"])
def test_only_a_native_wheel_needs_mypyc_to_be_built(
    builder: type[WheelBuilder | SdistBuilder], native: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_NATIVE", native)
    needed = builder(str(ROOT)).config.dependencies
    assert any(one.startswith("mypy") for one in needed) == (builder is WheelBuilder and native == "1")


@pytest.mark.long
def test_what_is_compiled_passes_the_tests_of_its_sources(tmp_path: Path) -> None:
    if shutil.which("cc") is None:
        pytest.skip("no C compiler here: machine code was NOT tried")
    installed = tmp_path / "installed"
    wheel = built_wheel(tmp_path, PARLOUR_MODULES="0", PARLOUR_NATIVE="1")
    assert not wheel.name.endswith("-any.whl")
    with ZipFile(wheel) as files:
        files.extractall(installed / "src")
    (installed / "web").symlink_to(ROOT / "web")  # sources of the client name those of the server
    env = {**os.environ, "PYTHONPATH": str(installed / "src")}
    subprocess.run([sys.executable, "-P", "-c", SAME], cwd=tmp_path, env=env, check=True)
    chosen = ["-n", "2", "-m", "not browser and not long and not gpu and not inside", *TESTS]
    suite = [sys.executable, "-m", "pytest", "-q", "-o", f"cache_dir={tmp_path}", "--tb=short", *chosen]
    done = subprocess.run(suite, cwd=ROOT, env=env, check=False, capture_output=True, text=True)
    if done.returncode:  # a wrong compilation fails again; one that waits for others may not
        again = [*suite, "--last-failed"]
        more = subprocess.run(again, cwd=ROOT, env=env, check=False, capture_output=True, text=True)
        assert more.returncode == 0, more.stdout[-6000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 500
