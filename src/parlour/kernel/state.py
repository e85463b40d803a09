"""The friendly shell round a record: whose turn, what is legal, apply, view, text, copy, bytes."""

from __future__ import annotations

from fractions import Fraction
from importlib import import_module
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from parlour.kernel.actors import CHANCE, LOT, TABLE, seats_in
from parlour.kernel.chance import Source
from parlour.kernel.errors import NotAllowed, NotReadable
from parlour.kernel.variant import Variant, new_record, record_of

if TYPE_CHECKING:
    from parlour.kernel.record import Record


class Entry(NamedTuple):
    """One entry of a history: who did what. In a view the action may be a stand-in for a hidden one."""

    actor: int
    action: int


def _renderers() -> Any:
    """The renderers of `parlour.display`, looked up when somebody looks: the kernel itself draws nothing."""
    return import_module("parlour.display.show")


class State:
    """A position, how it came about, and where its draws come from.

    A view (`state.view(seat)`) and a state from bytes have no source: they stop when a draw is due.
    """

    def __init__(
        self,
        variant: Variant,
        fields: np.record,
        *,
        source: Source | None = None,
        viewer: int | None = None,
    ) -> None:
        self.variant = variant
        self.game = variant.game
        self.fields = fields
        self.viewer = viewer
        self.history: list[Entry] = []
        self._seen: list[tuple[int, ...]] = []  # per entry, the action as each seat and the spectator know it
        self._source = source
        self._draws = 0
        self._settle_draws()

    # -- whose turn ------------------------------------------------------------------------------------------

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats to act; `(CHANCE,)` when a draw is yours to choose; `()` when the game is over."""
        mask = int(self.game.running.turn(self.fields))
        return (CHANCE,) if mask == CHANCE else seats_in(mask)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.variant.seats

    def legal_actions(self, seat: int) -> list[int]:
        """The legal action numbers of a seat (or of `TABLE`), ascending; empty when it is not due."""
        self._mine(seat)
        out = np.zeros(self.game.max_legal, np.int32)
        count = int(self.game.running.legal(self.fields, seat, out))
        return [int(action) for action in out[:count]]

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        """The outcomes of the draw now due with their exact probabilities; empty when none is.

        On a view: that seat's odds.
        """
        outcomes, weights = self.draws()
        total = sum(weights)
        return [(k, Fraction(w, total)) for k, w in zip(outcomes, weights, strict=True)]

    # -- changes ---------------------------------------------------------------------------------------------

    def apply(self, actor: int, action: int) -> None:
        """Play an action, a draw (`CHANCE`) or a referee's call (`TABLE`).

        Raises `NotAllowed` with the rule and a sentence, and leaves the state as it was. Draws that a source
        provides follow at once.
        """
        actor, action = index(actor), index(action)
        self.check(actor, action)
        self.enter(actor, action)
        self._settle_draws()

    def check(self, actor: int, action: int) -> None:
        """Raise `NotAllowed` where `apply` would, and change nothing."""
        if actor == CHANCE:
            outcomes, _ = self.draws()
            if action not in outcomes:
                raise NotAllowed("draw", self._no_such_draw(action, outcomes))
            return
        self._mine(actor)
        if self._is_listed(actor, action):
            return
        refusal = self.game.law.why_not(self.fields, actor, action)
        if refusal is not None:
            raise NotAllowed(refusal.rule, refusal.sentence)

    def _is_listed(self, actor: int, action: int) -> bool:
        """Whether the compiled rules list the action: as good as the law's word, and far quicker."""
        return self.game.running is not self.game.rules and action in self.legal_actions(actor)

    def enter(self, actor: int, action: int) -> None:
        """Play an entry that is known to be legal, without asking the law; no draws follow."""
        seen = self.game.running.seen
        if self.viewer is None:
            self._seen.append(tuple(int(seen(self.fields, actor, action, s)) for s in range(self.seats + 1)))
        self.game.running.play(self.fields, actor, action)
        self.history.append(Entry(actor, action))
        if actor == CHANCE and action < LOT:
            self._draws += 1

    def settle(self, source: Source) -> None:
        """Make the draws now due from a source other than the state's own."""
        while int(self.game.running.turn(self.fields)) == CHANCE:
            self.enter(CHANCE, self.drawn_by(source))

    def drawn_by(self, source: Source) -> int:
        """The outcome that a source gives for the draw now due."""
        return source.draw(self._draws, *self.draws())

    def _settle_draws(self) -> None:
        if self._source is not None:
            self.settle(self._source)

    def draws(self) -> tuple[list[int], list[int]]:
        """The outcomes of the draw now due and their integer weights; empty when none is."""
        if int(self.game.running.turn(self.fields)) != CHANCE:
            return [], []
        out = np.zeros(self.game.max_outcomes, np.int32)
        weights = np.zeros(self.game.max_outcomes, np.int64)
        count = int(self.game.running.chance(self.fields, out, weights))
        return [int(k) for k in out[:count]], [int(w) for w in weights[:count]]

    @staticmethod
    def _no_such_draw(action: int, outcomes: list[int]) -> str:
        if not outcomes:
            return "No draw is due now."
        return f"{action} cannot be drawn now; possible are {', '.join(map(str, outcomes))}."

    def _mine(self, seat: int) -> None:
        if not (seat == TABLE or 0 <= seat < self.seats):
            raise NotAllowed("seat", f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.")
        if self.viewer is not None and seat != self.viewer:
            raise NotAllowed("view", f"This is what seat {self.viewer} sees; it cannot act for another seat.")

    # -- results ---------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """One number a seat at the end (1 won, -1 lost, 0 level; between for shared wins); zeros before."""
        out = np.zeros(self.seats, np.float64)
        if self.is_over:
            self.game.running.returns(self.fields, out)
        return [float(value) for value in out]

    def scores(self) -> list[int]:
        """The game's own figures, one a seat, at any time."""
        out = np.zeros(self.seats, np.int32)
        self.game.running.scores(self.fields, out)
        return [int(value) for value in out]

    # -- what a seat may know --------------------------------------------------------------------------------

    def view(self, seat: int) -> State:
        """What a seat may know, as a state; `seats` (the number) is the spectator."""
        if not 0 <= seat <= self.seats:
            raise NotAllowed(
                "seat", f"There is no seat {seat} to look from; 0 to {self.seats} (spectator) are."
            )
        if self.viewer is not None:
            if seat != self.viewer:
                self._mine(seat)
            return self.copy()
        out = new_record(self.game.dtype)
        self.game.running.conceal(self.fields, seat, out)
        view = State(self.variant, out, viewer=seat)
        view.history = [Entry(e.actor, s[seat]) for e, s in zip(self.history, self._seen, strict=True)]
        view._draws = self._draws
        return view

    def seen_by(self, seat: int, since: int = 0) -> list[Entry]:
        """The history from entry `since` on, as a seat knows it."""
        if self.viewer is not None:
            return self.history[since:]
        return [
            Entry(e.actor, s[seat]) for e, s in zip(self.history[since:], self._seen[since:], strict=True)
        ]

    @property
    def seen_by_all(self) -> list[tuple[int, ...]]:
        """Per entry, the action as each seat and the spectator know it."""
        return list(self._seen)

    def remember(self, history: list[Entry], seen: list[tuple[int, ...]]) -> None:
        """Take over how the position came about; `seen` is that of `seen_by_all`."""
        self.history, self._seen = history, seen
        self._draws = sum(actor == CHANCE and action < LOT for actor, action in history)

    def guess(self, random: Any) -> State:
        """On a view: a full state that agrees with it, the unknown dealt at random (`kernel.rng`)."""
        if self.viewer is None:
            return self.copy()
        fields = new_record(self.game.dtype)
        np.copyto(np.asarray(fields), np.asarray(self.fields))
        self.game.running.guess(fields, self.viewer, random)
        return State(self.variant, fields)

    # -- text ------------------------------------------------------------------------------------------------

    def action_text(self, actor: int, action: int) -> str:
        """An action in one line; `parse` reads it back."""
        return self.game.notation.action_text(self.fields, actor, action)

    def parse(self, actor: int, text: str) -> int:
        """The number of an action's text, legal or not; raises `NotReadable`."""
        return self.game.notation.read_action(self.fields, actor, text)

    def text(self) -> str:
        """The position in one line; `Variant.from_text` reads it back."""
        return self.game.notation.position_text(self.fields)

    def __str__(self) -> str:
        return self.drawing()

    def __repr__(self) -> str:
        return f"<State of {self.game.slug}: turn {self.turn}, {len(self.history)} entries>"

    def _repr_svg_(self) -> str | None:
        return self.svg()

    def drawing(self, seat: int | None = None) -> str:
        """The table as text, as a seat sees it; the position's line for a game without a display."""
        return self.text() if self.game.display is None else _renderers().spelled(self, seat)

    def svg(self, seat: int | None = None) -> str | None:
        """The table as an SVG document, as a seat sees it; None for a game without a display."""
        return None if self.game.display is None else _renderers().painted(self, seat)

    def scene(self, seat: int | None = None) -> Any:
        """The table as a seat sees it (`table.scene.Scene`); by default the viewer, else the seat to act."""
        if self.game.display is None:
            raise NotReadable(f"{self.game.title} has no table to look at")
        seat = self.point_of_view(seat)
        return self.game.display.scene(self.variant, self.view(seat).fields, seat)

    def point_of_view(self, seat: int | None) -> int:
        """The seat to look from: the one asked for, the viewer, the first to act, or the spectator."""
        if seat is not None:
            return seat
        if self.viewer is not None:
            return self.viewer
        due = self.turn
        return due[0] if due and due[0] >= 0 else self.seats

    # -- copies ----------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy with the same history and source of draws."""
        other = object.__new__(State)
        other.__dict__.update(self.__dict__)
        other.fields = new_record(self.game.dtype)
        np.copyto(np.asarray(other.fields), np.asarray(self.fields))
        other.history = list(self.history)
        other._seen = list(self._seen)
        other._source = None if self._source is None else self._source.copy()
        return other

    def __copy__(self) -> State:
        return self.copy()

    def before(self, entry: int, fields: np.record) -> State:
        """The state as it was before an entry of its history; `fields` is the record it had then, its own.

        The same draws come again from a source that numbers them.
        """
        other = self.copy()
        other.fields = fields
        del other.history[entry:], other._seen[entry:]
        other._draws = sum(actor == CHANCE and action < LOT for actor, action in other.history)
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "fields": self.to_bytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.fields = record_of(self.game.dtype, kept["fields"])

    def to_bytes(self) -> bytes:
        """The record as bytes; equal positions with equal options have equal bytes."""
        return self.fields.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash((self.game.slug, self.to_bytes()))

    def record(self, **facts: Any) -> Record:
        """The game so far as a record (`kernel.record`); a view has none."""
        from parlour.kernel.record import of_state

        if self.viewer is not None:
            raise NotAllowed("view", "A view holds no record; take it from the game itself.")
        return of_state(self, **facts)
