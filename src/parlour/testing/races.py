"""Races through a book of puzzles (`kernel.race`), played as their tests need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from parlour.kernel.actors import CHANCE
from parlour.kernel.race import PUZZLES, SEAT, SHOW
from parlour.kernel.state import State

Answer = Callable[[State], object]
"""Plays the turn of the puzzle that is drawn."""


def draw(race: State, puzzle: int = 0) -> State:
    """Draw a puzzle of any part, giving up those before it; 0 draws the first possible one."""
    possible = [outcome for outcome, _ in race.chance_outcomes()]
    while puzzle and puzzle not in possible:
        give_up(draw(race))
        race.apply(CHANCE, SHOW)
        possible = [outcome for outcome, _ in race.chance_outcomes()]
    race.apply(CHANCE, puzzle or possible[0])
    return race


def give_up(race: State) -> None:
    """Play the action of a seat that is away."""
    assert race.game.event is not None
    race.apply(SEAT, race.game.event.away(race.fields, race.legal_actions(SEAT)))


def run_through(race: State, answer: Answer, solved: int) -> State:
    """Play a race to its end, with the first `solved` puzzles answered and the others given up."""
    for number in range(PUZZLES):
        draw(race)
        (answer if number < solved else give_up)(race)
        race.apply(CHANCE, SHOW)
    return race


def check_draws_depend_on_no_seat(
    one: State, other: State, right: Callable[[State], int], shown: Sequence[str], choose: Random
) -> None:
    """Give up in one race and play at random in the other, from one seed: draws and boards are the same.

    `right` gives the action that solves, where it is legal; `shown` are the fields that must be equal after
    each turn. Nobody gets more points than the best plays.
    """
    gained = list[int]()
    while not one.is_over:
        for name in shown:
            assert one.fields[name].tolist() == other.fields[name].tolist(), name
        give_up(one)
        before, best = other.scores()[SEAT], best_of(other)
        while not other.is_over and best_of(other) == best:
            legal = other.legal_actions(SEAT)
            other.apply(SEAT, choose.choice([*legal, *(a for a in legal if a == right(other))]))
        gained.append(other.scores()[SEAT] - before)
        assert other.scores()[SEAT] <= best_of(other) == best_of(one) == len(gained)
    assert other.is_over
    assert set(gained) <= {0, 1}
    assert [sum(gained)] == other.scores()
    assert _draws(one) == _draws(other)


def best_of(race: State) -> int:
    """The points of the best plays so far."""
    assert race.game.event is not None
    return race.game.event.best(race.fields)


def _draws(race: State) -> list[int]:
    return [entry.action for entry in race.history if entry.actor == CHANCE]
