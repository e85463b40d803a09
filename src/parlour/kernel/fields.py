"""The fields of a game's record, listed once: its dtype, its features, who is shown what, what options hold.

In `state.py` that is::

    FIELDS: Final = Fields(
        *options("version", "seats"),
        Field(count("bag", "Cards of each kind that the seat does not see.", COPIES), (KINDS,), pool=True),
        Field(count("hands", "Own cards of each kind.", COPIES, by_seat=True), (SEATS, KINDS), OWNER),
        Field(count("held", "Cards in each hand.", CARDS, by_seat=True), (SEATS,), ALL),
    )

A field is hidden unless the list says otherwise. It is the rules' `conceal` that decides, field by field,
what a seat is given; the suite compares it with the list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import DTypeLike

from parlour.kernel.features import BITS, COUNT, FIXED, KIND, RANK, Feature, fixed, left_out
from parlour.kernel.records import packed

Shown = Literal["", "all", "owner", "one seat", "its viewer"]
HIDDEN: Final = ""
ALL: Final = "all"
"""Everybody is shown the whole field."""
OWNER: Final = "owner"
"""Each seat is shown its own row, and nothing of the others' but what the field says (`instead`)."""
ONE_SEAT: Final = "one seat"
"""One seat at most is shown the field, and `conceal` says which."""
ITS_VIEWER: Final = "its viewer"
"""The field says whose view the record is: a seat's number plus one; 0 in a full state."""
WHOLE: Final = (np.uint8, np.int8, np.uint16, np.int16, np.uint32, np.int32, np.int64)


@dataclass(frozen=True)
class Field:
    """A field of the record: what it means, its shape, and who is shown it."""

    feature: Feature
    shape: tuple[int, ...] = ()
    shown_to: Shown = HIDDEN
    instead: str | int | None = None
    """What a seat may be shown in place of the others' rows: another field, by name, with an older copy of
    them, or a number."""
    pool: bool = False
    """Whether a view counts everything there that its seat does not see, hidden things included."""
    number: DTypeLike | None = None
    """The type of its numbers; without, one that holds what the feature says (`numbers`)."""
    option: bool = False
    """Whether it holds an option, or what follows from options alone, and is no part of a position's text."""

    def __post_init__(self) -> None:
        if self.shown_to == OWNER and not (self.feature.by_seat and self.shape):
            raise TypeError(f"{self.name} has no row for each seat (by_seat), so nobody owns one")
        if self.instead is not None and self.shown_to != OWNER:
            raise TypeError(f"{self.name} is not shown to its owner, so nobody is shown anything instead")
        if self.pool and self.shown_to != HIDDEN:
            raise TypeError(f"{self.name} is a pool, which nobody is shown as it is")

    @property
    def name(self) -> str:
        """The field's name."""
        return self.feature.field

    @property
    def bounds(self) -> tuple[int, int] | None:
        """The lowest and highest value; None where the feature does not say."""
        if self.option or self.shown_to == ITS_VIEWER:
            return None
        if self.feature.kind == BITS:
            return 0, (1 << self.feature.high + 1) - 1
        bounded = self.feature.kind in (COUNT, RANK, KIND, FIXED)
        return (self.feature.low, self.feature.high) if bounded else None

    def numbers(self, usual: DTypeLike = np.uint8) -> np.dtype[Any]:
        """The type of its numbers: the usual one of its record if that holds them, else the smallest.

        >>> from parlour.kernel.features import count
        >>> Field(count("points", "", 9, -300)).numbers(), Field(count("left", "", 81)).numbers(np.int8)
        (dtype('int16'), dtype('int8'))
        """
        if self.number is not None:
            return np.dtype(self.number)
        low, high = self.bounds or (0, 0)
        types: tuple[Any, ...] = (usual, *WHOLE)
        fits = (dtype for dtype in types if np.iinfo(dtype).min <= low and high <= np.iinfo(dtype).max)
        smallest: np.dtype[Any] = np.dtype(next(fits))
        return smallest


def options(*names: str, shape: tuple[int, ...] = (), number: DTypeLike | None = None) -> tuple[Field, ...]:
    """List fields that hold options, small numbers unless their type is said, which everybody is shown."""
    return tuple(Field(feature, shape, ALL, number=number, option=True) for feature in fixed(*names))


def viewer() -> Field:
    """List the field `viewer`, which says whose view a record is."""
    return Field(left_out("viewer"), shown_to=ITS_VIEWER)


class Fields:
    """The list of a game's fields, and what follows from it."""

    def __init__(
        self,
        *fields: Field,
        usual: DTypeLike = np.uint8,
        layout: Callable[[Sequence[tuple[Any, ...]]], np.dtype[Any]] = packed,
        leading: Sequence[str] = (),
    ) -> None:
        """Make the list.

        `usual` is the type of numbers that it can hold, `layout` makes the record, the widest fields first,
        and `leading` names the fields with which observations begin; the others follow in the list's order.
        """
        self.all = fields
        self._usual, self._layout, self._leading = usual, layout, tuple(leading)

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The record."""
        typed = [(field.name, field.numbers(self._usual), field.shape) for field in self.all]
        return self._layout([entry if entry[-1] else entry[:-1] for entry in typed])

    @cached_property
    def features(self) -> tuple[Feature, ...]:
        """What the fields mean to a learner."""
        listed = {field.name: field.feature for field in self.all}
        return tuple(dict.fromkeys(listed[name] for name in (*self._leading, *listed)))

    @cached_property
    def options(self) -> tuple[str, ...]:
        """The fields that hold options."""
        return tuple(field.name for field in self.all if field.option)

    @cached_property
    def bounds(self) -> dict[str, tuple[int, int]]:
        """The lowest and highest value of the fields that say so."""
        return {field.name: field.bounds for field in self.all if field.bounds}
