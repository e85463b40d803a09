"""RULES.md: numbered rules, each named by a test, and which sentences of the printed text they claim.

A rule stands at the start of a line: `3.1 …`, `- **3.1** …` or a heading `## 3.1 …`. A mark `[S12]` says that
the rule claims sentence 12 of the printed text (`[S3, S5]` and `[S3-S6]` claim several), and one line says
how many there are: `Printed text: 41 sentences.`, or `its sentences S1 to S41`.

A mark `[R]` (a reading), `[H]` (a house rule) or `[D]` (made for what the text has lost) speaks of the claims
right before it, else of all claims in its own sentence, else of the rule alone.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.testing.material import hook

RULE: Final = re.compile(r"^(?:#+\s+|[-*]\s+|\*\*|\s)*(\d+(?:\.\d+)+[a-z]?)(?!\.?\d)\b", re.MULTILINE)
CHAPTER: Final = re.compile(r"^#+\s+(\d+)(?:\.\s|\.?$|\s)")
PRINTED: Final = re.compile(r"printed text: (\d+) sentences|sentences S1 to S(\d+)", re.IGNORECASE)
MARK: Final = re.compile(r"\[(S\d+(?:\s*(?:[-–,]|\.\.)\s*S?\d+)*)\]")
BASIS: Final = re.compile(r"\[([RHD])\]")
CLAIMS: Final = re.compile(rf"(?:{MARK.pattern}[\s.,;:)]*)+")
ASIDE: Final = re.compile(r"```.*?```|<!--.*?-->", re.DOTALL)
"""Matches positions and comments, which are no part of a rule's prose."""
PROSE: Final = re.compile(r"(?<=[.!?])\s+(?!\[[RHDS])|(?<=\[[RHD]\])\s+(?=[A-Z*]|\[O)|\n(?=- |\||\n|#)")
"""Matches what separates sentences, items or rows."""
MARKED: Final = {"as printed": set[str](), "reading": {"R", "D"}, "house": {"H"}}
"""The marks of rules that give a sentence its status."""
SPAN: Final = re.compile(r"S?(\d+)(?:\s*(?:[-–]|\.\.)\s*S?(\d+))?")


def text(game: Game) -> str:
    """RULES.md of a game."""
    path = game.folder / "RULES.md"
    assert path.is_file(), f"{game.slug} has no RULES.md"
    return path.read_text(encoding="utf-8")


def rules(game: Game) -> frozenset[str]:
    """The numbers of all rules.

    >>> from parlour.testing.tiny import GAME
    >>> sorted(rules(GAME))[:4]
    ['1.1', '1.2', '1.3', '2.1']
    """
    return frozenset(RULE.findall(text(game)))


def claims(game: Game) -> dict[int, list[str]]:
    """Sentence of the printed text -> the rules that claim it."""
    claimed: dict[int, list[str]] = {}
    rule = ""  # marks above the first rule explain themselves and claim nothing
    for line in text(game).splitlines():
        start = RULE.match(line)
        rule = start[1] if start else rule
        for sentence in _claimed(line) if rule else ():
            if rule not in claimed.setdefault(sentence, []):
                claimed[sentence].append(rule)
    return claimed


def bases(text: str) -> dict[int, set[str]]:
    """Find the marks `R`, `H` and `D` that rules set on the sentences they claim.

    >>> bases("1.1 A pawn moves [S1] to a free square [S2] [R]. All go [S3], we say. [H] So be it [S4].")
    {1: set(), 2: {'R'}, 3: {'H'}, 4: set()}
    """
    marks: dict[int, set[str]] = {}
    start = RULE.search(text)
    for prose in PROSE.split(ASIDE.sub("", text[start.start() :])) if start else ():
        for number in _claimed(prose):
            marks.setdefault(number, set())
        for mark in BASIS.finditer(prose):
            near = [run for run in CLAIMS.finditer(prose, 0, mark.start()) if run.end() == mark.start()]
            for number in _claimed(near[0][0] if near else prose):
                marks[number].add(mark[1])
    return marks


def _claimed(prose: str) -> Iterator[int]:
    for claim in MARK.findall(prose):
        for first, last in SPAN.findall(claim):
            yield from range(int(first), int(last or first) + 1)


def sentences(game: Game) -> int:
    """How many sentences the printed text has, as RULES.md states; 0 where there is no printed text."""
    stated = PRINTED.search(" ".join(text(game).split()))
    return int(stated[1] or stated[2]) if stated else 0


