"""Seats before and during a game: plans, names, secret tokens and codes."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Final

import msgspec

from parlour.play.errors import Declined
from parlour.play.types import PlanKind

LONGEST_NAME: Final = 24
TOKEN_BYTES: Final = 32
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mistakes for one another when read aloud or typed."""
MOST_MARKS: Final = 2
"""Accents in a row on one letter: more than that is no language, and covers the lines above."""
COMBINING: Final = ("Mn", "Me")
UNSEEN: Final = frozenset(
    (
        *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0x200B, 0x2010),
        *range(0x202A, 0x202F),
        *range(0x2060, 0x2070),
        *range(0xFE00, 0xFE10),
        *range(0xFFF0, 0xFFF9),
        *range(0x1BCA0, 0x1BCA4),
        *range(0x1D173, 0x1D17B),
        *range(0xE0000, 0xE1000),
        *(0x2800, 0x1D159),  # without ink, though nothing calls them ignorable
    )
)
"""What Unicode calls ignorable by default, and what has no ink."""
CONFUSING: Final = re.compile(r"bot [a-z]|you")
"""Keys of names that the house gives: to bots, and to whoever reads."""
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
    r"""The text without control and invisible characters, its blanks made single, accents not piled up.

    >>> one_line("  Anna\n\u202e  Mari\u0301\u0301\u0301\u0301a \u3164")
    'Anna Mari\u0301\u0301a'
    """
    shown: list[str] = []
    marks = MOST_MARKS  # none before the first character that could bear one
    for c in text:
        kind = unicodedata.category(c)
        if c.isspace():
            shown.append(" ")
            marks = MOST_MARKS
        elif kind[0] == "C" or ord(c) in UNSEEN:
            continue
        elif kind in COMBINING:
            marks += 1
            if marks <= MOST_MARKS:
                shown.append(c)
        else:
            shown.append(c)
            marks = 0
    return " ".join("".join(shown).split())


def clean_name(text: str, default: str = "") -> str:
    """A name as it is shown; raises `Declined` when there is nothing left of it or too much.

    Letters that look alike by their nature (wide ones, ligatures) become the plain ones.

    >>> clean_name(" Anna "), clean_name("\uff21nna")
    ('Anna', 'Anna')
    """
    name = one_line(unicodedata.normalize("NFKC", text))
    name = unicodedata.normalize("NFC", name) if name or text.strip() else default
    if not any(c.isalnum() for c in name):
        raise Declined("unreadable", "A name needs at least one letter or digit.")
    if len(name) > LONGEST_NAME:
        raise Declined("limit", f"A name has at most {LONGEST_NAME} characters.")
    return name


def persons_name(text: str, default: str = "") -> str:
    """The name of a person; raises `Declined` for one that others would take for a bot's or for their own.

    >>> persons_name("Bot B")
    Traceback (most recent call last):
    parlour.play.errors.Declined: People are not called 'Bot B' here; take another name.
    """
    name = clean_name(text, default)
    if CONFUSING.fullmatch(name_key(name)):
        raise Declined("unreadable", f"People are not called {name!r} here; take another name.")
    return name


def name_key(name: str) -> str:
    """What two names have in common that nobody could tell apart.

    >>> name_key("ANNA") == name_key("\uff41nna") == name_key("An\u034fna")
    True
    """
    return one_line(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()))
