"""A release is tried in an empty environment, and tagged only when all is said and committed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.wheels import built_wheel
from tools import release
from tools.release import NotReady


@pytest.mark.long
def test_a_wheel_serves_and_plays_where_nothing_else_is(tmp_path: Path) -> None:
    wheel = built_wheel(tmp_path, PARLOUR_MODULES="0")
    release.tried(wheel, tmp_path)


def git(folder: Path, *arguments: str) -> str:
    command = ["git", "-c", "user.name=Anna", "-c", "user.email=anna@example.org", *arguments]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository that is ready for version 9.8.7."""
    (tmp_path / "changes").mkdir()
    (tmp_path / "changes/README.md").write_text("")
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "9.8.7"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 9.8.7\n\nNew.\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "all")
    git(tmp_path, "config", "user.name", "Anna")
    git(tmp_path, "config", "user.email", "anna@example.org")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def test_a_commit_that_is_ready_is_tagged(checkout: Path) -> None:
    release.tag()
    assert git(checkout, "tag", "--list") == "v9.8.7\n"


@pytest.mark.parametrize(
    ("path", "text", "why"),
    [
        ("CHANGELOG.md", "# Changelog\n", "has no 9.8.7"),
        ("changes/12.added.md", "Games have a clock.\n", "lines that are in no version"),
    ],
)
def test_a_changelog_that_is_behind_is_not_tagged(checkout: Path, path: str, text: str, why: str) -> None:
    (checkout / path).write_text(text)
    with pytest.raises(NotReady, match="not everything is committed"):
        release.tag()
    git(checkout, "add", ".")
    git(checkout, "commit", "--quiet", "--message", "more")
    with pytest.raises(NotReady, match=why):
        release.tag()
    assert git(checkout, "tag", "--list") == ""


def test_whoever_cites_it_names_this_version() -> None:
    cited = (release.ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {release.version()}\n" in cited


def test_a_command_that_fails_says_what_it_said(tmp_path: Path) -> None:
    with pytest.raises(NotReady, match=r"ended with 2:\n.*no such file"):
        release.run("python3", "-c", "import sys; print('no such file'); sys.exit(2)", folder=tmp_path)
