"""Draw the curve that `train.py` wrote, beside the line to beat.

    python docs/examples/curve.py learner.csv curve.svg --line "greedy bot" 10.6

One SVG, light or dark as the reader likes: tiles left by decisions made.
"""

from __future__ import annotations

import argparse
import csv
from html import escape
from pathlib import Path

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 24, 48
MILLION = 1e6
STYLE = """text{font:14px system-ui,sans-serif;fill:#1f2430}.grid{stroke:#d9dce3}.line{stroke:#b4552d;
stroke-dasharray:6 5}.curve{stroke:#2b5fa8;stroke-width:2.5}.named{fill:#b4552d}.paper{fill:#fff}
@media(prefers-color-scheme:dark){text{fill:#e6e8ee}.grid{stroke:#3a3f4b}.line{stroke:#e59a6f}
.curve{stroke:#7fb0ff}.named{fill:#e59a6f}.paper{fill:#16181d}}"""


def ticks(most: float, about: int = 6) -> list[float]:
    """Round numbers from 0 up to `most`.

    >>> ticks(13.2)
    [0.0, 2.0, 4.0, 6.0, 8.0, 10.0, 12.0]
    """
    step = next(s for s in (0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0) if most / s <= about + 1)
    return [step * k for k in range(int(most / step) + 1)]


def drawn(points: list[tuple[float, float]], name: str, line: float) -> str:
    """The curve as SVG; points are (decisions in millions, tiles left)."""
    far, high = points[-1][0], max(line, *(y for _, y in points)) * 1.05

    def x(value: float) -> float:
        return LEFT + value / far * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - value / high * (HEIGHT - TOP - BOTTOM)

    parts = [f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>']
    for value in ticks(high):
        parts.append(f'<path class="grid" d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(value) + 5:.1f}" text-anchor="end">{value:g}</text>')
    parts += [
        f'<text x="{x(value):.1f}" y="{HEIGHT - 26}" text-anchor="middle">{value:g}</text>'
        for value in ticks(far)
    ]
    parts.append(f'<path class="line" d="M{LEFT} {y(line):.1f}H{WIDTH - RIGHT}"/>')
    parts.append(
        f'<text class="named" x="{WIDTH - RIGHT}" y="{y(line) + 18:.1f}" text-anchor="end">'
        f"{escape(name)}: {line:g}</text>"
    )
    path = "L".join(f"{x(a):.1f} {y(b):.1f}" for a, b in points)
    parts.append(f'<path class="curve" fill="none" stroke-linejoin="round" d="M{path}"/>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(
        f'<text x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">decisions of training, millions</text>'
    )
    parts.append(f'<text x="{LEFT}" y="16">tiles left, best-scored actions played</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" role="img"><title>Tiles left while learning</title><style>{STYLE}</style>'
        f"{''.join(parts)}</svg>\n"
    )


def main() -> None:
    """Read the command line."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("curve", type=Path, help="the CSV file")
    asked.add_argument("out", type=Path, help="the SVG file to write")
    asked.add_argument("--line", nargs=2, metavar=("NAME", "TILES"), default=("greedy bot", "10.6"))
    given = asked.parse_args()
    with given.curve.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["tiles_left"]]
    points = [(int(row["decisions"]) / MILLION, float(row["tiles_left"])) for row in rows]
    given.out.write_text(drawn(points, given.line[0], float(given.line[1])), encoding="utf-8")


if __name__ == "__main__":
    main()
