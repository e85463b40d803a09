"""What a caller must know to play a game under certain options with its compiled modules."""

from __future__ import annotations

import base64
import importlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec
import numpy as np

from parlour.browser.parts import Part, layout_of
from parlour.display.contract import display_of
from parlour.display.functions import PIECE_COLUMNS, TELLING_ROOM
from parlour.display.phrases import kinds
from parlour.kernel.actors import CHANCE, OVER, SEAT_DRAW, TABLE
from parlour.kernel.batch import ENDLESS
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game, Hindsight
from parlour.kernel.hindsight_contract import RESULTS
from parlour.kernel.state import Variant
from parlour.search.advice.odds import draws_go_on
from parlour.search.levels import LEVELS, Level, strength_of
from parlour.search.players.loops import FIRST, ODDS, PLACES, RECORDS, THOUGHTS, VALUES
from parlour.search.tree.arrays import LONGEST_PATH
from parlour.search.tree.compile import work_of
from parlour.search.tree.nodes import FACTS, NODE
from parlour.search.tree.search import settings_of
from parlour.search.tree.selection import FLOATS, NUMBERS, SETTINGS
from parlour.search.tree.thinking import THOUGHT
from parlour.search.turn import Strength

FORMAT: Final = 13
"""To be raised, also in `browser/package/game.mjs`, when the manifest or the output of exports changes."""


class HindsightManifest(msgspec.Struct):
    """What a caller must know of a game's own search in hindsight (`kernel.hindsight_contract`)."""

    work: int
    """The size of the search's memory in bytes."""
    effort: int
    most: int
    """Effort beyond which results do not improve."""
    alone: dict[str, str]
    """The options that make a game of one seat, in which a seat's line of play is shown."""
    fields: dict[str, list[Any]]
    """Field of the search's result -> NumPy type, offset, shape."""


class LevelManifest(msgspec.Struct):
    """A level of bots that searches."""

    simulations: int
    slip: float
    effort: int


class Manifest(msgspec.Struct):
    """What a caller must know to play a game under certain options.

    Sizes are in bytes, lengths in elements.
    """

    format: int
    game: str
    layout: str
    """The digest that gives the bytes of records their meaning (`browser.parts.layout_of`)."""
    modules: dict[Part, str]
    """The addresses of the two modules; "" for one that does not exist yet."""
    rules_version: int
    record: int
    """The size of a state's record."""
    longest: int
    """The most legal actions, or outcomes of a draw: the length of those arrays."""
    hidden: bool
    chance: int
    over: int
    table: int
    seat_draw: int
    closing: list[int]
    """Actions that close a turn."""
    fields: dict[str, list[Any]]
    """Field of the record -> NumPy type, offset, shape."""
    search: dict[str, int | float]
    """Sizes of the arrays of searches and players, and constants of the search."""
    thought: dict[str, list[Any]]
    """Field of a turn that is being thought about (`search.tree.thinking`) -> NumPy type, offset, shape."""
    most_pieces: int
    """A bound on the rows that `pieces` writes; 0 where the module has no `pieces`."""
    columns: list[str]
    """The names of the numbers in a row of `pieces`."""
    hindsight: HindsightManifest | None
    """None if the game has no search in hindsight."""
    room: int
    """The length of the arrays into which the module writes messages."""
    messages: str
    """The game's messages, with their parameters (`display.saying`)."""
    parameters: dict[str, int | list[str]]
    """The parameters that are no plain numbers, and what they are."""
    options: dict[str, str]
    seats: int
    blank: str
    """Base64 of a record that holds the options."""
    bound: int
    """The most entries of a game."""
    levels: dict[str, LevelManifest]
    """The levels that search, from weak to strong."""
    teams: list[int]
    """The team of each seat."""
    draws: list[str]
    """The texts of the outcomes of draws; empty if nothing is drawn after the start."""
    claims: list[int]
    """Actions that a seat may take during others' turns (`kernel.game.Action.claim`)."""
    more_is_better: bool
    """Whether high scores are good."""
    shares_wins: bool
    """Whether seats that tie for the first place share the win; else they draw."""


