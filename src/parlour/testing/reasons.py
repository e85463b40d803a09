"""Reasons that hints give (`search.contract.GivesReasons`), held against the rules in many positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from parlour.kernel.game import Game
from parlour.kernel.message import Message
from parlour.kernel.state import State, Variant
from parlour.search import choose

Check = Callable[[State, Sequence[int], Mapping[str, Any]], bool]
"""Whether a reason is true of a view and a run, by its parameters."""

MANY: Final = 200


def reasons_hold(
    game: Game,
    checks: Mapping[str, Check],
    positions: int,
    special: Sequence[State] = (),
    seed: int = 1,
) -> None:
    """Every reason is true, by a check of its own, in played positions and special ones.

    In many positions each is given at least once.
    """
    assert game.bots is not None
    met: Counter[str] = Counter()
    for view, run in (*_of(special), *_played(game, positions, seed)):
        for said in game.bots.reasons(view, run):
            assert isinstance(said, Message)
            where = f"{said} of {view.action_text(view.viewer or 0, run[0])} in {view.text()}"
            assert checks[said.name](view, run, said.parameters), where
            met[said.name] += 1
    assert positions < MANY or set(met) == set(checks), f"never given: {sorted(set(checks) - set(met))}"


def played(view: State, run: Sequence[int]) -> State:
    """The view after a run of its seat."""
    assert view.viewer is not None
    state = view.copy()
    for action in run:
        state.apply(view.viewer, action)
    return state


def _of(states: Sequence[State]) -> Iterator[tuple[State, list[int]]]:
    for state in states:
        (seat,) = state.turn
        for first in state.legal_actions(seat):
            yield state.view(seat), _closed(state.view(seat), first)


def _closed(view: State, first: int) -> list[int]:
    """The run of one action and the end of the turn, or the first of what else is to be done."""
    after = view.copy()
    assert view.viewer is not None
    after.apply(view.viewer, first)
    then = after.legal_actions(view.viewer) if view.viewer in after.turn else []
    return [first, *([action for action in view.game.closing if action in then] or then[:1])]


def _played(game: Game, positions: int, seed: int) -> Iterator[tuple[State, list[int]]]:
    """Turns of good and of careless players."""
    random, count = Random(seed), 0
    while count < positions:
        state = Variant.of(game).new_state(seed=random.getrandbits(32))
        while not state.is_over and count < positions:
            seat = random.choice(state.turn)
            view = state.view(seat)
            run = choose(view, random.choice(("greedy", "greedy", "random")), random.getrandbits(32))
            yield view, list(run)
            count += 1
            for action in run:
                state.apply(seat, action)
