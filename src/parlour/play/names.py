"""Names of people and bots: cleaned, not confusable with each other, not claiming a rank."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from disarm import skeleton_key

from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
"""The most characters of an event's title, which has a line of its own."""
MOST_MARKS: Final = 2
"""Accents allowed on one letter: no language needs more, and they would cover the lines above."""
COMBINING: Final = ("Mn", "Me")
SIGNS: Final = ("So", "Sm", "Sk")
"""Symbols: a tick, a star or a crown beside a name looks like an official rank."""
PICTURES: Final = range(0x1F300, 0x1FB00)
"""Faces, animals, plants and things: symbols too, allowed unless they claim something."""
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
        *(0x2800, 0x1D159),  # blank, though Unicode does not call them ignorable
    )
)
"""Characters that are ignorable by default in Unicode, and blank ones."""
BOT_NAMES: Final = {
    "random": ("Dodo", "Moa", "Nandu", "Emu", "Rhea", "Alca"),
    "greedy": ("Pica", "Gazza", "Urraca", "Elster", "Straka", "Sroka"),
    "novice": ("Kiwi", "Weka", "Tui", "Huia", "Takahe", "Moho"),
    "casual": ("Lori", "Ara", "Jako", "Rosella", "Kakapo", "Amazona"),
    "keen": ("Merlin", "Saker", "Lanner", "Hobby", "Falco", "Kestrel"),
    "strong": ("Corvus", "Hugin", "Munin", "Corax", "Cornix", "Corone"),
    "master": ("Athena", "Bubo", "Strix", "Tyto", "Otus", "Asio"),
}
"""The names of bots by level, before the letter of their seat: birds, in all languages."""
UNNAMED_BOT: Final = ("Bot",)
"""The names of bots of any other level."""
BIRDS: Final = "|".join(name.lower() for names in BOT_NAMES.values() for name in names)
RESERVED: Final = re.compile(rf"(bot|{BIRDS}) [a-z]|you|a spectator")
"""Keys of names that Parlour itself gives: to bots, to the reader, and to spectators."""
MOST_REMEMBERED: Final = 10_000
"""Cached keys of names: each name of an event is compared with all others."""
NOT_WORDS: Final = re.compile(r"[\W_]+")


def one_line(text: str) -> str:
    r"""The text without control and invisible characters, with single blanks and no stacked accents.

    >>> one_line("  Anna\n\u202e  Mari\u0301\u0301\u0301\u0301a \u3164")
    'Anna Mari\u0301\u0301a'
    """
    shown: list[str] = []
    marks = MOST_MARKS  # none before the first base character
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


def clean_name(text: str, default: str = "", most: int = LONGEST_NAME) -> str:
    """A name as shown; raises `Declined` if it is empty or too long after cleaning.

    Compatibility variants of letters (wide ones, ligatures) become the plain ones.

    >>> clean_name(" Anna "), clean_name("\uff21nna")
    ('Anna', 'Anna')
    """
    sign = next(filter(is_sign, text), "")
    if sign:
        raise Declined("unreadable", HOUSE("name-sign", sign=sign))
    name = one_line(unicodedata.normalize("NFKC", text))
    name = unicodedata.normalize("NFC", name) if name or text.strip() else default
    if not any(c.isalnum() for c in name):
        raise Declined("unreadable", HOUSE("name-empty"))
    if len(name) > most:
        raise Declined("limit", HOUSE("name-too-long", most=most))
    return name


def is_sign(c: str) -> bool:
    """Whether a character is a symbol that could be taken for a rank."""
    code = ord(c)
    if code in PICTURES:
        return code in CLAIMS
    return not c.isascii() and code not in UNSEEN and unicodedata.category(c) in SIGNS


def persons_name(text: str, default: str = "") -> str:
    """The name of a person; raises `Declined` for one that could be mistaken for a bot's or another's.

    >>> persons_name("Bot B")
    Traceback (most recent call last):
    parlour.play.errors.Declined: People are not called “Bot B” here; take another name.
    """
    name = clean_name(text, default)
    keys = name_key(name), skeleton_key(name)
    if any(RESERVED.fullmatch(NOT_WORDS.sub(" ", key).strip()) for key in keys):
        raise Declined("unreadable", HOUSE("name-reserved", name=name))
    return name


def own_name(text: str, others: Iterable[str]) -> str:
    """The name of a person; raises `Declined` where it could be confused with one of the others."""
    name = persons_name(text)
    like = next((other for other in others if other and not distinct((other, name))), "")
    if like.casefold() == name.casefold():
        raise Declined("unreadable", HOUSE("name-taken", name=name))
    if like:
        raise Declined("unreadable", HOUSE("name-like", name=name, like=like))
    return name


def bots_called(level: str) -> tuple[str, ...]:
    """The names of the bots of a level at one table, in order, before their seat's letter.

    >>> bots_called("casual")[:2], bots_called("mine")
    (('Lori', 'Ara'), ('Bot',))
    """
    return BOT_NAMES.get(level, UNNAMED_BOT)


def name_key(name: str) -> str:
    """A name normalised for case, width and invisible characters."""
    return one_line(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()))


@lru_cache(MOST_REMEMBERED)
def name_keys(name: str) -> frozenset[str]:
    """The keys that a name shares with every name it could be confused with.

    They are how it reads (case-folded letters) and how it looks (its skeleton by Unicode's technical standard
    39, in which a Cyrillic \u0430 is a Latin a, and I is l).

    >>> name_keys("ANNA") & name_keys("\uff41nna") & name_keys("An\u034fna")
    frozenset({'anna'})
    >>> bool(name_keys("Anna") & name_keys("\u0410nn\u0430")), bool(name_keys("Anna") & name_keys("Anne"))
    (True, False)
    """
    return frozenset((name_key(name), one_line(skeleton_key(name, digit_policy="tr39")))) - {""}


def distinct(names: Iterable[str]) -> bool:
    """Whether no two of the names could be confused."""
    seen: set[str] = set()
    for keys in map(name_keys, names):
        if keys & seen:
            return False
        seen |= keys
    return True
