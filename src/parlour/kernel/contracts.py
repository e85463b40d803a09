"""What the modules of a game's folder must or may offer, as types that mypy checks.

The rules' functions are described in `kernel.rules`, and displays in `display.contract`, which knows boards
and scenes.
"""

from __future__ import annotations

from typing import Any, Protocol

from parlour.kernel.errors import Refusal


class Law(Protocol):
    """`law`: why an action is refused, made from the numbers of its `reasons` (`display.reading`)."""

    def why_not(self, state: Any, seat: int, action: int) -> Refusal | None:
        """None exactly where `legal` lists the action; else the rule and a sentence with the numbers."""
        ...


class Notation(Protocol):
    """`notation.py`: actions and positions as one line of text, both ways.

    Where `read_position` accepts positions that cannot be reached, as `kernel.position` does, a function
    `is_possible(state)` tells whether the fields of a whole position are consistent: records from outside
    may begin from positions, and compiled rules check no bounds.
    """

    def action_text(self, state: Any, actor: int, action: int) -> str:
        """The action (or draw, or stand-in for a hidden one) in one line."""
        ...

    def read_action(self, state: Any, actor: int, text: str) -> int:
        """The action number of a text, whether legal or not; raises `NotReadable`."""
        ...

    def position_text(self, state: Any) -> str:
        """The whole position, options apart, in one line."""
        ...

    def read_position(self, state: Any, text: str) -> None:
        """Fill a record that holds the options from a position's text; raises `NotReadable`."""
        ...
