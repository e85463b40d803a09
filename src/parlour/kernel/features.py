"""What the fields of a record mean to a learner: the facts from which observations are made.

A game lists a `Feature` for each field of its record. An observation is always computed from a concealed
record, so a feature reveals no more than `conceal` lets through; it only says how to read a number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

COUNT: Final = "count"
"""An amount: more is more. Encoded as a share of its largest value."""
RANK: Final = "rank"
"""A step of a ladder: what counts is above or below. Encoded as a bar, 1 up to its height."""
KIND: Final = "kind"
"""One of several things without an order. Encoded one-hot."""
BITS: Final = "bits"
"""A set of numbers as a bit mask. Encoded bit by bit."""
SEAT: Final = "seat"
"""The number of a seat. Encoded one-hot, counted from the seat that looks."""
TEAM: Final = "team"
"""The number of a team. Encoded one-hot, counted from the team of the seat that looks."""
FIXED: Final = "fixed"
"""A field that never changes in a game, or that only the machine needs. Not encoded."""

HOUSEKEEPING: Final = ("version", "seats", "viewer", "spare")
"""Fields that many records have and that say nothing about the position."""


@dataclass(frozen=True)
class Feature:
    """How one field is read: its kind, its bounds, and whether its first axis is the seats or the teams."""

    field: str
    about: str
    kind: str
    low: int = 0
    high: int = 1
    """Bounds of the values, both included; for `BITS`, bits `low … high`; for `SEAT` and `TEAM`, number 0 is
    `low`."""
    by_seat: bool = False
    """The first axis is the seats: it is turned so that the seat that looks comes first."""
    by_team: bool = False
    """The first axis is the teams: it is turned so that the team of the seat that looks comes first."""
    length: str = ""
    """The field that says how much of the last axis is in use: the list is then read from its end."""
    last: int = 0
    """How many of the last axis, counted from its end, the flat encoding shows."""

    def tail(self, length: str, last: int) -> Feature:
        """A copy of this feature that is read from the end of the list: what was put down last comes first.

        >>> kind("pile", "cards lying", 9, by_seat=True).tail("height", 3).last
        3
        """
        return replace(self, length=length, last=last)


def count(
    field: str, about: str, high: int, low: int = 0, *, by_seat: bool = False, by_team: bool = False
) -> Feature:
    """An amount from `low` to `high`."""
    return Feature(field, about, COUNT, low, high, by_seat, by_team)


def rank(field: str, about: str, high: int, low: int = 0, *, by_seat: bool = False) -> Feature:
    """A step from `low` to `high`; the lowest is encoded as no bar at all."""
    return Feature(field, about, RANK, low, high, by_seat)


def kind(field: str, about: str, high: int, low: int = 0, *, by_seat: bool = False) -> Feature:
    """One of the things numbered `low` to `high`."""
    return Feature(field, about, KIND, low, high, by_seat)


def bits(field: str, about: str, high: int, low: int = 0, *, by_seat: bool = False) -> Feature:
    """A set of numbers from `low` to `high`, as a bit mask."""
    return Feature(field, about, BITS, low, high, by_seat)


def seat(field: str, about: str, first: int = 0) -> Feature:
    """A seat, where `first` stands for seat 0; any other number means nobody."""
    return Feature(field, about, SEAT, first)


def team(field: str, about: str, first: int = 0) -> Feature:
    """A team, where `first` stands for team 0; any other number means no team."""
    return Feature(field, about, TEAM, first)


def left_out(field: str, about: str = "", high: int = 1, low: int = 0, *, by_seat: bool = False) -> Feature:
    """A field from `low` to `high` that observations leave out, as another field tells it or none should."""
    return Feature(field, about, FIXED, low, high, by_seat)


def fixed(*fields: str) -> tuple[Feature, ...]:
    """Fields that observations leave out.

    >>> [feature.field for feature in fixed("version", "seats")]
    ['version', 'seats']
    """
    return tuple(left_out(field) for field in fields)


def from_dtype(dtype: np.dtype[Any], left_out: Iterable[str] = ()) -> tuple[Feature, ...]:
    """Features of a game that lists none: every number of the record as an amount, within its type's bounds.

    >>> [(f.field, f.kind, f.high) for f in from_dtype(np.dtype([("seats", "i1"), ("board", "i1", (9,))]))]
    [('seats', 'fixed', 1), ('board', 'count', 127)]
    """
    names = dtype.names or ()
    unseen = {*left_out, *HOUSEKEEPING}
    listed: list[Feature] = []
    for name in names:
        if name in unseen:
            listed += fixed(name)
        else:
            bounds = np.iinfo(dtype[name].base)
            listed.append(count(name, "", int(bounds.max), int(bounds.min)))
    return tuple(listed)
