"""The seed of the draws: made of the server's secret and of what people gave to it, checked by anybody."""

from __future__ import annotations

import hashlib
import re
import subprocess
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.chance import is_hash, shared_seed
from parlour.kernel.errors import BadRecord
from parlour.kernel.game_record import GameRecord, read
from parlour.kernel.state import Variant
from parlour.kernel.verify import check, verify
from parlour.play.checkpoint import checkpoint, restore
from parlour.play.create import Made, create
from parlour.play.errors import Declined
from parlour.play.events import Created, Event
from parlour.play.rematch import rematch
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.play.tokens import holder_of
from parlour.testing.tiny import GAME
from tests.play.tables import ANNA, BEN, NOW, do, find, play_out, table_of
from tests.sources import ROOT

OPEN = Plan("link")
ANNAS, BENS, CLEOS = "aa" * 32, "be" * 32, "c1" * 32


def test_the_command_of_the_page_computes_the_seed() -> None:
    page = (ROOT / "docs/explanation/fairness.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    for word, value in {"TABLE": "abc", "SECRET": CLEOS, "FIRST": ANNAS, "SECOND": BENS}.items():
        assert command.count(word) == 1
        command = command.replace(word, value)
    said = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True).stdout
    assert bytes.fromhex(said.split()[0]) == shared_seed("abc", CLEOS, (ANNAS, BENS))


def made(*plans: Plan, contributes: bool = True) -> Made:
    return create(GAME, {}, plans or (ANNA, OPEN), contributes=contributes, now=lambda: NOW)


def sits(table: Table, name: str, contribution: str = "") -> int:
    seat, events = table.propose_sit(table.state.created.invite, name, holder_of(name), contribution)
    do(table, events)
    return seat


def begun() -> Table:
    """Anna's table, with what she and Ben have given to its draws."""
    table = made().table
    do(table, table.propose_contribution(0, ANNAS))
    sits(table, "Ben", BENS)
    return table


def finished(seed: int = 0) -> GameRecord:
    return play_out(begun(), seed).record()


def refusal(record: GameRecord, **facts: Any) -> str:
    with pytest.raises(BadRecord) as refused:
        verify(Variant.of(GAME), msgspec.structs.replace(record, **facts))
    return f"{refused.value.field}: {refused.value}"


def test_the_seed_is_a_hash_that_anybody_can_work_out() -> None:
    table = begun()
    lines = ["parlour-seed-1", table.state.id, table.state.created.secret, ANNAS, BENS]
    assert table.state.source.secret == hashlib.sha256("\n".join(lines).encode()).digest()
    assert table.state.commitment == hashlib.sha256(bytes.fromhex(table.state.created.secret)).hexdigest()


def test_nothing_is_known_of_the_seed_before_the_end() -> None:
    table = begun()
    assert table.state.phase == "playing"
    assert table.state.seed == ""


def test_the_record_holds_all_that_the_seed_was_made_of_and_verifies() -> None:
    record = finished()
    assert record.contributions == [ANNAS, BENS]
    assert all(map(is_hash, (record.seed, record.secret, record.commitment)))
    assert verify(Variant.of(GAME), read(record.json())).is_over


def test_a_value_that_was_left_open_is_the_one_that_the_secret_gives() -> None:
    """Or an operator could choose a layout that was said to be random."""
    record = play_out(create(GAME, {"bonus": "random"}, (ANNA, BEN), now=lambda: NOW).table).record()
    assert record.asked == {"bonus": "random"}
    assert verify(Variant.of(GAME), read(record.json())).is_over
    other = str(int(record.options["bonus"]) % 3 + 1)
    chosen = {**record.options, "bonus": other}
    assert refusal(record, options=chosen).startswith("options: bonus was drawn: the secret gives")
    assert refusal(record, asked={"bonus": "none"}).startswith("options: ")
    assert finished().asked == {}


def test_what_is_kept_of_an_unfinished_game_verifies_with_its_secret_seed() -> None:
    for table in (made().table, begun()):
        verify(Variant.of(GAME), table.whole_record())


def test_the_start_waits_for_the_creators_contribution_and_no_longer() -> None:
    table = made(ANNA, BEN).table
    assert (table.state.phase, table.state.open_seats) == ("waiting", ())
    do(table, table.propose_contribution(0, ANNAS))
    assert (table.state.phase, table.state.contributions) == ("playing", [ANNAS, ""])


def test_the_last_to_sit_down_does_not_start_without_it() -> None:
    table = made().table
    sits(table, "Ben", BENS)
    assert table.state.phase == "waiting"
    do(table, table.propose_contribution(0, ANNAS))
    assert (table.state.phase, table.state.contributions) == ("playing", [ANNAS, BENS])


def test_what_was_given_is_fixed() -> None:
    table = begun()
    for seat, other in ((0, ANNAS), (0, BENS), (0, ""), (1, ANNAS)):
        with pytest.raises(Declined):
            table.propose_contribution(seat, other)


@pytest.mark.parametrize("wrong", ["a", "AA" * 32, "gg" * 32, "aa" * 33, "aa" * 31 + "a\n"])
def test_what_is_no_contribution_is_declined(wrong: str) -> None:
    table = made().table
    for propose in (
        lambda: table.propose_contribution(0, wrong),
        lambda: table.propose_sit(table.state.created.invite, "Ben", "h", wrong),
        lambda: play_out(begun()).propose_again(0, wrong),
    ):
        with pytest.raises(Declined):
            propose()


def test_nobody_need_contribute() -> None:
    table = made(contributes=False).table
    sits(table, "Ben")
    record = play_out(table).record()
    assert record.contributions == ["", ""]
    verify(Variant.of(GAME), record)


