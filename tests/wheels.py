"""Wheels built from the sources as they are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.sources import ROOT


def built_wheel(folder: Path, **environment: str) -> Path:
    """A wheel, made in `folder` from a copy of the sources and the client as it was last built."""
    source = folder / "source"
    ignored = shutil.ignore_patterns(".*", "node_modules", "modules", "__pycache__")
    shutil.copytree(ROOT, source, ignore=ignored)
    env = {**os.environ, "PARLOUR_SKIP_WEB": "1", **environment}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=source, env=env, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel
