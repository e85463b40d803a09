"""Messages of a catalogue as plain data, for programs that render them without Fluent.

A pattern is a text, or a list of texts and of what depends on a parameter: `["count"]` is its value, and
`["count", {"one": pattern}, other]` the pattern of its key, of its number or its plural category in the
language, else the other one. `["count", "grouped"]` is a number with the language's separators.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from parlour.kernel.catalogue import resource
from parlour.kernel.language import SOURCE
from parlour.kernel.message import FOLDER


def patterns(folder: Path, language: str, names: Iterable[str]) -> dict[str, Any]:
    """The patterns of messages in a package's folder by their names; messages that they refer to are inlined.

    Messages that the language lacks are in English.

    >>> patterns(Path(__file__).parents[1], "en", ["list-and", "players"]) == {
    ...     "list-and": [["some"], " and ", ["last"]],
    ...     "players": [["count", {"one": "one player"}, [["count"], " players"]]],
    ... }
    True
    """
    parsed_patterns = {
        entry.id.name: entry.value
        for entry in resource(folder / FOLDER, language).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }
    return {name: _pattern(parsed_patterns[name], parsed_patterns) for name in names}


def names_in(folder: Path, group: str) -> list[str]:
    """The names of the messages under a heading (`## …`) of the English file in a package's folder.

    >>> names_in(Path(__file__).parents[1], "Lists, numbers, rules")[:2]
    ['list-and', 'list-or']
    """
    names, heading = list[str](), ""
    for entry in resource(folder / FOLDER, SOURCE).body:
        if isinstance(entry, ast.GroupComment):
            heading = entry.content or ""
        elif isinstance(entry, ast.Message) and heading == group:
            names.append(entry.id.name)
    return names


def names_of(folder: Path) -> list[str]:
    """The names of all messages in a package's folder."""
    body = resource(folder / FOLDER, SOURCE).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def _pattern(pattern: ast.Pattern, messages: Mapping[str, ast.Pattern]) -> Any:
    parts: list[Any] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        else:
            parts += _placed(element.expression, messages)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _placed(what: Any, messages: Mapping[str, ast.Pattern]) -> list[Any]:
    """A placeable (in braces), as parts of a pattern."""
    match what:
        case ast.Placeable(expression=inner):
            return _placed(inner, messages)
        case ast.StringLiteral():
            return [what.parse()["value"]]
        case ast.VariableReference(id=named):
            return [[named.name]]
        case ast.FunctionReference(
            id=ast.Identifier(name="NUMBER"),
            arguments=ast.CallArguments(positional=[ast.VariableReference(id=named)]),
        ):
            return [[named.name, "grouped"]]
        case ast.MessageReference(id=named):
            pattern = _pattern(messages[named.name], messages)
            return [pattern] if isinstance(pattern, str) else list(pattern)
        case ast.SelectExpression(selector=ast.VariableReference(id=named), variants=variants):
            (other,) = (_pattern(variant.value, messages) for variant in variants if variant.default)
            chosen = {
                _key(variant.key): _pattern(variant.value, messages)
                for variant in variants
                if not variant.default
            }
            return [[named.name, chosen, other]]
    raise ValueError(f"{type(what).__name__} has no form as data")


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else str(key.value)
