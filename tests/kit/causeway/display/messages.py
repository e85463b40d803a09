"""The messages that are told, as numbers: `M.draws`."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import FACE, numbered
from tests.kit.causeway.notation import ARMS

MESSAGES: Final = """
    in-hand status{deal deals yard} all-over dealing deal-again deal-over others lay-or-draw lay-or-pass
    you-draw{tile} draws passes deals lays{tile arm} turned-up{*done} button-lay{tile} goes{tile arm}
    button-draw button-pass button-deal all-deals{deals laid}
"""
PARAMETERS: Final = {"tile": FACE, "arm": ARMS}
M: Final = numbered(MESSAGES)
