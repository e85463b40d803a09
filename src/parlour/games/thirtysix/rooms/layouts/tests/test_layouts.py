"""Arranging the tiles: what may be moved, what is refused and why, and the value that comes of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour.games import home_of
from parlour.games.thirtysix.options import layout_fault
from parlour.games.thirtysix.rooms.layouts import GAME
from parlour.games.thirtysix.rooms.layouts.display.drawing import value
from parlour.games.thirtysix.rooms.layouts.rules import count_near, holds_together
from parlour.games.thirtysix.rooms.layouts.state import (
    BEGIN,
    DONE,
    FIELD,
    KEPT,
    LEAVE,
    MOST_CHANGES,
    NAMES,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.state import LAYOUTS, TILES
from parlour.testing.words import refused

SLUG = GAME.slug


def new() -> parlour.State:
    return parlour.load(SLUG).new_state()


def do(state: parlour.State, *texts: str) -> parlour.State:
    for text in texts:
        state.apply(0, state.parse(0, text))
    return state


def origins(state: parlour.State) -> list[tuple[int, int]]:
    return [(int(x), int(y)) for x, y in zip(state.fields.x, state.fields.y, strict=True)]


def test_1_1_the_printed_square_lies_in_the_middle() -> None:
    state = new()
    assert origins(state)[0] == (6, 6)
    assert origins(state)[8] == (10, 10)
    assert FIELD == 18
    assert str(state.scene(0).sentence) == "The tiles hold together: this layout can be played on."


def test_1_2_tiles_move_by_squares_half_a_tile_and_holes_included() -> None:
    state = do(new(), "DB-m8", "AGR-m10")  # two of the right, half a tile down, with a hole between
    assert origins(state)[2] == (12, 7)
    assert origins(state)[5] == (12, 9)
    assert state_is_legal(state)
    corners = {state.parse(0, "DR-a1"), state.parse(0, "DR-q17")}
    assert corners <= set(state.legal_actions(0))
    assert refused(new(), "DR-g7") == ("1.2", "That tile lies on g7 already.")


@pytest.mark.parametrize("name", NAMES)
def test_1_3_one_begins_from_each_named_layout(name: str) -> None:
    state = do(new(), "DR-a1", f"begin {name}", "done")
    assert value(state.fields) == " ".join(f"{x},{y}" for x, y in LAYOUTS[name])


def test_1_4_tiles_are_chosen_and_turned_or_left_to_chance() -> None:
    state = new()
    assert refused(state, "DR/")[0] == "1.4"
    assert refused(state, "draw tiles") == ("1.4", "The tiles are left to chance already.")
    do(state, "choose tiles", "ARG/", "ARG/", "ARG/")
    assert refused(state, "choose tiles")[0] == "1.4"
    assert {piece.face for piece in state.scene(0).pieces} >= {"ARG.3", "DR.0"}
    chosen = do(state.copy(), "done")
    assert value(chosen.fields).split()[:4] == ["0,0,0,0", "2,0,1,0", "4,0,2,0", "0,2,3,3"]
    left = do(state, "draw tiles", "done")
    assert value(left.fields) == " ".join(f"{x},{y}" for x, y in LAYOUTS["square"])


def test_1_5_moves_and_turns_are_taken_back() -> None:
    state = do(new(), "choose tiles")
    before = state.text().partition("tiles ")[2]
    do(state, "DR-a1", "DR/", "DG-e1", "undo", "undo", "undo")
    assert state.text().partition("tiles ")[2] == before
    assert refused(state, "undo") == ("1.5", "There is nothing left to take back.")
    do(state, "DR-a1", "begin ring")
    assert UNDO not in state.legal_actions(0)
    for _ in range(KEPT + 2):
        do(state, "DR/")
    for _ in range(KEPT):
        do(state, "undo")
    assert int(state.fields.turn[0]) == 2


def test_1_6_actions_have_numbers() -> None:
    assert GAME.action_count == 2621
    assert new().parse(0, "ARG/") == TURN + 3 == 2604
    assert new().parse(0, "begin ring") == BEGIN + 1 == 2611


def test_2_1_tiles_do_not_overlap() -> None:
    assert refused(new(), "DR-h8") == ("2.1", "On h8 it would overlap the tile on i7.")
    assert state_is_legal(do(new(), "DR-f7"))  # a step to the left, over squares of its own


def state_is_legal(state: parlour.State) -> bool:
    return layout_fault(origins(state)) is None


def test_2_2_isolated_groups_are_told_and_refused() -> None:
    state = do(new(), "DR-m5")  # touches at a corner only
    said = "The tile on m5 is in a group of its own: groups must share an edge, not only a corner."
    assert refused(state, "done") == ("2.2", said)
    assert str(state.scene(0).sentence) == said
    assert [piece.mark for piece in state.scene(0).pieces] == ["refused", *[None] * 8]
    assert state_is_legal(do(state, "DR-m6"))
    assert DONE in state.legal_actions(0)


def test_3_1_what_comes_of_it_is_a_value_of_the_option() -> None:
    home, room = home_of(SLUG) or (None, None)
    assert home is not None
    assert room is not None
    assert (home.slug, room.option) == ("thirtysix", "layout")
    state = do(new(), "DR-e8", "done")
    assert state.returns() == [1.0]
    text = room.value(state.fields)
    game = parlour.load(home.slug, layout=text)
    assert game.options["layout"] == text == "4,0 6,0 0,1 2,2 4,2 6,2 2,4 4,4 6,4"
    assert game.new_state(seed=1).fields.layout.tolist()[1] == [6, 0]


def test_3_2_whoever_leaves_has_none() -> None:
    state = do(new(), "leave")
    assert state.returns() == [-1.0]
    assert value(state.fields) == ""
    assert GAME.law.why_not(state.fields, 0, LEAVE).rule == "3.2"  # type: ignore[union-attr]  # refused, as the rule says


def test_3_3_there_is_an_end_to_arranging() -> None:
    state = do(new(), "choose tiles")
    for _ in range(MOST_CHANGES - 1):
        do(state, "DR/")
    assert state.legal_actions(0) == [UNDO, DONE, LEAVE]
    assert refused(state, "DR/")[0] == "3.3"


def test_3_4_the_first_version() -> None:
    assert GAME.rules_version == 1


@settings(max_examples=40)
@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
def test_2_2_the_rules_and_the_option_agree_on_what_can_be_played_on(choices: list[int]) -> None:
    state = new()
    for choice in choices:
        legal = [action for action in state.legal_actions(0) if action < UNDO]
        state.apply(0, legal[choice % len(legal)])
        near = state.fields.near.copy()
        count_near(state.fields)
        assert (state.fields.near == near).all()
        assert bool(holds_together(state.fields)) == (layout_fault(origins(state)) is None)
        assert len(set(origins(state))) == TILES
