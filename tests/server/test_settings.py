"""Settings and logs: what is asked for is taken, what is wrong is said, and no secret is logged."""

from __future__ import annotations

import dataclasses
import logging
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import structlog

from parlour.server.logs import set_up
from parlour.server.main import store_of
from parlour.server.settings import (
    HOST_LIMITS,
    PREFIX,
    SCALED,
    BadSetting,
    Limits,
    Rate,
    Settings,
    refuse_unknown,
)
from tests.server.processes import Process
from tests.sources import files

MADE_UP = {"PARLOUR_PROT", "PARLOUR_SERVICE", "PARLOUR_DB_PORT"}
"""What examples misspell, or tell from a setting."""


def test_arguments_come_before_the_environment_and_that_before_defaults() -> None:
    found = Settings.load({"PARLOUR_HOST": "::1", "PARLOUR_PORT": "9000"}, port=9001, data=None)
    assert (found.host, found.port) == ("::1", 9001)
    assert found.log == "console"
    assert Settings.load({"PARLOUR_DATA": "/elsewhere"}).data == Path("/elsewhere")


@pytest.mark.parametrize(
    ("variable", "value", "words"),
    [
        ("PARLOUR_PORT", "high", "a whole number"),
        ("PARLOUR_BOT_PACE", "slow", "a number"),
        ("PARLOUR_LOG", "loud", "console or json"),
        ("PARLOUR_COMPILE", "perhaps", "0 or 1"),
        ("PARLOUR_CHEAP_RATE", "x", "a number"),
        ("PARLOUR_CHEAP_RATE", "nan", "a number from 0"),
        ("PARLOUR_AWAY_SECONDS", "-5", "a number from 0"),
        ("PARLOUR_AWAY_SECONDS", "inf", "a number from 0"),
        ("PARLOUR_BOT_PROCESSES", "-1", "a whole number from 0"),
        ("PARLOUR_PORT", "99999", "a whole number from 0 to 65535"),
        ("PARLOUR_CONTACT", "host@example.org", "an address that begins with mailto: or https://"),
        ("PARLOUR_TRUSTED_PROXIES", "::1, proxy.example.org", "addresses or networks"),
        ("PARLOUR_TRUSTED_PROXIES", "10.1.2.3/8", "addresses or networks"),
    ],
)
def test_a_bad_setting_says_what_is_allowed(variable: str, value: str, words: str) -> None:
    with pytest.raises(BadSetting, match=f"{variable} must be {words}"):
        Settings.load({variable: value})


@pytest.mark.parametrize(
    ("variable", "sentence"),
    [
        ("PARLOUR_PROT", "PARLOUR_PROT is no setting; did you mean PARLOUR_PORT?"),
        ("PARLOUR_TRUSTED_PROXY", "is no setting; did you mean PARLOUR_TRUSTED_PROXIES?"),
        ("PARLOUR_ZZZ", "PARLOUR_ZZZ is no setting; docs/how-to/hosting.md lists them"),
    ],
)
def test_an_unknown_setting_is_named(variable: str, sentence: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(sentence)):
        Settings.load({variable: "1", "HOME": "/root"})


def numbers(limit: Any) -> list[Any]:
    """The numbers of a limit, first the one that a host sets."""
    return [*dataclasses.astuple(limit)] if isinstance(limit, Rate) else [limit]


@pytest.mark.parametrize("name", SCALED)
def test_what_belongs_to_a_limit_grows_with_it_and_is_no_setting(name: str) -> None:
    usual, factor = Limits(), 3
    variable = PREFIX + name.upper()
    more = Settings.load({variable: str(factor * numbers(getattr(usual, name))[0])}).limits
    for field in dataclasses.fields(Limits):
        grows = field.name in (name, *SCALED[name])
        wanted = [factor * number if grows else number for number in numbers(getattr(usual, field.name))]
        assert numbers(getattr(more, field.name)) == pytest.approx(wanted), field.name
    for other in SCALED[name]:
        with pytest.raises(BadSetting, match="is no setting"):
            Settings.load({PREFIX + other.upper(): "1"})


