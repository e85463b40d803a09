"""Folders of files, served to browsers."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Quiet(SimpleHTTPRequestHandler):
    """Files, without a line for each."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}  # noqa: RUF012  # as its base has it

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    """The address of a folder."""
    made = functools.partial(handler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), made) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()  # a thread that waits at a closed socket never rests
