"""A lesson as data: prepared positions of a game, and one thing to do in each.

Turns and draws are written in the game's notation. A step begins at a `position` of its own, or where the
step before it ends: when its `answer` has been played, and what comes `then`.
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
    """What is said of a turn that the rules allow and that is not what was asked; what they forbid, the law
    says. Empty where every turn will do."""
    accepts: Callable[[Any, Any], bool] | None = None
    """On the records before and after another turn: whether it does as well; without, only `answer` does."""
    position: str = ""
    then: tuple[tuple[int, str], ...] = ()
    """What others do after it, and draws: actors and what they do, as far as the rules allow it."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """What somebody who never played is shown in two minutes; the first step has a `position`."""

    steps: tuple[LessonStep, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    seat: int = 0
    """Where the learner sits."""
