"""What is kept is bounded, and what was used last stays."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from parlour.server.bounded_cache import BoundedCache


def test_what_is_kept_is_bounded_by_its_sizes() -> None:
    cache = BoundedCache[int, bytes](1000, len)
    for key in range(100):
        cache.put(key, bytes(90))
        cache.put(0, bytes(10))
    assert cache.size == 10 * 1 + 90 * 11 == 1000
    assert [key for key in range(100) if cache.get(key)] == [0, *range(89, 100)]
    cache.put(100, bytes(2000))
    assert (cache.size, cache.get(100)) == (0, None)


@given(st.lists(st.tuples(st.sampled_from(["get", "put", "pop"]), st.integers(0, 5), st.integers(0, 4))))
def test_the_sizes_of_what_is_kept_add_up(steps: list[tuple[str, int, int]]) -> None:
    cache, latest = BoundedCache[int, str](8, len), dict[int, str]()
    for act, key, size in steps:
        if act == "put":
            latest[key] = size * "x"
            cache.put(key, latest[key])
        else:
            value = cache.get(key) if act == "get" else cache.pop(key)
            assert value in (None, latest.get(key))
    kept = [value for key in latest if (value := cache.get(key)) is not None]
    assert (len(kept), sum(map(len, kept))) == (len(cache), cache.size)
    assert cache.size <= 8
