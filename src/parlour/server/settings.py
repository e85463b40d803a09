"""What can be set: by arguments, else by environment variables `PARLOUR_…`, else as given here."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, Literal, get_type_hints

from parlour.kernel.errors import ParlourError
from parlour.play.clock import DAY, Clock

PREFIX: Final = "PARLOUR_"


class BadSetting(ParlourError, ValueError):
    """A setting's value is not one that is allowed; the message names it."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where a person's tables lie by default, as the system has it.

    >>> data_folder({"XDG_DATA_HOME": "/home/anna/.data", "LOCALAPPDATA": "C:/data"}).name.lower()
    'parlour'
    """
    home = Path.home()
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Parlour"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Parlour"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "parlour"


@dataclass(frozen=True)
class Limits:
    """What one client, or everybody together, may ask for. Rates are a second, with a burst at once."""

    frame_bytes: int = 16 * 1024
    """The longest message on a socket."""
    body_bytes: int = 512 * 1024
    """The longest body of a request, a replay's record apart: more than all that fits the description."""
    record_bytes: int = 1024 * 1024
    message_rate: float = 20.0
    """Messages on one socket."""
    message_burst: int = 60
    try_rate: float = 8.0
    """Drafts tried on one socket."""
    try_burst: int = 24
    chat_rate: float = 0.5
    """Lines of chat on one socket."""
    chat_burst: int = 6
    address_chat_rate: float = 2.0
    """Lines of chat of one address, on all its sockets."""
    address_chat_burst: int = 24
    watchers_chat_rate: float = 0.5
    """Lines of chat at one table by all who watch it."""
    watchers_chat_burst: int = 12
    request_rate: float = 30.0
    """HTTP requests of one address that ask for work (not pages, boards or pictures)."""
    request_burst: int = 300
    page_rate: float = 60.0
    """Pages and files that one address asks for."""
    page_burst: int = 600
    cpu_rate: float = 0.2
    """Seconds of processor time that one socket may use each second."""
    cpu_burst: float = 3.0
    address_cpu_rate: float = 0.5
    """Seconds of processor time that one address may use each second, on all its sockets and requests."""
    address_cpu_burst: float = 10.0
    turn_seconds: float = 15.0
    """In which the turn of a request or message comes; less than a socket has to answer a ping."""
    study_rate: float = 0.25
    """Seconds that one address may have games studied each second."""
    study_burst: float = 120.0
    table_rate: float = 0.1
    """Tables made by one address."""
    table_burst: int = 60
    address_bot_tables: int = 4
    """Unfinished tables of one address at which only bots sit."""
    aid_rate: float = 0.5
    """Hints and other aids that one address asks for."""
    aid_burst: int = 20
    aids_at_once: int = 2
    """Aids at work for one address at a time."""
    aids_at_once_in_all: int = 8
    address_connections: int = 400
    """Connections of one address at a time, sockets apart."""
    connection_rate: float = 30.0
    """Connections that one address opens, sockets included."""
    connection_burst: int = 600
    head_seconds: float = 10.0
    """In which the head of a request must have come."""
    address_sockets: int = 200
    """Sockets of one address."""
    sockets: int = 20_000
    tables: int = 1_000_000
    """Tables kept in all."""
    live_tables: int = 5_000
    """Tables kept in memory when nobody looks at them."""
    bot_memory_bytes: int = 128 * 1024 * 1024
    """What bots of all live tables together keep of their thoughts from one turn to the next."""
    faults: int = 20
    """Messages refused as unreadable, foreign or too many, without a good one between, before a socket is
    closed."""
    away_seconds: float = 60.0
    """Without a connection, after which the others may have a bot play on for somebody."""
    restart_seconds: float = 30.0
    """After a start, in which people may come back before a clock that ran out meanwhile counts."""
    hello_seconds: float = 10.0
    """Within which a socket's first message must come."""
    backlog_messages: int = 200
    """Messages that may wait for a slow client before its socket is closed; it comes back and catches up."""
    send_seconds: float = 30.0
    """In which a client must take one message."""


@dataclass(frozen=True)
class Settings:
    """How one server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=data_folder)
    store: str = ""
    """Address of a PostgreSQL database (`postgresql://…`) that keeps the tables, not the data folder."""
    log: Literal["console", "json"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    bot_pace: float = 0.9
    """Seconds between a move and a bot's next one, so that people can follow."""
    compile: bool = True
    """Compile the rules in the background after the start."""
    browser_rules: bool = True
    """Give browsers the compiled rules of games (WebAssembly), so that drafts need not wait for an answer."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses of proxies whose word on a client's address is taken; separated by commas."""
    names: str = ""
    """Names that the server answers to besides those of this machine, separated by commas; without any, a
    server that listens on the loopback interface answers to those of this machine alone, another to all."""
    metrics: str = ""
    """Address and port, of this host alone, where Prometheus finds figures: `127.0.0.1:9090`."""
    patience_seconds: int = DAY
    """Without a clock, how long a table waits for a turn before a bot may play for somebody; 0 for ever."""
    limits: Limits = field(default_factory=Limits)

    def patience_of(self, asked: int | None, clock: Clock | None) -> int:
        """The patience of a table for which that was asked."""
        if asked is None:
            return 0 if clock else self.patience_seconds
        return asked

    @classmethod
    def load(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """Settings from arguments (None: not given), then the environment; raises `BadSetting`.

        >>> Settings.load({"PARLOUR_PORT": "9000", "PARLOUR_TRY_RATE": "2"}, host="::1").limits.try_rate
        2.0
        >>> Settings.load({"PARLOUR_PORT": "high"})
        Traceback (most recent call last):
        parlour.server.settings.BadSetting: PARLOUR_PORT must be a whole number, not 'high'
        """
        limits = replace(Limits(), **_found(Limits, environment))
        found = _found(cls, environment)
        found.update({name: value for name, value in given.items() if value is not None})
        return cls(**{"limits": limits, **found})


def _found(kind: type, environment: Mapping[str, str]) -> dict[str, Any]:
    """The fields of a dataclass that the environment sets."""
    hints = get_type_hints(kind)
    names = {f.name: PREFIX + f.name.upper() for f in fields(kind)}
    return {
        name: _read(variable, environment[variable], hints[name])
        for name, variable in names.items()
        if environment.get(variable)
    }


WORDS: Final = {int: "a whole number", float: "a number", bool: "0 or 1"}


def _read(variable: str, text: str, kind: Any) -> Any:
    allowed = getattr(kind, "__args__", None)
    if allowed:
        if text in allowed:
            return text
        raise BadSetting(f"{variable} must be {' or '.join(allowed)}, not {text!r}")
    if kind is bool:
        if text in ("0", "1"):
            return text == "1"
        raise BadSetting(f"{variable} must be {WORDS[bool]}, not {text!r}")
    try:
        return kind(text)
    except ValueError:
        raise BadSetting(f"{variable} must be {WORDS[kind]}, not {text!r}") from None
