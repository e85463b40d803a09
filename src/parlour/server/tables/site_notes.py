"""The host's settings while the server runs, stored beside the tables for all processes."""

from __future__ import annotations

from typing import Final

import msgspec

from parlour.server.storage.store import Store

NOTE: Final = "site"


class SiteNotes(msgspec.Struct, frozen=True, omit_defaults=True):
    """The host's settings for the whole site."""

    announcement: str = ""
    """A sentence for everybody; empty for none."""
    chat: bool = True
    """Whether people may chat at tables."""


_decoder = msgspec.json.Decoder(SiteNotes)


async def stored_site_notes(store: Store) -> SiteNotes:
    """Read the stored settings; raises `StoreError`."""
    text = await store.note(NOTE)
    return _decoder.decode(text) if text else SiteNotes()


async def keep_site_notes(store: Store, notes: SiteNotes) -> None:
    """Store new settings; raises `StoreError`."""
    await store.keep_note(NOTE, msgspec.json.encode(notes).decode())
