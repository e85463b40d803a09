"""Puts games' numbers (`display.saying`) into messages: scenes, lines of the log, previews."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from itertools import pairwise
from typing import Any, Final

import numpy as np

from parlour.display import saying
from parlour.display.compile import following_of
from parlour.display.contract import display_of
from parlour.display.functions import TELLING_ROOM
from parlour.display.reading import Numbers, Reader
from parlour.display.scene import MARKS, Cell, Counter, LogLine, Panel, Preview, Scene, Seat
from parlour.kernel.game import Game
from parlour.kernel.message import Words, catalogue_of
from parlour.kernel.records import copied
from parlour.kernel.state import Variant

TELLERS_KEPT: Final = 64
KEPT: Final = 64
"""The number of results of each kind that a teller caches."""
CELLS_KEPT: Final = 1000


def encode(game: Game, name: str, *asked: Any) -> tuple[int, ...]:
    """Return the numbers that a function of a game's `Telling` writes."""
    out = np.empty(TELLING_ROOM, np.int32)
    count = getattr(following_of(game), name)(*asked, out)
    return tuple(out[:count].tolist())


class Teller:
    """Describes the tables of a variant."""

    def __init__(self, variant: Variant) -> None:
        self._game = variant.game
        display = display_of(variant.game)
        board = display.board(variant)
        self._places, self._faces = tuple(board.place), tuple(face.id for face in board.faces)
        names = {saying.PLACE: self._places.__getitem__, saying.FACE: lambda k: board.faces[k].name}
        say = catalogue_of(variant.game.package)
        reader = Reader(say, display.messages, display.telling.PARAMETERS, names)
        self._words, self._several = reader.words, reader.several
        self.line = lru_cache(KEPT)(self._read_line)
        """A line of the log from its numbers, if there are any."""
        self._preview = lru_cache(KEPT)(self._read_preview)
        self._fact = lru_cache(KEPT)(self._read_fact)
        self._cell = lru_cache(CELLS_KEPT)(self._read_cell)
        self.sentence = lru_cache(KEPT)(lambda encoded: self._words(iter(encoded)))
        """Words from their numbers."""
        self.wears = True
        """Whether seats may have other colours than those of their numbers."""

    def scene(self, fields: Any, seat: int) -> Scene:
        """The scene of a seat without its pieces."""
        sentence, *others = _split(encode(self._game, "scene", fields, seat), saying.PANEL)
        facts = [self._fact(encoded) for encoded in others]
        return Scene(
            seat,
            tuple([value for tag, value in facts if tag == saying.SEAT]),
            self.sentence(sentence),
            dict([value for tag, value in facts if tag == saying.MARK]),
            tuple([value for tag, value in facts if tag == saying.PANEL]),
            next((value for tag, value in facts if tag == saying.STATUS), ""),
        )

    def seat_colours(self, fields: Any, seat: int) -> list[int]:
        """The colour of each seat; empty where it is always the seat's own number."""
        colours = list(encode(self._game, "seat_colours", fields, seat))
        self.wears = bool(colours)  # in every scene or in none
        return colours

    def facts(self, encoded: tuple[int, ...]) -> list[Any]:
        """The facts of one kind from their numbers."""
        return [self._fact(cell)[1] for cell in _split(encoded, saying.PANEL)[1:]]

    def tell(self, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
        """A line of the log, if an entry has one."""
        return self.line(encode(self._game, "tell", before, actor, action, after, seat))

    def preview(self, before: Any, actions: Sequence[int], after: Any, seat: int) -> Preview | None:
        """The effects of a draft."""
        drafted = np.array(actions, np.int32)
        return self._preview(
            encode(self._game, "preview", copied(before), copied(before), drafted, after, seat)
            if actions
            else ()
        )

    def ending(self, fields: Any) -> Words:
        """The reason why the game is over."""
        return self.sentence(encode(self._game, "ending", fields))

    def instruction(self, before: Any, seat: int, action: int) -> Words:
        """The instruction for an action."""
        return self.sentence(encode(self._game, "instruction", before, seat, action))

    def reasons(self, before: Any, run: Sequence[int], after: Any, seat: int) -> tuple[Words, ...]:
        """The arguments for a run."""
        out, drafted = np.empty(TELLING_ROOM, np.int32), np.array(run, np.int32)
        module: Any = import_module(self._game.reasons_module)
        copies = copied(before), copied(before)
        return self._several(iter(out[: module.why(*copies, drafted, copied(after), seat, out)].tolist()))

    # -- facts -------------------------------------------------------------------------------------------

    def _read_line(self, encoded: tuple[int, ...]) -> LogLine | None:
        if not encoded:
            return None
        numbers = iter(encoded)
        line = LogLine(self._words(numbers))
        for tag in numbers:
            if tag == saying.PART:
                line.parts += (self._words(numbers),)
            elif tag == saying.GAIN:
                line.gain = next(numbers)
            else:
                line.places += (self._places[next(numbers)],)
        return line

    def _read_preview(self, encoded: tuple[int, ...]) -> Preview | None:
        if not encoded:
            return None
        numbers = iter(encoded)
        preview = Preview(self._words(numbers), self._words(numbers))
        for tag in numbers:
            if tag == saying.HINT:
                preview.hint = self._words(numbers)
            else:
                preview.gain = next(numbers)
        return preview

    def _read_fact(self, encoded: tuple[int, ...]) -> tuple[int, Any]:
        numbers = iter(encoded)
        tag = next(numbers)
        if tag == saying.SEAT:
            return tag, self._seat(numbers)
        if tag == saying.PANEL:
            return tag, self._panel(encoded)
        if tag == saying.MARK:
            return tag, (self._places[next(numbers)], MARKS[next(numbers)])
        return tag, self._words(numbers)

    def _seat(self, numbers: Numbers) -> Seat:
        seat = Seat(next(numbers))
        for tag in numbers:
            if tag == saying.COUNTER:
                value = next(numbers)
                seat.counters += (Counter(self._words(numbers), value),)
            elif tag == saying.NOTE:
                seat.note = self._words(numbers)
            elif tag == saying.TEAM:
                seat.team = next(numbers)
            else:
                seat.colour = next(numbers)
        return seat

    def _panel(self, encoded: tuple[int, ...]) -> Panel:
        _, title, *cells = _split(encoded, saying.CELL)
        return Panel(self.sentence(title[1:]), tuple(map(self._cell, cells)))

    def _read_cell(self, encoded: tuple[int, ...]) -> Cell:
        _, face, *words = encoded
        numbers = iter(words)
        return Cell(self._words(numbers), self._words(numbers), self._faces[face])


def _split(encoded: tuple[int, ...], last: int) -> list[tuple[int, ...]]:
    """Cut numbers before each tag up to `last`: what comes before the first, then from each of them on."""
    cuts = [0, *[at for at, number in enumerate(encoded) if number <= last], len(encoded)]
    return [encoded[a:b] for a, b in pairwise(cuts)]


teller_of: Final = lru_cache(TELLERS_KEPT)(Teller)
"""The teller of a variant's tables, cached."""


# -- in words, for a variant -------------------------------------------------------------------------------


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """The table as a seat sees it, without its pieces."""
    return teller_of(variant).scene(fields, seat)


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """The line for an entry, as a seat knows it."""
    return teller_of(variant).tell(before, actor, action, after, seat)


def preview(variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int) -> Preview | None:
    """The effects of a draft."""
    return teller_of(variant).preview(before, actions, after, seat)


def ending(variant: Variant, fields: Any) -> Words:
    """The reason why the game is over."""
    return teller_of(variant).ending(fields)


def instruction(variant: Variant, before: Any, seat: int, action: int) -> Words:
    """What to do, in the imperative."""
    return teller_of(variant).instruction(before, seat, action)
