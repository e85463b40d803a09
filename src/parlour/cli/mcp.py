"""`parlour mcp`: the games as tools for assistants."""

from __future__ import annotations

import importlib.util
from typing import Annotated, Final

import typer

from parlour.cli.screen import err
from parlour.kernel.errors import ParlourError

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8765


def mcp(
    http: Annotated[
        bool,
        typer.Option("--http", help=f"Speak streamable HTTP on {LOOPBACK}, not standard input and output."),
    ] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port for --http; 0 for any free one.")] = PORT,
) -> None:
    """Serve the games to an assistant that speaks the Model Context Protocol (needs `parlour[mcp]`)."""
    if importlib.util.find_spec("mcp") is None:
        raise ParlourError("parlour mcp needs the package mcp: pip install parlour[mcp]")
    from parlour.mcp.server import serve
    from parlour.server.main import listen

    if not http:
        return serve()
    with listen(LOOPBACK, port) as bound:
        bound.listen()  # before the address is printed, so that clients can connect at once
        err.print(f"http://{LOOPBACK}:{bound.getsockname()[1]}/mcp")
        serve(bound)
    return None
