"""Hints for people: the best turn of a search as an instruction, with arguments in the game's terms.

>>> from parlour.search.advice.hints import hint
>>> from parlour.kernel.state import Variant
>>> from parlour.testing.tiny import GAME
>>> view = Variant.of(GAME, random_start=False).new_state(seed=7).view(0)
>>> found = hint(view, seed=1)
>>> found.run[-1] in GAME.closing
True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from parlour.kernel.game import Advice, Game
from parlour.kernel.message import HOUSE, Words, begun, joined
from parlour.kernel.orders import orders, texts
from parlour.kernel.state import State, drawing
from parlour.search.levels import level_named, strength_of
from parlour.search.tree.search import Search
from parlour.search.turn import SOLVER_SHARE, Strength, searched_turn

LEVEL: Final = "master"
SECONDS: Final = 1.2
"""Seconds that a hint may take."""
COMPARED: Final = 0.25
"""The share of that for each of the two moves compared."""
ENOUGH: Final = 3
"""Wins in 100 games; a smaller difference counts as equal."""


@dataclass(frozen=True)
class Hint:
    """A run, a sentence or two about it, and arguments for it."""

    run: tuple[int, ...]
    sentence: Words
    reasons: tuple[Words, ...] = ()


@dataclass(frozen=True)
class Effort:
    """How hard to think about a turn, and about the worth of each of two runs compared."""

    turn: Strength
    seconds: float
    simulations: int | None = None
    other_seconds: float | None = None
    """The seconds for the best run with another first action; by default as many as for the turn."""

    @property
    def other(self) -> Strength:
        """How hard the game's own solver looks for the best run with another first action."""
        seconds = self.turn.seconds if self.other_seconds is None else self.other_seconds
        return replace(self.turn, simulations=1, seconds=seconds)


def effort_within(game: Game, seconds: float) -> Effort:
    """The strongest level, within `seconds` altogether."""
    strength = strength_of(level_named(LEVEL), game)
    limited = replace(strength, seconds=seconds * (1 - 2 * COMPARED))
    compared = seconds * COMPARED
    return Effort(limited, compared, other_seconds=compared / SOLVER_SHARE)


def hint(view: State, seed: int = 0, seconds: float = SECONDS) -> Hint:
    """The best run found for the viewing seat within `seconds`, once the search is compiled."""
    return in_words(view, advise(view, seed, effort_within(view.game, seconds)))


def advise(view: State, seed: int, effort: Effort) -> Advice:
    """What a search advises the viewing seat; browsers do the same (`browser/package/advice.mjs`)."""
    assert view.viewer is not None
    turn = searched_turn(view, seed, effort.turn)
    run = tuple(turn.run)
    if view.seats == 1:
        return Advice(run)
    other: Sequence[int] = ()
    if turn.searched:  # a search evaluates each action of a longer turn only by itself
        other = [turn.second] if turn.second is not None and len(run) == 1 else ()
    else:
        second = searched_turn(view, seed, effort.other, avoid=run[0])
        other = () if second.searched else second.run
    values = [
        worth(view, actions, seed, effort.seconds, effort.simulations)[view.viewer] if actions else 0.0
        for actions in (run, other)
    ]
    return Advice(run, values[0], tuple(other), values[1])


def in_words(view: State, advice: Advice) -> Hint:
    """Advice as a hint; raises `NotAllowed` for runs that are not legal."""
    words = [_advised(view, advice.run)]
    if view.seats > 1:
        words += _chances(view, advice)
    return Hint(advice.run, joined(words), reasons(view, advice.run))


def reasons(view: State, run: Sequence[int]) -> tuple[Words, ...]:
    """The game's own arguments for a run; none where it has no `reasons`."""
    return drawing().reasons(view, run, played(view, run))


def _advised(view: State, run: Sequence[int]) -> Words:
    if drawing().instruction(view, run[0]):
        return HOUSE("hint-do", play=begun(orders(view, run)))
    return HOUSE("hint-turn", play=orders(view, run))


def describe(view: State, run: Sequence[int]) -> Words:
    """What a run does, as the log puts it; its notation if the log has no line for it.

    >>> from parlour.kernel.state import Variant
    >>> from parlour.testing.tiny import GAME
    >>> view = Variant.of(GAME, random_start=False).new_state(seed=7).view(0)
    >>> str(describe(view, [view.legal_actions(0)[0], *GAME.closing]))
    'laid 1 card'
    """
    assert view.viewer is not None
    state, said = view.copy(), list[Words]()
    for action in run:
        before = state.copy()
        state.apply(view.viewer, action)
        said.append(drawing().line(before, action, state))
    return joined(list(filter(None, said)) or texts(view, run), ", ")


def played(view: State, run: Sequence[int]) -> State:
    """The view after a run, as far as it is legal."""
    assert view.viewer is not None
    after = view.copy()
    for action in run:
        if view.viewer in after.turn and action in after.legal_actions(view.viewer):
            after.apply(view.viewer, action)
    return after


def worth(
    view: State, run: Sequence[int], seed: int, seconds: float, simulations: int | None = None
) -> list[float]:
    """Each seat's expected return after a run, by a search from the viewing seat's view."""
    after = played(view, run)
    if after.is_over:
        return after.returns()
    search = Search(after, seed=seed)
    search.run(simulations, seconds)
    return list(search.values())


def wins_in_100(value: float, seats: int) -> int:
    """An expected return as wins in 100 games, shared wins counted as shares.

    >>> wins_in_100(0.0, 2), wins_in_100(1.0, 2), wins_in_100(0.0, 4)
    (50, 100, 25)
    """
    return round(100 * (value * (seats - 1) + 1) / seats)


def _chances(view: State, advice: Advice) -> list[Words]:
    """How good the run is, compared with the best alternative."""
    mine = wins_in_100(advice.value, view.seats)
    said: list[Words] = [HOUSE("hint-wins", wins=mine)]
    if advice.other:
        less = mine - wins_in_100(advice.other_value, view.seats)
        name = orders(view, advice.other)
        if less >= ENOUGH:
            said.append(HOUSE("hint-next-best", play=name, less=less))
        elif less > -ENOUGH:
            said.append(HOUSE("hint-as-good", play=name))
    return said
