"""The version of the messages between pages and servers: a page of another version reloads itself."""

from __future__ import annotations

from typing import Final

VERSION: Final = 29
"""Raised by hand when a message changes."""
