"""Why an action is refused."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.games.triolet.moves import legal
from parlour.games.triolet.state import MOST_LEGAL
from parlour.kernel.errors import Refusal


def why_not(state: Any, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action."""
    out = np.zeros(MOST_LEGAL, np.int32)
    if action in out[: legal(state, seat, out)]:
        return None
    return Refusal("3.1", "That is not possible now.")
