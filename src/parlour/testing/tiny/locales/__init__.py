"""Everything that the tiny game says, by names: `en.ftl` and its translations here have the words."""

from __future__ import annotations

from typing import Final

from parlour.kernel.message import catalogue

say: Final = catalogue(__name__)
