"""Two people at one table, each at a browser, and what they do there."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, expect

from parlour.kernel.game import Game
from tests.e2e.conftest import Meet
from tests.e2e.games import at_random
from tests.e2e.persona import Person, eventually
from tests.e2e.server_process import ServerProcess

ME: Final = {"kind": "me", "name": "Anna"}
HERE: Final = {"kind": "here", "name": "Ben"}
LATE: Final = 0.8
"""The part of a game that has been played when it is nearly over."""


def two(server: ServerProcess, meet: Meet, game: Game, **how: Any) -> tuple[Person, Person]:
    """Two people at one table, each at a browser of their own; the one who is to play first."""
    table, tokens, _ = server.table(game.slug, [ME, HERE])
    anna, ben = (
        meet(name=one["name"], **how).sits(table, {seat: tokens[seat]}) for seat, one in enumerate((ME, HERE))
    )
    return (anna, ben) if due(anna, ben) is anna else (ben, anna)


def sits_first(person: Person, server: ServerProcess, game: Game, *, rules: bool = False) -> str:
    """Seat who is to act first at a table of two; with `rules`, the page has its compiled rules by then."""
    table, tokens, _ = server.table(game.slug, [ME, HERE])
    begins = server.get(f"/tables/{table}")["due"][0]
    with person.page.expect_response("**/modules?*") if rules else nullcontext():
        person.sits(table, {begins: tokens[begins]})
    return table


def by_invitation(meet: Meet, game: Game) -> tuple[Person, Person, str]:
    """Anna makes a table on its page, Ben comes by her link; both, and the table."""
    anna, ben = meet(), meet()
    anna.page.goto(f"/new/{game.slug}")
    anna.page.fill("#seat-0-name", "Anna")
    anna.page.click("form button.go")
    anna.page.wait_for_selector("[data-invite]")
    table = anna.page.url.rpartition("/")[2]
    ben.page.goto(anna.page.input_value("[data-invite]"))
    ben.page.fill("#name", "Ben")
    ben.page.click("form button.go")
    ben.page.wait_for_url(f"**/t/{table}")
    ben.page.wait_for_selector(".table")
    return anna, ben, table


def nearly_over(server: ServerProcess, game: Game) -> tuple[str, dict[int, str], int]:
    """A table of two that goes on from late in a game at random, its seats, and the entries it was given."""
    state = at_random(game, 2)
    given = int(len(state.history) * LATE)
    body = {"record": state.record(), "entries": given, "seats": [ME, HERE]}
    answer = server.post("/play-on", msgspec.to_builtins(body))
    return answer["table"], {token["seat"]: token["token"] for token in answer["tokens"]}, given


def finds_the_draws_fair(person: Person) -> None:
    """At the end of a game the browser has checked its draws by itself."""
    person.page.locator(".cover summary", has_text="Fair draws").click()
    expect(person.page.locator(".cover [data-draws='held']")).to_contain_text("Checked by this browser")


def may_act(person: Person) -> bool:
    """Whether the page lets somebody do something."""
    seen = person.look()
    return bool(seen["pick"] or seen["lit"] or seen["actions"])


def due(*people: Person) -> Person:
    """The person whom the page lets act, as soon as it does."""
    return eventually(lambda: next((person for person in people if may_act(person)), None))


def rests(person: Person) -> None:
    """Waits until somebody has nothing more to do."""
    eventually(lambda: not may_act(person))


def plays(person: Person) -> None:
    """Composes something and plays it."""
    person.composes()
    person.page.locator("[data-confirm]").click()
    expect(person.page.locator("[data-busy]")).to_have_count(0)


def pieces(page: Page) -> dict[str, Any]:
    """Every piece on the page: where it lies and what it shows."""
    found: dict[str, Any] = page.evaluate("probes.pieces()")
    return found


def shown(page: Page) -> set[tuple[str, str]]:
    """What lies where."""
    return {(place, face) for place, face in pieces(page).values()}


def faces(found: set[tuple[str, str]]) -> set[str]:
    """The faces among what lies somewhere."""
    return {face for _, face in found}
