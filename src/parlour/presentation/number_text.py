"""Whole numbers as text, most of them a character each: a third of what JSON takes, and ready to be sent.

`display.spelling` says which characters.

>>> written([2, -1, 59, 9999999])
'(%c1~A-`46'
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from parlour.display.compile import spell_now
from parlour.display.saying import TAGS
from parlour.display.spelling import BASE, LARGER, LEADING, LEAST, LONGEST, RARE, TAGGED, ZERO


def written(numbers: Sequence[int] | NDArray[np.int32]) -> str:
    r"""Numbers of 32 bits as text.

    >>> written([-5, -3, 44, 45, 2528, 2529, TAGS, TAGS + 15, TAGS + 16, 2**31 - 1])
    '~@|ndR#Rc#}~~@|o$(Sb~####3~^z^J.'
    """
    given = np.asarray(numbers, np.int32)
    out = np.empty(LONGEST * len(given), np.uint8)
    return out[: spell_now()(given, out)].tobytes().decode("ascii")


def read(text: str) -> list[int]:
    """The numbers of a text that `written` has made.

    >>> read("~@|ndR#Rc#}~~@|o$(")
    [-5, -3, 44, 45, 2528, 2529]
    """
    found, digits = list[int](), iter([ord(one) - ZERO for one in text])
    for digit in digits:
        if digit < TAGGED:
            found.append(digit + LEAST)
        elif digit < LEADING:
            found.append(TAGS + digit - TAGGED)
        elif digit < RARE:
            found.append(LARGER + (digit - LEADING) * BASE + next(digits))
        else:
            number = 0
            for _ in range(LONGEST - 1):
                number = number * BASE + next(digits)
            found.append(TAGS + number)
    return found
