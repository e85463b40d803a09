"""Works replays out in processes of their own, so that nobody's commit waits for one.

    python -m parlour.server.jobs.replays

answers requests (`jobs.processes`).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from parlour.games import load
from parlour.kernel.compile.twin import prepare
from parlour.kernel.errors import BadRecord
from parlour.kernel.game_record import GameRecord
from parlour.kernel.language import naming_players
from parlour.kernel.message import encoder, packed, unpacked
from parlour.play.seating import player_names
from parlour.presentation.replay import replay
from parlour.server.jobs.processes import Processes, serve

PRIORITY: Final = 3
"""The niceness of a replay: somebody waits for it, but everybody at a table for their turn."""


class ReplayRequest(msgspec.Struct):
    """A record to replay, and for whom."""

    record: GameRecord
    seat: int | None
    foreign: bool
    language: str
    named: bool
    compiled: bool
    """Whether the rules are in the compile cache."""
    bots: list[str] = []
    """The levels of the bots at its table, "" for people."""


class ReplayAnswer(msgspec.Struct):
    """A replay as JSON, or why the record has none."""

    replay: bytes = b""
    reason: Any = None
    field: str = ""


_requests = msgspec.msgpack.Decoder(ReplayRequest)
_answers = msgspec.msgpack.Decoder(ReplayAnswer)


class Replayers:
    """Processes that work out replays."""

    def __init__(self, most: int = 1) -> None:
        self.processes = Processes(__name__, priority=PRIORITY, most=most)

    async def __call__(self, request: ReplayRequest) -> bytes:
        """The replay as JSON; raises `BadRecord`, or `Stopping` with the server."""
        answer = _answers.decode(await self.processes(msgspec.msgpack.encode(request)))
        if answer.reason is not None:
            raise BadRecord(unpacked(answer.reason), answer.field)
        return answer.replay


def answer_to(asked: bytes) -> bytes:
    """Work one out."""
    request = _requests.decode(asked)
    try:
        variant = load(request.record.game, **request.record.options)
        if request.compiled:
            prepare(variant.game)
        seat, foreign, bots = request.seat, request.foreign, request.bots
        found = replay(variant, request.record, seat, foreign=foreign, bots=bots)
    except BadRecord as error:
        return msgspec.msgpack.encode(ReplayAnswer(reason=packed(error.message), field=error.field))
    with naming_players(player_names(request.record.seats, variant.seats)):
        text = encoder(request.language, request.named).encode(found)
    return msgspec.msgpack.encode(ReplayAnswer(text))


if __name__ == "__main__":
    serve(answer_to)
