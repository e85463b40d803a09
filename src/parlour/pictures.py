"""Pictures of games under way, drawn by the program itself: cards of the home page, figures of the README.

What they show is the record `picture.json` beside a game's display, so that a server draws them at once;
`parlour make` writes it, the figures in docs, and the README's gallery.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from parlour.display.frame import Box
from parlour.display.show import looked_at
from parlour.display.svg.board import ROUND, board_svg, document
from parlour.display.svg.page import table_svg
from parlour.display.svg.theme import LETTERS, Scheme, colour
from parlour.display.telling import tell
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
PREVIEW_SIZE: Final = (1200, 630)
"""Pixels of what other sites show of a link."""
PREVIEW_GAP: Final = 16
"""Pixels between the cards of the home page's preview, which stand in three columns and two rows."""
_SIZE: Final = re.compile('width="[^"]+" height="[^"]+"')


class SampleGame(NamedTuple):
    """A game under way, and the places that the last turn touched, by its seat."""

    state: State
    last: dict[str, int]


def recorded(game: Game) -> Path:
    """Where the record of the pictures of a game lies."""
    return _beside_display(game, "picture.json")


@cache
def sample_game(game: Game) -> SampleGame:
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
    return SampleGame(state, last)


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
    watcher = state.seats
    before, known = state.view(watcher), len(state.history)
    state.apply(seat, action)
    after = state.view(watcher)
    told = tell(state.variant, before.fields, seat, after.history[known].action, after.fields, watcher)
    return dict.fromkeys(told.places, seat) if told is not None else {}


def card(game: Game, scheme: Scheme, corners: float = 0) -> str:
    """What is in the middle of the table, in the shape of a card; pages round its corners as they need."""
    moment = sample_game(game)
    board, scene = looked_at(moment.state, moment.state.seats)
    label = str(HOUSE("under-way", game=game.title))
    return board_svg(
        board, scene, scheme=scheme, shape=CARD_SHAPE, label=label, last=moment.last, corners=corners
    )


def preview(game: Game) -> str:
    """What is in the middle of the table, as wide as a shared link shows it, and to the very corners."""
    moment = sample_game(game)
    board, scene = looked_at(moment.state, moment.state.seats)
    shape = PREVIEW_SIZE[0] / PREVIEW_SIZE[1]
    return board_svg(board, scene, scheme="light", shape=shape, last=moment.last, fonts="all", corners=0)


def home_preview(games: Sequence[Game]) -> str:
    """The wordmark and a card of each game, up to five, as a link to the home page shows them."""
    wide, high = PREVIEW_SIZE
    w, h = (wide - PREVIEW_GAP) / 3, (high - PREVIEW_GAP) / 2
    size = f'width="{w - PREVIEW_GAP:g}" height="{h - PREVIEW_GAP:g}"'
    spots = [(PREVIEW_GAP + w * (at % 3), PREVIEW_GAP + h * (at // 3)) for at in range(6)]
    cards = (b64encode(card(game, "light", ROUND).encode()).decode() for game in games)
    shown = [
        f'<image x="{x:g}" y="{y:g}" {size} href="data:image/svg+xml;base64,{data}"/>'
        for (x, y), data in zip(spots[1:], cards, strict=False)
    ]
    wordmark = (
        f'<rect width="{wide}" height="{high}" fill="{colour("paper", "light")}"/>'
        f'<text x="{(w + PREVIEW_GAP) / 2:g}" y="{(h + PREVIEW_GAP) / 2:g}" '
        f'style="font:600 88px Fraunces;fill:{colour("brand", "light")}">Parlour</text>'
    )
    return document(wordmark + "".join(shown), Box(0, 0, wide, high), "light", "Parlour", "all", "felt")


def position_card(state: State, scheme: Scheme) -> str:
    """What is in the middle of a table, as its spectators see it, in the shape of a card."""
    board, scene = looked_at(state, state.seats)
    label = str(HOUSE("under-way", game=state.game.title))
    return board_svg(board, scene, scheme=scheme, shape=CARD_SHAPE, label=label, corners=0)


def position_preview(state: State) -> str:
    """What is in the middle of a table, as its spectators see it, as wide as a shared link shows it."""
    board, scene = looked_at(state, state.seats)
    wide, high = PREVIEW_SIZE
    drawn = board_svg(board, scene, scheme="light", shape=wide / high, corners=0)
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
    moment = sample_game(game)
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
