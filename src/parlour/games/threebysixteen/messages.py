"""Everything that this game says, by names: `locales/en.ftl` and its translations have the words."""

from __future__ import annotations

from typing import Final

from parlour.kernel.message import catalogue

say: Final = catalogue(__package__ or "")
