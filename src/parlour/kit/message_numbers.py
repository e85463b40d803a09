"""The numbers of a game's messages: generated files `messages.py` in its folders `display` and `law`.

Code names a message, `M.placed`, and the catalogues `locales/*.ftl` give its parameters. A message that is in
the file already keeps its place, and its parameters theirs; new ones come last, numbers before words.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any, Final, NamedTuple

from parlour.display.saying import entries
from parlour.kernel.catalogue import text
from parlour.kernel.errors import ParlourError
from parlour.kernel.language import LANGUAGES, SOURCE
from parlour.kernel.message import FOLDER
from parlour.kernel.patterns import patterns

FILE: Final = "messages.py"
TOLD_BY: Final = {"display": "telling.py", "law": "reasons.py"}
"""The parts that may have messages, and the module of each that declares parameters other than numbers."""
WIDTH: Final = 110
TEXT: Final = '''"""The messages that are told, as numbers: `M.{example}`; `parlour make` writes this."""

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
    """A part of a game's folder that has messages with numbers.

    Its code is parsed, not run: code that names a message cannot be imported before the message has a number.
    """

    folder: Path
    """The folder of the game."""
    package: str
    """The package of the game."""
    part: str

    @property
    def path(self) -> Path:
        """The generated file with the numbers."""
        return self.folder / self.part / FILE

    @property
    def module(self) -> str:
        """The name of the generated module."""
        return f"{self.package}.{self.part}.{self.path.stem}"

    @property
    def told_by(self) -> Path:
        """The module that declares which parameters are no plain numbers."""
        return self.folder / self.part / TOLD_BY[self.part]


def vocabularies(folder: Path, package: str) -> Iterator[Vocabulary]:
    """The parts of a game's folder that have messages of their own.

    A room may use the messages of the game that it belongs to.
    """
    for part in TOLD_BY:
        vocabulary = Vocabulary(folder, package, part)
        if vocabulary.told_by.is_file() and names_in_code(folder, vocabulary.module):
            yield vocabulary


def written(vocabulary: Vocabulary) -> str:
    """The text of the generated file; raises `UnknownMessage`."""
    words = set(_words(vocabulary.told_by))
    earlier = dict(entries(_constant(vocabulary.path, "MESSAGES") if vocabulary.path.is_file() else ""))
    named = names_in_code(vocabulary.folder, vocabulary.module)
    order = [name for name in earlier if name in named]
    order += [name for name in named if name not in earlier]
    parameters = _parameters(_catalogue(vocabulary.folder), order)
    messages = [_entry(name, parameters[name], earlier.get(name, []), words) for name in order]
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


def _catalogue(folder: Path) -> Path:
    """The folder of a game's catalogues; a room may use that of the game that it belongs to."""
    places = (parent / FOLDER for parent in (folder, *folder.parents))
    return next((place for place in places if (place / f"{SOURCE}.ftl").is_file()), folder / FOLDER)


def _assigned(path: Path, name: str) -> ast.expr | None:
    """The expression that a module assigns to a constant; None if it has no such constant."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.AnnAssign(ast.Name(target), value=ast.expr() as value) if target == name:
                return value
    return None


def _constant(path: Path, name: str) -> str:
    match _assigned(path, name):
        case ast.Constant(str(text)):
            return text
    return ""


def _words(path: Path) -> Iterator[str]:
    """The parameters that a module's `PARAMETERS` declares to be words."""
    match _assigned(path, "PARAMETERS"):
        case ast.Dict(keys, values):
            for key, value in zip(keys, values, strict=True):
                match key, value:
                    case ast.Constant(str(parameter)), ast.Name("WORDS"):
                        yield parameter
                    case None, ast.Call(args=[ast.Tuple(names), ast.Name("WORDS")]):
                        yield from (ast.literal_eval(literal) for literal in names)


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


def _entry(name: str, parameters: list[str], before: list[str], words: set[str]) -> str:
    """The line of a message with its parameters, those that it had before in their old order."""
    old = [parameter.lstrip("*") for parameter in before]
    new = [parameter for parameter in parameters if parameter not in old]
    ordered = [parameter for parameter in old if parameter in parameters] + sorted(
        new, key=words.__contains__
    )
    marked = [f"*{parameter}" if parameter in words else parameter for parameter in ordered]
    return f"{name}{{{' '.join(marked)}}}" if marked else name


def _parameters(folder: Path, names: Sequence[str]) -> dict[str, list[str]]:
    """The parameters of each message: those of the English one, then those in other languages only."""
    languages = [
        SOURCE,
        *(language for language in LANGUAGES if language != SOURCE and text(folder, language)),
    ]
    try:
        by_language = [patterns(folder.parent, language, names) for language in languages]
    except KeyError as error:
        (name,) = error.args
        raise UnknownMessage(f"{folder / SOURCE}.ftl has no message {name!r}, which the code names") from None
    return {
        name: list(dict.fromkeys(one for each in by_language for one in _named(each[name]))) for name in names
    }


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
