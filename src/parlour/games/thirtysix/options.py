"""The options of 36, and the checks that custom tiles and layouts pass by name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import SEATS
from parlour.games.thirtysix.record import ThirtysixState
from parlour.games.thirtysix.state import (
    ALL_GATES,
    CORNERS,
    COUNTERS,
    DOUBLE_GATES,
    FIRST_RANDOM,
    GIVE_AFTER,
    GIVE_BEFORE,
    LAYOUTS,
    MAX_SEATS,
    OPEN_TILE,
    TILE_CORNERS,
    TILE_NAMES,
    TILES,
)
from parlour.kernel.errors import BadOption
from parlour.kernel.message import Message
from parlour.kernel.options import Choice, Option, OptionValue, as_printed, choice, custom
from parlour.kernel.printed import HOUSE, Preset, printed, reading

Slot = tuple[int, int, int, int]
"""One group of a layout: x, y, tile (or OPEN_TILE), quarter turns."""

LETTERS = "RGB"
_WHOLE = re.compile(r"-?[0-9]{1,2}")
RANDOM_TRIES = 1000


def read_layout(text: str) -> str:
    """The canonical form of a layout: a preset's name, or nine groups in reading order from 0,0.

    >>> read_layout("2,1 4,1 6,1 2,3 4,3 6,3 2,5 4,5 6,5")
    '0,0 2,0 4,0 0,2 2,2 4,2 0,4 2,4 4,4'
    >>> read_layout("0,0 1,0 4,0 0,2 2,2 4,2 0,4 2,4 4,4")
    Traceback (most recent call last):
    parlour.kernel.errors.BadOption: layout: the tiles at 0,0 and 1,0 overlap
    """
    if text in LAYOUTS or text == "random":
        return text
    slots = [_read_slot(group) for group in text.split()[: TILES + 1]]
    if len(slots) != TILES:
        names = ", ".join([*LAYOUTS, "random"])
        raise BadOption("layout", say("layout-must", known=names, given=repr(text)))
    left, top = min(slot[0] for slot in slots), min(slot[1] for slot in slots)
    slots = sorted(
        ((x - left, y - top, tile, turn) for x, y, tile, turn in slots), key=lambda s: (s[1], s[0])
    )
    fault = layout_fault([(x, y) for x, y, _, _ in slots])
    named = [tile for _, _, tile, _ in slots if tile != OPEN_TILE]
    if fault is None and len(set(named)) != len(named):
        fault = say("layout-twice")
    if fault is not None:
        raise BadOption("layout", fault)
    return " ".join(_slot_text(slot) for slot in slots)


def _read_slot(group: str) -> Slot:
    parts = group.split(",")
    if len(parts) not in (2, 4) or not all(_WHOLE.fullmatch(part) for part in parts[:2]):
        raise BadOption("layout", say("layout-group", given=repr(group)))
    x, y = int(parts[0]), int(parts[1])
    if len(parts) == 2:
        return x, y, OPEN_TILE, 0
    name, quarter = parts[2], parts[3]
    known = name in TILE_NAMES or name in {str(tile) for tile in range(TILES)}
    if not known or quarter not in ("0", "1", "2", "3"):
        raise BadOption("layout", say("layout-tile", given=repr(group)))
    return x, y, TILE_NAMES.index(name) if name in TILE_NAMES else int(name), int(quarter)


def _slot_text(slot: Slot) -> str:
    x, y, tile, quarter = slot
    return f"{x},{y}" if tile == OPEN_TILE else f"{x},{y},{tile},{quarter}"


def layout_fault(origins: list[tuple[int, int]]) -> Message | None:
    """What is wrong with nine origins: overlapping tiles, or groups that touch at corners only (8.1)."""
    for k, (x, y) in enumerate(origins):
        for other_x, other_y in origins[:k]:
            if abs(x - other_x) < 2 and abs(y - other_y) < 2:
                return say("layout-overlap", first=f"{other_x},{other_y}", second=f"{x},{y}")
    reached = {origins[0]}
    grew = True
    while grew:
        neighbours = {
            origin
            for origin in origins
            if origin not in reached and any(_joined(origin, other) for other in reached)
        }
        reached |= neighbours
        grew = bool(neighbours)
    for x, y in origins:
        if (x, y) not in reached:
            return say("layout-apart", spot=f"{x},{y}")
    return None


def _joined(one: tuple[int, int], other: tuple[int, int]) -> bool:
    dx, dy = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (dx == 2 and dy < 2) or (dy == 2 and dx < 2)


def settle_layout(text: str, below: Callable[[int], int]) -> str:
    """Draw a random valid layout: each tile is laid against one that lies already."""
    if text != "random":
        return text
    origins = [(0, 0)]
    for _ in range(RANDOM_TRIES):
        x, y = origins[below(len(origins))]
        slide, side = below(3) - 1, below(4)
        step = ((2, slide), (-2, slide), (slide, 2), (slide, -2))[side]
        one = (x + step[0], y + step[1])
        if all(abs(one[0] - u) >= 2 or abs(one[1] - v) >= 2 for u, v in origins):
            origins.append(one)
        if len(origins) == TILES:
            break
    return read_layout(" ".join(f"{x},{y}" for x, y in origins))


def origins_of(text: str) -> list[tuple[int, int]]:
    """Where the tiles of a settled layout lie.

    >>> origins_of("cross")[0]
    (4, 0)
    """
    if text in LAYOUTS:
        return list(LAYOUTS[text])
    return [_read_slot(group)[:2] for group in text.split()]


def write_layout(state: ThirtysixState, text: str) -> None:
    """Put a settled layout into the record; an open one stays the square until it is drawn."""
    if text in LAYOUTS or text == "random":
        origins = LAYOUTS.get(text, LAYOUTS["square"])
        slots: list[Slot] = [(x, y, OPEN_TILE, 0) for x, y in origins]
    else:
        slots = [_read_slot(group) for group in text.split()]
    for k, (x, y, tile, quarter) in enumerate(slots):
        state.layout[k] = (x, y)
        state.laid_tile[k] = tile
        state.laid_turn[k] = quarter


def read_gates(text: str) -> str:
    """Nine, three or none, or the names of the tiles whose gate is open."""
    if text in ("nine", "three", "none"):
        return text
    names = text.split(",")
    if not all(name in TILE_NAMES for name in names) or len(set(names)) != len(names):
        raise BadOption("gates", say("gates-must", given=repr(text)))
    return ",".join(sorted(names, key=TILE_NAMES.index))


def write_gates(state: ThirtysixState, text: str) -> None:
    """Put the open gates into the record, one bit a tile."""
    preset = {"nine": ALL_GATES, "three": DOUBLE_GATES, "none": 0}
    if text in preset:
        state.gates = preset[text]
    else:
        state.gates = sum(1 << TILE_NAMES.index(name) for name in text.split(","))


def read_tiles(text: str) -> str:
    """Read the designed tiles (`printed` in older records), or nine with twelve squares of each colour."""
    if text in ("designed", "printed"):
        return "designed"
    tiles = text.split(",")
    if len(tiles) != TILES or not all(len(t) == CORNERS and set(t) <= set(LETTERS) for t in tiles):
        raise BadOption("tiles", say("tiles-must", given=repr(text)))
    for letter, count in sorted(Counter("".join(tiles)).items()):
        if count != COUNTERS:
            raise BadOption("tiles", say("tiles-uneven", count=count, letter=letter, needed=COUNTERS))
    if len(Counter("".join(tiles))) < len(LETTERS):
        raise BadOption("tiles", say("tiles-lack", needed=COUNTERS))
    return text


def write_tiles(state: ThirtysixState, text: str) -> None:
    """Put the colours of the tiles' corners into the record."""
    tiles = TILE_CORNERS if text == "designed" else text.split(",")
    for k, tile in enumerate(tiles):
        state.tiles[k] = [LETTERS.index(letter) for letter in tile]


