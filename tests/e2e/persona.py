"""People at browsers: they see what the page shows, touch what it offers, and know no game.

What can be done is read from the page alone: places and pieces that may be touched carry `data-lit` and
`data-pick`, buttons `data-action` and `data-confirm`.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from operator import itemgetter
from typing import Any, Final, Literal, TypeVar

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route

from tests.e2e.harness import PROBES

Way = Literal["mouse", "drag", "touch", "keys"]
WIDE: Final = (1280, 820)
PHONE: Final = (390, 844)
SMALL: Final = (320, 568)
ON_ITS_SIDE: Final = (844, 390)
"""A phone, held on its side."""
SLACK: Final = 0.05
"""Seconds between two looks at a page that offers nothing."""
PATIENCE: Final = 20.0
"""Seconds in which anything that is to happen happens where nobody thinks, on a machine with much to do."""
THINKING: Final = 240.0
"""The same where somebody thinks, rules are compiled or a program starts: bots and what helps have a low
priority, which gets them a twentieth of a core there."""
patience: Final = ContextVar("patience", default=PATIENCE)
"""How long the test that runs waits where it does not say so itself."""
LONG: Final = 600.0
"""Seconds after which a game counts as stuck."""
MOST_STEPS: Final = 40
"""Touches of one person without a pause: then the others are looked at again."""

T = TypeVar("T")


def next_touch(
    seen: Mapping[str, Any], choose: Callable[[Sequence[Any]], Any]
) -> tuple[str, dict[str, Any]] | None:
    """Choose among what a page offers (`probes.offers`): the kind of thing to touch next, and the thing."""
    kinds = ("curtain", "choices", "confirm", "lit", "pick", "actions")
    return next(((kind, choose(seen[kind])) for kind in kinds if seen[kind]), None)


def sized(page: Page, sizes: Sequence[tuple[int, int]], *, either_way: bool = False) -> Iterator[str]:
    """A page in one size after the other, drawn and each named.

    `either_way`: from the last on where the page has that one; to change it costs more than to look.
    """
    back = either_way and tuple((page.viewport_size or {}).values()) == sizes[-1]
    for width, height in reversed(sizes) if back else sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("probes.settled()")
        yield f"{width} x {height}"


def eventually(what: Callable[[], T | None], within: float | None = None) -> T:
    """What `what` gives, as soon as it is something; fails if that takes too long."""
    until = time.monotonic() + (within or patience.get())
    while not (found := what()):
        assert time.monotonic() < until, "it never came"
        time.sleep(SLACK)
    return found


@contextmanager
def holding_back(page: Page, address: str) -> Iterator[list[Route]]:
    """Requests of a page that are not answered before the end of the block."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route))
    yield held
    while held:
        held.pop().continue_()
    page.unroute(address)


