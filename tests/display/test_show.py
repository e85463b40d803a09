"""A state shows itself: a picture in a notebook, text when printed."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

from parlour.display.show import painted, spelled
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME
from tests.display.drawings import SVG, check


def test_a_state_is_a_picture_in_a_notebook_as_the_seat_to_act_sees_it() -> None:
    state = Variant.of(GAME, random_start=False).new_state(seed=7)
    svg = state._repr_svg_()
    assert svg is not None
    assert svg == painted(state, state.turn[0])
    title = check(svg).find(f"{SVG}title")
    assert title is not None
    assert "Lay one or two cards." in (title.text or "")


def test_a_state_prints_as_text() -> None:
    state = Variant.of(GAME, random_start=False).new_state(seed=7)
    assert str(state) == spelled(state)
    assert "Lay one or two cards." in str(state)


def test_a_view_shows_what_its_seat_knows() -> None:
    state = Variant.of(GAME, random_start=False).new_state(seed=7)
    for seat in range(state.seats + 1):
        assert str(state.view(seat)) == spelled(state, seat)
        assert state.view(seat)._repr_svg_() == painted(state, seat)


def test_a_game_without_a_table_prints_its_position_and_has_no_picture() -> None:
    state = Variant.of(replace(GAME, display=None), random_start=False).new_state(seed=7)
    assert str(state) == state.text()
    assert state._repr_svg_() is None


def test_importing_the_package_draws_nothing_yet() -> None:
    code = (
        "import sys, parlour; print('parlour.display.svg.page' in sys.modules, 'markdown_it' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
