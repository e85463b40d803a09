"""What a game offers people beside its rules: facts to look up, and questions they may ask while playing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from parlour.kernel.options import Option, flag


@dataclass(frozen=True)
class Reference:
    """A table of facts for a reference page; a search there looks for whole words in the rows."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    about: str = ""
    """What the rows have in common, in a sentence."""


@dataclass(frozen=True)
class Answer:
    """What an aid says, and the actions it is about, for showing them on the table."""

    sentence: str
    actions: tuple[int, ...] = ()
    rows: tuple[tuple[str, str], ...] = ()
    """What belongs to the sentence, better read in rows: things, and how much or how likely they are."""


@dataclass(frozen=True)
class Aid:
    """A question that a player may ask in turn.

    `answer(fields, seat)` looks at a record concealed for the seat, as bots do.
    """

    name: str
    label: str
    """On its button: "Any trope in one move?"."""
    about: str
    answer: Callable[[Any, int], Answer]


OPTION: Final = "aids"


def option() -> Option:
    """The switch for help at a table. It is no part of the rules, so the record carries no field.

    >>> option().read("false")
    False
    """
    made = flag(OPTION, "Help while playing", default=True, yes="may be asked for", no="is not given")
    return replace(made, writer=lambda record, text: None, serious=False)
