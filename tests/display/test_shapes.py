"""Drawings are well-formed, use the theme's classes alone, and stay inside what they are drawn on."""

from __future__ import annotations

import math
import re

import pytest

from parlour.display.svg import shapes
from parlour.display.svg.theme import BADGES, LETTERS, SEATS, TINTS
from tests.display.drawings import check

SIGNS = 3
DRAWINGS = {
    "tile": shapes.tile("13"),
    **{f"die {number}": shapes.die(number) for number in range(1, 7)},
    "cross": shapes.cross(),
    "joker": shapes.wild(),
    "joker as 7": shapes.wild("7"),
    "tile back": shapes.tile_back(),
    "card": shapes.card("23 + 4", tint="blue"),
    "card of two lines": shapes.card("23\n+ 4"),
    "card back": shapes.card_back(),
    "gate": shapes.gate(-9, -9, 9, 9),
    "pouch": shapes.pouch(),
    "large pouch": shapes.pouch(96),
    "cells": shapes.cells([(20, 20), (60, 20)]),
    "again": shapes.again(20, 20, 8, "violet"),
    **{f"chip {seat}": shapes.chip(seat, LETTERS[seat]) for seat in range(SEATS)},
    **{f"locked chip {seat}": shapes.locked_chip(seat, LETTERS[seat]) for seat in range(SEATS)},
    **{f"counter {tint}": shapes.counter(tint, 0) for tint in TINTS},
    **{f"pawn {tint}": shapes.pawn(tint, 0) for tint in TINTS},
    **{f"texture {kind}": shapes.texture(kind, 0, 0, 40, 40, "clay") for kind in range(4)},
    **{f"badge {mark}": drawing for mark, drawing in BADGES.items()},
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_well_formed_and_has_no_colour_of_its_own(name: str) -> None:
    check(DRAWINGS[name])


def test_what_tells_seats_apart_is_drawn_differently() -> None:
    assert len({shapes.pattern(seat, 15) for seat in range(SEATS)}) == SEATS


def test_what_tells_tints_apart_is_drawn_differently() -> None:
    drawn = {shapes.texture(kind, 0, 0, 40, 40, "clay") for kind in range(4)}
    assert len(drawn) == 4
    signs = {shapes.mark_of(kind, "clay", 6) for kind in range(SIGNS)}
    assert len(signs) == SIGNS
    for sign in signs:
        check(sign)


@pytest.mark.parametrize("seat", range(SEATS))
def test_a_pattern_stays_inside_its_disc(seat: int) -> None:
    drawn = shapes.pattern(seat, 10)
    ends = re.findall(r"[ML]([-.\d]+) ([-.\d]+)", drawn)
    width = re.search(r'stroke-width="([\d.]+)"', drawn)
    cap = float(width[1]) / 2 if width else 0
    assert all(math.hypot(float(x), float(y)) + cap <= 10.01 for x, y in ends)


def test_a_lattice_is_cut_off_at_its_frame() -> None:
    ends = re.findall(r"[ML]([-.\d]+) ([-.\d]+)", shapes.lattice(24, 30, 5))
    assert len(ends) > 20
    assert all(abs(float(x)) <= 12.01 and abs(float(y)) <= 15.01 for x, y in ends)


def test_numbers_on_tiles_are_text_that_can_be_read_out() -> None:
    assert ">13</text>" in shapes.tile("13")


def test_words_are_escaped() -> None:
    assert "3 &lt; 4 &amp; 5" in shapes.words(0, 0, 12, "3 < 4 & 5")


def test_a_cell_is_one_subpath_with_round_corners() -> None:
    one, three = shapes.cells([(20, 20)]), shapes.cells([(20, 20), (60, 20), (100, 20)])
    assert (one.count("M"), three.count("M")) == (1, 3)
    assert one.count("a5 5") == 4


def test_numbers_are_written_short() -> None:
    for value in (0, 1 / 3, -2 / 3, 12.5, -0.0004, 100):
        text = shapes.n(value)
        assert float(text) == pytest.approx(value, abs=0.0006)
        assert not text.startswith(("0.", "-0."))
