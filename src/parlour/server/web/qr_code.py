"""QR codes of links, for the camera of another device."""

from __future__ import annotations

from io import BytesIO

import segno


def qr_code(link: str) -> bytes:
    """Draw a link as SVG, dark on light whatever is around it.

    >>> qr_code("https://example.org/j/k3fz")[:5]
    b'<svg '
    """
    svg = BytesIO()
    segno.make(link, error="m", micro=False).save(svg, kind="svg", light="#fff", omitsize=True, xmldecl=False)
    return svg.getvalue()
