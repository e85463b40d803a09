"""The words for seats, columns and tiles that the law, the notation and the table share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

COLUMNS: Final = "abcde"
SEATS: Final = "ABCD"


def listed(words: Sequence[object], last: str = "and") -> str:
    """Words in one phrase.

    >>> listed([4]), listed([4, 5, 6]), listed(["a", "b"], "or")
    ('4', '4, 5 and 6', 'a or b')
    """
    texts = [str(word) for word in words]
    return f"{', '.join(texts[:-1])} {last} {texts[-1]}" if len(texts) > 1 else "".join(texts)


def tiles(count: int) -> str:
    """A number of tiles in words.

    >>> tiles(1), tiles(7)
    ('1 tile', '7 tiles')
    """
    return f"{count} tile" if count == 1 else f"{count} tiles"


def are_left(count: int) -> str:
    """So many tiles left, as a clause.

    >>> are_left(1), are_left(7)
    ('1 tile is left', '7 tiles are left')
    """
    return f"{tiles(count)} {'is' if count == 1 else 'are'} left"
