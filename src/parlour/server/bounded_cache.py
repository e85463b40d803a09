"""A cache of bounded size, which evicts the least recently used values."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class BoundedCache(Generic[Key, Value]):
    """A mapping of the most recently used values, up to `most` of their sizes in all.

    >>> words = BoundedCache[str, bytes](5, len)
    >>> for word in (b"one", b"two"):
    ...     words.put(word.decode(), word)
    >>> words.get("one"), words.get("two"), words.size, len(words)
    (None, b'two', 3, 1)
    """

    def __init__(self, most: int, size_of: Callable[[Value], int] = lambda _: 1) -> None:
        """`size_of` is called once for each value put in; by default each counts 1."""
        self.most = most
        self.size = 0
        self._size_of = size_of
        self._items: OrderedDict[Key, tuple[Value, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._items)

    def get(self, key: Key) -> Value | None:
        """Return the value of a key, or None."""
        item = self._items.get(key)
        if item is None:
            return None
        self._items.move_to_end(key)
        return item[0]

    def get_or_make(self, key: Key, make: Callable[[], Value]) -> Value:
        """Return the value of a key; make and store it if there is none.

        >>> counts = BoundedCache[str, list[int]](10)
        >>> counts.get_or_make("a", list).append(1)
        >>> counts.get_or_make("a", list)
        [1]
        """
        value = self.get(key)
        if value is None:
            value = make()
            self.put(key, value)
        return value

    def put(self, key: Key, value: Value) -> None:
        """Store a value, and evict the least recently used ones beyond the bound."""
        self.pop(key)
        size = self._size_of(value)
        self._items[key] = value, size
        self.size += size
        while self.size > self.most:
            self.pop(next(iter(self._items)))

    def pop(self, key: Key) -> Value | None:
        """Remove a key, and return its value or None."""
        item = self._items.pop(key, None)
        if item is None:
            return None
        self.size -= item[1]
        return item[0]
