"""The table as it is drawn once: the board of numbers, the deck with the chips, discard piles and hands."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.places import edges, grid, grid_size, hand, numbers
from parlour.display.svg.shapes import cells, chip, disc_of, group, locked_chip, path, rect, star, words
from parlour.games.sequence_numbers.display.card_faces import HIGH, WIDE, back, blank, equation, special
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.notation import COLUMNS, cell_name
from parlour.games.sequence_numbers.notation.words import LETTERS, TIMES_SIGN, sums
from parlour.games.sequence_numbers.notation.words import MINUS as MINUS_NAME
from parlour.games.sequence_numbers.notation.words import PLUS as PLUS_NAME
from parlour.games.sequence_numbers.options.boards import deck_of
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.rules.lines import NO_LINE, cell_on, line_at
from parlour.games.sequence_numbers.state import DIRECTIONS, FREE, LENGTH, MANUAL
from parlour.kernel.state import Variant

DECK: Final = "deck"
LEFT: Final = "left"
"""The place of the number of cards left in the deck."""
BACK: Final = "back"
PLUS: Final = "plus"
MINUS: Final = "minus"
TINTS: Final = ("sand", "green", "blue", "violet")
"""The tints of the groups of numbers, from low to high (2.2)."""
CHIP: Final = 15.5
NUMBER: Final = 18.0
SPOT: Final = 54.0
"""Width of a pile's spot."""
HEAD: Final = 24.0
"""Room for a pile's owner above it."""
PILES_TOGETHER: Final = 3
LEAST_WIDE: Final = 108.0
"""A narrower area has no place on the felt of a small screen."""
HIGH_AREA: Final = HEAD + HIGH + 8
GAP: Final = 8.0
PLATE: Final = (30.0, 20.0)
"""The size of the plate with the number of cards on the deck."""


def pile(seat: int) -> str:
    """The place of a seat's discards."""
    return f"pile{seat}"


def left_face(count: int) -> str:
    """The face of the number on the deck."""
    return f"{LEFT}.{count}"


def chip_face(side: int, locked: bool) -> str:
    """The face of a side's chip; a locked one is turned over."""
    return f"{'locked' if locked else 'chip'}.{LETTERS[side]}"


def side_sign(variant: Variant, side: int) -> str:
    """What a side is called: a player's letter, or a team's number, for letters are players."""
    return str(side + 1) if variant.seats > len(set(variant.teams)) else LETTERS[side]


def _printed(variant: Variant, side: int) -> str:
    """The sign of a side on its chips: a team's is Roman, for the board is full of other numbers."""
    sign = side_sign(variant, side)
    return "I" * int(sign) if sign.isdigit() else sign


@drawn_once
def board(variant: Variant) -> Board:
    """The table for a game's options: board, deck, seats and sides change what lies on it."""
    sides = len(set(variant.teams))
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(_main(variant), _deck(variant, sides), *_piles(variant), *_hands(variant)),
        faces=_faces(variant, sides),
        touches=_touches(variant, sides),
        source=DECK,
        material="linen",
    )


# -- areas -------------------------------------------------------------------------------------------------


def _main(variant: Variant) -> Area:
    """The board: cells tinted by groups of numbers, a star in each free corner."""
    fields = variant.blank()
    rows, cols = int(fields.rows), int(fields.cols)
    printed = [int(number) for number in fields.printed[: rows * cols]]
    columns, lines = tuple(COLUMNS[:cols]), numbers(rows)

    def label(row: int, col: int) -> str:
        number = printed[cols * row + col]
        return f"{columns[col]}{row + 1}, {number or say('free-corner')}"

    def text(row: int, col: int) -> str:
        number = printed[cols * row + col]
        return str(number) if number else "★"

    places = grid(columns, lines, label=label, text=text)
    highest = int(fields.numbers)
    drawn = edges(columns, lines)
    for group_, tint in enumerate(TINTS):
        within = [k for k, number in enumerate(printed) if number and _group(number, highest) == group_]
        drawn += cells(((places[k].x, places[k].y) for k in within), tint)
        drawn += "".join(
            words(places[k].x, places[k].y, NUMBER, str(printed[k]), f"num {tint}-ink") for k in within
        )
    free = [places[k] for k, number in enumerate(printed) if number == FREE]
    drawn += cells(((place.x, place.y) for place in free), "well")
    drawn += "".join(
        path(star(place.x, place.y - 5, 9.5), "brass")
        + words(place.x, place.y + 11.5, 12.8, say("free"), "bold soft")
        for place in free
    )
    width, height = grid_size(cols, rows)
    return Area("board", "board", say.now("board"), width, height, places, drawn, columns=columns, rows=lines)


