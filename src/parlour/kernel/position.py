"""Positions as one line of text for any game: the fields of its record by name, both ways.

Every non-zero field is `name=` and pairs of index and value in reading order, equal neighbours merged; a
scalar field is just its number: `left=8 bag=1-3:2 hand=0:9,1:12`. A game writes its own notation only where
that reads better.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

import numpy as np

from parlour.kernel.errors import NotReadable
from parlour.kernel.message import HOUSE
from parlour.kernel.records import SPARE

START: Final = "-"
"""The text of a record whose fields are all zero."""
_NUMBER: Final = r"-?\d{1,19}"
_PAIR: Final = rf"\d{{1,6}}(?:-\d{{1,6}})?:{_NUMBER}"
_PART: Final = re.compile(rf"(\w{{1,40}})=({_NUMBER}|{_PAIR}(?:,{_PAIR})*)", re.ASCII)


class PositionCodec:
    """The codec of one record type.

    `apart` are the fields that hold the options and what follows from them: they are neither written nor
    read. `bounds` are the lowest and highest value of a field whose type allows more.

    >>> from parlour.kernel.records import new_record
    >>> cards = np.dtype([("seats", np.uint8), ("left", np.uint8), ("bag", np.uint8, (4,))])
    >>> codec, state = PositionCodec(cards, apart=("seats",), bounds={"bag": (0, 2)}), new_record(cards)
    >>> codec.text(state)
    '-'
    >>> codec.read(state, "left=3 bag=1-2:1,3:2")
    >>> state.bag.tolist(), codec.text(state)
    ([0, 1, 1, 2], 'left=3 bag=1-2:1,3:2')
    >>> codec.read(state, "bag=4:1")
    Traceback (most recent call last):
    parlour.kernel.errors.NotReadable: bag=4:1: its indices are 0 to 3
    """

    def __init__(
        self,
        dtype: np.dtype[Any],
        *,
        apart: Collection[str] = (),
        bounds: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        self.dtype = dtype
        self.names = tuple(name for name in dtype.names or () if name not in (*apart, SPARE))
        self.bounds = {name: _range(dtype[name]) for name in self.names} | dict(bounds or {})

    def text(self, state: Any) -> str:
        """The whole position in one line."""
        return " ".join(filter(None, (self._field_text(name, state[name]) for name in self.names))) or START

    def read(self, state: Any, text: str) -> None:
        """Fill a record from its text; fields that are not named become zero. Raises `NotReadable`."""
        read: dict[str, Any] = {}
        for part in [] if text.strip() == START else text.split():
            match = _PART.fullmatch(part)
            if match is None:
                raise NotReadable(HOUSE("position-part", part=part))
            name, value = match.groups()
            if name not in self.names:
                raise NotReadable(HOUSE("position-field", name=name, known=", ".join(self.names)))
            if name in read:
                raise NotReadable(HOUSE("position-twice", name=name))
            read[name] = self._field(name, value)
        if not read and text.strip() != START:
            raise NotReadable(HOUSE("position-empty", start=START))
        for name in self.names:
            field = read.get(name, np.zeros(self.dtype[name].shape, self.dtype[name].base))
            state[name] = field if field.shape else int(field)

    def _field_text(self, name: str, value: Any) -> str:
        if not np.any(value):
            return ""
        if not self.dtype[name].shape:
            return f"{name}={int(value)}"
        return f"{name}={','.join(f'{span}:{number}' for span, number in _runs(np.ravel(value)) if number)}"

    def _field(self, name: str, value: str) -> Any:
        shape = self.dtype[name].shape
        if shape and ":" not in value:
            raise NotReadable(HOUSE("position-pairs", name=name, value=value))
        field = np.zeros(shape, self.dtype[name].base)
        flat = field.reshape(-1)
        for pair in value.split(",") if ":" in value else [f"0:{value}"]:
            span, _, number = pair.partition(":")
            first, _, last = span.partition("-")
            if not int(first) <= int(last or first) < flat.size:
                raise NotReadable(HOUSE("position-index", name=name, pair=pair, last=flat.size - 1))
            flat[int(first) : int(last or first) + 1] = self._number(name, number)
        return field

    def _number(self, name: str, text: str) -> int:
        low, high = self.bounds[name]
        if not low <= int(text) <= high:
            raise NotReadable(HOUSE("position-range", name=name, value=text, low=low, high=high))
        return int(text)


def _range(dtype: np.dtype[Any]) -> tuple[int, int]:
    if dtype.base.kind == "b":
        return 0, 1
    info = np.iinfo(dtype.base)
    return int(info.min), int(info.max)


def _runs(flat: Any) -> Iterator[tuple[str, int]]:
    """Equal neighbours merged: `3` or `3-7`, and their value."""
    first = 0
    for number, run in groupby(map(int, flat)):
        last = first + len(list(run)) - 1
        yield (str(first) if first == last else f"{first}-{last}"), number
        first = last + 1
