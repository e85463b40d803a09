"""The server: HTTP, websockets, storage and identity round the tables of `play`."""

from __future__ import annotations

from pathlib import Path


def serve(
    host: str | None = None,
    port: int | None = None,
    data: Path | str | None = None,
    *,
    store: str | None = None,
    log: str | None = None,
    patience: int | None = None,
) -> None:
    """Serve Parlour until it is told to stop.

    Arguments that are None come from the environment (`server.settings`).

    Raises a `ParlourError` saying what is wrong if it cannot start.
    """
    from parlour.server.main import run
    from parlour.server.settings import Settings

    folder = None if data is None else Path(data)
    run(Settings.load(host=host, port=port, data=folder, store=store, log=log, patience_seconds=patience))
