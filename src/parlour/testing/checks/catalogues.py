"""The messages of a game: each is used, each used one exists, and gets the parameters that it uses."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from parlour.display.saying import entries
from parlour.kernel.catalogue import compiled, parsed, text
from parlour.kernel.game import Game
from parlour.kernel.hindsight_contract import SENTENCES
from parlour.kernel.language import LANGUAGES, SOURCE
from parlour.kernel.message import FOLDER

SPEAKER = "say"
"""What a game's code calls its catalogue."""


def are_sound(game: Game) -> None:
    """The catalogues of a game, its lesson and its puzzles match the messages and parameters in the code."""
    for folder in (game.folder, game.folder / "lesson", game.folder / "puzzles"):
        if has_catalogue(folder):
            spoken = said(folder, SPEAKER, hindsight=folder == game.folder and game.hindsight is not None)
            wrong = list(faults(folder, spoken))
            assert not wrong, "\n".join(wrong)


def has_catalogue(folder: Path) -> bool:
    """Whether a folder has messages of its own; a room's has only rule books."""
    return (folder / FOLDER / f"{SOURCE}.ftl").is_file()


def languages(folder: Path) -> list[str]:
    """The languages that a folder has messages in, English first."""
    others = (language for language in LANGUAGES if language != SOURCE)
    return [SOURCE, *(language for language in others if (folder / FOLDER / f"{language}.ftl").is_file())]


def faults(folder: Path, spoken: dict[str, list[frozenset[str]]]) -> Iterator[str]:
    """Say what is wrong with the messages of a folder, given those that its code says."""
    english = messages(folder, SOURCE)
    used = spoken.keys() | referred(folder, SOURCE)
    for language in languages(folder):
        errors = compiled(text(folder / FOLDER, language), language).errors
        yield from (f"{folder / FOLDER / language}.ftl: {error}" for error in errors)
        unknown = sorted(messages(folder, language).keys() - (english.keys() if language != SOURCE else used))
        why = "English has no" if language != SOURCE else "nothing says"
        yield from (f"{folder / FOLDER / language}.ftl: {why} `{name}`" for name in unknown)
    yield from (
        f"{folder / FOLDER / SOURCE}.ftl lacks `{name}`, which the code says"
        for name in sorted(used - english.keys())
    )
    for name in sorted(spoken.keys() & english.keys()):
        yield from misfits(folder, name, spoken[name])


def misfits(folder: Path, name: str, calls: list[frozenset[str]]) -> Iterator[str]:
    """List messages with a parameter that no call gives, or that no language uses."""
    about = {
        language: messages(folder, language)[name]
        for language in languages(folder)
        if name in messages(folder, language)
    }
    for parameters in calls:
        for language, names in about.items():
            if names - parameters:
                yield f"`{name}` in {language}: nothing gives it {', '.join(sorted(names - parameters))}"
        spare = parameters - frozenset().union(*about.values())
        if spare:
            yield f"`{name}`: no language uses {', '.join(sorted(spare))}"


def sources(folder: Path, *parts: str) -> Iterator[Path]:
    """The modules of a folder, or of parts of it, but the tests."""
    for part in parts or ("",):
        place = folder / part
        many = place.rglob("*.py") if place.is_dir() else (path for path in (place, place.with_suffix(".py")))
        sources = (path for path in many if path.is_file() and "tests" not in path.relative_to(folder).parts)
        yield from (path for path in sources if path.parent == folder or not has_catalogue(path.parent))


def named(function: ast.expr) -> str:
    """The name of a called function, without its module."""
    return ast.unparse(function).removeprefix("message.")


@cache
def said(folder: Path, speaker: str, hindsight: bool = False) -> dict[str, list[frozenset[str]]]:
    """The messages that the code of a folder names, each with the parameters of every call.

    `hindsight`: whether the game has a search in hindsight, which uses messages of its catalogue.
    """
    calls: dict[str, list[frozenset[str]]] = {}
    for path in sources(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and named(node.func) in (speaker, f"{speaker}.now"):
                name = node.args[0]
                if ast.unparse(name) == "out":  # in numbers, by the name that `MESSAGES` has
                    continue
                assert isinstance(name, ast.Constant), (
                    f"{path}:{node.lineno}: `{ast.unparse(node)}` names a message by no literal; "
                    f'write its name there, as in {named(node.func)}("box")'
                )
                parameters_given = frozenset(str(keyword.arg) for keyword in node.keywords)
                calls.setdefault(str(name.value), []).append(parameters_given)
            match node:
                case ast.AnnAssign(ast.Name("MESSAGES"), value=ast.Constant(str(told))) if speaker == SPEAKER:
                    for message_name, parameters in entries(told):
                        calls.setdefault(message_name, []).append(
                            frozenset(parameter.lstrip("*") for parameter in parameters)
                        )
    for message_name, names in SENTENCES.items() if hindsight else ():
        calls.setdefault(message_name, []).append(frozenset(names))
    return calls


class Variables(Visitor):
    """The parameters of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 # Fluent's own name
        """Note a parameter."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 # Fluent's own name
        """Note a message within the message."""
        self.messages.add(node.id.name)


def referred(folder: Path, language: str) -> set[str]:
    """The messages that others of a language refer to."""
    variables = Variables()
    variables.visit(parsed(text(folder / FOLDER, language)))
    return variables.messages


@cache
def messages(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """The messages of a language, each with the parameters it uses, those of messages within it too."""
    resource = parsed(text(folder / FOLDER, language))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, junk
    by_name: dict[str, Variables] = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in by_name, f"{entry.id.name} is there twice"
            by_name[entry.id.name] = Variables()
            by_name[entry.id.name].visit(entry)
    for variables in by_name.values():
        for name in sorted(variables.messages):
            variables.names |= by_name[name].names
    return {name: frozenset(variables.names) for name, variables in by_name.items()}
