"""What a table sends to one page: bytes of a turn's message, and of a hello after a whole game.

A part of `memory`.
"""

from __future__ import annotations

import zlib
from statistics import quantiles
from typing import Final

from parlour.kernel.game import Game
from parlour.kernel.message import to_json
from parlour.view.company import Pages
from parlour.wire.to_client import Moves
from tests.play.tables import commit, people, table_of

TABLES: Final = 3
TURN_GOAL: Final = 600
HELLO_GOAL_KB: Final = 5
TEXT: Final = f"""\
*Sent*: JSON for one seat, of {TABLES} random games each of as many seats as the game takes (4 at most):
`moves` of a commit, 95 of 100 under; the answer to a hello without anything known after the longest of the
games, deflated.
"""


def sizes(game: Game) -> list[tuple[str, float, str]]:
    """Bytes of a turn's message and kilobytes of a hello, each with its goal."""
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
    name = f"sent, {game.title} for {seats}"
    return [
        (f"{name}: a turn's message, bytes", quantiles(turns, n=20)[-1], f"≤ {TURN_GOAL}"),
        (
            f"{name}: a hello after {longest} entries, kB",
            len(zlib.compress(hello)) / 1000,
            f"≤ {HELLO_GOAL_KB}",
        ),
    ]
