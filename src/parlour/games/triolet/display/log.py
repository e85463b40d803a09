"""What a play scores, part by part, in sums that a person can check; `scoring` counts it for the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

from parlour.display.shared import shared
from parlour.games.triolet.law.placing import BOTH, Cell, draft, token_on
from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.words import cell_name
from parlour.games.triolet.state import (
    DOUBLE,
    FIFTEEN,
    FIRST_OUT,
    HAND,
    HAND_POINTS,
    LINE,
    SIZE,
    SPACE,
    TRIO_POINTS,
    TRIPLE,
    VALUES,
)
from parlour.kernel.message import Words, joined

Kind = Literal["pair", "trio", "token", "double", "triple", "hand", "left"]


@dataclass(frozen=True)
class Part:
    """One part of a score, by its kind.

    `cells` are the numbers of the cells concerned, in order, and `values` what lies there (for `left` the
    tokens left in other hands); `jokers` marks those that are jokers, which count only in trios.

    - `pair`: the sum of two in a line; `trio`: 30 for three
    - `token`: the value of a token that stands alone
    - `double`, `triple`: what the space adds, to a trio or to the value of its one token
    - `hand`: three tokens at once; `left`: what the others have left
    """

    kind: Kind
    cells: tuple[int, ...]
    values: tuple[int, ...]
    jokers: tuple[bool, ...]
    points: int

    @property
    def counted(self) -> tuple[int, ...]:
        """The values as they count outside a trio: a joker nothing."""
        return tuple(0 if joker else value for value, joker in zip(self.values, self.jokers, strict=True))

    @cached_property
    def text(self) -> Words:
        """The part in words, with its sum.

        >>> str(Part("pair", (111, 112), (7, 8), (False, False), 15).text)
        '7 + 8 across makes 15'
        >>> str(Part("trio", (97, 112, 127), (2, 9, 4), (False, True, False), 30).text)
        '2 + joker as 9 + 4 down makes 15: 15 + 15 = 30'
        >>> str(Part("double", (64,), (10,), (False,), 10).text)
        '10 on the double e5: 10 more'
        """
        more = self.points
        match self.kind:
            case "trio":
                return say("trio", sum=self._sum, way=self._way, fifteen=FIFTEEN, points=more)
            case "pair":
                return say("pair", sum=self._sum, way=self._way, points=more)
            case "token":
                return say("alone", token=self._sum, points=more)
            case "hand":
                return say("three-at-once", points=more)
            case "left" if not self.values:
                return say("nothing-left", points=more)
            case "left":
                return say("left-to-others", sum=self._sum, points=more)
        return self._on_special(cell_name(self._special))

    def _on_special(self, cell: str) -> Words:
        if len(self.cells) == LINE:
            if self.kind == "double":
                return say("trio-double", cell=cell, points=self.points)
            return say("trio-triple", cell=cell, points=self.points)
        if self.kind == "double":
            return say("token-double", token=self._sum, cell=cell, points=self.points)
        return say("token-triple", token=self._sum, cell=cell, points=self.points)

    @property
    def _way(self) -> Words:
        return say("across") if len({cell // SIZE for cell in self.cells}) == 1 else say("down")

    @property
    def _sum(self) -> Words:
        return joined((self._term(i) for i in range(len(self.values))), " + ")

    @property
    def _special(self) -> int:
        return next(cell for cell in self.cells if SPACE[cell // SIZE, cell % SIZE] in (DOUBLE, TRIPLE))

    def _term(self, i: int) -> Words:
        if not self.jokers[i]:
            return str(self.values[i])
        return say("joker-as", value=self.values[i]) if self.kind == "trio" else say("joker-nothing")


def breakdown(state: Any) -> list[Part]:
    """The parts that the draft of a play scores, if it ends now; none while nothing is placed.

    >>> from parlour.games import load
    >>> state = load("triolet").from_text("turn A | board 4@f7 | draft 7@e7 | hands A 1 1, B 2 2 2")
    >>> [(part.kind, part.values, part.points) for part in breakdown(state.fields)]
    [('pair', (7, 4), 11)]
    """
    return [*_of_board(state), *_left(state)] if int(state.placed) else []


def spelled(sums: list[Part]) -> Words:
    """The parts as sentences, with their total where there are several."""
    if not sums:
        return say("scores-nothing")
    parts = joined((part.text for part in sums), "; ")
    if len(sums) == 1:
        return say("scores", parts=parts)
    return say("scores-together", parts=parts, points=sum(part.points for part in sums))


# -- the parts -----------------------------------------------------------------------------------------------


@shared("board", "draft", "placed", "tokens")
def _of_board(state: Any) -> list[Part]:
    """All parts but `left`."""
    cells = draft(state)
    parts = [*_lines(state, cells), *_spaces(state, cells)]
    if int(state.tokens) == 1:
        parts.insert(0, _part(state, "token", cells))
    if len(cells) == HAND and not any(_is_joker(state, cell) for cell in cells):
        parts.append(Part("hand", *_contents(state, cells), HAND_POINTS))
    return parts


def _lines(state: Any, cells: list[Cell]) -> Iterator[Part]:
    told = set()
    for cell in cells:
        for step in BOTH:
            line = _line_through(state, cell, step)
            if len(line) > 1 and tuple(line) not in told:
                told.add(tuple(line))
                if len(line) == LINE:
                    yield Part("trio", *_contents(state, line), TRIO_POINTS)
                else:
                    yield _part(state, "pair", line)


def _spaces(state: Any, cells: list[Cell]) -> Iterator[Part]:
    for y, x in cells:
        kind = int(SPACE[y, x])
        if kind not in (DOUBLE, TRIPLE):
            continue
        name: Kind = "double" if kind == DOUBLE else "triple"
        times = 1 if kind == DOUBLE else 2
        lines = [_line_through(state, (y, x), step) for step in BOTH]
        trio = next((line for line in lines if len(line) == LINE), None)
        if trio is not None:
            yield Part(name, *_contents(state, trio), times * TRIO_POINTS)
        else:
            yield _part(state, name, [(y, x)], times)


def _left(state: Any) -> Iterator[Part]:
    seat = int(state.mover)
    goes_out = int(state.held[seat]) == 0 and int(state.bag_size) == 0
    if not goes_out or int(state.finish) != FIRST_OUT or not int(state.finish_bonus):
        return
    others = [other for other in range(int(state.seats)) if other != seat]
    left = tuple(
        value
        for value in range(VALUES)
        for _ in range(int(state.bag[value]) + sum(int(state.hands[other, value]) for other in others))
    )
    yield Part("left", (), left, (False,) * len(left), sum(left))


# -- reading the board ---------------------------------------------------------------------------------------


def _line_through(state: Any, cell: Cell, step: Cell) -> list[Cell]:
    """The cells of the line through a filled cell, in order."""
    (y, x), (dy, dx) = cell, step
    while token_on(state, (y - dy, x - dx)) is not None:
        y, x = y - dy, x - dx
    line = []
    while token_on(state, (y, x)) is not None:
        line.append((y, x))
        y, x = y + dy, x + dx
    return line


def _is_joker(state: Any, cell: Cell) -> bool:
    return bool(state.board[cell] > VALUES)


def _part(state: Any, kind: Kind, cells: list[Cell], times: int = 1) -> Part:
    """A part that counts values, a joker as nothing."""
    made = Part(kind, *_contents(state, cells), 0)
    return replace(made, points=times * sum(made.counted))


def _contents(state: Any, cells: list[Cell]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[bool, ...]]:
    """The numbers of some cells, the values on them, and which are jokers."""
    numbers = tuple(y * SIZE + x for y, x in cells)
    values = tuple((int(state.board[cell]) - 1) % VALUES for cell in cells)
    return numbers, values, tuple(_is_joker(state, cell) for cell in cells)
