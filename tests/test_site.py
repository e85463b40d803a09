"""The documentation site builds without a warning, its notebooks run, and it needs no network."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.games import catalogue
from tests.sources import ROOT, environment
from tools.site import PAGES

LOADED = re.compile(r"""<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)="(https?:)?//[^"]*\"""")
ADDRESS = re.compile(r"https?://([\w.:-]+)")
OURS = {"127.0.0.1", "parlour.example.org", "your.name"}
"""What stands for a Parlour of the reader's."""
ELSEWHERE = {
    "discord.com", "docs.astral.sh", "github.com", "modelcontextprotocol.io", "pipx.pypa.io",
    "pre-commit.com", "projectfluent.org", "prometheus.io", "semver.org",
}  # fmt: skip
"""Whom pages may point to; a new one is looked at by whoever adds it here."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, as `python3 run.py docs` builds it: every warning is an error, and the notebooks are run."""
    out = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, "-m", "tools.site", "--out", str(out)]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return out


def test_each_page_is_there_and_is_searched(site: Path) -> None:
    pages = {path.relative_to(ROOT).with_suffix("").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    pages |= {path.relative_to(ROOT).with_suffix("").as_posix() for path in (ROOT / "docs").rglob("*.ipynb")}
    assert {f"docs/reference/generated/{Path(name).stem}" for name in PAGES} <= pages
    assert [page for page in sorted(pages) if not (site / f"{page}.html").is_file()] == []
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    assert [page for page in sorted(pages) if f'"{page}"' not in index] == []
    assert 'url=docs/index.html"' in (site / "index.html").read_text(encoding="utf-8")


def test_each_rule_book_is_there_with_its_positions_drawn(site: Path) -> None:
    for game in catalogue():
        text = game.book("en").read_text(encoding="utf-8")
        shown = (site / f"src/parlour/games/{game.folder.name}/RULES.html").read_text(encoding="utf-8")
        assert shown.count("data:image/svg+xml") == text.count("```position")


def test_notebooks_show_what_they_came_to(site: Path) -> None:
    for path in (ROOT / "docs").rglob("*.ipynb"):
        page = site / path.relative_to(ROOT).with_suffix(".html")
        assert "cell_output" in page.read_text(encoding="utf-8"), path.name


def test_the_site_needs_no_network(site: Path) -> None:
    loading = {
        f"{path.relative_to(site)}: {found[0]}"
        for path in site.rglob("*.html")
        for found in LOADED.finditer(path.read_text(encoding="utf-8"))
    }
    assert loading == set()


def test_pages_point_to_known_addresses_only() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "docs").rglob("*.ipynb")]
    pointed = {
        (found[1].partition(":")[0].lower(), path.name)
        for path in pages
        for found in ADDRESS.finditer(path.read_text(encoding="utf-8"))
    }
    assert sorted((host, page) for host, page in pointed if host not in OURS | ELSEWHERE) == []
