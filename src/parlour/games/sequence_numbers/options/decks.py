"""Decks of sums: those designed here, and what a deck must be to be worth solving (2.3)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.state import MAX_CELLS, MOST_COPIES
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadOption
from parlour.kernel.message import Words

DESIGNED: Final = "designed"
STYLES: Final = (DESIGNED, "to 20", "times")
"""Additions and subtractions; with at most 20 added or taken away; with products of composite numbers."""
DECKS: Final = 8
"""Decks of each style, one of which is drawn for a game."""
EASY: Final = 20
MOST_TRIES: Final = 20
PRODUCTS: Final = 4
"""Every such number has a product among its cards."""
FEWEST_NUMBERS: Final = 28
"""On a board with fewer, a tenth of the cards is too few for any operand."""
SHARE: Final = 10
_NAMED: Final = re.compile(rf"({'|'.join(STYLES)})(?: ([1-{DECKS}]))?")
_SUM: Final = re.compile(r"([0-9]{1,4})([-+*])([0-9]{1,4})")


class Sum(NamedTuple):
    """What a card asks: two operands and `+`, `-` or `*`."""

    a: int
    sign: str
    b: int

    @property
    def value(self) -> int:
        """What it makes."""
        if self.sign == "*":
            return self.a * self.b
        return self.a + self.b if self.sign == "+" else self.a - self.b

    @property
    def same(self) -> tuple[str, frozenset[int]]:
        """Alike for sums that only differ in the order of their operands."""
        return self.sign, frozenset((self.a, self.b))

    def __str__(self) -> str:
        return f"{self.a} {self.sign} {self.b}"


def read_deck(text: str) -> str:
    """The name of a designed deck, or sums such as `1+0,7-6,2*1,…`; `sums_by_number` checks them.

    >>> read_deck("times 3"), read_deck("1 + 0, 7-6")
    ('times 3', '1+0,7-6')
    """
    if _NAMED.fullmatch(text):
        return text
    sums = text.replace(" ", "").split(",")
    if len(sums) > MAX_CELLS * MOST_COPIES or not all(_SUM.fullmatch(card) for card in sums):
        raise BadOption("deck", say("deck-must", known=", ".join(STYLES)))
    return ",".join(sums)


def settle_deck(text: str, below: Callable[[int], int]) -> str:
    """Draw one of the designed decks of a style.

    >>> settle_deck("to 20", lambda n: n - 1), settle_deck("times 3", lambda n: 0)
    ('to 20 8', 'times 3')
    """
    return f"{text} {1 + below(DECKS)}" if text in STYLES else text


def outdated_deck(text: str) -> Words:
    """Why a custom deck is not worth solving; "" for any other (2.3)."""
    if _NAMED.fullmatch(text):
        return ""
    cards: dict[int, list[Sum]] = {}
    for card in _sums_in(text):
        cards.setdefault(card.value, []).append(card)
    return fault([cards[number] for number in sorted(cards)]) or ""


def sums_by_number(text: str, numbers: int, copies: int) -> tuple[tuple[Sum, ...], ...]:
    """The cards of each number, from 1 on; raises `BadOption` naming the sum or number that is wrong."""
    if _NAMED.fullmatch(text):
        return designed(text, numbers, copies)
    cards: list[list[Sum]] = [[] for _ in range(numbers)]
    for card in _sums_in(text):
        if not 1 <= card.value <= numbers:
            raise BadOption("deck", say("deck-value", sum=str(card), value=card.value, numbers=numbers))
        cards[card.value - 1].append(card)
    for number, sums in enumerate(cards, 1):
        if len(sums) != copies:
            raise BadOption("deck", say("deck-copies", number=number, count=len(sums), copies=copies))
    return tuple(tuple(sums) for sums in cards)


def _sums_in(text: str) -> Iterator[Sum]:
    for written in text.split(","):
        match = _SUM.fullmatch(written)
        if match is None:
            raise BadOption("deck", say("deck-no-sum", given=repr(written)))
        yield Sum(int(match[1]), match[2], int(match[3]))


@cache
def designed(text: str, numbers: int, copies: int) -> tuple[tuple[Sum, ...], ...]:
    """The cards of each number in the order in which they are shown, for the name of a deck.

    >>> [str(one) for one in designed("designed 1", 48, 2)[20]]
    ['18 + 3', '44 - 23']
    """
    name = _NAMED.fullmatch(text)
    assert name is not None
    seed = STYLES.index(name[1]) * DECKS + int(name[2] or 1)
    deck: tuple[tuple[Sum, ...], ...] = ()
    for again in range(MOST_TRIES):
        deck = _made(name[1], Seeded(seed + 1000 * again).settler(), numbers, copies)
        if fault(deck) is None:
            break
    return deck


def _made(style: str, below: Callable[[int], int], numbers: int, copies: int) -> tuple[tuple[Sum, ...], ...]:
    deck: list[list[Sum]] = [[] for _ in range(numbers)]
    used: Counter[int] = Counter()
    signs = _signs(numbers, copies, style, below)
    most = numbers * copies // SHARE
    for number in _shuffled(range(1, numbers + 1), below):
        for sign in signs[number - 1]:
            same_sums = {card.same for card in deck[number - 1]}
            every = [*_ways(number, sign, numbers)], [*_ways(number, "-", numbers)]  # small boards run out
            unlike = ([way for way in some if way[1].same not in same_sums] for some in every)
            ways = next(ways for ways in unlike if ways)
            _, best = min(ways, key=lambda way: (*_cost(way, used, style, most), below(1 << 20)))
            if best.sign != "-" and below(2):
                best = Sum(best.b, best.sign, best.a)
            deck[number - 1].append(best)
            used.update((best.a, best.b))
    first_added = set(_shuffled(range(numbers), below)[: numbers // 2])
    return tuple(
        tuple(_in_turns(cards, added_first=number in first_added)) for number, cards in enumerate(deck)
    )


def _shuffled(numbers: range, below: Callable[[int], int]) -> list[int]:
    order = list(numbers)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _signs(numbers: int, copies: int, style: str, below: Callable[[int], int]) -> list[list[str]]:
    """How many of each number's cards add and take away: as many of one kind as of the other in all."""
    adding = []
    for number in range(1, numbers + 1):
        sums, differences = number // 2, numbers - number
        adding.append(copies - differences if differences < copies // 2 else min(copies // 2, sums))
    middle = numbers // 2
    adding[middle] += numbers * copies // 2 - sum(adding)
    signs = [["+"] * count + ["-"] * (copies - count) for count in adding]
    if style == "times":
        composite = [
            n for n in _shuffled(range(4, numbers + 1), below) if any(n % a == 0 for a in range(2, n))
        ]
        mixed = [signs[n - 1] for n in composite if len(set(signs[n - 1])) > 1]
        for k, kinds in enumerate(mixed[: numbers // PRODUCTS // 2 * 2]):
            kinds[kinds.index("+-"[k % 2])] = "*"
    return signs


def _ways(number: int, sign: str, highest: int) -> Iterator[tuple[int, Sum]]:
    """Sums that make a number, with how far they are from a proper one (small boards have too few)."""
    if sign == "*":
        yield from ((0, Sum(a, "*", number // a)) for a in range(2, number) if number % a == 0)
    elif sign == "+":
        for a in range(number // 2 + 1):
            yield (2 if a == 0 else 1 if a == 1 else 0), Sum(number - a, "+", a)
    else:
        for b in range(2 * highest):
            far = 3 if number + b > highest else 2 if b == 0 else 1 if b == 1 else 0
            yield far, Sum(number + b, "-", b)


def _cost(way: tuple[int, Sum], used: Counter[int], style: str, most: int) -> tuple[int, ...]:
    """The faults of a sum, the worst first: too hard, an operand used up, an odd sum, one used often."""
    far, one = way
    hard = style == "to 20" and min(one.a, one.b) > EASY
    high, low = sorted((used[one.a], used[one.b]), reverse=True)
    return int(hard), int(high >= most), far, high, low


def _in_turns(cards: list[Sum], *, added_first: bool) -> list[Sum]:
    """Additions (or products) and subtractions by turns."""
    added = [card for card in cards if card.sign != "-"]
    subtracted = [card for card in cards if card.sign == "-"]
    lists = (added, subtracted) if added_first else (subtracted, added)
    turns = [card for pair in zip(*lists, strict=False) for card in pair]
    return turns + [card for card in cards if card not in turns]


def fault(cards: Sequence[Sequence[Sum]]) -> Words | None:
    """Why a deck is not worth solving: sums repeated, beyond the board, of one kind, or with one operand."""
    numbers, every = len(cards), [card for some in cards for card in some]
    for some in cards:
        for k, card in enumerate(some):
            if card.same in {other.same for other in some[:k]}:
                return say("deck-repeats", sum=str(card), number=card.value)
    if numbers < FEWEST_NUMBERS:
        return None
    for card in every:
        if max(card.a, card.b) > numbers:
            return say("deck-beyond", sum=str(card), numbers=numbers)
    added, subtracted = (sum(card.sign == sign for card in every) for sign in "+-")
    if abs(added - subtracted) > 1:
        return say("deck-uneven", added=added, taken=subtracted)
    operand, count = Counter(operand for card in every for operand in {card.a, card.b}).most_common(1)[0]
    most = len(every) // SHARE
    if count <= most:
        return None
    return say("deck-operand", operand=operand, count=count, cards=len(every), most=most)