def test_who_stands_up_takes_the_contribution_along() -> None:
    table = made(ANNA, OPEN, OPEN).table
    do(table, table.propose_contribution(0, ANNAS))
    sits(table, "Ben", BENS)
    do(table, table.propose_leave(1))
    assert table.state.contributions == [ANNAS, "", ""]


def test_nobody_waits_for_a_creator_who_is_gone() -> None:
    table = made(ANNA, OPEN, OPEN).table
    sits(table, "Ben", BENS)
    do(table, table.propose_leave(0))
    sits(table, "Cleo", CLEOS)
    sits(table, "Dan")
    assert (table.state.phase, table.state.contributions) == ("playing", [CLEOS, BENS, ""])


def test_two_tables_with_the_same_people_have_draws_of_their_own() -> None:
    assert finished().entries != finished().entries


# -- cheats --------------------------------------------------------------------------------------------------


def test_another_secret_contribution_order_or_table_is_named() -> None:
    record = finished()
    assert refusal(record, secret="00" * 32).startswith("commitment: the secret does not match")
    made_of = "contributions: the seed is not made of"
    assert refusal(record, contributions=[ANNAS, CLEOS]).startswith(made_of)
    assert refusal(record, contributions=[BENS, ANNAS]).startswith(made_of)
    assert refusal(record, contributions=[ANNAS]).startswith(made_of)
    assert refusal(record, table="another").startswith(made_of)
    assert refusal(record, seed="00" * 32).startswith(made_of)
    assert refusal(record, commitment="").startswith("commitment")
    assert refusal(record, contributions=[ANNAS, "x"]).startswith(
        "contributions: the contribution of seat 1 is"
    )
    assert refusal(record, secret="x").startswith("secret")
    assert refusal(record, table="two\nlines").startswith("table")
    assert refusal(record, secret="").startswith("secret: the record has contributions")
    with pytest.raises(BadRecord, match="but not the seed"):
        check(Variant.of(GAME), msgspec.structs.replace(record, seed=""))


@given(st.data())
def test_any_change_to_what_the_seed_was_made_of_is_found_out(data: st.DataObject) -> None:
    record = finished()
    hexes = st.binary(min_size=32, max_size=32).map(bytes.hex)
    secret = data.draw(st.sampled_from([record.secret]) | hexes)
    others = st.lists(hexes | st.just(""), max_size=3)
    contributions = data.draw(st.permutations(record.contributions) | others)
    if (secret, contributions) == (record.secret, record.contributions):
        return
    refusal(record, secret=secret, contributions=contributions)


def test_who_makes_the_seed_anew_is_found_out_by_the_draws() -> None:
    """All but about one in a hundred: the tiny game has few cards."""
    record = finished()
    found = 0
    for other in range(50):
        contributions = [ANNAS, bytes([other] * 32).hex()]
        seed = shared_seed(record.table, record.secret, contributions).hex()
        forged = msgspec.structs.replace(record, contributions=contributions, seed=seed)
        try:
            verify(Variant.of(GAME), forged)
        except BadRecord as error:
            found += "the seed gives" in str(error)
    assert found > 35


# -- the next game -------------------------------------------------------------------------------------------


def test_a_rematch_has_a_secret_fixed_beforehand_and_contributions_of_its_own() -> None:
    table = play_out(begun())
    ahead = table.state.created.ahead
    assert ahead is not None
    do(table, table.propose_again(0, CLEOS))
    assert table.propose_again(0, ANNAS) == [], "asking twice is asking once"
    do(table, table.propose_again(1))
    again = rematch(table).table
    assert (again.state.id, again.state.created.secret) == (ahead.table, ahead.secret)
    assert (again.state.phase, again.state.contributions) == ("playing", [CLEOS, ""])
    assert again.state.created.ahead != ahead
    record = play_out(again).record()
    assert record.contributions == [CLEOS, ""]
    verify(Variant.of(GAME), record)


def test_the_log_brings_contributions_back() -> None:
    table = play_out(begun())
    do(table, table.propose_again(1, CLEOS))
    stored = [Event.from_json(event.n, event.at, event.to_json()) for event in table.state.events]
    kept = checkpoint(table.state)
    for again in (Table.resume(stored, find), Table(GAME, stored[0])):
        if again.state.n == 1:
            assert restore(again.state, stored, kept)
        assert again.record() == table.record()
        assert again.state.contributions_ahead == ["", CLEOS]


# -- what was played before there were contributions ---------------------------------------------------------


def test_an_old_table_opens_and_its_record_verifies() -> None:
    """A table that was stored before tables had contributions: its secret is the seed."""
    table = play_out(table_of(ANNA, BEN))
    rows = [event.to_json() for event in table.state.events]
    first = msgspec.json.decode(rows[0])
    for new in ("shared", "contributions", "contributes", "ahead"):
        first.pop(new, None)
    rows[0] = msgspec.json.encode(first)
    old = Table.resume((Event.from_json(n, NOW, row) for n, row in enumerate(rows, 1)), find)
    created = old.state.events[0].payload
    assert isinstance(created, Created)
    record = old.record()
    assert (record.seed, record.secret, record.contributions) == (created.secret, "", [])
    verify(Variant.of(GAME), record)
    for seat in old.state.people:
        do(old, old.propose_again(seat, ANNAS))
    again = rematch(old).table
    assert again.state.id == rematch(old).table.state.id, "two processes make one table"
    assert again.state.contributions == ["", ""], "nothing was committed to before they gave it"


def test_an_old_record_verifies() -> None:
    document = msgspec.json.decode(play_out(table_of(ANNA, BEN)).record().json())
    for new in ("secret", "contributions", "table", "starter"):
        document.pop(new)
    assert verify(Variant.of(GAME), read(msgspec.json.encode(document))).is_over
