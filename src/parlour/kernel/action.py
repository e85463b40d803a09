"""Families of action numbers, and what each number of a family is made of.

>>> place = Action("place", 10, {"value": range(3), "cell": ("a1", "b1")})
>>> place.count, place.number(value=2, cell="a1"), place.parts_of(14), place.formula()
(6, 14, {'value': 2, 'cell': 'a1'}, '10 + 2 * value + cell')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import Final

from parlour.kernel.message import Words

SHOWN: Final = 8
"""The most words listed; of more, only the first and the last are."""

Value = int | str
Values = Sequence[Value]


@dataclass(frozen=True)
class Action:
    """A family of action numbers: from `first` on, one for each combination of the values of its `parts`.

    The last part varies fastest. `closing` marks the explicit action that ends a turn of several parts.
    `claim` marks what a seat may take beside the turn that the game waits for, and loses when others go on
    (a card that it is owed): bots always take it, and leave people time for it. A family of referee's calls
    has one action for each team, in order; `label` says in words what a team may be called for, and `penalty`
    what it costs them, in a sentence.
    """

    name: str
    first: int
    parts: Mapping[str, Values] = field(default_factory=dict, hash=False)
    """What an action chooses, by name: the values that it may have, in the order of the numbers."""
    closing: bool = False
    claim: bool = False
    label: Words = ""
    penalty: Words = ""

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.first <= number < self.first + self.count

    @cached_property
    def count(self) -> int:
        """The number of its actions: 1 without parts."""
        return prod(map(len, self.parts.values()))

    def number(self, **values: object) -> int:
        """Return the number of the action with a value for each part; raises `ValueError`."""
        if values.keys() != self.parts.keys():
            raise ValueError(f"{self.name!r} takes {listed(self.parts)}; given: {listed(values)}")
        index = 0
        for name, allowed in self.parts.items():
            index = index * len(allowed) + _index(name, allowed, values[name])
        return self.first + index

    def parts_of(self, number: int) -> dict[str, Value]:
        """Return the value of each part of an action of this family."""
        index, values = number - self.first, dict[str, Value]()
        for name, allowed in reversed(list(self.parts.items())):
            index, place = divmod(index, len(allowed))
            values[name] = allowed[place]
        return {name: values[name] for name in self.parts}

    def formula(self) -> str:
        """Say how its numbers are worked out of the places of values among those allowed.

        >>> Action("pass", 4).formula(), Action("move", 0, {"cell": ("a1", "b1")}).formula()
        ('4', 'cell')
        """
        size, terms = 1, list[str]()
        for name, allowed in reversed(list(self.parts.items())):
            terms.insert(0, name if size == 1 else f"{size} * {name}")
            size *= len(allowed)
        if self.first or not terms:
            terms.insert(0, str(self.first))
        return " + ".join(terms)


def span(allowed: Values) -> str:
    """Name the values that a part may have: numbers one after another, then words.

    >>> span(range(16)), span(("red", "blue")), span((1, 2, 3, "plus", "minus"))
    ('0 to 15', 'red, blue', '1 to 3, plus, minus')
    """
    numbers = [str(value) for value in allowed if isinstance(value, int)]
    words = [value for value in allowed if isinstance(value, str)]
    if len(numbers) > 1:
        numbers = [f"{numbers[0]} to {numbers[-1]}"]
    if len(words) > SHOWN:
        words = [f"{words[0]} to {words[-1]}"]
    return ", ".join([*numbers, *words])


def _index(name: str, allowed: Values, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int | str) or value not in allowed:
        raise ValueError(f"{name} is one of {span(allowed)}, not {value!r}")
    return allowed.index(value)


def listed(names: Iterable[str]) -> str:
    """Name several things, or nothing.

    >>> listed(["value", "cell"]), listed([])
    ('value, cell', 'nothing')
    """
    return ", ".join(names) or "nothing"
