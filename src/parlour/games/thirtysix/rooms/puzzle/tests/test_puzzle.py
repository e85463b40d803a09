"""The border puzzle: laying, lighting, taking back, hints, and the proof of its 48 solutions."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour import NotAllowed
from parlour.games.thirtysix.rooms.puzzle import GAME
from parlour.games.thirtysix.rooms.puzzle.bots.aids import HINT
from parlour.games.thirtysix.rooms.puzzle.display.pieces import SOLUTIONS
from parlour.games.thirtysix.rooms.puzzle.rules import matched
from parlour.games.thirtysix.rooms.puzzle.state import (
    CELLS,
    EDGES,
    GIVE_UP,
    KEPT,
    MOST_CHANGES,
    SIDE,
    SOLVED,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.rooms.puzzle.tests.solver import Arrangement, lying, nearest, seen_as, solutions
from parlour.games.thirtysix.state import CORNERS, TILE_NAMES
from parlour.games.thirtysix.tests.helpers import SOLVED as BOARD

SLUG = GAME.slug
PRINTED: tuple[tuple[str, int], ...] = tuple(
    (tile, int(turn)) for _, _, tile, turn in (group.split(",") for group in BOARD.split())
)
"""The solution of the rule book, cell by cell."""


def test_the_table_shows_the_solutions_that_a_search_finds() -> None:
    shown = [tuple(divmod(int(laid), CORNERS) for laid in solution) for solution in SOLUTIONS]
    assert shown == list(solutions())


def new() -> parlour.State:
    return parlour.load(SLUG).new_state()


def do(state: parlour.State, *texts: str) -> parlour.State:
    for text in texts:
        state.apply(0, state.parse(0, text))
    return state


def lay(state: parlour.State, tile: str, turn: int, cell: str) -> parlour.State:
    """Turn a tile until it is turned so, and lay it."""
    while int(state.fields.turn[TILE_NAMES.index(tile)]) != turn:
        do(state, f"{tile}/")
    return do(state, f"{tile}/{turn}-{cell}")


def named(cell: int) -> str:
    return f"{'abc'[cell % SIDE]}{cell // SIDE + 1}"


def printed_but_one() -> parlour.State:
    state = new()
    for cell, (tile, turn) in enumerate(PRINTED[:-1]):
        lay(state, tile, turn, named(cell))
    return state


def test_1_1_all_tiles_lie_in_the_heap_at_first() -> None:
    state = new()
    assert lying(state.fields) == {}
    assert matched(state.fields) == 0
    assert state.turn == (0,)


def test_1_2_a_tile_is_laid_as_it_is_turned() -> None:
    state = do(new(), "ARG/")
    with pytest.raises(NotAllowed, match=r"ARG is turned by one quarter now; turn it first\.") as refused:
        do(state, "ARG/0-b2")
    assert refused.value.rule == "1.2"
    do(state, "ARG/1-b2")
    assert lying(state.fields) == {4: (3, 1)}


def test_1_2_tiles_change_places() -> None:
    state = do(new(), "DR/0-a1", "DG/0-b1", "DR/0-b1")
    assert lying(state.fields) == {0: (1, 0), 1: (0, 0)}
    do(state, "DB/0-b1")
    assert lying(state.fields) == {0: (1, 0), 1: (2, 0)}
    with pytest.raises(NotAllowed, match=r"DB lies in b1 already\."):
        do(state, "DB/0-b1")


def test_1_3_a_tile_goes_back_and_keeps_its_turn() -> None:
    state = do(new(), "DR/0-a1", "DR/", "a1-")
    assert lying(state.fields) == {}
    assert int(state.fields.turn[0]) == 1
    with pytest.raises(NotAllowed, match=r"No tile lies in a1\."):
        do(state, "a1-")


def test_1_4_changes_are_taken_back_one_by_one() -> None:
    state = new()
    texts = []
    for change in ("DR/0-a1", "DG/0-b1", "DR/0-b1", "b1-", "DG/", "DB/0-a1", "DB/", "AGB/0-c3"):
        texts.append((state.fields.cell.tolist(), state.fields.turn.tolist()))
        do(state, change)
    for cells, turns in reversed(texts):
        do(state, "undo")
        assert (state.fields.cell.tolist(), state.fields.turn.tolist()) == (cells, turns)
    with pytest.raises(NotAllowed, match="nothing left to take back"):
        do(state, "undo")
    assert state.scores() == [8]


def test_1_4_the_oldest_changes_are_forgotten() -> None:
    state = new()
    for _ in range(KEPT + 3):
        do(state, "DR/")
    for _ in range(KEPT):
        do(state, "undo")
    assert int(state.fields.turn[0]) == 3
    assert UNDO not in state.legal_actions(0)


def test_1_5_actions_have_numbers() -> None:
    assert GAME.action_count == 344
    state = new()
    assert state.parse(0, "ARG/3-b2") == 36 * 3 + 9 * 3 + 4
    assert state.parse(0, "b2-") == 324 + 4
    assert state.parse(0, "ARG/") == 333 + 3 == TURN + 3


def borders(state: parlour.State) -> set[str]:
    return {piece.face for piece in state.scene(0).pieces if "-" in piece.place}


def test_2_1_borders_match_by_both_pairs_of_squares() -> None:
    state = lay(lay(new(), "ARG", 0, "a1"), "ARB", 0, "b1")
    assert matched(state.fields) == 1
    assert borders(state) == {"match.v"}
    do(state, "ARB/")
    assert matched(state.fields) == 0
    assert borders(state) == {"clash"}


def test_2_2_the_last_tile_solves_it() -> None:
    state = printed_but_one()
    assert matched(state.fields) == 10
    assert str(state.scene(0).sentence) == "1 tile is still in the heap."
    lay(state, *PRINTED[-1], named(8))
    assert state.is_over
    assert int(state.fields.phase) == SOLVED
    assert state.returns() == [1.0]
    assert str(state.scene(0).status) == "12 of 12 borders match"
    (why,) = {why.rule for why in [GAME.law.why_not(state.fields, 0, GIVE_UP)] if why}
    assert why == "2.2"


def test_2_2_two_tiles_exchanged_solve_nothing() -> None:
    state = printed_but_one()
    tile, turn = PRINTED[0]
    do(state, f"{tile}/{turn}-b1")
    lay(state, *PRINTED[-1], named(8))
    assert not state.is_over
    assert "do not match yet" in str(state.scene(0).sentence)


def test_2_3_whoever_gives_up_sees_the_nearest_solution() -> None:
    state = do(printed_but_one(), "give up")
    assert state.is_over
    assert state.returns() == [-1.0]
    assert str(state.scene(0).sentence) == (
        "10 of 12 borders matched. This is the solution that keeps the most of what lay there."
    )
    assert str(do(new(), "give up").scene(0).sentence) == "This is a solution."
    places = {piece.place: piece.face for piece in state.scene(0).pieces}
    assert all(places[named(cell)] == f"{tile}.{turn}" for cell, (tile, turn) in enumerate(PRINTED))
    assert GAME.law.why_not(state.fields, 0, UNDO).rule == "2.3"  # type: ignore[union-attr]  # refused, as the rule says


def test_2_4_there_is_an_end_to_trying() -> None:
    state = new()
    for _ in range(MOST_CHANGES):
        do(state, "DR/")
    assert state.legal_actions(0) == [UNDO, GIVE_UP]
    with pytest.raises(NotAllowed) as refused:
        do(state, "DR/")
    assert refused.value.rule == "2.4"


def test_2_5_at_an_event_borders_are_points_and_12_more_for_solving() -> None:
    assert GAME.event is not None
    points = GAME.event.points
    assert points is not None
    state = new()
    assert points(state.fields) == 0
    assert GAME.event.away(state.fields, state.legal_actions(0)) == GIVE_UP
    state = printed_but_one()
    assert points(state.fields) == points(do(state.copy(), "give up").fields) == 10
    lay(state, *PRINTED[-1], named(8))
    assert points(state.fields) == GAME.event.best(state.fields) == 24


# -- the proof ---------------------------------------------------------------------------------------------


def pairs(solution: Arrangement) -> int:
    """Pairs of touching squares of the same colour, counted apart from the solver."""
    rows = [["?"] * 6 for _ in range(6)]
    for cell, laid in enumerate(solution):
        top, _, bottom, _ = seen_as(laid)
        for half, colours in enumerate((top, bottom)):
            for column, colour in enumerate(colours):
                rows[2 * (cell // 3) + half][2 * (cell % 3) + column] = colour
    across = sum(rows[y][x] == rows[y][x + 1] for y in range(6) for x in (1, 3))
    return across + sum(rows[y][x] == rows[y + 1][x] for y in (1, 3) for x in range(6))


def turned(solution: Arrangement) -> Arrangement:
    """The whole square, a quarter clockwise."""
    spots = ((2 - cell % 3) * 3 + cell // 3 for cell in range(CELLS))
    return tuple((tile, (turn + 1) % CORNERS) for tile, turn in (solution[spot] for spot in spots))


def test_3_1_there_are_48_solutions_12_up_to_turning() -> None:
    found = solutions()
    assert len(found) == len(set(found)) == 48
    assert all(pairs(solution) == 24 for solution in found)
    assert all(len({tile for tile, _ in solution}) == CELLS for solution in found)
    assert {turned(solution) for solution in found} == set(found)
    orbits = Counter(min(solution, a := turned(solution), b := turned(a), turned(b)) for solution in found)
    assert len(orbits) == 12
    assert set(orbits.values()) == {4}
    assert tuple((TILE_NAMES.index(tile), turn) for tile, turn in PRINTED) in found


def test_3_1_the_rules_say_of_each_solution_that_it_is_one() -> None:
    for solution in solutions():
        fields = new().fields
        for cell, (tile, turn) in enumerate(solution):
            fields.cell[tile], fields.turn[tile] = cell, turn
        assert matched(fields) == EDGES


def test_3_2_the_first_version() -> None:
    assert GAME.rules_version == 1


# -- hints -------------------------------------------------------------------------------------------------


def test_whoever_follows_the_hints_solves_it() -> None:
    state = new()
    while not state.is_over:
        (action,) = HINT.answer(state.view(0).fields, 0).actions
        assert action in state.legal_actions(0)
        state.apply(0, action)
    assert state.returns() == [1.0]
    assert HINT.answer(state.view(0).fields, 0).actions == ()


@settings(max_examples=25)
@given(st.lists(st.integers(0, 10**6), max_size=30))
def test_hints_lead_from_anywhere_to_a_solution(choices: list[int]) -> None:
    state = new()
    for choice in choices:
        legal = [action for action in state.legal_actions(0) if action < UNDO]
        state.apply(0, legal[choice % len(legal)])
        if state.is_over:
            return
    _, kept = nearest(lying(state.fields))
    for _ in range(4 * CELLS):
        if state.is_over:
            break
        state.apply(0, HINT.answer(state.view(0).fields, 0).actions[0])
    assert state.returns() == [1.0]
    assert kept <= CELLS


def hint(state: parlour.State) -> str:
    return str(HINT.answer(state.fields, 0).sentence)


def test_a_hint_says_how_much_can_stay() -> None:
    assert hint(new()).startswith("There are 48 ways; here is the beginning of one. ")
    state = printed_but_one()
    assert hint(state).startswith("So far so good.")
    do(state, f"{PRINTED[0][0]}/")
    assert hint(state).startswith("Of what lies here, 7 of the 8 tiles can stay.")
