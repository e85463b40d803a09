"""Seats before and during a game: plans, names, secret tokens and codes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final, Literal

import msgspec

from parlour.play.errors import Declined

PlanKind = Literal["me", "here", "link", "bot"]
"""`me`, `here`: people on the creator's device. `link`: open to who has the invite. `bot`: a program."""

LONGEST_NAME: Final = 24
TOKEN_BYTES: Final = 32
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mistakes for one another when read aloud or typed."""
TABLE_LENGTH: Final = 14
INVITE_LENGTH: Final = 10


class Plan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the creator wants of one seat."""

    kind: PlanKind
    name: str = ""
    level: str = ""


def new_token() -> str:
    """A fresh secret that holds a seat: 32 random bytes, safe in addresses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def holder_of(token: str) -> str:
    """What is stored of a token: its SHA-256 in hex, from which it cannot be found again."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def same_holder(one: str, other: str) -> bool:
    """Whether two hashes are equal, in a time that tells nothing about them."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))


def new_code(length: int) -> str:
    """A random code of the alphabet, for addresses of tables and invites (about 5 bits a letter)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def letter(seat: int) -> str:
    """The letter of a seat: A for seat 0.

    >>> letter(2)
    'C'
    """
    return chr(ord("A") + seat)


def one_line(text: str) -> str:
    r"""The text without control and invisible characters, its blanks made single.

    >>> one_line("  Anna\n\u202e  Maria ")
    'Anna Maria'
    """
    visible = (" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join("".join(visible).split())


def clean_name(text: str, default: str = "") -> str:
    """A name as it is shown; raises `Declined` when there is nothing left of it or too much.

    >>> clean_name(" Anna ")
    'Anna'
    """
    name = one_line(unicodedata.normalize("NFC", text)) or default
    if not name:
        raise Declined("unreadable", "A name needs at least one letter.")
    if len(name) > LONGEST_NAME:
        raise Declined("limit", f"A name has at most {LONGEST_NAME} characters.")
    return name
