"""Actions and positions as text, both ways, and what cannot be read."""

from __future__ import annotations

import pytest

from parlour import CHANCE, TABLE, NotReadable, load
from parlour.games.sequence_numbers.tests.helpers import (
    CALL,
    DEAD,
    DOWN,
    DRAW,
    FORFEIT,
    LEFT_DOWN,
    LINE,
    MINUS,
    MINUS_ON,
    PASS,
    PLUS,
    PLUS_ON,
    RIGHT_DOWN,
    SLUG,
    WAIVE,
    fresh,
    lay,
    line,
    settle,
)
from parlour.kernel.actors import SEAT_DRAW


@pytest.mark.parametrize(
    ("actor", "action", "text"),
    [
        (0, 10, "a2"),
        (0, 98, "i10"),
        (0, PLUS_ON + 11, "+b2"),
        (0, MINUS_ON + 11, "-b2"),
        (0, DEAD + 12, "dead 12"),
        (0, PASS, "pass"),
        (0, DRAW, "draw"),
        (0, WAIVE, "waive"),
        (0, FORFEIT + 48, "forfeit 48"),
        (0, FORFEIT + PLUS, "forfeit plus"),
        (0, FORFEIT + MINUS, "forfeit minus"),
        (0, LINE + line(11), "line b2>"),
        (0, LINE + line(15, LEFT_DOWN), "line f2/"),
        (0, LINE + line(11, DOWN), "line b2v"),
        (0, LINE + line(11, RIGHT_DOWN), "line b2\\"),
        (TABLE, CALL + 1, "talk 2"),
        (CHANCE, 12, "card 12"),
        (CHANCE, PLUS, "card plus"),
        (CHANCE, -1, "card ?"),
        (CHANCE, SEAT_DRAW + 2, "first C"),
        (0, CALL, "#401"),
        (0, -1, "#-1"),
    ],
)
def test_an_action_in_one_line(actor: int, action: int, text: str) -> None:
    state = fresh(seats=3)
    assert state.action_text(actor, action) == text
    assert state.parse(actor, text) == action


@pytest.mark.parametrize("text", ["B2", " b2", "PASS", "Forfeit Plus"])
def test_letters_and_spaces_may_be_any(text: str) -> None:
    state = fresh()
    assert state.action_text(0, state.parse(0, text)) == text.strip().lower()


@pytest.mark.parametrize(
    "text",
    ["", "k1", "b11", "b0", "+", "dead", "dead x", "forfeit 49", "forfeit nine", "line b2", "talk 2", "#x"],
)
def test_what_is_no_action_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable):
        fresh().parse(0, text)


@pytest.mark.parametrize("text", ["", "card", "card 49", "card zero", "first D2", "9"])
def test_what_is_no_draw_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable):
        fresh().parse(CHANCE, text)


def test_a_position_in_one_line() -> None:
    state = lay([[20, 21, 22, 23], [55]], {0: [9, 12], 1: [PLUS]})
    text = state.text()
    assert "owner=20-23:1,55:2" in text
    assert "hand=0:9,1:12,5:49" in text
    assert load(SLUG).from_text(text).to_bytes() == state.to_bytes()


@pytest.mark.parametrize(
    "text",
    [
        "-",
        "nothing",
        "rows=0:9",
        "phase=0:5",
        "phase=0:2 phase=0:2",
        "owner=100:1",
        "owner=5-3:1",
        "owner=0:4",
        "mover=0:2",
        "drawing=0:5",
        "viewer=0:4",
        "hand=0:9,1:3",
        "hand=1:9",
        "hand=0:51",
        "last_cell=0:100",
    ],
)
def test_what_is_no_position_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable):
        load(SLUG).from_text(text)


def test_every_position_of_a_game_reads_back() -> None:
    state = settle(fresh(seats=6, teams="3", draw="manual", table_talk="referee"))
    while not state.is_over:
        assert state.variant.from_text(state.text()).to_bytes() == state.to_bytes()
        seat = state.turn[-1]
        state.apply(seat, state.legal_actions(seat)[-1])
        settle(state)


@pytest.mark.parametrize(
    "changed",
    [
        "owner=20-23:3",
        "hand_size=0:3",
        "owed=0-1:1 has_aside=0:1 aside=0:3 hand=0:9,1:12,2:13,3:14,5:49 hand_size=0:4,1:1",
        "drawing=0 deck= deck_size=",
        "phase=1 drawing=0",
        "phase= drawing=-1",
        "phase=3",
        "scored=0:2",
        "scored=0:1 lines=0:399",
        "pile=5:5",
        "top=0:51",
        "top_copy=0:3",
        "deck_size=90",
        "deck_copies=1:1 deck=1:2 deck_size=2",
        "fresh_copies=1:3",
    ],
)
def test_what_cannot_be_at_a_table_is_not_readable(changed: str) -> None:
    variant, text = load(SLUG), lay([[20, 21, 22, 23], [55]], {0: [9, 12], 1: [PLUS]}).text()
    parts = dict(part.split("=") for part in text.split())
    variant.from_text(text)
    parts |= dict(part.split("=") for part in changed.split())
    with pytest.raises(NotReadable):
        variant.from_text(" ".join(f"{name}={value}" for name, value in parts.items() if value))
