"""Servers in processes of their own, to be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Self

RUN = "from parlour.server import serve; serve()"
MANY = "1000000"
UNLIMITED = "CHEAP_RATE", "COSTLY_RATE", "SOCKET_RATE", "ADDRESS_SOCKETS"


def free_port() -> int:
    """A port that nobody has now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Process:
    """A Parlour server on the loopback interface, with its data in a folder that outlives it."""

    def __init__(self, data: Path, run: str = RUN, **environment: str) -> None:
        self.data = data
        self._run = run
        self.port = free_port()
        limits = {f"PARLOUR_{name}": MANY for name in UNLIMITED}
        self.environment = {
            **os.environ, "PARLOUR_DATA": str(data), "PARLOUR_PORT": str(self.port), "PARLOUR_COMPILE": "0",
            "PARLOUR_BOT_PACE": "0", "PARLOUR_LOG_LEVEL": "warning", **limits, **environment,
        }  # fmt: skip
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start, and wait until it is open."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", self._run],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said: list[str] = []
        for line in self.process.stdout:
            said.append(line)
            if "Parlour is open at" in line:
                return self
        raise AssertionError("the server did not open: " + "".join(said))

    def kill(self) -> None:
        """Stop it as a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; its exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return status

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.end()
