"""Tells people's devices by web push whose turn it is (`announcing`; RFC 8030, 8291 and 8292).

The address of a push service is named by a browser, so it is one that anybody may give: it is sent to as
those of webhooks are. A subscription that the service says is gone is forgotten.
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
"""How long a signature is good; a day at most (RFC 8292)."""
KEPT_SECONDS: Final = 7 * 24 * 3600
"""How long a push service keeps a message for a device that is off."""
GONE: Final = (404, 410)
"""What a push service answers about a subscription that is no more (RFC 8030)."""


def installed() -> bool:
    """Whether what sends is installed: the extra `notify`."""
    return all(find_spec(name) is not None for name in ("aiohttp", "http_ece", "py_vapid"))


class Pushes(Announcer):
    """The messages on their way to people's devices."""

    way = "device"

    def __init__(self, hub: Hub, people: People, contact: str) -> None:
        """`contact` is whom push services may turn to about these messages."""
        super().__init__(hub)
        self._people = people
        self._store: Store = hub.store
        self._contact = contact
        self._key: Vapid
        self.public_key = ""
        """The server's public key, by which browsers subscribe, in base64url, once it has started."""

    async def start(self) -> None:
        """Start, with the key by which push services know this server, made at its first start.

        Of several processes that make one at once, all have the first that was stored. Raises `StoreError`.
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
        """Write to all devices of those whose turns they are; raises `NotSent` where all of them failed."""
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
        """Leave it at that: the next turn is tried again."""

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
            "topic": turns.table,  # of several that wait for a device, the last comes
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
    """What a device is told of its person's turn, in its language."""
    others = [chair.name for at, chair in enumerate(turns.chairs) if at != seat]
    text = HOUSE("push-turn", names=listed(others))
    language = push.language
    said = {"title": into(turns.game.title, language), "text": into(text, language), "table": turns.table}
    return msgspec.json.encode(said | ({"event": turns.event} if turns.event else {}))


def encrypted(message: bytes, push: Subscription) -> bytes:
    """A message that only the browser can read which has subscribed (RFC 8291)."""
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
