"""A game from outside, written from the kit alone, in browsers: free positions, several deals."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Final

import pytest

from parlour.kernel.game_record import read
from parlour.kernel.state import Variant
from parlour.server.web.static_site import STATIC
from tests.e2e.conftest import Meet
from tests.e2e.games import people
from tests.e2e.persona import Person, eventually, play_on
from tests.e2e.server_process import ServerProcess
from tests.kit.causeway import GAME
from tests.kit.causeway.display.pieces import ARMS
from tests.kit.causeway.state import RIGHT
from tests.sources import ROOT

POINT = f"[parlour.games]\n{GAME.slug} = {GAME.package}:GAME\n"
RIGHT_END: Final = f'[data-piece="{ARMS + RIGHT}"]'


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that finds the game by its entry point."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: `python3 run.py setup` builds it")
    installed = tmp_path_factory.mktemp("installed")
    info = installed / f"{GAME.slug}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {GAME.slug}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(POINT)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, (installed, ROOT))))
        found = ServerProcess(tmp_path_factory.mktemp("house"))
    yield found
    found.stop()


def sat(host: ServerProcess, meet: Meet, **options: str) -> tuple[str, Person, Person]:
    """A table of two, at two browsers."""
    table, tokens, _ = host.table(GAME.slug, people(2), options)
    anna = meet(address=host.address).sits(table, {0: tokens[0]})
    ben = meet(address=host.address).sits(table, {1: tokens[1]})
    return table, anna, ben


def laid(person: Person) -> list[str]:
    """The pieces of the line, as drawn."""
    found: list[str] = person.page.eval_on_selector_all(
        "[data-in=line]", "(all) => all.map((e) => e.dataset.piece)"
    )
    return found


def test_two_people_play_it_to_the_end_and_deal_again(host: ServerProcess, meet: Meet) -> None:
    table, anna, ben = sat(host, meet)
    play_on(anna, ben)
    state = Variant.of(GAME).replay(read(json.dumps(host.get(f"/tables/{table}/record"))))
    assert state.fields.deal == 2
    assert anna.finals == ben.finals == dict(enumerate(state.scores()))


def test_a_tile_drafted_at_an_end_is_dragged_to_the_other(host: ServerProcess, meet: Meet) -> None:
    _, anna, _ = sat(host, meet)
    page = anna.page

    def middle(selector: str) -> tuple[float, float]:
        box = page.locator(selector).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(start: str, end: str) -> None:
        page.mouse.move(*middle(start))
        page.mouse.down()
        page.mouse.move(*middle(end), steps=5)
        page.mouse.up()

    page.wait_for_selector("[data-pick]")
    first = page.locator("[data-pick]").first.get_attribute("data-key")
    drag(f'[data-key="{first}"]', RIGHT_END)
    page.wait_for_selector("[data-confirm]:not(:disabled)")
    assert len(laid(anna)) == 1
    tile = f'[data-in="line"][data-piece="{laid(anna)[0]}"]'
    at = middle(tile)
    drag(tile, '[data-area="hand0"]')
    eventually(lambda: laid(anna) == [])
    drag(f'[data-key="{first}"]', RIGHT_END)
    eventually(lambda: laid(anna) and middle(tile) == pytest.approx(at, abs=2))


@pytest.mark.parametrize("width", [390, 320])
def test_a_long_hand_fits_a_phone(host: ServerProcess, meet: Meet, width: int) -> None:
    table, tokens, _ = host.table(GAME.slug, people(2), {"top": "6"})
    anna = meet(address=host.address, size=(width, 844), touch=True).sits(table, {0: tokens[0]})
    anna.page.wait_for_selector("[data-pick]")
    anna.settles()
    shown = [area.bounding_box() for area in anna.page.locator(".dock svg.area").all()]
    assert len(shown) == 2, "the hand, and the boneyard to draw from"
    for box in shown:
        assert box is not None
        assert 0 <= box["x"] < box["x"] + box["width"] <= width
        assert box["height"] > 20
