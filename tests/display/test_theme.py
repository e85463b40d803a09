"""The theme: readable in both schemes, told apart by everybody, and the page's stylesheet is current."""

from __future__ import annotations

import itertools
import math
import re
from pathlib import Path
from typing import Literal, get_args

import pytest

from parlour import catalogue
from parlour.display.contract import display_of
from parlour.display.svg import theme
from parlour.display.svg.materials import MATERIALS
from parlour.display.svg.shapes import RIM
from parlour.display.svg.theme import BADGES, LETTERS, PALETTE, PATTERNS, RULES, SEATS, TINTS
from parlour.kernel.state import Variant
from tests.display.drawings import parsed

TEXT = 4.5
"""WCAG AA for text of any size."""
FIGURES = 7.0
"""WCAG AAA: numbers on pieces and on a table's enamel."""
GRAPHICS = 3.0
"""WCAG AA for what is no text: rings, patterns, borders that carry meaning."""
SURFACE = 1.5
"""Cells on a table: no outline of a control, but seen as places."""
APART = 0.05
"""Least distance of two seats' colours in OKLab, with every kind of colour vision."""

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WORLDS: dict[str, dict[str, str]] = {
    one: {name: theme.colour(name, one) for name in PALETTE} for one in SCHEMES
}
WORLDS |= {material: theme.colours_on(material) for material in MATERIALS}
Colour = tuple[float, float, float]

Matrix = tuple[Colour, Colour, Colour]
SEEN_BY: dict[str, Matrix] = {  # Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB
    "everybody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopes": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopes": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopes": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_OKLAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def times(matrix: Matrix, vector: Colour) -> Colour:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def linear(name: str, ground: str) -> Colour:
    """A colour of the palette in linear RGB, in a scheme of the page or on a material."""
    text = WORLDS[ground][name]
    parts = (int(text[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return r, g, b


def luminance(name: str, ground: str) -> float:
    return sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), linear(name, ground), strict=True))


def contrast(one: str, other: str, ground: str) -> float:
    """WCAG 2 contrast of two colours of the palette."""
    dark, light = sorted((luminance(one, ground), luminance(other, ground)))
    return (light + 0.05) / (dark + 0.05)


def oklab(colour: Colour) -> Colour:
    a, b, c = (max(part, 0.0) ** (1 / 3) for part in times(TO_CONES, colour))
    return times(TO_OKLAB, (a, b, c))


PAGE = ("paper", "card", "cell", "felt")
READ = [
    *((ink, ground) for ink in ("ink", "soft") for ground in PAGE),
    *((ink, ground) for ink in ("brand", "brass", "alarm") for ground in ("paper", "card")),
    ("brand-ink", "brand"),
    ("token-ink", "token"),
    ("token-soft", "token"),
    *((f"{tint}-ink", tint) for tint in TINTS),
    *((f"seat-{seat}", ground) for seat in range(SEATS) for ground in ("paper", "card")),
    *(("on-chip", f"{colour}-{seat}") for seat in range(SEATS) for colour in ("chip", "inlay")),
]
SEEN = [
    *((f"seat-{seat}", ground) for seat in range(SEATS) for ground in ("cell", "felt")),
    *((mark, ground) for mark in ("brand", "brass", "alarm", "soft") for ground in ("cell", "felt", *TINTS)),
]


LAIN_ON = ("felt", "cell", "groove", *TINTS)
"""Pieces lie on all of these."""
READ_ON_TABLES = [
    *((ink, ground) for ink in ("ink", "soft") for ground in ("felt", "cell", "groove")),
    *((f"{tint}-ink", tint) for tint in TINTS),
    ("token-ink", "token"),
    ("token-soft", "token"),
    ("brass", "groove"),
    *(("on-chip", f"{colour}-{seat}") for seat in range(SEATS) for colour in ("chip", "inlay")),
]
SEEN_ON_TABLES = [
    (thing, ground)
    for thing in ("token", "brand", "brass", "alarm", "soft", *(f"seat-{seat}" for seat in range(SEATS)))
    for ground in LAIN_ON
]


EASY = {"tile-ink", "tile-soft", *(f"{tint}-ink" for tint in TINTS)}
"""Classes of the inks that are easily read on what they stand on."""


@pytest.mark.parametrize("material", MATERIALS)
@pytest.mark.parametrize(("ink", "ground"), READ_ON_TABLES)
def test_text_can_be_read_on_every_table(ink: str, ground: str, material: str) -> None:
    assert contrast(ink, ground, material) >= TEXT


@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("ink", ["token-ink", "token-soft"])
def test_numbers_on_ivory_are_easily_read(ink: str, world: str) -> None:
    assert contrast(ink, "token", world) >= FIGURES


@pytest.mark.parametrize("material", MATERIALS)
@pytest.mark.parametrize("tint", TINTS)
def test_numbers_on_enamel_are_easily_read(tint: str, material: str) -> None:
    assert contrast(f"{tint}-ink", tint, material) >= FIGURES


@pytest.mark.parametrize("slug", [game.slug for game in catalogue() if game.display is not None])
def test_numbers_on_pieces_are_in_such_an_ink(slug: str) -> None:
    game = next(game for game in catalogue() if game.slug == slug)
    drawn = " ".join(face.drawing for face in display_of(game).board(Variant.of(game)).faces)
    numbers = re.findall(r'<text class="([^"]*)"[^>]*>\d', drawn)
    assert {name for names in numbers for name in names.split() if name.endswith(("ink", "soft"))} <= EASY


@pytest.mark.parametrize("material", MATERIALS)
@pytest.mark.parametrize(("thing", "ground"), SEEN_ON_TABLES)
def test_ivory_and_rings_stand_out_from_every_table(thing: str, ground: str, material: str) -> None:
    assert contrast(thing, ground, material) >= GRAPHICS


def test_what_lies_face_down_has_a_rim_of_ivory() -> None:
    for game in (game for game in catalogue() if game.display is not None):
        board = display_of(game).board(Variant.of(game))
        for face in (face for face in board.faces if face.back):
            parts = {part.get("class", ""): part for part in parsed(face.drawing)}
            assert list(parts)[:4] == ["shade", "side", "tile", "back"]
            for edge in "xy":
                rim, inside = (float(parts[name].get(edge, "nan")) for name in ("tile", "back"))
                assert inside - rim == pytest.approx(RIM)
            assert contrast("token", "felt", board.material) >= GRAPHICS
            assert contrast("token", "back", board.material) >= GRAPHICS


@pytest.mark.parametrize("slug", [game.slug for game in catalogue() if game.display is not None])
def test_cells_are_seen_on_their_table(slug: str) -> None:
    game = next(game for game in catalogue() if game.slug == slug)
    board = display_of(game).board(Variant.of(game))
    drawings = *(area.drawing for area in board.areas), *(face.drawing for face in board.faces)
    grounds = {
        ground for ground in ("cell", *TINTS) if re.search(rf'class="{ground}[ "]', " ".join(drawings))
    }
    assert min(contrast(ground, "felt", board.material) for ground in grounds) >= SURFACE


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("material", MATERIALS)
def test_a_table_stands_out_from_the_page(material: str, scheme: str) -> None:
    """In the light scheme by its depth, in the dark one by its colour and rim."""
    one, other = luminance("paper", scheme), luminance("felt", material)
    assert (max(one, other) + 0.05) / (min(one, other) + 0.05) >= (GRAPHICS if scheme == "light" else 1.15)


def test_tables_are_told_apart_at_a_glance() -> None:
    shown = [oklab(linear("felt", material)) for material in MATERIALS]
    assert min(math.dist(a, b) for a, b in itertools.combinations(shown, 2)) >= APART


def test_no_two_games_lie_on_the_same_material() -> None:
    games = [game for game in catalogue() if game.display is not None]
    made_of = [display_of(game).board(Variant.of(game)).material for game in games]
    assert len(set(made_of)) == len(made_of)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("ink", "ground"), READ)
