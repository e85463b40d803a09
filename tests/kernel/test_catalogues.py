"""Every message in every language: none missing, none unused, with the parameters that the code gives."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final, get_args

import pytest

import parlour
from parlour.display.phrases import TOLD_AT_TABLES
from parlour.games import catalogue as all_games
from parlour.kernel.catalogue import compiled, pseudo, text
from parlour.kernel.language import LANGUAGES, PSEUDO, SOURCE
from parlour.kernel.message import FOLDER
from parlour.kernel.study import StudyStatus
from parlour.testing.checks import catalogues
from parlour.testing.checks.catalogues import faults, has_catalogue, messages, sources
from parlour.testing.tiny import GAME as TINY
from tests.sources import ROOT

HOUSE: Final = Path(parlour.__file__).parent
WEB: Final = ROOT / "web"
CLASSES: Final = frozenset(
    re.findall(r"[.\"' ]([a-z][a-z-]*)", (HOUSE / "display/svg/theme.py").read_text())
    + re.findall(r":global\(\.([a-z][a-z-]*)\)", (WEB / "src/board/draw/AreaView.svelte").read_text())
)
"""Words that drawings use as classes, in the theme and at the table."""
SPEAKING: Final = ("__init__.py", "law", "display", "options", "notation", "bots", "rooms")
"""The parts of a game's folder that people hear."""
KERNEL_SPEAKING: Final = (
    *("calls", "errors", "game", "game_record", "lesson", "options", "position"),
    *("printed", "replay", "state", "study", "verify"),
)
HOUSE_SPEAKING: Final = (
    *("play", "view", "server", "cli", "display", "search/advice", "games/__init__.py"),
    *(f"kernel/{name}.py" for name in KERNEL_SPEAKING),
)
"""The parts of the house that people hear."""
ENGLISH: Final = {
    "server/storage": "for whoever keeps the data",
    "server/settings.py": "for whoever runs the server",
    "server/main.py": "for whoever runs the server",
    "server/metrics.py": "for whoever watches the server",
    "server/logs.py": "for whoever watches the server",
    "server/web/docs_page.py": "a page for programmers",
    "server/web/openapi.py": "for programmers",
    "wire/typescript.py": "for programmers",
    "view/fold.py": "for programs in Python",
    "display/svg/theme.py": "a style sheet",
    "cli/arena.py": "a command of the laboratory",
    "cli/bench.py": "a command of the laboratory",
    "cli/data.py": "for whoever keeps the data",
    "cli/export.py": "a command of the laboratory",
    "cli/facts.py": "a command of the laboratory",
    "cli/kit.py": "for authors of games",
    "cli/puzzles.py": "for authors of games",
}
"""What speaks English alone, and to whom."""
UNHEARD: Final = {"ABOUT", "ROBOTS", "NOT_BUILT", "SVG_ALONE", "_KEY", "reason"}
"""Names of texts that describe the API, are looked for, or go to the log."""
NOT_WORDS: Final = {
    "bold red", "cell column", "as printed", "Atkinson Hyperlegible Next",
    *get_args(StudyStatus), *TOLD_AT_TABLES,
}  # fmt: skip
"""A style, classes, statuses, a font, headings of catalogues."""
FOR_PROGRAMMERS: Final = re.compile(
    r"log\(\)\.\w+|(Runtime|Value|Type|Key|Index|Parlour)Error|DamagedLog|LostRace|StoreError|Stopping|Histogram|re\.compile"
)
"""Calls whose texts go to logs, to callers, and to the API's description."""
DESCRIBING: Final = {"help", "summary", "description", "metavar", "about"}
"""Arguments and keys with a description of the API, or of a command's options (`--help` is English)."""


GAMES: Final = {game.slug: game for game in (*all_games(), TINY) if has_catalogue(game.folder)}
LESSONS: Final = {f"{game.slug}-lesson": game.folder / "lesson" for game in all_games() if game.lesson}
PUZZLES: Final = {f"{game.slug}-puzzles": game.folder / "puzzles" for game in all_games() if game.puzzles}
FOLDERS: Final = {"house": HOUSE, **{name: game.folder for name, game in GAMES.items()}, **LESSONS, **PUZZLES}


def test_messages_of_the_house_are_those_that_its_code_says_with_its_parameters() -> None:
    """Those of games are looked at by the suite that each of them passes."""
    assert list(faults(HOUSE, catalogues.said(HOUSE, "HOUSE"))) == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != SOURCE])
@pytest.mark.parametrize("place", FOLDERS)
def test_every_language_has_every_message(place: str, language: str) -> None:
    folder = FOLDERS[place]
    assert list(messages(folder, language)) == list(messages(folder, SOURCE)), "in the same order"


def test_a_message_that_is_named_by_no_literal_is_told_with_what_to_write(tmp_path: Path) -> None:
    (tmp_path / "law.py").write_text("say('box')\nsay.now(name, box=3)\n")
    with pytest.raises(AssertionError) as wrong:
        catalogues.said(tmp_path, catalogues.SPEAKER)
    assert str(wrong.value).endswith(
        '`say.now(name, box=3)` names a message by no literal; write its name there, as in say.now("box")'
    )


def test_a_language_is_spoken_everywhere_or_nowhere() -> None:
    for place, folder in FOLDERS.items():
        assert {path.stem for path in (folder / FOLDER).glob("*.ftl")} == set(LANGUAGES), place
    assert {path.name for path in (WEB / "src/i18n").iterdir() if path.is_dir()} == set(LANGUAGES)
    offline = (WEB / "public/offline.html").read_text(encoding="utf-8")
    assert set(re.findall(r'lang="(\w+)"', offline)) == set(LANGUAGES)


