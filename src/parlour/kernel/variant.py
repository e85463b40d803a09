"""A game with its options fixed: it makes states, and reads them back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from parlour.kernel.chance import Seeded, Source
from parlour.kernel.errors import NotReadable
from parlour.kernel.options import Value

if TYPE_CHECKING:
    from parlour.kernel.game import Action, Game
    from parlour.kernel.record import Record
    from parlour.kernel.state import State


def new_record(dtype: np.dtype[Any]) -> np.record:
    """One zeroed record of a dtype, that plain code can change field by field."""
    made: np.record = np.zeros(1, dtype).view(np.recarray)[0]
    return made


def record_of(dtype: np.dtype[Any], data: bytes) -> np.record:
    """A record with these bytes, as many as the dtype has."""
    made = new_record(dtype)
    np.asarray(made).reshape(1).view(np.uint8)[:] = np.frombuffer(data, np.uint8)
    return made


@dataclass(frozen=True)
class Variant:
    """A game and the value of each of its options."""

    game: Game
    options: Mapping[str, Value]

    def __hash__(self) -> int:
        return hash((self.game.slug, tuple(self.options_text().items())))

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.options["seats"])

    @cached_property
    def teams(self) -> tuple[int, ...]:
        """The team of every seat."""
        return self.game.seating.teams(self.seats, self.options)

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The families of action numbers under these options."""
        return self.game.actions if self.game.actions_of is None else self.game.actions_of(self.options)

    def family(self, action: int) -> Action | None:
        """The family an action number belongs to."""
        return next((family for family in self.actions if action in family), None)

    def options_text(self) -> dict[str, str]:
        """The options as one-line texts, as records carry them."""
        return {option.name: option.text(self.options[option.name]) for option in self.game.all_options}

    def blank(self) -> np.record:
        """A record that holds the options and the rules' version, and nothing else yet."""
        fields = new_record(self.game.dtype)
        fields.version = self.game.rules_version
        for option in self.game.all_options:
            option.write(fields, self.options[option.name])
        return fields

    @cached_property
    def is_open(self) -> bool:
        """Whether an option's value ("random") is still to be drawn before the start."""
        return self.settled(Seeded(0)) != self

    def settled(self, source: Seeded) -> Variant:
        """The variant with every open value (a random layout) drawn."""
        below = source.settler()
        values = dict(self.options)
        for option in self.game.all_options:
            if option.settle is not None:
                values[option.name] = option.settle(option.text(values[option.name]), below)
        return replace(self, options=values)

    def new_state(
        self,
        seed: int | bytes | None = None,
        draws: Literal["seeded", "manual"] | Source = "seeded",
    ) -> State:
        """A new game. Draws come from `seed` (random if None), from a source, or with "manual" from you."""
        from parlour.kernel.state import State

        if isinstance(draws, str) and draws not in ("seeded", "manual"):
            raise ValueError(f'draws must be "seeded", "manual" or a source, not {draws!r}')
        seeded = Seeded(seed)
        variant = self.settled(seeded)
        source: Source | None = seeded if draws == "seeded" else None if isinstance(draws, str) else draws
        fields = variant.blank()
        variant.game.rules.start(fields)
        return State(variant, fields, source=source)

    def from_bytes(self, data: bytes) -> State:
        """The state of `State.to_bytes()`; it has no history and no source of draws.

        Length, rules version and options are checked. What the bytes say beyond that is believed: keep them
        as safe as the program itself, and take positions from strangers as text (`from_text`).
        """
        from parlour.kernel.state import State

        if len(data) != self.game.dtype.itemsize:
            raise NotReadable(
                f"a state of {self.game.title} has {self.game.dtype.itemsize} bytes, not {len(data)}"
            )
        fields = record_of(self.game.dtype, data)
        if not 1 <= int(fields.version) <= self.game.rules_version:
            raise NotReadable(f"rules version {fields.version}; known are 1 to {self.game.rules_version}")
        for option in self.game.all_options:
            option.write(fields, self.options[option.name])
        if fields.tobytes() != data:
            raise NotReadable(f"these are bytes of {self.game.title} with other options")
        return State(self, fields)

    def from_text(self, text: str) -> State:
        """The state of `State.text()`; raises `NotReadable`."""
        from parlour.kernel.state import State

        fields = self.blank()
        self.game.notation.read_position(fields, text)
        return State(self, fields)

    def replay(self, record: Record) -> State:
        """The final state of a record, with its history; raises `BadRecord` where it does not replay."""
        from parlour.kernel.record import replay

        return replay(self, record)
