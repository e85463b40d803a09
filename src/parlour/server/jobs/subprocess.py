"""Low-priority commands, each in a process that ends with its waiter."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
from typing import Final, NamedTuple

LOWEST: Final = 19
"""The niceness of what nobody waits for at the moment."""


class Done(NamedTuple):
    """The exit code and output of a command."""

    code: int
    out: bytes
    errors: str


async def aside(command: list[str], seconds: float, given: bytes = b"") -> Done:
    """Run a command on an input; raises `TimeoutError` if it takes too long."""
    process = await asyncio.create_subprocess_exec(
        *gently(command),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )
    try:
        async with asyncio.timeout(seconds):
            out, errors = await process.communicate(given)
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return Done(process.returncode or 0, out, errors.decode(errors="replace"))


def gently(command: list[str], priority: int = LOWEST) -> list[str]:
    """The command at a low priority, if the system supports it."""
    nice = shutil.which("nice")
    return [nice, "-n", str(priority), *command] if nice else command
