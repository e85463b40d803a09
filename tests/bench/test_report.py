"""The results are what the nine benchmarks write: a section of each, with one table."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from bench import report
from bench.run import COMMANDS, main


def test_there_is_a_section_of_each_benchmark_with_one_table() -> None:
    _, *sections = report.RESULTS.read_text(encoding="utf-8").split(report.HEAD)
    headings = [section.partition("\n")[0] for section in sections]
    assert headings == [import_module(f"bench.{name}").HEADING for name in COMMANDS]
    for section in sections:
        assert section.count("\n|---|") == 1, section[:60]
        assert section.rstrip().endswith("|"), section[:60]


def test_a_section_takes_the_place_of_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "RESULTS", tmp_path / "results.md")
    for figure in ("1", "2"):
        report.write(report.Section("Memory", "How.\n", report.table(("Game", "MB"), [("Go", figure)])))
    text = report.RESULTS.read_text(encoding="utf-8")
    assert text.startswith(report.TITLE)
    assert text.count("## Memory") == 1
    assert text.endswith("How.\n\n| Game | MB |\n|---|---:|\n| Go | 2 |\n")


def test_what_is_no_benchmark_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["yardstick"]) == 2
    said = capsys.readouterr().out
    assert all(name in said for name in COMMANDS)