def test_text_can_be_read(ink: str, ground: str, scheme: str) -> None:
    assert contrast(ink, ground, scheme) >= TEXT


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("mark", "ground"), SEEN)
def test_rings_can_be_seen(mark: str, ground: str, scheme: str) -> None:
    assert contrast(mark, ground, scheme) >= GRAPHICS


@pytest.mark.parametrize("scheme", [*SCHEMES, next(iter(MATERIALS))])
@pytest.mark.parametrize("eyes", SEEN_BY)
def test_seats_are_told_apart_by_colour_alone_with_any_colour_vision(eyes: str, scheme: str) -> None:
    shown = []
    for seat in range(SEATS):
        r, g, b = (min(max(c, 0.0), 1.0) for c in times(SEEN_BY[eyes], linear(f"seat-{seat}", scheme)))
        shown.append(oklab((r, g, b)))
    assert min(math.dist(a, b) for a, b in itertools.combinations(shown, 2)) >= APART


def test_every_seat_has_its_own_letter_and_pattern() -> None:
    assert len(set(LETTERS)) == len(set(PATTERNS)) == SEATS


def test_rules_use_only_colours_of_the_palette() -> None:
    used = set(re.findall(r"var\(--([a-z0-9-]+)\)", repr(RULES)))
    assert used - {"own", "chip", "inlay"} <= set(PALETTE)


def test_marks_that_share_a_ring_of_one_piece_have_badges() -> None:
    """Solid rings in two colours alone would tell `last` from `found`, `locked` or `refused`."""
    assert set(BADGES) == {"locked", "found", "dead", "refused"}


def test_no_mark_wears_the_colour_of_what_may_be_touched() -> None:
    rings = [declarations for selector, declarations in RULES if selector.endswith(" .ring")]
    assert rings
    assert "var(--brand)" not in {ring.get("stroke") for ring in rings}


def test_a_standalone_picture_has_no_variable_left() -> None:
    for scheme in get_args(theme.Scheme):
        text = theme.standalone(scheme, "slate")
        assert "var(" not in text
        assert ("prefers-color-scheme" in text) == (scheme == "auto")
        assert text.count("{") == text.count("}")


def test_a_seats_ring_is_drawn_in_its_own_colour() -> None:
    assert ".drawn-light .seat-1.mark-last .ring{stroke:#a23c14" in theme.standalone("light", "felt")


def test_the_pages_stylesheets_are_current() -> None:
    assert theme.main(["--check"]) == 0


def test_colours_and_drawings_are_sheets_of_their_own() -> None:
    colours, drawings = theme.sheets()["colours.css"], theme.sheets()["drawings.css"]
    assert ".drawn" not in colours
    assert not re.search(r"^\s*--", drawings, re.MULTILINE), "variables are set where the colours are"
    given = set(re.findall(r"^\s*--([a-z0-9-]+):", colours, re.MULTILINE))
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", drawings)) <= given


def test_an_old_stylesheet_is_noticed_and_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "lib"
    monkeypatch.setattr(theme, "TARGET", target)
    assert theme.main(["--check"]) == 1
    assert capsys.readouterr().err.count("out of date") == len(theme.sheets())
    assert theme.main([]) == 0
    assert theme.main(["--check"]) == 0
    (target / "drawings.css").write_text("")
    assert theme.main(["--check"]) == 1
    assert "drawings.css is out of date" in capsys.readouterr().err