LINKS = {
    "PARLOUR_PORT": "tcp://10.0.0.1:8000",
    "PARLOUR_PORT_8000_TCP": "tcp://10.0.0.1:8000",
    "PARLOUR_PORT_8000_TCP_ADDR": "10.0.0.1",
    "PARLOUR_SERVICE_HOST": "10.0.0.1",
    "PARLOUR_SERVICE_PORT": "8000",
    "PARLOUR_SERVICE_PORT_HTTP": "8000",
    "PARLOUR_STORE_PORT": "tcp://10.0.0.2:5432",
    "PARLOUR_STORE_SERVICE_HOST": "10.0.0.2",
}
"""What a container platform sets for services called `parlour` and `parlour-store`."""


def test_what_a_container_platform_sets_for_a_service_is_ignored() -> None:
    assert Settings.load(LINKS) == Settings.load({})
    assert Settings.load(LINKS, port=9001).port == 9001
    for variable, text in (("PARLOUR_PORT", "http://here"), ("PARLOUR_PORTS", "tcp://10.0.0.1:8000")):
        with pytest.raises(BadSetting, match=variable):
            Settings.load({variable: text})


def test_a_server_starts_where_a_service_has_its_name(tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "parlour", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, **LINKS, "PARLOUR_COMPILE": "0"}
    with subprocess.Popen(
        asked, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        said = ""
        while "Parlour is open at" not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        process.terminate()
        process.stdout.read()
    assert "PARLOUR_PORT" in said


def test_a_store_that_is_no_database_is_refused_by_name(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, store="mysql://localhost/parlour")
    with pytest.raises(BadSetting, match=r"PARLOUR_STORE must begin with postgresql://.*'mysql://localhost"):
        store_of(settings)


def test_every_variable_that_is_read_is_known() -> None:
    read = {
        name
        for path in files()
        if path.suffix in {".py", ".sh", ".md", ".yml", ".yaml", ".toml", ".service", ""} and path.is_file()
        if path.name != "CHANGELOG.md" and "tests" not in path.parts
        for name in re.findall(r"\bPARLOUR_[A-Z]+(?:_[A-Z]+)*\b", path.read_text(encoding="utf-8"))
    }
    assert {"PARLOUR_CACHE", "PARLOUR_COMPILE", "PARLOUR_PORT"} <= read
    for name in sorted(read - MADE_UP):
        refuse_unknown({name: "1"})


def test_every_setting_is_in_the_guide_for_hosts_with_its_default() -> None:
    guide = (Path(__file__).parents[2] / "docs/how-to/hosting.md").read_text(encoding="utf-8")
    told: dict[str, str] = {}
    for row in re.findall(r"^\|(.*)\|$", guide, re.MULTILINE):
        cells = [cell.strip() for cell in row.split("|")]
        at = next((i for i, cell in enumerate(cells) if cell.startswith(f"`{PREFIX}")), None)
        if at is not None:
            names, values = (cell.replace("`", "").split(", ") for cell in cells[at : at + 2])
            told |= zip(names, values, strict=True)
    own = [field.name for field in dataclasses.fields(Settings) if field.name != "limits"]
    known = {PREFIX + name.upper(): getattr(Settings(), name) for name in own}
    known |= {PREFIX + name.upper(): numbers(getattr(Limits(), name))[0] for name in HOST_LIMITS}
    assert told.keys() == known.keys()
    assert told.pop("PARLOUR_DATA") == "the user's data folder"
    for name, text in told.items():
        default = int(known[name]) if isinstance(known[name], bool) else known[name]
        assert text == f"{default}".removesuffix(".0"), name


def test_nothing_slow_is_imported_to_start() -> None:
    code = "import sys, parlour.server.main; print([m for m in ('numba', 'llvmlite') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_terminal_obeys_nothing_that_is_logged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root, before = logging.getLogger(), structlog.get_config()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    set_up("console", "info")
    evil = "\x1b]52;c;cm0gLXJm\x07\x9b2J"
    try:
        raise ValueError(evil)
    except ValueError:
        logging.getLogger("elsewhere").exception("failed %s", evil)
        structlog.get_logger("parlour.test").exception("failed", reason=evil, others=[evil])
    structlog.configure(**before)
    told = capsys.readouterr().err
    assert told.count("]52;c;cm0gLXJm") == 5, "an event, two values, and two tracebacks"
    assert not set("\x1b\x07\x9b") & set(told)


def test_data_are_for_their_owner_alone(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("folders have owners elsewhere")
    folder = tmp_path / "new"
    with Process(folder):
        for path in (folder, *folder.iterdir()):
            assert os.stat(path).st_mode & 0o077 == 0, path
