"""What is told of each entry: ways, passes, tropes and their kinds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from parlour.display.scene import LogLine
from parlour.display.shared import shared
from parlour.games.numeria.display.ways import is_slide, path
from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.words import KIND_NAMES, square_name
from parlour.games.numeria.rules.lines import made_through
from parlour.games.numeria.rules.tropes import Trope, kinds_of
from parlour.games.numeria.state import DEALS, PASS, TAKE
from parlour.games.numeria.state.geometry import LENGTH, LINES, MOST_THROUGH, SQUARES, THROUGH
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.message import Message, Words, listed
from parlour.kernel.records import copied
from parlour.kernel.state import Variant

YOU: Final = "you"
OTHER: Final = "other"
"""Who a sentence is about: the player who reads it, or one whose name stands before it."""


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """One line for one entry; the tiles are told once the last one lies."""
    if actor == CHANCE:
        if action >= SEAT_DRAW:
            return LogLine(say("begins"))
        if int(before.dealt) + 1 < DEALS:
            return None
        again = int(after.reshuffles) > int(before.reshuffles)
        return LogLine(say("laid-again") if again else say("laid"))
    if action == PASS:
        return LogLine(say("passed"))
    if action >= TAKE:
        trope = numbers_on(before, action - TAKE)
        names = tuple(square_name(int(square)) for square in LINES[action - TAKE])
        return LogLine(say("chose", trope=spelled(before, trope)), 1, places=names)
    return _told_move(before, actor, action, after)


@shared()
def _told_move(before: Any, actor: int, action: int, after: Any) -> LogLine:
    home, goal = divmod(action, SQUARES)
    way = path(before, home, goal)
    move = moved(before, way)
    made = tropes_made(before, home, goal)
    gain = int(after.collected[actor]) - int(before.collected[actor])
    names = tuple(square_name(square) for square in way)
    if not made:
        return LogLine(move, places=names)
    if not gain:
        return LogLine(say("made-several", move=move, count=len(made)), places=names)
    lines = lines_made(moved_on(before, home, goal))
    taken = [square_name(int(square)) for line in lines for square in LINES[line]]
    tropes = tuple(say("makes", trope=spelled(before, trope)) for trope in made)
    return LogLine(move, gain, tropes, tuple(dict.fromkeys((*names, *taken))))


def moved(before: Any, way: tuple[int, ...], who: str = OTHER) -> Message:
    """A move in words, without a full stop: "moved the 7 from e8 to e3" (`YOU`: "You move …")."""
    tile, home, goal = int(before.board[way[0]]), square_name(way[0]), square_name(way[-1])
    if is_slide(before, way):
        return say("slid", who=who, tile=tile, home=home, goal=goal)
    if len(way) == 2:
        return say("jumped", who=who, tile=tile, home=home, goal=goal)
    return say("jumped-via", who=who, tile=tile, home=home, between=via(way), goal=goal)


def via(way: tuple[int, ...]) -> Words:
    """The squares of a way between its ends."""
    return listed([square_name(square) for square in way[1:-1]])


# -- tropes --------------------------------------------------------------------------------------------------


def tropes_made(before: Any, home: int, goal: int) -> list[Trope]:
    """The tropes that a move makes, each ascending."""
    now = moved_on(before, home, goal)
    return [numbers_on(now, line) for line in lines_made(now)]


def moved_on(before: Any, home: int, goal: int) -> Any:
    """A copy of the record with the tile moved and nothing taken."""
    now = copied(before)
    now.board[goal], now.board[home] = before.board[home], 0
    now.last_to = goal
    return now


def lines_made(state: Any) -> list[int]:
    """The lines through the square last moved to that spell tropes."""
    goal = int(state.last_to)
    made = made_through(state, goal)
    return [int(THROUGH[goal, k]) for k in range(MOST_THROUGH) if made >> k & 1]


def numbers_on(state: Any, line: int) -> Trope:
    """The numbers of a full line, ascending."""
    a, b, c, d = sorted(int(state.board[LINES[line, k]]) for k in range(LENGTH))
    return a, b, c, d


def kinds(state: Any, trope: Trope) -> tuple[str, ...]:
    """The kinds of a trope under the options of a record."""
    return kinds_of(trope, bool(state.primes), bool(state.power))


def spelled(state: Any, trope: Trope) -> Message:
    """A trope with its kinds: "4 7 10 13 (irregular)"."""
    names = listed([KIND_NAMES[kind] for kind in kinds(state, trope)])
    return say("spelled", numbers=" ".join(map(str, trope)), kinds=names)


def all_spelled(state: Any, tropes: Sequence[Trope], joint: Literal["and", "or"] = "and") -> Words:
    """Tropes in one phrase."""
    return listed([spelled(state, trope) for trope in tropes], joint)
