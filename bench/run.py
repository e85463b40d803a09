"""The nine benchmarks; each measures, prints its one table and writes it into `bench/results.md`.

python bench/run.py                          all, but `strength`, which takes hours
python bench/run.py NAME                     one
python bench/run.py NAME WORD …              a part of it, only printed

| name | words |
| --- | --- |
| playout, limits, search, environments, webassembly, strength | games |
| serving | `turns` and games, `pace`, `event`, `restart`, or `floods` and words of their names |
| pages | games, and folders of other checkouts to visit beside this one |
| memory | |
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import report

COMMANDS: Final = (
    "playout", "limits", "environments", "search", "serving", "pages", "webassembly", "memory", "strength",
)  # fmt: skip
LONG: Final = "strength"


def main(argv: list[str]) -> int:
    """Run one benchmark, or all."""
    name, *words = argv or [""]
    if name not in ("", *COMMANDS):
        print(__doc__)
        return 2
    for command in [name] if name else [command for command in COMMANDS if command != LONG]:
        section: report.Section = importlib.import_module(f"bench.{command}").measure(words)
        if not words:
            report.write(section)
        print(f"## {section.heading}\n\n{section.text.rstrip()}\n\n{section.table}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
