"""The address of a board.

It has all parameters of the drawing, so that every process can draw it at any time, and the board's hash, so
that browsers cache it forever.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlencode

from parlour.display.contract import display_of
from parlour.kernel.language import SOURCE, speaking
from parlour.kernel.message import Late
from parlour.kernel.state import Variant

KEPT: Final = 256


@lru_cache(KEPT)
def board_address(variant: Variant) -> BoardAddress:
    """The address of a variant's board, cached for all its tables."""
    return BoardAddress(variant)


class BoardAddress(Late):
    """The permanent address of a variant's board, with the texts of the reader's language.

    It has the board's hash, the game, the non-default options, and the language unless it is English.
    """

    __slots__ = ("_found", "_variant")

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._found: dict[str, str] = {}

    def into(self, language: str) -> str:
        """The address, for readers of a language."""
        if language not in self._found:
            self._found[language] = self._address(language)
        return self._found[language]

    def _address(self, language: str) -> str:
        with speaking(language):
            board = display_of(self._variant.game).board(self._variant)
        chosen = self._variant.options_text()
        options = [
            ("option", f"{option.name}={chosen[option.name]}")
            for option in self._variant.game.all_options
            if chosen[option.name] != option.text(option.default)
        ]
        spoken = [] if language == SOURCE else [("language", language)]
        query = urlencode([("game", self._variant.game.slug), *spoken, *options])
        return f"/api/v1/boards/{board.hash}?{query}"

    def _key(self) -> tuple[Any, ...]:
        return (self._variant,)
