"""Standard input and output whatever their encoding is, and when nothing can be written any more."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import Final

PLAIN: Final = {
    "★": "*", "▒": "%", "·": ".", "−": "-", "×": "x", "↻": "@", "•": "*", "…": "...",
    "─": "-", "●": "o", "–": "-", "—": "-", "→": "->", "“": '"', "”": '"', "„": '"', "’": "'",
    "«": '"', "»": '"', "\u202f": " ", "\xa0": " ",
}  # fmt: skip
"""Signs that boards and sentences have, in ASCII."""


def plain(sign: str) -> str:
    """What stands for a sign in ASCII: the letter without its accent, or a question mark.

    >>> [plain(sign) for sign in "−ř♟"]
    ['-', 'r', '?']
    """
    letter = PLAIN.get(sign) or unicodedata.normalize("NFKD", sign)[:1]
    return letter if letter.isascii() else "?"


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def use_any_encoding() -> None:
    """Let standard streams replace what their encodings lack, instead of failing."""
    codecs.register_error(__name__, _plainly)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, __name__), (sys.stderr, __name__)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def give_up_output() -> None:
    """Drop what standard output has not written yet, which fails again when the process ends."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
