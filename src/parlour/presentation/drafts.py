"""A turn being composed, as messages."""

from __future__ import annotations

import base64

from parlour.kernel.state import State
from parlour.play.draft import Trial
from parlour.presentation.message_parts import Wrong
from parlour.presentation.messages import Draft, SeatRecord
from parlour.presentation.seat_view import SeatView, steps_of


def draft_message(
    seat_view: SeatView, request: int, version: int, trial: Trial, touched: tuple[str, int] | None = None
) -> Draft:
    """The answer to a draft: the table with the draft on it, and what it would do.

    `touched`: the face picked up and the action that was meant, where they do not belong together.
    """
    mismatch = touched and seat_view.mismatch(trial.before.fields, *touched)
    wrong = [*trial.wrong, (touched[1], mismatch)] if touched and mismatch else trial.wrong
    before, last = trial.before.fields, (trial.closed or trial.after).fields
    return Draft(
        id=request,
        v=version,
        actions=list(trial.order),
        changes=seat_view.drafted(before, trial.after.fields),
        legal=steps_of(trial.legal),
        preview=seat_view.preview(before, trial.order, last),
        wrong=[Wrong(action, why.rule, why.message) for action, why in wrong],
    )


def record_message(version: int, seat: int, view: State) -> SeatRecord:
    """The position as a seat may know it, as bytes."""
    return SeatRecord(version, seat, base64.b64encode(view.to_bytes()).decode())
