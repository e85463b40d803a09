"""Compiles into the cache, in a process of its own: messages, rules and displays of games, their searches.

    python -m parlour.server.jobs.compile_process

answers requests (`jobs.processes`) once the cache has what they ask for.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec

from parlour.display.compile import prepare_display
from parlour.kernel.catalogue import functions
from parlour.kernel.language import LANGUAGES
from parlour.search.tree.compile import prepare_search
from parlour.server.jobs.processes import serve


class Messages(msgspec.Struct, tag=True):
    """The messages of some folders, in all languages."""

    folders: list[str]


class Rules(msgspec.Struct, tag=True):
    """The rules and the display of a game, by its package."""

    package: str


class Search(msgspec.Struct, tag=True):
    """A game's search, and what its puzzles need."""

    package: str


Wanted = Messages | Rules | Search

_wanted = msgspec.msgpack.Decoder(Wanted)


def compile_wanted(asked: bytes) -> bytes:
    """Compile what is asked for; the answer is empty."""
    match _wanted.decode(asked):
        case Messages(folders):
            for folder in folders:
                for language in LANGUAGES:
                    functions(Path(folder), language)
        case Rules(package):
            prepare_display(import_module(package).GAME)
        case Search(package):
            prepare_search(import_module(package).GAME)
    return b""


if __name__ == "__main__":
    serve(compile_wanted)
