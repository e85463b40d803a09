"""The documentation site, from the pages of this folder and those beside the code: `python3 run.py docs`."""

from __future__ import annotations

import gc
from base64 import b64encode
from importlib.metadata import version as version_of
from pathlib import PurePath

from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.application import Sphinx

from parlour.display.contract import display_of
from parlour.display.svg.board import board_svg
from parlour.games import catalogue
from parlour.kernel.state import Variant

gc.set_threshold(200_000, 20, 20)  # the pages' trees stay to the end, and were looked through too often

project = "Parlour"
author = "The Parlour authors"
version = release = version_of("parlour")
extensions = ["myst_nb", "sphinx.ext.autodoc"]

# The sources are the whole checkout, so that the pages' links are the same here and in the repository.
root_doc = "docs/index"
include_patterns = [
    "docs/**",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "bench/results.md",
    "src/parlour/games/*/RULES.md",
]
exclude_patterns = [
    ".*",
    "build",
    "dist",
    "changes",
    "tests",
    "tools",
    "web",
    "requirements",
    "docs/examples",
]
templates_path = ["_templates"]

myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
myst_fence_as_directive = ["position"]
default_role = "code"  # one backtick is code, in docstrings as in pages
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 120

autodoc_member_order = "bysource"
autodoc_typehints = "description"

html_theme = "furo"
html_title = f"Parlour {version}"
html_additional_pages = {"index": "start.html"}
html_copy_source = False
html_show_sourcelink = False


class Position(Directive):
    """Draws a position of a rule book, as the server's page of the rules does."""

    has_content = True
    optional_arguments = 9

    def run(self) -> list[nodes.Node]:
        """The picture."""
        folder = PurePath(self.state.document.current_source).parent.name
        (game,) = (one for one in catalogue() if one.folder.name == folder)
        variant = Variant.of(game, **dict(one.split("=", 1) for one in self.arguments))
        text = " ".join(" ".join(self.content).split())
        svg = board_svg(display_of(game).board(variant), variant.from_text(text).scene(), part=1.0)
        source = f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
        picture = f'<p><img src="{source}" alt="{text}" width="320"></p>'
        return [nodes.raw("", picture, format="html")]


def setup(app: Sphinx) -> None:
    """Add what the pages use."""
    app.add_directive("position", Position)
