"""Actions and positions as text, both ways, and what cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import CHANCE, NotReadable, load
from parlour.games.numeria import notation
from parlour.games.numeria.notation.words import square_number
from parlour.games.numeria.state import ACTIONS, PASS, TAKE
from parlour.games.numeria.tests.helpers import SLUG
from parlour.kernel.actors import SEAT_DRAW

EMPTY = "/".join(["......."] * 8)
REST = "phase 2 dealt 40 again 0 last - passes 0 quiet 0 A: B:"

UNREAD: Any = None
"""In place of a record: these texts do not depend on it."""


def test_the_action_numbers_are_as_published() -> None:
    assert (PASS, TAKE, ACTIONS) == (4096, 4097, 4227)
    read = notation.read_action
    assert read(UNREAD, 0, "e8-e3") == 64 * 60 + 20
    assert read(UNREAD, 0, "a1-b1") == 1
    assert read(UNREAD, 0, "take a1-d1") == 4097


def test_every_action_and_draw_has_a_text_of_its_own() -> None:
    for actor, actions in ((0, range(ACTIONS)), (CHANCE, [*range(1, 37), SEAT_DRAW, SEAT_DRAW + 1])):
        texts = [notation.action_text(UNREAD, actor, action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert [notation.read_action(UNREAD, actor, text) for text in texts] == list(actions)


@pytest.mark.parametrize("text", ["E8-E3", " e8e3", "e8 e3 "])
def test_letters_and_spaces_may_be_any(text: str) -> None:
    assert notation.read_action(UNREAD, 0, text) == 64 * 60 + 20


@pytest.mark.parametrize("text", ["", "e8", "e9-e3", "i1-a1", "e8--e3", "take", "take a1-b1", "deal 3", "#x"])
def test_what_is_no_action_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable, match="is not an action"):
        notation.read_action(UNREAD, 0, text)


@pytest.mark.parametrize("text", ["", "7", "deal", "deal x", "first C", "pass"])
def test_what_is_no_draw_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable, match="is not a draw"):
        notation.read_action(UNREAD, CHANCE, text)


def test_a_position_in_one_line() -> None:
    text = (
        "......./......./..17...../......./......./.4....../......./36.......1 B view 2 phase 2 dealt 40 "
        "again 3 last a1-a8 passes 1 quiet 17 A:1-2-3-4,5-6-7-8 B:"
    )
    assert load(SLUG, first="0").from_text(text).text() == text


@pytest.mark.parametrize(
    "text",
    [
        f"{EMPTY} C view 0 {REST}",
        f"{EMPTY} A view 4 {REST}",
        f"{EMPTY[1:]} A view 0 {REST}",
        f"{EMPTY} A view 0 {REST.replace('phase 2', 'phase 5')}",
        f"{EMPTY} A view 0 {REST.replace('again 0', 'again 21')}",
        f"37{EMPTY} A view 0 {REST}",
        f"7.7{EMPTY[1:]} A view 0 {REST}",
        f"{EMPTY} A view 0 {REST}1-2-3",
        f"{EMPTY} A view 0 {REST.replace('phase 2', 'phase 3')}",
        f"{EMPTY} A view 0 {REST}1-2-3-37",
        f"{EMPTY} A view 0 {REST}0-1-2-3",
        f"{EMPTY} A view 0 {REST}{','.join(['1-2-3-4'] * 21)}",
        *(f"{EMPTY} A view 0 {REST.replace('phase 2 dealt 40', f'phase 1 dealt {n}')}" for n in (1, 38, 40)),
    ],
)
def test_what_is_no_position_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable):
        load(SLUG, first="0").from_text(text)


@pytest.mark.parametrize(("dealt", "square"), [(1, "b2"), (7, "b3"), (36, "g7"), (37, "a1"), (39, "a8")])
def test_a_set_up_is_laid_square_by_square(dealt: int, square: str) -> None:
    state = load(SLUG, first="0").new_state(draws="manual")
    for _ in range(dealt):
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    text = state.text()
    assert state.variant.from_text(text).to_bytes() == state.to_bytes()
    board, here = state.fields.board, square_number(square)
    board[here], board[square_number("a2")] = 0, board[here]
    with pytest.raises(NotReadable):
        state.variant.from_text(state.text())
