"""How a game looks to a seat, what is told of each entry, and what a draft would do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np

from parlour.display.board import Board
from parlour.display.scene import Cell, Counter, LogLine, Mark, Panel, Piece, Preview, Scene, Seat
from parlour.games.triolet import rules
from parlour.games.triolet.display import drawing
from parlour.games.triolet.display.drawing import BACK, JOKER_FACE
from parlour.games.triolet.display.log import breakdown, spelled
from parlour.games.triolet.notation.words import cell_name, listed
from parlour.games.triolet.rules.hidden import drawer, swapped_kind
from parlour.games.triolet.rules.scoring import covers_repeat
from parlour.games.triolet.state import (
    ALL_PASSED,
    ALL_PLAYED,
    CENTRE,
    DEAD_BOARD,
    DRAW_DUE,
    END,
    HAND,
    JOKER,
    KINDS,
    LOT_DUE,
    MOST_LEGAL,
    PASS,
    PLACE_JOKER,
    RUNNING,
    SIZE,
    SKIP_LIMIT,
    SWAP_JOKER,
    SWAP_ONE,
    TOKENS,
    VALUES,
    WENT_OUT,
)
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.calls import legal_actions
from parlour.kernel.records import copied
from parlour.kernel.state import Variant

START: Final = cell_name(SIZE * CENTRE + CENTRE)


def board(variant: Variant) -> Board:
    """The table for a game's options: jokers and seats change what lies on it."""
    return drawing.board(
        str(variant.game.title), variant.game.slug, variant.seats, variant.options["jokers"] != "0"
    )


# -- the scene ---------------------------------------------------------------------------------------------


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """The table as a seat sees it."""
    seats = range(variant.seats)
    pieces = [*_on_board(fields), *(piece for one in seats for piece in _in_hand(fields, one))]
    marks: dict[str, Mark] = {}
    if not int(fields.tokens) and rules.turn(fields) == 1 << seat:
        marks[START] = "due"
    return Scene(
        seat,
        tuple(pieces),
        tuple(_seat(fields, one) for one in seats),
        _sentence(variant, fields, seat),
        marks,
        (_unseen(fields, seat),),
        f"{int(fields.bag_size)} in the bag" if fields.bag_size else "The bag is empty",
    )


def _on_board(fields: Any) -> list[Piece]:
    draft = set(fields.draft[: int(fields.placed)].tolist())
    board = fields.board.ravel()
    taken = board.nonzero()[0]
    return [
        _token(cell, content, cell in draft)
        for cell, content in zip(taken.tolist(), board[taken].tolist(), strict=True)
    ]


@cache
def _token(cell: int, content: int, draft: bool) -> Piece:
    name, joker, value = cell_name(cell), content > VALUES, (content - 1) % VALUES
    return Piece(
        name, name, f"{JOKER_FACE}.{value}" if joker else str(value), mark="draft" if draft else None
    )


def _in_hand(fields: Any, seat: int) -> tuple[Piece, ...]:
    """A hand's tokens by value, jokers last; those that this seat may not see lie face down."""
    return _hand(seat, tuple(fields.hands[seat].tolist()), int(fields.held[seat]))


@lru_cache(5000)
def _hand(seat: int, kinds: tuple[int, ...], held: int) -> tuple[Piece, ...]:
    known = [_face(kind) for kind, count in enumerate(kinds) for _ in range(count)]
    faces = known + [BACK] * (held - len(known))
    place = f"hand{seat}"
    return tuple(
        Piece(f"{place}.{face}.{faces[:order].count(face)}", place, face, order)
        for order, face in enumerate(faces)
    )


def _face(kind: int) -> str:
    return JOKER_FACE if kind == JOKER else str(kind)


def _seat(fields: Any, seat: int) -> Seat:
    held = int(fields.held[seat])
    out = not held and not int(fields.bag_size) and int(fields.tokens) > 0
    return Seat(int(fields.scores[seat]), (Counter("in hand", held),), note="out of tokens" if out else "")


def _unseen(fields: Any, seat: int) -> Panel:
    """What this seat cannot see, by value: the bag and the other hands."""
    hands = fields.hands[: int(fields.seats)].sum(axis=0, dtype=int) + fields.bag
    counts = (hands - fields.hands[seat] if seat < int(fields.seats) else hands).tolist()
    shown = range(KINDS if int(fields.jokers) else VALUES)
    return Panel("Still unseen", tuple(_unseen_of(kind, counts[kind]) for kind in shown))


@cache
def _unseen_of(kind: int, count: int) -> Cell:
    return Cell(_face(kind), str(count), _face(kind))


def _sentence(variant: Variant, fields: Any, seat: int) -> str:
    if int(fields.ending) != RUNNING:
        return ending_of(fields)
    if int(fields.stage) == LOT_DUE:
        return "Who begins is being drawn."
    if int(fields.stage) == DRAW_DUE:
        return "Tokens are being drawn."
    if rules.turn(fields) != 1 << seat:
        if int(fields.extra):
            return "A repeat space was covered, so the same hand plays again."
        return "One, two or three tokens go down, in one line."
    return _to_do(variant, fields, seat)


def _to_do(variant: Variant, fields: Any, seat: int) -> str:
    """What the seat to act has to do now."""
    actions = legal_actions(variant.game, fields, seat)
    if int(fields.swapped):
        return "Put more tokens into the bag, or end the turn." if END in actions else "Put all three back."
    if int(fields.placed):
        return "Place another in the same line, or end the turn."
    if not int(fields.tokens):
        return f"Begin on the star, {START}."
    if any(_is_placing(number) for number in actions):
        return (
            "Play again: you covered a repeat space."
            if int(fields.extra)
            else "Place one, two or three tokens."
        )
    if any(swapped_kind(number) >= 0 for number in actions):
        return "Nothing in your hand fits: put a token into the bag and draw another."
    return "Nothing in your hand fits, so you pass."


