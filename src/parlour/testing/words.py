"""Scenes, lines of the log, previews and instructions in words, so that tests can say what a person reads."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from parlour.kernel.language import SOURCE
from parlour.kernel.message import hook, into
from parlour.kernel.orders import orders
from parlour.kernel.state import State

T = TypeVar("T")


def in_words(thing: T, language: str = SOURCE) -> T:
    """Return a copy of something with every message in it put into words.

    >>> from parlour.display.scene import LogLine
    >>> from parlour.kernel.message import HOUSE
    >>> in_words(LogLine(HOUSE("log-back"))).text, in_words(None)
    ('is back.', None)
    """
    found: T = msgspec.convert(msgspec.to_builtins(thing, enc_hook=hook(language)), type(thing))
    return found


def instructed(state: State, *texts: str) -> str:
    """What a hint tells the seat to act to do, its actions given in the game's notation."""
    (seat,) = state.turn
    run = [state.parse(seat, text) for text in texts]
    return into(orders(state.view(seat), run), SOURCE)
