"""What a game tells the suite: a module `tests.material` in its folder with what these types say."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType
from typing import Any, Final, Protocol

from parlour.kernel.game import Game


class CountsMaterial(Protocol):
    """Every game's."""

    def material(self, state: Any, /) -> dict[str, int]:
        """The number of pieces of each kind, wherever they are in a full state: always the same."""
        ...


class CountsDraws(Protocol):
    """What the tests of a game with draws offer."""

    def draws(self, state: Any, /) -> dict[int, int]:
        """At a draw: every outcome with its weight, counted from the material another way than `chance`."""
        ...


class OffersValues(Protocol):
    """What the tests of a game with free options (a board, a layout) offer."""

    def option_values(self) -> dict[str, list[str]]:
        """Option -> further values that the suite should play with."""
        ...


class FixesOptions(Protocol):
    """What the tests of a game with a printed text offer."""

    def fixed_options(self) -> dict[int, dict[str, str]]:
        """Sentence of the text -> option -> the values that it allows, such as `0|1`.

        It is read from the text alone, independently of the options and their bases.
        """
        ...


NAMES: Final = ("material", "draws", "option_values", "fixed_options")


def of(game: Game) -> ModuleType | None:
    """The hooks of a game, or None."""
    name = f"{game.package}.tests.material"
    try:
        spec = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        return None
    return importlib.import_module(name) if spec else None


def hook(game: Game, name: str) -> Any:
    """One function of a game's hooks, or None."""
    assert name in NAMES
    return getattr(of(game), name, None)
