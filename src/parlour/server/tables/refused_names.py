"""Words that the host of the server refuses in names."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined
from parlour.play.names import NOT_WORDS, name_keys


class RefusedNames:
    """Refuses names that are such a word or contain it as one, also with similar-looking letters.

    >>> RefusedNames(["villain"]).check("Vi11ain 7")
    Traceback (most recent call last):
    parlour.play.errors.Declined: The host of this server does not allow the name Vi11ain 7; take another one.
    >>> RefusedNames(["villain"]).check("Villainess")
    """

    def __init__(self, words: Iterable[str] = ()) -> None:
        self._keys = frozenset(key for word in words for key in name_keys(word))

    def check(self, name: str) -> None:
        """Decline a name with such a word."""
        words = NOT_WORDS.split(name)
        if any(name_keys(word) & self._keys for word in (*words, "".join(words), name)):
            raise Declined("unreadable", HOUSE("name-refused", name=name))
