"""Help while playing: between people it is off unless the host allows it, and asking for it is announced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.kernel.message import HOUSE
from parlour.kernel.options import AIDS, aids_option
from parlour.play.errors import Declined
from parlour.play.events import Helped, Payload
from parlour.play.seating import Plan
from parlour.play.table_state import TableState


def with_usual_help(options: Mapping[str, object], plans: Sequence[Plan]) -> Mapping[str, object]:
    """The options of a new table; where they leave help open, it is off between people."""
    between_people = sum(plan.kind != "bot" for plan in plans) > 1
    return {AIDS: aids_option().text(False), **options} if between_people else options


def helped(table: TableState, seat: int) -> list[Payload]:
    """Announce that a seat has asked for help, once a turn; this relies on an honest page."""
    table.must_sit(seat)
    table.must_play()
    if table.created.asked.get(AIDS) == aids_option().text(False):
        raise Declined("closed", HOUSE("help-closed"))
    alone = table.people == (seat,)
    return [] if alone or seat in table.helped else [Helped(seat)]
