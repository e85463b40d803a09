"""Options: read from values or text, canonical, refused by name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.errors import BadOption
from parlour.kernel.options import Choice, choice, flag, read_all, whole
from parlour.kernel.records import new_record
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME
from parlour.testing.tiny.state import STATE

ROUNDS = whole("rounds", "Rounds", default=10, low=-3, high=50)
FINISH = choice("finish", "The end", Choice("all", 0, "when all is played"), Choice("first", 1, "at once"))
BONUS = flag("bonus", "A bonus", default=False, yes="counts", no="does not count")


@pytest.mark.parametrize(
    ("given", "value"), [(3, 3), ("3", 3), ("-3", -3), ("007", 7), (50, 50), ("-0", 0), (True, None)]
)
def test_a_whole_number_is_read_from_a_number_or_its_digits(given: object, value: int | None) -> None:
    if value is None:
        with pytest.raises(BadOption, match="from -3 to 50"):
            ROUNDS.read(given)
    else:
        assert ROUNDS.read(given) == value


@pytest.mark.parametrize(
    "text", ["51", "-4", "", "1.0", "1e1", "٣", "--3", "+3", " 3", "3\n", "9" * 4000, None]
)
def test_anything_else_is_refused_with_the_range(text: object) -> None:
    with pytest.raises(BadOption) as refused:
        ROUNDS.read(text)
    assert refused.value.name == "rounds"
    assert len(str(refused.value)) < 200


def test_choices_and_flags_are_read_by_their_text() -> None:
    assert FINISH.read("first") == "first"
    assert BONUS.read(True) is BONUS.read("true") is True
    assert BONUS.read("false") is False
    for option, wrong in ((FINISH, "First"), (BONUS, "yes"), (BONUS, 1)):
        with pytest.raises(BadOption, match=str(option.allowed())):
            option.read(wrong)


def test_the_text_of_a_value_reads_back() -> None:
    for option, value in ((ROUNDS, -3), (FINISH, "first"), (BONUS, True), (BONUS, False)):
        assert option.read(option.text(value)) == value


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match=r"no option 'tpo'.*seats, top, jokers"):
        Variant.of(GAME, tpo=3)
    with pytest.raises(BadOption):
        read_all((ROUNDS,), {"x" * 100_000: 1})


def test_an_option_may_have_any_name_a_caller_gives() -> None:
    with pytest.raises(BadOption, match="no option 'self'"):
        Variant.of(GAME, self=3)


def test_seats_are_an_option_like_any_other() -> None:
    assert Variant.of(GAME, seats="3").seats == 3
    with pytest.raises(BadOption, match="seats must be 2 or 3, not '5'"):
        Variant.of(GAME, seats=5)


def test_values_are_written_into_the_record() -> None:
    record = new_record(STATE)
    for option in GAME.all_options:
        option.write(record, option.default)
    assert (record.seats, record.top, record.ties, record.random_start, record.bonus) == (2, 3, 1, 1, 0)
    assert Variant.of(GAME, bonus="2").blank().bonus == 2


def test_open_values_are_drawn_before_the_start_from_the_seed() -> None:
    variant = Variant.of(GAME, bonus="random")
    assert variant.is_open
    drawn = [variant.new_state(seed=seed).variant.options["bonus"] for seed in range(30)]
    assert set(drawn) == {"1", "2", "3"}
    assert drawn == [variant.new_state(seed=seed).variant.options["bonus"] for seed in range(30)]
    assert not variant.new_state(seed=1).variant.is_open


@given(st.one_of(st.text(), st.integers(), st.floats(), st.none(), st.binary(), st.booleans()))
def test_no_value_breaks_an_option(value: object) -> None:
    for option in GAME.all_options:
        try:
            read = option.read(value)
        except BadOption:
            continue
        assert option.read(option.text(read)) == read
