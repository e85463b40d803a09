"""The messages that a game tells in numbers: files `messages.py` in its folders `display` and `law`.

The code names them, `M.placed`, and the catalogues `locales/*.ftl` say what they are about. A message that is
in the file already keeps its place, and its parameters theirs; new ones come last, numbers before words.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from textwrap import fill
from typing import Any, Final, NamedTuple

from parlour.display.saying import WORDS, entries
from parlour.kernel.catalogue import text
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES, SOURCE
from parlour.kernel.message import catalogue_of
from parlour.kernel.patterns import patterns

FILE: Final = "messages.py"
WIDTH: Final = 110
TEXT: Final = '''"""The messages that are told, as numbers : `M.{example}`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
{messages}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

{numbers}


M: Final = Messages._make(range(FIRST, FIRST + {count}))
'''


class UnknownMessage(ParlourError, LookupError):
    """The code names a message that the English catalogue lacks."""


class Vocabulary(NamedTuple):
    """A package that tells in numbers, and the module that says which parameters are no plain numbers."""

    package: str
    told_by: str

    @property
    def module(self) -> str:
        """The name of the generated module."""
        return f"{self.package}.messages"


def vocabularies(game: Game) -> Iterator[Vocabulary]:
    """The packages of a game that tell in numbers."""
    if game.display is not None:
        yield Vocabulary(f"{game.package}.display", f"{game.package}.display.telling")
    if game.law_module:
        yield Vocabulary(game.law_module.rpartition(".")[0], game.law_module)


def path(game: Game, vocabulary: Vocabulary) -> Path:
    """Return the file that holds the numbers of a vocabulary's messages."""
    return game.folder / vocabulary.package.removeprefix(f"{game.package}.") / FILE


def written(game: Game, vocabulary: Vocabulary) -> str:
    """The file's text; raises `UnknownMessage`."""
    kinds: Mapping[str, Any] = import_module(vocabulary.told_by).PARAMETERS
    known = dict(entries(import_module(vocabulary.module).MESSAGES))
    named = names_in_code(game.folder, vocabulary.module)
    order = [name for name in known if name in named]
    order += [name for name in named if name not in known]
    folder = catalogue_of(game.package).folder
    messages = [_entry(name, _parameters(folder, name), known.get(name, []), kinds) for name in order]
    return TEXT.format(
        example=order[0].replace("-", "_"),
        messages=fill(
            " ".join(messages),
            WIDTH,
            initial_indent="    ",
            subsequent_indent="    ",
            break_long_words=False,
            break_on_hyphens=False,
        ),
        numbers="\n".join(f"    {name.replace('-', '_')}: int" for name in order),
        count=len(order),
    )


def names_in_code(folder: Path, module: str) -> list[str]:
    """The messages that the code of a folder names as attributes of the `M` of a module."""
    named: dict[str, None] = {}
    for file in sorted(folder.rglob("*.py")):
        if "tests" in file.relative_to(folder).parts:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        if any(isinstance(node, ast.ImportFrom) and node.module == module for node in tree.body):
            for node in ast.walk(tree):
                match node:
                    case ast.Attribute(ast.Name("M"), attribute):
                        named[attribute.replace("_", "-")] = None
    return list(named)


def _entry(name: str, parameters: list[str], before: list[str], kinds: Mapping[str, Any]) -> str:
    """A message with its parameters, those that it had before in their old order."""
    old = [one.lstrip("*") for one in before]
    new = [one for one in parameters if one not in old]
    ordered = [one for one in old if one in parameters] + sorted(new, key=lambda one: kinds.get(one) == WORDS)
    marked = [f"*{one}" if kinds.get(one) == WORDS else one for one in ordered]
    return f"{name}{{{' '.join(marked)}}}" if marked else name


def _parameters(folder: Path, name: str) -> list[str]:
    """What a message is about: the parameters of the English one, then those of other languages alone."""
    languages = [SOURCE, *(one for one in LANGUAGES if one != SOURCE and text(folder, one))]
    try:
        made = [patterns(folder.parent, language, [name])[name] for language in languages]
    except KeyError:
        raise UnknownMessage(f"{folder / SOURCE}.ftl has no message {name!r}, which the code names") from None
    return list(dict.fromkeys(one for pattern in made for one in _named(pattern)))


def _named(pattern: Any) -> Iterator[str]:
    """The parameters in a pattern (`kernel.patterns`), in its order."""
    for part in pattern if isinstance(pattern, list) else ():
        match part:
            case [str(parameter)]:
                yield parameter
            case [str(parameter), dict(chosen), other]:
                yield parameter
                for each in (*chosen.values(), other):
                    yield from _named(each)
            case list():
                yield from _named(part)
