"""What is told of each entry: ways, passes, tropes and their kinds."""

from __future__ import annotations

from typing import Any

from parlour.display.scene import LogLine
from parlour.games.numeria.display.ways import is_slide, path
from parlour.games.numeria.notation.words import listed, square_name
from parlour.games.numeria.rules.lines import made_through
from parlour.games.numeria.rules.tropes import Trope, kinds_of
from parlour.games.numeria.state import DEALS, PASS, TAKE
from parlour.games.numeria.state.geometry import LENGTH, LINES, MOST_THROUGH, SQUARES, THROUGH
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.records import copied
from parlour.kernel.state import Variant


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """One line for one entry; the tiles are told once the last one lies."""
    if actor == CHANCE:
        if action >= SEAT_DRAW:
            return LogLine("begins, drawn by lot")
        if int(before.dealt) + 1 < DEALS:
            return None
        again = int(after.reshuffles) > int(before.reshuffles)
        return LogLine(
            "A trope lay there by chance: the tiles are laid again" if again else "The tiles are laid"
        )
    if action == PASS:
        return LogLine("passed")
    if action >= TAKE:
        trope = numbers_on(before, action - TAKE)
        names = tuple(square_name(int(square)) for square in LINES[action - TAKE])
        return LogLine(f"chose {spelled(before, trope)}", 1, places=names)
    return _told_move(before, actor, action, after)


def _told_move(before: Any, actor: int, action: int, after: Any) -> LogLine:
    home, goal = divmod(action, SQUARES)
    way = path(before, home, goal)
    words = moved(before, way)
    made = tropes_made(before, home, goal)
    gain = int(after.collected[actor]) - int(before.collected[actor])
    names = tuple(square_name(square) for square in way)
    if not made:
        return LogLine(words, places=names)
    if not gain:
        return LogLine(f"{words}: {len(made)} tropes to choose from", places=names)
    taken = listed([spelled(before, trope) for trope in made])
    return LogLine(f"{words}, which makes {taken}", gain, places=names)


def moved(before: Any, way: tuple[int, ...]) -> str:
    """A move in words: "moved the 7 from e8 to e3", with the squares it jumped by."""
    tile = int(before.board[way[0]])
    here, there = square_name(way[0]), square_name(way[-1])
    if is_slide(before, way):
        return f"moved the {tile} from {here} to {there}"
    between = [square_name(square) for square in way[1:-1]]
    by = f" by {listed(between)}" if between else ""
    return f"jumped with the {tile} from {here}{by} to {there}"


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


def spelled(state: Any, trope: Trope) -> str:
    """A trope with its kinds: "4 7 10 13 (irregular)"."""
    return f"{' '.join(map(str, trope))} ({listed(kinds(state, trope))})"
