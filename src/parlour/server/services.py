"""The parts of a running server, for its routes."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.server.limits.admission import Admission
from parlour.server.limits.rate_limits import Buckets, Tries
from parlour.server.settings import Settings
from parlour.server.sockets.socket import Sockets
from parlour.server.storage.health import StoreHealth
from parlour.server.storage.store import Store
from parlour.server.tables.bot_quota import BotTables
from parlour.server.tables.clock_watch import ClockWatch
from parlour.server.tables.events import Events
from parlour.server.tables.hub import Hub
from parlour.server.tables.people import People
from parlour.server.tables.purge import Purge
from parlour.server.work.boards import Boards
from parlour.server.work.bots.process import Thinkers
from parlour.server.work.bots.runner import BotRunner
from parlour.server.work.compiling import CompileQueue
from parlour.server.work.modules import Modules
from parlour.server.work.pictures import Pictures
from parlour.server.work.pushes import Pushes
from parlour.server.work.threads import Threads
from parlour.server.work.webhooks import Webhooks


@dataclass
class Services:
    """The parts of one server."""

    settings: Settings
    store: Store
    hub: Hub
    people: People
    bots: BotRunner
    thinkers: Thinkers
    events: Events
    clock_watch: ClockWatch
    purge: Purge
    sockets: Sockets
    new_tables: Buckets
    """The limit of an address's new tables."""
    codes: Tries
    """The limit of an address's wrong codes of events."""
    bot_tables: BotTables
    admission: Admission
    """Budgets of processor time, and queues."""
    health: StoreHealth
    modules: Modules
    """The compiled rules of games for browsers."""
    compile_queue: CompileQueue
    webhooks: Webhooks
    pushes: Pushes | None
    """None if the packages that send push messages are not installed."""
    threads: Threads
    boards: Boards
    pictures: Pictures
