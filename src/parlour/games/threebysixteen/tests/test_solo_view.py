"""The game for one that a bot's turn is thought about in: the same board, calls, actions and history."""

from __future__ import annotations

from random import Random

import pytest

from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.bots.solo_view import narrow
from parlour.kernel.actors import CHANCE
from parlour.kernel.records import copied
from parlour.kernel.state import State, Variant
from parlour.search.players.plain import random_run
from parlour.search.turn import Strength, TurnSearch

OPTIONS = [
    {},
    {"caller": "random"},
    {"caller": "1", "transfers": "forced", "open_step": True},
    {"caller": "house", "transfers": "after", "auto_done": True, "tiebreak": "rows"},
    {"runs": 2, "top": 6, "columns": 2},
]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_is_what_a_game_for_one_with_these_calls_would_show(
    options: dict[str, object], seats: int
) -> None:
    """A one-seat game is played alongside a larger one, with the actions of one seat."""
    whole = Variant.of(GAME, seats=seats, **options).new_state(seed=5)
    alone = Variant.of(GAME, **{**options, "seats": 1, "caller": "house"}).new_state(draws="manual")
    me, random = seats - 1, Random(seats)
    calls = 0
    while not whole.is_over:
        calls = called(whole, alone, calls)
        seat = random.choice(whole.turn)
        for action in random_run(whole.view(seat), random.randrange(1 << 30)):
            if seat == me:
                assert narrowed(whole.view(me)) == alone.view(0).to_bytes()
                assert alone.view(0).legal_actions(0) == whole.legal_actions(me)
                alone.apply(0, action)
            whole.apply(seat, action)
    assert alone.is_over
    assert alone.scores() == [whole.scores()[me]]


def called(whole: State, alone: State, known: int) -> int:
    """Call for one what was called for all; how many there are."""
    numbers = [entry.action for entry in whole.history if entry.actor == CHANCE and entry.action < 1000]
    for number in numbers[known:]:
        alone.apply(CHANCE, number)
    return len(numbers)


def narrowed(view: State) -> bytes:
    """The record of the game for one."""
    assert view.viewer is not None
    fields = copied(view.fields)
    assert narrow(fields, view.viewer) == 1
    return fields.tobytes()


def test_alone_nothing_is_changed() -> None:
    fields = Variant.of(GAME, seats=1).new_state(seed=1).view(0).fields
    before = fields.tobytes()
    assert narrow(fields, 0) == 0
    assert fields.tobytes() == before


def test_what_the_others_did_makes_no_difference() -> None:
    """Two games that differ in the others' boards alone look the same."""
    states = [Variant.of(GAME, seats=2).new_state(seed=3) for _ in range(2)]
    for _ in range(20):
        for column, state in enumerate(states):
            for seat, at in ((0, 0), (1, column)):
                legal = state.legal_actions(seat)
                state.apply(seat, legal[0] if len(legal) < 5 else legal[at])
                state.apply(seat, 11)
    assert states[0].view(0).to_bytes() != states[1].view(0).to_bytes()
    assert narrowed(states[0].view(0)) == narrowed(states[1].view(0))


def test_what_a_bot_found_is_kept_while_the_others_play() -> None:
    state = Variant.of(GAME, seats=2, caller="house", runs=2, top=6, columns=2).new_state(seed=5)
    search = TurnSearch(state.view(1), compiled=False)
    for action in search.turn(state.view(1), 1, Strength(40, 600.0), lambda: False).run:
        state.apply(1, action)
    assert search.visits > 0
    while 1 not in state.turn:
        for action in random_run(state.view(0), 3):
            state.apply(0, action)
    search.advance_to(state.view(1))
    assert search.visits > 0
    run = search.turn(state.view(1), 2, Strength(40, 600.0), lambda: False).run
    assert run[0] in state.legal_actions(1)
