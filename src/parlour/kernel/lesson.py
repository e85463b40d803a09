"""A lesson as data: prepared positions of a game, and one thing to do in each.

Turns and draws are written in the game's notation. A step begins at a `position` of its own, or where the
step before it ended: after its `answer` and its `then`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.kernel.message import Words


@dataclass(frozen=True, kw_only=True)
class LessonStep:
    """One thing to do."""

    ask: Words
    """What to do, and why."""
    answer: tuple[str, ...]
    """The actions of a turn that does it, shown to whoever wants to see it."""
    done: Words
    """What is said when it is done."""
    astray: Words = ""
    """The reply to a legal turn that is not what was asked (the law answers illegal ones); empty where every
    turn will do."""
    accepts: Callable[[Any, Any], bool] | None = None
    """On the records before and after a turn: whether it is accepted too; by default only `answer` is."""
    position: str = ""
    then: tuple[tuple[int, str], ...] = ()
    """The entries after the answer: actors and their actions or draws, as far as the rules allow them."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson of two minutes for newcomers; the first step has a `position`."""

    steps: tuple[LessonStep, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    seat: int = 0
    """Where the learner sits."""
