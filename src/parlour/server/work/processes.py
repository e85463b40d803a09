"""Commands in processes of low priority."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
from typing import Any, Final, NamedTuple

LOWEST: Final = 19
"""The niceness of work that could use any number of cores: searching bots, compiling.

With eight threads at 10 on two cores, a tenth of the event loop's steps wait 6 to 9 ms for a core; at 19, as
without them, 3 to 4.
"""


class Done(NamedTuple):
    """The exit code and output of a command."""

    code: int
    out: bytes
    errors: str


async def aside(command: list[str], seconds: float, given: bytes = b"") -> Done:
    """Run a command on an input, in a process that ends with its waiter.

    Raises `TimeoutError` if it takes too long.
    """
    process = await started(command, LOWEST, stderr=subprocess.PIPE)
    try:
        async with asyncio.timeout(seconds):
            out, errors = await process.communicate(given)
    finally:
        await ended(process)
    return Done(process.returncode or 0, out, errors.decode(errors="replace"))


async def started(command: list[str], priority: int, **how: Any) -> asyncio.subprocess.Process:
    """Start a process at a niceness, if the system supports it; its input and output are pipes."""
    nice = shutil.which("nice")
    return await asyncio.create_subprocess_exec(
        *([nice, "-n", str(priority)] if nice else []),
        *command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        **how,
    )


async def ended(process: asyncio.subprocess.Process) -> None:
    """End a process if it has not ended, and wait until it has."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
