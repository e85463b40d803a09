"""Webhooks: channels elsewhere, chosen by a table's creator, that are notified of turns."""

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
    """The quiet hours of each day, from the beginning of one hour to that of another."""

    begin: int
    end: int
    zone: str
    """The time zone of the hours, by its IANA name: `Europe/Prague`."""

    def check(self) -> None:
        """Raise `Declined` for hours and zones that do not exist."""
        if not {self.begin, self.end} <= {*HOURS} or self.begin == self.end:
            raise Declined("unreadable", HOUSE("quiet-hours"))
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise Declined("unreadable", HOUSE("no-such-zone", zone=self.zone)) from None

    def left(self, now: float) -> float:
        """The seconds of quiet that are left at a time; 0 outside the quiet hours.

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
    """A channel, and how messages are sent to it."""

    kind: ChannelKind
    address: str
    """The URL that messages are sent to; secret, since anybody who knows it can send there."""
    server: str
    """The server's address, as its creator reached it, for links."""
    language: str
    quiet: QuietHours | None = None
