"""The version of what pages and servers tell each other: a page of another one loads itself again."""

from __future__ import annotations

from typing import Final

VERSION: Final = 29
"""Raised by hand when a message changes."""
