"""Compiles the modules that every turn goes through to machine code, with mypyc.

    python tools/native.py FOLDER     puts extension modules into FOLDER, each where its source is in src/

They do what their sources do, in half the time, and import all other modules as they are. A wheel that is
built with PARLOUR_NATIVE=1 brings them. Needs mypy, setuptools and a C compiler, and takes a minute.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT: Final = Path(__file__).resolve().parents[1]
MODULES: Final = (
    "kernel.workspaces",
    "play.apply", "play.moment", "play.packed", "play.results", "play.stalling", "play.steady_clock",
    "play.table", "play.table_state", "play.timeline", "play.turns", "play.versions",
    "display.news",
    "presentation.event_numbers", "presentation.presenter",
    "presentation.seat_logs", "presentation.seat_view", "presentation.table_info",
    "server.http.cpu_budgets", "server.http.rate_limits",
    "server.live.connection", "server.live.live_table", "server.live.prompt_commits", "server.live.session",
    "server.storage.table_summary",
)  # fmt: skip
"""Of package parlour. Left out are those with a `Literal` that msgspec reads, with rules (numba wants their
source), with asynchronous generators, and with classes derived from others' (mypyc 2.4 gets those wrong), and
what programmers derive from, copy, and hand NumPy's numbers to: the rest of `kernel`."""


def build(folder: Path) -> None:
    """Compile them; raises `SystemExit` or `distutils`' errors where that fails."""
    os.chdir(ROOT)  # mypy names modules by their paths from here
    sources = ["src/parlour/" + name.replace(".", "/") + ".py" for name in MODULES]
    with TemporaryDirectory() as work:
        extensions = mypycify(
            ["--config-file=pyproject.toml", f"--cache-dir={work}", "--no-warn-unused-ignores", *sources],
            opt_level="3",
            debug_level="0",
            group_name="parlour",
            target_dir=work,
        )
        command = build_ext(Distribution({"name": "parlour", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(folder), work
        command.ensure_finalized()
        command.run()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    build(parser.parse_args().folder.resolve())
