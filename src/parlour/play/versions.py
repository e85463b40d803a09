"""When a commit is too late: versions of what each seat sees.

A seat's version rises when the bytes of its view change, and with its own commits. Another seat's concealed
action therefore raises nobody else's version. What others do openly while a seat is due together with them,
with no draw between and the same legal numbers left to it, raises its version but does not spoil what it
composed: four people act on one call at once.
"""

from __future__ import annotations

import hashlib

from parlour.kernel.state import State


class Versions:
    """The versions of all seats and of the spectator (the last)."""

    def __init__(self, state: State) -> None:
        self._now = [0] * (state.seats + 1)
        self._all = tuple(self._now)
        self._good_since = [0] * (state.seats + 1)
        self._print: list[bytes] = [b""] * (state.seats + 1)
        self._legal: list[tuple[int, ...]] = [()] * (state.seats + 1)
        for seat in range(state.seats + 1):
            self._print[seat] = _print(state.view(seat))

    @property
    def all(self) -> tuple[int, ...]:
        """The versions of all views, the spectator's last."""
        return self._all

    def kept(self) -> tuple[list[int], list[int], list[bytes], list[list[int]]]:
        """All that `restore` needs."""
        return list(self._now), list(self._good_since), list(self._print), [list(one) for one in self._legal]

    def restore(
        self, now: list[int], good_since: list[int], prints: list[bytes], legal: list[list[int]]
    ) -> None:
        """Go on from what was kept."""
        self._now, self._good_since, self._print = now, good_since, prints
        self._legal = [tuple(numbers) for numbers in legal]
        self._all = tuple(now)

    def legal(self, seat: int) -> tuple[int, ...]:
        """The legal numbers of a seat, as its view gives them; none when it is not due."""
        return self._legal[seat]

    def accepts(self, seat: int, v: int) -> bool:
        """Whether what was composed on version `v` may still be played."""
        return self._good_since[seat] <= v <= self._now[seat]

    def advance(self, state: State, actor: int, *, drew: bool) -> None:
        """An event's entries have been played by `actor`, draws among them or not."""
        for seat in range(state.seats + 1):
            view = state.view(seat)
            due = seat in state.turn
            legal = tuple(view.legal_actions(seat)) if due else ()
            digest = _print(view)
            changed = digest != self._print[seat] or legal != self._legal[seat]
            if changed or seat == actor:
                self._now[seat] += 1
                if drew or seat == actor or legal != self._legal[seat]:
                    self._good_since[seat] = self._now[seat]
            self._print[seat], self._legal[seat] = digest, legal
        self._all = tuple(self._now)

    def restart(self, state: State) -> None:
        """The position is another one: what is composed begins anew."""
        self.all_change()
        for seat in range(state.seats + 1):
            view = state.view(seat)
            self._print[seat] = _print(view)
            self._legal[seat] = tuple(view.legal_actions(seat)) if seat in state.turn else ()

    def all_change(self) -> None:
        """Nothing composed before holds any more, and nothing is legal: the game has stopped, say."""
        self._now = [v + 1 for v in self._now]
        self._all = tuple(self._now)
        self._good_since = list(self._now)
        self._legal = [()] * len(self._legal)


def _print(view: State) -> bytes:
    return hashlib.blake2b(view.to_bytes(), digest_size=16).digest()
