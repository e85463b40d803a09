"""Observations: a documented dictionary and a flat row of numbers, computed from a concealed record alone.

Both are from a seat's perspective: axes of seats and of teams are rotated so that the own part comes first,
and numbers of seats and teams are relative to the viewer's, so one policy can play every seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.actors import NOBODY
from parlour.kernel.calls import concealed
from parlour.kernel.compile.twin import Twin
from parlour.kernel.features import BITS, COUNT, FIXED, KIND, RANK, SEAT, TEAM, Feature, from_dtype
from parlour.kernel.state import Variant
from parlour.lab import encode

LOOPS: Final = "parlour.lab.encode"
VIEWER: Final = "viewer"
"""The field that says whose view a record is: a seat's number plus one, 0 for everything; not all have it."""
READS: Final = {
    COUNT: encode.READ_COUNT,
    KIND: encode.READ_KIND,
    BITS: encode.READ_BITS,
    RANK: encode.READ_RANK,
    SEAT: encode.READ_SEAT,
    TEAM: encode.READ_TEAM,
}


class FlatPart(NamedTuple):
    """Where a feature is in the flat row: `row[slots].reshape(shape)`; the last axis is its channels."""

    feature: Feature
    slots: slice
    shape: tuple[int, ...]


class ArraySpec(NamedTuple):
    """One entry of the dictionary: an array of integers from `low` to `high`."""

    feature: Feature
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    low: int
    high: int


