"""The built browser client: small fonts, and nothing in it from elsewhere."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tests.sources import ROOT

STATIC = ROOT / "src/parlour/static"
FONT_BUDGET = 70_000
NOT_A_PLACE = re.compile(
    r"https?://(www\.w3\.org|svelte\.dev/e)\b[^\s\"'`]*"
)  # names of formats and of errors


@pytest.fixture(scope="module")
def built() -> Path:
    """The folder of the built client."""
    assert (STATIC / "index.html").is_file(), "the client is not built: run `python3 run.py setup`"
    return STATIC


def wire_size(path: Path) -> int:
    """Bytes that go over the wire: the compressed twin, where there is one."""
    twin = path.with_name(path.name + ".br")
    return (twin if twin.is_file() else path).stat().st_size


def test_its_fonts_are_small(built: Path) -> None:
    sizes = {font.name: wire_size(font) for font in built.glob("assets/*.woff2")}
    assert len(sizes) == 4
    assert sum(sizes.values()) <= FONT_BUDGET, sizes


def test_the_page_waits_for_no_font(built: Path) -> None:
    """They come after what it is drawn with; until then others stand there, as wide and as high."""
    assert "woff2" not in (built / "index.html").read_text(encoding="utf-8")


def test_nothing_comes_from_another_host(built: Path) -> None:
    found = {}
    for path in [built / "index.html", *built.glob("assets/*.js"), *built.glob("assets/*.css")]:
        text = NOT_A_PLACE.sub("", path.read_text(encoding="utf-8"))
        if hosts := re.findall(r"""(?:https?:)?//[\w-]+\.[\w.-]+""", text):
            found[path.name] = hosts
    assert not found


def test_compressed_twins_hold_the_same_bytes(built: Path) -> None:
    twins = list(built.rglob("*.gz"))
    assert twins
    for twin in twins:
        assert gzip.decompress(twin.read_bytes()) == twin.with_suffix("").read_bytes(), twin
        assert twin.with_suffix(".br").is_file(), twin


def test_the_documentation_page_of_the_api_has_its_scripts(built: Path) -> None:
    assert {"swagger-ui.css", "swagger-ui-bundle.js"} <= {p.name for p in (built / "swagger").iterdir()}
