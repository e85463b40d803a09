"""Hosts on the loopback interface that are written to by HTTPS, with a certificate made for the test."""

from __future__ import annotations

import json
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import which
from typing import Any

import pytest

OUTSIDE, INSIDE = "127.0.0.1", "127.0.0.2"
"""Two addresses of this host, which tests take for one of the internet and one of its own networks."""


def is_inside(host: str) -> bool:
    """What tests take for the inside."""
    return host != OUTSIDE


@dataclass
class Receiver:
    """What came to a host, and how it answers."""

    port: int = 0
    status: int = 204
    location: str = ""
    """Where it redirects to."""
    got: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """The paths and messages."""
    headers: list[Message] = field(default_factory=list)
    """The head of each."""
    read: Callable[[bytes], dict[str, Any]] = json.loads
    """How a message is read."""


@contextmanager
def receiving(
    folder: Path, address: str = OUTSIDE, port: int = 0
) -> Iterator[tuple[Receiver, ssl.SSLContext]]:
    """A host, and what trusts its certificate."""
    if which("openssl") is None:
        pytest.skip("no openssl here: requests to other hosts were NOT tried")
    key, cert = folder / f"{address}.key", folder / f"{address}.crt"
    command = [
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(cert),
        "-days", "2", "-subj", "/CN=localhost",
        "-addext", f"subjectAltName=DNS:localhost,DNS:chat.example.org,IP:{address}",
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        """Notes what comes."""

        def do_POST(self) -> None:
            length = int(self.headers.get("content-length", 0))
            receiver.headers.append(self.headers)
            receiver.got.append((self.path, receiver.read(self.rfile.read(length))))
            self.send_response(receiver.status)
            if receiver.location:
                self.send_header("location", receiver.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    server = ThreadingHTTPServer((address, port), Handler)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    receiver.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield receiver, ssl.create_default_context(cafile=str(cert))
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
