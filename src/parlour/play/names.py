"""Names of people and bots: cleaned, no one's taken for another's, none that claims a rank."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from disarm import skeleton_key

from parlour.play.errors import Declined

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2
"""Accents in a row on one letter: more than that is no language, and covers the lines above."""
COMBINING: Final = ("Mn", "Me")
SIGNS: Final = ("So", "Sm", "Sk")
"""Symbols: a tick, a star or a crown beside a name looks like a rank that the house gave."""
PICTURES: Final = range(0x1F300, 0x1FB00)
"""Faces, animals, plants and things: symbols too, and welcome but for those that claim something."""
CLAIMS: Final = frozenset(
    (
        *(0x1F31F, 0x1F320, 0x1F396, 0x1F3C5, 0x1F3C6, 0x1F451, 0x1F46E, 0x1F4AF, 0x1F4DB, 0x1F530, 0x1F6E1),
        *(
            *range(0x1F510, 0x1F514),
            0x1F5F8,
            0x1F5F9,
            *range(0x1F7E0, 0x1F7F1),
            0x1F916,
            *range(0x1F947, 0x1F94A),
        ),
    )
)
"""Stars, medals, crowns, shields, locks, badges, ticks, lights, robots."""
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
RESERVED: Final = re.compile(r"bot [a-z]|you|a spectator")
"""Keys of names that the house gives: to bots, to whoever reads, and to those who watch."""
NOT_WORDS: Final = re.compile(r"[\W_]+")


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
    sign = next(filter(is_sign, text), "")
    if sign:
        raise Declined("unreadable", f"{sign} beside a name looks like a rank; take a name without it.")
    name = one_line(unicodedata.normalize("NFKC", text))
    name = unicodedata.normalize("NFC", name) if name or text.strip() else default
    if not any(c.isalnum() for c in name):
        raise Declined("unreadable", "A name needs at least one letter or digit.")
    if len(name) > LONGEST_NAME:
        raise Declined("limit", f"A name has at most {LONGEST_NAME} characters.")
    return name


def is_sign(c: str) -> bool:
    """Whether a character is a symbol that could be taken for a rank."""
    code = ord(c)
    if code in PICTURES:
        return code in CLAIMS
    return not c.isascii() and code not in UNSEEN and unicodedata.category(c) in SIGNS


def persons_name(text: str, default: str = "") -> str:
    """The name of a person; raises `Declined` for one that others would take for a bot's or for their own.

    >>> persons_name("Bot B")
    Traceback (most recent call last):
    parlour.play.errors.Declined: People are not called 'Bot B' here; take another name.
    """
    name = clean_name(text, default)
    keys = name_key(name), skeleton_key(name)
    if any(RESERVED.fullmatch(NOT_WORDS.sub(" ", key).strip()) for key in keys):
        raise Declined("unreadable", f"People are not called {name!r} here; take another name.")
    return name


def name_key(name: str) -> str:
    """A name without what case, width and invisible characters make of it."""
    return one_line(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()))


def name_keys(name: str) -> frozenset[str]:
    """What a name has in common with each that nobody could tell from it.

    That is how it reads (letters without their case) and how it looks (its skeleton after Unicode's
    technical standard 39, in which a Cyrillic \u0430 is a Latin a, and I is l).

    >>> name_keys("ANNA") & name_keys("\uff41nna") & name_keys("An\u034fna")
    frozenset({'anna'})
    >>> bool(name_keys("Anna") & name_keys("\u0410nn\u0430")), bool(name_keys("Anna") & name_keys("Anne"))
    (True, False)
    """
    return frozenset((name_key(name), one_line(skeleton_key(name, digit_policy="tr39")))) - {""}


def distinct(names: Iterable[str]) -> bool:
    """Whether nobody could take one of the names for another."""
    seen: set[str] = set()
    for keys in map(name_keys, names):
        if keys & seen:
            return False
        seen |= keys
    return True
