"""Touching a game's page drafts the action that was meant, in a real browser."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Final, Self

import msgspec

from parlour.display.board import Board, Ref
from parlour.kernel.state import State, Variant
from parlour.testing.browsers import posted
from parlour.testing.checks.laws import sample
from parlour.testing.checks.touches import board_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

WINDOW: Final = (1280, 820)
PATIENCE: Final = 60.0
"""Seconds within which a page responds, even on a busy machine."""
MOST_TURNS: Final = 80
"""The number of turns of a game from which positions are taken."""
PAUSE: Final = 0.1
"""Seconds between two looks at a page."""
SEATED: Final = "localStorage.setItem('parlour.1.table.{table}', JSON.stringify({held}))"
REFUSES: Final = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const said = JSON.parse(text);
  if (said.t !== 'play') return send.call(this, text);
  window.committed = said.actions;
  const data = JSON.stringify({ t: 'refused', id: said.id, code: 'closed', sentence: '' });
  setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
};
"""
"""Makes a page store commits instead of sending them, and answers that they are refused."""
DRAFTED: Final = """(key) =>
  window.committed ?? JSON.parse(sessionStorage.getItem(key) ?? '{}').actions ?? []"""
OFFERED: Final = ".table [data-pick], .table [data-lit], .table [data-action]"
"""Something to touch, which the page shows once it knows what is legal."""
PIECES: Final = """() => [...document.querySelectorAll('[data-piece]')].map(
  (e) => [e.dataset.piece, e.dataset.face, e.dataset.in])"""


def positions(variant: Variant, count: int) -> list[State]:
    """Positions of a random game in which somebody is due, evenly spaced, the first among them."""
    random, state = Random(1), variant.new_state(seed=1)
    states = list[State]()
    while not state.is_over and len(states) < MOST_TURNS:
        states.append(state.copy())
        seat = random.choice(state.turn)
        state.apply(seat, random.choice(state.legal_actions(seat)))
    return states[:: max(1, len(states) // count)][:count]


def draft_their_actions(browser: Browser, address: str, states: Iterable[State], most: int) -> None:
    """Draft at most `most` legal actions of a due seat in each position, by touching their places."""
    with visiting(browser, address) as visited:
        for state in states:
            seat = state.turn[0]
            page = TouchedPage.of(visited, address, state, seat)
            for action in sample(state.legal_actions(seat), most):
                page.drafts(action)
            assert not page.troubles, f"the page had errors: {page.troubles}"


@contextmanager
def visiting(browser: Browser, address: str) -> Iterator[Page]:
    """Open a page of a server, for one table after the other: a page of its own costs twice as much."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": WINDOW[0], "height": WINDOW[1]},
        reduced_motion="reduce",
        locale="en",
        service_workers="block",
    )
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(REFUSES)
    yield context.new_page()
    context.close()


class TouchedPage:
    """The page of a table in a position, as one seat sees it; what it would commit stays unsent."""

    def __init__(self, page: Page, table: str, state: State, seat: int) -> None:
        self.page, self.state, self.seat = page, state, seat
        self.board: Board = board_of(state.variant)
        self.key = f"parlour.1.draft.{table}.{seat}"
        self.troubles = list[str]()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    @classmethod
    def of(cls, page: Page, address: str, state: State, seat: int) -> Self:
        """Go to a table that goes on from a position."""
        names = [{"kind": "here" if other else "me", "name": f"P{other}"} for other in range(state.seats)]
        plan = {"record": msgspec.to_builtins(state.record()), "entries": len(state.history), "seats": names}
        answer = posted(address, "/play-on", plan)
        table, token = (
            answer["table"],
            next(holding["token"] for holding in answer["tokens"] if holding["seat"] == seat),
        )
        held = json.dumps({"seats": {str(seat): token}, "at": 1})
        page.add_init_script(SEATED.format(table=table, held=held))
        touched = cls(page, table, state, seat)
        page.goto(f"/t/{table}")
        touched._eventually(page.locator(OFFERED).count, "the page offers nothing to touch")
        return touched

    @property
    def drafted(self) -> list[int]:
        """The page's draft, or the commit that it holds back."""
        actions: list[int] = self.page.evaluate(DRAFTED, self.key)
        return actions

    def drafts(self, action: int) -> None:
        """Touch what an action needs, check that the page drafts it, and take it back."""
        name = f"{self.state.action_text(self.seat, action)}, action {action} of seat {self.seat}"
        refs = self.board.refs(action)
        assert refs is not None, f"the touch table lacks {name}"
        if isinstance(refs, str):
            self._button(action).click()
            block = self.board.block(action)
            if block is not None and block.final:  # the page asks once more
                self.page.locator("[data-sure]").click()
        else:
            self._touch(action, refs, name)
        self._eventually(lambda: self.drafted, f"{name}: {refs} were touched, and nothing was drafted")
        assert self.drafted == [action], f"{name}: touching {refs} drafted {self.drafted}"
        self._take_back(name)

    def _touch(self, action: int, refs: tuple[Ref, ...], name: str) -> None:
        last, touched = "", None
        for nth, ref in enumerate(refs):
            if self.drafted:
                return  # it was unambiguous before
            keys = self._keys(ref, last)
            assert keys, f"{name}: {ref} is not on the page"
            touched = next(filter(None, map(self._target, keys)), None)
            assert touched is not None, f"{name}: {ref} cannot be touched on the page"
            if nth < len(refs) - 1 and touched.get_attribute("data-pick") is None:
                continue  # the only one of its kind is in hand already
            last = touched.get_attribute("data-place") or ""
            touched.click(force=True)
        choice = self.page.locator(f"fieldset [data-action='{action}']")
        if choice.count():
            choice.click()
        elif touched is not None and not self.drafted:
            touched.click(force=True)  # a second touch chooses it even if others begin with it too

    def _target(self, key: str) -> Locator | None:
        elements = self.page.locator(f'[data-key="{key}"]')
        return elements.first if elements.count() else None

    def _keys(self, ref: Ref, last: str) -> list[str]:
        """The names of what a ref may mean on the page, the most particular first."""
        mine = [place for area in self.board.areas if area.seat == self.seat for place in area.places]
        names = [place.id for place in mine if place.own == ref]
        own = {place.id for place in mine}
        for piece, face, place in self.page.evaluate(PIECES):
            general = face.rpartition(".")[0], ref[1:].rpartition(".")[0]
            in_hand = ref[0] == "=" and place in own and (ref[1:] in (face, general[0]) or general[1] == face)
            if in_hand or ref == f"@{piece}" or (ref == "*" and place == last):
                names += [f"{place}/{piece}", place]
        return names or ([ref] if ref in self.board.place else [])

    def _button(self, action: int) -> Locator:
        return self.page.locator(f"[data-action='{action}']:not(:disabled)").first

    def _take_back(self, name: str) -> None:
        """Clear the draft."""
        undo = self.page.locator("[data-undo]")

        def empty() -> bool:
            if undo.count():
                undo.click()
            return not (undo.count() or self.page.query_selector("[data-busy]"))

        self.page.evaluate("delete window.committed")
        self._eventually(empty, f"{name} cannot be taken back")
        self._eventually(lambda: not self.drafted, f"{name} is still drafted when it is taken back")

    def _eventually(self, condition: Callable[[], object], otherwise: str) -> None:
        until = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < until, f"{otherwise}; the page shows: {self._shown()}"
            self.page.wait_for_timeout(1000 * PAUSE)

    def _shown(self) -> str:
        """The page's text in one line, and its errors, for messages of failures."""
        return " ".join([*self.page.inner_text("body").split(), *self.troubles])
