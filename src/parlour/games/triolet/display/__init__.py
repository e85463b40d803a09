"""How a game looks to a seat, what is told of each entry, and what a draft would do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np

from parlour.display.board import Board
from parlour.display.scene import Cell, Counter, LogLine, Mark, Panel, Preview, Scene, Seat
from parlour.display.shared import shared
from parlour.games.triolet import rules, state
from parlour.games.triolet.display import drawing
from parlour.games.triolet.display import pieces as pieces
from parlour.games.triolet.display.drawing import JOKER_FACE
from parlour.games.triolet.display.log import breakdown, spelled
from parlour.games.triolet.display.orders import instruction as instruction
from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.words import cell_name, kind_words, token_on
from parlour.games.triolet.rules.hidden import drawer, swapped_kind
from parlour.games.triolet.rules.scoring import covers_repeat
from parlour.games.triolet.state import (
    CENTRE,
    DRAW_DUE,
    END,
    HAND,
    JOKER,
    KINDS,
    MOST_LEGAL,
    PASS,
    PLACE_JOKER,
    RUNNING,
    SIZE,
    STARTER_DUE,
    SWAP_JOKER,
    SWAP_ONE,
    TOKENS,
    VALUES,
)
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.calls import legal_actions
from parlour.kernel.message import Words, joined, listed
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
    marks: dict[str, Mark] = {}
    if not int(fields.tokens) and rules.turn(fields) == 1 << seat:
        marks[START] = "due"
    return Scene(
        seat,
        tuple(_seat(fields, one) for one in range(variant.seats)),
        _sentence(variant, fields, seat),
        marks,
        (_unseen(fields, seat),),
        say("in-bag", count=int(fields.bag_size)) if fields.bag_size else say("empty-bag"),
    )


def _face(kind: int) -> str:
    return JOKER_FACE if kind == JOKER else str(kind)


def _seat(fields: Any, seat: int) -> Seat:
    held = int(fields.held[seat])
    out = not held and not int(fields.bag_size) and int(fields.tokens) > 0
    return _shown(int(fields.scores[seat]), held, out)


@lru_cache(1000)
def _shown(score: int, held: int, out: bool) -> Seat:
    return Seat(score, (Counter(say("in-hand"), held),), note=say("out-of-tokens") if out else "")


def _unseen(fields: Any, seat: int) -> Panel:
    """What this seat cannot see, by value: the bag and the other hands."""
    others = [hand for one, hand in enumerate(fields.hands.tolist()) if one != seat]
    counts = tuple(map(sum, zip(fields.bag.tolist(), *others, strict=True)))
    return _panel(counts if int(fields.jokers) else counts[:VALUES])


@lru_cache(1000)
def _panel(counts: tuple[int, ...]) -> Panel:
    return Panel(say("still-unseen"), tuple(_unseen_of(kind, count) for kind, count in enumerate(counts)))


@cache
def _unseen_of(kind: int, count: int) -> Cell:
    return Cell(say("joker") if kind == JOKER else str(kind), str(count), _face(kind))


def _sentence(variant: Variant, fields: Any, seat: int) -> Words:
    if int(fields.ending) != RUNNING:
        return ending_of(fields)
    if int(fields.stage) == STARTER_DUE:
        return say("starter-due")
    if int(fields.stage) == DRAW_DUE:
        return say("drawing")
    if rules.turn(fields) != 1 << seat:
        return say("others-play-again") if int(fields.extra) else say("others-play")
    return _to_do(variant, fields, seat)


def _to_do(variant: Variant, fields: Any, seat: int) -> Words:
    """What the seat to act has to do now."""
    actions = legal_actions(variant.game, fields, seat)
    if int(fields.swapped):
        return say("swap-more") if END in actions else say("swap-all-three")
    if int(fields.placed):
        return say("place-more")
    if not int(fields.tokens):
        return say("begin", cell=START)
    if any(_is_placing(number) for number in actions):
        return say("play-again") if int(fields.extra) else say("play")
    if any(swapped_kind(number) >= 0 for number in actions):
        return say("must-swap")
    return say("must-pass")


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
        return LogLine(say("declined") if int(before.extra) else say("passed"))
    if int(before.stuck) == SWAP_ONE and action < 0:
        return LogLine(say("swapped", count=1))
    if int(before.stuck) == SWAP_ONE and swapped_kind(action) >= 0:
        return LogLine(say("put-back", token=_named(swapped_kind(action))))
    return None


def _told_draw(before: Any, action: int, after: Any, seat: int) -> LogLine | None:
    """Who begins; and a seat's own hand, once it is full again."""
    if action >= SEAT_DRAW:
        return LogLine(say("begins"))
    own = drawer(before) == seat and seat < int(before.seats)
    if own and (int(after.held[seat]) == HAND or int(after.bag_size) == 0):
        held = [kind_words(kind) for kind in range(KINDS) for _ in range(int(after.hands[seat, kind]))]
        return LogLine(say("your-hand", tokens=listed(held)))
    return None


