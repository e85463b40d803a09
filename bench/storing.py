"""A server that stores every message durably, as Parlour does, and tells it to all sockets of its address.

python -m bench.storing PORT FOLDER

The practical limit of a Python server on this store: no rules, no views, no checks.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import uvicorn
from starlette.types import Receive, Scope, Send

from parlour.play.events import Event, Played
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.storage.store import StoredPlayer, TableSummary

TOLD: Final = '{"t":"update","n":12,"steps":[' + '{"s":0,"c":[["7a","h8","7"]]},' * 4 + "]}"
"""As long as updates are."""


class Storing:
    """The application."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._sockets: dict[str, list[Send]] = {}
        self._numbers: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket to its end."""
        await receive()
        await send({"type": "websocket.accept"})
        table = scope["path"]
        together = self._sockets.setdefault(table, [])
        together.append(send)
        while (await receive())["type"] == "websocket.receive":
            n = self._numbers[table] = self._numbers.get(table, 0) + 1
            await self._store.append(summary(table, n), [Event(n, n, Played(0, ((0, 1687),)))])
            for each in together:
                await each({"type": "websocket.send", "text": TOLD})
        together.remove(send)


def summary(table: str, n: int) -> TableSummary:
    """What is kept beside the log."""
    players = [StoredPlayer("person", name) for name in ("Anna", "Ben")]
    return TableSummary(
        table=table, game="none", invite=table, visibility="link", phase="playing", players=players,
        holders=["a" * 64, "b" * 64], due=[n % 2], open=0, made=1, updated=n, told=[n, n],
    )  # fmt: skip


def main(port: int, folder: Path) -> None:
    """Serve until killed."""
    app = Storing(SqliteStore(folder))
    config = uvicorn.Config(
        app, port=port, ws="websockets-sansio", lifespan="off", access_log=False, log_config=None
    )
    server = uvicorn.Server(config)
    started = server.startup

    async def startup(sockets: list[object] | None = None) -> None:
        await started()
        print("open", flush=True)

    server.startup = startup  # type: ignore[assignment, method-assign]  # it says when it is open
    server.run()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
