"""The errors a user of the rules meets; each says what is wrong and what is allowed."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.kernel.message import HOUSE, Words


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the number of the rule in RULES.md and a sentence with the numbers.

    >>> Refusal("3.1", "8 + 9 is 17: two tokens in a line may add up to at most 15.").rule
    '3.1'
    """

    rule: str
    message: Words

    @property
    def sentence(self) -> str:
        """The reason in words, in the language spoken here and now."""
        return str(self.message)


class ParlourError(Exception):
    """Base of every error that Parlour raises on purpose."""


class NotReadable(ParlourError, ValueError):
    """The text is not an action, position or record at all; nothing was looked up in the rules."""


class NotAllowed(ParlourError, ValueError):
    """The action is readable, and a rule forbids it now. The state is as it was."""

    def __init__(self, rule: str, message: Words) -> None:
        super().__init__(rule, message)
        self.rule = rule
        self.message = message

    def __str__(self) -> str:
        return str(HOUSE("by-rule", sentence=self.message, rule=self.rule))

    @property
    def sentence(self) -> str:
        """The reason in words, in the language spoken here and now."""
        return str(self.message)


class BadOption(ParlourError, ValueError):
    """An option's name or value is unknown; the message names the allowed ones."""

    def __init__(self, name: str, message: Words) -> None:
        super().__init__(name, message)
        self.name = name
        self.message = message

    def __str__(self) -> str:
        return str(self.message)

    @property
    def sentence(self) -> str:
        """What is wrong in words, in the language spoken here and now; without a full stop."""
        return str(self.message)


class UnknownGame(ParlourError, KeyError):
    """No game answers to this name; the message lists those that do."""

    def __init__(self, message: Words) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class BadRecord(ParlourError, ValueError):
    """A record does not replay, or does not verify; the message says at which entry and why.

    `field` names what the record claims and is not true, where it replays otherwise.
    """

    def __init__(self, message: Words, field: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.field = field
