"""Notifies people's devices of turns by web push (`announcing`; RFC 8030, 8291 and 8292).

Browsers name the address of their push service, so it may be any address, and is treated with the same care
as those of webhooks. A subscription that the service reports as gone is forgotten.
"""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from parlour.kernel.message import HOUSE, into, listed
from parlour.play.errors import Declined
from parlour.play.person import Device, Subscription
from parlour.server.logs import log
from parlour.server.storage.store import Store
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.people import People
from parlour.server.work.announcing import Announcer, Turns
from parlour.server.work.outbound import NotSent, host_of

if TYPE_CHECKING:
    from py_vapid import Vapid  # ships with the extra `notify`
else:
    Vapid = Any

NOTE: Final = "push-key"
SECRET_BYTES: Final = 16
GOOD_SECONDS: Final = 12 * 3600
"""Seconds for which a signature is valid; a day at most (RFC 8292)."""
KEPT_SECONDS: Final = 7 * 24 * 3600
"""Seconds for which a push service stores a message for a device that is offline."""
GONE: Final = (404, 410)
"""The statuses that a push service answers for an expired subscription (RFC 8030)."""


def installed() -> bool:
    """Whether the extra `notify`, which sends, is installed."""
    return all(find_spec(name) is not None for name in ("aiohttp", "http_ece", "py_vapid"))


class Pushes(Announcer):
    """The messages on their way to people's devices."""

    way = "device"

    def __init__(self, hub: Hub, people: People, contact: str) -> None:
        """`contact` is the host's contact for push services."""
        super().__init__(hub)
        self._people = people
        self._store: Store = hub.store
        self._contact = contact
        self._key: Vapid
        self.public_key = ""
        """The server's public key, by which browsers subscribe, in base64url, once it has started."""

    async def start(self) -> None:
        """Start, with the key that identifies this server to push services, created at the first start.

        If several processes create one at once, all use the one stored first. Raises `StoreError`.
        """
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid

        pem = await self._store.note(NOTE)
        if not pem:
            new = Vapid()
            new.generate_keys()
            pem = await self._store.keep_first_note(NOTE, new.private_pem().decode())
        self._key = Vapid.from_pem(pem.encode())
        self._key.conf = {"no-strict": True}  # a contact may be any address
        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = urlsafe_b64encode(point).decode().rstrip("=")
        await super().start()

    def announces(self, live: LiveTable) -> bool:
        """Whether several people play at the table."""
        return len(live.table.state.people) > 1

    async def send(self, turns: Turns) -> Mapping[int, bool]:
        """Send to all devices of the players whose turns have begun; raises `NotSent` if all failed."""
        reached, failed = dict[int, bool](), list[NotSent]()
        for seat in turns.seats:
            devices = await self._people.subscribed(turns.table, turns.chairs[seat].holder)
            for device, push in devices:
                try:
                    await self._post(device, push, turns, seat)
                except NotSent as reason:
                    failed.append(reason)
                else:
                    reached[seat] = True
            if not devices:
                reached[seat] = False
        if failed and not reached:
            raise failed[0]
        return reached

    async def give_up(self, table: str) -> None:
        """Do nothing: the next turn is tried again."""

    async def _post(self, device: Device, push: Subscription, turns: Turns, seat: int) -> None:
        parts = urlsplit(push.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + GOOD_SECONDS,
            "sub": self._contact,
        }
        headers: dict[str, str] = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "topic": turns.table,  # a later message replaces one that waits for a device
            "urgency": "high",
            **self._key.sign(claims),
        }
        try:
            await self.outbound.post(push.endpoint, encrypted(message(turns, seat, push), push), headers)
        except NotSent as reason:
            if reason.status in GONE:
                log().info("push subscription gone", status=reason.status)
                await self._people.unsubscribe(device)
            raise


def message(turns: Turns, seat: int, push: Subscription) -> bytes:
    """The text of a person's turn for a device, in its language."""
    others = [chair.name for at, chair in enumerate(turns.chairs) if at != seat]
    text = HOUSE("push-turn", names=listed(others))
    language = push.language
    said = {"title": into(turns.game.title, language), "text": into(text, language), "table": turns.table}
    return msgspec.json.encode(said | ({"event": turns.event} if turns.event else {}))


def encrypted(message: bytes, push: Subscription) -> bytes:
    """A message that only the subscribed browser can decrypt (RFC 8291)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    sealed: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(push.key),
        auth_secret=decoded(push.secret),
        version="aes128gcm",
    )
    return sealed


def decoded(text: str) -> bytes:
    """Bytes of base64url without padding; raises `ValueError`."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check(push: Subscription) -> None:
    """Check that messages can be sent to a subscription; raises `Declined`."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(push.key))
        readable = len(decoded(push.secret)) == SECRET_BYTES
    except ValueError:
        readable = False
    if not readable or not host_of(push.endpoint):
        raise Declined("unreadable", HOUSE("push-unreadable"))
