"""The WebAssembly target relies on numba's internals: a change to them fails here, for each numba allowed."""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hatch_build

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("numba_inside.py")
CALL = """
const [code, points] = [Buffer.from(process.argv[1], 'base64'), [[3, 4], [0, 1], [1, 1], [0, 0], [5, 12]]];
const memory = new WebAssembly.Memory({ initial: 4 });
const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, 3 * 65536);
const env = { __linear_memory: memory, __stack_pointer: stack };
WebAssembly.instantiate(code, { env }).then(({ instance }) => {
  const [at, out] = [3 * 65536, 3 * 65536 + 1024];
  new Float64Array(memory.buffer, at, 10).set(points.flat());
  const far = instance.exports.lengths(at, points.length, out, points.length);
  console.log(JSON.stringify([far, ...new Float64Array(memory.buffer, out, points.length)]));
});
"""


def made_by(python: str | Path, *path: Path) -> dict[str, Any]:
    """What the program says under an interpreter with its own numba."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", *path)))}
    command = [str(python), "-P", str(PROGRAM)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr[-2000:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def called(module: str) -> list[float]:
    """What the module's function returns in Node: how many lengths are above 2, then all of them."""
    _, env = hatch_build.npm_command()
    command = ["node", "-e", CALL, module]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr
    found: list[float] = json.loads(done.stdout)
    return found


def sound(told: dict[str, Any]) -> None:
    """Nothing is missing, and the module computes."""
    assert told["faults"] == []
    assert base64.b64decode(told["module"]).startswith(b"\0asm")
    assert called(told["module"]) == [2, 5, 1, 2**0.5, 0, 13]


def test_the_numba_that_is_installed_has_what_the_target_uses() -> None:
    sound(made_by(sys.executable))


@pytest.mark.long
def test_the_oldest_numba_allowed_has_it_too(tmp_path: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    floors = [re.fullmatch(r"numba>=([\d.]+)", dependency) for dependency in project["dependencies"]]
    oldest = next(floor[1] for floor in floors if floor)
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    python = tmp_path / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    command = [str(python), "-m", "pip", "install", "-q", f"numba=={oldest}.*", "numpy", "msgspec"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"numba {oldest} cannot be installed here, and was NOT tried: {done.stderr[-200:]}")
    facts = tmp_path / "facts" / "parlour-0.dist-info" / "METADATA"  # parlour asks for its own version
    facts.parent.mkdir(parents=True)
    facts.write_text("Metadata-Version: 2.1\nName: parlour\nVersion: 0\n")
    told = made_by(python, facts.parents[1])
    assert told["numba"].startswith(oldest)
    sound(told)
