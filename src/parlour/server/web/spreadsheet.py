"""Answers as tables for spreadsheets."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final

from starlette.responses import Response

CSV: Final = "text/csv"
FORMULA: Final = ("=", "+", "-", "@")
"""The beginnings of texts that a spreadsheet would evaluate."""


def spreadsheet(name: str, rows: Iterable[Sequence[object]]) -> Response:
    """Answer with rows as a CSV file called `name`."""
    out = StringIO()
    csv.writer(out).writerows([as_text(cell) for cell in row] for row in rows)
    saved = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return Response(out.getvalue(), headers=saved, media_type=CSV)


def as_text(cell: object) -> object:
    """Escape a cell that a spreadsheet would evaluate as a formula.

    >>> as_text("=1+1"), as_text("Anna"), as_text(-3)
    ("'=1+1", 'Anna', -3)
    """
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
