"""A heap of stones: each turn takes one to three, and whoever takes the last one wins. With a die, which
says the most that may be taken. Small enough to be solved completely."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.kernel.action import Action
from parlour.kernel.errors import NotReadable, Refusal
from parlour.kernel.game import Game, Seating
from parlour.kernel.options import OptionValue, flag, whole
from tests.search.heap import rules


class Law:
    """What the rules list is allowed, and nothing else."""

    def why_not(self, state: Any, seat: int, action: int) -> Refusal | None:
        due = rules.turn(state)
        allowed = due > 0 and due >> seat & 1 and 1 <= action <= rules.most(state)
        return None if allowed else Refusal("1", "Not now, or not so many.")


class Notation:
    """Plain numbers."""

    def action_text(self, state: Any, actor: int, action: int) -> str:
        return str(action)

    def read_action(self, state: Any, actor: int, text: str) -> int:
        if not text.isdigit():
            raise NotReadable(text)
        return int(text)

    def position_text(self, state: Any) -> str:
        return f"{state.left} {state.limit} {state.mover}"

    def read_position(self, state: Any, text: str) -> None:
        state.left, state.limit, state.mover = map(int, text.split())


def bound(options: Mapping[str, OptionValue]) -> int:
    """A move and a throw a stone."""
    return 2 * int(options["stones"])


GAME: Final = Game(
    package=__name__,
    slug="heap",
    title="Heap",
    credit="Known to everybody",
    summary="Who takes the last stone wins.",
    seating=Seating((2, 3)),
    options=(
        whole("stones", "Stones", default=10, low=1, high=100),
        flag("die", "How many at most", default=False, yes="says a die", no="is three"),
    ),
    dtype=rules.STATE,
    actions=(Action("take", 0, {"many": range(rules.MOST + 1)}),),
    max_legal=rules.MOST,
    max_outcomes=rules.MOST,
    max_turns=bound,
    rules_version=1,
    law=Law(),
    notation=Notation(),
)
