"""What one seat sees of a game: scenes at its entries, and the steps between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from parlour.display.contract import Corrects, display_of
from parlour.display.pieces import draw, draw_between, reader_of
from parlour.display.scene import Change, LogLine, Preview, Scene
from parlour.display.telling import teller_of
from parlour.kernel.actors import CHANCE, NOBODY, SEAT_DRAW, seats_in
from parlour.kernel.calls import legal_actions
from parlour.kernel.errors import Refusal
from parlour.kernel.message import Words
from parlour.kernel.state import Entry, Variant
from parlour.play.table import Table
from parlour.presentation.board_address import BoardAddress
from parlour.presentation.message_parts import Player, Step
from parlour.presentation.messages import Snapshot, Update
from parlour.presentation.sentences import options_in_words

KEPT: Final = 2
"""Positions kept for the next message: those before and after the last event."""


class Position(NamedTuple):
    """The table as a seat sees it before an entry."""

    scene: Scene
    """Without its pieces."""
    rows: bytes
    """The pieces, to be read when they are needed."""
    due: list[int]
    legal: list[int]


class SeatView:
    """One game seen from one seat, through `record_at` and `seen`.

    `record_at(entry)` is the record before an entry, `seen(first, last)` are entries as the seat knows them;
    `legal_at(entry)` are the legal action numbers, if known.
    """

    def __init__(
        self,
        variant: Variant,
        seat: int,
        record_at: Callable[[int], np.record],
        seen: Callable[[int, int], Sequence[Entry]],
        legal_at: Callable[[int], Sequence[int]] | None = None,
    ) -> None:
        drawn = display_of(variant.game)
        self._corrects = drawn if isinstance(drawn, Corrects) else None
        self._teller = teller_of(variant)
        self.variant = variant
        self.seat = seat
        self.board = drawn.board(variant)
        self._address = BoardAddress(variant)
        self._reader = reader_of(self.board)
        self._record_at = record_at
        self._seen = seen
        self._legal_at = legal_at or self._legal
        self._kept: dict[int, Position] = {}
        self._lines: dict[tuple[int, int], list[tuple[int, LogLine]]] = {}
        """Lines computed with steps, kept for the log."""
        self._noticed: dict[tuple[int, int], list[Step]] = {}
        """The steps that `notices` has just computed, kept for the message."""

    def position(self, entry: int) -> Position:
        """The table before an entry."""
        if entry not in self._kept:
            fields = self._record_at(entry)
            turn = int(self.variant.game.running.turn(fields))
            due = list(seats_in(turn)) if turn > 0 else []
            legal = list(self._legal_at(entry)) if self.seat in due else []
            while len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            scene = self._teller.scene(fields, self.seat)
            self._kept[entry] = Position(scene, self._rows(fields), due, legal)
        return self._kept[entry]

    def snapshot(
        self, entry: int, players: list[Player], options: Mapping[str, str], commitment: str
    ) -> Snapshot:
        """The position before an entry as a message, without what only a table in play has."""
        game, position = self.variant.game, self.position(entry)
        scene = position.scene
        return Snapshot(
            n=0,
            v=0,
            table="",
            game=game.slug,
            title=game.title,
            score_name=game.score_name,
            more_is_better=game.more_is_better,
            phase="over",
            seat=self.seat,
            players=players,
            options=options_in_words(game, options),
            board=self._address,
            commitment=commitment,
            hidden=game.needs_curtain,
            pieces=list(self._reader.pieces(position.rows)),
            seats=list(scene.seats),
            sentence=scene.sentence,
            status=scene.status,
            marks=scene.marks,
            panels=list(scene.panels),
            due=position.due,
        )

    @property
    def has_lines(self) -> bool:
        """Whether there are lines that the log has not taken yet."""
        return bool(self._lines)

    def _legal(self, entry: int) -> list[int]:
        return legal_actions(self.variant.game, self._record_at(entry), self.seat)

    def forget(self) -> None:
        """The game has gone back: forget what was computed after that point."""
        self._kept.clear()
        self._lines.clear()
        self._noticed.clear()

    def told(self, first: int, last: int) -> list[tuple[int, LogLine]]:
        """The lines of the log for entries: who (or nobody) and what."""
        kept = self._lines.pop((first, last), None)
        if kept is not None:
            return kept
        lines: list[tuple[int, LogLine]] = []
        before = self._record_at(first)
        for entry, (actor, action) in enumerate(self._seen(first, last), first):
            after = self._record_at(entry + 1)
            told = self._teller.tell(before, actor, action, after, self.seat)
            if told is not None:
                lines.append((subject(actor, action), told))
            before = after
        return lines

    def steps(self, first: int, last: int) -> list[Step]:
        """What each entry changed, without entries that the seat cannot notice."""
        noticed = self._noticed.pop((first, last), None)
        if noticed is not None:
            return noticed
        steps: list[Step] = []
        lines: list[tuple[int, LogLine]] = []
        before = self._record_at(first)
        rows = self.position(first).rows
        for entry, (actor, action) in enumerate(self._seen(first, last), first):
            after = self._record_at(entry + 1)
            told = self._teller.tell(before, actor, action, after, self.seat)
            if told is not None:
                lines.append((subject(actor, action), told))
            shown = [rows]
            if after.tobytes() != before.tobytes():
                between = draw_between(self.variant.game, before, actor, action, after, self.seat)
                then = self.position(last).rows if entry + 1 == last else self._rows(after)
                shown = [between, then] if between else [then]
            for following in shown:
                changes = self._reader.changes(rows, following)
                if changes or told:
                    steps.append(Step(subject(actor, action), changes, told))
                rows, told = following, None
            before = after
        self._lines[first, last] = lines
        return steps

    def notices(self, first: int, last: int) -> bool:
        """Whether `steps` would be non-empty, computed more cheaply if the seat sees no change."""
        before = self._record_at(first)
        for entry, (actor, action) in enumerate(self._seen(first, last), first):
            after = self._record_at(entry + 1)
            if after.tobytes() != before.tobytes():
                steps = self.steps(first, last)
                self._noticed = {(first, last): steps}
                return bool(steps)
            if self._teller.tell(before, actor, action, after, self.seat) is not None:
                return True
            before = after
        return False

    def update(self, n: int, v: int, first: int, last: int) -> Update:
        """What entries changed, as a message; unchanged fields are left out."""
        update = Update(n, v, self.steps(first, last))
        old, new = self.position(first), self.position(last)
        was, now = old.scene, new.scene
        if now.seats != was.seats:
            update.seats = list(now.seats)
        if now.sentence != was.sentence:
            update.sentence = now.sentence
        if now.status != was.status:
            update.status = now.status
        if now.marks != was.marks:
            update.marks = now.marks
        if now.panels != was.panels:
            update.panels = list(now.panels)
        if new.due != old.due:
            update.due = new.due
        if new.legal != old.legal:
            update.legal = steps_of(new.legal)
        return update

    def drafted(self, before: np.record, after: np.record) -> list[Change]:
        """The changes of a draft against the committed table, both as the seat sees them."""
        return self._reader.changes(self._rows(before), self._rows(after))

    def mismatch(self, fields: np.record, face: str, action: int) -> Refusal | None:
        """Why what was touched for an action does not go together, where the game knows."""
        if self._corrects is None:
            return None
        return self._corrects.mismatch(self.variant, fields, face, action, self.seat)

    def preview(self, before: np.record, actions: Sequence[int], last: np.record) -> Preview | None:
        """What a draft would do; `last` is the record after its closing action, if legal."""
        return self._teller.preview(before, list(actions), last, self.seat)

    def why_over(self, entry: int) -> Words:
        """The game's own words for how it ended."""
        return self._teller.ending(self._record_at(entry))

    def _rows(self, fields: np.record) -> bytes:
        return draw(self.variant.game, fields, self.seat)


def seat_views_of(table: Table) -> list[SeatView]:
    """The views of all seats at a table, the spectators' last."""
    return [
        SeatView(
            table.state.variant,
            seat,
            partial(table.view_record, seat),
            partial(table.seen, seat),
            partial(table.legal_at, seat),
        )
        for seat in range(table.state.seats + 1)
    ]


def subject(actor: int, action: int) -> int:
    """Whom an entry is about: its actor, the seat drawn to begin, or nobody.

    >>> subject(1, 7), subject(CHANCE, 7), subject(CHANCE, SEAT_DRAW + 2)
    (1, -1, 2)
    """
    if actor == CHANCE and action >= SEAT_DRAW:
        return action - SEAT_DRAW
    return max(actor, NOBODY)


def steps_of(numbers: Sequence[int]) -> list[int]:
    """Ascending numbers, delta-encoded: shorter on the wire.

    >>> steps_of([1680, 1687, 1690])
    [1680, 7, 3]
    """
    return [number - before for before, number in pairwise((0, *numbers))]