def manifest_of(variant: Variant, modules: Mapping[Part, str]) -> Manifest:
    """Build the manifest of a variant; `modules` are the addresses of its game's modules.

    Raises `BadOption` if an option is still to be drawn.
    """
    if variant.is_open:
        raise BadOption("options", "an option that is drawn at the start must be given a value first")
    game = variant.game
    settings = settings_of(game)
    display = None if game.display is None else display_of(game)
    return Manifest(
        format=FORMAT,
        game=game.slug,
        layout=layout_of(game),
        modules=dict(modules),
        rules_version=game.rules_version,
        record=game.dtype.itemsize,
        longest=max(game.max_legal, game.max_outcomes),
        hidden=game.hidden,
        chance=CHANCE,
        over=OVER,
        table=TABLE,
        seat_draw=SEAT_DRAW,
        closing=list(game.closing),
        fields=_fields(game.dtype),
        thought=_fields(THOUGHT),
        most_pieces=display.pieces.MOST_PIECES if display else 0,
        columns=list(PIECE_COLUMNS),
        hindsight=None if game.hindsight is None else _hindsight(game.hindsight),
        room=TELLING_ROOM,
        messages=display.messages.MESSAGES if display else "",
        parameters=kinds(display.telling.PARAMETERS) if display else {},
        search={
            "node": NODE.itemsize,
            "setting": SETTINGS.itemsize,
            "facts": FACTS,
            "rows": NUMBERS,
            "floats": FLOATS,
            "path": LONGEST_PATH,
            "thought": THOUGHT.itemsize,
            "work": work_of(game).itemsize,
            "thoughts": THOUGHTS,
            "records": RECORDS,
            "first": FIRST,
            "keys": PLACES,
            "values": VALUES,
            "odds": ODDS,
            "puct": int(hasattr(game.bots, "weigh")),
            "exploration": settings.exploration,
            "unvisited": settings.unvisited,
            "high": game.returns_range[1],
            "low": game.returns_range[0],
        },
        options=variant.options_text(),
        seats=variant.seats,
        blank=base64.b64encode(variant.blank().tobytes()).decode(),
        bound=game.max_turns(variant.options) or ENDLESS,
        levels={
            level.name: LevelManifest(strength.simulations, strength.slip, strength.solver_effort)
            for level, strength in _searching(game)
        },
        teams=list(variant.teams),
        draws=_draws(variant),
        claims=sorted(variant.claims),
        more_is_better=game.more_is_better,
        shares_wins=game.shares_wins,
    )


def _hindsight(hindsight: Hindsight) -> HindsightManifest:
    work = importlib.import_module(hindsight.module).WORK
    fields = _fields(work[list(RESULTS)])
    return HindsightManifest(work.itemsize, hindsight.effort, hindsight.most, dict(hindsight.alone), fields)


def _fields(dtype: np.dtype[Any]) -> dict[str, list[Any]]:
    """Field -> NumPy type, offset, shape.

    >>> _fields(np.dtype([("turn", np.int8), ("cells", np.int16, (3, 3))]))
    {'turn': ['i1', 0, []], 'cells': ['i2', 1, [3, 3]]}
    """
    fields: Any = dtype.fields or {}
    return {
        name: [field[0].base.str.lstrip("<|"), field[1], list(field[0].shape)]
        for name, field in fields.items()
    }


def _draws(variant: Variant) -> list[str]:
    game, blank = variant.game, variant.blank()
    outcomes = range(game.max_outcomes + 1 if draws_go_on(game) else 0)
    return [game.notation.action_text(blank, CHANCE, outcome) for outcome in outcomes]


def _searching(game: Game) -> list[tuple[Level, Strength]]:
    """The levels that search, each with its strength at a game."""
    return [(level, strength_of(level, game)) for level in LEVELS if level.strength is not None]
