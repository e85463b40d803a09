"""Messages and facts as whole numbers, written by the compiled functions of a game's `display.telling`.

Words are a message with its parameters, those that are words themselves written after it::

    n = say(out, n, M.button_take, count)   # button-take{count}
    n = say(out, n, M.draft_take)           # draft-take{*move *tropes}: the words of `move` follow,
    n = say(out, n, M.slid, tile, goal)     # …
    n = say(out, n, AND)                    # then those of `tropes`, a list: words …
    n = say(out, n, END)                    # … up to its end

Facts follow the words, each a tag with its values: `say(out, n, GAIN, 12)`. A refusal begins
with the numbers of its rule: `say(out, 0, 4, 1, M.stay)` for 4.1. `display.reading` and `display.telling`
read all this; `web/src/table/narrate/phrase_reader.ts` does so in the browser.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

END, NOTHING, NUMBER, PLACE, LETTER, COLUMN, FACE = range(7)
"""The end of a list; no words; notation: a number, a place of the board, A B C …, a b c …, a face's name."""
AND, OR, SPACED, COMMAS, SEMICOLONS, STOPS, PLUS, TOGETHER = range(7, 15)
"""Lists of words, as a sentence has them or with something or nothing in between."""
PLAYER: Final = 15
"""Notation too: the name of a seat's player."""
WORDS: Final = -1
"""A parameter that is words."""
Parameters = Mapping[str, int | Sequence[str]]
"""The kinds of parameters that are not plain numbers: `WORDS`, a notation (`PLACE` …), or names."""
FIRST: Final = 16
"""The first message."""
TAGS: Final = -(1 << 31)
"""The first tag: no other number is as low."""
STATUS, MARK, SEAT, PANEL = range(TAGS, TAGS + 4)
"""Facts of a scene, after its sentence: STATUS (words), MARK (place, mark), SEAT (score), PANEL (title)."""
COUNTER, NOTE, TEAM, SEAT_COLOUR = range(TAGS + 4, TAGS + 8)
"""Facts of the seat before: COUNTER (number, words), NOTE (words), TEAM (number), SEAT_COLOUR (number)."""
CELL: Final = TAGS + 8
"""A cell of the panel before: its face, label and value."""
PART, GAIN, PLACE_SHOWN, HINT = range(TAGS + 9, TAGS + 13)
"""What follows the words of a line, or button and sentence of a preview: PART (words), GAIN (points),
PLACE_SHOWN (a place), HINT (words)."""
ABSENT: Final = TAGS + 13

ENTRY: Final = re.compile(r"([a-z][\w-]*)(?:\{([^}]*)\})?")


def entries(vocabulary: str) -> list[tuple[str, list[str]]]:
    """The messages of a vocabulary with their parameters; a `*` marks words.

    >>> entries("over placed{*tokens} in-bag{count}")
    [('over', []), ('placed', ['*tokens']), ('in-bag', ['count'])]
    """
    return [(name, parameters.split()) for name, parameters in ENTRY.findall(vocabulary)]


@compiled
def say(
    out: Array, n: int, what: int, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT, d: int = ABSENT
) -> int:
    """Write a message, a code or a tag with its numbers after `n` others; returns how many there are then.

    >>> import numpy as np
    >>> out = np.zeros(3, np.int32)
    >>> say(out, say(out, 0, AND), NUMBER, 7), out.tolist()
    (3, [7, 2, 7])
    """
    out[n] = what
    n += 1
    for number in (a, b, c, d):
        if number != ABSENT:
            out[n] = number
            n += 1
    return n
