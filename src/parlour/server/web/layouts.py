"""Whether a page reads records as the server writes them."""

from __future__ import annotations

from parlour.browser.parts import layout_of
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.server.web.errors import HttpProblem
from parlour.wire.http.responses import Problem


def must_read(game: Game, layout: str) -> None:
    """Refuse a page whose record layout is outdated; raises `HttpProblem`. "": it reads no records yet."""
    if layout and layout != layout_of(game):
        raise HttpProblem(409, Problem("outdated", HOUSE("page-outdated")))
