"""Loads compiled functions from the cache where none is to be compiled."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class NotCached(Exception):
    """A function is not in the cache, and none is to be compiled here."""


@contextmanager
def cached_only() -> Iterator[None]:
    """Raise `NotCached` in this block, for this thread alone, where numba would compile a function."""
    from numba.core import event

    here = threading.get_ident()

    class Refuse(event.Listener):
        def on_start(self, _: Any) -> None:
            if threading.get_ident() == here:
                raise NotCached

        def on_end(self, _: Any) -> None:
            pass

    with event.install_listener("numba:compile", Refuse()):
        yield
