"""CPU budgets of clients: a price for each turn, and the processor time of what is done in threads.

An account is a `Bucket` of seconds, which may be overdrawn, since costs are not known in advance. Overdrawn
clients wait (`server.limits.fair_queue`) until it has filled again; their sockets are not read meanwhile.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from parlour.server.limits.rate_limits import Bucket

P = ParamSpec("P")
Got = TypeVar("Got")

_payer: Final[ContextVar[Bucket | None]] = ContextVar("payer", default=None)


@contextmanager
def paying(account: Bucket) -> Iterator[None]:
    """Charge what is done in this block in threads to an account."""
    token = _payer.set(account)
    try:
        yield
    finally:
        _payer.reset(token)


def payer() -> Bucket | None:
    """The account that current work is charged to; None for the server's own work."""
    return _payer.get()


def charged(work: Callable[P, Got]) -> Callable[P, Got]:
    """Wrap `work` for another thread, charged to the current account."""
    account = payer()
    if account is None:
        return work

    @wraps(work)
    def measured(*args: P.args, **kwargs: P.kwargs) -> Got:
        began = time.thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            account.charge(time.thread_time() - began)

    return measured