class Person:
    """Somebody at a browser of their own."""

    def __init__(  # noqa: PLR0913  # named by keyword
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        dark: bool = False,
        still: bool = True,
        seed: int = 0,
        name: str = "",
        locale: str = "en",
        service_worker: bool = False,
    ) -> None:
        """`service_worker`: whether pages have theirs, which fetches the client and all games once more."""
        self.address = address
        self.name = name
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale=locale,
            service_workers="allow" if service_worker else "block",
        )
        self.context.set_default_timeout(patience.get() * 1000)
        self.context.add_init_script(path=PROBES)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        """Errors of the page: there must be none."""
        self.refusals: set[int] = set()
        """Statuses of refused requests that are no troubles, whenever they come."""
        self.over = False
        """Whether the end was shown when it last looked."""
        self.random = random.Random(seed)
        self.page.on("websocket", lambda socket: socket.on("framesent", self._sends))
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._logs)

    def _logs(self, line: ConsoleMessage) -> None:
        refused = any(f"a status of {status}" in line.text for status in self.refusals)
        if line.type == "error" and not refused:
            self.troubles.append(line.text)

    def _sends(self, frame: str | bytes) -> None:
        if '"damaged":true' in str(frame):
            self.troubles.append("what it had folded was not what the server has")

    def sits(self, table: str, tokens: Mapping[int, str]) -> Person:
        """Opens the page of a table where this browser holds seats."""
        held = json.dumps({"seats": {str(seat): token for seat, token in tokens.items()}, "at": 1})
        self.context.add_init_script(f"localStorage.setItem('parlour.1.table.{table}', {json.dumps(held)})")
        return self.visits(table)

    def visits(self, table: str) -> Person:
        """Opens the page of a table."""
        self.page.goto(f"/t/{table}")
        self.page.wait_for_selector(".table, [data-curtain]")
        return self

    def look(self) -> dict[str, Any]:
        """What the page offers now."""
        seen: dict[str, Any] = self.page.evaluate("probes.offers()")
        self.over = bool(seen["over"])
        return seen

    def settles(self) -> Person:
        """Waits until the page is drawn with its fonts."""
        self.page.evaluate("probes.settled()")
        return self

    def listens(self) -> Person:
        """From now on what the live region says is kept, for `hears`."""
        self.page.evaluate("probes.listen()")
        return self

    def hears(self, text: str) -> None:
        """Waits for a sentence in the live region that holds a text."""
        eventually(lambda: any(text in sentence for sentence in self.page.evaluate("probes.heard()")))

    def does_something(self, way: Way = "mouse") -> bool:
        """One touch of something the page offers, whatever it means; says whether there was anything."""
        seen = self.look()
        return not (seen["over"] or seen["busy"]) and self._touches_one_of(seen, way, self.random.choice)

    def composes(self) -> None:
        """Composes the first turn that is offered, without committing it."""

        def composed() -> bool:
            seen = self.look()
            if not (seen["confirm"] or seen["busy"]):
                self._touches_one_of(seen, "mouse", itemgetter(0))
            return bool(seen["confirm"])

        eventually(composed)

    def _touches_one_of(
        self, seen: Mapping[str, Any], way: Way, choose: Callable[[Sequence[Any]], Any]
    ) -> bool:
        touched = next_touch(seen, choose)
        if touched:
            self._touch(*touched, way)
        return touched is not None

    def turns_to(self, tab: str) -> Page:
        """Opens one of the tabs beside the board or in the sheet."""
        self.page.locator(f"[data-tab={tab}]").click()
        return self.page

    def resigns(self) -> None:
        """Gives the game up and says so once more."""
        self.page.get_by_role("button", name="Resign").click()
        self.page.get_by_role("button", name="Yes, resign").click()

    def goes_on(self, way: Way = "mouse", most: int = MOST_STEPS) -> int:
        """Touches one thing after another while the page offers any; says how many."""
        return next((done for done in range(most) if not self.does_something(way)), most)

    def stands(self) -> str:
        """What the page says and offers, for the report of a test that went wrong."""
        offered = {kind: len(things) for kind, things in self.look().items() if isinstance(things, list)}
        return f"{self.page.inner_text('.dock')!r} {offered}"

    def _touch(self, kind: str, thing: Any, way: Way) -> None:
        at = thing["at"]
        if way == "keys":
            self._by_keys(kind, thing)
        elif way == "drag" and kind == "pick":
            self.drags(thing)
        elif way == "touch":
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def drags(self, thing: Mapping[str, Any]) -> None:
        """Drags a piece to a random place that lights up for it."""
        self.page.mouse.move(*thing["at"])
        self.page.mouse.down()
        x, y = thing["at"]
        self.page.mouse.move(x, y - 30, steps=3)
        lit = self.look()["lit"]
        if lit:
            self.page.mouse.move(*self.random.choice(lit)["at"], steps=4)
        self.page.mouse.up()

    def _by_keys(self, kind: str, thing: Any) -> None:
        """Only keys: Tab and arrows to the thing, Enter to use it."""
        if kind in ("lit", "pick"):
            self.walks_to(thing["key"])
            self.page.keyboard.press("Enter")
        elif kind == "confirm" and self.page.evaluate("!!document.activeElement?.dataset?.key"):
            self.page.keyboard.press(".")
        else:
            text = ".curtain button" if kind == "curtain" else f"[data-action='{thing['action']}']"
            self.tabs_to(text)
            self.page.keyboard.press("Enter")

    def tabs_to(self, selector: str) -> None:
        """Presses Tab until the thing has the focus."""
        for _ in range(60):
            if self.page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def walks_to(self, key: str) -> None:
        """From wherever the focus is, by Tab to the area and by arrows to the place."""
        for _ in range(120):
            state = self.page.evaluate("probes.wayTo", key)
            if state["same"]:
                return
            if state["here"] != state["there"]:
                self.page.keyboard.press("Tab")
                continue
            dx, dy = (state["to"][i] - state["from"][i] for i in (0, 1))
            if abs(dx) > abs(dy):
                self.page.keyboard.press("ArrowRight" if dx > 0 else "ArrowLeft")
            else:
                self.page.keyboard.press("ArrowDown" if dy > 0 else "ArrowUp")
        raise AssertionError(f"no way by keys to {key}")

    @property
    def finals(self) -> dict[int, int]:
        """Scores as the end shows them, by seat."""
        found: dict[str, int] = self.page.evaluate("probes.finals()")
        return {int(seat): score for seat, score in found.items()}

    def leaves(self) -> None:
        """Closes the browser; the page must have had no troubles."""
        self.context.close()
        assert self.troubles == [], self.troubles


def play_on(*people: Person, way: Way = "mouse", until: float = LONG) -> None:
    """All play, each whenever the page offers something, until everybody sees the end."""
    deadline = time.monotonic() + until
    playing = list(people)
    while playing:
        assert time.monotonic() < deadline, [person.stands() for person in people]
        if not sum(person.goes_on(way) for person in playing):
            time.sleep(SLACK)
        playing = [person for person in playing if not person.over]
