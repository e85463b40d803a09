"""Write what the suite compares with.

python -m parlour.testing golden <slug> …      the golden playthrough of games, into their folders
python -m parlour.testing counts <slug> …      the counts of games anew, in their folders
python -m parlour.testing fidelity [FILE]      docs/fidelity.md
"""

from __future__ import annotations

import sys
from pathlib import Path

from parlour.games import catalogue, find
from parlour.testing import counts, fidelity, golden


def main(arguments: list[str]) -> int:
    """Do what is asked."""
    match arguments:
        case ["golden", *slugs] if slugs:
            for game in map(find, slugs):
                golden.path(game).write_text(golden.playthrough(game), encoding="utf-8")
                print(golden.path(game))
        case ["counts", *slugs] if slugs:
            for game in map(find, slugs):
                counts.path(game).write_text(counts.written(game), encoding="utf-8")
                print(counts.path(game))
        case ["fidelity"] | ["fidelity", _]:
            path = Path(arguments[1] if len(arguments) > 1 else "docs/fidelity.md")
            path.write_text(fidelity.page(catalogue()), encoding="utf-8")
            print(path)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
