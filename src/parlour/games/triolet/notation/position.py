"""A position as one line of text, both ways.

Parts stand between bars; each has a name, and those that say the usual may be missing:

    turn A | board 9@h8 2@i8 *4@j8 | draft 5@h9 | hands A 1 7, B 0 0 12 | bag 0x7 1x8 … | scores 30 12

`turn A again` is an extra play. `draft` are the tokens of the play being made. In a view (`view A`, or
`view -` for a spectator) unseen tokens are `?`, and `bag` is all that is unseen, of which `bagsize` are in
the bag. Without `bag` it is what the board and the hands leave of a full set.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.words import (
    CELL,
    JOKER_SIGN,
    KIND,
    NUMBER,
    SEATS,
    cell_name,
    cell_number,
    kind_name,
    kind_number,
)
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.board import survey
from parlour.games.triolet.state import COPIES, DRAW_DUE, HAND, JOKER, KINDS, SIZE, TOKENS, VALUES
from parlour.kernel.errors import NotReadable

STAGES: Final = ("play", "lot", "draw")
ENDINGS: Final = ("running", "played", "out", "dead", "passed", "skipped")
MOST_SCORE: Final = 10_000
"""More points than any game or room reaches, and with those of a game fewer than a record holds."""

Reader = Callable[[Any, list[str]], None]
"""Fills in what the words of a part say."""

UNSEEN: Final = "?"
SPECTATOR: Final = "-"


# -- writing ---------------------------------------------------------------------------------------------


def position_text(state: TrioletState) -> str:
    """The whole position in one line; what is zero is left out."""
    return written(parts(state, STAGES))


def written(parts: Iterable[tuple[str, str]]) -> str:
    """The line of parts, each a name and its words."""
    return " | ".join(f"{name} {words}" for name, words in parts)


def parts(state: TrioletState, stages: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The parts of a position, each a name and its words; what is zero is left out."""
    seats = range(int(state.seats))
    view = int(state.viewer)
    if view:
        yield "view", SPECTATOR if view > len(seats) else SEATS[view - 1]
    if int(state.ending):
        yield "over", ENDINGS[int(state.ending)]
    if int(state.stage):
        yield "stage", stages[int(state.stage)]
    yield "turn", f"{SEATS[int(state.mover)]}{' again' if int(state.extra) else ''}"
    draft = [int(cell) for cell in state.draft[: int(state.placed)]]
    if settled := [cell for cell in _filled(state) if cell not in draft]:
        yield "board", " ".join(_token_text(state, cell) for cell in settled)
    if draft:
        yield "draft", " ".join(_token_text(state, cell) for cell in draft)
    yield "hands", ", ".join(_hand_text(state, seat) for seat in seats)
    yield "bag", " ".join(f"{kind_name(k)}x{int(n)}" for k, n in enumerate(state.bag) if n)
    if view:
        yield "bagsize", str(int(state.bag_size))
    yield "scores", " ".join(str(int(state.scores[seat])) for seat in seats)
    for name in ("swapped", "skips", "passes"):
        if count := int(getattr(state, name)):
            yield name, str(count)
    if int(state.opened) < len(seats):
        yield "opened", str(int(state.opened))
    if int(state.barred):
        yield "barred", kind_name(int(state.barred) - 1)
    if returned := [_counts_text(seat, state.returned[seat]) for seat in seats if any(state.returned[seat])]:
        yield "returned", ", ".join(returned)


def _filled(state: TrioletState) -> list[int]:
    return [SIZE * y + x for y in range(SIZE) for x in range(SIZE) if state.board[y, x]]


