"""`parlour dev`: serves a game while it is written, and restarts after each change.

    python -m parlour.kit.dev SLUG      numbers its messages and compiles what is run of it, saying what

Errors are printed with file and function, and the server keeps running what worked before.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from parlour.browser.modules import built
from parlour.browser.parts import Part
from parlour.display.compile import load_display
from parlour.kernel.compile.failures import reason_of
from parlour.kernel.compile.isolation import module_command
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kit import generated, message_numbers
from parlour.kit.places import find, locate

WATCHED: Final = {".py", ".ftl", ".md", ".json", ".txt"}
PAUSE: Final = 0.5
"""Seconds between two checks of the files."""

Say = Callable[[str], None]


def steps(game: Game) -> Iterator[tuple[str, Callable[[], object]]]:
    """The parts of a game to compile, in the order in which tables need them."""
    yield "the rules, and what is told", lambda: load_display(game)
    for part in Part:
        yield f"the module of pages that {part}", lambda part=part: built(game, part)  # type: ignore[misc]  # bound


def compile_all(game: Game, say: Say) -> bool:
    """Compile what tables and pages run of a game, printing each part; returns whether all of it compiles."""
    for what, work in steps(game):
        say(f"  compiling {what} ...")
        began = time.monotonic()
        try:
            work()
        except ParlourError as error:
            say(f"  {what}: {error}")
            return False
        except Exception as error:  # numba raises all kinds
            say(f"  {what}: {reason_of(error)}")
            return False
        say(f"  done: {time.monotonic() - began:.1f} s")
    return True


def state_of(folder: Path) -> dict[Path, int]:
    """The watched files of a game with their modification times; generated message numbers are left out."""
    files = (
        path for path in folder.rglob("*") if path.suffix in WATCHED and path.name != message_numbers.FILE
    )
    return {path: path.stat().st_mtime_ns for path in files if path.is_file()}


def serve(slug: str, folder: Path, arguments: list[str], say: Say) -> None:
    """Serve until interrupted or terminated; restart after each change of the folder that compiles."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the server ends, too
    server: subprocess.Popen[bytes] | None = None
    times: dict[Path, int] = {}
    try:
        while True:
            now = state_of(folder)
            if now != times:
                changed = [path for path in now if times.get(path) != now[path]] if times else []
                say(
                    f"Changed: {', '.join(path.name for path in changed) or slug}"
                    if times
                    else f"Compiling {slug}:"
                )
                if subprocess.run(module_command("parlour.kit.dev", slug), check=False).returncode == 0:
                    if server is not None:
                        server.terminate()
                        server.wait()
                    server = subprocess.Popen(module_command("parlour", "serve", *arguments))
                times = now  # changes made meanwhile are noticed next time
            time.sleep(PAUSE)
    finally:
        if server is not None:
            server.terminate()
            server.wait()


def main(argv: list[str]) -> int:
    """Compile what is run of a game; returns 1 if something does not compile, or cannot be imported."""
    if len(argv) != 1 or argv[0].startswith("-"):
        print(__doc__)
        return 2
    where = locate(argv[0])
    try:
        for path in generated.write_all(generated.message_files(*where)) if where else ():
            print(f"  written: {path}", flush=True)
        game = find(argv[0])
    except Exception as error:  # whatever the game's own code raises
        print(f"  {told(error)}", flush=True)
        return 1
    return 0 if compile_all(game, lambda text: print(text, flush=True)) else 1


def told(error: BaseException) -> str:
    """Describe an error that a game's code raised while it was imported, with file, line and function."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    if isinstance(error, SyntaxError) or place is None:
        return f"{type(error).__name__}: {error}"
    code = place.tb_frame.f_code
    return f"{code.co_filename}, line {place.tb_lineno}, in `{code.co_name}`: {type(error).__name__}: {error}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
