"""Work in threads yields to people's moves."""

from __future__ import annotations

import signal
from pathlib import Path

from parlour.server.work.threads import SWITCH_SECONDS
from tests.server.processes import RUN, Process

TELLING = "import atexit, sys; atexit.register(lambda: print('switched after', sys.getswitchinterval())); "


def test_a_server_lets_its_threads_take_short_turns(tmp_path: Path) -> None:
    server = Process(tmp_path, TELLING + RUN).start()
    assert server.process is not None
    assert server.process.stdout is not None
    server.process.send_signal(signal.SIGINT)
    assert f"switched after {SWITCH_SECONDS}" in server.process.stdout.read()
    server.process.wait(20)
    server.process.stdout.close()
