"""A page without its game's compiled rules asks the server what they say, over real sockets."""

from __future__ import annotations

from random import Random

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.wire.from_client import Ask
from parlour.wire.parts import NarratorCall
from parlour.wire.to_client import Refused, Told
from tests.server.people import Person, Site, together

pytestmark = pytest.mark.anyio

PLAYERS = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}
GAMES = [game for game in catalogue() if 2 in game.seating.seats]


async def asked(person: Person, *calls: NarratorCall, cut: int = 0) -> Told | Refused:
    """The answer to some calls."""
    await person.send(Ask(7, cut, list(calls)))
    answer: Told | Refused = await person.until(Told, Refused)
    assert answer.id == 7
    return answer


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
async def test_who_is_due_and_what_is_legal_is_told_to_who_asks(site: Site, game: Game) -> None:
    table, _, tokens = await site.make(*PLAYERS, game=game)
    people = [await Person(site.url, table, token, stream=True).come() for token in tokens.values()]
    watcher = await Person(site.url, table, stream=True).come()
    await together(people, Random(4), 4)
    for person in (*people, watcher):
        await asked(person)  # all that was told before this is heard then
        assert person.fold is not None
        cut, n = person.fold.cut, person.fold.n
        expected = [person.fold.due, person.fold.legal(person.seat)]  # before others go on
        told = await asked(person, NarratorCall("legal", n), NarratorCall("changes", 0, n), cut=cut)
        assert isinstance(told, Told)
        assert told.answers[0] == expected
        assert told.answers[1][0][0] > 0
        refused = await asked(person, NarratorCall("scene", n + 1000), cut=cut)
        assert isinstance(refused, Refused)
        assert refused.code == "stale"
        await person.go()


async def test_what_a_seat_may_draft_only_it_is_told(site: Site) -> None:
    table, _, tokens = await site.make(*PLAYERS)
    anna, ben = [await Person(site.url, table, token, stream=True).come() for token in tokens.values()]
    due, other = (anna, ben) if anna.seat in anna.due else (ben, anna)
    assert due.fold is not None
    draft = NarratorCall("preview", due.fold.n, due.fold.n, due.legal[:1])
    told, refused = await asked(due, draft), await asked(other, draft)
    assert isinstance(told, Told)
    assert told.answers[0][0] == due.legal[:1]
    assert isinstance(refused, Refused)
    for person in (anna, ben):
        await person.go()


async def test_who_asks_too_much_is_refused(site: Site) -> None:
    table, _, _ = await site.make(*PLAYERS)
    watcher = await Person(site.url, table, stream=True).come()
    refused = await asked(watcher, *[NarratorCall("scene", 0)] * 65)
    assert isinstance(refused, Refused)
    assert refused.code == "limit"
    await watcher.go()