def _group(number: int, highest: int) -> int:
    """Which quarter of the numbers one belongs to."""
    return (number - 1) * len(TINTS) // highest


def _deck(variant: Variant, sides: int) -> Area:
    """The deck, with each side's chips beside it: what comes into play comes from here."""
    middle = HIGH_AREA / 2
    under = "".join(group(back(), 34 + 1.6 * k, middle + 2 - 1.6 * k) for k in range(3))
    heap = "".join(
        group(chip(side, _printed(variant, side), 11.5), 88, middle + 24 * (side - (sides - 1) / 2) - 2.4 * k)
        for side in range(sides)
        for k in range(2)
    )
    place = Place(
        DECK,
        LEAST_WIDE / 2,
        middle,
        LEAST_WIDE,
        HIGH_AREA,
        say.now("deck-place"),
        touch=_by_hand(variant),
        text=say.now("deck-text"),
    )
    left = Place(LEFT, 37, middle - 1, PLATE[0], PLATE[1], say.now("cards-in-deck"), touch=False, text="0")
    return Area(DECK, "side", say.now("deck-and-chips"), LEAST_WIDE, HIGH_AREA, (place, left), under + heap)


def _piles(variant: Variant) -> tuple[Area, ...]:
    """Everybody's discards, two or three to an area, each under its owner's letter."""
    seats = list(range(variant.seats))
    together = 2 if variant.seats == 4 else PILES_TOGETHER
    groups = [seats[k : k + together] for k in range(0, len(seats), together)]
    return tuple(_pile_area(variant, number, some) for number, some in enumerate(groups))


def _pile_area(variant: Variant, number: int, seats: list[int]) -> Area:
    wide = max(SPOT * len(seats), LEAST_WIDE)
    places, drawn = [], ""
    for k, seat in enumerate(seats):
        x, y = wide / len(seats) * (k + 0.5), HEAD + HIGH / 2 + 4
        letter = "ABCDEF"[seat]
        places.append(
            Place(
                pile(seat),
                x,
                y,
                WIDE + 4,
                HIGH + 4,
                say.now("discards-of", seat=letter),
                touch=False,
                text="-",
            )
        )
        drawn += group(disc_of(variant.teams[seat], letter, 12.4), x, HEAD / 2 + 1)
        drawn += rect(x - WIDE / 2 + 1, y - HIGH / 2 + 1, WIDE - 2, HIGH - 2, "well", 6)
    owners = tuple("ABCDEF"[seat] for seat in seats)
    return Area(
        f"piles{number}", "side", say.now("discards"), wide, HIGH_AREA, tuple(places), drawn, columns=owners
    )


def _hands(variant: Variant) -> tuple[Area, ...]:
    slots = at.hand_of(variant.seats)
    return tuple(
        hand(seat, slots, WIDE, HIGH, label=say.now("hand"), gap=GAP) for seat in range(variant.seats)
    )


# -- faces -------------------------------------------------------------------------------------------------


