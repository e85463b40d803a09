"""The two modules of a game, what each is made from, and the layout of what it reads.

One speaks: it has rules, law, pieces and messages, all that a first view, a draft and a refusal need. One
thinks: it has the rules again, with the searches of bots, hints and hindsight; workers load only this one.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from itertools import chain
from typing import Final

from parlour.display.functions import FOLLOWING
from parlour.display.functions import bindings as drawn_by
from parlour.kernel.compile.packages import CONTRACT, defaults
from parlour.kernel.compile.sources import ModuleSource, code_only, collect_sources, source_of
from parlour.kernel.compile.twin import LOOPS, STEPPING
from parlour.kernel.digest import digest
from parlour.kernel.game import Game
from parlour.search.hooks import bindings
from parlour.search.players.plain import PLAYERS
from parlour.search.tree.compile import TREE

BUILDERS: Final = (
    *(f"parlour.browser.{name}" for name in ("binary", "build", "exports", "target")),
    "parlour.display.functions",
)
"""Modules of Python that determine a compiled module without being compiled into it."""
OUTCOME: Final = "parlour.kernel.outcome"


class Part(StrEnum):
    """A module of a game."""

    SPEAKS = "speaks"
    THINKS = "thinks"


def layout_of(game: Game) -> str:
    """Compute a digest of everything that gives the bytes of a game's records their meaning to a page.

    The digest covers the code of dtype, rules (`conceal` and `seen` among them), law and messages, without
    docstrings and comments. It is the same on every machine and needs no compiling. Only a module of the same
    layout may read the bytes.
    """
    return digest_of(game, Part.SPEAKS)


@cache
def folder_name(game: Game, part: Part) -> str:
    """The name of a module's folder: a hash of everything that the module is made from.

    Machine and compiler version do not count: a module behaves the same wherever it was built.
    """
    paths = [path for path in map(source_of, BUILDERS) if path is not None]
    builders = [code_only(path.read_text(encoding="utf-8")) for path in paths]
    return f"parlour_wasm_{game.slug}_{part}_{digest(digest_of(game, part), *builders)}"


@cache
def digest_of(game: Game, part: Part) -> str:
    """A digest of the code of all that is compiled into a module."""
    facts = sorted((name, code_only(source.text)) for name, source in _sources(game, part).items())
    return digest(*chain.from_iterable(facts))


def _sources(game: Game, part: Part) -> Mapping[str, ModuleSource]:
    """The sources that are compiled into a module."""
    home = game.rules.__name__
    modules = [home, *defaults(game.rules).values()]
    if part is Part.SPEAKS:
        modules += [STEPPING, OUTCOME, game.law_module, *(aid.module for aid in game.aids)]
        bind = drawn_by(game) if game.display is not None else {}
        modules += [FOLLOWING] if game.display is not None else []
    else:
        looked = game.hindsight.module if game.hindsight else ""
        modules += [LOOPS, TREE, PLAYERS, game.reasons_module, looked]
        bind = bindings(game.bots)
    return collect_sources(tuple(filter(None, modules)), {CONTRACT: home, **bind})
