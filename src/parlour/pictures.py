"""Pictures of games under way, drawn by the program itself: cards of the home page, figures of the README.

What they show is the record `picture.json` beside a game's display, so that a server draws them at once;
`parlour make` writes it, the figures in docs, and the README's gallery.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from parlour.display.contract import display_of
from parlour.display.show import looked_at
from parlour.display.svg.board import board_svg, middle
from parlour.display.svg.page import table_svg
from parlour.display.svg.theme import LETTERS, Scheme
from parlour.kernel.actors import CHANCE
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord, read
from parlour.kernel.message import HOUSE
from parlour.kernel.state import State, Variant
from parlour.search import choose, levels

SEED: Final = 7
RUNS: Final = 100
"""The most runs of a bot that a game is played on to see how long it is."""
MIDDLE: Final = 0.4
"""How far a game has come when the picture is taken."""
LEVEL: Final = 1
"""Which of the levels, from weak to strong, plays for the picture."""
CARD_SHAPE: Final = 4 / 3
CARD_WHOLE: Final = 560.0
"""The largest board, in its units, that can be read whole on a card."""
CARD_ACROSS: Final = 32 / 3
"""How many ordinary places of a larger board a card shows across; it shows eight down."""
CARD_MARGIN: Final = 1.0
PREVIEW_SIZE: Final = (1200, 630)
"""Pixels of what other sites show of a link."""
_SIZE: Final = re.compile('width="[^"]+" height="[^"]+"')


class UnderWay(NamedTuple):
    """A game under way, and the places that the last turn touched, by its seat."""

    state: State
    last: dict[str, int]


def recorded(game: Game) -> Path:
    """Where the record of the pictures of a game lies."""
    return _beside_display(game, "picture.json")


@cache
def under_way(game: Game) -> UnderWay:
    """The game of the pictures, half played."""
    path = recorded(game)
    record = read(path.read_bytes()) if path.is_file() else play(game)
    variant = Variant.of(game, **record.options)
    turn = _last_turn(record)
    state = variant.begin()
    last = dict[str, int]()
    for entry, (actor, action) in enumerate(record.entries):
        if entry in turn:
            last |= _touched(state, actor, action)
        else:
            state.apply(actor, action)
    return UnderWay(state, last)


def _last_turn(record: GameRecord) -> set[int]:
    """The entries of the last run of one seat, draws between its actions left out; alone, its last one."""
    turn = set[int]()
    if all(actor == 0 for actor, _ in record.entries):
        return {len(record.entries) - 1}
    seat: int | None = None
    for entry in reversed(range(len(record.entries))):
        actor = record.entries[entry][0]
        if actor == CHANCE:
            continue
        if seat not in (None, actor):
            break
        seat = actor
        turn.add(entry)
    return turn


def play(game: Game) -> GameRecord:
    """Half a game, played by bots, the same each time."""
    level = levels()[min(LEVEL, len(levels()) - 1)].name
    state = Variant.of(game).new_state(seed=SEED)
    lengths = [len(state.history)]
    for seed in range(RUNS):
        if state.is_over:
            break
        seat = state.turn[0]
        for action in choose(state.view(seat), level, seed):
            state.apply(seat, action)
        lengths.append(len(state.history))
    record = state.record()
    record.entries = record.entries[: lengths[int(MIDDLE * (len(lengths) - 1))]]
    record.over, record.scores, record.returns = False, [], []
    return record


def _touched(state: State, seat: int, action: int) -> dict[str, int]:
    """Play an action; the places that everybody is told it touched."""
    display = display_of(state.game)
    watcher = state.seats
    before, known = state.view(watcher), len(state.history)
    state.apply(seat, action)
    after = state.view(watcher)
    told = display.tell(
        state.variant, before.fields, seat, after.history[known].action, after.fields, watcher
    )
    return dict.fromkeys(told.places, seat) if told is not None else {}


def card(game: Game, scheme: Scheme) -> str:
    """What is in the middle of the table, cut to the shape of a card."""
    moment = under_way(game)
    state = moment.state
    board, scene = looked_at(state, state.seats)
    (area, *_) = middle(board, scene)
    large = max(area.w, area.h) > CARD_WHOLE
    return board_svg(
        board,
        scene,
        scheme=scheme,
        part=CARD_MARGIN if large else 0,
        shape=CARD_SHAPE,
        across=CARD_ACROSS,
        label=str(HOUSE("under-way", game=game.title)),
        last=moment.last,
    )


def preview(game: Game) -> str:
    """What is in the middle of the table, as wide as a shared link shows it."""
    moment = under_way(game)
    board, scene = looked_at(moment.state, moment.state.seats)
    shape = PREVIEW_SIZE[0] / PREVIEW_SIZE[1]
    return board_svg(board, scene, scheme="light", shape=shape, last=moment.last, fonts="all")


def position_preview(state: State) -> str:
    """What is in the middle of a table, as its spectators see it, as wide as a shared link shows it."""
    board, scene = looked_at(state, state.seats)
    wide, high = PREVIEW_SIZE
    drawn = board_svg(board, scene, scheme="light", shape=wide / high)
    return _SIZE.sub(f'width="{wide}" height="{high}"', drawn, count=1)


def preview_file(game: Game) -> Path:
    """Where the preview of a game lies as a PNG; a game may have none."""
    return _beside_display(game, "preview.png")


def _beside_display(game: Game, name: str) -> Path:
    """A file in the folder `display`, or beside a display of one file."""
    folder = game.folder / "display"
    return (folder if folder.is_dir() else game.folder) / name


def figure(game: Game, scheme: Scheme = "auto") -> str:
    """The whole table as the seat to act sees it."""
    moment = under_way(game)
    state = moment.state
    board, scene = looked_at(state)
    names = [f"Player {letter}" for letter in LETTERS[: state.seats]]
    return table_svg(
        board,
        scene,
        scheme=scheme,
        names=names,
        turn=state.turn,
        last=moment.last,
        fonts="all",
    )
