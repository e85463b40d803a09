"""Settings: from arguments, else environment variables `PARLOUR_…`, else the defaults here."""

from __future__ import annotations

import ipaddress
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, get_type_hints

from parlour.kernel.errors import ParlourError
from parlour.play.clock import DAY, Clock

PREFIX: Final = "PARLOUR_"
PORT: Final = f"{PREFIX}PORT"


class BadSetting(ParlourError, ValueError):
    """A setting has an invalid value; the message names it."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The default data folder, by the system's convention.

    >>> data_folder({"XDG_DATA_HOME": "/home/anna/.data", "LOCALAPPDATA": "C:/data"}).name.lower()
    'parlour'
    """
    try:
        if sys.platform == "win32":
            return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Parlour"
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Application Support" / "Parlour"
        return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parlour"
    except RuntimeError:  # neither the environment nor the system names a home
        raise BadSetting("there is no home folder to keep the tables in; name one with --data") from None


@dataclass(frozen=True)
class Rate:
    """A rate limit: `per_second` on average, and up to `burst` at once."""

    per_second: float
    burst: float

    def times(self, factor: float) -> Rate:
        """Return the rate multiplied by a factor."""
        return Rate(factor * self.per_second, factor * self.burst)


@dataclass(frozen=True)
class Limits:
    """Limits per client, or for the whole server; an address has its socket limits again for event members.

    Hosts set the limits in `HOST_LIMITS`, which scale others (`SCALED`); all others are constants.
    """

    frame_bytes: int = 16 * 1024
    """The longest message on a socket, in bytes."""
    body_bytes: int = 512 * 1024
    """The longest body of a request other than a record, in bytes: more than the schema allows."""
    record_bytes: int = 1024 * 1024
    cheap_rate: Rate = Rate(60.0, 600)
    """Pages and files requested by one address, and connections that it opens."""
    costly_rate: Rate = Rate(0.5, 10)
    """Seconds of processor time for the requests and socket messages of one address that need work."""
    socket_rate: Rate = Rate(20.0, 60)
    """Messages on one socket: plays, drafts and all else that people send at a table."""
    chat_rate: Rate = Rate(0.5, 6)
    """Chat lines, and requests to the others, of one person at a table, or of all who watch there together.

    Messages of a socket have a limit already; this one protects the people who read them.
    """
    table_rate: Rate = Rate(0.1, 60)
    """New tables of one address, which take up disk space however long it waits."""
    code_rate: Rate = Rate(0.2, 30)
    """Wrong event codes from one address: a class may mistype some, and nobody guesses one of a billion.

    Codes that are known at an address are never limited there (`limits.rate_limits.Tries`).
    """
    refused_seconds: float = 0.5
    """The least delay of the answer to an address that asks too often, so that a loop gains little."""
    refused_most_seconds: float = 10.0
    """The longest delay of the answer to an address that asks too often."""
    turn_seconds: float = 15.0
    """Seconds that a request or message may wait for its turn; less than the ping timeout."""
    address_bot_tables: int = 4
    """Unfinished bot-only tables of one address."""
    address_connections: int = 400
    """Connections of one address at a time, excluding sockets."""
    head_seconds: float = 10.0
    """Seconds in which the head of a request must have arrived."""
    body_seconds: float = 20.0
    """Seconds in which the body of a request must have arrived."""
    linger_seconds: float = 1.0
    """Seconds in which a client that is still sending may read why it was refused."""
    closing_seconds: float = 10.0
    """Seconds after which a connection that we closed and the peer keeps open is cut off."""
    address_sockets: int = 200
    """Sockets of one address."""
    sockets: int = 20_000
    tables: int = 1_000_000
    """Tables stored in total."""
    live_tables: int = 1_000
    """Tables kept in memory without a connection."""
    bot_memory_bytes: int = 128 * 1024 * 1024
    """Memory of all bots together between turns, in bytes."""
    fault_seconds: float = 0.05
    """Pause before the next message of a socket is read: this long for each of its consecutive faults."""
    faults: int = 20
    """Consecutive messages refused as unreadable, foreign or too many before a socket is closed."""
    away_seconds: float = 60.0
    """Seconds without a connection after which the others may let a bot play for somebody."""
    restart_seconds: float = 30.0
    """Seconds after a start in which people may reconnect before clocks that ran out meanwhile count."""
    hello_seconds: float = 10.0
    """Seconds in which a socket's first message must arrive."""
    backlog_messages: int = 200
    """Messages queued for a slow client before its socket is closed; it reconnects and catches up."""
    backlog_bytes: int = 1024 * 1024
    """Bytes queued for a slow client before its socket is closed."""
    send_seconds: float = 30.0
    """Seconds in which a client must accept one message."""


HOST_LIMITS: Final = (
    "cheap_rate", "costly_rate", "socket_rate", "address_sockets", "address_bot_tables", "sockets", "tables",
    "live_tables", "bot_memory_bytes", "away_seconds", "restart_seconds",
)  # fmt: skip
"""Limits that are settings."""
SCALED: Final[Mapping[str, Sequence[str]]] = MappingProxyType(
    {
        "cheap_rate": (),
        "costly_rate": ("table_rate",),
        "socket_rate": (),
        "address_sockets": ("address_connections",),
    }
)
"""Limits that hosts set, each with the limits that are scaled by the same factor."""


