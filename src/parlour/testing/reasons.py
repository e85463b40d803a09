"""The reasons of hints (`search.contract.GivesReasons`), checked by the rules in many positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from parlour.kernel.game import Game
from parlour.kernel.message import Message
from parlour.kernel.rng import random as generator
from parlour.kernel.state import State, Variant
from parlour.search import choose
from parlour.search.advice.hints import reasons

Check = Callable[[State, Sequence[int], Mapping[str, Any]], bool]
"""Whether a reason is true of a view and a run, by its parameters."""

MANY: Final = 200
REDEALT: Final = 4
"""One position in this many is redealt as far as the seat cannot know it."""


def reasons_hold(
    game: Game,
    checks: Mapping[str, Check],
    positions: int,
    special: Sequence[State] = (),
    seed: int = 1,
) -> None:
    """Every reason is true, by a check of its own, and follows from what the seat may know.

    Positions are played ones and special ones; in many of them each reason is given at least once.
    """
    met: Counter[str] = Counter()
    for number, (view, run) in enumerate((*_of(special), *_played(game, positions, seed))):
        given_reasons = reasons(view, run)
        if game.hidden and number % REDEALT == 0:
            other = view.guess(generator(number)).view(view.viewer or 0)
            assert reasons(other, run) == given_reasons, "reasons leak hidden information"
        for reason in given_reasons:
            assert isinstance(reason, Message)
            where = f"{reason} of {view.action_text(view.viewer or 0, run[0])} in {view.text()}"
            assert checks[reason.name](view, run, reason.parameters), where
            met[reason.name] += 1
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
    """The run of one action and the end of the turn, or else its first continuation."""
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
