"""Actions and positions as text, both ways, and what cannot be read."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour import CHANCE, NotReadable, load
from parlour.games.triolet import notation
from parlour.games.triolet.state import ACTIONS, CELLS, END, KINDS, PASS, PLACE_JOKER, SWAP, SWAP_JOKER
from parlour.games.triolet.tests.helpers import SLUG, position
from parlour.kernel.actors import SEAT_DRAW

UNREAD: Any = None
"""In place of a record: these texts do not depend on it."""


def test_the_action_numbers_are_as_published() -> None:
    assert (END, SWAP, PASS, PLACE_JOKER, SWAP_JOKER, ACTIONS) == (3600, 3601, 3617, 3618, 7218, 7219)
    read = notation.read_action
    assert read(UNREAD, 0, "7@h8") == 7 * 225 + 15 * 7 + 7
    assert read(UNREAD, 0, "0@a1") == 0
    assert read(UNREAD, 0, "15@o15") == 3599
    assert read(UNREAD, 0, "swap 15") == 3616
    assert read(UNREAD, 0, "*15@o15") == 7217


def test_every_action_and_draw_has_a_text_of_its_own() -> None:
    for actor, numbers in (
        (0, range(-2, ACTIONS)),
        (CHANCE, [-1, *range(KINDS), *range(SEAT_DRAW, SEAT_DRAW + 4)]),
    ):
        texts = [notation.action_text(UNREAD, actor, number) for number in numbers]
        assert len(set(texts)) == len(texts)
        assert [notation.read_action(UNREAD, actor, text) for text in texts] == list(numbers)


@pytest.mark.parametrize("text", ["7 @ H8", "7@H8", "  7 @h8 "])
def test_letters_and_spaces_may_be_any(text: str) -> None:
    assert notation.read_action(UNREAD, 0, text) == 7 * CELLS + 112


@pytest.mark.parametrize(
    "text",
    ["", "7", "h8", "16@h8", "7@p8", "7@h16", "7@h0", "07@h8", "end 7", "swap", "swap 16", "?", "#12"],
)
def test_what_is_no_action_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable, match="is not an action"):
        notation.read_action(UNREAD, 0, text)


@pytest.mark.parametrize("text", ["", "7", "7@h8", "draw 16", "draw", "first E", "#7"])
def test_what_is_no_draw_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable, match="is not a draw"):
        notation.read_action(UNREAD, CHANCE, text)


def test_a_position_in_one_line() -> None:
    text = (
        "turn A again | board 9@h8 *2@i8 | draft 4@j8 | hands A 1 7, B 0 0 12 | "
        "bag 3x2 15x1 *x1 | scores 30 12"
    )
    assert position(text, jokers=2).text() == text


def test_what_is_left_out_is_as_usual() -> None:
    state = position("turn B | board 9@h8")
    assert state.turn == (1,)
    assert state.fields.bag_size == 80
    assert state.fields.opened == 2
    assert state.scores() == [0, 0]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not part of a position"),
        ("turn A | turn B", "is there twice"),
        ("turn C", "'turn' cannot be 'C'"),
        ("board 9@h8 1@h8", "'board' cannot be '9@h8 1@h8'"),
        ("board 16@h8", "'board' cannot be '16@h8'"),
        ("board 14@h8 14@i8", "not that many tokens 14"),
        ("hands A 1 2 3 4", "'hands' cannot be"),
        ("hands A 1 2 3, A 1 2 3, B", "'hands' cannot be"),
        ("stage draw | hands A 1 2 3, B 1 2 3", "'stage' cannot be"),
        ("stage draw | hands A 1, B | bag", "'stage' cannot be"),
        ("hands A 1 *", "not that many tokens \\*"),
        ("bag 1x999", "'bag' cannot be"),
        ("bag 1x99", "a bag cannot hold 99 tokens"),
        ("scores 1", "'scores' cannot be"),
        ("scores 10001 0", "'scores' cannot be"),
        ("skips 1000", "'skips' cannot be"),
        ("over soon", "'over' cannot be 'soon'"),
    ],
)
def test_what_is_no_position_is_not_readable(text: str, reason: str) -> None:
    with pytest.raises(NotReadable, match=reason):
        position(text)


@given(st.text(alphabet="abAB@|, x*?0123456789turnhandsbg", max_size=60))
def test_nonsense_breaks_nothing(text: str) -> None:
    variant = load(SLUG)
    try:
        state = variant.from_text(text)
    except NotReadable:
        return
    assert variant.from_text(state.text()).text() == state.text()
