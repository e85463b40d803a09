"""Each sentence of a printed text in our words, its rules, its status and its tests: `fidelity.md`."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from parlour.kernel.game import Game
from parlour.kernel.printed import PrintedSentence
from parlour.testing.checks.rulebook import claims, rules, sentences

HEAD: Final = """# Fidelity

Each sentence of a game's printed text in words of our own (the texts themselves are their authors'), the
rules of RULES.md that carry it out, how, and a test of each rule. *As printed*: it is played as it says.
*Reading*: it is unclear, or its figure is lost, and we chose. *House*: a house rule stands beside it.
*Option*: a table with the usual options does without it, and the value named carries it out. Written by
`parlour make` from `locales/printed.txt`, the marks in RULES.md and the tests; tests check that no sentence
is left out, each has the status that the rules' marks give it, and this page is current.
"""
_RULE: Final = re.compile(r"(?<![\d.])\d+(?:\.\d+)+[a-z]?(?!\d)")


def page(games: tuple[Game, ...]) -> str:
    """The whole page."""
    return "\n".join([HEAD, *(part(game) for game in games)])


def part(game: Game) -> str:
    """One game's table."""
    claimed, tests = claims(game), named_by_rule(game.folder / "tests")
    lines = [
        f"## {game.title}",
        "",
        f"{sentences(game)} sentences, {len(rules(game))} rules.",
        "",
        "| Sentence | In our words | Rules | Carried out | Tests |",
        "|---|---|---|---|---|",
    ]
    by_number = {sentence.number: sentence for sentence in game.printed}
    for number in sorted(claimed):
        named = dict.fromkeys(tests[rule] for rule in claimed[number] if rule in tests)
        shown = ", ".join(f"`{name}`" for name in named)
        sentence, named_rules = by_number[number], ", ".join(claimed[number])
        lines.append(f"| S{number} | {sentence.words} | {named_rules} | {_carried_out(sentence)} | {shown} |")
    return "\n".join(lines) + "\n"


def _carried_out(sentence: PrintedSentence) -> str:
    return f"option `{sentence.option}={sentence.value}`" if sentence.status == "option" else sentence.status


def named_by_rule(folder: Path) -> dict[str, str]:
    """Rule -> the first test that names it: in its own name, its docstring, its comments or texts."""
    tests: dict[str, str] = {}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                spelled = re.sub(r"(?<=\d)_(?=\d)", ".", node.name.replace("__", " ")).replace("_", " ")
                start = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                body = "\n".join(text.split("\n")[start - 1 : node.end_lineno])
                for rule in _RULE.findall(spelled) + _RULE.findall(body):
                    tests.setdefault(rule, node.name)
    return tests
