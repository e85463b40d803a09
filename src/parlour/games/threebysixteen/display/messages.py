"""The messages that are told, as numbers: `M.took`."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import COLUMN, PLAYER, numbered

MESSAGES: Final = """
    complete note-done still-to-come status{call calls} status-before{calls} caller-due calling
    others-put{number} others-still-put{number} start-row put-down{number} nothing-to-take
    tile-in{number column} choose-tile{*tiles} may-take{*tiles} begins-calling call-house{number}
    call-by{seat number} row-complete{number} put{who number column} started{who} straight{who number}
    took{who *numbers} kept{who} button-done draft{*step *left} left{count} could-take{*tiles} not-over
    all-called{calls} rows-decide first-complete{seat}
    do-end do-start do-take{number column} do-put{number column} why-starts why-takes{*numbers count left}
    why-done why-follows{number} why-empty{column} why-next{number above} why-equal{number before}
    why-below{number above} why-covers{above}
"""
YOU, OTHER = range(2)
PARAMETERS: Final = {"seat": PLAYER, "column": COLUMN, "who": ("you", "other")}
"""A step is told to the player who reads it, or after a player's name."""
M: Final = numbered(MESSAGES)
