"""A device is told of turns: that is offered to who waits in a game by days, switched off, and shown.

A headless Chromium reaches no push service, so that the page's `PushManager` is stood in for, and a message
is given to the service worker as the service would. `test_pushes` has a push service that reads what the
server sends.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import FLAGS
from tests.e2e.games import showy
from tests.e2e.persona import PHONE, Person, eventually
from tests.e2e.server_process import ServerProcess

CLICK = """async (told) => {
  const opened = [];
  clients.openWindow = async (path) => void opened.push(path);
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent('notificationclick', { notification });
  const done = [];
  event.waitUntil = (work) => done.push(work);
  dispatchEvent(event);
  await Promise.allSettled(done);
  return [opened, (await registration.getNotifications()).length];
}"""
TWO = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]


@pytest.fixture
def anna(browser: Browser, whole_chromium: str, server: ServerProcess) -> Iterator[Person]:
    """Somebody at a browser that has notifications: a Chromium that could draw windows."""
    whole = browser.browser_type.launch(executable_path=whole_chromium, args=FLAGS)
    person = Person(whole, server.address, name="Anna", size=PHONE, service_worker=True)
    yield person
    person.leaves()
    whole.close()


def by_days(server: ServerProcess) -> tuple[str, dict[int, str]]:
    """A table by days, and the token of who waits there."""
    plan = {"game": showy().slug, "seats": TWO, "visibility": "link", "clock": {"kind": "days", "main": 3}}
    answer = server.post("/tables", plan)
    tokens = {token["seat"]: token["token"] for token in answer["tokens"]}
    due = server.get(f"/tables/{answer['table']}")["due"][0]
    return answer["table"], {1 - due: tokens[1 - due]}


def waits(server: ServerProcess, somebody: Person) -> str:
    """Somebody waits for another at a table by days, with a service worker at hand."""
    table, tokens = by_days(server)
    somebody.context.grant_permissions(["notifications"], origin=somebody.address)
    somebody.context.add_init_script("probes.standInForPush()")
    somebody.page.goto("/about")
    somebody.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    somebody.sits(table, tokens).page.wait_for_function("() => probes.isKnown()")
    somebody.visits(table)
    return table


def device(page: Page) -> bool:
    """Whether the server tells this device."""
    told: bool = page.evaluate("probes.isTold()")
    return told


def test_it_is_offered_to_who_waits_by_days_taken_and_switched_off(
    server: ServerProcess, anna: Person
) -> None:
    page = anna.page
    table = waits(server, anna)
    offer = page.locator("[data-push-offer]")
    offer.get_by_role("button", name="Yes").click()
    expect(page.get_by_text("This device tells you from now on")).to_be_visible()
    assert device(page)
    assert page.evaluate("probes.subscribedWith()") == server.get("/channels")["push"]
    anna.visits(table)
    page.goto("/me")
    page.locator("[data-push] button").click()
    expect(page.locator("[data-push]")).to_contain_text("can tell you")
    assert not device(page)
    anna.visits(table)
    assert not offer.count(), "it is offered once"


def test_it_is_not_offered_again_to_who_has_refused_it(server: ServerProcess, anna: Person) -> None:
    table = waits(server, anna)
    offer = anna.page.locator("[data-push-offer]")
    offer.get_by_role("button", name="No").click()
    expect(offer).to_have_count(0)
    assert not device(anna.page)
    anna.visits(table)
    anna.page.wait_for_load_state("networkidle")
    assert not offer.count()


def test_a_message_is_shown_once_and_leads_to_its_table(server: ServerProcess, anna: Person) -> None:
    page = anna.page
    table = waits(server, anna)
    session = anna.context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"])
    )
    session.send("ServiceWorker.enable")
    registration = eventually(lambda: page.evaluate("true") and registrations and registrations[-1])
    for text in ("It is your turn.", "It is your turn again."):
        session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": re.sub(r"/$", "", anna.address),
                "registrationId": registration["registrationId"],
                "data": json.dumps({"title": "A game", "text": text, "table": table}),
            },
        )
        eventually(lambda: [one["body"] for one in page.evaluate("probes.notifications()")] == [text])  # noqa: B023  # called here
    (shown,) = page.evaluate("probes.notifications()")
    assert shown == {"title": "A game", "body": "It is your turn again.", "tag": table}
    page.goto("/about")
    (worker,) = anna.context.service_workers
    assert worker.evaluate(CLICK) == [[f"/t/{table}"], 0]
