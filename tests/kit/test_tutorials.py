"""The tutorials, followed line by line in an empty folder: their commands, their changes, what they show."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import httpx2
import pytest

from tests.packages import install
from tests.sources import ROOT

PAGES = {"first-game": 7, "second-game": 5}
"""Each with its changes."""
BLOCK = re.compile(r"^```(sh|text|diff)\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXCERPT = re.compile(r"^```py\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"  # .*")
SHEET = ROOT / "src/parlour/kit/templates/sheet"
COMMAND = re.compile(r'"[^"]*"|\S+')
ANY_CELL = "".join(f"{column}{row}\n" for row in range(1, 5) for column in "abcd") * 3
INSTALL = "pip install -e ."
TOOLS = {"pip install pytest ruff mypy playwright", "playwright install chromium-headless-shell"}
"""What is installed before, whoever runs the tests."""
WITHOUT_BROWSER = ("everything that ran holds; not all could run", "everything holds")
"""What the check says of all where there is no browser."""


class Reader:
    """Somebody who does what the page says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said = ""
        self.code = 0
        self.env = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{folder}", "COLUMNS": "100"}

    def sh(self, block: str) -> None:
        self.said = ""
        for line in block.splitlines():
            if line == INSTALL:
                self.install()
            elif line == "parlour":
                self.serve()
            elif line not in TOOLS:
                self.command([word.strip('"') for word in COMMAND.findall(line)])

    def command(self, words: list[str]) -> None:
        assert words[0] == "parlour"
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.folder, env=self.env, input=ANY_CELL, capture_output=True, text=True, check=False,
        )  # fmt: skip
        self.said += (done.stdout + done.stderr).replace(*WITHOUT_BROWSER)
        self.code = done.returncode

    def install(self) -> None:
        """What pip leaves behind: the package's name and its entry points."""
        project = tomllib.loads((self.folder / "pyproject.toml").read_text())["project"]
        install(self.folder, project["name"], project["entry-points"], project["version"])

    def serve(self) -> None:
        """Serve on any port, and look at the list of games."""
        command = [sys.executable, "-m", "parlour", "--port", "0", "--data", str(self.folder / "data")]
        server = subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+\d", line)))
            assert b'"three_stones"' in httpx2.get(f"{address}/api/v1/games", timeout=60).content
        finally:
            server.terminate()
            server.communicate()

    def text(self, block: str) -> None:
        said = " ".join(self.said.split())
        for line in block.splitlines():
            _, found, said = said.partition(" ".join(line.split()))
            assert found, f"the page shows {line!r}, and it said:\n{self.said}"
        assert self.code == int("does not hold" in block)

    def diff(self, block: str) -> None:
        first, *lines = block.splitlines(keepends=True)
        path = self.folder / first.removeprefix("--- ").strip()
        old, new = ("".join(line[1:] for line in lines if line[0] in f" {sign}") for sign in "-+")
        text = path.read_text()
        assert text.count(old) == 1, f"{path} does not have\n{old}"
        path.write_text(text.replace(old, new))


@pytest.mark.long
@pytest.mark.parametrize("page", PAGES)
def test_a_page_holds_line_by_line(tmp_path: Path, page: str) -> None:
    reader = Reader(tmp_path)
    blocks = BLOCK.findall((ROOT / f"docs/tutorials/{page}.md").read_text(encoding="utf-8"))
    assert [kind for kind, _ in blocks].count("diff") == PAGES[page]
    for kind, block in blocks:
        getattr(reader, kind)(block)
    assert reader.said.endswith("everything holds.\n")


def squeezed(source: str) -> str:
    """A source however it is laid out: without blanks, comments, and commas before a bracket."""
    return "".join(COMMENT.sub("", source).split()).replace(",)", ")")


def test_what_a_page_shows_of_a_new_game_is_in_it() -> None:
    page = (ROOT / "docs/tutorials/second-game.md").read_text(encoding="utf-8")
    sources = squeezed("".join(path.read_text(encoding="utf-8") for path in SHEET.rglob("*.py")))
    lines = [line for block in EXCERPT.findall(page) for line in block.splitlines() if line.strip() != "..."]
    assert len(lines) > 10
    said = {line: squeezed(line).replace("Rising", "Newgame") for line in lines}
    assert [line for line in lines if said[line].removesuffix(",") not in sources] == []
