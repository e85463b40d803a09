"""The work of a process that compiles into the cache: messages, rules, displays and searches of games."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from parlour.display.compile import load_display
from parlour.kernel.catalogue import functions
from parlour.kernel.language import LANGUAGES
from parlour.search.tree.compile import load_search


def cache_messages(folders: Sequence[str]) -> None:
    """Compile the messages of some folders, in all languages."""
    for folder in folders:
        for language in LANGUAGES:
            functions(Path(folder), language)


def cache_rules(package: str) -> None:
    """Compile the rules and the display of a game, given by its package."""
    load_display(import_module(package).GAME)


def cache_search(package: str) -> None:
    """Compile a game's search, and what its puzzles need."""
    load_search(import_module(package).GAME)
