"""Before the game: who sits where, under which name, held by which secret."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.kernel.actors import NOBODY
from parlour.kernel.errors import BadOption
from parlour.play.create import create
from parlour.play.errors import Declined
from parlour.play.names import LONGEST_NAME, clean_name, persons_name
from parlour.play.rematch import rematch
from parlour.play.seating import Chair, Plan
from parlour.play.tokens import holder_of, new_code, new_token
from parlour.testing.tiny import GAME
from tests.play.tables import ANNA, BEN, CLEO, LINK, a_run, again, do, made, play_out, table_of

NAMES = Path(__file__).with_name("names.json")
"""Names and what is wrong with each; `web/src/lib/names.test.ts` holds the form to them too."""


def test_it_starts_at_once_when_nobody_is_waited_for() -> None:
    new = made(ANNA, Plan("bot", level="greedy"), BEN)
    assert new.table.state.phase == "playing"
    assert [event.kind for event in new.events] == ["created", "started"]
    assert new.table.state.chairs[1] == Chair("bot", "Pica B", "greedy")
    assert sorted(new.tokens) == [0, 2]


def test_bots_of_one_level_have_names_of_their_own() -> None:
    greedy, random = Plan("bot", level="greedy"), Plan("bot", level="random")
    chairs = made(greedy, random, greedy).table.state.chairs
    assert [chair.name for chair in chairs] == ["Pica A", "Dodo B", "Gazza C"]


def test_bots_that_act_beside_the_one_waited_for_come_first() -> None:
    bot = Plan("bot", level="greedy")
    table = table_of(bot, bot, bot, game=replace(GAME, waited_for=lambda fields: 0b010))
    assert table.state.due == (0, 1, 2)
    assert list(table.state.bots_due) == [0, 2]
    do(table, table.propose_play(0, table.count(0), a_run(table, 0), bot=True))
    do(table, table.propose_play(2, table.count(2), a_run(table, 2), bot=True))
    assert list(table.state.bots_due) == [1]
    assert table_of(bot, bot).state.bots_due == (0, 1)


def test_each_seat_has_a_secret_of_its_own_and_only_its_hash_is_stored() -> None:
    new = made(ANNA, BEN, CLEO)
    assert len(set(new.tokens.values())) == 3
    assert [new.table.state.seat_of(new.tokens[seat]) for seat in range(3)] == [0, 1, 2]
    assert new.table.state.seat_of("") is None
    assert new.table.state.seat_of(new.table.state.chairs[0].holder) is None
    stored = b"".join(event.to_json() for event in new.events)
    assert not any(token.encode() in stored for token in new.tokens.values())


def test_a_friend_takes_the_next_open_seat_and_the_last_one_starts_the_game() -> None:
    new = made(ANNA, LINK, LINK)
    table, invite = new.table, new.table.state.created.invite
    assert (table.state.phase, table.state.open_seats, table.state.due) == ("waiting", (1, 2), ())
    token = new_token()
    seat, events = table.propose_sit(invite, "  Ben ", holder_of(token))
    assert (seat, [event.kind for event in events]) == (1, ["sat"])
    do(table, events)
    assert (table.state.seat_of(token), table.state.chairs[1].name, table.state.phase) == (
        1,
        "Ben",
        "waiting",
    )
    seat, events = table.propose_sit(invite, "Cleo", holder_of(new_token()))
    assert (seat, [event.kind for event in events]) == (2, ["sat", "started"])
    do(table, events)
    assert (table.state.phase, table.state.open_seats, table.state.due) == ("playing", (), (0, 1, 2))
    with pytest.raises(Declined, match="All seats at this table are taken") as closed:
        table.propose_sit(invite, "Dora", holder_of(new_token()))
    assert closed.value.code == "closed"


def test_only_the_invite_of_this_table_opens_a_seat_of_it() -> None:
    table = table_of(ANNA, LINK)
    with pytest.raises(Declined) as refused:
        table.propose_sit(new_code(10), "Ben", holder_of(new_token()))
    assert refused.value.code == "not-seated"


def test_who_gets_up_before_the_start_leaves_an_open_seat() -> None:
    new = made(ANNA, BEN, LINK)
    do(new.table, new.table.propose_leave(1))
    assert new.table.state.open_seats == (1, 2)
    assert new.table.state.seat_of(new.tokens[1]) is None
    seat, events = new.table.propose_sit(new.table.state.created.invite, "Cleo", holder_of("t"))
    do(new.table, events)
    assert (seat, new.table.state.seat_of("t")) == (1, 1)


@pytest.mark.parametrize("name", ["", "  ", "\u200b\u202e", "\n"])
def test_a_name_has_something_to_read(name: str) -> None:
    with pytest.raises(Declined, match="at least one letter"):
        clean_name(name)


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\u115f", "\u034f", "\U0001d159", "\U000e0041"])
def test_blank_letters_are_no_name_and_part_of_none(blank: str) -> None:
    with pytest.raises(Declined, match="at least one letter or digit"):
        clean_name(blank * 3)
    with pytest.raises(Declined, match="at least one letter or digit"):
        clean_name(blank, "Player A")
    assert clean_name(f"A{blank}") == "A"
    table = table_of(ANNA, LINK)
    with pytest.raises(Declined, match="already"):
        table.propose_sit(table.state.created.invite, f"AN{blank}NA", "h")


def test_accents_are_not_piled_up() -> None:
    assert clean_name("A" + "\u0323" * 9) == "\u1ea0\u0323\u0323"
    assert clean_name("\u0301\u0302Anna") == "Anna"
    assert clean_name("Z\u030c\u0301ofie Dvor\u030ca\u0301k") == "\u017d\u0301ofie Dvo\u0159\u00e1k"


@pytest.mark.parametrize("name", ["Bot B", "BOT\u00a0b", "\uff22ot C", "You", "yOu"])
def test_nobody_takes_a_name_that_the_house_gives(name: str) -> None:
    table = table_of(ANNA, LINK)
    with pytest.raises(Declined, match="not called"):
        table.propose_sit(table.state.created.invite, name, "h")
    with pytest.raises(Declined, match="not called"):
        table_of(ANNA, Plan("here", name))
    bots = table_of(ANNA, Plan("bot", "Bot B", "random"))
    assert bots.state.chairs[1].name == "Bot B"


@pytest.mark.parametrize(
    "name", ["B\u043et A", "Y\u043eu", "Bot \u0391", "Bot-A", "\u00abYou\u00bb", "A Spectator"]
)
def test_nobody_takes_a_name_that_looks_like_one_of_the_house(name: str) -> None:
    table = table_of(ANNA, LINK)
    with pytest.raises(Declined, match="not called"):
        table.propose_sit(table.state.created.invite, name, "h")


@pytest.mark.parametrize(
    "name", ["\u2714 Verified", "Anna \u2605", "\U0001f451 Anna", "Anna\u2122", "\U0001f171ot A"]
)
def test_no_sign_beside_a_name_claims_a_rank(name: str) -> None:
    table = table_of(ANNA, LINK)
    with pytest.raises(Declined, match="looks like a rank") as refused:
        table.propose_sit(table.state.created.invite, name, "h")
    assert refused.value.code == "unreadable"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410nn\u0430"),
        ("Tom", "\u0422\u041e\u041c"),
        ("Carl", "CarI"),
        ("Max1", "Maxl"),
        ("\u0412\u043e\u043b\u043e\u0434\u044f", "\u0412o\u043bo\u0434\u044f"),
        ("IDA", "ida"),
    ],
)
def test_names_that_look_alike_do_not_sit_at_one_table(one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        table = table_of(Plan("me", first), LINK)
        with pytest.raises(
            Declined, match=r"looks like .*, who sits at this table already|called .* already"
        ):
            table.propose_sit(table.state.created.invite, second, "h")
        with pytest.raises(Declined, match="a name of their own"):
            table_of(Plan("me", first), Plan("here", second))
        table_of(Plan("me", second), ANNA if "nn" not in first.casefold() else BEN)


@pytest.mark.parametrize(
    "name",
    [
        "J\u00fcrgen O\u2019Neill",
        "\u0141ukasz",
        "\u674e\u96f7",
        "\u0645\u0631\u064a\u0645",
        "Anna-Maria (2)",
        "Bota",
    ],
)
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    assert table_of(ANNA, Plan("here", name)).state.chairs[1].name == name
    assert table_of(Plan("me", "\u00c4nna"), ANNA).state.phase == "playing", "an accent is seen"


def test_names_are_short_visible_and_different() -> None:
    assert clean_name("  A\u202enna \n Maria ") == "Anna Maria"
    assert clean_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME
    with pytest.raises(Declined) as long:
        clean_name("x" * (LONGEST_NAME + 1))
    assert long.value.code == "limit"
    table = table_of(ANNA, LINK)
    with pytest.raises(Declined, match="called anna already"):
        table.propose_sit(table.state.created.invite, "anna", "h")
    with pytest.raises(Declined, match="a name of their own"):
        table_of(ANNA, Plan("here", "ANNA"))


def test_who_gives_no_name_is_called_by_the_seat() -> None:
    assert [chair.name for chair in table_of(Plan("me"), Plan("here")).state.chairs] == [
        "Player A",
        "Player B",
    ]


def test_bots_have_a_level_that_exists() -> None:
    with pytest.raises(Declined, match="random or greedy, not “grand master”"):
        table_of(ANNA, Plan("bot", level="grand master"))


def test_seats_and_plans_agree() -> None:
    with pytest.raises(BadOption, match="seats must be 2 or 3"):
        create(GAME, {}, [ANNA])
    with pytest.raises(Declined, match="3 seats need 3 plans, not 2"):
        create(GAME, {"seats": "3"}, [ANNA, BEN])
    with pytest.raises(BadOption, match="no option 'colour'"):
        create(GAME, {"colour": "red"}, [ANNA, BEN])


def test_open_values_are_drawn_from_the_secret_when_the_table_is_made() -> None:
    created = table_of(bonus="random").state.created
    assert created.asked["bonus"] == "random"
    assert created.options["bonus"] in {"1", "2", "3"}
    assert {
        table_of(bonus="random", secret=bytes([n] * 32)).state.created.options["bonus"] for n in range(20)
    } == {
        "1",
        "2",
        "3",
    }


def test_a_rematch_has_the_same_people_and_wishes_and_a_new_secret() -> None:
    new = made(ANNA, Plan("bot", level="random"), CLEO, bonus="random")
    old = play_out(new.table)
    with pytest.raises(Declined, match="everybody has asked"):
        rematch(old)
    do(old, old.propose_again(0))
    assert old.propose_again(0) == []
    assert not old.state.wants_rematch
    do(old, old.propose_again(2))
    assert old.state.wants_rematch
    second = rematch(old)
    assert second.table.state.phase == "playing"
    assert [second.table.state.seat_of(new.tokens[seat]) for seat in (0, 2)] == [0, 2]
    assert second.table.state.created.asked == old.state.created.asked
    assert second.table.state.created.before == old.state.id
    assert second.table.state.created.secret != old.state.created.secret
    do(old, old.propose_next(second.table.state.id))
    assert (old.state.next, old.state.wants_rematch) == (second.table.state.id, False)
    with pytest.raises(Declined, match="has a table already"):
        old.propose_next("other")


def test_no_rematch_before_the_end() -> None:
    table = table_of()
    with pytest.raises(Declined) as early:
        table.propose_again(0)
    assert early.value.code == "closed"


def test_whoever_takes_the_creators_seat_is_no_creator() -> None:
    new = made(ANNA, LINK, LINK)
    table = new.table
    for name in ("Ben", "Cleo"):
        if name == "Cleo":
            do(table, table.propose_leave(0))
        do(table, table.propose_sit(table.state.created.invite, name, holder_of(name))[1])
    assert [chair.name for chair in table.state.chairs] == ["Cleo", "Ben", ""]
    assert table.state.creator == NOBODY
    assert again(table).state.creator == NOBODY
    do(table, table.propose_sit(table.state.created.invite, "Dan", holder_of("Dan"))[1])
    assert table.state.phase == "playing"
    assert table.state.host == 0  # the first person


def test_a_bots_move_counts_while_it_plays_there_alone() -> None:
    table = table_of(ANNA, BEN, random_start=False)
    do(table, table.propose_leave(0, "greedy"))
    v, run = table.count(0), a_run(table, 0)
    do(table, table.propose_back(0))
    with pytest.raises(Declined, match="person plays here again") as declined:
        table.propose_play(0, v, run, bot=True)
    assert declined.value.code == "closed"


FAULTS = {
    "long": ("limit", "at most 24"),
    "unreadable": ("unreadable", "one letter"),
    "house": ("unreadable", "called"),
    "sign": ("unreadable", "looks like a rank"),
}


@pytest.mark.parametrize(("name", "fault"), json.loads(NAMES.read_text(encoding="utf-8")))
def test_names_are_judged_as_the_form_says(name: str, fault: str | None) -> None:
    if fault is None:
        assert persons_name(name)
        return
    with pytest.raises(Declined) as declined:
        persons_name(name)
    code, words = FAULTS[fault]
    assert declined.value.code == code
    assert words in declined.value.sentence
