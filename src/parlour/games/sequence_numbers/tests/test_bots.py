"""What bots are told: lines worth filling, cards worth keeping."""

from __future__ import annotations

import numpy as np
import pytest

from parlour import State, load
from parlour.games.sequence_numbers.bots import evaluate, weigh
from parlour.games.sequence_numbers.tests.helpers import (
    DEAD,
    DRAW,
    FORFEIT,
    MINUS,
    MINUS_ON,
    PLUS,
    PLUS_ON,
    SLUG,
    WAIVE,
    call,
    fresh,
    lay,
    settle,
)
from parlour.search import choose


def weights(state: State, seat: int = 0) -> dict[int, float]:
    """The weight of each legal action."""
    actions = state.legal_actions(seat)
    out = np.zeros(len(actions))
    weigh(state.view(seat).fields, seat, np.array(actions, np.int32), len(actions), out)
    return dict(zip(actions, out.tolist(), strict=True))


def best(state: State, seat: int = 0) -> int:
    found = weights(state, seat)
    return max(found, key=lambda action: found[action])


def test_a_line_is_finished_before_another_is_blocked() -> None:
    both = lay([[20, 21, 22, 23], [60, 61, 62, 63]], {0: [23, 1, 11, 30]})
    assert int(both.fields.printed[64]) == 15
    assert best(both) == 24
    assert best(lay([[20, 45], [60, 61, 62, 63]], {0: [15, 1, 30]})) == 64


def test_plus_and_minus_wait_until_they_are_needed() -> None:
    calm = lay([[44], [77]], {0: [33, PLUS, MINUS]})
    assert best(calm) < PLUS_ON
    assert best(lay([[], [60, 61, 62, 63]], {0: [1, 30, MINUS]})) in range(MINUS_ON + 60, MINUS_ON + 64)
    assert best(lay([[20, 21, 22, 23], []], {0: [1, 30, PLUS]})) == PLUS_ON + 24


def test_free_cards_come_first_and_dead_ones_go_first() -> None:
    assert best(lay([[10], [58]], {0: [9, 12]})) == DEAD + 9
    owed = lay(hands={0: [1, 12], 1: [6]}, draw="manual")
    owed.apply(0, 1)
    found = weights(owed)
    assert found[DRAW] > found[WAIVE] > 0
    called = call(lay([[10], [58]], {0: [9, 12, PLUS]}, seats=4, table_talk="referee"), 0)
    assert best(called) == FORFEIT + 9
    assert min(weights(called).values()) == weights(called)[FORFEIT + PLUS]


def test_every_action_has_a_weight() -> None:
    state = settle(fresh(seats=6, teams="3", draw="manual", table_talk="referee", choose_line=True))
    while not state.is_over:
        for seat in state.turn:
            assert min(weights(state, seat).values()) > 0
        seat = state.turn[-1]
        state.apply(seat, state.legal_actions(seat)[0])
        settle(state)


def test_a_position_is_worth_its_lines() -> None:
    empty, three = lay(hands={0: [1]}), lay([[22, 23, 24], []], {0: [1]})
    assert evaluate(three.fields, 0) > evaluate(empty.fields, 0) > evaluate(three.fields, 1)
    dead, alive = lay([[10, 58], []], {0: [9]}), lay([[10, 58], []], {0: [12]})
    assert evaluate(alive.fields, 0) > evaluate(dead.fields, 0)


@pytest.mark.parametrize("options", [{}, {"seats": 4, "draw": "manual"}])
def test_the_greedy_player_wins_when_it_can_and_draws_its_cards(options: dict[str, object]) -> None:
    state = lay([[20, 21, 22, 23], []], {0: [23, 1, 30]}, **{"sequences_to_win": "1", **options})  # type: ignore[arg-type]  # options by name
    assert choose(state.view(0), "greedy", 1) == [24]
    owed = load(SLUG, draw="manual").new_state(seed=1)
    owed.apply(0, owed.legal_actions(0)[0])
    assert choose(owed.view(0), "greedy", 1) == [DRAW]
