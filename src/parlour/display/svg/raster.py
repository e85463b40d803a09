"""A drawing as PNG, by resvg in the typefaces of pictures: `python raster.py < SVG > PNG`.

It is a program of its own because resvg holds the GIL for a tenth of a second; it imports nothing else of
ours, so that it starts at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).with_name("fonts")
SERIF: Final = "Fraunces"
SANS: Final = "Atkinson Hyperlegible Next"


def png(svg: str) -> bytes:
    """A drawing, a pixel a unit of its width and height.

    Raises `ImportError` without resvg, `ValueError` for anything but a drawing.
    """
    import resvg_py  # native, and needed in the program alone

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            skip_system_fonts=True,
            font_files=[str(FONTS / "serif.ttf"), str(FONTS / "sans.ttf")],
            font_family=SANS,
            serif_family=SERIF,
            sans_serif_family=SANS,
        )
    )


if __name__ == "__main__":
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode("utf-8")))
