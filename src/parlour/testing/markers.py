"""A pytest plugin that registers the suite's markers: `-p parlour.testing.markers`."""

from __future__ import annotations

from typing import Final

import pytest

MARKERS: Final = (
    "browser: drives a real Chromium",
    "long: takes more than a few seconds",
    "gpu: needs a CUDA device",
)


def pytest_configure(config: pytest.Config) -> None:
    """Register them."""
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
