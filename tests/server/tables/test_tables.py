"""People at tables, over real sockets: make, join, play, watch, chat, come back, play again."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from parlour.games import catalogue, find
from parlour.kernel.game_record import GameRecord
from parlour.kernel.state import Variant
from parlour.kernel.verify import verify
from parlour.view.company import first_colours
from parlour.wire.from_client import Again, Hello, Leave, Say, WithdrawAgain
from parlour.wire.to_client import (
    Accepted,
    Chat,
    Draft,
    Moves,
    Next,
    Players,
    Refused,
    Snapshot,
    Update,
)
from parlour.wire.version import VERSION
from tests.games import some_game
from tests.server.people import Person, Served, Site, together

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Anna"}
HERE = {"kind": "here", "name": "Ben"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "random"}


async def two(site: Site) -> tuple[str, str, str]:
    """A table of Anna and Ben: its id and both tokens."""
    table, invite, tokens = await site.make(ME, LINK)
    _, ben = await site.join(table, invite, "Ben")
    return table, tokens[0], ben


async def test_two_people_play_a_whole_game_and_its_record_verifies(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        counts = await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
    assert all(counts)
    record = msgspec.json.decode((await site.get(f"tables/{table}/record")).content, type=GameRecord)
    final = verify(Variant.of(some_game(), **record.options), record)
    assert final.is_over
    end = await site.look(table, anna)
    assert end.phase == "over"
    assert end.result is not None
    assert end.result.scores == final.scores()
    assert end.result.seed == record.seed


async def test_what_updates_made_of_a_snapshot_is_what_a_snapshot_shows(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        await together([a, b], Random(3), 12)
        for person in (a, b):
            shown = await site.look(table, person.token)
            await person.catch_up(shown)
            assert (person.due, person.legal) == (
                shown.due,
                [sum(shown.legal[: i + 1]) for i in range(len(shown.legal))],
            )


async def test_the_game_starts_for_everybody_when_the_last_seat_is_taken(site: Site) -> None:
    table, invite, tokens = await site.make(ME, LINK)
    async with Person(site.url, table, tokens[0]) as anna:
        assert anna.phase == "waiting"
        first = anna.heard[0]
        assert isinstance(first, Snapshot)
        assert first.invite == invite
        await site.join(table, invite, "Ben")
        sat = await anna.until(Players)
        assert [player.name for player in sat.players] == ["Anna", "Ben"]
        started = await anna.until(Update)
        assert started.due
        assert started.steps


async def test_an_invite_shows_the_table_before_one_sits_down(site: Site) -> None:
    table, invite, _ = await site.make(ME, LINK)
    shown = (await site.get(f"invites/{invite}")).json()
    assert (shown["table"], shown["open"], shown["players"][0]["name"]) == (table, 1, "Anna")
    await site.join(table, invite, "Ben")
    assert (await site.get(f"invites/{invite}")).json()["open"] == 0
    full = await site.post(f"tables/{table}/join", {"invite": invite, "name": "Cleo"})
    assert (full.status_code, full.json()["code"]) == (409, "closed")


async def test_a_draft_shows_what_it_would_do_and_stores_nothing(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        due = a if a.seat in a.due else b
        before = await site.look(table, due.token)
        answer = await due.draft([due.legal[0]])
        assert isinstance(answer, Draft)
        assert answer.actions == [due.legal[0]]
        assert answer.changes
        assert await site.look(table, due.token) == before


async def test_a_draft_that_the_rules_forbid_says_which_rule(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        due = a if a.seat in a.due else b
        illegal = next(n for n in range(some_game().action_count) if n not in due.legal)
        answer = await due.draft([illegal])
        assert isinstance(answer, Draft)
        assert [wrong.action for wrong in answer.wrong] == [illegal]
        assert answer.wrong[0].rule
        refused = await due.play([illegal])
        assert isinstance(refused, Refused)
        assert refused.code == "rule"
        assert refused.rule == answer.wrong[0].rule


async def test_who_is_not_due_is_told_so(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        idle = b if a.seat in a.due else a
        answer = await idle.play([0])
        assert isinstance(answer, Refused)
        assert answer.code == "not-due"


async def test_a_stale_commit_is_refused(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        due = a if a.seat in a.due else b
        old = due.known
        action = due.legal[0]
        assert isinstance(await due.play([action]), Accepted)
        again = await due.play([action], old)
        assert isinstance(again, Refused)
        assert again.code in ("stale", "not-due")


async def test_whoever_watches_sees_the_game_but_no_hand_and_cannot_act(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table) as watcher, Person(site.url, table, anna) as a:
        assert watcher.seat == 2
        assert watcher.legal == []
        for message in ('{"t":"play","id":1,"cut":0,"n":0,"actions":[0]}', '{"t":"again"}', '{"t":"leave"}'):
            await watcher.send(message)
            assert (await watcher.until(Refused)).code == "not-seated"
        snapshot = watcher.heard[0]
        assert isinstance(snapshot, Snapshot)
        assert snapshot.invite == ""
        async with Person(site.url, table, ben) as b:
            await together([a, b], Random(1), 6)
        await watcher.until(Update)


async def test_chat_reaches_everybody_once_and_stays(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        await a.send(Say("  Good luck!\n"))
        for person in (a, b):
            line = (await person.until(Chat)).line
            assert (line.seat, line.name, line.text) == (0, "Anna", "Good luck!")
    async with Person(site.url, table) as watcher:
        snapshot = watcher.heard[0]
        assert isinstance(snapshot, Snapshot)
        assert [line.text for line in snapshot.chat] == ["Good luck!"]


async def test_presence_is_told_when_people_come_and_go(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a:
        async with Person(site.url, table, ben):
            there = await a.until(Players)
            assert [player.here for player in there.players] == [True, True]
        gone = await a.until(Players)
        assert [player.here for player in gone.players] == [True, False]


async def test_seats_on_one_device_share_a_socket(site: Site) -> None:
    table, _, tokens = await site.make(ME, {"kind": "here", "name": "Ben"})
    async with Person(site.url, table, tokens[0]) as device:
        for seat in (1, 0, 1):
            await device.send(Hello(tokens[seat]))
            snapshot = await device.until(Snapshot)
            assert snapshot.seat == seat
            there = await device.until(Players)
            assert [player.here for player in there.players] == [True, True]


async def test_who_comes_back_misses_nothing_and_gets_nothing_twice(site: Site) -> None:
    table, anna, ben = await two(site)
    away = Person(site.url, table)
    random = Random(5)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        for _ in range(6):
            await away.come()
            await away.go()
            due = a if a.seat in a.due else b
            await due.play([random.choice(due.legal)])
            await due.send(Say("Your turn"))
            await due.until(Chat)
            for person in (a, b):
                shown = await site.look(table, person.token)
                await person.catch_up(shown)
        async with away:
            shown = await site.look(table)
            assert (away.known, away.line) == ((shown.cut, shown.n), shown.line)
            await a.send(Say("Are you back?"))
            await away.until(Chat)
            await away.go()
            before = len(away.heard)
            await away.come()
            assert [type(message) for message in away.heard[before:]] == [Players], "nothing is told twice"
            await away.go()
            await a.send(Say("And now?"))
            await a.until(Chat)
            before = len(away.heard)
            await away.come()
            assert [type(message) for message in away.heard[before:]] == [Chat, Players]


async def test_whose_copy_is_damaged_gets_the_game_whole_and_is_counted(site: Site, served: Served) -> None:
    table, _, tokens = await site.make(ME, HERE)
    async with Person(site.url, table, tokens[0], stream=True) as anna:
        told = len([one for one in anna.heard if isinstance(one, Moves)])
        await anna.send(Hello(anna.token, wire=VERSION, damaged=True))
        await anna.until(Players)
        moves = [one for one in anna.heard if isinstance(one, Moves)]
    assert len(moves) == told + 1
    assert moves[-1].start == moves[0].start != ""
    assert served.services.admission.refusals.tell()["checksum"] == 1


async def test_getting_up_before_the_start_opens_the_seat_again(site: Site) -> None:
    three = some_game()
    if 3 not in three.seating.seats:
        pytest.skip("needs a game for three")
    table, invite, tokens = await site.make(ME, LINK, LINK)
    seat, ben = await site.join(table, invite, "Ben")
    async with Person(site.url, table, tokens[0]) as a, Person(site.url, table, ben) as b:
        await b.send(Leave())
        while True:
            there = await a.until(Players)
            if there.players[seat].kind == "open":
                break
    taken, _ = await site.join(table, invite, "Cleo")
    assert taken == seat


async def test_who_gives_up_of_two_loses(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        await together([a, b], Random(1), 12)
        await b.send(Leave())
        while (end := await a.until(Update)).result is None:
            continue
        assert (end.result.ended, end.result.ended_by) == ("resigned", b.seat)
        assert end.result.returns[b.seat] < 0 < end.result.returns[a.seat]
    record = (await site.get(f"tables/{table}/record")).json()
    assert record["ended"]


async def test_the_record_is_not_served_while_the_game_goes_on(site: Site) -> None:
    table, anna, _ = await two(site)
    got = await site.get(f"tables/{table}/record", anna)
    assert (got.status_code, got.json()["code"]) == (409, "closed")


async def test_all_who_ask_play_again_with_the_same_tokens(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        await a.send(Leave())
        await b.until(Update)
        await a.send(Again())
        asked = await b.until(Players)
        assert [player.again for player in asked.players] == [True, False]
        await b.send(Again())
        found = {(await person.until(Next)).table for person in (a, b)}
    assert len(found) == 1
    async with Person(site.url, found.pop(), anna) as a2:
        assert (a2.seat, a2.phase) == (0, "playing")


async def test_a_request_for_a_rematch_is_withdrawn_until_all_have_asked(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        await a.send(Leave())
        await b.until(Update)
        for wanted, message in ((True, Again()), (False, WithdrawAgain()), (True, Again())):
            await a.send(message)
            assert [player.again for player in (await b.until(Players)).players] == [wanted, False]
        await b.send(Again())
        following = (await a.until(Next)).table
        await a.send(WithdrawAgain())
        shown = await site.look(table, anna)
        assert (shown.next, [player.again for player in shown.players]) == (following, [True, True])


async def test_what_was_said_is_read_at_the_next_table_by_those_who_sat_there(site: Site) -> None:
    table, anna, ben = await two(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        await b.send(Say("Good luck!"))
        await a.until(Chat)
        await a.send(Leave())
        await b.until(Update)
        await a.send(Again())
        await b.send(Again())
        following = (await a.until(Next)).table
    for token in (anna, ben):
        before = (await site.look(following, token)).before
        assert [line.text for line in (await site.look(before, token)).chat] == ["Good luck!"]
    assert (await site.look(following)).before == ""


async def test_bots_play_whole_games_alone(site: Site, served: Served) -> None:
    table, _, _ = await site.make(BOT, BOT)
    async with Person(site.url, table) as watcher:
        while watcher.phase != "over":
            await watcher.hear()
    shown = await site.look(table)
    assert shown.result is not None
    assert all(player.kind == "bot" and player.here for player in shown.players)


async def test_a_person_plays_a_bot_to_the_end(site: Site) -> None:
    table, _, tokens = await site.make(ME, BOT)
    async with Person(site.url, table, tokens[0]) as a:
        assert await a.play_on(Random(9)) > 0
        assert a.phase == "over"


async def test_a_program_plays_over_http_alone(site: Site) -> None:
    table, _, tokens = await site.make(ME, BOT)
    for _ in range(2000):
        shown = await site.look(table, tokens[0])
        if shown.phase == "over" or len(shown.log) > 8:
            break
        if 0 in shown.due:
            body = {"token": tokens[0], "cut": shown.cut, "n": shown.n, "actions": [shown.legal[0]]}
            got = await site.post(f"tables/{table}/play", body)
            assert got.status_code == 200, got.text
    assert len(shown.log) > 8


async def test_lists_show_my_tables_and_open_ones(site: Site) -> None:
    mine, invite, tokens = await site.make(ME, LINK)
    found, _, _ = await site.make(ME, LINK, visibility="open")
    keys = [
        {"table": mine, "token": tokens[0]},
        {"table": found, "token": "foreign"},
        {"table": "nowhere", "token": "x"},
    ]
    got = (await site.post("tables/mine", {"tables": keys})).json()
    assert [(table["table"], table["my_seat"], table["invite"]) for table in got["tables"]] == [
        (mine, 0, invite)
    ]
    assert got["unknown"] == [found, "nowhere"]
    listed = {table["table"]: table for table in (await site.get("tables/open")).json()["tables"]}
    assert mine not in listed
    assert listed[found]["my_seat"] == -1
    assert listed[found]["invite"]


async def test_lists_tell_what_is_played_by_which_clock_in_which_series_and_how_it_ended(site: Site) -> None:
    clock = {"kind": "turn", "main": 600}
    series = {"form": "best", "games": 3}
    table, _, tokens = await site.make(
        ME, BOT, visibility="open", options={"aids": "false"}, clock=clock, series=series
    )
    listed = {one["table"]: one for one in (await site.get("tables/open")).json()["tables"]}[table]
    assert listed["options"] == [["Who begins", "Drawn"], ["Help while playing", "is not given"]]
    assert (listed["clock"], listed["result"]) == ({"kind": "turn", "main": 600, "loses": True}, None)
    assert (listed["form"], listed["games"]) == ("best", 3)
    async with Person(site.url, table, tokens[0]) as anna:
        await anna.send(Leave())
        while (await anna.until(Update)).result is None:
            continue
    (mine,) = (await site.post("tables/mine", {"tables": [{"table": table, "token": tokens[0]}]})).json()[
        "tables"
    ]
    assert (mine["result"]["ended"], mine["result"]["verdict"]) == ("void", "unfinished")
    assert mine["result"]["returns"] == [0, 0]


async def test_lists_and_invitations_show_the_colours_of_the_table(site: Site) -> None:
    worn = set[tuple[int, ...]]()
    for game in catalogue():
        if game.display is None or 2 not in game.seating.seats:
            continue
        table, invite, tokens = await site.make(ME, HERE, game=game)

        async def same(table: str = table, invite: str = invite, token: str = tokens[0]) -> None:
            shown = [seat.colour for seat in (await site.look(table)).seats]
            wanted = shown if max(shown) >= 0 else []
            (mine,) = (await site.post("tables/mine", {"tables": [{"table": table, "token": token}]})).json()[
                "tables"
            ]
            assert mine["colours"] == (await site.get(f"invites/{invite}")).json()["colours"] == wanted
            worn.add(tuple(wanted))

        await same()
        async with Person(site.url, table, tokens[0]) as anna, Person(site.url, table, tokens[1]) as ben:
            await together([anna, ben], Random(1), 4)
        await same()
    assert len(worn - {()}) > 1, "in some game colours are chosen"


async def test_games_say_the_teams_and_colours_of_their_tables(site: Site) -> None:
    for game in (await site.get("games")).json():
        for seating in game["seatings"]:
            seats = [ME, *[LINK] * (seating["seats"] - 1)]
            table, _, _ = await site.make(*seats, game=find(game["slug"]), options=seating["options"])
            shown = await site.look(table)
            nobody = [-1] * seating["seats"]
            assert [player.team for player in shown.players] == (seating["teams"] or nobody)
            assert [seat.colour for seat in shown.seats] == (seating["colours"] or nobody)


async def test_a_colour_that_one_player_has_taken_is_no_other_players(site: Site) -> None:
    games = [game for game in catalogue() if game.display is not None]
    game = next(game for game in games if first_colours(Variant.of(game, seats=2))[:1] not in ([], [0]))
    table, invite, tokens = await site.make(ME, LINK, game=game)
    _, ben = await site.join(table, invite, "Ben")
    async with Person(site.url, table, tokens[0]) as a, Person(site.url, table, ben) as b:
        first, second = (a, b) if a.seat in a.due else (b, a)
        taken = first.legal[0]
        assert isinstance(await first.play([taken]), Accepted)
        while second.seat not in second.due:
            await second.hear()
        assert taken not in second.legal
        refused = await second.play([taken])
        assert isinstance(refused, Refused)
        assert (refused.code, refused.rule != "") == ("rule", True)
        assert isinstance(await second.play([second.legal[0]]), Accepted)
    worn = [seat.colour for seat in (await site.look(table)).seats]
    assert len({*worn, -1}) == 3
