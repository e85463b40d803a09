"""Why a table declines a request: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Literal

from parlour.kernel.errors import BadRecord, ParlourError
from parlour.kernel.message import HOUSE, Words

Code = Literal["rule", "stale", "not-due", "stopped", "limit", "unreadable", "not-seated", "closed"]
"""`rule`: the rules forbid it (with the rule's number). `stale`: the seat's view changed since the entry it
was composed on. `not-due`: the seat is not due. `stopped`: before the start, or after the end. `limit`: too
long or too many. `unreadable`: no such action, name or text. `not-seated`: no such seat, or not yours.
`closed`: not possible in the table's phase."""


class Declined(ParlourError):
    """A proposal that changes nothing, and why.

    >>> str(Declined("rule", "A 1 starts a row.", rule="2.3"))
    'A 1 starts a row. (rule 2.3)'
    """

    def __init__(self, code: Code, message: Words, rule: str = "") -> None:
        super().__init__(code, message, rule)
        self.code: Code = code
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return str(HOUSE("by-rule", sentence=self.message, rule=self.rule) if self.rule else self.message)

    @property
    def sentence(self) -> str:
        """The reason in words, in the language spoken here and now."""
        return str(self.message)


class DamagedLog(BadRecord):
    """A table's log is impossible; the message is for the keeper of the data."""


class NewerRules(BadRecord):
    """A table's rules are newer than this program; the message says so."""
