"""Several seats of one device on one socket: each is told the table and plays, whoever looks."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from parlour.games import find
from parlour.view.fold import Fold
from parlour.wire.from_client import AsSeat, Hello, OtherSeat, Play
from parlour.wire.to_client import Company, CutBack, ForSeat, Moves, Players, Refused, ToClient
from parlour.wire.version import VERSION
from tests.server.people import Person, Site

pytestmark = pytest.mark.anyio

ME: Final = {"kind": "me", "name": "Anna"}
HERE: Final = {"kind": "here", "name": "Ben"}
LINK: Final = {"kind": "link"}


class Device:
    """Two seats at one socket, each with its fold."""

    def __init__(self, site: Site, table: str, tokens: dict[int, str]) -> None:
        self.tokens, self.front = tokens, 0
        self.person = Person(site.url, table, stream=True)
        self.folds: dict[int, Fold] = {}
        self.told = dict[int, list[ToClient]]()
        self._number = 0

    async def comes(self, front: int = 0) -> None:
        """Open a socket, and say what is known of each seat."""
        self.front = front
        await self.person.come()  # to watch, as yet
        known = {seat: (fold.cut, fold.n) for seat, fold in self.folds.items()}
        others = [OtherSeat(token, known.get(seat)) for seat, token in self.tokens.items() if seat != front]
        self.told = {seat: [] for seat in self.tokens}
        await self.person.send(Hello(self.tokens[front], others, wire=VERSION, known=known.get(front)))
        for seat in sorted(self.tokens, key=lambda each: each != front):
            await self.until(seat, Moves)
        await self.person.until(Players)

    async def until(self, seat: int, *kinds: type[Any]) -> Any:
        """Listen until a seat is told one of these kinds, and return it."""
        while True:
            message = await self.person.hear()
            about, inner = self.front, message
            if isinstance(message, ForSeat):
                about, inner = message.seat, message.message
            self.told[about].append(inner)  # type: ignore[arg-type] # no envelope holds another
            if isinstance(inner, Company):
                assert inner.seat == about
                self.folds.setdefault(about, Fold(find(inner.game)))
            if isinstance(inner, Moves | CutBack):
                self.folds[about].take(inner)
            if about == seat and isinstance(inner, kinds):
                return inner

    async def plays(self, seat: int, action: int) -> Moves | Refused:
        """Commit an action of a seat; its answer."""
        self._number += 1
        fold = self.folds[seat]
        play = Play(self._number, fold.cut, fold.n, [action])
        await self.person.send(play if seat == self.front else AsSeat(seat, play))
        while True:
            answer: Moves | Refused = await self.until(seat, Moves, Refused)
            if answer.id == self._number:
                return answer


async def test_each_is_told_its_own_view_and_what_came_since_it_was(site: Site) -> None:
    table, _, tokens = await site.make(ME, HERE)
    device, chosen = Device(site, table, tokens), Random(1)
    await device.comes()
    for turn in range(24):
        due = [seat for seat, fold in device.folds.items() if seat in fold.due]
        if not due:
            break
        seat = chosen.choice(due)
        answer = await device.plays(seat, chosen.choice(device.folds[seat].legal(seat)))
        assert isinstance(answer, Moves)
        if turn % 8 == 7:
            before = {each: fold.n for each, fold in device.folds.items()}
            await device.person.go()
            await device.comes(front=turn % 2)
            for each, fold in device.folds.items():
                moves = [one for one in device.told[each] if isinstance(one, Moves)]
                assert [(move.start, len(move.moves)) for move in moves] == [("", fold.n - before[each])]
    for each, fold in device.folds.items():
        async with Person(site.url, table, tokens[each], stream=True) as alone:
            if fold.n < alone.n:
                await device.until(each, Moves)
            assert alone.fold is not None
            assert (alone.fold.record, alone.fold.entries) == (fold.record, fold.entries)
    await device.person.go()


async def test_an_answer_goes_to_the_seat_that_asked(site: Site) -> None:
    table, _, tokens = await site.make(ME, HERE)
    device = Device(site, table, tokens)
    await device.comes()
    for seat, fold in device.folds.items():
        if seat not in fold.due:
            refused = await device.plays(seat, 0)
            assert isinstance(refused, Refused)
            assert refused.code == "not-due"
    seat = next(seat for seat, fold in device.folds.items() if seat in fold.due)
    await device.plays(seat, device.folds[seat].legal(seat)[0])
    other = 1 - seat
    answers = {each: [one.id for one in device.told[each] if isinstance(one, Moves)] for each in (0, 1)}
    if device.folds[other].n:
        assert max(answers[other], default=-1) == -1
    assert max(answers[seat]) > 0
    await device.person.go()


async def test_nobody_speaks_for_a_seat_of_another_device(site: Site) -> None:
    table, invite, tokens = await site.make(ME, LINK)
    _, theirs = await site.join(table, invite, "Cleo")
    async with Person(site.url, table, tokens[0], stream=True) as anna:
        for seat in (1, 2, 9):
            await anna.send(AsSeat(seat, Play(5, 0, anna.n, [0])))
            refused = await anna.until(ForSeat)
            assert refused.seat == seat
            assert isinstance(refused.message, Refused)
            assert (refused.message.code, refused.message.id) == ("not-seated", 5)
        await anna.send(AsSeat(-1, Play(7, 0, anna.n, [0])))  # not one's own seat either
        own = await anna.until(Refused)
        assert (own.code, own.id) == ("not-seated", 7)
        await anna.send(Hello(tokens[0], [OtherSeat("no token of this table")], wire=VERSION))
        await anna.until(Players)
        await anna.send(AsSeat(1, Play(6, 0, anna.n, [0])))
        assert (await anna.until(ForSeat)).message.code == "not-seated"
    async with Person(site.url, table, theirs) as cleo:
        assert cleo.seat == 1
