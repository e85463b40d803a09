"""The version of what pages and servers tell each other: a page of another one loads itself again."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from parlour.display import following, rows, saying, scene, spelling
from parlour.wire import from_client, parts, to_client

DIGEST_BYTES: Final = 4


def _version() -> str:
    """A digest of the sources that say what is told: a page need not understand those of another program."""
    made = hashlib.blake2b(digest_size=DIGEST_BYTES)
    for module in (to_client, from_client, parts, following, rows, saying, scene, spelling):
        made.update(Path(str(module.__file__)).read_bytes())
    return made.hexdigest()


WIRE: Final = _version()
