"""Actions and positions of the race as one line of text, both ways.

| text | action |
|---|---|
| `d3`, `+red` | a move, and a gift, as in 36 |
| `give up` | the seat gives up |
| `draw 17` | a puzzle is drawn, by its number |
| `show` | the solution is shown |

A position is how far the race is, by the fields' names, and one of 36: `puzzle=17 stage=1 | …`.
"""

from __future__ import annotations

from typing import Final

from parlour.games.thirtysix import notation
from parlour.games.thirtysix.rooms.race.record import ThirtysixRaceState
from parlour.games.thirtysix.rooms.race.rules import equip
from parlour.games.thirtysix.rooms.race.state import BOOK, STATE
from parlour.games.thirtysix.state import GIVING, MOVING, PASS
from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotReadable
from parlour.kernel.message import HOUSE
from parlour.kernel.race import SEAT, SOLVING
from parlour.kernel.race_text import RaceText, draw_text, read_draw

RACE: Final = RaceText(STATE, BOOK)
GIVE_UP: Final = "give up"


def action_text(state: ThirtysixRaceState, actor: int, action: int) -> str:
    """The action or draw in one line; a number that means nothing as `#` and itself.

    >>> action_text(None, 0, 42), action_text(None, 0, 36), action_text(None, CHANCE, 7)
    ('+blue', 'give up', 'draw 7')
    """
    if actor == CHANCE:
        return draw_text(action)
    return GIVE_UP if action == PASS else notation.action_text(state, actor, action)


def read_action(state: ThirtysixRaceState, actor: int, text: str) -> int:
    """The number of an action's text, legal or not; raises `NotReadable`.

    >>> read_action(None, 0, "+blue"), read_action(None, 0, "Give up"), read_action(None, CHANCE, "show")
    (42, 36, 0)
    """
    if actor == CHANCE:
        return read_draw(text)
    return PASS if text.strip().lower() == GIVE_UP else notation.read_action(state, actor, text)


def position_text(state: ThirtysixRaceState) -> str:
    """The whole position in one line."""
    return RACE.text(state, notation.position_text(state))


def read_position(state: ThirtysixRaceState, text: str) -> None:
    """Fill a record from a position's text; raises `NotReadable`."""
    equip(state)
    notation.read_position(state, RACE.read(state, text))
    is_due = int(state.phase) in (MOVING, GIVING) and int(state.mover) == SEAT
    if int(state.stage) == SOLVING and not is_due:
        raise NotReadable(HOUSE("race-no-position", text=repr(text)))