def _token_text(state: TrioletState, cell: int) -> str:
    content = int(state.board[cell // SIZE, cell % SIZE]) - 1
    sign = JOKER_SIGN if content >= VALUES else ""
    return f"{sign}{content % VALUES}@{cell_name(cell)}"


def _hand_text(state: TrioletState, seat: int) -> str:
    held = _counts_text(seat, state.hands[seat])
    return held + f" {UNSEEN}" * (int(state.held[seat]) - int(sum(state.hands[seat])))


def _counts_text(seat: int, counts: Any) -> str:
    return " ".join(
        [SEATS[seat], *(kind_name(kind) for kind in range(KINDS) for _ in range(int(counts[kind])))]
    )


# -- reading ---------------------------------------------------------------------------------------------

_TOKEN: Final = re.compile(rf"(\*?)({NUMBER})@({CELL})")
_KIND: Final = re.compile(KIND)
_COUNTED: Final = re.compile(rf"({KIND})x(\d{{1,2}})")


def read_position(state: TrioletState, text: str) -> None:
    """Fill a record that holds the options from a position's text; raises `NotReadable` naming the part."""
    read_parts(state, text, READERS)
    drawing, held = int(state.stage) == DRAW_DUE, state.held[: int(state.seats)]
    if drawing and (int(state.bag_size) == 0 or held.min() == HAND):
        raise NotReadable(say("read-part", name=repr("stage"), text=repr(STAGES[DRAW_DUE])))


def read_parts(state: TrioletState, text: str, readers: Mapping[str, Reader]) -> None:
    """Fill a record by the parts of a text, each by the reader of its name; raises `NotReadable`."""
    parts = _split(text, readers)
    state.opened = state.seats
    for name, reader in readers.items():
        if name in parts:
            try:
                reader(state, parts[name])
            except (ValueError, IndexError, OverflowError):
                raise NotReadable(
                    say("read-part", name=repr(name), text=repr(" ".join(parts[name])))
                ) from None
    survey(state)
    if "bag" not in parts:
        _leave_in_bag(state)
    if not state.viewer or "bagsize" not in parts:
        _size_bag(state)


def _split(text: str, readers: Mapping[str, Reader]) -> dict[str, list[str]]:
    """The words of each part by its name."""
    parts: dict[str, list[str]] = {}
    for part in text.split("|"):
        name, *words = part.replace(",", " , ").split() or [""]
        if name not in readers or name in parts:
            raise NotReadable(say("read-no-part", text=repr(part.strip())))
        parts[name] = words
    return parts


def one(words: list[str]) -> str:
    """The one word of a part."""
    (word,) = words
    return word


def _read_view(state: TrioletState, words: list[str]) -> None:
    word = one(words)
    state.viewer = 1 + (int(state.seats) if word == SPECTATOR else _seat(state, word))


def _read_ending(state: TrioletState, words: list[str]) -> None:
    state.ending = ENDINGS.index(one(words))


def _read_stage(state: TrioletState, words: list[str]) -> None:
    state.stage = STAGES.index(one(words))


def _read_turn(state: TrioletState, words: list[str]) -> None:
    state.mover = _seat(state, words[0])
    if words[1:] not in ([], ["again"]):
        raise ValueError(words)
    state.extra = len(words) - 1


def _seat(state: TrioletState, word: str) -> int:
    return SEATS[: int(state.seats)].index(one([*word]))


def _read_board(state: TrioletState, words: list[str]) -> None:
    for word in words:
        _lay(state, word)


def _read_draft(state: TrioletState, words: list[str]) -> None:
    cells = sorted(_lay(state, word) for word in words)
    state.placed = len(cells)
    for i, cell in enumerate(cells):
        state.draft[i] = cell


def _lay(state: TrioletState, word: str) -> int:
    match = _TOKEN.fullmatch(word)
    if match is None:
        raise ValueError(word)
    cell = cell_number(match[3])
    if state.board[cell // SIZE, cell % SIZE]:
        raise ValueError(word)
    state.board[cell // SIZE, cell % SIZE] = 1 + int(match[2]) + (VALUES if match[1] else 0)
    return cell


def _read_hands(state: TrioletState, words: list[str]) -> None:
    for seat, tokens in _by_seat(state, words):
        if len(tokens) > HAND:
            raise ValueError(tokens)
        state.held[seat] = len(tokens)
        for word in tokens:
            if word != UNSEEN:
                state.hands[seat, _kind(word)] += 1


def _read_returned(state: TrioletState, words: list[str]) -> None:
    for seat, tokens in _by_seat(state, words):
        for word in tokens:
            state.returned[seat, _kind(word)] += 1


def _by_seat(state: TrioletState, words: list[str]) -> Iterator[tuple[int, list[str]]]:
    hands = [part.split() for part in " ".join(words).split(",")]
    seats = [_seat(state, letter) for letter, *_ in hands]
    if len(set(seats)) < len(seats):
        raise ValueError(seats)
    yield from zip(seats, (tokens for _, *tokens in hands), strict=True)


def _kind(word: str) -> int:
    if not _KIND.fullmatch(word):
        raise ValueError(word)
    return kind_number(word)


def _read_bag(state: TrioletState, words: list[str]) -> None:
    for word in words:
        match = _COUNTED.fullmatch(word)
        if match is None:
            raise ValueError(word)
        state.bag[kind_number(match[1])] = int(match[2])


def _read_scores(state: TrioletState, words: list[str]) -> None:
    for seat, word in zip(range(int(state.seats)), words, strict=True):
        points = int(word)
        if abs(points) > MOST_SCORE:
            raise ValueError(word)
        state.scores[seat] = points


def _read_barred(state: TrioletState, words: list[str]) -> None:
    state.barred = 1 + _kind(one(words))


def count_of(name: str) -> Reader:
    """The reader of a field that is a number."""

    def read(state: TrioletState, words: list[str]) -> None:
        setattr(state, name, int(one(words)))

    return read


READERS: Final[Mapping[str, Reader]] = {
    "view": _read_view,
    "over": _read_ending,
    "stage": _read_stage,
    "turn": _read_turn,
    "board": _read_board,
    "draft": _read_draft,
    "hands": _read_hands,
    "bag": _read_bag,
    "bagsize": count_of("bag_size"),
    "scores": _read_scores,
    "swapped": count_of("swapped"),
    "skips": count_of("skips"),
    "passes": count_of("passes"),
    "opened": count_of("opened"),
    "barred": _read_barred,
    "returned": _read_returned,
}


def _leave_in_bag(state: TrioletState) -> None:
    """Leave in the bag what of a full set is neither on the board nor in a hand that is known."""
    left = [*(int(n) for n in COPIES), int(state.jokers)]
    for content in state.board.flat:
        if content:
            left[JOKER if content > VALUES else int(content) - 1] -= 1
    for kind in range(KINDS):
        left[kind] -= int(sum(state.hands[:, kind]))
        if left[kind] < 0:
            raise NotReadable(say("read-too-many", token=kind_name(kind)))
        state.bag[kind] = left[kind]


def _size_bag(state: TrioletState) -> None:
    """In the bag is all that `bag` counts; on a view, less what lies in the other hands."""
    in_hands = sum(int(state.held[seat]) - int(sum(state.hands[seat])) for seat in range(int(state.seats)))
    size = int(sum(state.bag)) - (in_hands if state.viewer else 0)
    if not 0 <= size <= TOKENS + int(state.jokers):
        raise NotReadable(say("read-bag", count=size))
    state.bag_size = size