def every_sentence_is_claimed(game: Game) -> None:
    """Each sentence of the printed text is claimed by a rule, and no rule claims one that is not there."""
    count, claimed = sentences(game), claims(game)
    assert count or not claimed, "RULES.md has [S…] marks; say how many: `Printed text: … sentences.`"
    missing = sorted(set(range(1, count + 1)) - set(claimed))
    assert not missing, f"no rule claims these sentences of the printed text: {missing}"
    beyond = sorted(set(claimed) - set(range(1, count + 1)))
    assert not beyond, f"rules claim sentences that the printed text does not have: {beyond}"
    retold = len(game.printed)
    assert retold == count, f"RULES.md says {count} sentences; locales/printed.txt has {retold}"


def every_status_is_the_rules(game: Game) -> None:
    """A sentence is played as printed where no rule marks it, by a reading or a house rule where one does."""
    marks = bases(text(game))
    wrong = {
        f"S{sentence.number}": (sentence.status, marks[sentence.number])
        for sentence in game.printed
        if sentence.status != "option" and not _gives(marks[sentence.number], MARKED[sentence.status])
    }
    assert not wrong, f"locales/printed.txt says otherwise than the marks of RULES.md: {wrong}"


def _gives(marks: set[str], expected: set[str]) -> bool:
    return bool(marks & expected) if expected else not marks


def as_printed_follows_the_text(game: Game) -> None:
    """The preset “As printed” has the values that sentences fix, and these rest on those sentences."""
    if not game.printed:
        return
    fixed = hook(game, "fixed_options")
    assert fixed is not None, f"tests/material.py of {game.slug} has no `fixed_options`"
    options = Variant.of(game, preset="as_printed").options_text()
    by_name = {option.name: option for option in game.all_options}
    for number, allowed in fixed().items():
        for name, values in allowed.items():
            setting = f"S{number}: {name}={options[name]}"
            assert options[name] in values.split("|"), f"{setting}, not {values}"
            basis = by_name[name].basis_of(by_name[name].read(options[name]))
            assert number in basis.sentences, f"{setting} does not rest on it"


def every_version_is_told(game: Game) -> None:
    """RULES.md says of each version of the rules what it changed."""
    _, _, history = " ".join(text(game).split()).partition("History of the rules: ")
    missing = [n for n in range(1, game.rules_version + 1) if not re.search(rf"\bversion {n}\b", history)]
    assert not missing, f"the history of the rules in RULES.md says nothing of versions {missing}"


def every_rule_stands_by_itself(game: Game) -> None:
    """Each rule begins a paragraph, an item or a heading of the page, once, in the chapter of its number."""
    wrong = list(faults(text(game)))
    assert not wrong, "\n".join(f"RULES.md of {game.slug}, {fault}" for fault in wrong)


def faults(book: str) -> Iterator[str]:
    r"""Say what is wrong with the rules of a book, by line and number.

    >>> list(faults("# Go\n\n## 1. A\n\n1.1 One.\n1.2 Two.\n\n2.1 Three.\n\n1.1 Four.\n"))
    ['line 6: 1.2 runs on from the line before it; leave one blank between', 'line 8: 2.1 stands in
    chapter 1', 'line 10: 1.1 is there twice']
    """
    seen, chapter, before = set[str](), "", ""
    prose = ASIDE.sub(lambda aside: "\n" * aside[0].count("\n"), book)
    for number, line in enumerate(prose.splitlines(), 1):
        if heading := CHAPTER.match(line):
            chapter = heading[1]
        elif start := RULE.match(line):
            rule = start[1]
            if before and not before.startswith("#") and not line.lstrip().startswith(("#", "-", "*")):
                yield f"line {number}: {rule} runs on from the line before it; leave one blank between"
            if chapter and rule.partition(".")[0] != chapter:
                yield f"line {number}: {rule} stands in chapter {chapter}"
            if rule in seen:
                yield f"line {number}: {rule} is there twice"
            seen.add(rule)
        before = line.strip()


def words_of(path: Path) -> str:
    """The comments and texts of a Python file, names of functions with their numbers too."""
    words = []
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            words.append(token.string)
        elif token.type == tokenize.NAME and re.search(r"\d_\d", token.string):
            words.append(re.sub(r"(?<=\d)_(?=\d)", ".", token.string.replace("__", " ")).replace("_", " "))
    return "\n".join(words)


def every_rule_is_tested(game: Game) -> None:
    """Each rule's number stands in a test of the game: in a name, a docstring, a comment or a text."""
    folder = game.folder / "tests"
    files = sorted(folder.rglob("*.py"))
    named = set(re.findall(r"(?<![\d.])\d+(?:\.\d+)+[a-z]?(?![\d])", "\n".join(map(words_of, files))))
    missing = sorted(rules(game) - named, key=_by_number)
    assert not missing, f"no test of {game.slug} names these rules: {', '.join(missing)}"


def _by_number(rule: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", rule)]
