"""The published suite, on every game found."""

from __future__ import annotations

from parlour.testing import fidelity
from parlour.testing.suite import *  # noqa: F403  # its tests become the tests of this module
from tests.sources import ROOT


def test_the_page_on_fidelity_is_current() -> None:
    from parlour.games import catalogue

    path = ROOT / "docs/explanation/fidelity.md"
    assert path.is_file(), "write it: parlour make"
    assert path.read_text(encoding="utf-8") == fidelity.page(catalogue()), "it is stale: parlour make"


def test_every_printed_sentence_has_a_test() -> None:
    from parlour.games import catalogue

    rows = [line for line in fidelity.page(catalogue()).splitlines() if line.startswith("| S")]
    assert [row for row in rows if row.endswith("|  |") and "| house |" not in row] == []
    assert len(rows) > 100
