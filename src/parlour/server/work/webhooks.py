"""Announces turns, as spectators know them, in the channels of tables (`announcing`).

Nothing is sent in quiet hours. A channel that could not be reached for a day is given up.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from parlour.kernel.message import HOUSE, Words, into, listed
from parlour.play.types import ChannelKind
from parlour.play.webhook import Webhook
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_table import LiveTable
from parlour.server.work.announcing import Announcer, Pace, Turns
from parlour.server.work.outbound import Outbound, host_of

JSON: Final = {"content-type": "application/json"}
MARKUP: Final = re.compile(r"([\\*_`~|<>\[\]()#@])")
"""Characters that a chat may take for markup."""


@dataclass(frozen=True)
class TurnNews:
    """The message to a channel."""

    table: str
    game: str
    title: str
    seats: Sequence[int]
    names: Sequence[str]
    sentence: str
    link: str


class Webhooks(Announcer):
    """The messages on their way to the channels of this server's tables."""

    way = "channel"

    def __init__(
        self, hub: Hub, hosts: Collection[str], outbound: Outbound | None = None, pace: Pace | None = None
    ) -> None:
        """`hosts` are the permitted hosts of channels."""
        super().__init__(hub, outbound, pace)
        self.hosts = frozenset(hosts)

    def allows(self, address: str) -> bool:
        """Whether an address is permitted: HTTPS at a listed host, without a password."""
        return host_of(address) in self.hosts

    def announces(self, live: LiveTable) -> bool:
        """Whether the table has a permitted webhook."""
        webhook = live.table.state.webhook
        return webhook is not None and self.allows(webhook.address)

    def quiet(self, live: LiveTable) -> float:
        """The seconds of quiet hours that are left."""
        webhook = live.table.state.webhook
        return 0.0 if webhook is None or webhook.quiet is None else webhook.quiet.left(self._hub.now())

    async def send(self, turns: Turns) -> Mapping[int, bool]:
        """Send to the table's channel."""
        if turns.webhook is not None:
            address, message = written(turns.webhook, news_of(turns, turns.webhook))
            await self.outbound.post(address, msgspec.json.encode(message), JSON)
        return dict.fromkeys(turns.seats, turns.webhook is not None)

    async def give_up(self, table: str) -> None:
        """Drop the table's webhook, and notify everybody there."""
        await self._hub.change(table, lambda t: t.propose_webhook_stopped())


def news_of(turns: Turns, webhook: Webhook) -> TurnNews:
    """The text about turns for a channel, in its language."""
    names, language = turns.names, webhook.language
    title: Words = turns.game.title
    sentence = HOUSE("webhook-turn", game=title, names=listed(names), count=len(names))
    return TurnNews(
        table=turns.table,
        game=turns.game.slug,
        title=into(title, language),
        seats=turns.seats,
        names=names,
        sentence=into(sentence, language),
        link=f"{webhook.server}/t/{turns.table}",
    )


def written(webhook: Webhook, news: TurnNews) -> tuple[str, dict[str, object]]:
    """The address and body of a message, in the receiver's format."""
    return WRITERS[webhook.kind](webhook.address, news)


def _discord(address: str, news: TurnNews) -> tuple[str, dict[str, object]]:
    return address, {"content": f"{marked(news.sentence)} {news.link}", "allowed_mentions": {"parse": []}}


def _slack(address: str, news: TurnNews) -> tuple[str, dict[str, object]]:
    text = news.sentence.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return address, {"text": f"{text} {news.link}"}


def _matrix(address: str, news: TurnNews) -> tuple[str, dict[str, object]]:
    return address, {"text": f"{marked(news.sentence)} {news.link}"}


def _ntfy(address: str, news: TurnNews) -> tuple[str, dict[str, object]]:
    """The request in the JSON format of ntfy, which has the topic in the message."""
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
    r"""A text in which a chat finds neither markup nor mentions.

    >>> print(marked("[Anna](https://x.example) *wins*"))
    \[Anna\]\(https://x.example\) \*wins\*
    """
    return MARKUP.sub(r"\\\1", text)
