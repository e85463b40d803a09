"""Whole numbers as text, most of them a character each: a third of what JSON takes, and ready to be sent.

A character is a digit from 0 ("#") to 91 ("~"). It is a number near 0, or a tag of `display.saying`, or leads
a larger number: one more digit follows, or five where it is rare.

>>> written([2, -1, 59, 9999999])
'(%c1~A-`46'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from parlour.display.saying import TAGS

ZERO: Final = ord("#")
BASE: Final = 92
LEAST: Final = -3
"""The first number that is a character."""
LARGER: Final = 45
"""The first that is not."""
TAGGED, LEADING, RARE = 48, 64, 91
"""The digits of the first tag, of the first number with one more, and before those with five more."""


class _Texts(dict[int, str]):
    def __missing__(self, number: int) -> str:
        rest, digits = number - TAGS, ""
        for _ in range(5):
            rest, digit = divmod(rest, BASE)
            digits = chr(ZERO + digit) + digits
        return chr(ZERO + RARE) + digits


def _texts() -> _Texts:
    """The text of each number that is not rare."""
    found = _Texts({number: chr(ZERO + number - LEAST) for number in range(LEAST, LARGER)})
    found.update({TAGS + digit - TAGGED: chr(ZERO + digit) for digit in range(TAGGED, LEADING)})
    larger = (RARE - LEADING) * BASE
    found.update(
        {
            LARGER + rest: chr(ZERO + LEADING + rest // BASE) + chr(ZERO + rest % BASE)
            for rest in range(larger)
        }
    )
    return found


_text: Final = _texts().__getitem__


def written(numbers: Iterable[int]) -> str:
    r"""Numbers of 32 bits as text.

    >>> written([-5, -3, 44, 45, 2528, 2529, TAGS, TAGS + 15, TAGS + 16, 2**31 - 1])
    '~@|ndR#Rc#}~~@|o$(Sb~####3~^z^J.'
    """
    return "".join(map(_text, numbers))


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
            for _ in range(5):
                number = number * BASE + next(digits)
            found.append(TAGS + number)
    return found