def _is_placing(number: int) -> bool:
    return number < END or PLACE_JOKER <= number < SWAP_JOKER


def _legal(fields: Any, seat: int) -> list[int]:
    out = np.zeros(MOST_LEGAL, np.int32)
    return [int(number) for number in out[: rules.legal(fields, seat, out)]]


# -- the log -----------------------------------------------------------------------------------------------


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """One line for one entry, as a seat knows it; a play is told when it ends.

    The line about who begins belongs to the seat that was drawn, `action - SEAT_DRAW`.
    """
    if actor == CHANCE:
        return _told_draw(before, action, after, seat)
    if action == END:
        return _told_swaps(before) if int(before.swapped) else _told_play(before, actor, after)
    if action == PASS:
        return LogLine("did not play again" if int(before.extra) else "passed: nothing fits")
    if int(before.stuck) == SWAP_ONE and action < 0:
        return LogLine("swapped a token")
    if int(before.stuck) == SWAP_ONE and swapped_kind(action) >= 0:
        return LogLine(f"put {_named(swapped_kind(action))} back, for another")
    return None


def _told_draw(before: Any, action: int, after: Any, seat: int) -> LogLine | None:
    """Who begins; and a seat's own hand, once it is full again."""
    if action >= SEAT_DRAW:
        return LogLine("begins, drawn by lot")
    own = drawer(before) == seat and seat < int(before.seats)
    if own and (int(after.held[seat]) == HAND or int(after.bag_size) == 0):
        held = [_face(kind) for kind in range(KINDS) for _ in range(int(after.hands[seat, kind]))]
        return LogLine(f"Your hand is {listed(held)}")
    return None


def _told_swaps(before: Any) -> LogLine:
    count = int(before.swapped)
    return LogLine("swapped a token" if count == 1 else f"swapped {count} tokens")


def _told_play(before: Any, actor: int, after: Any) -> LogLine:
    cells = [int(cell) for cell in before.draft[: int(before.placed)]]
    sums = breakdown(before)
    parts = [one.text for one in sums]
    gain = int(after.scores[actor]) - int(before.scores[actor])
    laid = listed([f"{_on(before, cell)} on {cell_name(cell)}" for cell in cells])
    again = ", and plays again" if covers_repeat(before) and int(after.extra) else ""
    return LogLine(f"placed {laid}{again}", gain, tuple(parts), tuple(cell_name(cell) for cell in cells))


def _on(fields: Any, cell: int) -> str:
    content = int(fields.board[cell // SIZE, cell % SIZE]) - 1
    return f"a joker as {content % VALUES}" if content >= VALUES else str(content)


def _named(kind: int) -> str:
    return "a joker" if kind == JOKER else f"the {kind}"


# -- the draft ---------------------------------------------------------------------------------------------


def preview(variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int) -> Preview | None:
    """What a draft would do: the sum spelled out, and what one more token could add."""
    drafted = [number for number in actions if number != END]
    if not drafted:
        return None
    if drafted == [PASS]:
        again = int(before.extra)
        return Preview("Do not play again" if again else "Pass", "The turn goes on to the next hand.")
    kinds = [swapped_kind(number) for number in drafted]
    if kinds[0] >= 0:
        return _swap_preview(before, kinds)
    now = _played(before, seat, drafted)
    sums = breakdown(now)
    gain = sum(one.points for one in sums)
    sentence = spelled(sums)
    if covers_repeat(now):
        sentence += " Then you play again."
    return Preview(f"Play for {gain}", sentence, _hint(now, seat, gain), gain)


def _swap_preview(before: Any, kinds: list[int]) -> Preview:
    names = listed([_named(kind) for kind in kinds])
    count = len(kinds)
    if int(before.stuck) == SWAP_ONE:
        return Preview(f"Swap {names}", f"You put {names} back and draw another; the turn is over.")
    button = f"Swap {names}" if count == 1 else f"Swap {count} tokens"
    return Preview(button, f"You put {names} back, then draw as many; the turn is over.")


def _played(fields: Any, seat: int, actions: Sequence[int]) -> Any:
    """A copy of the record with placings played on it."""
    now = copied(fields)
    for number in actions:
        rules.play(now, seat, number)
    return now


def _hint(now: Any, seat: int, gain: int) -> str:
    """The one more token of the hand that would score most, if any would add something."""
    best, words = gain, ""
    for number in _legal(now, seat):
        if not _is_placing(number):
            continue
        then = _played(now, seat, [number])
        sums = breakdown(then)
        total = sum(one.points for one in sums)
        if total > best:
            cell = (number if number < END else number - PLACE_JOKER) % (SIZE * SIZE)
            best, words = total, f"With {_on(then, cell)} on {cell_name(cell)} as well it would be {total}."
    return words


# -- the end -----------------------------------------------------------------------------------------------


def ending(variant: Variant, fields: Any) -> str:
    """Why the game ended, in plain words."""
    return ending_of(fields)


def ending_of(fields: Any) -> str:
    """Why the game ended, from its record alone."""
    left = TOKENS + int(fields.jokers) - int(fields.tokens)
    count = "1 token is" if left == 1 else f"{left} tokens are"
    reasons = {
        ALL_PLAYED: f"All {TOKENS + int(fields.jokers)} tokens are played.",
        WENT_OUT: "A hand and the bag are empty.",
        DEAD_BOARD: f"No token fits anywhere any more; {count} left over.",
        ALL_PASSED: f"Everybody passed in turn; {count} left over.",
        SKIP_LIMIT: f"Too many turns in a row went by without a token placed; {count} left over.",
    }
    return reasons.get(int(fields.ending), "The game is not over.")
