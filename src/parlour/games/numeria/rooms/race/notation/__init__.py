"""Actions and positions of the race as one line of text, both ways.

| text | action |
|---|---|
| `e8-e3` | a move, as in Numeria |
| `give up` | the seat gives up |
| `draw 17` | a puzzle is drawn, by its number |
| `show` | the solution is shown |

A position is how far the race is, by the fields' names, and one of Numeria: `puzzle=17 stage=1 | …`.
"""

from __future__ import annotations

from typing import Final

from parlour.games.numeria import notation
from parlour.games.numeria.rooms.race.record import NumeriaRaceState
from parlour.games.numeria.rooms.race.state import BOOK, PRIMES_AS_PRINTED, STATE
from parlour.games.numeria.state import PASS
from parlour.kernel.actors import CHANCE
from parlour.kernel.race_text import RaceText, draw_text, read_draw

RACE: Final = RaceText(STATE, BOOK)
GIVE_UP: Final = "give up"


def action_text(state: NumeriaRaceState, actor: int, action: int) -> str:
    """The action or draw in one line; a number that means nothing as `#` and itself.

    >>> action_text(None, 0, 64 * 60 + 20), action_text(None, 0, 4096), action_text(None, CHANCE, 7)
    ('e8-e3', 'give up', 'draw 7')
    """
    if actor == CHANCE:
        return draw_text(action)
    return GIVE_UP if action == PASS else notation.action_text(state, actor, action)


def read_action(state: NumeriaRaceState, actor: int, text: str) -> int:
    """The number of an action's text, legal or not; raises `NotReadable`.

    >>> read_action(None, 0, "e8-e3"), read_action(None, 0, "Give up"), read_action(None, CHANCE, "show")
    (3860, 4096, 0)
    """
    if actor == CHANCE:
        return read_draw(text)
    return PASS if text.strip().lower() == GIVE_UP else notation.read_action(state, actor, text)


def position_text(state: NumeriaRaceState) -> str:
    """The whole position in one line."""
    return RACE.text(state, notation.position_text(state))


def read_position(state: NumeriaRaceState, text: str) -> None:
    """Fill a record from a position's text; raises `NotReadable`."""
    notation.read_position(state, RACE.read(state, text))
    state.primes = PRIMES_AS_PRINTED
