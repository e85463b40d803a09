"""axe-core, run in a page that is open."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def _source() -> str:
    if not SCRIPT.is_file():
        raise RuntimeError(f"{SCRIPT} is missing: `python3 run.py test` installs it")
    return SCRIPT.read_text(encoding="utf-8")


def findings(page: Page) -> list[str]:
    """What axe objects to, one line for each element: the rule, the element, what is wrong with it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    page.evaluate("probes.ended()")
    found: list[dict[str, Any]] = page.evaluate("probes.violations", RULES)
    return [
        f"{finding['id']}: {node['html'][:160]} ({node['failureSummary']})"
        for finding in found
        for node in finding["nodes"]
    ]
