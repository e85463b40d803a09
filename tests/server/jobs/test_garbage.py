"""Garbage collection does not interrupt people's games."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import gc
import parlour.server.main
from parlour.server.jobs.garbage import spare_what_is_loaded

loaded = len(gc.get_objects())
spare_what_is_loaded()
circle = []
circle.append(circle)
del circle
print(loaded, len(gc.get_objects()), gc.collect() > 0, gc.get_threshold()[0] > 10_000)
"""


def test_what_is_loaded_is_not_looked_through_and_new_garbage_is() -> None:
    told = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True).stdout
    loaded, left, found, seldom = told.split()
    assert int(left) < int(loaded) / 100
    assert (found, seldom) == ("True", "True")
