"""A new game says in its own words why something is refused: on its page, by its module or the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from parlour.kernel.state import State, Variant
from parlour.kit.templates.board import GAME
from parlour.testing import browsers
from parlour.testing.checks.pages import TouchedPage, visiting

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute

NO_MODULE = "delete globalThis.WebAssembly"
WHY = "There is a stone on {} already."
PLACES = ("a1", "d4", "a4")


class NotingPage(TouchedPage):
    """A page that notes what it asks of the server."""

    def __init__(self, page: Page, table: str, state: State, seat: int) -> None:
        super().__init__(page, table, state, seat)
        self.asked = list[str]()

    def listens(self, line: WebSocketRoute) -> None:
        """Pass everything on."""
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            self.asked += [call[0] for call in said["calls"]] if said["t"] == "ask" else []
            server.send(message)

        line.on_message(heard)

    def asks_why(self, place: str) -> bool:
        """Touch a place where a stone lies until the page says why not; whether it asked the server."""
        self.asked.clear()
        self.page.locator(f'[data-key="{place}"]').click()
        self.page.locator(".bubble", has_text=WHY.format(place)).wait_for()
        return bool(self.asked)


class AskingPage(NotingPage):
    """A page in a browser that runs no modules."""

    def __init__(self, page: Page, table: str, state: State, seat: int) -> None:
        super().__init__(page, table, state, seat)
        page.add_init_script(NO_MODULE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if lacking := browsers.missing():
        pytest.skip(lacking)
    with browsers.browsing() as found:
        yield found


@pytest.fixture(scope="module")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with browsers.serving((GAME,), tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.mark.long  # compiling a game takes half a minute where the cache has none
@pytest.mark.browser
@pytest.mark.parametrize("kind", [NotingPage, AskingPage])
def test_a_page_says_why_a_draft_is_refused(browser: Browser, address: str, kind: type[NotingPage]) -> None:
    state = Variant.of(GAME).new_state(seed=1)
    for number, place in enumerate(PLACES):
        state.apply(number % 2, state.parse(number % 2, place))
    with visiting(browser, address) as page:
        opened = kind.of(page, address, state, len(PLACES) % 2)
        for place in PLACES:  # the first may be touched before the module is there
            opened.page.wait_for_load_state("networkidle")
            asked = opened.asks_why(place)
        assert asked == (kind is AskingPage)
        assert not opened.troubles
