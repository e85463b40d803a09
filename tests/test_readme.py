"""The Python examples of the pages for people run, page by page, from top to bottom.

A block marked `python` runs as a script, or as a doctest when it holds prompts; the blocks of one
page share their names. An example that is not meant to run is marked `py`.
"""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from tests.sources import ROOT, files, name

BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = [p for p in files() if p.suffix == ".md" and (p.parent == ROOT or p.is_relative_to(ROOT / "docs"))]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
EVERYWHERE = {"parlour", *(f"parlour.server.{name}" for name in ("logs", "settings", "bounded_cache"))}
"""What the table of folders leaves out: the public names, and what every folder of the server may use."""
MADE = {"changes/12.added.md", "tests/golden_1.txt", "src/parlour/static", "web/fonts", "web/node_modules"}
"""What pages name that is not there: made by a build, or by an author whose game changes."""
ROOTS = [ROOT, *(ROOT / folder for folder in ("src/parlour", "src/parlour/server", "web/src"))]
ROOTS += [path for path in (ROOT / "src/parlour/games").iterdir() if path.is_dir()]
LABEL = re.compile(r"(?<![*\w])\*([A-Z][^*\n]+)\*(?!\*)")
MARKS = {"As printed", "Reading", "House", "Option"}
"""What the page of fidelity defines for itself."""
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def run_block(source: str, page: str, line: int, names: dict[str, Any]) -> None:
    """Run one block, with line numbers of its page in every message."""
    if ">>>" not in source:
        exec(compile("\n" * line + source, page, "exec"), names)  # noqa: S102  # the page's own example
        return
    test = doctest.DocTestParser().get_doctest(source, names, page, page, line)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert not runner.failures, "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = page.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": "__example__"}
    for block in BLOCK.finditer(text):
        run_block(block[1], name(page), text.count("\n", 0, block.start(1)), names)


def test_a_wrong_example_is_noticed() -> None:
    with pytest.raises(AssertionError, match=r"Expected:\n +3\n +Got:\n +2"):
        run_block(">>> 1 + 1\n3\n", "page.md", 0, {})


def test_an_error_tells_the_line_of_its_page() -> None:
    with pytest.raises(ZeroDivisionError) as error:
        run_block("1 / 0\n", "page.md", 41, {})
    assert error.traceback[-1].lineno == 41  # counted from 0


def test_the_folders_of_contributing_may_import_what_it_says() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    allowed = dict(line.split(" ->") for line in config["contracts"][0]["arrows"])
    rows = re.findall(r"^\| `(?:src/parlour|…)/(.+)` \| .* \| (.*) \|$", PAGE, re.MULTILINE)
    assert len(rows) > len(allowed) // 2
    for folder, said in rows:
        if folder == "cli":
            assert said == "all but `testing` and `pictures`"
            continue
        key = "parlour." + folder.removesuffix(".py").replace("<slug>", "*").replace("/", ".")
        arrows = {name.strip() for name in allowed[key].split(",")} - EVERYWHERE - {""}
        names = {name.removeprefix("parlour.server.").removeprefix("parlour.") for name in arrows}
        assert set(re.findall(r"`([\w.]+)`", said)) == names, folder


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_what_a_page_about_the_sources_names_is_there(page: str) -> None:
    """Folders and modules with a slash in their names; those without a root lie in one of `ROOTS`."""
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    named = set(re.findall(r"`(?:…/)?([\w.]+(?:/[\w.]+)+)/?`", text)) - MADE
    gone = [one for one in named if not any(list(root.glob(f"{one}*")) for root in ROOTS)]
    assert gone == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_within_the_repository_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_pictures_open_and_are_described(page: Path) -> None:
    for said, path in re.findall(r"!\[(.*?)\]\((\S+?)\)", page.read_text(encoding="utf-8")):
        assert said
        picture = page.parent / path
        if picture.suffix == ".svg":
            assert ElementTree.parse(picture).getroot().tag.endswith("svg")  # noqa: S314  # our own
        else:
            with Image.open(picture) as opened:
                opened.verify()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_button_that_a_page_names_is_called_so(page: Path) -> None:
    catalogues = [*(ROOT / "web/src/i18n/en").rglob("*.ftl"), ROOT / "src/parlour/locales/en.ftl"]
    lines = "\n".join(path.read_text(encoding="utf-8") for path in catalogues).splitlines()
    labels = {line.partition(" = ")[2] for line in lines} | MARKS
    named = LABEL.findall(re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL))
    assert [label for label in named if label not in labels] == []
