"""Whole numbers as characters: what `presentation.number_text` sends is written by the rules' compiler, too.

A character is a digit from 0 ("#") to 91 ("~"). It is a number near 0, or a tag of `display.saying`, or leads
a larger number: one more digit follows, or five where it is rare.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.display.saying import TAGS
from parlour.kernel.compile.decorators import compiled

ZERO: Final = ord("#")
BASE: Final = 92
LEAST: Final = -3
"""The first number that is a character."""
LARGER: Final = 45
"""The first that is not."""
TAGGED, LEADING, RARE = 48, 64, 91
"""The digits of the first tag, of the first number with one more, and before those with five more."""
LONGEST: Final = 6
"""Characters of a number at most."""
_FIRST_RARE: Final = LARGER + (RARE - LEADING) * BASE
_LAST_TAG: Final = TAGS + LEADING - TAGGED - 1


@compiled
def spell(numbers: Any, out: Any) -> int:
    """Write the characters of numbers of 32 bits, a byte each; return how many.

    >>> import numpy as np
    >>> out = np.zeros(12, np.uint8)
    >>> bytes(out[: spell([2, -1, 59, 9999999], out)])
    b'(%c1~A-`46'
    """
    n = 0
    for k in range(len(numbers)):
        number = int(numbers[k])
        if LEAST <= number < LARGER:
            out[n] = ZERO + number - LEAST
            n += 1
        elif LARGER <= number < _FIRST_RARE:
            rest = number - LARGER
            out[n] = ZERO + LEADING + rest // BASE
            out[n + 1] = ZERO + rest % BASE
            n += 2
        elif number <= _LAST_TAG:
            out[n] = ZERO + TAGGED + number - TAGS
            n += 1
        else:
            rest = number - TAGS
            out[n] = ZERO + RARE
            for digit in range(LONGEST - 1, 0, -1):
                out[n + digit] = ZERO + rest % BASE
                rest //= BASE
            n += LONGEST
    return n