def check(options: Mapping[str, OptionValue]) -> None:
    """The starting player must sit at the table."""
    first, seats = str(options["first"]), int(options["seats"])
    if first != "random" and int(first) >= seats:
        raise BadOption("first", say("first-absent", first=first, seats=seats, last=seats - 1))


def _first() -> Option:
    seats = [Choice(str(seat), seat, say("player", letter=SEATS[seat])) for seat in range(MAX_SEATS)]
    drawn = Choice("random", FIRST_RANDOM, say("first-drawn"), reading(9))
    return choice("first", say("option-first"), drawn, *seats)


def _idle_limit() -> Option:
    option = custom(
        "idle_limit",
        say("option-idle"),
        default=36,
        reader=_read_idle,
        writer=_write_idle,
    )
    return replace(option, basis=HOUSE)


def _read_idle(text: str) -> OptionValue:
    if text in ("off", "0"):
        return "off"
    if re.fullmatch(r"[0-9]{1,3}", text) and int(text) > 0:
        return int(text)
    raise BadOption("idle_limit", say("idle-must", given=repr(text)))


def _write_idle(state: ThirtysixState, text: str) -> None:
    state.idle_limit = 0 if text == "off" else int(text)


OPTIONS = (
    custom(
        "layout",
        say("option-layout"),
        default="square",
        reader=read_layout,
        writer=write_layout,
        settle=settle_layout,
        presets=(
            Choice("square", 0, say("layout-square"), printed(2)),
            Choice("ring", 1, say("layout-ring"), printed(31)),
            Choice("brick", 2, say("layout-brick"), printed(31)),
            Choice("slots", 3, say("layout-slots"), printed(31)),
            Choice("cross", 4, say("layout-cross"), printed(31)),
            Choice("great_ring", 5, say("layout-great-ring"), printed(31)),
            Choice("random", 6, say("layout-random"), printed(31)),
        ),
    ),
    custom(
        "gates",
        say("option-gates"),
        default="nine",
        reader=read_gates,
        writer=write_gates,
        presets=(
            Choice("nine", 0, say("gates-nine"), reading(8)),
            Choice("three", 1, say("gates-three"), reading(8)),
            Choice("none", 2, say("gates-none")),
        ),
    ),
    custom(
        "tiles",
        say("option-tiles"),
        default="designed",
        reader=read_tiles,
        writer=write_tiles,
        presets=(Choice("designed", 0, say("tiles-designed"), reading(3)),),
    ),
    _first(),
    choice(
        "give_order",
        say("option-give"),
        Choice("after", GIVE_AFTER, say("give-after"), reading(21)),
        Choice("before", GIVE_BEFORE, say("give-before")),
    ),
    _idle_limit(),
)

PRESETS = (
    as_printed(OPTIONS),
    Preset("advanced", say("preset-advanced"), say("preset-advanced-about"), {"layout": "random"}),
)


def limits(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The largest values under these options, where they are less than in general."""
    largest = {"passes": int(options["seats"])}
    if options["idle_limit"] != "off":
        largest["idle"] = int(options["idle_limit"])
    if options["layout"] != "random":
        columns, rows = zip(*origins_of(str(options["layout"])), strict=True)
        largest |= {"x": max(columns) + 1, "y": max(rows) + 1}
    return largest
