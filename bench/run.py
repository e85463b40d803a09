"""Measure and write `bench/results.md`: every benchmark, or those named.

python bench/run.py              all
python bench/run.py playout      one

A benchmark is a file of this folder with a function `measure() -> Section`.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import report

HERE = Path(__file__).parent


def benchmarks() -> list[str]:
    """The names of all benchmarks."""
    return sorted(
        path.stem for path in HERE.glob("*.py") if "\ndef measure(" in path.read_text(encoding="utf-8")
    )


def main(names: list[str]) -> int:
    """Run benchmarks one after another and write their sections."""
    unknown = set(names) - set(benchmarks())
    if unknown:
        print(
            f"no benchmark {', '.join(sorted(unknown))}; there are {', '.join(benchmarks())}", file=sys.stderr
        )
        return 2
    for name in names or benchmarks():
        section = importlib.import_module(f"bench.{name}").measure()
        report.write(section)
        print(f"## {section.heading}\n\n{section.text}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
