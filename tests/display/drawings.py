"""What every drawing must be: well-formed, safe, and coloured by the theme alone."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from parlour.display.svg.materials import MATERIALS
from parlour.display.svg.theme import RULES, SEATS

KNOWN = {name for selector, _ in RULES for name in re.findall(r"\.([a-z-]+)", selector)}
KNOWN |= (
    {"seat", "body", "on", "column", "strip"}
    | {f"on-{name}" for name in MATERIALS}
    | {f"seat-{seat}" for seat in range(SEATS)}
)
COLOURED = {"fill", "stroke", "style", "color", "stop-color"}
SAFE = {"svg", "title", "style", "g", "path", "rect", "circle", "ellipse", "text", "clipPath"}
SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: str) -> ET.Element:
    """A drawing's root; raises where it is not well-formed."""
    if not drawing.startswith("<svg"):
        drawing = f'<svg xmlns="http://www.w3.org/2000/svg">{drawing}</svg>'
    return ET.fromstring(drawing)  # noqa: S314  # we drew it ourselves


def check(drawing: str) -> ET.Element:
    """Check a drawing, and give its root."""
    root = parsed(drawing)
    for element in root.iter():
        name = element.tag.removeprefix(SVG)
        assert name in SAFE, name
        assert not COLOURED & set(element.attrib), element.attrib
        assert not any(attribute.startswith("on") for attribute in element.attrib), element.attrib
        if name != "svg":
            classes = set(element.get("class", "").split())
            assert classes <= KNOWN, classes - KNOWN
        for attribute, value in element.attrib.items():
            assert not re.search("nan|inf", value, re.IGNORECASE), (attribute, value)
    return root
