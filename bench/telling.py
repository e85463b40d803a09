"""What a table sends to one page: bytes of a turn's message, and of a hello after a whole game.

python bench/run.py telling            into results.md
python -m bench.telling                only look
"""

from __future__ import annotations

import zlib
from statistics import quantiles
from typing import Final

from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.message import to_json
from parlour.view.company import Pages
from parlour.wire.to_client import Moves
from tests.play.tables import commit, people, table_of

TABLES: Final = 3
HEAD: Final = ("Game", "Seats", "Entries", "A turn, p95", "Hello", "Hello, deflated")
TEXT: Final = f"""Bytes of JSON for one seat, counted: of {TABLES} random games each of as many seats as the
game takes (4 at most), `moves` of each commit (goal: 95 of 100 under 600), and the answer to a hello
without anything known after the longest of them (goal: under 5 kB deflated).
"""


def sizes(game: Game) -> tuple[str, ...]:
    """A row of the table."""
    seats = max(count for count in game.seating.seats if count <= 4)
    turns, longest, hello = list[int](), 0, b""
    for seed in range(TABLES):
        at = table_of(*people(seats), game=game, secret=bytes([seed]) * 32)
        pages = Pages(at)
        while at.state.phase == "playing":
            n = at.state.n
            due = at.state.due
            commit(at, due[(seed + n) % len(due)], seed + n)
            sent = [one for one in pages.since(0, n) if isinstance(one, Moves)]
            turns += [len(to_json(one)) for one in sent]
        if at.state.entries > longest:
            longest = at.state.entries
            hello = b"".join(to_json(one) for one in Pages(at).hello(0, None))
    p95 = quantiles(turns, n=20)[-1]
    deflated = len(zlib.compress(hello))
    return str(game.title), str(seats), str(longest), f"{p95:.0f}", f"{len(hello):,}", f"{deflated:,}"


def measure() -> Section:
    """The sizes for every game."""
    return Section("Telling", TEXT + "\n" + table(HEAD, [sizes(game) for game in catalogue()]))


if __name__ == "__main__":
    print(measure().text)