class Encoding:
    """What seats of one variant observe.

    >>> from parlour.testing.tiny import GAME
    >>> encoding = Encoding(Variant.of(GAME, seats=2))
    >>> state = Variant.of(GAME, seats=2, random_start=False).new_state(seed=7)
    >>> encoding.fields(state.view(1).fields, 1)["held"].tolist()
    [2, 2]
    >>> encoding.flat(state.view(1).fields, 1).shape == (encoding.size,)
    True
    """

    def __init__(self, variant: Variant, features: tuple[Feature, ...] | None = None) -> None:
        """`features`: those of another encoding of the game, whose bounds normalise amounts."""
        self.variant = variant
        self.seats = variant.seats
        self.teams: NDArray[np.int32] = np.array(variant.teams, np.int32)
        """The team of each seat."""
        self.team_count = int(self.teams.max()) + 1
        self.dtype = variant.game.dtype
        options = [option.name for option in variant.game.all_options]
        listed = variant.game.features or from_dtype(self.dtype, options)
        limits = variant.game.limits(variant.options)
        self.features = features or tuple(
            replace(feature, high=max(1, limits.get(feature.field, feature.high)))
            for feature in listed
            if feature.kind != FIXED
        )
        self.table = np.array(list(self._lines()), np.int64).reshape(-1, encode.COLUMNS)
        """The table of the compiled encoder (`lab.encode`)."""

    def __reduce__(self) -> tuple[type[Encoding], tuple[Variant, tuple[Feature, ...]]]:
        return Encoding, (self.variant, self.features)

    # -- the dictionary --------------------------------------------------------------------------------------

    @cached_property
    def entries(self) -> dict[str, ArraySpec]:
        """The entries of the dictionary, by field name."""
        return {feature.field: self._entry(feature) for feature in self.features}

    def _entry(self, feature: Feature) -> ArraySpec:
        shape = self._shape(feature)
        if feature.kind == SEAT:
            return ArraySpec(feature, shape, np.dtype(np.int8), NOBODY, self.seats - 1)
        if feature.kind == TEAM:
            return ArraySpec(
                feature, shape, np.dtype(np.int8), feature.low - 1, feature.low + self.team_count - 1
            )
        dtype = self.dtype[feature.field].base
        if feature.kind == BITS:
            return ArraySpec(feature, shape, dtype, 0, (1 << feature.high + 1) - 1)
        return ArraySpec(feature, shape, dtype, feature.low, feature.high)

    def fields(self, view: np.record, seat: int) -> dict[str, NDArray[Any]]:
        """The dictionary of a concealed record, as `seat` sees it (the number of seats is a spectator)."""
        record = self._one(view, seat)
        many = self.many_fields(record, np.full(1, seat, np.int32))
        return {name: value.reshape(value.shape[1:]) for name, value in many.items()}  # arrays, never numbers

    def many_fields(self, views: NDArray[Any], seats: NDArray[np.int32]) -> dict[str, NDArray[Any]]:
        """The dictionaries of many concealed records, one row each, the i-th as `seats[i]` sees it."""
        viewers = np.where(seats < self.seats, seats, 0)
        own_teams = self.teams[viewers]
        arrays = {}
        for name, entry in self.entries.items():
            value, feature = np.asarray(views[name]), entry.feature
            if feature.by_seat:
                value = _turned(value, viewers, self.seats)
            elif feature.by_team:
                value = _turned(value, own_teams, self.team_count)
            if feature.kind == SEAT:
                value = _relative(value, feature.low, viewers, self.seats)
            elif feature.kind == TEAM:
                value = _relative(value, feature.low, own_teams, self.team_count) + feature.low
            arrays[name] = np.ascontiguousarray(value, entry.dtype).reshape(len(views), *entry.shape)
        return arrays

    # -- the flat row ----------------------------------------------------------------------------------------

    @cached_property
    def parts(self) -> dict[str, FlatPart]:
        """The slots of each feature in the flat row."""
        slots_of, at = {}, 0
        for feature in self.features:
            shape = (*self._flat_shape(feature), self._channels(feature))
            slots_of[feature.field] = FlatPart(feature, slice(at, at + prod(shape)), shape)
            at += prod(shape)
        return slots_of

    @property
    def size(self) -> int:
        """Numbers in the flat row."""
        last = next(reversed(self.parts.values()))
        return int(last.slots.stop)

    def flat(self, view: np.record, seat: int) -> NDArray[np.float32]:
        """The flat row of one concealed record, as `seat` sees it (the number of seats is a spectator).

        Raises `ValueError` for a record that shows what the seat may not know.
        """
        record = self._one(view, seat)
        row: NDArray[np.float32] = self.flats(record, np.full(1, seat, np.int32))[0]
        return row

    def flats(
        self, views: NDArray[Any], seats: NDArray[np.int32], out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """The flat rows of many concealed records, the i-th as `seats[i]` sees it."""
        views = np.ascontiguousarray(np.asarray(views))
        rows = np.zeros((len(views), self.size), np.float32) if out is None else out
        raw = views.view(np.uint8).reshape(len(views), self.dtype.itemsize)
        self.loops.encode_all(raw, self.table, np.ascontiguousarray(seats, np.int32), self.teams, rows)
        return rows

    def split(self, flat: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """A flat row (or many, on the last axis) as one array a feature: planes of a board, channels last."""
        return {
            name: flat[..., part.slots].reshape(*flat.shape[:-1], *part.shape)
            for name, part in self.parts.items()
        }

    def within(self, wider: Encoding) -> NDArray[np.intp] | None:
        """Where the numbers of this row are in the row of a table with more seats; None if some are missing.

        A larger table shows everything that a smaller one does: the viewer's part first, then the others.

        >>> from parlour.testing.tiny import GAME
        >>> two, three = (Encoding(Variant.of(GAME, seats=n)) for n in (2, 3))
        >>> view = Variant.of(GAME, seats=3, random_start=False).new_state(seed=7).view(1)
        >>> two.split(three.flat(view.fields, 1)[two.within(three)])["held"].shape[0]
        2
        >>> three.within(two) is None
        True
        """
        if wider.seats < self.seats or list(wider.parts) != list(self.parts):
            return None
        places = []
        for name, part in self.parts.items():
            wider_part = wider.parts[name]
            numbers = np.arange(wider_part.slots.start, wider_part.slots.stop).reshape(wider_part.shape)
            if part.feature.by_seat:
                numbers = numbers[: self.seats]
            if part.feature.by_team:
                numbers = numbers[: self.team_count]
            if part.feature.kind == SEAT:
                numbers = numbers[..., : self.seats]
            if part.feature.kind == TEAM:
                numbers = numbers[..., : self.team_count]
            if numbers.shape != part.shape:
                return None
            places.append(numbers.reshape(-1))
        return np.concatenate(places)

    @cached_property
    def loops(self) -> Any:
        """The encoder, compiled where there is a compiler."""
        return self.twin.module(LOOPS)

    @property
    def twin(self) -> Twin:
        """The rules and loops of the game, compiled where there is a compiler."""
        return self.variant.game.compiled.twin()

    def _one(self, view: np.record, seat: int) -> NDArray[Any]:
        """A record as an array; raises an error where it or the seat is none, or where it shows too much."""
        record = np.asarray(view)
        if record.dtype.names != self.dtype.names:
            expected = f"a record of {self.variant.game.slug}, such as `state.view(seat).fields`,"
            raise TypeError(f"{expected} is needed, not a {type(view).__name__}")
        if not 0 <= seat <= self.seats:
            raise ValueError(f"seat must be 0 to {self.seats}, the last for a spectator, not {seat!r}")
        if self._shows_too_much(view, seat):
            expected = f"such as `state.view({seat}).fields`"
            raise ValueError(
                f"the record shows what seat {seat} may not know; give a concealed one, {expected}"
            )
        return record.reshape(1)

    def _shows_too_much(self, record: np.record, seat: int) -> bool:
        """Whether a record of a game with hidden information is neither the seat's view nor a spectator's.

        A view may have been played on, so it need not be what `conceal` would leave.
        """
        if not self.variant.game.hidden:
            return False
        if VIEWER in (self.dtype.names or ()):
            return int(record[VIEWER]) not in (seat + 1, self.seats + 1)
        return concealed(self.variant.game, record, seat).tobytes() != record.tobytes()

    # -- shapes ----------------------------------------------------------------------------------------------

    def _shape(self, feature: Feature) -> tuple[int, ...]:
        shape = self.dtype[feature.field].shape
        if feature.by_seat:
            return (self.seats, *shape[1:])
        return (self.team_count, *shape[1:]) if feature.by_team else shape

    def _flat_shape(self, feature: Feature) -> tuple[int, ...]:
        shape = self._shape(feature)
        return (*shape[:-1], feature.last) if feature.length else shape

    def _channels(self, feature: Feature) -> int:
        if feature.kind == COUNT:
            return 1
        if feature.kind == SEAT:
            return self.seats
        if feature.kind == TEAM:
            return self.team_count
        return feature.high - feature.low + (feature.kind != RANK)

    def _lines(self) -> Iterator[list[int]]:
        """The table of the compiled encoder, one line per run of a field, a seat or a list."""
        for name, part in self.parts.items():
            feature, channels = part.feature, part.shape[-1]
            base, begin = self.dtype[name].base, self._offset(name)
            steps = _steps(self.dtype[name].shape, base.itemsize)
            axes = part.shape[:-1]
            turned = feature.by_seat or feature.by_team
            runs = axes[:-1] if feature.length else axes[: int(turned)]
            count = prod(axes[len(runs) :])
            for number, index in enumerate(np.ndindex(runs)):
                line = [0] * encode.COLUMNS
                line[encode.SIZE] = base.itemsize
                line[encode.SIGNED] = int(base.kind == "i")
                line[encode.READ] = READS[feature.kind]
                line[encode.LOW], line[encode.HIGH] = feature.low, feature.high
                line[encode.SLOT] = part.slots.start + number * count * channels
                line[encode.COUNT], line[encode.CHANNELS] = count, channels
                line[encode.TURNED], line[encode.LENGTH_AT] = encode.NOT, encode.NO_LIST
                places = list(index)
                if turned:
                    line[encode.TURNED] = encode.BY_SEAT if feature.by_seat else encode.BY_TEAM
                    line[encode.ROUND] = self.seats if feature.by_seat else self.team_count
                    line[encode.AFTER], line[encode.STEP] = places[0], steps[0]
                    places[0] = 0
                if feature.length:
                    self._length(feature, places, line)
                line[encode.AT] = begin + sum(k * step for k, step in zip(places, steps, strict=False))
                yield line

    def _length(self, feature: Feature, places: list[int], line: list[int]) -> None:
        """Where the length of a list is, for given indices on the axes before it."""
        dtype = self.dtype[feature.length]
        steps = _steps(dtype.shape, dtype.base.itemsize)
        line[encode.LENGTH_SIZE] = dtype.base.itemsize
        line[encode.LENGTH_STEP] = steps[0] if feature.by_seat or feature.by_team else 0
        begin = self._offset(feature.length)
        line[encode.LENGTH_AT] = begin + sum(k * step for k, step in zip(places, steps, strict=True))

    def _offset(self, name: str) -> int:
        fields = self.dtype.fields
        assert fields is not None
        offset: int = fields[name][1]
        return offset


def _turned(values: NDArray[Any], own: NDArray[np.int32], count: int) -> NDArray[Any]:
    """Rows whose first axis has a part for each seat or team, with the own one first."""
    order = (own[:, None] + np.arange(count)) % count
    turned: NDArray[Any] = values[np.arange(len(values))[:, None], order]
    return turned


def _relative(values: NDArray[Any], low: int, own: NDArray[np.int32], count: int) -> NDArray[np.int64]:
    """Numbers of seats or teams, of which `low` is the first, counted from the own; `NOBODY` for others."""
    numbers = values.astype(np.int64) - low
    counted = (numbers - own.reshape(-1, *[1] * (numbers.ndim - 1))) % count
    return np.where((numbers >= 0) & (numbers < count), counted, NOBODY)


def _steps(shape: tuple[int, ...], itemsize: int) -> list[int]:
    """Strides in bytes along each axis.

    >>> _steps((4, 5, 48), 1)
    [240, 48, 1]
    """
    return [itemsize * prod(shape[axis + 1 :]) for axis in range(len(shape))]
