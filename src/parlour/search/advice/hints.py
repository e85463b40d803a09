"""Hints for people: the best turn of a search as an instruction, and what speaks for it in the game's terms.

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
from functools import reduce
from typing import Any, Final

from parlour.kernel.message import HOUSE, Words, begun, joined
from parlour.kernel.state import State
from parlour.search.levels import level_named, strength_of
from parlour.search.tree.compile import loops_now
from parlour.search.tree.search import Search
from parlour.search.turn import SOLVER_SHARE, Strength, Turn, searched_turn

LEVEL: Final = "master"
SECONDS: Final = 1.2
"""Seconds that a hint may take."""
COMPARED: Final = 0.25
"""The share of that for each of the two moves compared."""
ENOUGH: Final = 3
"""Wins in 100 games; a smaller difference counts as equal."""


@dataclass(frozen=True)
class Hint:
    """A run, a sentence or two about it, and what speaks for it."""

    run: tuple[int, ...]
    sentence: Words
    reasons: tuple[Words, ...] = ()


def hint(view: State, seed: int = 0, seconds: float = SECONDS) -> Hint:
    """The best run found for the viewing seat within `seconds`.

    Until the search is compiled it is the greedy player's, and the sentence says so.
    """
    assert view.viewer is not None
    strength = strength_of(level_named(LEVEL), view.game)
    limited = replace(strength, seconds=seconds * (1 - 2 * COMPARED))
    turn = searched_turn(view, seed, limited)
    run = tuple(turn.run)
    words = [_advised(view, run)]
    if loops_now(view.game) is None:
        words.append(HOUSE("hint-greedy"))
    elif view.seats > 1:
        words += _chances(view, turn, limited, seed, seconds)
    return Hint(run, joined(words), reasons(view, run))


def reasons(view: State, run: Sequence[int]) -> tuple[Words, ...]:
    """What the game itself says for a run; nothing where it has no `reasons`."""
    said = getattr(view.game.bots, "reasons", None)
    return tuple(said(view, run)) if said else ()


def _advised(view: State, run: Sequence[int]) -> Words:
    if getattr(view.game.display, "instruction", None) is None:
        return HOUSE("hint-turn", play=orders(view, run))
    return HOUSE("hint-do", play=begun(orders(view, run)))


def orders(view: State, run: Sequence[int]) -> Words:
    """A run as instructions, or its notation where the game has no words for them.

    Ending a turn goes without saying where something else is to be done.
    """
    assert view.viewer is not None
    instruction: Any = getattr(view.game.display, "instruction", None)
    if instruction is None:
        return joined(texts(view, run), ", ")
    state, said = view.copy(), list[Words]()
    for action in run:
        if not said or action not in view.game.closing:
            said.append(instruction(view.variant, state.fields, view.viewer, action))
        state.apply(view.viewer, action)
    return reduce(lambda first, then: HOUSE("hint-then", first=first, then=then), said)


def told(view: State, run: Sequence[int]) -> Words:
    """What a run does, as told in the log; its notation if the log has no line.

    >>> from parlour.kernel.state import Variant
    >>> from parlour.testing.tiny import GAME
    >>> view = Variant.of(GAME, random_start=False).new_state(seed=7).view(0)
    >>> str(told(view, [view.legal_actions(0)[0], *GAME.closing]))
    'laid 1 card'
    """
    assert view.viewer is not None
    tell: Any = getattr(view.game.display, "tell", None)
    state, said = view.copy(), list[Words]()
    for action in run if tell else ():
        before = state.copy()
        state.apply(view.viewer, action)
        line: Any = tell(view.variant, before.fields, view.viewer, action, state.fields, view.viewer)
        if line is not None:
            text = line.text.removesuffix(".") if isinstance(line.text, str) else line.text
            parts = joined(["(", joined(line.parts, ", "), ")"], "") if line.parts else ""
            said.append(joined([text, parts]))
    return joined(said or texts(view, run), ", ")


def texts(view: State, run: Sequence[int]) -> list[str]:
    """The notation of each action of a run."""
    assert view.viewer is not None
    state, said = view.copy(), []
    for action in run:
        said.append(state.action_text(view.viewer, action))
        state.apply(view.viewer, action)
    return said


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


def _chances(view: State, turn: Turn, strength: Strength, seed: int, seconds: float) -> list[Words]:
    """How good the run is, compared with the best alternative."""
    assert view.viewer is not None
    mine = worth(view, turn.run, seed, seconds * COMPARED)[view.viewer]
    said: list[Words] = [HOUSE("hint-wins", wins=wins_in_100(mine, view.seats))]
    other = _next_best(view, turn, replace(strength, seconds=seconds * COMPARED / SOLVER_SHARE), seed)
    if other is not None:
        theirs = worth(view, other, seed, seconds * COMPARED)[view.viewer]
        less = wins_in_100(mine, view.seats) - wins_in_100(theirs, view.seats)
        name = orders(view, other)
        if less >= ENOUGH:
            said.append(HOUSE("hint-next-best", play=name, less=less))
        elif less > -ENOUGH:
            said.append(HOUSE("hint-as-good", play=name))
    return said


def _next_best(view: State, turn: Turn, strength: Strength, seed: int) -> Sequence[int] | None:
    """The best run with another first action, by the same search or solver.

    None if unknown: a search evaluates each action of a longer turn only by itself.
    """
    if turn.searched:
        return [turn.second] if turn.second is not None and len(turn.run) == 1 else None
    other = searched_turn(view, seed, replace(strength, simulations=1), avoid=turn.run[0])
    return None if other.searched else other.run
