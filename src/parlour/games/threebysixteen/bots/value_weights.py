"""The weights of `value_network`, as `docs/examples/train_weights.py` found them."""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO
from typing import Any, Final

import numpy as np

from parlour.kernel.digest import digest

DIGEST: Final = "07ea1ebfc270390d"
"""The digest of the file, in the source so that compiled code, which has the weights in it, follows them."""
OFFSET: Final = 256
"""Added to each weight, so that no lane is negative."""


def _read() -> Any:
    """Read the file of the weights; raises `ValueError` for another one than this source names."""
    packed = (files("parlour.games.threebysixteen.bots") / "value_weights.npz").read_bytes()
    if digest(packed) != DIGEST:
        raise ValueError(f"value_weights.npz is not the one named here: its digest is {digest(packed)}")
    return np.load(BytesIO(packed))


_WEIGHTS: Final = _read()
SCALE: Final = float(_WEIGHTS["scale"])
"""What 1 in a lane is worth."""
BIAS: Final = _WEIGHTS["bias"]
"""The bias of each unit."""
OUTPUTS: Final = _WEIGHTS["outputs"]
"""From the units to the two outputs; the last of a row stands alone."""
LANES: Final = (_WEIGHTS["whole"] + OFFSET).astype("<u2").view("<u8").astype(np.uint64)
"""A row of words for each feature."""
