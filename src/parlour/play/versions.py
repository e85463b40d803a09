"""Stale commits: versions of what each seat sees.

A seat's version rises when the bytes of its view change, and with its own commits. A concealed action
therefore raises nobody else's version. An open action of another seat that is due at the same time raises the
version but keeps a composed draft valid, if nothing was drawn and the legal actions are the same: four people
act on one call at once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from parlour.play.moment import Moment
from parlour.play.packed import packed, unpacked


class Versions:
    """The versions of all seats and of the spectator (the last)."""

    def __init__(self, now: Moment) -> None:
        views = now.seats + 1
        self._now = [0] * views
        self._all = tuple(self._now)
        self._good_since = [0] * views
        self._seen: Sequence[bytes] = now.views
        self._able: Sequence[bytes] = (b"",) * views

    @property
    def all(self) -> tuple[int, ...]:
        """The versions of all views, the spectator's last."""
        return self._all

    def kept(self) -> tuple[list[int], list[int], list[bytes], list[list[int]]]:
        """All that `restore` needs besides the views; digests of these are for older programs."""
        return (
            list(self._now),
            list(self._good_since),
            list(map(_digest, self._seen)),
            list(map(unpacked, self._able)),
        )

    def restore(
        self,
        seen: Sequence[bytes],
        now: list[int],
        good_since: list[int],
        digests: list[bytes],
        legal: list[list[int]],
    ) -> None:
        """Go on from what was kept, with the views now."""
        self._now, self._good_since = now, good_since
        self._seen = seen
        self._able = tuple(map(packed, legal))
        self._all = tuple(now)

    def legal(self, seat: int) -> list[int]:
        """The legal action numbers of a seat, from its view; none if it is not due."""
        return unpacked(self._able[seat])

    def accepts(self, seat: int, v: int) -> bool:
        """Whether a draft composed on version `v` may still be played."""
        return self._good_since[seat] <= v <= self._now[seat]

    def advance(self, to: Moment, actor: int, *, drew: bool) -> None:
        """An event's entries have been played by `actor`, with or without draws."""
        views = to.views
        for seat, seen in enumerate(views):
            spoilt = to.able[seat] != self._able[seat]
            if spoilt or seat == actor or seen != self._seen[seat]:
                self._now[seat] += 1
                if drew or seat == actor or spoilt:
                    self._good_since[seat] = self._now[seat]
        self._seen, self._able = views, to.able
        self._all = tuple(self._now)

    def restart(self, at: Moment) -> None:
        """The position has been replaced: drafts start over."""
        self.all_change()
        self._seen, self._able = at.views, at.able

    def all_change(self) -> None:
        """Invalidate all drafts, with nothing legal now: for example, the game has stopped."""
        self._now = [v + 1 for v in self._now]
        self._all = tuple(self._now)
        self._good_since = list(self._now)
        self._able = (b"",) * len(self._able)


def _digest(seen: bytes) -> bytes:
    return hashlib.blake2b(seen, digest_size=16).digest()