def _faces(variant: Variant, sides: int) -> tuple[Face, ...]:
    shown = [Face(BACK, say.now("card-back"), back(), WIDE, HIGH, back=True, text="▒")]
    answers = bool(variant.options["answers"])
    for number, cards in enumerate(sums(variant), 1):
        shown.append(
            Face(str(number), say.now("card-for", number=number), blank(), WIDE, HIGH, text=str(number))
        )
        for copy, sum_ in enumerate(cards):
            answer = str(number) if answers else ""
            first, sign, second = sum_.split()
            a, b = int(first), int(second)
            if sign == "+":
                spoken = say("spoken-plus", a=a, b=b)
            elif sign == TIMES_SIGN:
                spoken = say("spoken-times", a=a, b=b)
            else:
                spoken = say("spoken-minus", a=a, b=b)
            label = str(say("spoken-is", sum=spoken, number=number) if answers else spoken)
            text = sum_.replace(" ", "") + (f"={answer}" if answers else "")
            drawn = equation(sum_, answer)
            shown.append(Face(f"{number}.{copy}", label, drawn, WIDE, HIGH, text=text, name=sum_))
    for count in range(1, deck_of(len(sums(variant)), int(variant.options["copies"])) + 1):
        plate = rect(-PLATE[0] / 2, -PLATE[1] / 2, *PLATE, "tile", 6) + words(
            0, 0, 13, str(count), "num tile-ink"
        )
        shown.append(Face(left_face(count), say.now("cards", count=count), plate, *PLATE, text=str(count)))
    shown.append(Face(PLUS, str(PLUS_NAME), special(PLUS, PLUS_NAME), WIDE, HIGH, text=str(PLUS_NAME)))
    shown.append(Face(MINUS, str(MINUS_NAME), special(MINUS, MINUS_NAME), WIDE, HIGH, text=str(MINUS_NAME)))
    for side in range(sides):
        printed, size = _printed(variant, side), 2 * CHIP
        shown.append(
            Face(chip_face(side, False), say.now("chip"), chip(side, printed, CHIP), size, size, text=printed)
        )
        shown.append(
            Face(
                chip_face(side, True),
                say.now("locked"),
                locked_chip(side, printed, CHIP),
                size,
                size,
                text=f"[{printed}]",
            )
        )
    return tuple(shown)


# -- what to touch -----------------------------------------------------------------------------------------


def _touches(variant: Variant, sides: int) -> tuple[Touches, ...]:
    """A card, then a cell, which is the player's to find; where answers are shown, in either order."""
    fields = variant.blank()
    count, highest = int(at.cells(fields)), int(fields.numbers)
    names = [cell_name(fields, cell) for cell in range(count)]
    placing = tuple((f"={int(fields.printed[cell])}", names[cell]) for cell in range(count))
    each_card = tuple((f"={number}",) for number in range(1, highest + 1))
    shown = bool(variant.options["answers"])
    signs = [side_sign(variant, side) for side in range(sides)]
    calls = tuple(say.now("button-call", side=sign) for sign in signs)
    if variant.seats > sides:
        calls = tuple(say.now("button-call-team", side=sign) for sign in signs)
    return (
        Touches(0, each=placing, quick=shown, any_order=shown, quiet=not shown),
        Touches(at.plus_first(fields), each=_with(PLUS, names), any_order=shown),
        Touches(at.minus_first(fields), each=_with(MINUS, names), any_order=shown),
        Touches(at.dead_first(fields), each=each_card),
        Touches(at.pass_number(fields), buttons=(say.now("button-pass"),)),
        Touches(
            at.draw_number(fields),
            each=((DECK,),) if _by_hand(variant) else (),
            buttons=(say.now("button-draw"),),
            obvious=True,
        ),
        Touches(at.waive_number(fields), buttons=(say.now("button-leave"),)),
        Touches(at.forfeit_first(fields), each=(*each_card, (f"={PLUS}",), (f"={MINUS}",))),
        Touches(at.call_first(fields), buttons=calls),
        Touches(at.line_first(fields), each=_lines(variant, names), quick=True, any_order=True),
    )


def _by_hand(variant: Variant) -> bool:
    """Whether cards are drawn by hand, from the deck (5.3)."""
    return int(variant.blank().draw) == MANUAL


def _with(card: str, names: list[str]) -> tuple[tuple[str, ...], ...]:
    return tuple((f"={card}", name) for name in names)


def _lines(variant: Variant, names: list[str]) -> tuple[tuple[str, ...], ...]:
    """The five cells of each line; where one would leave the board, the cell alone, which is never legal."""
    fields = variant.blank()
    cells_of_lines: list[tuple[str, ...]] = []
    for line in range(DIRECTIONS * len(names)):
        cell, direction = divmod(line, DIRECTIONS)
        if line_at(fields, cell, direction, 0) == NO_LINE:
            cells_of_lines.append((names[cell],) * LENGTH)
        else:
            cells_of_lines.append(tuple(names[int(cell_on(fields, line, k))] for k in range(LENGTH)))
    return tuple(cells_of_lines)