def _told_swaps(before: Any) -> LogLine:
    return LogLine(say("swapped", count=int(before.swapped)))


def _told_play(before: Any, actor: int, after: Any) -> LogLine:
    gain = int(after.scores[actor]) - int(before.scores[actor])
    laid, places = _laid(before)
    again = covers_repeat(before) and int(after.extra)
    words = say("placed-again", tokens=laid) if again else say("placed", tokens=laid)
    return LogLine(words, gain, tuple(one.text for one in breakdown(before)), places)


@shared("board", "draft", "placed")
def _laid(fields: Any) -> tuple[Words, tuple[str, ...]]:
    """The tokens placed, in words, and their cells."""
    cells = fields.draft[: int(fields.placed)].tolist()
    return listed([_on(fields, cell) for cell in cells]), tuple(cell_name(cell) for cell in cells)


def _on(fields: Any, cell: int) -> Words:
    return token_on(int(fields.board[cell // SIZE, cell % SIZE]), cell)


def _named(kind: int) -> Words:
    return say("a-joker") if kind == JOKER else say("token", value=kind)


# -- the draft ---------------------------------------------------------------------------------------------


def preview(variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int) -> Preview | None:
    """What a draft would do: the sum spelled out, and what one more token could add."""
    drafted = [number for number in actions if number != END]
    if not drafted:
        return None
    if drafted == [PASS]:
        again = int(before.extra)
        return Preview(say("button-decline") if again else say("button-pass"), say("turn-goes-on"))
    kinds = [swapped_kind(number) for number in drafted]
    if kinds[0] >= 0:
        return _swap_preview(before, kinds)
    now = _played(before, seat, drafted)
    sums = breakdown(now)
    gain = sum(one.points for one in sums)
    sentence = spelled(sums)
    if covers_repeat(now):
        sentence = joined([sentence, say("then-again")])
    return Preview(say("button-play", points=gain), sentence, _hint(now, seat, gain), gain)


def _swap_preview(before: Any, kinds: list[int]) -> Preview:
    names = listed([_named(kind) for kind in kinds])
    count = len(kinds)
    if int(before.stuck) == SWAP_ONE:
        return Preview(say("button-swap", token=names), say("swaps-one", token=names))
    button = say("button-swap", token=names) if count == 1 else say("button-swaps", count=count)
    return Preview(button, say("swaps", tokens=names))


def _played(fields: Any, seat: int, actions: Sequence[int]) -> Any:
    """A copy of the record with placings played on it."""
    now = copied(fields)
    for number in actions:
        rules.play(now, seat, number)
    return now


def _hint(now: Any, seat: int, gain: int) -> Words:
    """The one more token of the hand that would score most, if any would add something."""
    best = gain
    words: Words = ""
    for number in _legal(now, seat):
        if not _is_placing(number):
            continue
        then = _played(now, seat, [number])
        sums = breakdown(then)
        total = sum(one.points for one in sums)
        if total > best:
            cell = (number if number < END else number - PLACE_JOKER) % (SIZE * SIZE)
            best, words = total, say("with-more", token=_on(then, cell), points=total)
    return words


# -- the end -----------------------------------------------------------------------------------------------


def ending(variant: Variant, fields: Any) -> Words:
    """Why the game ended, in plain words."""
    return ending_of(fields)


def ending_of(fields: Any) -> Words:
    """Why the game ended, from its record alone."""
    tokens = TOKENS + int(fields.jokers)
    left = say("left-over", count=tokens - int(fields.tokens))
    match int(fields.ending):
        case state.ALL_PLAYED:
            return say("all-played", count=tokens)
        case state.WENT_OUT:
            return say("went-out")
        case state.DEAD_BOARD:
            return say("dead-board", left=left)
        case state.ALL_PASSED:
            return say("all-passed", left=left)
        case state.SKIP_LIMIT:
            return say("too-many-skips", left=left)
    return say("not-over")
