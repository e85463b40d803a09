"""Tells the channels of tables whose turn it is: what those know who watch, at most once a turn.

What happens at a table within a moment becomes one message. Nobody is called who is at the table, and nothing
is sent in quiet hours. A channel that cannot be reached is tried again, more and more seldom, and given up
after a day. What waits to be sent is kept in memory: a restart forgets it.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import msgspec

from parlour.kernel.message import HOUSE, Words, into, listed
from parlour.play.errors import Declined
from parlour.play.types import ChannelKind
from parlour.play.webhook import Webhook
from parlour.server.logs import log
from parlour.server.storage.store import StoreError
from parlour.server.tables.hub import Hub, NoTable
from parlour.server.tables.live_table import LiveTable
from parlour.server.work.outbound import NotSent, Outbound

HTTPS: Final = 443
JSON: Final = {"content-type": "application/json"}
MARKUP: Final = re.compile(r"([\\*_`~|<>\[\]()#@])")
"""Signs by which a chat would make something else of a name."""


@dataclass(frozen=True)
class Pace:
    """How messages are spaced, in seconds."""

    together: float = 10.0
    """What happens within so many is one message."""
    again: float = 60.0
    """After a failure; twice as long after the next."""
    seldom: float = 3600.0
    """The longest between two tries."""
    patience: float = 86_400.0
    """After which a channel that was never reached in them is given up."""


@dataclass(frozen=True)
class TurnNews:
    """What a channel is told."""

    table: str
    game: str
    title: str
    seats: Sequence[int]
    names: Sequence[str]
    sentence: str
    link: str


class Webhooks:
    """The messages on their way to the channels of this server's tables."""

    def __init__(
        self, hub: Hub, hosts: Collection[str], outbound: Outbound | None = None, pace: Pace | None = None
    ) -> None:
        """`hosts` are those that may be sent to."""
        self.hosts = frozenset(hosts)
        self.outbound = outbound or Outbound()
        self.pace = pace or Pace()
        self._hub = hub
        self._untold: dict[str, set[int]] = {}
        """The seats whose turns have begun and are not told yet, by table."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        hub.on_turns.append(self.turns_begun)

    def allows(self, address: str) -> bool:
        """Whether an address may be sent to: at a host that is listed, in safety, and with no password."""
        try:
            parts = urlsplit(address)
            port = parts.port or HTTPS
        except ValueError:
            return False
        host = (parts.hostname or "").lower()
        named = host if port == HTTPS else f"{host}:{port}"
        plain = address.isascii() and address.isprintable() and " " not in address
        return plain and parts.scheme == "https" and "@" not in parts.netloc and named in self.hosts

    def turns_begun(self, live: LiveTable, seats: frozenset[int]) -> None:
        """Plan to tell that the turns of these seats have begun."""
        table = live.table.state.id
        self._untold.setdefault(table, set()).update(seats)
        if table not in self._tasks:
            self._tasks[table] = asyncio.get_running_loop().create_task(self._run(table))

    async def stop(self) -> None:
        """Send nothing any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: str) -> None:
        try:
            await self._tell(table)
        except (NoTable, StoreError, Declined) as error:
            log().warning("turns could not be told", table=table, reason=str(error))
        except Exception:
            log().exception("turns could not be told", table=table)
        finally:
            self._untold.pop(table, None)
            self._tasks.pop(table, None)

    async def _tell(self, table: str) -> None:
        """Tell a table's channel of turns until all are told, or the channel is given up."""
        pause, failing = self.pace.together, 0.0
        clock = asyncio.get_running_loop().time
        while self._untold[table]:
            await asyncio.sleep(pause)
            async with self._hub.hold(table) as live:
                webhook = live.table.state.webhook
            if webhook is None or not self.allows(webhook.address):
                return
            if webhook.quiet is not None:
                await asyncio.sleep(webhook.quiet.left(self._hub.now()))
            async with self._hub.hold(table) as live:
                untold = self._untold[table]
                untold &= live.table.people_due() - live.here
                news = news_of(live, untold, webhook)
            if not untold:
                return
            try:
                await self._send(webhook, news)
            except NotSent as reason:
                failing = failing or clock()
                log().info("webhook failed", table=table, reason=str(reason))
                if clock() - failing >= self.pace.patience:
                    await self._hub.change(table, lambda t: t.propose_webhook_stopped())
                    return
                pause = min(2 * pause if pause >= self.pace.again else self.pace.again, self.pace.seldom)
            else:
                untold.difference_update(news.seats)
                pause, failing = self.pace.together, 0.0

    async def _send(self, webhook: Webhook, news: TurnNews) -> None:
        address, message = written(webhook, news)
        await self.outbound.post(address, msgspec.json.encode(message), JSON)


def news_of(live: LiveTable, seats: Collection[int], webhook: Webhook) -> TurnNews:
    """What a channel is told of turns that have begun, in its language."""
    state, language = live.table.state, webhook.language
    names = [state.chairs[seat].name for seat in sorted(seats)]
    title: Words = state.game.title
    sentence = HOUSE("webhook-turn", game=title, names=listed(names), count=len(names)) if names else ""
    return TurnNews(
        table=state.id,
        game=state.game.slug,
        title=into(title, language),
        seats=sorted(seats),
        names=names,
        sentence=into(sentence, language),
        link=f"{webhook.server}/t/{state.id}",
    )


def written(webhook: Webhook, news: TurnNews) -> tuple[str, dict[str, object]]:
    """Where a message is sent, and the message, as its reader takes it."""
    return WRITERS[webhook.kind](webhook.address, news)


def _discord(address: str, news: TurnNews) -> tuple[str, dict[str, object]]:
    return address, {"content": f"{marked(news.sentence)} {news.link}", "allowed_mentions": {"parse": []}}


def _slack(address: str, news: TurnNews) -> tuple[str, dict[str, object]]:
    text = news.sentence.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return address, {"text": f"{text} {news.link}"}


def _matrix(address: str, news: TurnNews) -> tuple[str, dict[str, object]]:
    return address, {"text": f"{marked(news.sentence)} {news.link}"}


def _ntfy(address: str, news: TurnNews) -> tuple[str, dict[str, object]]:
    """Write by the JSON form of ntfy, which takes the topic in the message."""
    root, _, topic = address.rstrip("/").rpartition("/")
    return root, {"topic": topic, "title": news.title, "message": news.sentence, "click": news.link}


def _json(address: str, news: TurnNews) -> tuple[str, dict[str, object]]:
    due = [{"seat": seat, "name": name} for seat, name in zip(news.seats, news.names, strict=True)]
    return address, {
        "table": news.table,
        "game": news.game,
        "title": news.title,
        "due": due,
        "text": news.sentence,
        "link": news.link,
    }


WRITERS: Final[dict[ChannelKind, Callable[[str, TurnNews], tuple[str, dict[str, object]]]]] = {
    "discord": _discord,
    "slack": _slack,
    "matrix": _matrix,
    "ntfy": _ntfy,
    "json": _json,
}


def marked(text: str) -> str:
    r"""A text in which a chat finds no markup and calls nobody.

    >>> print(marked("[Anna](https://x.example) *wins*"))
    \[Anna\]\(https://x.example\) \*wins\*
    """
    return MARKUP.sub(r"\\\1", text)
