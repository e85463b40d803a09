"""`parlour admin`: commands for the host of a running server, who has the server's key."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
import typer

from parlour.cli.screen import print_line
from parlour.kernel.actors import NOBODY
from parlour.kernel.errors import ParlourError
from parlour.kernel.language import spoken
from parlour.kernel.message import HOUSE

SECONDS: Final = 30.0
"""Seconds in which the server must answer."""
KEY: Final = "PARLOUR_ADMIN_KEY"

app = typer.Typer(help="Look after a running server, with its PARLOUR_ADMIN_KEY in the environment.")


class Problem(msgspec.Struct):
    """The body of a server's answer to a refused request."""

    sentence: str = ""


_problems = msgspec.json.Decoder(Problem)

Address = Annotated[str, typer.Option("--url", help="The server's address.")]
Tables = Annotated[list[str], typer.Argument(help="Tables by their ids.", metavar="TABLE…")]
HERE: Final = "http://127.0.0.1:8000"


@app.command("counts")
def counts(url: Address = HERE) -> None:
    """Print how many tables and connections there are, and the settings of the site."""
    for name, value in _asked(url, "").items():
        text = ", ".join(f"{count} {phase}" for phase, count in value.items()) if name == "tables" else value
        print_line(f"{name}: {text}")


@app.command("tables")
def tables(
    text: Annotated[str, typer.Argument(help="A table's id or invite code, or part of a name.")] = "",
    url: Address = HERE,
) -> None:
    """List the newest tables, or those with this id or invite code, or with a player of this name."""
    for table in _asked(url, f"/tables?text={quote(text)}")["tables"]:
        names = [player.get("name", "-") for player in table["players"]]
        seat = table.get("asked_back", NOBODY)
        code = table.get("asked_code", "")
        lost = f" ({HOUSE('cli-seat-asked', name=names[seat], code=code)})" if seat != NOBODY else ""
        print_line(f"{table['table']}  {table['phase']:7}  {table['title']}: {', '.join(names)}{lost}")


@app.command("close")
def close(tables: Tables, url: Address = HERE) -> None:
    """End the games of tables, unfinished; what was played stays stored."""
    _at_each(url, tables, "close")


@app.command("give-seat")
def give_seat(
    table: str,
    code: Annotated[str, typer.Argument(help="The digits shown on the device that asks.")],
    url: Address = HERE,
) -> None:
    """Agree to give a lost seat back to the person who asks for it, where nobody else is a person.

    A device that still has the seat can refuse for a day or, where a clock runs at once, for two minutes.
    """
    _told(url, f"/tables/{quote(table)}/give-seat", {"code": code})
    print_line(table)


@app.command("refuse-seat")
def refuse_seat(tables: Tables, url: Address = HERE) -> None:
    """Refuse to give a lost seat back to the person who asks for it, where nobody else is a person."""
    _at_each(url, tables, "refuse-seat")


@app.command("delete")
def delete(tables: Tables, url: Address = HERE) -> None:
    """Delete everything stored of tables or, for boards, of their events; only a backup brings it back."""
    _at_each(url, tables, "delete")


@app.command("chat")
def chat(
    on: Annotated[bool, typer.Option("--on/--off", help="Whether people may chat.")],
    tables: Annotated[
        list[str] | None, typer.Argument(metavar="[TABLE…]", help="Only at these tables.")
    ] = None,
    url: Address = HERE,
) -> None:
    """End the chat at tables, or everywhere if none is named, or allow it again."""
    for path in [f"/tables/{quote(table)}/chat" for table in tables or ()] or ["/chat"]:
        _told(url, path, {"on": on})


@app.command("announce")
def announce(
    text: Annotated[str, typer.Argument(help="The announcement; empty to withdraw it.")], url: Address = HERE
) -> None:
    """Show everybody a sentence, at tables and on the home page."""
    _told(url, "/announcement", {"text": text})


@app.command("restore")
def restore(
    backup: Annotated[Path, typer.Argument(help="A file that `parlour backup` has written.", exists=True)],
    tables: Tables,
    url: Address = HERE,
) -> None:
    """Restore deleted tables from a backup, while the server runs."""
    from parlour.server.storage.sqlite import read_only

    with closing(read_only(backup)) as connection:
        for table in tables:
            rows = connection.execute("SELECT n, at, what FROM events WHERE tbl = ? ORDER BY n", (table,))
            events = [{"n": n, "at": at, "what": what} for n, at, what in rows]
            if not events:
                raise ParlourError(HOUSE("cli-not-in-backup", table=table, file=str(backup)))
            _told(url, "/tables", {"events": events})
            print_line(table)


def _at_each(url: str, tables: list[str], order: str) -> None:
    for table in tables:
        _told(url, f"/tables/{quote(table)}/{order}")
        print_line(table)


def _told(url: str, path: str, body: Any = None) -> None:
    _asked(url, path, msgspec.json.encode(body) if body is not None else b"")


def _asked(url: str, path: str, body: bytes | None = None) -> Any:
    """Send a request and return the server's answer; raises `ParlourError` with the server's reason."""
    key = os.environ.get(KEY, "")
    if not key:
        raise ParlourError(HOUSE("cli-no-key", variable=KEY))
    headers = {
        "authorization": f"Bearer {key}",
        "content-type": "application/json",
        "accept-language": spoken(),
    }
    try:
        request = Request(f"{url.rstrip('/')}/api/v1/host{path}", body, headers)  # noqa: S310  # the host's own
        with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310  # as above
            return msgspec.json.decode(answer.read())
    except HTTPError as error:
        with error:
            raise ParlourError(_sentence(error.read()) or str(error)) from None
    except (URLError, TimeoutError, ValueError) as error:
        why = str(getattr(error, "reason", error))
        raise ParlourError(HOUSE("cli-no-server", url=url, why=why)) from None


def _sentence(answer: bytes) -> str:
    """The reason in the answer to a refused request; empty if it is not from Parlour."""
    try:
        return _problems.decode(answer).sentence
    except msgspec.DecodeError:
        return ""
