"""The fields of a game's record, listed once: its dtype, its features, who is shown what, what options hold.

    FIELDS: Final = Fields(
        *options("version", "seats"),
        Field(count("bag", "Cards of each kind that the seat does not see.", COPIES), (KINDS,), pool=True),
        Field(count("hands", "Own cards of each kind.", COPIES, by_seat=True), (SEATS, KINDS), OWNER),
        Field(count("held", "Cards in each hand.", CARDS, by_seat=True), (SEATS,), ALL),
    )

A field of which nothing is said is hidden. What a seat is given is up to the rules' `conceal` alone, field by
field; the suite holds it to the list.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import DTypeLike

from parlour.kernel.features import COUNT, FIXED, KIND, RANK, Feature, fixed
from parlour.kernel.records import packed

Shown = Literal["", "all", "owner"]
HIDDEN: Final = ""
ALL: Final = "all"
"""Everybody is shown the whole field."""
OWNER: Final = "owner"
"""Each seat is shown its own row, and nothing of the others'."""
WHOLE: Final = (np.uint8, np.int8, np.uint16, np.int16, np.uint32, np.int32, np.int64)


@dataclass(frozen=True)
class Field:
    """A field of the record: what it means, its shape, and who is shown it."""

    feature: Feature
    shape: tuple[int, ...] = ()
    shown_to: Shown = HIDDEN
    pool: bool = False
    """Whether a view counts there whatever its seat does not see, hidden things with those of the field."""
    number: DTypeLike | None = None
    """The type of its numbers; without, the smallest that holds what the feature says."""
    option: bool = False
    """Whether it holds an option, or what follows from options alone, and is no part of a position's text."""

    def __post_init__(self) -> None:
        if self.shown_to == OWNER and not (self.feature.by_seat and self.shape):
            raise TypeError(f"{self.name} has no row for each seat (by_seat), so nobody owns one")
        if self.pool and self.shown_to != HIDDEN:
            raise TypeError(f"{self.name} is a pool, which nobody is shown as it is")

    @property
    def name(self) -> str:
        """What it is called."""
        return self.feature.field

    @property
    def bounds(self) -> tuple[int, int] | None:
        """The lowest and highest value; None where the feature does not say."""
        known = self.feature.kind in (COUNT, RANK, KIND)
        return (self.feature.low, self.feature.high) if known else None

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of its numbers.

        >>> from parlour.kernel.features import count
        >>> Field(count("points", "", 9, -300)).dtype, Field(count("left", "", 81)).dtype
        (dtype('int16'), dtype('uint8'))
        """
        if self.number is not None:
            return np.dtype(self.number)
        low, high = self.bounds or (0, 0)
        fits = (one for one in WHOLE if np.iinfo(one).min <= low and high <= np.iinfo(one).max)
        return np.dtype(next(fits))


def options(*names: str) -> tuple[Field, ...]:
    """List fields that hold options, one small number each, which everybody is shown."""
    return tuple(Field(feature, shown_to=ALL, option=True) for feature in fixed(*names))


class Fields:
    """The list of a game's fields, and what follows from it."""

    def __init__(self, *fields: Field) -> None:
        self.all = fields

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The record: these fields, the widest first (`kernel.records.packed`)."""
        return packed(
            [(one.name, one.dtype, one.shape) if one.shape else (one.name, one.dtype) for one in self.all]
        )

    @cached_property
    def features(self) -> tuple[Feature, ...]:
        """What the fields mean to a learner."""
        return tuple(one.feature for one in self.all)

    @cached_property
    def options(self) -> tuple[str, ...]:
        """The fields that hold options."""
        return tuple(one.name for one in self.all if one.option)

    @cached_property
    def bounds(self) -> dict[str, tuple[int, int]]:
        """The lowest and highest value of the fields that say so."""
        return {one.name: one.bounds for one in self.all if one.bounds and one.feature.kind != FIXED}
