"""What tests run in pages, written in TypeScript."""

from __future__ import annotations

import re

from tests.sources import ROOT, files

PROBES = ROOT / "web/src/harness/probes"


def test_every_probe_is_called() -> None:
    """Only the texts of tests name what they run in pages, which no checker of JavaScript reads."""
    probes = "".join(path.read_text(encoding="utf-8") for path in sorted(PROBES.glob("*.ts")))
    matches = re.findall(r"^export (?:async )?(?:function|const) (\w+)", probes, re.MULTILINE)
    callers = [*files(ROOT / "tests/e2e"), *files(ROOT / "src/parlour/testing"), *files(ROOT / "tests/kit")]
    called = {word for path in callers for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}
    once = [word for word in matches if len(re.findall(rf"\b{word}\b", probes)) == 1]
    assert matches
    assert [word for word in once if word not in called] == []
