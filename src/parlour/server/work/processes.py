"""Commands in processes of low priority."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
from typing import Final, NamedTuple

LOWEST: Final = 19
"""The niceness of work that could use any number of cores: searching bots, compiling.

With eight threads at niceness 10 on two cores, a tenth of the event loop's steps wait 6 to 9 ms for a core;
at 19 they wait 3 to 4 ms, as without these threads.
"""


class Done(NamedTuple):
    """The exit code and output of a command."""

    code: int
    out: bytes
    errors: str


async def run_aside(command: list[str], seconds: float, stdin: bytes = b"") -> Done:
    """Run a command on an input, in a process of low priority that ends with its waiter.

    Raises `TimeoutError` if it takes too long.
    """
    nice = shutil.which("nice")  # not on every system
    process = await asyncio.create_subprocess_exec(
        *([nice, "-n", str(LOWEST)] if nice else []),
        *command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )
    try:
        async with asyncio.timeout(seconds):
            out, errors = await process.communicate(stdin)
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return Done(process.returncode or 0, out, errors.decode(errors="replace"))
