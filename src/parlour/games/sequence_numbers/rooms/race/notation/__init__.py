"""Actions and positions of the race as one line of text, both ways.

| text | action |
|---|---|
| `b2` | a card on a cell of its number, as in the game |
| `give up` | the seat gives up |
| `draw 17` | a puzzle is drawn, by its number |
| `show` | the solution is shown |

A position is how far the race is, and what lies on the table, both by the fields' names:
`puzzle=17 stage=1 | phase=2 owner=…`.
"""

from __future__ import annotations

from typing import Final

from parlour.games.sequence_numbers import notation
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.rooms.race.record import SequenceNumbersRaceState
from parlour.games.sequence_numbers.rooms.race.rules import equip
from parlour.games.sequence_numbers.rooms.race.state import BOOK, FIELDS, GIVE_UP, STATE
from parlour.games.sequence_numbers.state import MAX_HAND
from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec
from parlour.kernel.race import SEAT, race_fields
from parlour.kernel.race_text import RaceText, draw_text, read_draw

RACE: Final = RaceText(STATE, BOOK)
LYING: Final = PositionCodec(
    STATE,
    apart=(*FIELDS.options, *(field.name for field in race_fields(BOOK))),
    bounds={**FIELDS.bounds, "viewer": (0, 2), "mover": (0, 0), "drawing": (-1, -1), "owner": (0, 2)},
)
GIVING_UP: Final = "give up"


def action_text(state: SequenceNumbersRaceState, actor: int, action: int) -> str:
    """The action or draw in one line; a number that means nothing as `#` and itself."""
    if actor == CHANCE:
        return draw_text(action)
    return GIVING_UP if action == GIVE_UP else notation.action_text(state, actor, action)


def read_action(state: SequenceNumbersRaceState, actor: int, text: str) -> int:
    """The number of an action's text, legal or not; raises `NotReadable`."""
    if actor == CHANCE:
        return read_draw(text)
    return GIVE_UP if text.strip().lower() == GIVING_UP else notation.read_action(state, actor, text)


def position_text(state: SequenceNumbersRaceState) -> str:
    """The whole position in one line."""
    return RACE.text(state, LYING.text(state))


def read_position(state: SequenceNumbersRaceState, text: str) -> None:
    """Fill a record from a position's text; raises `NotReadable`."""
    equip(state)
    LYING.read(state, RACE.read(state, text))
    hand = [int(card) for card in state.hand[SEAT]]
    known_cards = sorted(card for card in hand if card)
    if hand != known_cards + [0] * (MAX_HAND - len(known_cards)):
        raise NotReadable(say("read-order"))
