"""The channel elsewhere, chosen by a table's creator, that is told whose turn it is."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined
from parlour.play.types import ChannelKind

HOURS: Final = range(24)


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours of each day in which nothing is told: from the beginning of one to that of another."""

    begin: int
    end: int
    zone: str
    """The time zone that they are meant in, as the IANA names it: `Europe/Prague`."""

    def check(self) -> None:
        """Raise `Declined` for hours and zones that there are not."""
        if not {self.begin, self.end} <= {*HOURS} or self.begin == self.end:
            raise Declined("unreadable", HOUSE("quiet-hours"))
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise Declined("unreadable", HOUSE("no-such-zone", zone=self.zone)) from None

    def left(self, now: float) -> float:
        """The seconds for which nothing is told any more at a time.

        >>> night = QuietHours(22, 7, "UTC")
        >>> night.left(6.5 * 3600), night.left(23 * 3600), night.left(7 * 3600)
        (1800.0, 28800.0, 0.0)
        """
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        quiet = (here.hour - self.begin) % len(HOURS) < (self.end - self.begin) % len(HOURS)
        if not quiet:
            return 0.0
        end = here.replace(hour=self.end, minute=0, second=0, microsecond=0)
        return ((end if end > here else end + timedelta(days=1)) - here).total_seconds()


class Webhook(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The channel, and how it is written to."""

    kind: ChannelKind
    address: str
    """Where messages are sent: a secret, for who knows it may write there."""
    server: str
    """The address of the server, as the creator called it, for links."""
    language: str
    quiet: QuietHours | None = None
