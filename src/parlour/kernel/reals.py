"""exp, log and tanh from sums and products alone: the same bits on every processor and in a browser.

C libraries differ in the last bit for a few arguments in a hundred, enough for two tree searches to diverge.
These are within one unit in the last place (`tests/kernel/test_reals.py`).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.compile.decorators import bits_of, compiled, float_of

LOG2_E: Final = 1.4426950408889634
LN2_HIGH: Final = 6.93147180369123816490e-01
"""The first 32 bits of ln 2, so that its product with an exponent is exact; `LN2_LOW` has the rest."""
LN2_LOW: Final = 1.90821492927058770002e-10
OVERFLOW: Final = 709.0
UNDERFLOW: Final = -708.0

MANTISSA_BITS: Final = 52
MANTISSA: Final = (1 << MANTISSA_BITS) - 1
BIAS: Final = 1023
SQRT_HALF: Final = 0.7071067811865476

STEPS: Final = 8
"""Tabulated values of tanh, `STEPS` to a unit, from `FIRST / STEPS` on."""
FIRST: Final = 2
SMALL: Final = 0.3
LARGE: Final = 2.2
ONE_FROM: Final = 20.0
TANH_HIGH: Final[Any] = np.array(
    [
        0.24491866240370913, 0.35835739835078595, 0.46211715726000974, 0.5545997223493823,
        0.6351489523872873, 0.703905603936621, 0.7615941559557649, 0.809301070201781,
        0.8482836399575129, 0.8798266996519848, 0.9051482536448664, 0.925346225311741,
        0.9413755384972874, 0.9540452601799487, 0.9640275800758169, 0.971872745913509,
        0.9780261147388136,
    ]
)  # fmt: skip
TANH_LOW: Final[Any] = np.array(
    [
        -1.6036228849882693e-18, -3.184100638338411e-18, 2.1916603238260928e-17, 3.145617845100655e-17,
        1.7012977006564836e-17, 1.126629865834986e-17, 3.7090214482164924e-17, 1.997469910893264e-17,
        1.7099441972242e-17, -3.3380432917407976e-17, 4.1992024501810215e-17, 3.550955642732267e-17,
        -2.736933596553663e-17, 4.1429512257926855e-17, -1.9413550547557176e-17, 2.2986722012302027e-17,
        1.656114961300613e-17,
    ]
)  # fmt: skip
"""The difference between the true values and `TANH_HIGH`."""


@compiled
def exp(x: float) -> float:
    """E to the power of x; from `OVERFLOW` on as at `OVERFLOW`, below `UNDERFLOW` 0.

    >>> exp(0.0), exp(1.0)
    (1.0, 2.7182818284590455)
    """
    if x > OVERFLOW:
        x = OVERFLOW
    if x < UNDERFLOW:
        return 0.0
    k = int(x * LOG2_E + (0.5 if x >= 0.0 else -0.5))
    r = (x - k * LN2_HIGH) - k * LN2_LOW
    r2 = r * r
    r4 = r2 * r2
    low = (1 / 2 + r * (1 / 6)) + (1 / 24 + r * (1 / 120)) * r2
    middle = (1 / 720 + r * (1 / 5040)) + (1 / 40320 + r * (1 / 362880)) * r2
    high = (1 / 3628800 + r * (1 / 39916800)) + (1 / 479001600 + r * (1 / 6227020800)) * r2
    return (1.0 + (r + r2 * (low + (middle + high * r4) * r4))) * float_of((k + BIAS) << MANTISSA_BITS)


@compiled
def log(x: float) -> float:
    """The natural logarithm of a number from 2.3e-308 on.

    >>> log(1.0), log(2.718281828459045)
    (0.0, 1.0)
    """
    bits = bits_of(x)
    k = (bits >> MANTISSA_BITS) - BIAS
    m = float_of((bits & MANTISSA) | (BIAS << MANTISSA_BITS))
    if m > 2 * SQRT_HALF:
        m *= 0.5
        k += 1
    f = m - 1.0
    s = f / (2.0 + f)
    z = s * s
    z2 = z * z
    z4 = z2 * z2
    low = (2 / 3 + z * (2 / 5)) + (2 / 7 + z * (2 / 9)) * z2
    middle = (2 / 11 + z * (2 / 13)) + (2 / 15 + z * (2 / 17)) * z2
    high = 2 / 19 + z * (2 / 21)
    rest = z * (low + (middle + high * z4) * z4)
    half = 0.5 * f * f
    return k * LN2_HIGH - ((half - (s * (half + rest) + k * LN2_LOW)) - f)


@compiled
def small_tanh(x: float) -> float:
    """Tanh near 0, by its series."""
    z = x * x
    z2 = z * z
    z4 = z2 * z2
    low = (-0.3333333333333333 + z * 0.13333333333333333) + (
        -0.05396825396825397 + z * 0.021869488536155203
    ) * z2
    middle = (-0.008863235529902197 + z * 0.003592128036572481) + (
        -0.0014558343870513183 + z * 0.000590027440945586
    ) * z2
    high = (-0.00023912911424355248 + z * 9.691537956929451e-05) + (
        -3.927832388331683e-05 + z * 1.5918905069328964e-05
    ) * z2
    return x + x * z * (low + (middle + high * z4) * z4)


@compiled
def tanh(x: float) -> float:
    """The hyperbolic tangent.

    >>> tanh(0.0), tanh(-0.5), tanh(50.0)
    (0.0, -0.46211715726000974, 1.0)
    """
    y = abs(x)
    if y < SMALL:
        return small_tanh(x)
    if y > ONE_FROM:
        out = 1.0
    elif y > LARGE:
        out = 1.0 - 2.0 / (exp(2.0 * y) + 1.0)
    else:
        k = int(y * STEPS + 0.5)
        known = float(TANH_HIGH[k - FIRST])
        t = small_tanh(y - k / STEPS)
        out = known + (float(TANH_LOW[k - FIRST]) + (1.0 - known * known) * t / (1.0 + known * t))
    return out if x > 0.0 else -out
