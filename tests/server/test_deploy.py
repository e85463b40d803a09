"""The files of deploy/: nginx before two processes, the unit, what the image is made of."""

from __future__ import annotations

import dataclasses
import re
import shutil
import socket
import subprocess
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random

import pytest

from parlour.server.settings import PREFIX, Settings
from tests.server.people import PATIENCE, Person, Site, visiting
from tests.server.postgres import Database
from tests.server.processes import Process, free_port
from tests.sources import ROOT

pytestmark = pytest.mark.anyio

DEPLOY = ROOT / "deploy"
ANNA, BEN = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}
TABLES = 8
CACHE = "PARLOUR_CACHE"
"""Not a setting of the server alone."""
NAME = "parlour.example.org"
MAIN = """daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{ log_format upstream '$upstream_addr $uri'; access_log {folder}/access.log upstream; include {site}; }}
"""
"""What a distribution's nginx.conf has around the file, and a log of who was asked for what."""


class Nginx:
    """nginx with our file, on a free port."""

    def __init__(self, folder: Path, *behind: Process, name: str = NAME, more: str = "") -> None:
        self.port = free_port()
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        servers = "".join(f"server 127.0.0.1:{process.port};" for process in behind)
        for ours, theirs in (
            ("server 127.0.0.1:8000;", servers),
            ("listen 80;", f"listen 127.0.0.1:{self.port};\n{more}"),
            (f"server_name {NAME};", f"server_name {name} 127.0.0.1;"),
        ):
            assert text.count(ours) == 1
            text = text.replace(ours, theirs)
        (folder / "site.conf").write_text(text, encoding="utf-8")
        main = folder / "nginx.conf"
        main.write_text(MAIN.format(folder=folder, site=folder / "site.conf"), encoding="utf-8")
        self.command = ["nginx", "-p", str(folder), "-c", str(main), "-e", str(folder / "error.log")]

    def __enter__(self) -> Nginx:
        tried = subprocess.run([*self.command, "-t"], capture_output=True, text=True, check=False)
        assert tried.returncode == 0, tried.stderr
        self.process = subprocess.Popen(self.command)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return self
            time.sleep(0.05)
        raise AssertionError("nginx does not listen")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)


@pytest.fixture
async def site(running: Database, tmp_path: Path) -> AsyncIterator[Site]:
    """Two processes on one database, behind nginx."""
    if not shutil.which("nginx"):
        pytest.skip("no nginx here: the sample was NOT tried")
    async with AsyncExitStack() as stack:
        two = [
            stack.enter_context(Process(tmp_path / name, PARLOUR_STORE=running.address, PARLOUR_NAMES=NAME))
            for name in "ab"
        ]
        nginx = stack.enter_context(Nginx(tmp_path, *two))
        yield await stack.enter_async_context(visiting(f"http://127.0.0.1:{nginx.port}"))


async def test_all_that_is_asked_of_a_table_goes_to_one_of_the_processes(site: Site, tmp_path: Path) -> None:
    tables = set()
    for number in range(TABLES):
        table, _, tokens = await site.make(ANNA, BEN)
        tables.add(table)
        async with Person(site.url, table, tokens[0]) as anna, Person(site.url, table, tokens[1]) as ben:
            first = anna if anna.seat in anna.due else ben
            assert await first.play_on(Random(number), 1)
        assert (await site.look(table, tokens[0])).table == table
    asked = defaultdict(set)
    for line in (tmp_path / "access.log").read_text(encoding="utf-8").splitlines():
        process, _, uri = line.partition(" ")
        if found := re.match("/api/v1/tables/([^/]+)", uri):
            asked[found[1]].add(process)
    assert asked.keys() == tables
    assert all(len(processes) == 1 for processes in asked.values())
    assert len(set().union(*asked.values())) == 2


async def test_a_game_is_played_over_tls_as_the_tutorial_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not (shutil.which("nginx") and shutil.which("openssl")):
        pytest.skip("no nginx and openssl here: the tutorial was NOT tried")
    page = (ROOT / "docs/tutorials/host.md").read_text(encoding="utf-8")
    page = page.replace("/etc/ssl", str(tmp_path)).replace("YOUR.NAME", "localhost")
    (sign,) = re.findall(r"^openssl .*\\\n.*", page, re.MULTILINE)
    (lines,) = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)
    (tmp_path / "private").mkdir()
    (tmp_path / "certs").mkdir()
    subprocess.run(["sh", "-c", sign], check=True, capture_output=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certs/parlour.crt"))
    port = free_port()
    tls = lines.replace("listen 443 ", f"listen 127.0.0.1:{port} ")
    with (
        Process(tmp_path / "data", PARLOUR_NAMES="localhost") as process,
        Nginx(tmp_path, process, name="localhost", more=tls),
    ):
        async with visiting(f"https://localhost:{port}") as site:
            table, _, tokens = await site.make(ANNA, BEN)
            async with Person(site.url, table, tokens[0]) as anna, Person(site.url, table, tokens[1]) as ben:
                first = anna if anna.seat in anna.due else ben
                assert await first.play_on(Random(1), 1)
            assert "strict-transport-security" in (await site.get("games")).headers


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("no systemd here: the unit was NOT tried")
    text = (DEPLOY / "parlour@.service").read_text(encoding="utf-8")
    unit = tmp_path / "parlour@8000.service"
    unit.write_text(text.replace("/opt/parlour/bin/parlour", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", ["Containerfile", "parlour@.service", "nginx.conf"])
def test_settings_are_those_there_are(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    named = set(re.findall(rf"{PREFIX}[A-Z_]+", text))
    assert named
    assert named <= {PREFIX + field.name.upper() for field in dataclasses.fields(Settings)} | {CACHE}


def test_the_image_is_made_of_what_the_wheel_needs() -> None:
    """The lines that copy and install; the build itself is what the tests of the set-up do."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    (version,) = set(re.findall(r"FROM python:([\d.]+)-slim", text))
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"Programming Language :: Python :: {version}" in about["classifiers"]
    (extra,) = set(re.findall(r"\[(\w+)\]'", text))
    assert extra in about["optional-dependencies"]
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    kept = {"src", "web", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE"}
    assert not kept & set(left_out)
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8")
    assert all(path.strip("/*") in ignored for path in left_out if path not in {".git", "bench", "tests"})
