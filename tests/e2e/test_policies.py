"""A trained policy at a browser table: chosen by its name like a level, it plays the game it learned."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlour.lab.policy import Policy
from parlour.server.web.static_site import STATIC
from tests.e2e.conftest import Meet
from tests.e2e.persona import THINKING, eventually
from tests.e2e.server_process import ServerProcess
from tests.sources import ROOT

LEARNER = ROOT / "docs/examples/learner.npz"
TABLE = -1
TURNS = 3
"""Draws of the table that come only after everybody, the policy too, has played."""


@pytest.fixture
def learned(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that was started with a policy's file."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: `python3 run.py setup` builds it")
    server = ServerProcess(tmp_path, policies=[LEARNER])
    yield server
    server.stop()


def test_a_policy_is_chosen_for_a_seat_and_plays(learned: ServerProcess, meet: Meet) -> None:
    anna = meet(address=learned.address, name="Anna")
    page = anna.page
    page.goto(f"/new/{Policy.load(LEARNER).game}")
    seat = page.get_by_role("group", name="Seat B")
    seat.get_by_label("Who sits here").select_option("bot")
    page.get_by_label("Strength of the bot at seat B").select_option(label="Learner")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Start playing").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.wait_for_selector(".table")
    table = page.url.rpartition("/t/")[2]

    told: set[object] = set()  # lines of the table itself

    def it_goes_on() -> bool:
        anna.goes_on(most=4)
        log: list[dict[str, object]] = learned.get(f"/tables/{table}")["log"]
        told.update(line["n"] for line in log if line["seat"] == TABLE)
        return len(told) > TURNS

    eventually(it_goes_on, THINKING)
    expect(page.get_by_text("learner", exact=False).first).to_be_visible()
