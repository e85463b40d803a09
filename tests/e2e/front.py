"""A front before several servers, as nginx stands before the processes of one."""

from __future__ import annotations

import socket
from contextlib import suppress
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Final

from tests.e2e.server_process import ServerProcess

PIECE: Final = 1 << 16


class Front(ThreadingTCPServer):
    """Hands the sockets of pages to one server and all else to another, which may be the same."""

    daemon_threads = True

    def __init__(self, *servers: ServerProcess) -> None:
        """Before servers, to the first of which all goes at first."""
        super().__init__(("127.0.0.1", 0), _Connection)
        self.servers = servers
        self.sockets = servers[0]
        self.requests: ServerProcess | None = servers[0]
        """None where whoever asks is hung up on."""
        self.open: set[socket.socket] = set()
        """The sockets of pages that are open, at the server's end."""
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        self._thread = Thread(target=self.serve_forever, daemon=True)
        self._thread.start()

    def server_close(self) -> None:
        """Stop, and only then close the socket: a thread that waits at a closed one never rests."""
        self.shutdown()
        self._thread.join()
        super().server_close()

    def move_sockets(self, server: ServerProcess) -> None:
        """Close the sockets of pages; they open anew at another server."""
        self.sockets = server
        for line in tuple(self.open):
            line.shutdown(socket.SHUT_RDWR)


class _Connection(StreamRequestHandler):
    """One connection of a browser: a socket, or one request."""

    server: Front

    def handle(self) -> None:
        head = b"".join(iter(self.rfile.readline, b"\r\n"))
        if not head:
            return
        is_socket = b"/socket " in head.partition(b"\r\n")[0]
        server = self.server.sockets if is_socket else self.server.requests
        if server is None:
            return
        with socket.create_connection(("127.0.0.1", server.port)) as there, suppress(OSError):
            if is_socket:
                self.server.open.add(there)
            there.sendall((head if is_socket else head.replace(b"keep-alive", b"close")) + b"\r\n")
            Thread(target=self._ask, args=[there], daemon=True).start()
            while answer := there.recv(PIECE):
                self.wfile.write(answer)
            self.connection.shutdown(socket.SHUT_RDWR)
        self.server.open.discard(there)

    def _ask(self, there: socket.socket) -> None:
        """Hand on what the browser sends."""
        with suppress(OSError, ValueError):  # closed, as all is answered
            while asked := self.rfile.read1(PIECE):
                there.sendall(asked)
            there.shutdown(socket.SHUT_WR)
