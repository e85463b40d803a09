"""What Connect Four says, by names: `en.ftl` has the words."""

from __future__ import annotations

from typing import Final

from parlour.kernel.message import catalogue

say: Final = catalogue(__name__)
