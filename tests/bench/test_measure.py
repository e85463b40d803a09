"""How measurements are summed up: ratios within a round, each contestant in turn, none left out."""

from __future__ import annotations

from bench.measure import RateSamples, alternate, ratio
from bench.peers import Mean


def test_a_ratio_is_taken_within_rounds() -> None:
    found = ratio(RateSamples([100.0, 10.0, 1.0]), RateSamples([50.0, 10.0, 0.25]))
    assert (found.median, found.low, found.high) == (2.0, 1.0, 4.0)
    assert str(found) == "2.00 (1.00 to 4.00)"


def test_everybody_is_measured_in_every_round_in_alternating_order() -> None:
    log: list[str] = []

    def work(name: str) -> int:
        log.append(name)
        return 1

    one, other = alternate([lambda: work("a"), lambda: work("b")], rounds=3, enough=0.0)
    assert len(one.rounds) == len(other.rounds) == 3
    assert all(rate > 0 for rate in one.rounds)
    assert "".join(log) == "ab" + "ab" + "ba" + "ab"  # once to warm up, then three rounds


def test_means_of_results_add_up() -> None:
    mean = Mean()
    mean.add(1.0, 100)
    mean.add(0.0, 300)
    assert str(mean) == "+0.2500 ± 0.0980"


def test_means_of_another_game_do_not_agree() -> None:
    ours, same, other = Mean(), Mean(), Mean()
    ours.add(0.10, 10_000)
    same.add(0.12, 10_000)
    other.add(0.50, 10_000)
    assert same.agrees(ours)
    assert not other.agrees(ours)
