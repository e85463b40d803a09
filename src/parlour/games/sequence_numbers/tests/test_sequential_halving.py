"""Estimates, and actions tried out on deals of what cannot be seen."""

from __future__ import annotations

import numpy as np
import pytest

from parlour import State
from parlour.games.sequence_numbers.bots import estimate, horizon, rollout
from parlour.games.sequence_numbers.bots.line_values import (
    MIXED,
    NOBODY_YET,
    held,
    missing,
    most_shared,
    numbers_of_side,
    owner_of,
    window_on,
)
from parlour.games.sequence_numbers.bots.win_model import LOOK_ON
from parlour.games.sequence_numbers.rules.lines import NO_LINE, line_at
from parlour.games.sequence_numbers.rules.numbers import cells
from parlour.games.sequence_numbers.state import DIRECTIONS, NOBODY
from parlour.games.sequence_numbers.tests.helpers import MINUS, MINUS_ON, PLUS, PLUS_ON, fresh, lay, settle
from parlour.kernel.rng import random
from parlour.testing.solver import solved

LITTLE = 5  # milliseconds: some ten deals for each candidate


def expected(state: State) -> list[float]:
    out = np.zeros(state.seats)
    estimate(state.fields, out)
    return [float(value) for value in out]


def window(state: State, cell: int, direction: int = 0) -> int:
    line = line_at(state.fields, cell, direction, 0)
    assert line != NO_LINE
    sides = [numbers_of_side(state.fields, side) for side in range(3)]
    return window_on(state.fields, line, *sides)


def test_a_window_tells_whose_line_it_is_what_it_lacks_and_what_is_held_for_it() -> None:
    state = lay([[20, 21], [60]], {0: [21, 22, 1], 1: [30]})
    own = window(state, 20)
    assert (owner_of(own, 1), missing(own, 1), held(own, 1), held(own, 2)) == (1, 3, 2, 0)
    assert owner_of(window(state, 60), 1) == 2
    assert owner_of(window(state, 30), 1) == NOBODY_YET
    both = lay([[20, 21], [22]])
    assert owner_of(window(both, 20), 1) == MIXED


def test_a_free_corner_counts_as_covered_and_locked_chips_close_a_line() -> None:
    corner = window(lay([[1, 2], []]), 0)
    assert (owner_of(corner, 1), missing(corner, 1)) == (1, 2)
    state = lay([[20, 21, 22, 23], []])
    for cell in (20, 21):
        state.fields.locked[cell] = 1
    shared = most_shared(state.fields)
    assert owner_of(window(state, 20), shared) == MIXED
    assert owner_of(window(state, 20), 2) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_what_is_expected_sums_to_nothing_and_team_mates_expect_alike(seats: int) -> None:
    state = settle(fresh(seats=seats))
    for _ in range(12):
        (seat,) = state.turn
        state.apply(seat, state.legal_actions(seat)[-1])
        settle(state)
        found = expected(state)
        assert sum(found) == pytest.approx(0.0, abs=1e-9)
        assert all(-1.0 <= value <= 1.0 for value in found)
        for seat, team in enumerate(state.variant.teams):
            assert found[seat] == found[team]


def test_who_can_finish_a_line_stands_to_win_unless_another_can_first() -> None:
    ahead = lay([[20, 21, 22, 23], []], {0: [23, 1, 30], 1: [2, 31]})
    assert int(ahead.fields.printed[24]) == 23
    assert expected(ahead)[0] > 0.9
    threat = lay([[], [20, 21, 22, 23]], {0: [1, 30], 1: [23, 31]})
    assert -1.0 < expected(threat)[0] < -0.6
    can_cover = lay([[], [20, 21, 22, 23]], {0: [23, 30], 1: [23, 31]})
    assert expected(can_cover)[0] > expected(threat)[0]


def test_the_estimate_waits_for_a_card_that_is_being_drawn() -> None:
    state = lay(hands={0: [9, 1], 1: [30]})
    assert horizon(state.fields) == LOOK_ON
    state.apply(0, 10)
    assert int(state.fields.drawing) != NOBODY
    assert horizon(state.fields) == LOOK_ON + 1


def test_every_line_is_counted_once() -> None:
    """A lone chip adds the worth of a line once for each line through it."""
    state = lay([[44], []], {0: [1], 1: [2]})
    through = sum(
        owner_of(window_on(state.fields, line, 0, 0, 0), 1) == 1
        for cell in range(cells(state.fields))
        for direction in range(DIRECTIONS)
        if (line := line_at(state.fields, cell, direction, 0)) != NO_LINE
    )
    assert through == 20


def test_played_on_is_what_promises_most() -> None:
    state = lay([[20, 21, 22, 23], []], {0: [1, 23, 30]})
    actions = np.array(state.legal_actions(0), np.int32)
    assert actions[rollout(state.fields, 0, actions, len(actions), random(1))] == 24


def test_a_line_is_finished_and_a_threat_is_met() -> None:
    won = lay([[20, 21, 22, 23], [60, 61, 62, 63]], {0: [1, 23, 30, 31, PLUS]})
    assert solved(won.view(0), effort=LITTLE) in ([24], [PLUS_ON + 24])
    threat = lay([[77], [60, 61, 62, 63]], {0: [1, 30, 31, 33, MINUS]})
    (action,) = solved(threat.view(0), effort=LITTLE) or [-1]
    assert action in range(MINUS_ON + 60, MINUS_ON + 64)


def test_the_same_view_and_seed_give_the_same_action_whatever_is_hidden() -> None:
    state = settle(fresh(seats=2))
    view = state.view(0)
    found = solved(view, 5)
    assert found == solved(view, 5)
    assert found is not None
    assert found[0] in state.legal_actions(0)
    other = view.guess(random(3)).view(0)
    assert solved(other, 5) == found


def test_a_full_state_is_not_looked_at() -> None:
    with pytest.raises(ValueError, match="never the full state"):
        solved(settle(fresh(seats=2)))


def test_the_next_best_is_what_would_be_played_without_the_best() -> None:
    won = lay([[20, 21, 22, 23], [60, 61, 62, 63]], {0: [1, 23, 30, 31, PLUS]}).view(0)
    found = {24, PLUS_ON + 24}  # both finish the line
    best = solved(won, effort=LITTLE)
    assert best is not None
    assert {*best, *(solved(won, effort=LITTLE, avoid=best[0]) or [])} == found