@pytest.mark.parametrize("place", FOLDERS)
def test_the_pseudo_language_compiles(place: str) -> None:
    assert compiled(text(FOLDERS[place] / FOLDER, PSEUDO), PSEUDO).errors == []


FROM_CACHE = """
import sys
from pathlib import Path
from parlour.kernel.catalogue import formatter

said = formatter(Path(sys.argv[1]), "cs")("greeting", (("count", 3),))
print(said, "fluent_compiler.compiler" in sys.modules)
"""


def test_a_catalogue_is_compiled_once_for_all_processes(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("greeting = { $count } guests\n", encoding="utf-8")
    greeting = "greeting = { $count ->\n    [few] { $count } hosté\n   *[other] { $count } hostů\n  }\n"
    (tmp_path / "cs.ftl").write_text(greeting, encoding="utf-8")
    environment = {**os.environ, "PARLOUR_CACHE": str(tmp_path / "cache")}

    def said() -> str:
        command = [sys.executable, "-c", FROM_CACHE, str(tmp_path)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    assert said() == "3 hosté True\n"
    assert said() == "3 hosté False\n"
    (tmp_path / "cs.ftl").write_text(greeting.replace("hosté", "lidé"), encoding="utf-8")
    assert said() == "3 lidé True\n"


def everything_read(folder: Path, language: str) -> str:
    """The messages and the rule book of a language, without positions and comments."""
    book = folder / f"RULES.{language}.md"
    rules = book.read_text(encoding="utf-8") if book.is_file() else ""
    return text(folder, language) + re.sub(r"```.*?```|<!--.*?-->", "", rules, flags=re.DOTALL)


@pytest.mark.parametrize("place", FOLDERS)
def test_french_signs_have_narrow_spaces(place: str) -> None:
    words = everything_read(FOLDERS[place] / FOLDER, "fr")
    assert re.findall(r".* [;:!?»].*|.*« .*", words) == []


@pytest.mark.parametrize("place", FOLDERS)
def test_spanish_questions_and_exclamations_open_and_close(place: str) -> None:
    words = everything_read(FOLDERS[place] / FOLDER, "es")
    marks = re.findall(r"[¿¡]|(?<=[\w}])[?!]", words)
    assert {"".join(pair) for pair in zip(marks[::2], marks[1::2], strict=True)} <= {"¿?", "¡!"}


def test_the_pseudo_language_keeps_parameters_and_is_longer() -> None:
    source = "left = { $count ->\n    [one] one card in { $where }\n   *[other] { $count } cards\n }\n"
    made = pseudo(source)
    assert "{ $where }" in made
    assert "cards" not in made
    assert len(made) > 1.2 * len(source)


def unheard_in(node: ast.AST) -> Iterator[ast.expr]:
    """Parts of a piece of code that no player hears: docstrings, descriptions, types, logs."""
    match node:
        case ast.Expr(ast.Constant() as docstring):
            yield docstring
        case ast.Call(function) if FOR_PROGRAMMERS.fullmatch(ast.unparse(function)):
            yield node
        case ast.keyword(arg=str(name), value=text) if name in DESCRIBING:
            yield text
        case ast.Dict(keys, values):
            yield from (v for k, v in zip(keys, values, strict=True) if getattr(k, "value", "") in DESCRIBING)
        case ast.Subscript(ast.Name("Literal")):
            yield node
        case ast.AnnAssign(ast.Name(name), value=ast.expr() as text) | ast.Assign([ast.Name(name)], text):
            if name in UNHEARD:
                yield text


def bare(path: Path, notation: Collection[str]) -> Iterator[str]:
    """The sentences in a module's code: texts of several words, but docstrings, drawings and patterns."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    alone = {
        id(part) for node in ast.walk(tree) for unheard in unheard_in(node) for part in ast.walk(unheard)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in alone:
            continue
        words = node.value.split()
        if (
            node.value in notation
            or len(words) < 2
            or re.search(r"[<>\\=\"{}|\r]|\burl\(|-src ", node.value)
            or set(words) <= CLASSES
        ):
            continue
        if sum(bool(re.fullmatch(r"[A-Za-z][a-z’']+[.,:;!?]?", word)) for word in words) >= 2:
            yield f"{path.name}:{node.lineno}: {node.value}"


@pytest.mark.parametrize("slug", GAMES)
def test_no_sentence_stands_in_the_code(slug: str) -> None:
    game = GAMES[slug]
    notation = {*game.names, *(choice.text for option in game.options for choice in option.choices)}
    notation |= {action.name for one in (game, *(room.game for room in game.rooms)) for action in one.actions}
    notation |= NOT_WORDS
    assert [one for path in sources(game.folder, *SPEAKING) for one in bare(path, notation)] == []


@pytest.mark.parametrize("part", HOUSE_SPEAKING)
def test_no_sentence_stands_in_the_code_of_the_house(part: str) -> None:
    english = [path for name in ENGLISH for path in sources(HOUSE, name)]
    heard = [path for path in sources(HOUSE, part) if path not in english]
    assert heard
    assert [one for path in heard for one in bare(path, NOT_WORDS)] == []


def test_every_part_that_speaks_english_alone_is_there() -> None:
    assert [name for name in ENGLISH if not (HOUSE / name).exists()] == []
