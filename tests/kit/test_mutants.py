"""Faults put into games: the published suite finds each of them.

That it finds each hidden field shown is a test of the suite itself, for every game.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from parlour.display.board import Board, Ref, Touches
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.language import SOURCE
from parlour.kernel.message import FOLDER
from parlour.kernel.state import State, Variant
from parlour.kit.new import renamed
from parlour.kit.templates.sheet import GAME as SHEET
from parlour.kit.templates.sheet.display import pieces
from parlour.testing.cases import cases
from parlour.testing.checks import catalogues, touches
from parlour.testing.checks.touches import board_of
from parlour.testing.walks import positions

GAMES = [game for game in catalogue() if game.display is not None]
QUICK = next(game for game in GAMES if game.hidden)
"""The one whose faults are put in each time; those of the others are long tests."""


every_game = pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=str(game), marks=() if game is QUICK else pytest.mark.long) for game in GAMES],
)
PAIRS = 6


def states_of(game: Game) -> tuple[State, ...]:
    return positions(cases(game)[0], 40)


def swapped(board: Board, pair: tuple[Ref, Ref]) -> Board:
    """The board with two refs of its touch table in each other's place."""
    other = dict(zip(pair, reversed(pair), strict=True))

    def turned(refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
        return tuple(other.get(ref, ref) for ref in refs)

    def block(one: Touches) -> Touches:
        axes, each = tuple(map(turned, one.axes)), tuple(map(turned, one.each))
        return msgspec.structs.replace(one, axes=axes, each=each)

    return msgspec.structs.replace(board, touches=tuple(map(block, board.touches)))


def pairs(board: Board, states: tuple[State, ...]) -> Iterator[tuple[Ref, Ref]]:
    """Pairs of places that legal actions touch as one of the things of a block, far apart in its order."""
    legal = {
        action for state in states for seat in state.turn if seat >= 0 for action in state.legal_actions(seat)
    }
    for block in board.touches:
        for nth in range(max(map(len, block.each), default=len(block.axes))):
            refs = dict.fromkeys(
                block.at(action - block.first)[nth]
                for action in sorted(legal)
                if 0 <= action - block.first < block.count() and len(block.at(action - block.first)) > nth
            )
            known = [ref for ref in refs if ref in board.place or ref in board.own]
            yield from zip(known, known[len(known) // 2 :], strict=False) if len(known) > 1 else ()


@every_game
def test_two_places_swapped_in_the_touch_table(game: Game) -> None:
    states = states_of(game)
    touches.lead_to_their_actions(states)
    tried = 0
    for pair in list(pairs(touches.board_of(states[0].variant), states))[:PAIRS]:

        def mutant(variant: Variant, pair: tuple[Ref, Ref] = pair) -> Board:
            return swapped(touches.board_of(variant), pair)

        with pytest.raises(AssertionError, match="touches"):
            touches.lead_to_their_actions(states, mutant)
        tried += 1
    assert tried


CHOICE = {
    "__init__.py": [("range(BOXES)", "range(2 * BOXES)"), ("max_legal=BOXES", "max_legal=2 * BOXES")],
    "state.py": [("in; 0 for none yet.\", BOXES", "in; 0 for none yet.\", 2 * BOXES")],
    "law/reasons.py": [
        ("<= action < BOXES", "<= action < 2 * BOXES"),
        ("[seat, action]", "[seat, action % BOXES]"),
    ],
    "rules.py": [
        ("for box in range(BOXES):\n            if int(state.sheets[seat, box])",
         "for box in range(2 * BOXES):\n            if int(state.sheets[seat, box % BOXES])"),
        ("state.sheets[seat, int(state.chosen[seat]) - 1] = state.rolled",
         "box = int(state.chosen[seat]) - 1\n"
         "        state.sheets[seat, box % BOXES] = state.rolled if box < BOXES else 7 - int(state.rolled)"),
    ],
    "display/pieces.py": [
        ("    box: int", "    below: int\n    box: int"),
        ("firsts(1, SEATS", "firsts(1, 1, SEATS"),
        ("MOST_PIECES: Final = 1", "MOST_PIECES: Final = 2"),
        ("rolled - 1, mark=DUE)", "rolled - 1, mark=DUE)\n        n = put(out, n, 1, AT.below, 6 - rolled)"),
        ("                number = rolled", "                number = rolled\n"
         "            elif int(state.chosen[one]) == 1 + BOXES + box:\n                number = 7 - rolled"),
    ],
    "display/drawing.py": [
        ("(rolled,)", "(rolled, replace(rolled, id=\"below\"))"),
        ("from typing", "from msgspec.structs import replace\nfrom typing"),
        ("tuple((f\"box{box + 1}\",) for box",
         "tuple((die, f\"box{box + 1}\") for die in (\"die\", \"below\") for box"),
    ],
}  # fmt: skip
"""What makes of a sheet a game where the upper or the lower side of the die is written; both lie there."""


def test_two_places_swapped_that_do_not_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "upper_or_lower"
    shutil.copytree(SHEET.folder, folder, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    for path in folder.rglob("*.py"):
        text = renamed(path.read_text(), SHEET.package, folder.name, "Upper or Lower", folder.name)
        for old, new in CHOICE.get(path.relative_to(folder).as_posix(), ()):
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        path.write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    game = import_module(folder.name).GAME
    states = states_of(game)
    touches.lead_to_their_actions(states)
    with pytest.raises(AssertionError, match=r"touches \w+, which shows no \d; that is what comes"):
        touches.lead_to_their_actions(states, lambda variant: swapped(board_of(variant), ("die", "below")))


def copied(game: Game, folder: Path) -> Path:
    """A copy of a game's folder, and its English messages."""
    shutil.copytree(game.folder, folder / game.slug, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    return folder / game.slug


def faults(game: Game, folder: Path) -> list[str]:
    spoken = catalogues.said(folder, catalogues.SPEAKER, hindsight=game.hindsight is not None)
    return list(catalogues.faults(folder, spoken))


def test_a_place_named_by_a_wrong_number(monkeypatch: pytest.MonkeyPatch) -> None:
    touches.are_named(Variant.of(SHEET))
    monkeypatch.setattr(pieces, "AT", pieces.AT._replace(box=0))
    with pytest.raises(AssertionError, match=r"AT.box is place 0, which is die"):
        touches.are_named(Variant.of(SHEET))


@every_game
def test_a_message_deleted(game: Game, tmp_path: Path) -> None:
    folder = copied(game, tmp_path)
    for path in (folder / FOLDER).glob("*.ftl"):
        path.write_text(re.sub(r"^summary = .*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert any("lacks `summary`" in fault for fault in faults(game, folder))


@every_game
def test_a_parameter_misnamed(game: Game, tmp_path: Path) -> None:
    folder = copied(game, tmp_path)
    path = folder / FOLDER / f"{SOURCE}.ftl"
    text = path.read_text(encoding="utf-8")
    misnamed = re.sub(r"\{ \$(\w+) \}", r"{ $\1x }", text, count=1)
    assert misnamed != text
    path.write_text(misnamed, encoding="utf-8")
    assert any("nothing gives it" in fault for fault in faults(game, folder))
