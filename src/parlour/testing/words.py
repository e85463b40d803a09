"""Scenes, lines of the log and previews in words, so that tests can say what a person reads."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from parlour.kernel.language import SOURCE
from parlour.kernel.message import hook

T = TypeVar("T")


def in_words(thing: T, language: str = SOURCE) -> T:
    """The same thing with every message in it put into words.

    >>> from parlour.display.scene import LogLine
    >>> from parlour.kernel.message import HOUSE
    >>> in_words(LogLine(HOUSE("log-back"))).text, in_words(None)
    ('is back.', None)
    """
    found: T = msgspec.convert(msgspec.to_builtins(thing, enc_hook=hook(language)), type(thing))
    return found
