"""How messages of websockets are compressed (permessage-deflate, RFC 7692): long ones, with those before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LEAST_COMPRESSED: Final = 600
"""Bytes: what turns change is shorter, and to compress it takes longer than to send it."""


class _Sparing(PerMessageDeflate):
    """Leaves short messages as they are; no message is sent in several frames."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it is sent."""
        return frame if len(frame.data) < LEAST_COMPRESSED else super().encode(frame)


class _Factory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed with a client that offers this."""
        agreed, its = super().process_request_params(params, accepted_extensions)
        its.__class__ = _Sparing
        return agreed, its


DEFLATE: Final = _Factory(
    client_no_context_takeover=True,
    server_max_window_bits=11,
    client_max_window_bits=11,
    compress_settings={"level": 6, "memLevel": 2},
)
"""Long messages to a client, the end of a game above all, have those before as context; those from it are
compressed each by itself, for they are short. A socket takes 16 kB for it, and 45 with uvicorn's own
settings.
"""
