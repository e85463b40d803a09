"""Pieces of work shared out: each is done once, by any worker, and no error is lost."""

from __future__ import annotations

import threading

import pytest

from parlour.kernel.batch.workers import Workers

WORKERS = (1, 2, 7)


@pytest.mark.parametrize("workers", WORKERS)
def test_every_piece_is_done_once(workers: int) -> None:
    done: list[int] = []
    Workers(workers).each(done.append, [(k,) for k in range(50)])
    assert sorted(done) == list(range(50))
    Workers(workers).each(done.append, [])
    assert len(done) == 50


@pytest.mark.parametrize("workers", WORKERS)
def test_an_error_is_raised(workers: int) -> None:
    def fails_at(k: int) -> None:
        if k == 3:
            raise KeyError(k)

    with pytest.raises(KeyError):
        Workers(workers).each(fails_at, [(k,) for k in range(8)])


def test_the_others_are_done_before_an_error_is_raised() -> None:
    waiting, done = threading.Event(), []

    def work(k: int) -> None:
        if k == 0:
            waiting.wait(10)
            raise KeyError(k)
        done.append(k)
        if len(done) == 7:
            waiting.set()

    with pytest.raises(KeyError):
        Workers(2).each(work, [(k,) for k in range(8)])
    assert sorted(done) == list(range(1, 8))


def test_several_threads_work_at_once() -> None:
    both = threading.Barrier(2, timeout=10)
    Workers(2).each(lambda: both.wait() and None, [(), ()])
    assert not both.broken
