"""The history: each game came as one folder. Where there is no history, the test says so: it is skipped."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests import history

LAST = 3
"""The games that came last had the whole house before them."""


def whole_history() -> None:
    try:
        history.must_be_whole()
    except history.NoHistory as reason:
        pytest.skip(f"the history was not checked: {reason}")


def test_the_commits_of_the_last_games_name_them_in_their_folders_alone() -> None:
    whole_history()
    games = history.in_order()
    assert len(games) > LAST
    for game in games[-LAST:]:
        found = history.made(game)
        assert found.commits
        assert not found.wrong, "\n".join(found.wrong)


def test_so_do_those_of_all_others() -> None:
    whole_history()
    wrong = [line for game in history.in_order()[:-LAST] for line in history.made(game).wrong]
    assert not wrong, "\n".join(wrong)


# -- the script itself ---------------------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a game and a commit beside it."""
    monkeypatch.setattr(history, "ROOT", tmp_path)
    do(tmp_path, "init", "-q")
    commit(tmp_path, {"src/parlour/games/one_two/rules.py": "# One Two\n", "docs/page.md": "One Two\n"})
    return tmp_path


def do(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Anna", "-c", "user.email=anna@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


def commit(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    do(folder, "add", ".")
    do(folder, "commit", "-q", "-m", "more")


def test_a_file_that_names_the_game_beside_its_folder_is_found(small: Path) -> None:
    assert history.wrong_in(history.changes_of("one_two"), "one_two") == []
    commit(small, {"src/parlour/games/one_two/law.py": "\n", "src/parlour/list.py": "GAMES = ['one_two']\n"})
    found = history.changes_of("one_two")
    _, second = found
    assert history.wrong_in(found, "one_two") == [f"{second[:7]} src/parlour/list.py:1: GAMES = ['one_two']"]
    commit(small, {"src/parlour/list.py": "GAMES = ['one_two', 'three']\n"})
    assert len(history.changes_of("one_two")) == 2


def test_a_part_of_the_history_is_said_to_be_one(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    history.must_be_whole()
    commit(small, {"a.txt": "a\n"})
    shallow = small / "shallow"
    do(small, "clone", "-q", "--depth", "1", small.as_uri(), str(shallow))
    monkeypatch.setattr(history, "ROOT", shallow)
    with pytest.raises(history.NoHistory, match="shallow"):
        history.must_be_whole()
    assert history.main([]) == 2


def test_no_history_at_all_is_said_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(history, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert history.main([]) == 2
    assert "was not checked" in capsys.readouterr().err
