"""Spaces of Gymnasium for what seats observe and do."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from parlour.lab.encoding import Encoding
from parlour.lab.sitting import Observation


def observation_space(encoding: Encoding, observation: Observation) -> spaces.Space[Any]:
    """What a seat observes: a box of numbers, or a dictionary of boxes."""
    if observation == "flat":
        return spaces.Box(-1.0, 1.0, (encoding.size,), np.float32)
    return spaces.Dict(
        {
            name: spaces.Box(entry.low, entry.high, entry.shape, entry.dtype.type)
            for name, entry in encoding.entries.items()
        }
    )


def masked_space(space: spaces.Space[Any], actions: int) -> spaces.Dict:
    """Return a space of observations with the mask of legal actions beside them, as usual in PettingZoo."""
    return spaces.Dict({"observation": space, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
