"""The reasons of the law, as numbers: `M.one_starts`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.display.saying import COLUMN, PLAYER, numbered

MESSAGES: Final = """
    over{calls} race-over{seat} only-players{seats} not-shown not-called-next not-called-first
    step-finished{number} no-such-action columns-only{columns} say-which put-already{number} one-starts
    only-called-one{number} started-already put-first-here{number} column-empty{column}
    follows-none{number column} follows-not{number column *ends} put-first{number}
"""
PARAMETERS: Final[Mapping[str, int | Sequence[str]]] = {"column": COLUMN, "seat": PLAYER}
M: Final = numbered(MESSAGES)
