"""The fields of a game's record as a protocol for mypy: a file `record.py` in its folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from parlour.kernel.game import Game
from parlour.kernel.records import SPARE

FILE: Final = "record.py"
TEXT: Final = '''"""The fields of the record, for mypy; written by `parlour make` from its dtype."""

from __future__ import annotations

from typing import Protocol
{imports}

class {name}(Protocol):
    """A position of the game, full or as a seat may know it."""

{fields}
'''
ARRAYS: Final = """
import numpy as np
from numpy.typing import NDArray
"""


def path(game: Game) -> Path:
    """Return the file that holds the protocol of a game's record."""
    return game.folder / FILE


def protocol_name(slug: str) -> str:
    """The name of the protocol of a game's record.

    >>> protocol_name("high_card")
    'HighCardState'
    """
    return "".join(part.capitalize() for part in slug.split("_")) + "State"


def written(game: Game) -> str:
    """The text of a game's `record.py`."""
    kinds = {name: _kind(game.dtype[name]) for name in game.dtype.names or () if name != SPARE}
    fields = "\n".join(f"    {name}: {kind}" for name, kind in kinds.items())
    arrays = any("NDArray" in kind for kind in kinds.values())
    return TEXT.format(name=protocol_name(game.slug), fields=fields, imports=ARRAYS if arrays else "")


def _kind(dtype: np.dtype[np.generic]) -> str:
    if dtype.shape:
        return f"NDArray[np.{dtype.base.name}]"
    return "float" if dtype.kind == "f" else "int"
