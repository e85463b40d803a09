"""The app: Chromium's own check of what may be installed."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e.conftest import FLAGS
from tests.e2e.server_process import ServerProcess


def test_chromium_finds_nothing_that_keeps_it_from_being_installed(
    browser: Browser, whole_chromium: str, server: ServerProcess, tmp_path: Path
) -> None:
    """A profile on the disk: nothing is installed from a private window."""
    profile = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=whole_chromium, args=FLAGS
    )
    page = profile.pages[0]
    page.goto(server.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    asked = profile.new_cdp_session(page)
    assert asked.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    told = asked.send("Page.getAppManifest")
    assert told["errors"] == []
    assert asked.send("Page.getAppId")["appId"] == f"{server.address}/"
    manifest = json.loads(told["data"])
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for picture in (*manifest["icons"], *manifest["screenshots"]):
        got = page.request.get(server.address + picture["src"])
        assert got.headers["content-type"] == picture["type"]
    profile.close()
