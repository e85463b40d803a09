"""What the tests of this game share: positions from pictures, plays from text."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from parlour import State, load
from parlour.games.triolet.state import CELLS, END, VALUES

SLUG = "triolet"
FOLDER = Path(__file__).parents[1]
EVERY_OPTION: dict[str, list[object]] = {
    "seats": [2, 3, 4],
    "jokers": [0, 2],
    "stuck": ["swap_one", "pass_only", "swap_all", "free_swap"],
    "repeat": ["may", "must"],
    "finish": ["all_played", "first_out"],
    "opening_square": ["allowed", "not_alone", "not_first_round"],
    "max_skip_rounds": [10, 1, 3],
    "gaps": ["none", "allowed"],
}


def position(text: str, **options: object) -> State:
    """The state of a position's text; draws are the test's own."""
    return load(SLUG, **options).from_text(text)


def tokens(picture: str) -> Iterator[str]:
    """The tokens of a picture, as `7@h8`.

    >>> list(tokens('''
    ...        g h
    ...      8 3 .
    ...      9 . *7
    ... '''))
    ['3@g8', '*7@h9']
    """
    header, *rows = (row for row in picture.splitlines() if row.strip())
    columns = header.split()
    for row in rows:
        number, *signs = row.split()
        for column, sign in zip(columns, signs, strict=True):
            if sign != ".":
                yield f"{sign}@{column}{number}"


def lay(picture: str, hand: str = "", others: str = "0 0 0", more: str = "", **options: object) -> State:
    """The position of a picture, seat A to play with a hand."""
    parts = ["turn A", f"hands A {hand}, B {others}"]
    if board := " ".join(tokens(picture)):
        parts.append(f"board {board}")
    return position(" | ".join([*parts, *([more] if more else [])]), **options)


def play(state: State, *texts: str) -> None:
    """The seat to act plays these, one after another."""
    for text in texts:
        (seat,) = state.turn
        state.apply(seat, state.parse(seat, text))


def points(state: State, *texts: str) -> int:
    """What a play scores, from its first token to its end."""
    (seat,) = state.turn
    before = state.scores()[seat]
    play(state, *texts, "end")
    return state.scores()[seat] - before


def shows(state: State, picture: str) -> bool:
    """Whether the board is as in a picture, and empty elsewhere."""
    there = {text for part in state.text().split(" | ") for text in part.split() if "@" in text}
    return there == set(tokens(picture))


def legal(state: State) -> list[str]:
    """The legal actions of the seat to act, as texts."""
    (seat,) = state.turn
    return [state.action_text(seat, action) for action in state.legal_actions(seat)]


def draw(state: State, *texts: str) -> None:
    """Draw these."""
    for text in texts:
        state.apply(-1, state.parse(-1, text))


def played(options: Mapping[str, object], seed: int, steps: int) -> State:
    """The state after some steps of a random game."""
    choose = random.Random(seed)
    state = load(SLUG, **options).new_state(seed=seed)
    for _ in range(steps):
        if state.is_over:
            break
        (seat,) = state.turn
        state.apply(seat, choose.choice(state.legal_actions(seat)))
    return state


def played_to_a_turn(options: Mapping[str, object], seed: int, steps: int) -> State:
    """The same, and on to the beginning of a turn, or to the end of the game."""
    state = played(options, seed, steps)
    while not state.is_over and (state.fields.placed or state.fields.swapped):
        (seat,) = state.turn
        legal = state.legal_actions(seat)
        state.apply(seat, END if END in legal else legal[0])
    return state


def rule_numbers() -> list[str]:
    """The numbers of the rules in RULES.md, in order."""
    return re.findall(r"^(\d+\.\d+) ", (FOLDER / "RULES.md").read_text(), re.MULTILINE)


def cells_that_take(state: State, value: int) -> list[int]:
    """The cells where a value could open a play, by the tables of the record."""
    return [cell for cell in range(CELLS) if int(state.fields.fits.flat[cell]) >> value & 1]


def placeable(state: State) -> set[int]:
    """The values that fit somewhere."""
    return {value for value in range(VALUES) if cells_that_take(state, value)}
