"""The lines of the next version's changelog are well-formed, and go into it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.sources import ROOT

FOLDER = ROOT / "changes"
NAME = re.compile(r"(\d+|\+[a-z0-9-]+)\.(added|changed|fixed|removed)\.md")
LINE = re.compile(r"[^a-z\s].*[.!]\n")


def faults(folder: Path) -> list[str]:
    """What is wrong with the lines of a folder."""
    found = []
    for path in sorted(folder.iterdir()):
        if path.name == "README.md":
            continue
        if not NAME.fullmatch(path.name):
            found.append(f"{path.name}: its name is not NUMBER.KIND.md or +WORDS.KIND.md")
        elif not LINE.fullmatch(path.read_text(encoding="utf-8")):
            found.append(f"{path.name}: it is not one line with a sentence")
    return found


def test_each_change_is_one_sentence_in_a_file_that_says_its_kind() -> None:
    assert faults(FOLDER) == []


def test_what_is_not_well_formed_is_named(tmp_path: Path) -> None:
    (tmp_path / "12.added.md").write_text("Games have a clock.\n")
    (tmp_path / "news.md").write_text("Games have a clock.\n")
    (tmp_path / "+two-lines.fixed.md").write_text("Games have\na clock.\n")
    named = [fault.partition(":")[0] for fault in faults(tmp_path)]
    assert named == ["+two-lines.fixed.md", "news.md"]


def test_a_release_moves_them_into_the_changelog(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "changes").mkdir()
    (tmp_path / "changes/12.added.md").write_text("Games have a clock.\n")
    (tmp_path / "changes/+slow.fixed.md").write_text("Hints come at once.\n")
    build = [sys.executable, "-m", "towncrier", "build", "--yes", "--version", "9.8.7"]
    subprocess.run(build, cwd=tmp_path, check=True, capture_output=True)
    text = (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8")
    _, _, new = text.partition("<!-- towncrier release notes start -->\n")
    assert new.startswith(
        "\n## 9.8.7\n\n### Added\n\n- Games have a clock. (#12)\n\n### Fixed\n\n- Hints come at once.\n"
    )
    assert list((tmp_path / "changes").iterdir()) == []
