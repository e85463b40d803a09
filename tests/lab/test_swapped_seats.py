"""One policy can play every seat: a game whose seats all move up by one shows each the same as before.

Two games are played beside each other. In the second every seat does what the seat before it did in the
first, gets the draws that it got, and so must observe what it observed.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.games import catalogue
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.calls import concealed
from parlour.kernel.state import State, Variant
from parlour.lab.encoding import Encoding
from parlour.testing.cases import Case, cases
from parlour.testing.tiny import GAME

EVERYBODY = -1
GAMES = 2
MOST_ENTRIES = 200


def drawn_by_lot(case: Case) -> Variant | None:
    """The case with the seat that begins drawn by lot, else None: only then do all seats begin alike."""
    options = {**case.variant.options}
    for name, value in (("first", "random"), ("random_start", True), ("caller", "random")):
        if name in options:
            options[name] = value
    variant = Variant.of(case.game, **options)
    if variant.seats == 1 or variant.is_open:
        return None
    state = variant.new_state(draws="manual")
    return variant if state.turn == (CHANCE,) and state.draws()[0][0] >= SEAT_DRAW else None


VARIANTS = {
    str(case): variant
    for game in (GAME, *catalogue())
    for case in cases(game)
    if (variant := drawn_by_lot(case))
}


def whose(state: State, outcome: int) -> int:
    """The only seat that is told of a draw, or `EVERYBODY`."""
    rules = state.game.running
    told = [seat for seat in range(state.seats) if rules.seen(state.fields, CHANCE, outcome, seat) == outcome]
    return told[0] if len(told) == 1 else EVERYBODY


def drawing_for(state: State) -> int:
    """For whom the pending draw is, whatever comes of it."""
    return whose(state, state.draws()[0][0])


def moved_up(seat: int, seats: int) -> int:
    return (seat + 1) % seats


class Beside:
    """Two games beside each other, with the seats of the second moved up by one."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.one, self.two = (variant.new_state(draws="manual") for _ in range(2))
        self.random = Random(seed)
        self.drawn: dict[int, deque[int]] = defaultdict(deque)
        """What was drawn in the first game and not yet in the second, by the seat there that it is for."""

    def play(self) -> Iterator[None]:
        """Play both; yields wherever both have come equally far.

        Where the last cards are dealt by the numbers of seats, they part before the end.
        """
        for _ in range(MOST_ENTRIES):
            if self.one.turn == (CHANCE,):
                self._draw()
            elif any(self.drawn.values()):
                return
            else:
                yield
                if self.one.is_over:
                    return
                self._act()
            self._catch_up()

    def _act(self) -> None:
        one, two, seats = self.one, self.two, self.one.seats
        assert set(two.turn) == {moved_up(seat, seats) for seat in one.turn}
        seat = self.random.choice(one.turn)
        action = self.random.choice(one.legal_actions(seat))
        one.apply(seat, action)
        two.apply(moved_up(seat, seats), action)

    def _draw(self) -> None:
        one, seats = self.one, self.one.seats
        outcomes, weights = one.draws()
        outcome = self.random.choices(outcomes, weights)[0]
        owner = whose(one, outcome)
        one.apply(CHANCE, outcome)
        if outcome >= SEAT_DRAW:
            outcome = SEAT_DRAW + moved_up(outcome - SEAT_DRAW, seats)
        self.drawn[owner if owner == EVERYBODY else moved_up(owner, seats)].append(outcome)

    def _catch_up(self) -> None:
        two = self.two
        while two.turn == (CHANCE,) and self.drawn[drawing_for(two)]:
            two.apply(CHANCE, self.drawn[drawing_for(two)].popleft())


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS.keys())
def test_when_seats_move_up_so_do_their_observations(variant: Variant) -> None:
    variant.game.compiled.load_rules()
    encoding, compared = Encoding(variant), 0
    for seed in range(GAMES):
        beside = Beside(variant, seed)
        for _ in beside.play():
            for seat in range(variant.seats):
                other = moved_up(seat, variant.seats)
                one, two = (
                    concealed(variant.game, state.fields, viewer)
                    for state, viewer in ((beside.one, seat), (beside.two, other))
                )
                same(encoding.fields(one, seat), encoding.fields(two, other))
                assert np.array_equal(encoding.flat(one, seat), encoding.flat(two, other))
                assert beside.one.legal_actions(seat) == beside.two.legal_actions(other)
                compared += 1
    assert compared > GAMES * variant.seats * 2


def same(one: dict[str, Any], two: dict[str, Any]) -> None:
    """The same arrays in both dictionaries."""
    assert {name: value.tolist() for name, value in one.items()} == {
        name: value.tolist() for name, value in two.items()
    }


def test_every_game_is_among_them() -> None:
    assert {variant.game.slug for variant in VARIANTS.values()} == {
        GAME.slug,
        *(game.slug for game in catalogue()),
    }