def limits_of(environment: Mapping[str, str]) -> Limits:
    """Return the limits that a host has set, the others in proportion.

    >>> limits = limits_of({"PARLOUR_COSTLY_RATE": "1"})
    >>> limits.costly_rate, limits.table_rate.per_second, limits.cheap_rate.per_second
    (Rate(per_second=1.0, burst=20.0), 0.2, 60.0)
    """
    usual, chosen = Limits(), _values(Limits, environment, HOST_LIMITS)
    for name, others in SCALED.items():
        if name in chosen:
            default = getattr(usual, name)
            factor = chosen[name] / (default.per_second if isinstance(default, Rate) else default)
            chosen |= {limit: scaled(getattr(usual, limit), factor) for limit in (name, *others)}
    return replace(usual, **chosen)


def scaled(limit: Rate | int, factor: float) -> Rate | int:
    """Return a limit multiplied by a factor."""
    return limit.times(factor) if isinstance(limit, Rate) else round(factor * limit)


SHORTEST_KEY: Final = 16
CONTACTS: Final = ("mailto:", "https://")
"""The allowed beginnings of a contact's address (RFC 9116)."""


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=data_folder)
    store: str = ""
    """Address of a PostgreSQL database (`postgresql://…`) that stores the tables instead of the data
    folder."""
    log: Literal["console", "json"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    bot_pace: float = 0.9
    """Seconds between a move and a bot's next one, so that people can follow."""
    compile: bool = True
    """Compile the rules in the background after the start."""
    browser_rules: bool = True
    """Serve the compiled rules of games (WebAssembly), so that drafts need not wait for the server."""
    trusted_proxies: str = "127.0.0.1,::1"
    """Addresses of trusted proxies, whose header gives the client's address; separated by commas."""
    bot_processes: int = 0
    """Processes in which bots think; 0: one for each core."""
    names: str = ""
    """Host names that the server answers to besides those of this machine, separated by commas.

    If empty, a server on the loopback interface answers only to those of this machine, any other to all.
    """
    contact: str = ""
    """The host's address for security reports, shown at `/.well-known/security.txt`."""
    admin_key: str = ""
    """The key of the host's page and of `parlour admin`, at least 16 characters; without it neither works."""
    purge_days: int = 0
    """Days after which tables where nothing happens are deleted; 0: never."""
    refused_names: str = ""
    """A file of words that names must not contain, one a line, however they are written."""
    webhook_hosts: str = ""
    """Hosts that tables may send messages to, separated by commas: `discord.com,ntfy.sh`; none if empty."""
    metrics: str = ""
    """Local address and port of the Prometheus metrics: `127.0.0.1:9090`."""
    patience_seconds: int = DAY
    """Without a clock: seconds that a table waits for a turn before a bot may play for somebody; 0:
    forever."""
    limits: Limits = field(default_factory=Limits)

    def patience_of(self, seconds: int | None, clock: Clock | None) -> int:
        """The patience of a new table in seconds; `seconds` is what its maker asked for, or None."""
        if seconds is None:
            return 0 if clock else self.patience_seconds
        return seconds

    def allowed_hosts(self) -> frozenset[str]:
        """The hosts that tables may send to; raises `BadSetting` if the package for it is not installed.

        >>> sorted(Settings(webhook_hosts="discord.com, NTFY.example.org:8443").allowed_hosts())
        ['discord.com', 'ntfy.example.org:8443']
        """
        hosts = frozenset(host.strip().lower() for host in self.webhook_hosts.split(",") if host.strip())
        if hosts and find_spec("aiohttp") is None:
            raise BadSetting(f"{PREFIX}WEBHOOK_HOSTS needs what `pip install 'parlour[notify]'` brings")
        return hosts

    def push_contact(self) -> str:
        """The contact that push services are given: the host's address, else that of the server.

        >>> Settings(names="a.org,b.org").push_contact()
        'https://a.org'
        """
        return self.contact or f"https://{self.names.split(',')[0].strip() or 'localhost'}"

    def refused_words(self) -> list[str]:
        """The words that names must not contain; raises `BadSetting` if the file cannot be read."""
        try:
            return Path(self.refused_names).read_text("utf-8").splitlines() if self.refused_names else []
        except (OSError, UnicodeError) as error:
            raise BadSetting(f"{PREFIX}REFUSED_NAMES cannot be read: {error}") from None

    @classmethod
    def load(cls, environment: Mapping[str, str] = os.environ, **overrides: Any) -> Settings:
        """Settings from arguments (None: not given), then the environment; raises `BadSetting`.

        >>> Settings.load({"PARLOUR_PORT": "9000", "PARLOUR_AWAY_SECONDS": "2"}, port=1).limits.away_seconds
        2.0
        >>> Settings.load({"PARLOUR_PORT": "high"})
        Traceback (most recent call last):
        parlour.server.settings.BadSetting: PARLOUR_PORT must be a whole number from 0 to 65535, not 'high'
        """
        refuse_unknown(environment)
        environment = {name: text for name, text in environment.items() if not is_service_link(name, text)}
        limits = limits_of(environment)
        values = _values(cls, environment, [f.name for f in fields(cls) if f.name != "limits"])
        values.update({name: value for name, value in overrides.items() if value is not None})
        if not values.get("contact", CONTACTS[0]).startswith(CONTACTS):
            begins = " or ".join(CONTACTS)
            raise BadSetting(f"{PREFIX}CONTACT must be an address that begins with {begins}")
        if 0 < len(values.get("admin_key", "")) < SHORTEST_KEY:
            raise BadSetting(f"{PREFIX}ADMIN_KEY must have {SHORTEST_KEY} characters at least")
        refuse_unreadable_proxies(values.get("trusted_proxies", ""))
        if values.get("store"):
            values.setdefault("data", Path())  # the database has the tables, so no folder is needed
        return cls(**{"limits": limits, **values})


def refuse_unreadable_proxies(proxies: str) -> None:
    """Raise `BadSetting` for a trusted proxy that no address can match; uvicorn would ignore it silently.

    >>> refuse_unreadable_proxies("10.0.0.0/8, ::1")
    >>> refuse_unreadable_proxies("*")
    """
    if proxies == "*":
        return
    for proxy in filter(None, map(str.strip, proxies.split(","))):
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            allowed = "addresses or networks such as 10.0.0.0/8, separated by commas, or * for all"
            raise BadSetting(f"{PREFIX}TRUSTED_PROXIES must be {allowed}, not {proxy!r}") from None


READ_ELSEWHERE: Final = (
    "CACHE", "LANGUAGE",
    "MODULES", "SKIP_WEB",  # the build's
    "CHROMIUM", "GAME", "LONG", "LONG_MINUTES", "LONG_UNTIL", "OURS", "OUTSIDER", "POSITIONS",  # of tests
)  # fmt: skip
"""Variables, without the prefix, that are no fields of `Settings` or `Limits`."""


LINK_NAME: Final = re.compile(rf"{PREFIX}(\w+_)?(SERVICE_(HOST|PORT)(_\w+)?|PORT_\d+_[A-Z]+(_\w+)?)")
LINK_ADDRESS: Final = re.compile(r"(tcp|udp|sctp)://")


def is_service_link(variable: str, text: str) -> bool:
    """Whether a container platform has set a variable to tell where a service called `parlour…` is.

    >>> is_service_link("PARLOUR_PORT", "tcp://10.0.0.1:80"), is_service_link("PARLOUR_PORT", "80")
    (True, False)
    >>> is_service_link("PARLOUR_SERVICE_HOST", "10.0.0.1"), is_service_link("PARLOUR_SERVICE", "")
    (True, False)
    """
    address = variable.endswith("_PORT") and LINK_ADDRESS.match(text) is not None
    return address or LINK_NAME.fullmatch(variable) is not None


def refuse_unknown(environment: Mapping[str, str] = os.environ) -> None:
    """Raise `BadSetting` for a variable that has the settings' prefix but is no setting.

    >>> refuse_unknown({"PARLOUR_PROT": "9000"})
    Traceback (most recent call last):
    parlour.server.settings.BadSetting: PARLOUR_PROT is no setting; did you mean PARLOUR_PORT?
    >>> refuse_unknown({"PARLOUR_SERVICE_HOST": "10.0.0.1", "PARLOUR_DB_PORT": "tcp://10.0.0.1:5432"})
    """
    own = [f.name for f in fields(Settings) if f.name != "limits"]
    settings = [*(name.upper() for name in (*own, *HOST_LIMITS)), *READ_ELSEWHERE]
    for variable in sorted(environment):
        name = variable.removeprefix(PREFIX)
        link = is_service_link(variable, environment[variable])
        if variable.startswith(PREFIX) and name not in settings and not link:
            like = get_close_matches(name, settings, 1)
            meant = f"did you mean {PREFIX}{like[0]}?" if like else "docs/how-to/hosting.md lists them"
            raise BadSetting(f"{variable} is no setting; {meant}")


def _values(kind: type, environment: Mapping[str, str], settable: Iterable[str]) -> dict[str, Any]:
    """Read the fields of a dataclass that the environment sets; raises `BadSetting`."""
    hints = get_type_hints(kind)
    names = {name: PREFIX + name.upper() for name in settable}
    return {
        name: _read(variable, environment[variable], hints[name])
        for name, variable in names.items()
        if environment.get(variable)
    }


WORDS: Final = {int: "a whole number from 0", float: "a number from 0", bool: "0 or 1"}
MOST: Final = {PORT: 65535}


def _read(variable: str, text: str, kind: Any) -> Any:
    kind = float if kind is Rate else kind  # the setting is per second
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
        value = kind(text)
    except ValueError:
        value = None
    if kind in WORDS and (value is None or not 0 <= value <= MOST.get(variable, sys.float_info.max)):
        most = f" to {MOST[variable]}" if variable in MOST else ""
        raise BadSetting(f"{variable} must be {WORDS[kind]}{most}, not {text!r}")
    return value
