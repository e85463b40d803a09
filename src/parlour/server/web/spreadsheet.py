"""Answers as tables for spreadsheets."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final

from starlette.responses import Response

CSV: Final = "text/csv"
FORMULA: Final = ("=", "+", "-", "@")
"""How a text begins that a spreadsheet would work out."""


def spreadsheet(name: str, rows: Iterable[Sequence[object]]) -> Response:
    """Rows as a file of that name."""
    out = StringIO()
    csv.writer(out).writerows([as_text(cell) for cell in row] for row in rows)
    saved = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return Response(out.getvalue(), headers=saved, media_type=CSV)


def as_text(cell: object) -> object:
    """A cell as no spreadsheet works it out.

    >>> as_text("=1+1"), as_text("Anna"), as_text(-3)
    ("'=1+1", 'Anna', -3)
    """
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
