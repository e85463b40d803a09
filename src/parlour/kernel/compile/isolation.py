"""What may run: no code from the working directory, and none from a folder that others can write to.

Python puts the working directory before all packages when it is started with `-m` or `-c`.
"""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import Final

SAFE_PATH: Final = "PYTHONSAFEPATH"


def module_command(name: str, *arguments: str) -> list[str]:
    """The command that runs a module in a separate process, without the working directory on its path."""
    return [sys.executable, "-P", "-m", name, *arguments]


def script_command(path: Path, *arguments: str) -> list[str]:
    """The command that runs a file in a separate process that imports nothing of ours, and starts at once."""
    return [sys.executable, "-I", str(path), *arguments]


def code_command(code: str, *arguments: str) -> list[str]:
    """The command that runs some lines in a separate process that imports nothing but Python's own."""
    return [sys.executable, "-I", "-S", "-c", code, *arguments]


def keep_children_safe() -> None:
    """Keep the working directory off the path of child processes (`multiprocessing`) too."""
    os.environ[SAFE_PATH] = "1"


def environment_of_others() -> dict[str, str]:
    """The environment of a program that is not ours, which may import the modules beside it."""
    return {name: value for name, value in os.environ.items() if name != SAFE_PATH}


def whose_to_write(folder: Path) -> str:
    """Why others could write code into a folder, in a few words; empty if only its owner and root can.

    A parent counts if somebody could replace this folder with another. In a user namespace, as of a container
    without root, root's folders are shown as of nobody there; parents of nobody are taken for these.
    """
    if sys.platform == "win32":
        return ""  # a user's own folders are protected by access lists
    trusted = {0, os.getuid()}
    for place in (folder, *folder.parents):
        status = place.stat()
        if status.st_uid not in trusted and (place == folder or status.st_uid != _unmapped_owner()):
            return f"{place} belongs to somebody else"
        shared = status.st_mode & (stat.S_IWOTH | (0 if status.st_gid == os.getuid() else stat.S_IWGRP))
        if shared and (place == folder or not status.st_mode & stat.S_ISVTX):
            return f"others may write in {place}"
    return ""


def _unmapped_owner() -> int | None:
    """The owner shown of files whose owners this user namespace does not know; None where it knows all."""
    try:
        shown = int(Path("/proc/sys/kernel/overflowuid").read_text(encoding="utf-8"))
        lines = Path("/proc/self/uid_map").read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    mapped = [(int(first), int(count)) for first, _, count in map(str.split, lines)]
    return None if any(first <= shown < first + count for first, count in mapped) else shown
