"""The version of the wire rises when a message changes.

python -m tests.wire.test_version     notes the messages of a version that has been raised
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

from parlour.display import scene
from parlour.play import types
from parlour.wire import from_client, parts, to_client
from parlour.wire.typescript import declarations
from parlour.wire.version import VERSION

NOTED: Final = Path(__file__).with_name("version.json")


def digest() -> str:
    """A digest of all messages and their parts, without what is said about them."""
    modules = (types, scene, parts, to_client, from_client)
    lines = [line for module in modules for declaration in declarations(module) for line in declaration]
    code = [line.strip() for line in lines if not line.strip().startswith(("/*", "*"))]
    return hashlib.sha256("\n".join(code).encode()).hexdigest()


def test_it_is_raised_with_every_change_of_a_message() -> None:
    noted = json.loads(NOTED.read_text(encoding="utf-8"))
    assert (noted["version"] == VERSION) == (noted["digest"] == digest()), (
        "raise parlour.wire.version.VERSION if a message has changed; then: python -m tests.wire.test_version"
    )
    assert noted["version"] == VERSION, "note the new version: python -m tests.wire.test_version"


if __name__ == "__main__":
    NOTED.write_text(json.dumps({"version": VERSION, "digest": digest()}, indent=2) + "\n", encoding="utf-8")
