"""What every test shares: the Hypothesis profiles, the switch for long tests and a Chromium."""

from __future__ import annotations

import gc
import os
import time

import pytest
from hypothesis import HealthCheck, settings

from parlour.testing.browsers import find_chromium

UNTIL = "PARLOUR_LONG_UNTIL"
"""When the last long test may begin, in seconds of the epoch; the suite sets it."""

gc.set_threshold(20_000, 20, 20)  # most of what a test's process has stays, and was looked through too often

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True, database=None)
settings.register_profile(
    "explore", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
os.environ["PARLOUR_LANGUAGE"] = "en"  # tests read English, whatever the machine speaks
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def long_asked() -> bool:
    """Whether the environment asks for the long tests."""
    return os.environ.get("PARLOUR_LONG", "").lower() not in ("", "0", "false", "no")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--long` runs the long tests too."""
    parser.addoption("--long", action="store_true", default=long_asked(), help="run the long tests too")


@pytest.hookimpl(trylast=True)  # once marks have chosen
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long tests unless asked for; the report counts them as deselected.

    Where not all of them may begin, each run starts at another one, so that in a few runs each has run.
    """
    if config.getoption("--long"):
        if until := os.environ.get(UNTIL):
            first = int(float(until)) % max(1, len(items))  # in all workers of a run
            items[:] = items[first:] + items[:first]
        return
    left_out = [item for item in items if "long" in item.keywords]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if "long" not in item.keywords]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a long test for which no time is left, and say so."""
    until = os.environ.get(UNTIL)
    if until and "long" in item.keywords and time.time() > float(until):
        pytest.skip("no time was left for it (PARLOUR_LONG_MINUTES)")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of a Chromium; without one the test is skipped, and the report says why."""
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium: install Debian's `chromium` or name one in PARLOUR_CHROMIUM")
    return found


@pytest.fixture(scope="session")
def whole_chromium() -> str:
    """Path of a Chromium that could draw windows, and install apps."""
    found = find_chromium(shell=False)
    if found is None:
        pytest.skip("this needs a whole Chromium: install Debian's `chromium`")
    return found
