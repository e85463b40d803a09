"""Standard input and output in any encoding, and standard output that cannot be written any more."""

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
"""ASCII replacements of characters in boards and sentences."""


def plain(sign: str) -> str:
    """Replace a character by ASCII: the letter without its accent, or a question mark.

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
    """Discard unwritten output, whose flush at the end of the process would fail again."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
