"""exp, log and tanh lie within one unit in the last place, and are the same plainly and compiled."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from fractions import Fraction

import pytest

from parlour.kernel import reals
from parlour.testing.tiny import GAME

TERMS = 60
BITS = 160


def rounded(x: Fraction) -> Fraction:
    """Cut to `BITS` bits, so that sums stay quick."""
    return Fraction(int(x * (1 << BITS)), 1 << BITS)


def true_exp(x: Fraction) -> Fraction:
    """By its series, for an argument halved until it is small."""
    halvings = max(0, int(abs(x)).bit_length() + 2)
    small, term, total = x / (1 << halvings), Fraction(1), Fraction(1)
    for n in range(1, TERMS):
        term = rounded(term * small / n)
        total += term
    for _ in range(halvings):
        total = rounded(total * total) if x > 0 or total > Fraction(1, 1 << 20) else total * total
    return total


def true_log(x: Fraction) -> Fraction:
    """By the series of the inverse hyperbolic tangent, powers of two apart."""
    k = 0
    while x > Fraction(3, 2):
        x, k = x / 2, k + 1
    while x < Fraction(3, 4):
        x, k = x * 2, k - 1

    def series(m: Fraction) -> Fraction:
        s = rounded((m - 1) / (m + 1))
        square, power, total = rounded(s * s), s, Fraction(0)
        for n in range(1, 2 * TERMS, 2):
            total += power / n
            power = rounded(power * square)
        return rounded(2 * total)

    return series(x) + k * -series(Fraction(1, 2)) if k else series(x)


def true_tanh(x: Fraction) -> Fraction:
    """From the exponential."""
    e = true_exp(2 * x)
    return (e - 1) / (e + 1)


@pytest.mark.parametrize(
    ("ours", "true", "low", "high"),
    [
        (reals.exp, true_exp, -30.0, 60.0),
        (reals.exp, true_exp, -0.5, 0.5),
        (reals.exp, true_exp, -700.0, -30.0),
        (reals.exp, true_exp, 60.0, 709.0),
        (reals.log, true_log, 0.4, 2.5),
        (reals.log, true_log, 1.0, 1e9),
        (reals.log, true_log, 1e-9, 0.4),
        (reals.log, true_log, 1e9, 1e300),
        (reals.tanh, true_tanh, -0.35, 0.35),
        (reals.tanh, true_tanh, -3.0, 3.0),
        (reals.tanh, true_tanh, 2.0, 22.0),
    ],
)
def test_a_value_is_within_one_unit_in_the_last_place(
    ours: Callable[[float], float], true: Callable[[Fraction], Fraction], low: float, high: float
) -> None:
    chosen = random.Random(1)
    for _ in range(300):
        x = chosen.uniform(low, high)
        value = true(Fraction(x))
        assert abs(Fraction(ours(x)) - value) <= Fraction(math.ulp(float(value))), x


@pytest.mark.parametrize(("name", "low"), [("exp", -750.0), ("log", 1e-9), ("tanh", -25.0)])
def test_a_value_has_the_same_bits_plainly_and_compiled(name: str, low: float) -> None:
    plain, fast = (getattr(module, name) for module in (reals, GAME.compiled.twin().module(reals.__name__)))
    chosen = random.Random(2)
    for x in (chosen.uniform(low, abs(low) + 3.0) for _ in range(2000)):
        assert fast(x) == plain(x), x


@pytest.mark.parametrize("x", [5e-8, 1.0, 2.0, 0.5, 1e300, 3e-308])
def test_log_undoes_exp_at_the_ends(x: float) -> None:
    assert reals.log(x) == pytest.approx(math.log(x), rel=4e-16)


def test_beyond_its_range_exp_stays_finite_and_tanh_one() -> None:
    assert reals.exp(1e6) == reals.exp(709.0)
    assert reals.exp(-1e6) == 0.0
    assert (reals.tanh(1e6), reals.tanh(-1e6)) == (1.0, -1.0)
