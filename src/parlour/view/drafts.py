"""A turn being composed, as messages."""

from __future__ import annotations

import base64

from parlour.kernel.state import State
from parlour.play.counts import Count
from parlour.play.draft import Trial
from parlour.play.packed import packed, steps
from parlour.view.seat_view import SeatView
from parlour.wire.parts import SeatRecord, Wrong
from parlour.wire.to_client import Draft


def draft_message(
    seat_view: SeatView, request: int, on: Count, trial: Trial, held: str | None = None
) -> Draft:
    """The answer to a draft: the table with the draft on it, and what it would do.

    `held`: the face picked up, where it does not belong to the last action (`wire.from_client.Try`).
    """
    wrong = list(trial.wrong)
    if held is not None and trial.asked:
        mismatch = seat_view.mismatch(trial.before.fields, held, trial.asked[-1])
        wrong += [(trial.asked[-1], mismatch)] if mismatch else []
    before, last = trial.before.fields, (trial.closed or trial.after).fields
    return Draft(
        id=request,
        n=on.n,
        cut=on.cut,
        actions=list(trial.order),
        changes=seat_view.drafted(before, trial.after.fields),
        legal=steps(packed(trial.legal)).tolist(),
        preview=seat_view.preview(before, trial.order, last),
        wrong=[Wrong(action, why.rule, why.message) for action, why in wrong],
    )


def record_message(n: int, seat: int, view: State) -> SeatRecord:
    """The position as a seat may know it after entry `n`, as bytes."""
    return SeatRecord(n, seat, base64.b64encode(view.to_bytes()).decode())
