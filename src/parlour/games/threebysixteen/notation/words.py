"""The letters of seats and columns that the law, the notation and the table share."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = "abcde"
SEATS: Final = "ABCD"
